import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isHashedChunk } from "../../../hosting/hashed-chunk";
import { writeHashed } from "../../../lib/node/write-hashed";
import { replaceExactly } from "../patch";
import { type HtmlPatch, removeFromPages } from "./html-patch";
import { textsOf } from "./inline-texts";
import { type SplitStyles, splitStyles } from "./split-styles";

const inlinedSheet = /(<style data-href="[^"]*"[^>]*>)([^<]*)(<\/style>)/g;

/**
 * Leaves in a page's inlined stylesheets only what shows before scripts have run, and of the rules for rare parts of
 * articles those for parts that it has. A part's rules are a style element of their own, so that the policy that all
 * pages share names one hash a part and not one for each combination of parts.
 * @param publicDir the deployed folder, where the texts are that the page will hold
 */
export function deferStyles(publicDir: string): HtmlPatch {
  const patch: HtmlPatch = {
    name: "html/deferred-styles",
    leansOn: "gatsby 5.16, static-entry.js: each stylesheet of a page inlined as <style data-href>",
    gain: "rules for what only scripts show, and for parts that an article lacks, are fetched once, with the scripts, instead of standing in every page",
    remove: `${removeFromPages}, and the call of writeDeferredStyles in src/gatsby/finalize/finalize-site.ts`,
    apply: (html, file) => {
      const present = classesIn([html, ...textsOf(publicDir, html)]);
      const inlined = new Set<string>();
      return replaceExactly(
        html,
        inlinedSheet,
        (_, open = "", css = "", close = "") => {
          const { critical, parts } = split(css);
          // Templates share these rules.
          const wanted = [...parts].filter(([name, rules]) => present.has(name) && !inlined.has(rules));
          for (const [, rules] of wanted) inlined.add(rules);
          return `${open}${critical}${close}${wanted.map(([, rules]) => `<style>${rules}</style>`).join("")}`;
        },
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
}

function classesIn(texts: readonly string[]): Set<string> {
  const lists = texts.flatMap((text) => [...text.matchAll(/\sclass="([^"]*)"/g)]);
  return new Set(lists.flatMap(([, list = ""]) => list.split(" ")));
}

/** The same few stylesheets stand in every page. */
const known = new Map<string, SplitStyles>();

function split(css: string): SplitStyles {
  const parts = known.get(css) ?? splitStyles(css);
  known.set(css, parts);
  return parts;
}

/** Names of files below the site's base path; null where there is no rule for one. */
export interface DeferredStyles {
  /** Rules for what scripts put on a page; they come with the reading layer. */
  readonly scripting: string | null;
  /** Rules for rare parts of articles; they come with the app, since the reader may go on to an article that has them. */
  readonly parts: string | null;
}

/**
 * Writes the deferred rules of all the build's stylesheets, which the start script fetches. The sheets that come with
 * another template's code hold their own again, which does no harm.
 * @param publicDir the deployed folder, with the stylesheets that webpack has written
 */
export function writeDeferredStyles(publicDir: string): DeferredStyles {
  const sheets = readdirSync(publicDir)
    .filter((file) => isStylesheet(file))
    .sort()
    .map((file) => splitStyles(readFileSync(path.join(publicDir, file), "utf8")));
  const write = (name: string, rules: readonly string[]) => {
    // Templates share much of it, and each sheet has its own copy.
    const css = [...new Set(rules)].join("");
    return css === "" ? null : writeHashed(publicDir, name, "css", css);
  };
  return {
    scripting: write(
      "scripting",
      sheets.flatMap(({ deferred }) => deferred),
    ),
    parts: write(
      "parts",
      sheets.flatMap(({ parts }) => [...parts.values()]),
    ),
  };
}

/** One of webpack's, not one that an earlier build has written here. */
function isStylesheet(file: string): boolean {
  return isHashedChunk(file) && file.endsWith(".css") && !/^(?:scripting|parts)\./.test(file);
}
