import { z } from "zod";
import { fields, oneOf, plainHost, text, webAddress } from "./fields";
import { settingDescriptions as about, settingMessages } from "./messages";

/**
 * Matches `meta` names that the site writes itself, or that, like `referrer`, change what a page
 * tells other hosts.
 */
const ownNames =
  /^(?:description|keywords|robots|viewport|theme-color|color-scheme|referrer|docsearch:.*|og:(?:title|description|type|url|site_name|locale|image.*)|twitter:(?:card|title|description|image.*))$/i;
const metaName = text.refine((name) => !ownNames.test(name), settingMessages.ownMeta);

/** Link relations that do not make a page load anything. */
const relations = oneOf([
  "me",
  "author",
  "license",
  "webmention",
  "pingback",
  "indieauth-metadata",
  "preconnect",
  "dns-prefetch",
]);

const script = fields({
  src: z
    .union([plainHost.regex(/^https:/i), text.regex(/^\/(?!\/)[^?#\\]*\.m?js$/)], settingMessages.scriptAddress)
    .describe(about.headScript),
  integrity: text.regex(/^sha(?:256|384|512)-[\w+/=]+$/, settingMessages.integrity).optional(),
  data: z
    .record(z.string().regex(/^(?!site-)[a-z][a-z\d-]*$/), z.string(settingMessages.dataText), settingMessages.data)
    .optional()
    .describe(about.headData),
});

/** Elements that the owner adds to the head of every page. None of them runs code from site.yml. */
export const headTags = z.array(
  fields({
    meta: fields({ name: metaName.optional(), property: metaName.optional(), content: text })
      .refine(({ name, property }) => (name === undefined) !== (property === undefined), settingMessages.metaName)
      .optional(),
    link: fields({ rel: relations, href: webAddress, title: text.optional() }).optional(),
    script: script.optional(),
  }).refine((tag) => Object.values(tag).filter((value) => value !== undefined).length === 1, {
    error: settingMessages.headTag,
  }),
  settingMessages.headTags,
);

export type HeadTag = z.infer<typeof headTags>[number];

/** Returns the origins of the scripts in these elements that other hosts serve. */
export function scriptOrigins(tags: readonly HeadTag[]): string[] {
  const sources = tags.flatMap(({ script }) => script?.src ?? []);
  return [...new Set(sources.filter((src) => !src.startsWith("/")).map((src) => new URL(src).origin))];
}
