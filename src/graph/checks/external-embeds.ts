import type { ExternalEmbed } from "../../article/model/types";
import type { ArticleSummary } from "../../article/store/article-store";
import { say } from "../../config/say";
import type { SecurityConfig } from "../../config/types";
import type { Diagnostic } from "../../lib/diagnostic";
import { embedMessages } from "../../text/diagnostics/embed-messages";

/** Reports embeds from other sites that the Content-Security-Policy blocks. */
export function externalEmbeds(
  articles: readonly Pick<ArticleSummary, "file" | "embeds">[],
  security: SecurityConfig,
): Diagnostic[] {
  return articles.flatMap(({ file, embeds }) =>
    embeds.flatMap((part) => {
      const fix = fixOf(part, security);
      if (fix === null) return [];
      const message = say(embedMessages[part.kind](part.url));
      return [{ severity: "warning" as const, file, line: part.line, message, fix }];
    }),
  );
}

/** How to fix an embed; null if the policy allows it. */
function fixOf({ kind, url }: ExternalEmbed, { images, frames }: SecurityConfig): string | null {
  const origin = originOf(url.replace(/^\/\//, "https://"));
  if (kind === "media") return say(embedMessages.saveMedia);
  if (kind === "image") {
    return isAllowed(origin, images) ? null : say(embedMessages.saveImage(origin));
  }
  if (!/^(?:https?:)?\/\//i.test(url)) return say(embedMessages.linkInstead);
  return isAllowed(origin, frames) ? null : say(embedMessages.allowFrame(origin));
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}

/** Whether a source list allows an origin: by itself, `https://*.example.org`, or `https:`. */
function isAllowed(origin: string, sources: readonly string[]): boolean {
  return sources.some((source) => {
    const [before, after] = source.split("*.");
    if (after !== undefined) return origin.startsWith(before ?? "") && origin.endsWith(`.${after}`);
    return source === origin || origin.startsWith(`${source}//`);
  });
}
