import { existsSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { CommentProvider } from "../../src/config/comment-providers";
import { site } from "../../src/config/site";
import { contentPolicy } from "../../src/deploy/hosting/content-policy";
import { runBundled } from "./run-bundled";

const on: ("blog" | "docs")[] = ["blog", "docs"];
const giscus = { provider: "giscus", repo: "a/b", repoId: "R1", category: "评论", categoryId: "C1", on } as const;
const algolia = { appId: "TESTAPP", searchKey: "search-only", indexName: "notes", insights: false };

/** This repository's site with each provider that its settings offer. */
export const providerSites = {
  embedded: site,
  giscus: { ...site, comments: { ...giscus, mapping: "pathname" } },
  waline: { ...site, comments: { provider: "waline", serverUrl: "https://talk.example", images: [], on } },
  algolia: { ...site, search: { ...site.search, provider: "algolia", algolia } },
  "algolia-insights": {
    ...site,
    search: { ...site.search, provider: "algolia", algolia: { ...algolia, insights: true } },
  },
} satisfies Record<string, typeof site> & Record<CommentProvider, typeof site>;

export type ProviderSite = keyof typeof providerSites;

let bundles: Promise<Record<ProviderSite, string>> | undefined;

/**
 * Bundles the scripts of each provider once per worker.
 * @returns the script file of each provider
 */
export function bundleProviders(): Promise<Record<ProviderSite, string>> {
  bundles ??= runBundled("provider-bundles.entry");
  return bundles;
}

/** Replaces the scripts of a tab's pages with those of another provider. */
export async function serveScripts(page: Page, script: string): Promise<void> {
  const folder = path.dirname(script);
  await page.route("**/assets/*.js", (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    const file = /^site-[^/]*\.js$/.test(name) ? script : path.join(folder, name);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fallback();
  });
}

/** Serves a tab's pages with another provider's scripts and Content Security Policy. */
export async function serveProvider(page: Page, name: ProviderSite): Promise<void> {
  await serveScripts(page, (await bundleProviders())[name]);
  const header = "content-security-policy";
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.resourceType() !== "document" || request.frame() !== page.mainFrame()) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const headers = { ...response.headers() };
    if (headers[header]) headers[header] = policyOf(name, headers[header]);
    const body = (await response.text()).replace(
      /(http-equiv="Content-Security-Policy" content=")([^"]+)/,
      (_, start: string, own: string) => start + policyOf(name, own),
    );
    await route.fulfill({ response, headers, body });
  });
}

/**
 * Returns a page's Content Security Policy for another provider. Hashes of the page's own scripts
 * stay.
 */
export function policyOf(name: ProviderSite, own: string): string {
  return contentPolicy(providerSites[name], own.match(/'sha256-[^']+'/g) ?? [], "meta");
}
