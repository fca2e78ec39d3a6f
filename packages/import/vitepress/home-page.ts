import { listOf, recordOf, wordsOf } from "../data";
import { link, picture } from "../markdown/markdown-pieces";
import type { Values } from "../values";

/**
 * Converts a theme's home page (`layout: home`) to Markdown: its text, picture, links and features.
 */
export function homePage(data: Values, body: string, hasPicture: (src: string) => boolean): string {
  const hero = recordOf(data.hero);
  const image = recordOf(hero.image);
  const src = wordsOf(image.src) ?? wordsOf(image.light) ?? wordsOf(hero.image);
  const actions = listOf(hero.actions)
    .map(recordOf)
    .flatMap((action) => {
      const [text, address] = [wordsOf(action.text), wordsOf(action.link)];
      return text === undefined || address === undefined ? [] : [link(plain(text), address)];
    });
  const [text, tagline] = [wordsOf(hero.text), wordsOf(hero.tagline)];
  const parts = [
    text && `**${plain(text)}**`,
    tagline && plain(tagline),
    src && hasPicture(src) && picture(src, plain(wordsOf(image.alt) ?? wordsOf(hero.name) ?? "")),
    actions.length > 0 && actions.join(" · "),
    ...listOf(data.features).map((feature) => featureOf(recordOf(feature))),
    body.trim(),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function featureOf(feature: Values): string {
  const icon = wordsOf(feature.icon);
  const title = plain(wordsOf(feature.title) ?? "");
  const address = wordsOf(feature.link);
  const heading = `## ${[icon !== undefined && !/[<./]/.test(icon) ? icon : "", title].filter(Boolean).join(" ")}`;
  const more = address === undefined ? undefined : link(plain(wordsOf(feature.linkText) ?? title), address);
  return [heading, plain(wordsOf(feature.details) ?? ""), more].filter(Boolean).join("\n\n");
}

/** Returns a string of front matter without its HTML. */
export function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
