import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { site } from "../../config/site";
import { siteFiles } from "../../contract/site-files";
import { manifest } from "./manifest";
import { writeIcons } from "./write-icons";

/** Writes the files for installing the site as an app: the web manifest and the icons, all drawn from the site's mark. */
export async function writeAppFiles(publicDir: string): Promise<void> {
  await writeIcons(readFileSync(path.join("static", site.favicon), "utf8"), publicDir);
  writeFileSync(path.join(publicDir, siteFiles.manifest), `${JSON.stringify(manifest(site), null, 2)}\n`);
}
