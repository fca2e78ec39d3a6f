import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { site } from "../../src/config/site";
import { contentPolicy } from "../../src/data/delivery/content-policy";

export interface AlgoliaRequest {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly hitsPerPage?: number;
  readonly clickAnalytics?: boolean;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
}

type Answer = (requests: readonly AlgoliaRequest[], response: ServerResponse) => void;

/** A stand-in of Algolia's search API on loopback. The site's official client talks to it as it would to Algolia. */
export class AlgoliaStandIn {
  readonly seen: AlgoliaRequest[][] = [];
  answer: Answer = (requests, response) => sendJson(response, 200, { results: requests.map(resultOf) });
  private readonly server = createServer((request, response) => this.receive(request, response));

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** Makes the site of a page use Algolia, and leads all its hosts here. */
  async serve(page: Page, { insights = false } = {}): Promise<void> {
    const { port } = this.server.address() as AddressInfo;
    const algolia = { appId: "TESTAPP", searchKey: "search-only", indexName: "notes", insights };
    await allowHosts(page, algolia);
    await page.route(/\/page-data\/sq\/d\//, async (route) => {
      const data = await (await route.fetch()).json();
      const search = data.data?.site?.siteMetadata?.search;
      if (search) {
        search.provider = "algolia";
        search.algolia = algolia;
      }
      await route.fulfill({ json: data });
    });
    await page.route(/\.algolia(?:net)?\.(?:net|com)\//, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route
        .fetch({ url: `http://127.0.0.1:${port}${pathname}${search}` })
        .catch(() => undefined);
      await (response ? route.fulfill({ response }) : route.abort()).catch(() => {});
    });
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { requests } = JSON.parse(body) as { requests: AlgoliaRequest[] };
    this.seen.push(requests);
    this.answer(requests, response);
  }
}

export function sendJson(response: ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, { "content-type": "application/json", "access-control-allow-origin": "*" });
  response.end(typeof data === "string" ? data : JSON.stringify(data));
}

/** 23 pages in two areas; the query is marked in their titles. */
export const pageCount = 23;

function resultOf({ query, hitsPerPage = 20, facetFilters = [], highlightPreTag, highlightPostTag }: AlgoliaRequest) {
  const area = facetFilters
    .flat()
    .find((filter) => filter.startsWith("hierarchy.lvl0:"))
    ?.slice("hierarchy.lvl0:".length);
  const all = Array.from({ length: pageCount }, (_, number) =>
    hitOf(number, query, [highlightPreTag, highlightPostTag]),
  );
  const hits = all.filter(({ hierarchy }) => area === undefined || hierarchy.lvl0 === area);
  return {
    hits: hits.slice(0, hitsPerPage),
    nbHits: hits.length,
    facets: { "hierarchy.lvl0": { 博客: 11, 页面: 12 } },
    queryID: "q1",
  };
}

function hitOf(number: number, query: string, [before, after]: readonly string[]) {
  const lvl0 = number % 2 === 0 ? "页面" : "博客";
  const title = `第${number}页`;
  return {
    objectID: `/${number}`,
    url: number === 0 ? "https://jieneng.example/about" : `https://jieneng.example/page/${number}#一`,
    anchor: number === 0 ? null : "一",
    type: number === 0 ? "lvl1" : "lvl2",
    hierarchy: { lvl0, lvl1: title, lvl2: number === 0 ? null : "一" },
    content: `正文<img src=x onerror="window.hacked=1">`,
    _highlightResult: { hierarchy: { lvl1: { value: `${title}${before}${query}${after}` } } },
    _snippetResult: { content: { value: `正文<img src=x onerror="window.hacked=1">${before}${query}${after}` } },
  };
}

/** Gives the site's pages the policy they would have, had they been built for Algolia. */
async function allowHosts(page: Page, algolia: NonNullable<typeof site.search.algolia>): Promise<void> {
  const search = { ...site.search, provider: "algolia" as const, algolia };
  const policy = contentPolicy({ ...site, search }, { scripts: [], styles: [] }, "header");
  const connect = /connect-src [^;]+/.exec(policy)?.[0] ?? "";
  const name = "content-security-policy";
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const headers = { ...response.headers() };
    if (headers[name]) headers[name] = headers[name].replace(/connect-src [^;]+/, connect);
    await route.fulfill({ response, headers, body: (await response.text()).replace(/connect-src [^;"]+/, connect) });
  });
}
