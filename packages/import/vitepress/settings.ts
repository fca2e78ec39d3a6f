import { joinPath } from "../../../src/lib/paths";
import { filled, listOf, recordOf, stringOf } from "../data";
import { languageSettings } from "../languages";
import type { LinkSetting, NavbarSetting, SiteSettings } from "../model";
import type { Notes } from "../notes";
import { searchOf } from "../services";
import type { Values } from "../values";
import { plain } from "./home-page";
import type { VitePressConfig } from "./vitepress-config";

interface SettingsContext {
  /** Addresses of static files. */
  readonly statics: ReadonlySet<string>;
  /** Returns the address of a page or file that a menu names; undefined if there is none. */
  readonly addressAt: (written: string) => string | undefined;
  readonly notes: Notes;
}

/** Converts the configuration to site.yml. */
export function vitePressSettings(
  config: VitePressConfig,
  { statics, addressAt, notes }: SettingsContext,
): SiteSettings {
  const root = recordOf(recordOf(config.site.locales).root);
  const site: Values = { ...config.site, ...filled(root) };
  const theme: Values = { ...config.theme, ...recordOf(root.themeConfig) };
  const hostname = stringOf(recordOf(site.sitemap).hostname) ?? "";
  const outline = recordOf(theme.outline).level ?? theme.outline;
  const inside = (file: string | undefined) => file && staticFile(file, config.base, statics);
  return filled({
    title: stringOf(site.title) ?? config.generator,
    description: stringOf(site.description),
    url: URL.canParse(hostname) ? new URL(hostname).origin : undefined,
    baseUrl: config.base === "/" ? undefined : config.base,
    logo: logoOf(theme.logo, inside),
    favicon: faviconOf(site, inside),
    ...languageSettings(stringOf(site.lang)),
    colorMode: colorModeOf(site.appearance),
    navbar: navbarOf(theme, addressAt),
    footer: footerOf(theme),
    docs: { routeBasePath: "/", ...filled({ editUrl: editUrlOf(theme), ...tocLevels(outline) }) },
    analytics: analyticsOf(site),
    search: searchOf(algoliaOf(theme), config.file, notes),
    trailingSlash: site.cleanUrls === true ? undefined : false,
    onBrokenLinks: "warn",
  }) as SiteSettings;
}

type Inside = (file: string | undefined) => string | undefined | "";

function logoOf(logo: unknown, inside: Inside): SiteSettings["logo"] {
  if (typeof logo === "string") return inside(logo) || undefined;
  const { src, light, dark, alt } = recordOf(logo);
  const [shown, shownDark] = [inside(stringOf(src) ?? stringOf(light)), inside(stringOf(dark))];
  if (!shown) return undefined;
  return { src: shown, ...(shownDark && { srcDark: shownDark }), ...(stringOf(alt) && { alt: stringOf(alt) ?? "" }) };
}

/**
 * Finds the favicon: `["link", { rel: "icon", href: "/favicon.ico" }]`, or a file with a common
 * name.
 */
function faviconOf(site: Values, inside: Inside): string | undefined {
  const icons = listOf(site.head).flatMap((entry) => {
    const [name, attributes] = listOf(entry);
    const { rel, href } = recordOf(attributes);
    return name === "link" && /\bicon$/.test(stringOf(rel) ?? "") ? [stringOf(href)] : [];
  });
  return (
    [...icons, "/favicon.svg", "/favicon.png", "/favicon.ico"]
      .map(inside)
      .find((file) => file && /\.(?:svg|png|ico)$/i.test(file)) || undefined
  );
}

