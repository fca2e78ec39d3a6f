import * as en from "../text/diagnostics/en";
import * as zh from "../text/diagnostics/zh";
import { inSiteLanguage } from "./in-site-language";

/**
 * The messages for authors: in Chinese if the site is Chinese, else in English. webpack replaces
 * this file with the messages of that language.
 */
export const {
  authorText,
  codeMessages,
  componentMessages,
  dataDescriptions,
  docMessages,
  drawingMessages,
  elementMessages,
  embedMessages,
  examples,
  expected,
  fieldDescriptions,
  fieldMessages,
  fileForms,
  fileMessages,
  foreignSyntaxMessages,
  frontMatterMessages,
  linkMessages,
  lintMessages,
  markdownMessages,
  mathMessages,
  mdxMessages,
  navigationMessages,
  obsidianMessages,
  pageMessages,
  pictureMessages,
  plotMessages,
  postMessages,
  reportText,
  routeMessages,
  settingDescriptions,
  settingExamples,
  settingMessages,
  sidebarMessages,
  styleMessages,
  syntaxMessages,
  tableMessages,
  tabMessages,
  tagMessages,
  yamlMessages,
} = inSiteLanguage<typeof zh>({ zh, en });
