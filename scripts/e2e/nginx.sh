# shellcheck shell=bash
# Sourced: starts nginx with configurations that contain only servers.

nginx=$(command -v nginx || echo /usr/sbin/nginx)

# configure_nginx <folder for its own files> <pattern of configurations>: prints the configuration that includes them.
configure_nginx() {
  cat << END
pid $1/nginx.pid;
error_log stderr;
daemon off;
events {}
http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log off;
    client_body_temp_path $1/body;
    proxy_temp_path $1/proxy;
    fastcgi_temp_path $1/fastcgi;
    uwsgi_temp_path $1/uwsgi;
    scgi_temp_path $1/scgi;
    include $2;
}
END
}

# start_nginx <folder>: starts nginx with <folder>/site.conf in the background, and sets $nginx_pid, which the caller must end.
start_nginx() {
  configure_nginx "$1" "$1/site.conf" > "$1/nginx.conf"
  # If root starts it, its workers would run as a user who cannot read these files.
  [ "$(id -u)" != 0 ] || echo 'user root;' >> "$1/nginx.conf"
  "$nginx" -c "$1/nginx.conf" 2> "$1/error.log" &
  # shellcheck disable=SC2034 # for the scripts that source this file
  nginx_pid=$!
}
