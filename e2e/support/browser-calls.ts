import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { started } from "./site";

const apis = [
  "onClientEntry",
  "onInitialClientRender",
  "onPreRouteUpdate",
  "onRouteUpdate",
  "shouldUpdateScroll",
] as const;

/**
 * Makes a site record every call of its Browser API in `window.browserCalls`, as `onRouteUpdate
 * /blog?a=1#b from /`.
 */
export function recordBrowserCalls(dir: string): void {
  renameSync(path.join(dir, "gatsby-browser.tsx"), path.join(dir, "recorded-browser.tsx"));
  const code = `import * as site from "./recorded-browser";
const of = (location) => location && location.pathname + location.search + location.hash;
const recorded = (api) => (args = {}) => {
  const { location, routerProps, prevLocation, prevRouterProps } = args;
  const to = of(location ?? routerProps?.location);
  const from = of(prevLocation ?? prevRouterProps?.location);
  (window.browserCalls ??= []).push([api, to, from && "from " + from].filter(Boolean).join(" "));
  return site[api]?.(args);
};
${apis.map((api) => `export const ${api} = recorded("${api}");`).join("\n")}
export { wrapPageElement } from "./recorded-browser";
`;
  writeFileSync(path.join(dir, "gatsby-browser.tsx"), `// @ts-nocheck\n${code}`);
}

/**
 * Visits pages that every site has, with every kind of navigation.
 * @param origin the site's origin
 * @param prefix the site's path prefix, which is removed from the result
 * @returns the calls of the Browser API, by step
 */
export async function visitAndRecord(
  page: Page,
  { origin, prefix }: { readonly origin: string; readonly prefix: string },
): Promise<Record<string, readonly string[]>> {
  const steps: Record<string, readonly string[]> = {};
  const take = async (step: string, end: string) => {
    await page.waitForFunction(
      (last) => (window as unknown as Calls).browserCalls?.some((call) => call.startsWith(last)),
      `onRouteUpdate ${prefix}${end}`,
    );
    // Calls in the same frame belong to this step.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const calls = await page.evaluate(() => (window as unknown as Calls).browserCalls?.splice(0) ?? []);
    steps[step] = calls.map((call) => call.replaceAll(` ${prefix}/`, " /"));
  };
  const go = (to: string) => page.evaluate((address) => void window.___navigate?.(address), `${prefix}${to}`);
  await page.goto(`${origin}${prefix}/`);
  await started(page);
  await take("first page", "/");
  await go("/blog");
  await take("another page", "/blog");
  await go("/blog?a=1");
  await take("a query", "/blog?a=1");
  await go("/blog?a=1#b");
  await take("a hash", "/blog?a=1#b");
  await page.goBack();
  await take("back to the query", "/blog?a=1");
  await page.goBack();
  await take("back to the page", "/blog");
  await page.goBack();
  await take("back to the first page", "/ from");
  await page.goForward();
  await take("forward", "/blog");
  return steps;
}

/**
 * The calls of Gatsby 5.16 under `gatsby develop`, which the router of the built site must match.
 */
export const recordedCalls: Record<string, readonly string[]> = {
  "first page": ["onClientEntry", "onPreRouteUpdate /", "onRouteUpdate /", "onInitialClientRender"],
  "another page": update("/blog", "/"),
  "a query": update("/blog?a=1", "/blog"),
  // No element has that id, so no scroll update is requested.
  "a hash": update("/blog?a=1#b", "/blog?a=1").filter((call) => !call.startsWith("shouldUpdateScroll")),
  "back to the query": update("/blog?a=1", "/blog?a=1#b"),
  "back to the page": update("/blog", "/blog?a=1"),
  "back to the first page": update("/", "/blog"),
  forward: update("/blog", "/"),
};

function update(to: string, from: string): string[] {
  return ["onPreRouteUpdate", "shouldUpdateScroll", "onRouteUpdate"].map((api) => `${api} ${to} from ${from}`);
}

interface Calls {
  browserCalls?: string[];
}
