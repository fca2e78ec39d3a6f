import { inSiteLanguage } from "../../../src/config/in-site-language";
import * as en from "./en";
import * as zh from "./zh";

/** The import messages in the site's language. */
export const { compareMessages, docusaurusMessages, fetchMessages, foreignMessages, importMessages, obsidianMessages } =
  inSiteLanguage<typeof zh>({ zh, en });
