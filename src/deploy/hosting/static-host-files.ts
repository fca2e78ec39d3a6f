import { reportText } from "../../config/messages";
import { encodePath, joinPath, redirectTarget } from "../../lib/paths";
import { type HostRules, immutable } from "./host-rules";

/**
 * Cloudflare's limits: the length of a line in characters, and the number of redirects
 * (https://developers.cloudflare.com/workers/static-assets/headers/ and
 * https://developers.cloudflare.com/workers/static-assets/redirects/). Other hosts allow more.
 */
const limits = { line: 2_000, redirects: 2_000 };

/**
 * The policy in `_headers` if the whole policy is longer than `limits.line`. Each page's head still
 * contains the whole policy, except `frame-ancestors`, which only a header can set.
 */
export const shortPolicy = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** A file for a host, with a warning if the file or its content exceeds Cloudflare's limits. */
type HostFile = { readonly text: string; readonly warning: string | null };

/**
 * Returns the `_headers` file. It sets headers by path, because hosts with this file cannot set
 * headers by media type.
 */
export function headersFile(rules: HostRules): HostFile {
  const { "Cross-Origin-Resource-Policy": resourcePolicy, ...pageHeaders } = rules.pageHeaders;
  const policy = pageHeaders["Content-Security-Policy"];
  const isLong = `  Content-Security-Policy: ${policy}`.length > limits.line;
  const everywhere = {
    ...rules.secureHeaders,
    ...rules.headers,
    ...pageHeaders,
    ...(isLong && { "Content-Security-Policy": shortPolicy }),
  };
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [`${rules.prefix}${path}`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const pages = rules.pagePaths.map((path) => (path === "/" ? path : `${path}/*`));
  const types = rules.types.filter(([file]) => !file.startsWith("*."));
  const blocks = [
    block("/*", everywhere),
    ...pages.map((path) => block(path, { "Cross-Origin-Resource-Policy": resourcePolicy })),
    ...types.map(([file, type]) => block(joinPath(file), { "Content-Type": type })),
    // If several rules set the same header, hosts join the values, so a browser applies both
    // policies.
    block(`${rules.attachments.folder}*`, { "Content-Security-Policy": rules.attachments.policy }),
    ...rules.immutableFolders.map((folder) => block(`${folder}*`, { "Cache-Control": immutable })),
  ];
  return {
    text: `${blocks.join("\n")}\n`,
    warning: isLong ? reportText.longPolicy(policy.length, limits.line) : null,
  };
}

/** Returns the `_redirects` file, with one redirect per line. */
export function redirectsFile({ prefix, redirects }: HostRules): HostFile {
  const count = redirects.length;
  return {
    text: redirects
      .map(({ from, to }) => `${encodePath(joinPath(prefix, from))} ${redirectTarget(prefix, to)} 301\n`)
      .join(""),
    warning: count > limits.redirects ? reportText.manyRedirects(count, limits.redirects) : null,
  };
}
