import { quote } from "../../../lib/diagnostic";
import type * as Messages from "../zh/settings";
import { listed } from "./lists";

export const settingMessages: typeof Messages.settingMessages = {
  environment: "environment",
  noUrl: {
    message:
      "the address of the site is missing, so full addresses in pages, feeds and the sitemap begin with http://localhost:9000",
    fix: "url: https://example.org, or set SITE_URL for the build",
  },
  fields: "should be fields, one a line, such as title: My notes",
  count: (least) => `should be a whole number of at least ${least}, or ALL`,
  lint: "should be names of rules, each with off or warn",
  origin: "should be an address that begins with http:// or https://",
  originOnly: "should be the origin only, without a path; the path goes into baseUrl (PATH_PREFIX)",
  basePath: "should be a path that begins with a slash, of Latin letters, digits and -._~: /notes/",
  routeBasePath: "should be a path: docs, or / for the root",
  trackingId: "should look like G-XXXXXXX",
  color: (example) => `should be a colour, such as ${example}`,
  hex: (example) => `should be a colour of six digits in quotes, such as ${example}`,
  accent: (one, both) => `should be a colour such as ${one}, or ${both}`,
  contrast: (mode, contrast, better) => ({
    message: `its contrast on the ${mode} background is only ${contrast}, and should be at least 4.5`,
    fix: `write "${better}"`,
  }),
  fonts: 'should be names of fonts, such as "LXGW WenKai", Georgia',
  staticFile: "should be a file in static/, beginning with a slash: /img/logo.svg",
  ownPath: "should be a path of this site, beginning with a slash: /about",
  sources: "should be a list of sources, such as [https://img.example.org], or auto",
  navbarTarget: "should have a label, and one of to, href, doc, sidebar and items (doc and sidebar need no label)",
  nestedMenu:
    "a menu cannot contain another menu: move these items to the outer items, or give them a menu of their own",
  footerTarget: "should have a label, and one of to, href and doc",
  repo: "should be a repository of GitHub: owner/name",
  host: "should look like https://img.example.org",
  comments: (names: readonly string[]) =>
    `should be ${listed(names, "or")}; issues of utterances can become discussions on GitHub, and the settings are at https://giscus.app`,
  logo: "should be a file in static/ such as /img/logo.svg, or { src: /img/logo.svg, srcDark: /img/dark.svg, alt: Name }",
  contact: "should be mailto: with an address, or an address that begins with https://",
  counterId: "should be an id, a domain or a code",
  algolia: "provider: algolia also needs algolia",
  tocLevels: "should be at least tocMinHeadingLevel",
  positive: "should be greater than 0",
  year: "should be a year, such as 2021",
  language: "should be a language tag, such as en or zh-Hans",
  openGraph: "should be a language and a region, such as en_US",
  icp: "should look like 京ICP备12345678号",
  police: "should look like 京公网安备11010502030001号",
  trailingSlash: "should be ignore, true or false",
  ownMeta: "the site writes this meta itself, from site.yml and the fields of the page",
  scriptAddress: "should be an address that begins with https://, or a script in static/ such as /count.js",
  integrity: "should look like sha384-…",
  dataText: "should be text; a number needs quotes",
  data: "should be names with texts; a name has lower-case letters, digits and -, and does not begin with site-",
  metaName: "should have either name or property",
  headTag:
    "should have one of meta, link and script; styles go into custom.css, and inline code into a script in static/",
  headTags: "should be a list of meta, link and script",
  noMark: (address) => ({
    message: `static/ has no ${quote(address)}`,
    fix: "put the file there, or remove this line: the mark is then drawn from the first letter of the title",
  }),
  badMark: (address, fault) => ({
    message: `${quote(address)} is not a picture that can be read${fault && ` (${fault})`}`,
    fix: "use an SVG, PNG or ICO file, or remove this line",
  }),
  noScript: (address) => ({
    message: `static/ has no ${quote(address)}`,
    fix: "put the script there, or remove this entry",
  }),
};

export const settingExamples: typeof Messages.settingExamples = {
  title: "My notes",
  algolia: { appId: "id", searchKey: "key", indexName: "index" },
  verification: "code",
  about: "About",
  announcement: "A new version is out",
};
