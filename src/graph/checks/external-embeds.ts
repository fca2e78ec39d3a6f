import type { ExternalEmbed } from "../../article/model/types";
import type { ArticleSummary } from "../../article/store/article-store";
import type { SecurityConfig } from "../../config/types";
import type { Diagnostic } from "../../lib/diagnostic";

const names = { image: "image", media: "film or sound", frame: "frame" } as const;

/** Finds what the Content-Security-Policy keeps readers' browsers from fetching from other sites. */
export function externalEmbeds(
  articles: readonly Pick<ArticleSummary, "file" | "embeds">[],
  security: SecurityConfig,
): Diagnostic[] {
  return articles.flatMap(({ file, embeds }) =>
    embeds.flatMap((part) => {
      const fix = fixOf(part, security);
      if (fix === null) return [];
      const message = `the ${names[part.kind]} ${part.url} is not shown: the site's security policy does not let it in`;
      return [{ severity: "warning" as const, file, line: part.line, message, fix }];
    }),
  );
}

/** What to do about a part; null where it is let in. */
function fixOf({ kind, url }: ExternalEmbed, { images, frames }: SecurityConfig): string | null {
  const origin = originOf(url.replace(/^\/\//, "https://"));
  if (kind === "media") return "save it beside the article: ./film.mp4";
  if (kind === "image") {
    if (isLetIn(origin, images)) return null;
    return `save it beside the article: ./img/x.png, or add ${JSON.stringify(origin)} to security.images in src/config/site.ts`;
  }
  if (!/^(?:https?:)?\/\//i.test(url)) return "link to it instead; no page of this site may stand in a frame";
  return isLetIn(origin, frames) ? null : `add ${JSON.stringify(origin)} to security.frames in src/config/site.ts`;
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}

/** Whether a list of sources names an origin: itself, `https://*.example.org`, or `https:`. */
function isLetIn(origin: string, sources: readonly string[]): boolean {
  return sources.some((source) => {
    const [before, after] = source.split("*.");
    if (after !== undefined) return origin.startsWith(before ?? "") && origin.endsWith(`.${after}`);
    return source === origin || origin.startsWith(`${source}//`);
  });
}
