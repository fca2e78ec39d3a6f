import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isHashedChunk } from "../../../hosting/hashed-chunk";
import { writeHashed } from "../../../lib/node/write-hashed";
import { replaceExactly } from "../patch";
import { type HtmlPatch, removeFromPages } from "./html-patch";
import { splitStyles } from "./split-styles";

const inlinedSheet = /(<style data-href="[^"]*"[^>]*>)([^<]*)(<\/style>)/g;

/** Leaves in a page's inlined stylesheets only what shows before scripts have run. */
export const deferStyles: HtmlPatch = {
  name: "html/deferred-styles",
  leansOn: "gatsby 5.16, static-entry.js: each stylesheet of a page inlined as <style data-href>",
  gain: "rules for what only scripts show are fetched once, with the scripts, instead of standing in every page",
  remove: `${removeFromPages}, and the call of writeDeferredStyles in src/gatsby/finalize/finalize-site.ts`,
  apply: (html, file) =>
    replaceExactly(html, inlinedSheet, (_, open = "", css = "", close = "") => `${open}${critical(css)}${close}`, {
      patch: deferStyles,
      where: file,
      // Every page has one at least, and none of them may be passed over.
      times: Math.max(1, html.split("<style data-href=").length - 1),
    }),
};

/** The same few stylesheets stand in every page. */
const known = new Map<string, string>();

function critical(css: string): string {
  const part = known.get(css) ?? splitStyles(css).critical;
  known.set(css, part);
  return part;
}

/**
 * Writes the deferred rules of all the build's stylesheets into one file, which the start script fetches. The sheets that
 * come with another template's code hold their own again, which does no harm.
 * @param publicDir the deployed folder, with the stylesheets that webpack has written
 * @returns name of the file, below the site's base path; null where no rule is deferred
 */
export function writeDeferredStyles(publicDir: string): string | null {
  const rules = readdirSync(publicDir)
    .filter((file) => isStylesheet(file))
    .sort()
    .flatMap((file) => splitStyles(readFileSync(path.join(publicDir, file), "utf8")).deferred);
  // Templates share much of it, and each sheet has its own copy.
  const css = [...new Set(rules)].join("");
  return css === "" ? null : writeHashed(publicDir, "scripting", "css", css);
}

/** One of webpack's, not one that an earlier build has written here. */
function isStylesheet(file: string): boolean {
  return isHashedChunk(file) && file.endsWith(".css") && !file.startsWith("scripting.");
}
