import { encodePath, joinPath } from "../lib/paths";
import { type HostRules, immutable } from "./host-rules";

/** Types worth compressing on the fly, where a browser does not accept brotli or nginx lacks its module. */
const compressible = [
  "text/css application/javascript application/json application/manifest+json application/xml image/svg+xml",
  "application/rss+xml application/atom+xml application/feed+json application/opensearchdescription+xml",
  "text/plain text/markdown",
].join(" ");

/**
 * The configuration of nginx, for an http block. Redirects use the address as it was sent (`$request_uri`), still encoded:
 * the decoded `$uri` could carry a line break into a header.
 */
export function nginxConf(rules: HostRules): string {
  const { prefix, redirects, folderPages, headers, pageHeaders, types } = rules;
  const at = (path: string) => joinPath(prefix, path);
  const slashed = ["/", ...folderPages];
  return `# Written by the build; src/hosting/nginx-conf.ts says why each line is as it is. Do not edit.
# Include it in an http block and change listen and root: public/ stands at <root>${prefix || "/"}.
# Where nginx has ngx_brotli (Debian: libnginx-mod-http-brotli-static), put "brotli_static on;" beside the include.

map $uri $keeps_slash {
    default 0;
${slashed
  .flatMap((page) => [page, `${page}index.html`])
  .map((page) => `    ${quoted(at(page))} 1;`)
  .join("\n")}
}

# Other forms of a page's address: doubled slashes, /index.html, a closing slash. The doubled ones come first, so that no
# other rule can lead to an address that begins with two, which would be another host.
map "$keeps_slash$request_uri" $one_form {
    default "";
    "~^[01](?<one_head>[^?]*?)//+(?<one_tail>.*)$" $one_head/$one_tail;
    "~^1(?<one_folder>/[^?\\\\\\\\]*)index\\.html(?<one_query>\\?.*)?$" $one_folder$one_query;
    "~^0(?<one_page>/[^?\\\\\\\\]+)/(?:index\\.html)?(?<one_rest>\\?.*)?$" $one_page$one_rest;
}

map $request_uri $without_html {
    default "";
    "~^(?<plain_page>/[^?\\\\\\\\]*)\\.html(?<plain_query>\\?.*)?$" $plain_page$plain_query;
}

map $status$uri $cache_policy {
    default "no-cache";
    # What is missing today may be there after the next deployment.
    "~^[45]" "no-cache";
    # Names that change with their content.
${rules.immutableFolders.map((folder) => `    "~^\\d+${escaped(at(folder))}" "${immutable}";`).join("\n")}
    "~^\\d+${escaped(prefix)}/[^/]+[-.][0-9a-f]{20}\\.(?:js|css)(?:\\.map)?$" "${immutable}";
}

# What only a page can use is sent with pages only; SVG can be opened as one.
${Object.entries(pageHeaders)
  .map(([name, value]) => `${pageHeader(name, value)}\n`)
  .join("\n")}
server {
    listen 8080;
    server_name _;
    root /usr/share/nginx/html;
    charset utf-8;
    charset_types text/xml text/plain text/markdown text/css application/javascript application/rss+xml application/atom+xml;
    absolute_redirect off;
    server_tokens off;
    error_page 404 ${at("/404.html")};

    gzip on;
    gzip_comp_level 6;
    gzip_min_length 1000;
    gzip_vary on;
    gzip_types ${compressible};

    add_header Cache-Control $cache_policy always;
${[
  ...Object.entries(headers).map(([name, value]) => `    add_header ${name} "${value}" always;`),
  ...Object.keys(pageHeaders).map((name) => `    add_header ${name} $${variable(name)} always;`),
].join("\n")}

    if ($one_form != "") { return 301 $one_form; }

    location = ${at("/404.html")} { internal; }
    location = ${at("/404")} { return 404; }

    # An empty types block makes default_type count; the endings alone would say something else.
${types.map(([file, type]) => `    location ${place(prefix, file)} { types { } default_type ${type}; }`).join("\n")}

    # Addresses that have moved.
${redirects.map(({ from, to }) => `    location = ${quoted(at(from))} { return 301 ${address(at(to))}$is_args$args; }`).join("\n")}

    # Pages that end with a slash.
${slashed
  .filter((page) => at(page) !== "/")
  .map(
    (page) => `    location = ${quoted(at(page).replace(/\/$/, ""))} { return 301 ${address(at(page))}$is_args$args; }`,
  )
  .join("\n")}

    location ~ \\.html$ { try_files $uri @without_html; }
    location @without_html { return 301 $without_html; }

    location / { try_files $uri $uri/index.html =404; }
}
`;
}

function pageHeader(name: string, value: string): string {
  const svg = name === "Content-Security-Policy" ? `\n    "~^image/svg" "${value}";` : "";
  return `map $sent_http_content_type $${variable(name)} {\n    default "";\n    "~^text/html" "${value}";${svg}\n}`;
}

function variable(header: string): string {
  return `page_${header.toLowerCase().replaceAll("-", "_")}`;
}

function place(prefix: string, file: string): string {
  return file.startsWith("*") ? `~ ${escaped(file.slice(1))}$` : `= ${joinPath(prefix, file)}`;
}

/** A path as nginx compares it with `$uri`: decoded. */
function quoted(path: string): string {
  return `"${path.replace(/["\\]/g, "\\$&")}"`;
}

/** A path as it is sent: encoded, and without a dollar, which nginx would read as a variable. */
function address(path: string): string {
  return `${encodePath(path).replaceAll("$", "%24")}`;
}

function escaped(text: string): string {
  return text.replace(/[.+?()[\]{}|^$\\]/g, "\\$&");
}
