import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { textAttribute, textFolder } from "../../../contract/published-files";
import { isHashedChunk } from "../../../hosting/hashed-chunk";
import { writeHashed } from "../../../lib/node/write-hashed";
import { replaceExactly } from "../patch";
import { type HtmlPatch, removeFromPages } from "./html-patch";
import { rareParts, splitStyles } from "./split-styles";

const textFile = new RegExp(` ${textAttribute}="(${textFolder}[0-9a-f]+\\.json)"`, "g");
const inlinedSheet = /(<style data-href="[^"]*"[^>]*>)([^<]*)(<\/style>)/g;

/** Leaves in a page's inlined stylesheets only what shows before scripts have run, and of rare parts those it has. */
export const deferStyles = (publicDir: string): HtmlPatch => {
  const patch: HtmlPatch = {
    name: "html/deferred-styles",
    leansOn: "gatsby 5.16, static-entry.js: each stylesheet of a page inlined as <style data-href>",
    gain: "rules for what only scripts show, or few pages have, are fetched once, with the scripts, instead of standing in every page",
    remove: `${removeFromPages}, and the call of writeDeferredStyles in src/gatsby/finalize/finalize-site.ts`,
    apply: (html, file) => {
      const parts = partsOf(html, publicDir);
      return replaceExactly(
        html,
        inlinedSheet,
        (_, open = "", css = "", close = "") => `${open}${critical(css, parts)}${close}`,
        {
          patch,
          where: file,
          // Every page has one at least, and none of them may be passed over.
          times: Math.max(1, html.split("<style data-href=").length - 1),
        },
      );
    },
  };
  return patch;
};

/** The rare parts of a page: its text is still in a file of its own. */
function partsOf(html: string, publicDir: string): string[] {
  const texts = [...html.matchAll(textFile)].map(([, file = ""]) => readFileSync(path.join(publicDir, file), "utf8"));
  return rareParts.filter((part) =>
    [html, ...texts].some((text) => new RegExp(`class=\\\\?"${part}[ \\\\"]`).test(text)),
  );
}

/** The same few stylesheets stand in every page. */
const known = new Map<string, string>();

function critical(css: string, parts: readonly string[]): string {
  const key = `${parts.join()} ${css}`;
  const rest = known.get(key) ?? splitStyles(css, parts).critical;
  known.set(key, rest);
  return rest;
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
