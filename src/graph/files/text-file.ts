import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { textFolder } from "../../contract/published-files";

/**
 * Writes HTML as a JSON string to a file of its own, named by its content, the way Gatsby's `publicURL` publishes a file.
 * So a page's data need not hold its text, which a first visit has in the page already.
 * @param publicDir the folder that is deployed
 * @returns its address inside the site: `/static/text/0123456789abcdef0123.json`
 * @throws where the file cannot be written
 */
export async function writeTextFile(publicDir: string, html: string): Promise<string> {
  const json = JSON.stringify(html);
  const digest = createHash("sha256").update(json).digest("hex").slice(0, 20);
  const address = `${textFolder}${digest}.json`;
  const file = path.join(publicDir, address);
  if (!existsSync(file)) {
    await mkdir(path.dirname(file), { recursive: true });
    // Renamed when it is whole: what an interrupted build leaves must not pass for the text ever after.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, json);
    await rename(part, file);
  }
  return address;
}
