import type * as Messages from "../zh/foreign";

export const foreignMessages: typeof Messages.foreignMessages = {
  noTarget: {
    message: "a link leads to a page or a file that the old project does not have, and keeps its address",
    fix: "write the address of a page, or remove the link",
  },
  noPicture: {
    message: "a picture does not exist in the old project, and keeps its address",
    fix: "put the picture beside the article, and change the address",
  },
  otherCase: { message: "a file has its name in another case, so the address was changed to it" },
  elsewhere: {
    message:
      "an address was a path from the top of the project, began with a bundler's alias or had a base path that is not configured: it now leads to the file",
  },
  noPost: {
    message: "the article of a tag does not exist, so only the text stays",
    fix: "write [text](./file.md)",
  },
  noIncluded: { message: "a file to embed does not exist", fix: "write its content into the page" },
  tag: {
    message: "a tag plugin has no counterpart, so its tag was removed, and the text inside stays",
    fix: "use Markdown, a ::: admonition or HTML",
  },
  drawing: {
    message: "a drawing or a score of this kind is not drawn here, so its source stays",
    fix: "export it as a picture, or write a fence of mermaid, dot or plot",
  },
  friendGroup: {
    message: "friends.yml has no groups, so the name of a group of friends was not imported",
    fix: "write it in the text of the page of friends",
  },
  friendPicture: {
    message: "the picture of a friend is on another host, and was not imported",
    fix: "put the picture into friends/, and write avatar: ./friends/name.png in friends.yml",
  },
  social: {
    message: "a menu links to web pages only, so this social address was not imported",
    fix: "write it on the page about you",
  },
  friends: { message: "friends are in friends.yml, and this page lists them at its old address" },
  script: {
    message: "scripts and styles do not run in articles, and were removed",
    fix: "use Markdown, or leave it to the theme",
  },
  field: { message: "fields of the front matter have no meaning here, and were removed" },
  password: {
    message: "an article with a password became a draft: there are no passwords here, and everyone could read it",
    fix: "remove draft: true if it may be public",
  },
  listing: { message: "a page that the theme fills with a list was not imported, because this site has its own" },
  permalinkWord: {
    message: "the value of a word in the format of addresses is not known, so the file name stands for it",
    fix: "write slug in the front matter",
  },
  fileTime: { message: "there was no date, so the file's date of change is used" },
  shortcode: {
    message: "a shortcode has no counterpart, and was removed; the text inside stays",
    fix: "use Markdown, a ::: admonition or HTML",
  },
  noParam: { message: "a param has no value", fix: "write the value into the page" },
  format: {
    message: "a page that is not Markdown was not imported",
    fix: "convert it to Markdown, for example with pandoc, and import again",
  },
  expired: { message: "an expired page became a draft" },
  refused: {
    message: "the configuration was not run, so only texts that are written in it are taken",
    fix: "if you trust this project, import again without --no-config (or CONTENT_TRUST=none)",
  },
  config: {
    message: "the configuration cannot be run, so only texts that are written in it are taken",
    fix: "make it run in the old project first, or write the settings in site.yml",
  },
  missingPackage: {
    message:
      "a package of the configuration is not installed, so its values, such as generated sidebars, count as empty",
  },
  component: {
    message: "a Vue component was not imported; its tags were removed, and the text inside stays",
    fix: "use Markdown or HTML",
  },
  mdxComponent: {
    message:
      "a component has no counterpart: its tags were removed, or put in a comment if they have attributes, and the text inside stays",
    fix: "use Markdown or HTML",
  },
  mdxExpression: { message: "an expression in braces has to run, and was removed", fix: "write its result" },
  mdxExport: { message: "an export of a page was removed", fix: "write its values where the text uses them" },
  invalidMdx: { message: "a .mdx file that is not valid MDX is read as Markdown", fix: "look through the page" },
  directive: { message: "a directive of Vue was not imported, and was removed from its tag" },
  interpolation: { message: "{{ }} is plain text here, and stays as it is", fix: "write its value" },
  toc: { message: "[[toc]] was removed: the table of contents is beside the page" },
  dynamic: { message: "pages that a program generates were not imported", fix: "write these pages as files" },
  notInMenu: {
    message: "a page that no menu lists: the generator does not publish it, so it is unlisted here",
    fix: "remove `unlisted` and add it to sidebars.yml to let readers find it",
  },
  sidebarLink: { message: "a link of the sidebar leads to no page, and was removed", fix: "add it in sidebars.yml" },
  sidebarAnchor: {
    message:
      "a link of the sidebar to a heading is not imported: the sidebar has its page, and the page a table of contents",
  },
  head: {
    message:
      "scripts and styles in the head of pages were not imported: the security policy of this site runs no scripts of others",
  },
  home: {
    message: "the theme draws the whole home page, which was replaced by a plain one",
    fix: "write your own home page in pages/index.md",
  },
  theme: { message: "components of the theme were not imported" },
  locale: {
    message:
      "this site has one language: pages in others stay at their old addresses, and the menu is that of the default language",
  },
  charset: { message: 'a static HTML page got <meta charset="utf-8">' },
  scheme: {
    message: "an address of this kind cannot be a link in an article, and was replaced by #",
    fix: "write it as inline code, so that readers copy it",
  },
};
