import path from "node:path";
import { site } from "../../config/site";
import { siteFiles } from "../../contract/site-files";
import { contentKinds } from "../../kinds/registry";
import { writeChanged } from "../../lib/node/write-changed";
import { markdownPath } from "../../lib/paths";
import { llmsFullTxt, llmsSections, llmsTxt } from "./llms-files";
import { type LlmsData, llmsQuery } from "./llms-query";
import { pageMarkdown } from "./page-markdown";

interface WriteOptions {
  readonly graphql: <T>(query: string) => Promise<{ data?: T; errors?: unknown }>;
  /** Absolute path of the deployed folder. */
  readonly publicDir: string;
}

/**
 * Writes a Markdown copy beside every page with a text, and the two index files for language models.
 * @returns addresses of the pages with a copy
 */
export async function writeLlms({ graphql, publicDir }: WriteOptions): Promise<string[]> {
  const { data, errors } = await graphql<LlmsData>(llmsQuery);
  if (!data) throw new Error(`The Markdown copies could not be read: ${JSON.stringify(errors)}`);
  const write = (file: string, content: string) => writeChanged(path.join(publicDir, file), content);
  const pages = data.pages.nodes;
  for (const page of pages) write(markdownPath(page.path), pageMarkdown(page, site));
  const sections = llmsSections(
    data,
    contentKinds.map((kind) => ({ folder: kind.folder, label: kind.label(site) })),
  );
  write(siteFiles.llms, llmsTxt(sections, site));
  write(siteFiles.llmsFull, llmsFullTxt(sections, site));
  return pages.map(({ path }) => path);
}
