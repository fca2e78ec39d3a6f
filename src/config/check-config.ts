import { existsSync } from "node:fs";
import { z } from "zod";
import { configMessages } from "../text/diagnostics/config-messages";
import { expected } from "../text/diagnostics/expected";
import { fieldMessages } from "../text/diagnostics/field-messages";
import { say } from "./say";
import type { SiteConfig } from "./types";

const text = z.string().trim().min(1, say(configMessages.empty));
const headingLevel = z
  .int(say(expected.headingLevel))
  .min(2, say(expected.firstHeadingLevel))
  .max(6, say(expected.lastHeadingLevel));

/** Rules the type checker cannot enforce; most of these values come from the environment. */
const configSchema = z.object({
  title: text,
  url: z
    .url({ protocol: /^https?$/, error: say(configMessages.url) })
    .refine((url) => new URL(url).pathname === "/" && !url.endsWith("/"), say(configMessages.origin)),
  baseUrl: z.string().regex(/^\/(?:[^\s?#]+\/)?$/, say(configMessages.pathPrefix)),
  locale: z.object({ defaultLocale: text, locales: z.array(text).min(1, say(configMessages.empty)) }),
  blog: z.object({ postsPerPage: z.int(say(configMessages.atLeastOne)).min(1, say(configMessages.atLeastOne)) }),
  docs: z
    .object({ tocMinHeadingLevel: headingLevel, tocMaxHeadingLevel: headingLevel })
    .refine((docs) => docs.tocMinHeadingLevel <= docs.tocMaxHeadingLevel, say(configMessages.tocLevels)),
  analytics: z.object({
    trackingId: z
      .string()
      .regex(/^(?:G|AW|UA|GT|DC)-[\w-]+$/, say(configMessages.trackingId))
      .nullable(),
  }),
  messages: z.enum(["zh", "en"], say(configMessages.messages)),
});

/**
 * Checks the configuration when Gatsby starts.
 * @throws Error that lists every invalid field with its value
 */
export function checkSiteConfig(site: SiteConfig): void {
  const result = configSchema.safeParse(site);
  const complaints = (result.error?.issues ?? []).map((issue) => {
    const value = issue.path.reduce<unknown>(
      (part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key],
      site,
    );
    return `  ${issue.path.join(".")}: ${say(fieldMessages.wrong(JSON.stringify(value), issue.message))}`;
  });
  if (!site.locale.locales.includes(site.locale.defaultLocale)) {
    complaints.push(`  locale.locales: ${say(configMessages.defaultLocale(site.locale.defaultLocale))}`);
  }
  const searchPage = `src/pages/${site.search.searchPagePath}.tsx`;
  if (!existsSync(searchPage)) {
    complaints.push(`  search.searchPagePath: ${say(configMessages.searchPage(searchPage))}`);
  }
  if (complaints.length > 0) throw new Error([say(configMessages.heading), ...complaints].join("\n"));
}
