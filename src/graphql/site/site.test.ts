import type { NavbarConfig } from "../../config/read-site";
import { site } from "../../config/site";
import { docOf } from "../../content/testing/fields";
import { siteMetadata } from "./site-metadata";
import { presentFooter, presentNavbar } from "./site-navigation";

const sidebar = (id: string) => ({
  id,
  label: `名为${id}`,
  description: null,
  position: 0,
  landing: `/docs/${id}/intro`,
  items: [],
  printPath: null,
  netPath: null,
});

test("publishes the configuration without build-only fields", () => {
  expect(siteMetadata(site, "0.0.0")).toMatchObject({ siteUrl: site.url, version: "0.0.0", title: site.title });
  expect(siteMetadata(site, "0.0.0")).not.toHaveProperty("markdown");
  expect(siteMetadata(site, "0.0.0")).not.toHaveProperty("security");
});

describe("the navigation", () => {
  const navbar: NavbarConfig = {
    left: [
      { label: "计算机", sidebar: "computer" },
      { sidebar: "computer" },
      { label: "编程", sidebar: "program" },
      { doc: "guide/start" },
    ],
    right: [{ label: "更多", items: [{ label: "外", href: "https://example.org" }] }],
  };
  const docs = new Map([["guide/start", docOf("docs/guide/start.md", "title: 开始\nsidebar_label: 起步")]]);

  test("sidebar items link to the landing page of their sidebar, and show its label unless they have their own", () => {
    const { left } = presentNavbar(navbar, { sidebars: [sidebar("computer")], byId: docs });
    expect(left[0]).toMatchObject({ type: "docSidebar", label: "计算机", to: "/docs/computer/intro" });
    expect(left[1]).toMatchObject({ label: "名为computer" });
    expect(left[2]).toMatchObject({ label: "编程", to: null });
  });

  test("an item for a docs page has the page's address and its label in sidebars", () => {
    const { left } = presentNavbar(navbar, { sidebars: [], byId: docs });
    expect(left[3]).toMatchObject({ type: "link", label: "起步", to: "/docs/guide/start" });
  });

  test("dropdowns and columns keep their links, including external ones", () => {
    const { right } = presentNavbar(navbar, { sidebars: [], byId: docs });
    expect(right[0]?.items[0]).toMatchObject({ href: "https://example.org", to: null });
    const columns = [{ title: "甲", items: [{ label: "首页", to: "/" }] }];
    const footer = presentFooter({ columns, copyright: "©", icp: null, police: null }, { sidebars: [], byId: docs });
    expect(footer.columns[0]?.items[0]).toMatchObject({ label: "首页", to: "/" });
  });

  test("filing numbers link to the offices that issued them", () => {
    const numbers = { icp: "京ICP备12345678号-1", police: "京公网安备11010502030001号" };
    const { filings } = presentFooter({ columns: [], copyright: "©", ...numbers }, { sidebars: [], byId: docs });
    expect(filings).toEqual([
      { label: numbers.icp, href: "https://beian.miit.gov.cn/" },
      { label: numbers.police, href: "https://beian.mps.gov.cn/#/query/webSearch?code=11010502030001" },
    ]);
  });
});
