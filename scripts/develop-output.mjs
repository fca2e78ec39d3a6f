// The terminal output of `npm run develop` and `npm run build` for authors. Gatsby itself reports
// each of its steps in English.

import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * Lines of Gatsby 5.16's output that `forAuthors` hides, because they describe Gatsby's steps or
 * give advice that does not apply to this project.
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

/**
 * Matches the beginning of a path in a content folder that src/config/obsidian.ts makes for a vault
 * or another folder of notes.
 */
const ofVault = /(?<=\s|^)\/.*?\/node_modules\/\.cache\/site\/vaults\/[\da-f]+\/[^/]+\//g;

/**
 * Makes the paths of content files in a line of output relative to the content folder.
 * @param content the content folder, an absolute path
 */
export function inContent(line, content) {
  return line.replaceAll(`${content}${path.sep}`, "").replace(ofVault, "");
}

/**
 * Converts Gatsby's output to the lines that an author reads.
 * @param words scripts/words in the site's language
 * @param address the address of the site
 * @param now returns the time of a save
 * @returns a function that maps a line to the line to show, or to null to hide it
 */
export function developOutput(words, address, now = () => new Date()) {
  /** The files that changed since the last update, each with its last change. */
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

/**
 * Matches lines of Gatsby's boxes and trees: the survey, news of releases, and the pages by
 * rendering mode. Addresses of these pages may be Chinese, so the lines could look like our own
 * messages.
 */
const box = /^\s*[╭│╰┌└├]/;

function forAuthors(line, written, words) {
  if (box.test(line)) return null;
  // Our own messages in Chinese are recognized by their characters. Those in English match none of
  // Gatsby's patterns.
  if (/\p{Script=Han}/u.test(line)) return withSeverity(line, words);
  return ofGatsby.some((form) => form.test(line)) ? null : written;
}

/** Translates the severity that Gatsby's reporter puts before a message. */
function withSeverity(line, words) {
  return line.replace(/^info /, "").replace(/^(?:error|warning)(?= )/, (severity) => words.check[severity]);
}

/**
 * The parts of a build, named as in scripts/words, each with the line of Gatsby 5.16's output after
 * which it begins.
 */
const parts = [
  [/^success source and transform nodes/, "pages"],
  [/^success write out requires/, "code"],
  [/^success Building HTML renderer/, "queries"],
  // Without workers, Gatsby does not report the end of the queries.
  [/^success (?:run queries in workers|Writing page-data\.json)/, "html"],
  [/^(?:success Building static HTML|info There are no new or changed html files)/, "files"],
];

/**
 * Converts the output of a build to the lines that an author reads.
 * @param words scripts/words in the site's language
 * @returns `show`, which maps a line to the line to show, or to null to hide it; and `part`, which
 * returns the name of the current part
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
