import { existsSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { site } from "../../src/config/site";
import { contentPolicy } from "../../src/postbuild/hosting/content-policy";
import { runBundled } from "./run-bundled";

const on: ("blog" | "docs")[] = ["blog", "docs"];
const giscus = { provider: "giscus", repo: "a/b", repoId: "R1", category: "评论", categoryId: "C1", on } as const;
const algolia = { appId: "TESTAPP", searchKey: "search-only", indexName: "notes", insights: false };

/** The site of this repository with each of the providers that its settings offer. */
export const providerSites = {
  embedded: site,
  giscus: { ...site, comments: { ...giscus, mapping: "pathname" } },
  waline: { ...site, comments: { provider: "waline", serverUrl: "https://talk.example", images: [], on } },
  algolia: { ...site, search: { ...site.search, provider: "algolia", algolia } },
} satisfies Record<string, typeof site>;

export type ProviderSite = keyof typeof providerSites;

/** Bundles the scripts of each, once for a file of tests. @returns the file of each one's script */
export function bundleProviders(): Promise<Record<ProviderSite, string>> {
  return runBundled("provider-bundles.entry");
}

/** Gives the pages of a tab the scripts of another provider, in place of the built site's. */
export async function serveScripts(page: Page, script: string): Promise<void> {
  const folder = path.dirname(script);
  await page.route("**/assets/*.js", (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    const file = /^site-[^/]*\.js$/.test(name) ? script : path.join(folder, name);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fallback();
  });
}

/** The policy that a page's own becomes with another provider: its scripts stay allowed by their hashes. */
export function policyOf(name: ProviderSite, own: string): string {
  return contentPolicy(providerSites[name], own.match(/'sha256-[^']+'/g) ?? [], "meta");
}
