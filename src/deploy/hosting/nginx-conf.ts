import { encodePath, joinPath, redirectTarget } from "../../lib/paths";
import { type HostRules, immutable } from "./host-rules";

/** Media types to compress with gzip, besides `text/html`. */
const compressible = [
  "text/css application/javascript application/json application/manifest+json application/xml image/svg+xml",
  "application/rss+xml application/atom+xml application/feed+json application/opensearchdescription+xml",
  "text/plain text/markdown",
].join(" ");

/**
 * Matches another form of a page's address, such as `/index.html`, and captures the canonical
 * address in `$1` or `$2`. Doubled slashes need no match, because nginx has already merged them.
 */
const ownForm = "^(?:(/)(?:index\\.html)?|(/.+?)(?:/index\\.html|\\.html|/)*)$";

/** Returns the nginx configuration, to be included in an http block. */
export function nginxConf(rules: HostRules): string {
  const { prefix, redirects, headers, pageHeaders, secureHeaders, trailingSlash, types, attachments } = rules;
  const at = (path: string) => joinPath(prefix, path);
  // If the address of every page ends with a slash, nginx recognizes a page by its folder on disk
  // and needs no list.
  const allSlashed = trailingSlash === true;
  const slashed = ["/", ...(allSlashed ? [] : rules.folderPages)];
  const keeping = slashed.flatMap((page) => [page, `${page}index.html`]);
  const redirect = (from: string, target: string) => {
    const query = /[?#]/.test(target) ? "" : "$is_args$args";
    return `    location = ${quoted(from)} { return 301 ${target.replace(/[$;{}"'\\]/g, percent)}${query}; }`;
  };
  const added = [
    ...Object.entries(headers).map(([name, value]) => [name, `"${value}"`]),
    ...Object.keys({ ...secureHeaders, ...pageHeaders }).map((name) => [name, `$${variable(name)}`]),
  ];
  return `# Written by the build; src/deploy/hosting/nginx-conf.ts says why each line is as it is. Do not edit.
# Include it in an http block and change listen and root: public/ stands at <root>${prefix || "/"}.
# Where nginx has ngx_brotli's filter (Debian: libnginx-mod-http-brotli-filter), put "brotli on;" beside the include, and
# "brotli_types" with the types of "gzip_types" below; not "brotli_static on;", which would keep files from being compressed.

map $uri $keeps_slash {
    default ${allSlashed ? 1 : 0};
${keeping.map((page) => `    ${mapKey(at(page))} 1;`).join("\n")}
}

# Other forms of a page's address: doubled slashes, /index.html, a closing slash. Not with a backslash, which browsers take
# for a slash: a redirect to it could lead to another host.
map "$keeps_slash$request_uri" $other_form {
    default "";
    "~*\\\\\\\\|%5c" "";
    "~^[01][^?]*//" 1;
    "~^1[^?]*/index\\.html(?:\\?|$)" 1;
    "~^0/[^?]+/(?:index\\.html)?(?:\\?|$)" 1;
}

# Also behind a proxy that has the certificate.
map "$scheme $http_x_forwarded_proto" $is_secure {
    default 0;
    "~https" 1;
}
${Object.entries(secureHeaders)
  .map(([name, value]) => `map $is_secure $${variable(name)} {\n    default "";\n    1 "${value}";\n}\n`)
  .join("")}
map $status$uri $cache_policy {
    default "no-cache";
    # What is missing today may be there after the next deployment.
    "~^[45]" "no-cache";
    # Names that change with their content.
${rules.immutableFolders.map((folder) => `    "~^\\d+${escaped(at(folder))}" "${immutable}";`).join("\n")}
}

map $uri $is_attachment {
    default 0;
    "~^${escaped(at(attachments.folder))}" 1;
}

# What only a page can use is sent with pages only; SVG and XML can be opened as one. Files that articles link to are
# nobody's pages, whatever their type.
${Object.entries(pageHeaders)
  .map((header) => pageHeader(header, attachments.policy))
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
${added.map(([name, value]) => `    add_header ${name} ${value} always;`).join("\n")}

    # Another form is read as the page's own address, and whatever answers that is told to redirect: once, for any number
    # of differences and for addresses that have moved as well.
    set $redirects $other_form;
    if ($other_form) { rewrite ${ownForm} $1$2; }

    location = ${at("/404.html")} { internal; }
    location = ${at("/404")} { return 404; }
    location = ${at("/404/")} { return 404; }

    # An empty types block makes default_type count; the endings alone would say something else.
${types.map(([file, type]) => `    location ${place(prefix, file)} { types { } default_type ${type}; }`).join("\n")}

    # Addresses that have moved.
${redirects.map(({ from, to }) => redirect(at(from), redirectTarget(prefix, to))).join("\n")}

    # Pages that end with a slash.
${slashed
  .filter((page) => at(page) !== "/")
  .map((page) => redirect(at(page).replace(/\/$/, ""), encodePath(at(page))))
  .join("\n")}

${htmlLocations(rules)}
}
`;
}

/**
 * Returns the locations for page addresses. For an address that is not a file, nginx serves a page:
 * `x/index.html` or `x.html`, depending on `trailingSlash`.
 */
function htmlLocations({ prefix, trailingSlash }: HostRules): string {
  const withoutHtml = `    location @without_html {
        if ($uri ~ "\\\\\\\\") { return 404; }
        set $redirects 1;
        rewrite ${ownForm} $1$2 last;
    }
`;
  const others = `    location ~ \\.html$ { try_files $uri @without_html; }\n${withoutHtml}`;
  // Uses a capture, because nginx encodes the captures of a rewrite again. `$uri` is decoded, so it
  // could carry a line break into a header.
  const pages = (rewriteRule: string, files: string) => `    location / {
        if ($redirects) { rewrite ${rewriteRule} permanent; }
        try_files $uri ${files} =404;
    }`;
  if (trailingSlash === true) {
    // nginx itself adds the slash to the address of a folder. It responds with 403 if the folder
    // has no index.html.
    const missing = `    error_page 403 =404 ${joinPath(prefix, "/404.html")};`;
    return `${others}\n${missing}\n${pages("^(.*?)/?$ $1/", "$uri/")}`;
  }
  if (trailingSlash === "ignore") return `${others}\n${pages("^(.*)$ $1", "$uri/index.html")}`;
  // A page is recognized by its fragment.json, which an author's own x.html does not have.
  return `    location ~ ^${escaped(prefix)}(?<flat_page>/.+)\\.html$ {
        if (-f "$document_root${prefix}$flat_page/fragment.json") { rewrite ${ownForm} $1$2 permanent; }
        try_files $uri @without_html;
    }
${withoutHtml}
${pages("^(.*)$ $1", "$uri.html $uri/index.html")}`;
}

function pageHeader([name, value]: readonly [string, string], attachmentPolicy: string): string {
  const isPolicy = name === "Content-Security-Policy";
  const types = isPolicy ? "0(?:text/html|image/svg|application/xhtml|text/xml|application/xml)" : "[01]text/html";
  const lines = ['default "";', ...(isPolicy ? [`"~^1" "${attachmentPolicy}";`] : []), `"~^${types}" "${value}";`];
  return `map $is_attachment$sent_http_content_type $${variable(name)} {\n    ${lines.join("\n    ")}\n}\n`;
}

const variable = (header: string) => `header_${header.toLowerCase().replaceAll("-", "_")}`;

function place(prefix: string, file: string): string {
  return file.startsWith("*") ? `~ ${escaped(file.slice(1))}$` : `= ${joinPath(prefix, file)}`;
}

/**
 * Quotes a path or a pattern for nginx. Paths are decoded, because nginx matches them against the
 * decoded `$uri`.
 */
const quoted = (path: string) => `"${path.replace(/["\\]/g, "\\$&")}"`;

/**
 * Returns a path as a map key. nginx does not start if a key is longer than a bucket of its hash
 * table. A bucket holds 64 bytes, and nginx uses some of them itself, so twelve Chinese characters
 * fit. A longer path becomes a regular expression, because regular expressions are not in the hash
 * table.
 */
function mapKey(path: string): string {
  return quoted(Buffer.byteLength(path) > 36 ? `~^${escaped(path)}$` : path);
}

/**
 * Percent-encodes an ASCII character that is special in nginx's configuration, such as `$`, which
 * begins a variable.
 */
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

const escaped = (text: string) => text.replace(/[.+?()[\]{}|^$\\]/g, "\\$&");
