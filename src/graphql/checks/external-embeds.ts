import { listed, type Origins, type SecurityConfig, siteFile } from "../../config/read-site";
import { compareText, type Diagnostic, quote, warning } from "../../lib/diagnostic";
import type { ExternalEmbed } from "../../markdown/model/types";

/**
 * The kinds of embeds: the setting of site.yml that allows them, their name and their Chinese
 * measure word.
 */
const kinds = {
  image: { setting: "images", name: "图片", measure: "张" },
  media: { setting: "media", name: "音视频", measure: "个" },
  frame: { setting: "frames", name: "嵌入的页面", measure: "个" },
} as const;

/** A file with the resources of other sites that it embeds. */
export type EmbeddingFile = { readonly file: string; readonly embeds: readonly ExternalEmbed[] };

type Setting = (typeof kinds)[ExternalEmbed["kind"]]["setting"];
type Allowed = Pick<SecurityConfig, Setting>;
type Foreign = ExternalEmbed & { readonly file: string; readonly origin: string; readonly setting: Setting };

/**
 * Reports the embeds that the Content-Security-Policy blocks. One diagnostic covers all of them and
 * gives the setting that allows them.
 */
export function externalEmbeds(files: readonly EmbeddingFile[], security: Allowed, line?: number): Diagnostic[] {
  const blocked = foreignOf(files).filter(({ setting, origin }) => !isAllowed(origin, security[setting]));
  const whole = blocked.length === 0 ? [] : [summary(blocked, security, line)];
  return [...whole, ...files.flatMap(neverShown)];
}

/**
 * Returns the policy's lists of other sites. If site.yml says `auto`, a list holds exactly the
 * hosts to which the content refers.
 */
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
      return origin === null ? [] : [{ ...part, file, origin, setting: kinds[part.kind].setting }];
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
      if (isOwn) return warning({ file, line }, `嵌入的页面${quote(url)}不会显示`, "改为链接；本站的页面不能放进框架");
      const fix = "改正它，或把文件存到文章旁边：./img/x.png";
      return warning({ file, line }, `${quote(url)}不是完整的地址，不会显示`, fix);
    });
}

function summary(blocked: readonly Foreign[], security: Allowed, line: number | undefined): Diagnostic {
  const count = (of: Setting) => blocked.filter(({ setting }) => setting === of).length;
  const usedKinds = Object.values(kinds).filter(({ setting }) => count(setting) > 0);
  const what = usedKinds.map(({ setting, name, measure }) => `${count(setting)}${measure}${name}`);
  const allow = `要放行，写进site.yml（各项也可以写auto，放行内容用到的主机）：\n${settingFor(blocked, security)}`;
  const [first] = blocked;
  const place = [first?.file, first?.line].filter((part) => part !== undefined).join(":");
  const message = `安全策略拦下了别处${originsOf(blocked).length}台主机的${what.join("、")}，第一处在${place}`;
  const fix = count("images") > 0 ? `把图片存进内容：npm run fetch-pictures\n${allow}` : allow;
  const parts = blocked.map(({ kind, file, line, url }) => warning({ file, line }, `${kinds[kind].name}${quote(url)}`));
  return { ...warning({ file: siteFile, line, field: "security" }, message, fix), parts };
}

/** Returns the lines for site.yml, including the hosts that it already lists. */
function settingFor(blocked: readonly Foreign[], security: Allowed): string {
  const lists = Object.values(kinds).flatMap(({ setting }) => {
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
 * Returns whether a list of sources allows an origin. A source is an origin,
 * `https://*.example.org` or `https:`.
 */
function isAllowed(origin: string, sources: Origins): boolean {
  if (sources === "auto") return true;
  return sources.some((source) => {
    const [before, after] = source.split("*.");
    if (after !== undefined) return origin.startsWith(before ?? "") && origin.endsWith(`.${after}`);
    return source === origin || origin.startsWith(`${source}//`);
  });
}
