import { z } from "zod";
import { configMessages } from "../text/diagnostics/config-messages";
import { expected } from "../text/diagnostics/expected";
import { fields, oneOf, text, webAddress } from "./fields";
import { say } from "./say";

const link = {
  label: text.optional(),
  to: text.regex(/^\/(?!\/)/, say(configMessages.ownPath)).optional(),
  href: webAddress.optional(),
  doc: text.optional(),
};
const target = { ...link, sidebar: text.optional() };

/** Exactly one of the fields that say where an item leads; a sidebar and a page of the docs have labels of their own. */
function leads(item: Readonly<Record<string, unknown>>): boolean {
  const targets = ["to", "href", "doc", "sidebar", "items"].filter((field) => item[field] !== undefined);
  return targets.length === 1 && (item["label"] !== undefined || targets[0] === "doc" || targets[0] === "sidebar");
}

const linkItem = fields(link).refine(leads, say(configMessages.linkItem));
const navbarItem = fields({
  ...target,
  items: z.array(fields(target).refine(leads, say(configMessages.navbarItem)), say(expected.items)).optional(),
}).refine(leads, say(configMessages.navbarItem));

/** `navbar` of site.yml. */
export const navbarSchema = fields({
  left: z.array(navbarItem, say(expected.items)).optional(),
  right: z.array(navbarItem, say(expected.items)).optional(),
});

/** `footer` of site.yml. */
export const footerSchema = fields({
  style: oneOf(["dark", "light"]).optional(),
  columns: z
    .array(fields({ title: text, items: z.array(linkItem, say(expected.items)) }), say(expected.items))
    .optional(),
  copyright: text.optional(),
});

export type NavbarFields = z.infer<typeof navbarSchema>;
export type NavbarItemFields = z.infer<typeof navbarItem>;
export type FooterFields = z.infer<typeof footerSchema>;
