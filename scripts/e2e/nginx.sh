# shellcheck shell=bash
# Sourced: ways to start nginx with configurations of servers alone.

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

# start_nginx <folder>: serves what <folder>/site.conf says, in the background; $nginx_pid is to be ended.
start_nginx() {
  configure_nginx "$1" "$1/site.conf" > "$1/nginx.conf"
  # Started by root, its workers would be somebody who cannot read here.
  [ "$(id -u)" != 0 ] || echo 'user root;' >> "$1/nginx.conf"
  "$nginx" -c "$1/nginx.conf" 2> "$1/error.log" &
  # shellcheck disable=SC2034 # for what sources it
  nginx_pid=$!
}
