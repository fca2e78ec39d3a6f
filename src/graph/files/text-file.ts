import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { textFolder } from "../../contract/published-files";

/**
 * Writes HTML as a JSON string to a file named by a hash of its content, as Gatsby's `publicURL` does. This keeps the text out
 * of the page's data, since on a first visit the page contains it already.
 * @param publicDir the deployed folder
 * @returns its address inside the site: `/static/text/0123456789abcdef0123.json`
 * @throws if the file cannot be written
 */
export async function writeTextFile(publicDir: string, html: string): Promise<string> {
  const json = JSON.stringify(html);
  const digest = createHash("sha256").update(json).digest("hex").slice(0, 20);
  const address = `${textFolder}${digest}.json`;
  const file = path.join(publicDir, address);
  if (!existsSync(file)) {
    await mkdir(path.dirname(file), { recursive: true });
    // Renaming is atomic, so an interrupted build cannot leave an incomplete file under the final name.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, json);
    await rename(part, file);
  }
  return address;
}
