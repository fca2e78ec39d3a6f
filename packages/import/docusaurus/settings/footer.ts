import { listOf, recordOf, stringOf } from "../../data";
import { docusaurusMessages } from "../../messages/messages";
import type { LinkSetting, SiteSettings, YamlMap } from "../../model";
import { inlineMarkdown, plainHtml } from "./html-text";
import type { LinkContext } from "./link-context";
import { linkOf } from "./navbar";

/** Converts `themeConfig.footer`, which contains columns or one row of links. */
export function footerOf(themeConfig: YamlMap, title: string, context: LinkContext): SiteSettings["footer"] {
  const footer = recordOf(themeConfig.footer);
  if (Object.keys(footer).length === 0) return undefined;
  const links = listOf(footer.links).map(recordOf);
  const columns = links.some((column) => Array.isArray(column.items))
    ? links.map((column) => ({
        title: translated("link.title", column.title, context) ?? title,
        items: linksOf(column.items, context),
      }))
    : [{ title, items: linksOf(links, context) }];
  const copyright = stringOf(footer.copyright);
  return {
    columns: columns.filter(({ items }) => items.length > 0),
    ...(copyright && { copyright: plainHtml(context.translate("footer", "copyright", copyright)) }),
  };
}

function linksOf(items: unknown, context: LinkContext): LinkSetting[] {
  return listOf(items).flatMap((item) => {
    const data = recordOf(item);
    const html = stringOf(data.html);
    if (html === undefined) return linkOf(data, translated("link.item.label", data.label, context), context);
    const [, label, href] = /\[([^\]]+)\]\(([^)]+)\)/.exec(inlineMarkdown(html)) ?? [];
    const name = stringOf(label);
    if (name !== undefined && href !== undefined) return linkOf({ href }, name, context);
    context.notes.left({ file: context.file, found: html.slice(0, 60) }, docusaurusMessages.footerHtml);
    return [];
  });
}

function translated(key: string, text: unknown, { translate }: LinkContext): string | undefined {
  const words = stringOf(text);
  return words === undefined ? undefined : translate("footer", `${key}.${words}`, words);
}
