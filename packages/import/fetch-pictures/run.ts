// npm run fetch-pictures: saves the pictures that articles show from other sites in the content
// folder.

import { contentDir } from "../../../src/config/read-site";
import { site } from "../../../src/config/site";
import { markdownFilesIn } from "../../../src/content/files/scan-content";
import { contentFolders } from "../../../src/content/registry";
import { reportListing } from "../../../src/graphql/checks/report-diagnostics";
import { formatOf } from "../../../src/markdown/article-store";
import { fetchMessages } from "../messages/messages";
import { limits } from "./download";
import { fetchPictures } from "./fetch-pictures";

/**
 * Fetches the pictures and prints the result.
 * @returns the exit code: 1 if a picture could not be fetched, otherwise 0
 */
export async function run({ calledFrom }: { readonly calledFrom: string }): Promise<number> {
  const dir = contentDir();
  const { fetched, changed, failed } = await fetchPictures({
    contentDir: dir,
    files: markdownFilesIn(dir, contentFolders()),
    formatOf: (file) => formatOf(file, site.markdown.format),
    limits,
    onProgress: (done, total) => {
      if (done % 20 === 0 || done === total) console.log(fetchMessages.progress(done, total));
    },
  });
  const isNothing = changed.length === 0 && failed.length === 0;
  console.log(isNothing ? fetchMessages.none : fetchMessages.done(fetched, changed.length));
  if (failed.length === 0) return 0;
  const heading = fetchMessages.failedHeading(failed.length);
  console.log(reportListing(failed, { heading, file: "pictures.log", root: calledFrom }));
  return 1;
}
