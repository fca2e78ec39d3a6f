import { existsSync } from "node:fs";
import { z } from "zod";
import type { SiteConfig } from "./types";

const text = z.string().trim().min(1, "it is empty");

/** What the type checker cannot see, most of it because it comes from the environment. */
const configSchema = z.object({
  title: text,
  url: z
    .url({ protocol: /^https?$/, error: "expected an address with http:// or https://" })
    .refine(
      (url) => new URL(url).pathname === "/" && !url.endsWith("/"),
      "expected an origin without a path or trailing slash; a path goes into PATH_PREFIX",
    ),
  baseUrl: z
    .string()
    .regex(/^\/(?:[^\s?#]+\/)?$/, "expected PATH_PREFIX to start with a slash and not to end with one: /notes"),
  locale: z.object({ defaultLocale: text, locales: z.array(text).min(1) }),
  blog: z.object({ postsPerPage: z.int().min(1, "expected at least 1") }),
  docs: z
    .object({ tocMinHeadingLevel: z.int().min(2).max(6), tocMaxHeadingLevel: z.int().min(2).max(6) })
    .refine(
      (docs) => docs.tocMinHeadingLevel <= docs.tocMaxHeadingLevel,
      "expected tocMinHeadingLevel not above tocMaxHeadingLevel",
    ),
  analytics: z.object({
    trackingId: z
      .string()
      .regex(/^(?:G|AW|UA|GT|DC)-[\w-]+$/, "expected GTAG_TRACKING_ID like G-XXXXXXX")
      .nullable(),
  }),
});

/**
 * Checks the configuration when Gatsby starts.
 * @throws an error that lists every wrong field with what stood there
 */
export function checkSiteConfig(site: SiteConfig): void {
  const result = configSchema.safeParse(site);
  const complaints = (result.error?.issues ?? []).map((issue) => {
    const value = issue.path.reduce<unknown>(
      (part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key],
      site,
    );
    return `  ${issue.path.join(".")}: is ${JSON.stringify(value)}: ${issue.message}`;
  });
  if (!site.locale.locales.includes(site.locale.defaultLocale)) {
    complaints.push(
      `  locale.locales: does not contain the default locale ${JSON.stringify(site.locale.defaultLocale)}`,
    );
  }
  const searchPage = `src/pages/${site.search.searchPagePath}.tsx`;
  if (!existsSync(searchPage)) {
    complaints.push(`  search.searchPagePath: there is no ${searchPage}: the file has to be renamed too`);
  }
  if (complaints.length > 0) throw new Error(`src/config/site.ts has errors:\n${complaints.join("\n")}`);
}
