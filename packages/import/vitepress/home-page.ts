import { listOf, recordOf, stringOf } from "../data";
import { link, picture } from "../markdown/markdown-pieces";
import type { Values } from "../values";

/**
 * Converts a theme's home page (`layout: home`) to Markdown: its text, picture, links and features.
 */
export function homePage(data: Values, body: string, hasPicture: (src: string) => boolean): string {
  const hero = recordOf(data.hero);
  const image = recordOf(hero.image);
  const src = stringOf(image.src) ?? stringOf(image.light) ?? stringOf(hero.image);
  const actions = listOf(hero.actions)
    .map(recordOf)
    .flatMap((action) => {
      const [text, address] = [stringOf(action.text), stringOf(action.link)];
      return text === undefined || address === undefined ? [] : [link(plain(text), address)];
    });
  const [text, tagline] = [stringOf(hero.text), stringOf(hero.tagline)];
  const parts = [
    text && `**${plain(text)}**`,
    tagline && plain(tagline),
    src && hasPicture(src) && picture(src, plain(stringOf(image.alt) ?? stringOf(hero.name) ?? "")),
    actions.length > 0 && actions.join(" · "),
    ...listOf(data.features).map((feature) => featureOf(recordOf(feature))),
    body.trim(),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function featureOf(feature: Values): string {
  const icon = stringOf(feature.icon);
  const title = plain(stringOf(feature.title) ?? "");
  const address = stringOf(feature.link);
  const heading = `## ${[icon !== undefined && !/[<./]/.test(icon) ? icon : "", title].filter(Boolean).join(" ")}`;
  const more = address === undefined ? undefined : link(plain(stringOf(feature.linkText) ?? title), address);
  return [heading, plain(stringOf(feature.details) ?? ""), more].filter(Boolean).join("\n\n");
}

/** Returns a string of front matter without its HTML. */
export function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
