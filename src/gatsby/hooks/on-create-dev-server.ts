import type { GatsbyNode } from "gatsby";
import { site } from "../../config/site";
import { staticFile } from "../../content/files/static-files";
import { decodePath } from "../../lib/paths";
import { authorFeedPath } from "../../shared/author-feed";
import { streamToAuthor } from "../author-feed";
import { ownGraphiqlPage } from "../graphiql-tabs";
import { refuseOtherOrigins, replacePage } from "../own-origin";

/**
 * Serves GraphiQL with ready-made queries, the stream of problems for the author, and files of
 * static/, which a build would copy. Refuses requests from pages of other sites.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  replacePage(app, "/___graphql", () => ownGraphiqlPage(/^zh/i.test(site.locale.defaultLocale)));
  // Like `replacePage`, this moves its handler to the front, so the check runs first.
  refuseOtherOrigins(app);
  app.get(authorFeedPath, streamToAuthor);
  app.use(({ path }: { path: string }, response: { sendFile(file: string): void }, next: () => void) => {
    const file = staticFile(decodePath(path));
    if (file === null) next();
    else response.sendFile(file);
  });
};
