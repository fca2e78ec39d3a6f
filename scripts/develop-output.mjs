// What an author reads in the terminal of `npm run develop`. Gatsby tells of each of its steps, in English, at every save.

import { stripVTControlCharacters } from "node:util";

/** Lines of Gatsby 5.16 that say how it works, or advise what does not hold here. All others are shown. */
const ofGatsby = [
  /^(?:success|info|verbose|not finished) /,
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
  // Boxes: the survey, the kinds of rendering, news of releases.
  /^\s*[╭│╰┌└├]/,
  /^\s*(?:Pages|\(SSG\)|\(DSG\)|D \(DSG\)|λ \(SSR\))/,
];

/**
 * Makes of Gatsby's lines those that an author reads.
 * @param words of scripts/words, in the site's language
 * @param address where the site is served
 * @param now for the time of a save, a Date
 * @returns a function from a line to the line that is shown in its place; null for none
 */
export function developOutput(words, address, now = () => new Date()) {
  let changed = null;
  let isReady = false;
  return (written) => {
    const line = stripVTControlCharacters(written);
    const [, file] = /^info (?:added|changed|removed|deleted) file at (.+)$/.exec(line) ?? [];
    if (file !== undefined) changed = file;
    if (/^success Building development bundle/.test(line) && !isReady) {
      isReady = true;
      return words.ready(address);
    }
    if (/^success write out requires/.test(line) && changed !== null && isReady) {
      const saved = changed;
      changed = null;
      return words.saved(saved, now().toTimeString().slice(0, 8));
    }
    // Our own messages are Chinese, or English without Gatsby's forms.
    if (/\p{Script=Han}/u.test(line)) return line.replace(/^info /, "");
    return ofGatsby.some((form) => form.test(line)) ? null : written;
  };
}