function staticFile(file: string, base: string, statics: ReadonlySet<string>): string | undefined {
  const plainFile = joinPath(file.replace(/[?#].*$/, ""));
  const candidates = [plainFile, plainFile.startsWith(base) ? `/${plainFile.slice(base.length)}` : plainFile];
  return candidates.find((candidate) => statics.has(candidate));
}

function colorModeOf(appearance: unknown): SiteSettings["colorMode"] {
  const mode = typeof appearance === "object" && appearance !== null ? recordOf(appearance).initialValue : appearance;
  if (mode === false) return { disableSwitch: true };
  if (mode === "dark") return { defaultMode: "dark" };
  if (mode === "force-dark") return { defaultMode: "dark", disableSwitch: true };
  return { respectPrefersColorScheme: true };
}

function tocLevels(outline: unknown): Values {
  if (outline === "deep") return { tocMinHeadingLevel: 2, tocMaxHeadingLevel: 6 };
  const [from, to] = typeof outline === "number" ? [outline, outline] : listOf(outline).map(Number);
  return from === undefined || to === undefined ? {} : { tocMinHeadingLevel: from, tocMaxHeadingLevel: to };
}

type AddressAt = SettingsContext["addressAt"];

function navbarOf(theme: Values, addressAt: AddressAt): SiteSettings["navbar"] {
  const left = listOf(theme.nav).flatMap((item) => navItem(recordOf(item), addressAt));
  const right = listOf(theme.socialLinks).flatMap((item): LinkSetting[] => {
    const { icon, link, ariaLabel } = recordOf(item);
    const href = stringOf(link);
    if (href === undefined || !/^https?:/.test(href)) return [];
    const name = stringOf(ariaLabel) ?? (typeof icon === "string" ? capital(icon) : new URL(href).hostname);
    return [{ label: name, href }];
  });
  if (left.length + right.length === 0) return undefined;
  return right.length === 0 ? { left } : { left, right };
}

function capital(name: string): string {
  return name === "github" ? "GitHub" : name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * Converts a navbar item. Nested groups are flattened, and a group's own page becomes its first
 * item.
 */
function navItem(item: Values, addressAt: AddressAt): NavbarSetting[] {
  const label = plain(stringOf(item.text) ?? "");
  const inner = listOf(item.items).flatMap((child) => navItem(recordOf(child), addressAt));
  if (inner.length > 0) {
    const own = linkItem(label, item.link, addressAt);
    const items = [...own, ...inner.flatMap((child) => ("items" in child ? child.items : [child]))];
    return label === "" ? items.slice() : [{ label, items }];
  }
  return linkItem(label, item.link, addressAt);
}

function linkItem(label: string, link: unknown, addressAt: AddressAt): LinkSetting[] {
  const address = stringOf(link);
  if (address === undefined || label === "") return [];
  if (/^https?:/.test(address)) return [{ label, href: address }];
  const path = addressAt(joinPath(address.replace(/[?#].*$/, "").replace(/\.md$/, "")));
  return path === undefined ? [] : [{ label, to: path + (/#.*$/.exec(address)?.[0] ?? "") }];
}

function footerOf(theme: Values): SiteSettings["footer"] {
  const { message, copyright } = recordOf(theme.footer);
  const text = [stringOf(message), stringOf(copyright)]
    .filter((line) => line !== undefined)
    .map(plain)
    .join(" · ");
  return text === "" ? undefined : { copyright: text };
}

/**
 * Returns the edit URL without `docs/:path`; undefined for a pattern with another folder, because
 * it has no counterpart.
 */
function editUrlOf(theme: Values): string | undefined {
  const pattern = stringOf(recordOf(theme.editLink).pattern);
  return pattern?.endsWith("/docs/:path") ? pattern.slice(0, -"docs/:path".length) : undefined;
}

function analyticsOf(site: Values): SiteSettings["analytics"] {
  for (const entry of listOf(site.head)) {
    const [name, attributes] = listOf(entry);
    const id = /googletagmanager\.com\/gtag\/js\?id=((?:G|UA)-[\w-]+)/.exec(
      stringOf(recordOf(attributes).src) ?? "",
    )?.[1];
    if (name === "script" && id !== undefined) return { trackingId: id };
  }
  return undefined;
}

function algoliaOf({ search, algolia }: Values): Values {
  const { provider, options } = recordOf(search);
  return recordOf(provider === "algolia" ? options : algolia);
}
