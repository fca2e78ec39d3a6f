import { say } from "../config/say";
import { encodePath, joinPath } from "../lib/paths";
import { hostingMessages } from "../text/diagnostics/hosting-messages";
import { type HostRules, immutable } from "./host-rules";

/** Netlify and Cloudflare Pages read these files. The limits are those of Cloudflare, which are smaller. */
const limits = { headerRules: 100, redirects: 2_000 };

/**
 * The file `_headers`: headers by path, since these hosts cannot tell pages from other files by media type.
 * @throws where there are more rules than hosts read
 */
export function headersFile(rules: HostRules): string {
  const { "Cross-Origin-Resource-Policy": resourcePolicy = "", ...pageHeaders } = rules.pageHeaders;
  const immutablePaths = [...rules.immutableFolders.map((folder) => `${folder}*`), ...rules.immutableFiles];
  const blocks = [
    block(rules, "/*", { ...rules.headers, ...pageHeaders }),
    ...rules.pagePaths.map((path) =>
      block(rules, path === "/" ? path : `${path}/*`, { "Cross-Origin-Resource-Policy": resourcePolicy }),
    ),
    ...immutablePaths.map((path) => block(rules, path, { "Cache-Control": immutable })),
    ...rules.types
      .filter(([file]) => file.startsWith("/"))
      .map(([file, type]) => block(rules, file, { "Content-Type": type })),
  ];
  checkCount("_headers", blocks.length, limits.headerRules);
  return `${blocks.join("\n")}\n`;
}

/**
 * The file `_redirects`: one line for each redirect.
 * @throws where there are more than hosts read
 */
export function redirectsFile({ prefix, redirects }: HostRules): string {
  checkCount("_redirects", redirects.length, limits.redirects);
  return redirects
    .map(({ from, to }) => `${[from, to].map((path) => encodePath(joinPath(prefix, path))).join(" ")} 301\n`)
    .join("");
}

function block({ prefix }: HostRules, path: string, headers: Readonly<Record<string, string>>): string {
  return [`${prefix}${path}`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
}

function checkCount(file: string, count: number, limit: number): void {
  if (count > limit) throw new Error(say(hostingMessages.tooManyRules(file, count, limit)));
}
