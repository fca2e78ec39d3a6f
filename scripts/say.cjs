// biome-ignore-all lint/style/useNodejsImportProtocol: Node 12 does not know it
"use strict";
// Messages of the scripts, for authors. Written for any Node, and without packages: these are the first words of a command,
// before it is known whether Node is new enough and whether packages are installed.

const { readFileSync } = require("fs");

/** Picks the language as src/config/language.ts does: BUILD_MESSAGES, else `messages` of site.yml, else Chinese. */
module.exports = function say(zh, en) {
  return (process.env.BUILD_MESSAGES || languageOfSite()) === "en" ? en : zh;
};

function languageOfSite() {
  try {
    const settings = readFileSync(`${process.env.CONTENT_DIR || "content"}/site.yml`, "utf8");
    return (/^messages:\s*["']?(\w+)/m.exec(settings) || [])[1];
  } catch {
    return undefined;
  }
}
