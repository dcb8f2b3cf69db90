import { join } from 'node:path'

/**
 * Configuration that accepts both ports as the site's address. Outgoing requests are disabled
 * during the measurement.
 */
export function wordpressConfig(folder: string, theme: string): string {
  return `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${folder}/mariadb.sock');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', 'http://' . $_SERVER['HTTP_HOST']);
define('WP_SITEURL', WP_HOME);
define('WP_DEFAULT_THEME', '${theme}');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`
}

/** Opcache uses Debian's default settings. */
export function fpmFile(folder: string): string {
  return `[global]
error_log = ${folder}/fpm.log
daemonize = no
[www]
listen = ${folder}/php.sock
listen.mode = 0666
pm = static
pm.max_children = 4
php_admin_value[opcache.enable] = 1
`
}

type Ports = { bare: number; cached: number }

/**
 * Serves the same site twice: once from PHP, once from nginx's page cache as hosting companies do.
 * Both compress and cache open files.
 */
export function siteFile(folder: string, { bare, cached }: Ports): string {
  return `fastcgi_cache_path ${folder}/pages levels=1:2 keys_zone=pages:10m inactive=1d;
sendfile on;
tcp_nopush on;
gzip on;
gzip_vary on;
gzip_types text/css application/javascript application/json image/svg+xml;
open_file_cache max=1000 inactive=1h;
open_file_cache_valid 1h;
keepalive_requests 1000000000;
${server(folder, bare, '')}
${server(
  folder,
  cached,
  `fastcgi_cache pages;
    fastcgi_cache_key $request_method$http_host$request_uri;
    fastcgi_cache_valid 200 1d;`,
)}`
}

function server(folder: string, port: number, cache: string): string {
  return `server {
  listen 127.0.0.1:${port};
  root ${join(folder, 'wordpress')};
  index index.php;
  location / { try_files $uri $uri/ /index.php?$args; }
  location ~ \\.(css|js|woff2?|png|jpe?g|webp|svg|ico)$ { expires 30d; }
  location ~ \\.php$ {
    include /etc/nginx/fastcgi.conf;
    fastcgi_pass unix:${join(folder, 'php.sock')};
    ${cache}
  }
}`
}
