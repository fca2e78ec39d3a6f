import { z } from "zod";
import { fields, oneOf, plainHost, text, webAddress } from "./fields";

/** Names of `meta` that the site itself writes, or that change what a page tells other hosts. */
const ownNames =
  /^(?:description|keywords|robots|viewport|theme-color|color-scheme|referrer|docsearch:.*|og:(?:title|description|type|url|site_name|locale|image.*)|twitter:(?:card|title|description|image.*))$/i;
const metaName = text.refine((name) => !ownNames.test(name), "站点自己写这一种meta，由site.yml与页面的字段决定");

/** Relations by which a page loads nothing. */
const relations = oneOf([
  ...(["me", "author", "license", "webmention", "pingback", "indieauth-metadata"] as const),
  ...(["preconnect", "dns-prefetch"] as const),
]);

const address = "应为以https://开头的地址，或static/里的脚本，如/count.js";
const script = fields({
  src: z
    .union([plainHost.regex(/^https:/i), text.regex(/^\/(?!\/)[^?#\\]*\.m?js$/)], address)
    .describe("https://开头的地址，或static/里的脚本"),
  integrity: text.regex(/^sha(?:256|384|512)-[\w+/=]+$/, "应像sha384-…").optional(),
  data: z
    .record(
      z.string().regex(/^(?!site-)[a-z][a-z\d-]*$/),
      z.string("应为文本，数字要加引号"),
      "应为名字与文本，名字用小写字母、数字与-，不以site-开头",
    )
    .optional()
    .describe("data-…的属性：{ website-id: 编号 }"),
});

/** Elements that the owner adds to the head of every page. None of them runs code that stands in site.yml. */
export const headTags = z.array(
  fields({
    meta: fields({ name: metaName.optional(), property: metaName.optional(), content: text })
      .refine(({ name, property }) => (name === undefined) !== (property === undefined), "应写name、property之一")
      .optional(),
    link: fields({ rel: relations, href: webAddress, title: text.optional() }).optional(),
    script: script.optional(),
  }).refine((tag) => Object.values(tag).filter((value) => value !== undefined).length === 1, {
    error: "应写meta、link、script之一；样式写进custom.css，行内的代码存成static/里的脚本",
  }),
  "应为列表，每项是meta、link或script",
);

export type HeadTag = z.infer<typeof headTags>[number];

/** Returns the origins of other hosts whose scripts run in the pages. */
export function scriptOrigins(tags: readonly HeadTag[]): string[] {
  const sources = tags.flatMap(({ script }) => script?.src ?? []);
  return [...new Set(sources.filter((src) => !src.startsWith("/")).map((src) => new URL(src).origin))];
}
