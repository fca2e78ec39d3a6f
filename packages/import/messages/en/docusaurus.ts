import type * as Messages from "../zh/docusaurus";
import { foreignMessages } from "./foreign";

export const docusaurusMessages: typeof Messages.docusaurusMessages = {
  threw: {
    message: "the configuration failed, so only texts that are written in it are taken",
    fix: "make it run in docusaurus build, and import again; or write what is missing in site.yml",
  },
  refused: foreignMessages.refused,
  hung: {
    message: "the configuration did not finish in time, so only texts that are written in it are taken",
    fix: "remove the part that waits for the network or does not end, and import again",
  },
  ended: {
    message: "the configuration ended without a result, so only texts that are written in it are taken",
    fix: "remove process.exit, or the Promise without a result, and import again",
  },
  missingPackage: { message: "a package of the configuration is not installed, so its values count as empty" },
  outside: {
    message: "the content is outside the given folder, and was not read",
    fix: "import the folder above it",
  },
  unneeded: { message: "imports that are not needed were removed" },
  component: {
    message: "an article imports its own component or another module, which does not exist here",
    fix: "write the component with export in the article, or use Markdown; a comment keeps the original",
  },
  exported: {
    message: "an export uses a name that was not imported, so it is in a comment",
    fix: "write it without that name",
  },
  element: {
    message: "this component does not exist here, so its tags are in comments, and the text inside stays",
    fix: "use Markdown, or write the component with export in the article",
  },
  expression: {
    message: "an expression uses something that was not imported, so it is in a comment",
    fix: "write its result",
  },
  freeName: { message: "a name in braces is not defined, so it is shown as text" },
  addresses: { message: "addresses of files were changed to the new places" },
  isMdx: { message: "a .md file that uses MDX was renamed to .mdx" },
  noMdx: { message: "a .mdx file that is not valid MDX was renamed to .md, and is read as Markdown" },
  date: { message: "a post had no date, and got that of its first commit or of its file" },
  version: {
    message:
      "docs/ has the version that readers see by default; this version became single pages at their old addresses, without sidebar, search and lists",
  },
  home: {
    message: "the home page is written in React, and was replaced by a plain one",
    fix: "write your own home page in pages/index.md",
  },
  reactPage: {
    message: "a page that is written in React was not imported",
    fix: "write it as .md or .mdx of the same name in pages/",
  },
  linkToLeft: {
    message: "a link in the menu or the footer leads to a page that was not imported, and was removed",
    fix: "write that page, and add the link in site.yml",
  },
  linkScheme: {
    message: "a link in the menu or the footer is not a web address",
    fix: "write an address that begins with https://, or put it into an article",
  },
  navbarType: {
    message: "the menu has an item of a kind that does not exist here",
    fix: "write it as a link in navbar of site.yml",
  },
  footerHtml: { message: "HTML in the footer was not imported", fix: "write it as links in footer of site.yml" },
  sidebarHtml: {
    message: "HTML in the sidebar was not imported",
    fix: "write it as a link or a category in sidebars.yml",
  },
  unknownDoc: {
    message: "a doc in the sidebar or the menu does not exist, and was removed",
    fix: "correct its id, and write it into sidebars.yml",
  },
  noPicture: {
    message: "an icon or a logo is not in the static folder, and was not imported",
    fix: "put the picture into static/, and write it in site.yml",
  },
  computedRedirects: {
    message: "redirects that a program makes were not imported",
    fix: "write each of them in redirects of site.yml",
  },
  swizzled: {
    message: "a changed component of the theme was not imported: this site decides how pages look",
    fix: "nothing needs to be done",
  },
  styles: {
    message: "a stylesheet was not imported: this site decides how pages look",
    fix: "nothing needs to be done",
  },
  scripts: {
    message: "scripts and tags that were added to pages were not imported: the security policy does not allow them",
    fix: "analytics and comments are settings of site.yml",
  },
  plugin: {
    message: "a plugin was not imported, so the pages that it generates are missing",
    fix: "write what is needed as Markdown",
  },
  remarkPlugin: {
    message: "a plugin that extends Markdown was not imported, so its syntax is shown as it is",
    fix: "use the syntax of this site",
  },
};
