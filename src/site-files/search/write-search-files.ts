import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { digestOf, writeChanged } from "../../lib/node/files";
import { buildSearch, type SearchContents } from "../../search/build/build-search";
import { manifestPath, type SearchManifest } from "../../shared/search-files";
import { searchFolder } from "../../shared/site-files";

export interface SearchFilesOptions {
  readonly contents: SearchContents;
  readonly publicDir: string;
}

/**
 * Writes the search manifest, and the other search files in a folder named by a hash of their
 * content. Removes the files of earlier builds.
 */
export default function writeSearchFiles({ contents, publicDir }: SearchFilesOptions): void {
  const { manifest, files } = buildSearch(contents);
  const texts = [...files].map(([name, content]) => [name, JSON.stringify(content)] as const);
  const folder = digestOf(JSON.stringify([manifest, texts]), 20);
  const dataFolder = path.join(publicDir, searchFolder);
  for (const [name, text] of texts) writeChanged(path.join(dataFolder, folder, `${name}.json`), text);
  writeChanged(
    path.join(publicDir, manifestPath),
    JSON.stringify({ ...manifest, folder: `data/${folder}` } satisfies SearchManifest),
  );
  dropFormer(dataFolder, folder);
}

/** Removes the files of earlier builds. */
function dropFormer(dataFolder: string, folder: string): void {
  for (const former of readdirSync(dataFolder))
    if (former !== folder) rmSync(path.join(dataFolder, former), { recursive: true });
}
