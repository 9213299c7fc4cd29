# shellcheck shell=bash
# Sourced: start_nginx <folder> serves what <folder>/site.conf says, in the background; $nginx_pid is to be ended.

start_nginx() {
  local folder=$1 user='' nginx
  nginx=$(command -v nginx || echo /usr/sbin/nginx)
  # Started by root, its workers would be somebody who may not read here.
  [ "$(id -u)" != 0 ] || user='user root;'
  cat > "$folder/nginx.conf" << END
$user
pid $folder/pid;
error_log $folder/error.log;
daemon off;
events {}
http {
    include /etc/nginx/mime.types;
    access_log off;
    client_body_temp_path $folder/body;
    proxy_temp_path $folder/proxy;
    fastcgi_temp_path $folder/fastcgi;
    uwsgi_temp_path $folder/uwsgi;
    scgi_temp_path $folder/scgi;
    include $folder/site.conf;
}
END
  "$nginx" -c "$folder/nginx.conf" &
  # shellcheck disable=SC2034 # for what sources it
  nginx_pid=$!
}
