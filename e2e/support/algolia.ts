import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { indexSettings } from "../../scripts/search-push/docsearch-records";
import { fixtureSite } from "./fixture-site";
import { serveProvider } from "./provider-sites";

export interface AlgoliaRequest {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly hitsPerPage?: number;
  readonly distinct?: boolean | number;
  readonly facets?: readonly string[];
  readonly facetingAfterDistinct?: boolean;
  readonly clickAnalytics?: boolean;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
}

/** A usage event in Algolia's format. */
export interface UsageEvent {
  readonly eventType: string;
  readonly eventName: string;
  readonly index: string;
  readonly objectIDs: readonly string[];
  readonly positions?: readonly number[];
  readonly queryID?: string;
  readonly userToken: string;
}

type Answer = (requests: readonly AlgoliaRequest[], response: ServerResponse) => void;

/**
 * A fake of Algolia's search API on loopback. The site uses it through Algolia's official client.
 */
export class AlgoliaStandIn {
  readonly seen: AlgoliaRequest[][] = [];
  /** Usage events received, by request. */
  readonly events: UsageEvent[][] = [];
  /** The attribute by which the index groups its records. */
  groupedBy: GroupAttribute = indexSettings.attributeForDistinct;
  answer: Answer = (requests, response) =>
    sendJson(response, 200, { results: requests.map((request) => resultOf(request, this.groupedBy)) });
  private readonly server = createServer((request, response) => this.receive(request, response));

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /**
   * Configures the site of a page for Algolia, and routes all of Algolia's hosts to this server.
   */
  async serve(page: Page, { insights = false } = {}): Promise<void> {
    const { port } = this.server.address() as AddressInfo;
    await serveProvider(page, insights ? "algolia-insights" : "algolia");
    await page.route(/\.algolia(?:net)?\.(?:net|com)\//, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route
        .fetch({ url: `http://127.0.0.1:${port}${pathname}${search}` })
        .catch(() => undefined);
      await (response ? route.fulfill({ response }) : route.abort()).catch(() => {});
    });
    await page.route("https://insights.algolia.io/**", async (route) => {
      this.events.push((route.request().postDataJSON() as { events: UsageEvent[] }).events);
      await route.fulfill({ json: { status: 200, message: "OK" }, headers: { "access-control-allow-origin": "*" } });
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

/**
 * The number of pages, in two areas. Every second page is a post. Each page has several matching
 * sections, all with the query marked.
 */
export const pageCount = 23;
const sectionsOfPage = 5;

const records = Array.from({ length: pageCount }, (_, page) =>
  Array.from({ length: sectionsOfPage }, (_, section) => recordOf(page, section)),
).flat();

type SectionRecord = ReturnType<typeof recordOf>;
type GroupAttribute = "url" | "url_without_anchor";

function recordOf(page: number, section: number) {
  const address = page === 0 ? `${fixtureSite.url}/about` : `${fixtureSite.url}/page/${page}`;
  // Sections 0 and 1 both have the page's address, like two records of one long section.
  const anchor = section < 2 ? null : `节${section}`;
  const url = anchor === null ? address : `${address}#${encodeURIComponent(anchor)}`;
  return {
    objectID: `/${page}~${section}`,
    url,
    url_without_anchor: address,
    anchor,
    type: anchor === null ? "lvl1" : "lvl2",
    hierarchy: { lvl0: page % 2 === 0 ? "页面" : "博客", lvl1: `第${page}页`, lvl2: anchor },
    content: `正文<img src=x onerror="window.hacked=1">`,
  };
}

/**
 * Groups, counts and paginates as Algolia does: `distinct` records per group,
 * and `hitsPerPage` and `nbHits` in groups.
 */
function resultOf(request: AlgoliaRequest, groupedBy: GroupAttribute) {
  const { hitsPerPage = 20, distinct = indexSettings.distinct, facets = [], facetFilters = [] } = request;
  const area = facetFilters
    .flat()
    .find((filter) => filter.startsWith("hierarchy.lvl0:"))
    ?.slice("hierarchy.lvl0:".length);
  const matching = records.filter(({ hierarchy }) => area === undefined || hierarchy.lvl0 === area);
  const groups = groupsOf(matching, (record) => record[groupedBy]).map((group) => group.slice(0, Number(distinct)));
  const shown = groups.slice(0, hitsPerPage).flat();
  return {
    hits: shown.map((record) => hitOf(record, request)),
    nbHits: groups.length,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(groups.length / hitsPerPage),
    hitsPerPage,
    page: 0,
    ...(facets.includes("hierarchy.lvl0") && {
      facets: { "hierarchy.lvl0": countAreas(request.facetingAfterDistinct ? groups.flat() : matching) },
    }),
    ...(request.clickAnalytics && { queryID: "q1" }),
  };
}

function countAreas(counted: readonly SectionRecord[]): { [area: string]: number } {
  const areas = groupsOf(counted, ({ hierarchy }) => hierarchy.lvl0);
  return Object.fromEntries(areas.map((area) => [area[0]?.hierarchy.lvl0, area.length]));
}

function groupsOf(all: readonly SectionRecord[], keyOf: (record: SectionRecord) => string): SectionRecord[][] {
  const keys = [...new Set(all.map(keyOf))];
  return keys.map((key) => all.filter((record) => keyOf(record) === key));
}

function hitOf(record: SectionRecord, { query, highlightPreTag, highlightPostTag }: AlgoliaRequest) {
  const marked = `${highlightPreTag}${query}${highlightPostTag}`;
  return {
    ...record,
    _highlightResult: { hierarchy: { lvl1: { value: `${record.hierarchy.lvl1}${marked}` } } },
    _snippetResult: { content: { value: `${record.content}${marked}` } },
  };
}
