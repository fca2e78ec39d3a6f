import { checkSiteConfig } from "../../config/check-config";
import { footer } from "../../config/footer";
import { navbar } from "../../config/navbar";
import { site } from "../../config/site";
import type { SiteConfig } from "../../config/types";
import type { PlannedSidebar } from "../../kinds/docs/sidebars/plan-sidebars";
import { fitNavigation, presentFooter, presentNavbar } from "./present-navigation";
import { siteMetadata } from "./site-metadata";

const sidebar = (id: string): PlannedSidebar => ({
  id,
  label: id,
  description: null,
  position: 0,
  landing: `/docs/${id}/intro`,
  items: [],
});

describe("the configuration", () => {
  test("is valid", () => {
    expect(() => checkSiteConfig(site)).not.toThrow();
  });

  test("with errors lists every invalid field with its value", () => {
    const wrong: SiteConfig = {
      ...site,
      url: "https://jieneng.example/notes",
      baseUrl: "notes/",
      blog: { ...site.blog, postsPerPage: 0 },
      locale: { ...site.locale, defaultLocale: "en" },
      search: { ...site.search, searchPagePath: "find" },
      messages: "fr",
    };
    const check = () => checkSiteConfig(wrong);
    expect(check).toThrow(/url: is "https:\/\/jieneng\.example\/notes": expected an origin/);
    expect(check).toThrow(/baseUrl: is "notes\/": expected PATH_PREFIX to start with a slash/);
    expect(check).toThrow(/blog\.postsPerPage: is 0: expected at least 1/);
    expect(check).toThrow(/does not contain the default locale "en"/);
    expect(check).toThrow(/search\.searchPagePath: there is no src\/pages\/find\.tsx/);
    expect(check).toThrow(/messages: is "fr": expected BUILD_MESSAGES to be zh or en/);
  });

  test("is published without build-only fields", () => {
    expect(siteMetadata(site, "0.0.0")).toMatchObject({ siteUrl: site.url, version: "0.0.0", title: "节能笔记" });
    expect(siteMetadata(site, "0.0.0")).not.toHaveProperty("markdown");
    expect(siteMetadata(site, "0.0.0")).not.toHaveProperty("messages");
  });
});

describe("the navigation", () => {
  test("sidebar items lead to the landing page of their sidebar", () => {
    const { left } = presentNavbar(navbar, { sidebars: [sidebar("computerSidebar")] });
    expect(left[0]).toMatchObject({ type: "docSidebar", label: "计算机基础", to: "/docs/computerSidebar/intro" });
    expect(left[1]).toMatchObject({ label: "编程语言", to: null });
  });

  test("dropdowns keep their links, including external ones", () => {
    const { right } = presentNavbar(navbar, { sidebars: [] });
    expect(right[0]?.items[0]).toMatchObject({ href: expect.stringMatching(/^https:/), to: null });
    expect(presentFooter(footer, { sidebars: [] }).columns.map(({ title }) => title)).toEqual(["文章", "社交", "本站"]);
  });

  test("for content from another folder, items without a target are removed and its sidebars are added", () => {
    const paths = new Set(["/", "/blog", "/docs", "/search", "/about"]);
    const fitted = fitNavigation({ navbar, footer }, { sidebars: [sidebar("guide"), sidebar("diarySidebar")], paths });
    expect(fitted.navbar.left.map(({ label }) => label)).toEqual(["guide"]);
    expect(fitted.navbar.right.map(({ label }) => label)).toEqual(["项目", "记录", "关于我"]);
    expect(fitted.footer.columns.map(({ title }) => title)).toEqual(["社交", "本站"]);
  });
});
