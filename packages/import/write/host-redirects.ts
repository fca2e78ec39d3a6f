import { parse as parseToml } from "smol-toml";
import { basename, withoutBase } from "../../../src/lib/paths";
import { listOf, recordOf, stringOf } from "../data";
import { importMessages } from "../messages/messages";
import type { ImportedPage, ImportedSite, SiteSettings } from "../model";
import type { Notes } from "../notes";
import type { Project } from "../project";
import { plainAddress } from "./keep-address";

/** A redirect as a host reads it. `*` in `from` is `:splat` in `to`. */
interface HostRedirect {
  readonly from: string;
  readonly to: string;
  /** Whether the host answers with the other page instead of a redirect. */
  readonly isRewrite: boolean;
  readonly file: string;
  readonly line?: number | undefined;
}

interface Redirects {
  readonly redirects: NonNullable<SiteSettings["redirects"]>;
  /** The pages, with the old addresses that wildcards give them as aliases. */
  readonly pages: readonly ImportedPage[];
}

/**
 * Reads the redirects of hosts: `_redirects` of Netlify and Cloudflare, `netlify.toml` and
 * `vercel.json`. Keeps those that lead to imported pages, also over other redirects. Notes the
 * others.
 * https://docs.netlify.com/routing/redirects
 * https://vercel.com/docs/project-configuration#redirects
 */
export function hostRedirects(site: ImportedSite, project: Project, notes: Notes): Redirects {
  const written = project.files.flatMap((file) => (isThemes.test(file) ? [] : redirectsIn(file, project)));
  const pages = new Map(site.pages.flatMap((page) => addressesOf(page).map((address) => [address, page] as const)));
  const inSite = (address: string) => ownPath(address, site.settings);
  const next = new Map(written.map(({ from, to }) => [plainAddress(inSite(from)), inSite(to)]));
  const redirects: Redirects["redirects"][number][] = [];
  const aliases = new Map<ImportedPage, string[]>();
  for (const redirect of written) {
    const [from, to] = [inSite(redirect.from), inSite(redirect.to)];
    const old = wildcardAliases(from, to, pages);
    for (const [page, address] of old) aliases.set(page, [...(aliases.get(page) ?? []), address]);
    const goal = plain.test(from) ? pageFor(to, next, pages) : undefined;
    if (goal !== undefined) redirects.push({ from: plainAddress(from), to: goal });
    else if (old.length === 0 && !isFallback({ ...redirect, from, to })) {
      const { file, line } = redirect;
      notes.left({ file, line, found: `${redirect.from} → ${redirect.to}` }, importMessages.hostRedirect);
    }
  }
  const withAliases = (page: ImportedPage): ImportedPage => {
    const old = aliases.get(page);
    return old === undefined ? page : { ...page, aliases: [...(page.aliases ?? []), ...old] };
  };
  return { redirects, pages: aliases.size === 0 ? site.pages : site.pages.map(withAliases) };
}

const isThemes = /(?:^|\/)themes\//;
/** Matches an address without wildcards and placeholders. */
const plain = /^\/[^*:?#]*$/;

function addressesOf({ address, aliases = [] }: ImportedPage): string[] {
  return [address ?? [], aliases].flat().map(plainAddress);
}

/** Returns an address of the site without its origin and base path; any other stays. */
function ownPath(written: string, { url, baseUrl = "/" }: SiteSettings): string {
  const address = url !== undefined && written.startsWith(`${url}/`) ? written.slice(url.length) : written;
  return withoutBase(address, baseUrl) ?? address;
}

/** Returns the address of the page to which redirects lead, with its `#part`. */
function pageFor(
  to: string,
  next: ReadonlyMap<string, string>,
  pages: ReadonlyMap<string, ImportedPage>,
): string | undefined {
  const seen = new Set<string>();
  for (let address = to; ; ) {
    const [, path = "", hash = ""] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
    const goal = plainAddress(path);
    if (!path.startsWith("/") || /[*:]/.test(path) || seen.has(goal)) return undefined;
    if (pages.has(goal)) return goal + hash;
    seen.add(goal);
    address = next.get(goal) ?? "";
  }
}

/** Returns the old address of each page that a redirect such as `/a/*` → `/b/:splat` leads to. */
function wildcardAliases(
  from: string,
  to: string,
  pages: ReadonlyMap<string, ImportedPage>,
): (readonly [ImportedPage, string])[] {
  const [, old] = /^([^*:?#]*\/)\*$/.exec(from) ?? [];
  const [, base] = /^(\/[^*:?#]*\/|\/):splat$/.exec(to) ?? [];
  if (old === undefined || base === undefined || old === base) return [];
  return [...pages].flatMap(([address, page]) =>
    address.startsWith(base) && plainAddress(page.address ?? "") === address
      ? [[page, old + address.slice(base.length)] as const]
      : [],
  );
}

/**
 * Returns whether a rule shows one page for all addresses, or only moves the site to its origin.
 */
function isFallback({ from, to, isRewrite }: HostRedirect): boolean {
  return (isRewrite && from.endsWith("*") && to.startsWith("/")) || from.replace("*", ":splat") === to;
}

function redirectsIn(file: string, project: Project): HostRedirect[] {
  switch (basename(file)) {
    case "_redirects":
      return project
        .read(file)
        .split(/\r?\n/)
        .flatMap((line, index) => lineRedirect(line).map((redirect) => ({ ...redirect, file, line: index + 1 })));
    case "netlify.toml":
      return configRedirects(file, project.read(file), parseToml, "from", "to");
    case "vercel.json":
      return configRedirects(file, project.read(file), JSON.parse, "source", "destination");
    default:
      return [];
  }
}

/** Reads a line such as `/from [query=:x] /to [301]`. */
function lineRedirect(line: string): Pick<HostRedirect, "from" | "to" | "isRewrite">[] {
  const [from = "", ...rest] = line
    .replace(/(?:^|\s)#.*$/, "")
    .trim()
    .split(/\s+/);
  const to = rest.find((word) => /^(?:\/|https?:)/.test(word)) ?? "";
  return from === "" ? [] : [{ from, to, isRewrite: isRewrite(rest.at(-1)) }];
}

function isRewrite(status: unknown): boolean {
  return /^(?:200|404)!?$/.test(String(status));
}

function configRedirects(
  file: string,
  text: string,
  parse: (text: string) => unknown,
  fromKey: string,
  toKey: string,
): HostRedirect[] {
  let data: unknown;
  try {
    data = parse(text);
  } catch {
    return [];
  }
  return listOf(recordOf(data).redirects)
    .map(recordOf)
    .flatMap((redirect) => {
      const [from, to] = [stringOf(redirect[fromKey]), stringOf(redirect[toKey])];
      if (from === undefined || to === undefined) return [];
      const line = text.slice(0, Math.max(0, text.indexOf(JSON.stringify(from)))).split("\n").length;
      return [{ from: splat(from, "*"), to: splat(to, ":splat"), isRewrite: isRewrite(redirect.status), file, line }];
    });
}

/** Converts Vercel's wildcards at the end of a path: `:path*`, `(.*)` and `$1`. */
function splat(path: string, mark: string): string {
  return path.replace(/(?::\w+(?:\*|\(\.\*\))|\(\.\*\)|\$1)$/, mark);
}
