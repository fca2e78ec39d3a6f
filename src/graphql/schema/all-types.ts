import { contentKinds } from "../../content/registry";
import { contentSchema, pageType } from "./content-types";
import { siteSchema } from "./site-types";

/** Returns the declarations of all the site's types, in GraphQL's schema language. */
export function allTypes(): string[] {
  const ofKinds = contentKinds.flatMap((kind) => [pageType(kind), kind.otherTypes ?? ""]);
  return [contentSchema, siteSchema, ...ofKinds].filter((types) => types !== "");
}
