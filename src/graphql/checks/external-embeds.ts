import { embedMessages } from "../../config/messages";
import { listed, type Origins, type SecurityConfig, siteFile } from "../../config/read-site";
import { compareText, type Diagnostic, warning } from "../../lib/diagnostic";
import type { ExternalEmbed } from "../../markdown/model/types";

/** The setting in site.yml's `security` that allows each kind of embed. */
const settings = { image: "images", media: "media", frame: "frames" } as const;

/** A file, and its embeds that the Content Security Policy may block. */
export type EmbeddingFile = { readonly file: string; readonly embeds: readonly ExternalEmbed[] };

type Setting = (typeof settings)[ExternalEmbed["kind"]];
type Allowed = Pick<SecurityConfig, Setting>;
type Foreign = ExternalEmbed & { readonly file: string; readonly origin: string; readonly setting: Setting };

/**
 * Reports the embeds that the Content-Security-Policy blocks. A single diagnostic covers all of
 * them and suggests the settings that allow them. Each embed that no setting can allow gets another
 * diagnostic.
 * @param line line of `security` in site.yml
 */
export function externalEmbeds(files: readonly EmbeddingFile[], security: Allowed, line?: number): Diagnostic[] {
  const blocked = foreignOf(files).filter(({ setting, origin }) => !isAllowed(origin, security[setting]));
  const whole = blocked.length === 0 ? [] : [summary(blocked, security, line)];
  return [...whole, ...files.flatMap(neverShown)];
}

/** Returns the security settings with `auto` replaced by the origins that the content embeds. */
export function allowedOrigins<T extends Allowed>(files: readonly EmbeddingFile[], security: T): T {
  const foreign = foreignOf(files);
  const origins = (setting: Setting) =>
    security[setting] === "auto" ? originsOf(foreign.filter((part) => part.setting === setting)) : security[setting];
  return { ...security, images: origins("images"), media: origins("media"), frames: origins("frames") };
}

function foreignOf(files: readonly EmbeddingFile[]): Foreign[] {
  return files.flatMap(({ file, embeds }) =>
    embeds.flatMap((part) => {
      const origin = originOf(part.url);
      return origin === null ? [] : [{ ...part, file, origin, setting: settings[part.kind] }];
    }),
  );
}

/** Returns the origin of an address at another site, or null for other addresses. */
function originOf(url: string): string | null {
  const address = url.replace(/^\/\//, "https://");
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).origin : null;
}

/** Reports embeds that no setting can allow: framed pages of this site, and invalid addresses. */
function neverShown({ file, embeds }: EmbeddingFile): Diagnostic[] {
  return embeds
    .filter(({ url }) => originOf(url) === null)
    .map(({ kind, url, line }) => {
      const isOwn = kind === "frame" && !/^(?:https?:)?\/\//i.test(url);
      return warning({ file, line }, isOwn ? embedMessages.ownFrame(url) : embedMessages.noAddress(url));
    });
}

function summary(blocked: readonly Foreign[], security: Allowed, line: number | undefined): Diagnostic {
  const count = (of: Setting) => blocked.filter(({ setting }) => setting === of).length;
  const used = Object.values(settings).filter((setting) => count(setting) > 0);
  const counts = used.map((setting) => embedMessages.counted[setting](count(setting)));
  const allow = embedMessages.allow(settingFor(blocked, security));
  const [first] = blocked;
  const place = [first?.file, first?.line].filter((part) => part !== undefined).join(":");
  const message = embedMessages.blocked(originsOf(blocked).length, counts, place);
  const fix = count("images") > 0 ? embedMessages.fetch(allow) : allow;
  const parts = blocked.map(({ setting, file, line, url }) =>
    warning({ file, line }, embedMessages.part(embedMessages.names[setting], url)),
  );
  return { ...warning({ file: siteFile, line, field: "security" }, message, fix), parts };
}

/** Returns the lines for site.yml, including the origins that it already lists. */
function settingFor(blocked: readonly Foreign[], security: Allowed): string {
  const lists = Object.values(settings).flatMap((setting) => {
    const parts = blocked.filter((part) => part.setting === setting);
    if (parts.length === 0) return [];
    const origins = [...new Set([...listed(security[setting]), ...originsOf(parts)])];
    const used = (origin: string) => parts.filter((part) => part.origin === origin).length;
    const lines = origins.map((origin) => `    - ${origin}${used(origin) > 1 ? ` # ${used(origin)} ×` : ""}`);
    return [`  ${setting}:`, ...lines];
  });
  return ["security:", ...lists].join("\n");
}

function originsOf(parts: readonly Foreign[]): string[] {
  return [...new Set(parts.map(({ origin }) => origin))].sort(compareText);
}

/**
 * Returns whether a list of sources allows an origin. `auto` allows every origin. A source is an
 * origin, `https://*.example.org` or `https:`.
 */
function isAllowed(origin: string, sources: Origins): boolean {
  if (sources === "auto") return true;
  return sources.some((source) => {
    const [before, after] = source.split("*.");
    if (after !== undefined) return origin.startsWith(before ?? "") && origin.endsWith(`.${after}`);
    return source === origin || origin.startsWith(`${source}//`);
  });
}
