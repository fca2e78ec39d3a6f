import { inSiteLanguage } from "../../../src/config/in-site-language";
import * as en from "./en";
import * as zh from "./zh";

/** The messages of the imports in the language of the site. */
export const { compareMessages, docusaurusMessages, fetchMessages, foreignMessages, importMessages, obsidianMessages } =
  inSiteLanguage<typeof zh>({ zh, en });
