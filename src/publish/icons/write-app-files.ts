import { writeFileSync } from "node:fs";
import path from "node:path";
import { site } from "../../config/site";
import { siteFiles } from "../../contract/site-files";
import { markFile, siteMark } from "../../graph/mark/site-mark";
import { manifest } from "./manifest";
import { writeIcons } from "./write-icons";

/** Writes the files for installing the site as an app: the web manifest and the icons, all drawn from the site's mark. */
export async function writeAppFiles(publicDir: string): Promise<void> {
  const mark = await siteMark();
  if (markFile() === null) writeFileSync(path.join(publicDir, site.favicon), mark);
  await writeIcons(mark, publicDir, site.favicon);
  writeFileSync(path.join(publicDir, siteFiles.manifest), `${JSON.stringify(manifest(site), null, 2)}\n`);
}
