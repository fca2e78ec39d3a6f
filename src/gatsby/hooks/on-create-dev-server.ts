import type { GatsbyNode } from "gatsby";
import { staticFile } from "../../content/files/static-files";
import { authorFeedPath } from "../../contract/author-feed";
import { decodePath } from "../../lib/paths";
import { streamToAuthor } from "../develop/author-feed";

/** The part of Express that is used here. */
interface DevServer {
  use(answer: (request: { path: string }, response: { sendFile(file: string): void }, next: () => void) => void): void;
}

/** Serves static/ of the content folder, which a build copies, and the stream that tells pages of their mistakes. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.get(authorFeedPath, streamToAuthor);
  (app as DevServer).use((request, response, next) => {
    const file = staticFile(decodePath(request.path));
    if (file === null) next();
    else response.sendFile(file);
  });
};
