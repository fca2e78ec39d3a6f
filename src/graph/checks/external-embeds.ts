import type { ExternalEmbed } from "../../article/model/types";
import { siteFile } from "../../config/language";
import { listed } from "../../config/origins";
import { say } from "../../config/say";
import type { Origins, SecurityConfig } from "../../config/types";
import { compareText, type Diagnostic } from "../../lib/diagnostic";
import { embedMessages } from "../../text/diagnostics/embed-messages";

/** A file with what it shows of other sites. */
export interface EmbeddingFile {
  readonly file: string;
  readonly embeds: readonly ExternalEmbed[];
}

/** The lists of site.yml that let embeds in. */
type Setting = "images" | "media" | "frames";
type Allowed = Pick<SecurityConfig, Setting>;
const settings = { image: "images", media: "media", frame: "frames" } as const satisfies Record<
  ExternalEmbed["kind"],
  Setting
>;

interface Foreign extends ExternalEmbed {
  readonly file: string;
  readonly origin: string;
}

/**
 * Reports embeds from other sites that the Content-Security-Policy blocks: all in one diagnostic, with the setting that
 * allows them.
 * @param lineOf line of a field in site.yml
 */
export function externalEmbeds(
  files: readonly EmbeddingFile[],
  security: Allowed,
  lineOf: (field: string) => number | undefined = () => undefined,
): Diagnostic[] {
  const blocked = foreignOf(files).filter(({ kind, origin }) => !isAllowed(origin, security[settings[kind]]));
  const whole = blocked.length === 0 ? [] : [summary(blocked, security, lineOf("security"))];
  return [...whole, ...files.flatMap(neverShown)];
}

/** The policy's lists of other sites: where site.yml says `auto`, exactly those that the content names. */
export function allowedOrigins<T extends Allowed>(files: readonly EmbeddingFile[], security: T): T {
  const foreign = foreignOf(files);
  const origins = (setting: Setting) => {
    if (security[setting] !== "auto") return security[setting];
    return originsOf(foreign.filter(({ kind }) => settings[kind] === setting));
  };
  return { ...security, images: origins("images"), media: origins("media"), frames: origins("frames") };
}

function foreignOf(files: readonly EmbeddingFile[]): Foreign[] {
  return files.flatMap(({ file, embeds }) =>
    embeds.flatMap((part) => {
      const origin = originOf(part.url);
      return origin === null ? [] : [{ ...part, file, origin }];
    }),
  );
}

/** Null for what has no address at another site. */
function originOf(url: string): string | null {
  const address = url.replace(/^\/\//, "https://");
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).origin : null;
}

/** What no setting helps: pages of this site in frames, and addresses that lead nowhere. */
function neverShown({ file, embeds }: EmbeddingFile): Diagnostic[] {
  return embeds
    .filter(({ url }) => originOf(url) === null)
    .map(({ kind, url, line }) => {
      const isOwn = kind === "frame" && !/^(?:https?:)?\/\//i.test(url);
      const wording = isOwn ? embedMessages.ownFrame(url) : embedMessages.noAddress(url);
      return { severity: "warning", file, line, ...say(wording) };
    });
}

function summary(blocked: readonly Foreign[], security: Allowed, line: number | undefined): Diagnostic {
  const count = (kind: ExternalEmbed["kind"]) => blocked.filter((part) => part.kind === kind).length;
  const { images, films, frames } = embedMessages;
  const counted = [
    { number: count("image"), words: images },
    { number: count("media"), words: films },
    { number: count("frame"), words: frames },
  ].filter(({ number }) => number > 0);
  const what = counted.map(({ number, words }) => say(words(number)));
  const allow = say(embedMessages.allow(settingFor(blocked, security)));
  const [first] = blocked;
  const place = [first?.file, first?.line].filter((part) => part !== undefined).join(":");
  return {
    severity: "warning",
    file: siteFile,
    line,
    field: "security",
    message: say(embedMessages.blocked(what, originsOf(blocked).length, place)),
    fix: count("image") > 0 ? `${say(embedMessages.fetchPictures)}\n${allow}` : allow,
    parts: blocked.map(({ kind, file, line, url }) => ({
      severity: "warning",
      file,
      line,
      message: say(embedMessages[kind](url)),
    })),
  };
}

/** The lines for site.yml, with the hosts that stand there already. */
function settingFor(blocked: readonly Foreign[], security: Allowed): string {
  const lists = Object.values(settings).flatMap((setting) => {
    const parts = blocked.filter(({ kind }) => settings[kind] === setting);
    if (parts.length === 0) return [];
    const origins = [...new Set([...listed(security[setting]), ...originsOf(parts)])];
    const used = (origin: string) => parts.filter((part) => part.origin === origin).length;
    return [
      `  ${setting}:`,
      ...origins.map((origin) => `    - ${origin}${used(origin) > 1 ? ` # ${used(origin)} ×` : ""}`),
    ];
  });
  return ["security:", ...lists].join("\n");
}

function originsOf(parts: readonly Foreign[]): string[] {
  return [...new Set(parts.map(({ origin }) => origin))].sort(compareText);
}

/** Whether a source list allows an origin: by itself, `https://*.example.org`, or `https:`. */
function isAllowed(origin: string, sources: Origins): boolean {
  if (sources === "auto") return true;
  return sources.some((source) => {
    const [before, after] = source.split("*.");
    if (after !== undefined) return origin.startsWith(before ?? "") && origin.endsWith(`.${after}`);
    return source === origin || origin.startsWith(`${source}//`);
  });
}
