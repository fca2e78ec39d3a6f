// The terminal output of `npm run develop` and `npm run build` for authors. Gatsby itself reports
// each of its steps in English.

import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * Lines of Gatsby 5.16 that describe its steps or give advice that does not apply here. All other
 * lines are shown.
 */
const ofGatsby = [
  /^(?:success|failed|info|verbose|not finished) /,
  /^[\s\u2800]*$/,
  /^\s*https?:\/\/(?:localhost|[\d.]+):\d+\/\S*$/,
  /^You can now view .* in the browser\.$/,
  /^View GraphiQL, an in-browser IDE/,
  /^Note that the development build is not optimized\.$/,
  /^To create a production build, use gatsby build$/,
  /^a precaution, we're deleting your site's cache/,
  /^warning The GraphQL query in the non-page component ".*" will not be run\.$/,
  /^Exported queries are only executed for page components\./,
  /^If the failing component is a regular component/,
  /^If you're more experienced with GraphQL/,
  /^<i> \[webpack-dev-middleware\] wait until bundle finished/,
  /^\s*(?:Pages|\(SSG\)|\(DSG\)|D \(DSG\)|λ \(SSR\))/,
];

/** The content folder that stands for a vault of Obsidian: src/config/obsidian.ts makes it. */
const ofVault = /(?<=\s|^)\/.*?\/node_modules\/\.cache\/site\/vaults\/[\da-f]+\/[^/]+\//g;

/**
 * Shortens the paths of content files in a line of output to paths in the content folder.
 * @param content the content folder, an absolute path
 */
export function inContent(line, content) {
  return line.replaceAll(`${content}${path.sep}`, "").replace(ofVault, "");
}

/**
 * Turns Gatsby's output into the lines that an author reads.
 * @param words scripts/words in the site's language
 * @param address where the site is served
 * @param now returns the time of a save
 * @returns a function that maps a line to the line to show; null to show none
 */
export function developOutput(words, address, now = () => new Date()) {
  /** The files of the current pass, each with what happened to it last. */
  const changes = new Map();
  let isReady = false;
  return (written) => {
    const line = stripVTControlCharacters(written);
    const [, event, what, name] = /^info (added|changed|removed|deleted) (file|directory) at (.+)$/.exec(line) ?? [];
    if (what === "file") changes.set(name, /^(?:removed|deleted)$/.test(event) ? "removed" : "saved");
    if (what !== undefined) return null;
    if (/^success Building development bundle/.test(line) && !isReady) {
      isReady = true;
      changes.clear();
      return words.develop.ready(address);
    }
    if (/^success write out requires/.test(line) && changes.size > 0 && isReady) {
      const time = now().toTimeString().slice(0, 8);
      const lines = [...changes].map(([file, change]) => words.develop[change](file, time));
      changes.clear();
      return lines.join("\n");
    }
    return forAuthors(line, written, words);
  };
}

/** Matches Gatsby's boxes: the survey, the rendering modes with Chinese addresses, and news of releases. */
const box = /^\s*[╭│╰┌└├]/;

function forAuthors(line, written, words) {
  if (box.test(line)) return null;
  // Our own messages are in Chinese. In English they match none of Gatsby's patterns.
  if (/\p{Script=Han}/u.test(line)) return withSeverity(line, words);
  return ofGatsby.some((form) => form.test(line)) ? null : written;
}

/** Writes the severity that Gatsby's reporter puts before a message in the site's language. */
function withSeverity(line, words) {
  return line.replace(/^info /, "").replace(/^(?:error|warning)(?= )/, (severity) => words.check[severity]);
}

/** Names of a build's parts in scripts/words, by the line of Gatsby 5.16 after which a part begins. */
const parts = [
  [/^success source and transform nodes/, "pages"],
  [/^success write out requires/, "code"],
  [/^success Building HTML renderer/, "queries"],
  [/^success run queries/, "html"],
  [/^(?:success Building static HTML|info There are no new or changed html files)/, "files"],
];

/**
 * Turns the output of a build into the lines that an author reads.
 * @param words scripts/words in the site's language
 * @returns `show`, which maps a line to the line to show, null to show none; and `part`, which
 * returns the name of the part that runs now
 */
export function buildOutput(words) {
  let part = "content";
  const show = (written) => {
    const line = stripVTControlCharacters(written);
    part = parts.find(([form]) => form.test(line))?.[1] ?? part;
    return forAuthors(line, written, words);
  };
  return { show, part: () => part };
}
