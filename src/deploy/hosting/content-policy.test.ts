import type { SiteConfig } from "../../config/read-site";
import { contentPolicy } from "./content-policy";
import { testSite } from "./testing/test-site";

const hashes = ["'sha256-a'"];

function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split("; ").map((directive) => [directive.split(" ")[0] ?? "", directive.split(" ").slice(1).join(" ")]),
  );
}

test("allows only the site's own files and the code named by hash", () => {
  const policy = directives(contentPolicy(testSite, hashes, "header"));
  expect(policy.get("default-src")).toBe("'none'");
  expect(policy.get("script-src")).toBe("'strict-dynamic' 'sha256-a'");
  expect(policy.get("style-src")).toBe("'self'");
  expect(policy.get("connect-src")).toBe("'self'");
  expect(policy.get("base-uri")).toBe("'none'");
  expect(policy.get("frame-ancestors")).toBe("'none'");
  expect(policy.get("require-trusted-types-for")).toBe("'script'");
});

test("contains no unsafe keyword and no other host", () => {
  expect(contentPolicy(testSite, hashes, "header")).not.toMatch(/unsafe|https?:|\*/);
});

test("omits from a page's head the directives that only a header may contain", () => {
  expect(contentPolicy(testSite, hashes, "meta")).not.toMatch(/frame-ancestors|upgrade-insecure-requests/);
});

test("allows Algolia's hosts only when Algolia is the search, and its click host only when clicks are reported", () => {
  const algolia = { appId: "APP", searchKey: "key", indexName: "notes", insights: false };
  const policyFor = (insights: boolean) => {
    const search = { ...testSite.search, provider: "algolia" as const, algolia: { ...algolia, insights } };
    return directives(contentPolicy({ ...testSite, search }, hashes, "header")).get("connect-src");
  };
  expect(policyFor(false)).toBe(
    "'self' https://app-dsn.algolia.net https://app.algolia.net https://app-1.algolianet.com https://app-2.algolianet.com https://app-3.algolianet.com",
  );
  expect(policyFor(true)).toContain(" https://insights.algolia.io");
});

test("allows Google's hosts when page views are counted", () => {
  const analytics = { ...testSite.analytics, trackingId: "G-X" };
  const policy = directives(contentPolicy({ ...testSite, analytics }, hashes, "header"));
  expect(policy.get("connect-src")).toContain("https://*.google-analytics.com");
});

test.each([
  ["umami", null, "https://cloud.umami.is"],
  ["plausible", null, "https://plausible.io"],
  ["goatcounter", null, "https://ann.goatcounter.com"],
  ["umami", "https://stats.example/umami", "https://stats.example"],
] as const)("allows %s at %s to report to its host and nothing else", (provider, server, connect) => {
  const analytics = { ...testSite.analytics, script: { provider, id: "ann", server } };
  const policy = directives(contentPolicy({ ...testSite, analytics }, hashes, "header"));
  const without = directives(contentPolicy(testSite, hashes, "header"));
  const more = { "connect-src": `'self' ${connect}` };
  expect(Object.fromEntries(policy)).toEqual({ ...Object.fromEntries(without), ...more });
});

test("allows pictures and frames from hosts that the owner names", () => {
  const security = { ...testSite.security, images: ["https://img.example"], frames: ["https://video.example"] };
  const policy = directives(contentPolicy({ ...testSite, security }, hashes, "header"));
  expect(policy.get("img-src")).toBe("'self' data: https://img.example");
  expect(policy.get("frame-src")).toBe("https://video.example");
});

test("allows the hosts of scripts in head to receive reports, and nothing of other tags", () => {
  const head = [
    { script: { src: "https://stats.example:8443/a.js?x" } },
    { script: { src: "/own.js" } },
    { link: { rel: "preconnect" as const, href: "https://link.example" } },
    { meta: { name: "verification", content: "https://meta.example" } },
  ];
  const policy = directives(contentPolicy({ ...testSite, head }, hashes, "header"));
  const without = directives(contentPolicy(testSite, hashes, "header"));
  const stats = "https://stats.example:8443";
  const more = { "connect-src": `'self' ${stats}`, "img-src": `'self' data: ${stats}` };
  expect(Object.fromEntries(policy)).toEqual({ ...Object.fromEntries(without), ...more });
});

test("allows the frame of giscus and the policy of its element when pages have comments, and nothing else", () => {
  const comments = { provider: "giscus", repo: "a/b", on: ["blog"] } as unknown as SiteConfig["comments"];
  const policy = contentPolicy({ ...testSite, comments }, hashes, "header");
  expect(directives(policy).get("frame-src")).toBe("https://giscus.app");
  expect(directives(policy).get("trusted-types")).toBe(
    "site search-dialog render-island worker-client link-preview lit-html",
  );
  expect(policy.match(/https:/g)).toHaveLength(1);
});

test("allows the server of Waline, the policy of Vue and the hosts of readers' pictures, and nothing else", () => {
  const images = ["https://avatars.example"];
  const comments = { provider: "waline" as const, serverUrl: "https://talk.example/waline/", images, on: [] };
  const policy = directives(contentPolicy({ ...testSite, comments }, hashes, "header"));
  const without = directives(contentPolicy(testSite, hashes, "header"));
  const more = {
    "connect-src": "'self' https://talk.example",
    "img-src": "'self' data: https://avatars.example",
    "trusted-types": "site search-dialog render-island worker-client link-preview vue",
  };
  expect(Object.fromEntries(policy)).toEqual({ ...Object.fromEntries(without), ...more });
});
