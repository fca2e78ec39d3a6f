import { readFileSync } from "node:fs";
import path from "node:path";
import { textAttribute, textFolder } from "../../../contract/published-files";

const place = new RegExp(`(<div [^>]*${textAttribute}="(${textFolder}[0-9a-f]+\\.json)"[^>]*>)</div>`, "g");

/**
 * Puts texts into the places that pages keep for them. Gatsby renders a page from its data, which does not hold the text:
 * else the text would come twice, in the page and in its data.
 * @param publicDir the folder that is deployed
 */
export function placeTexts(publicDir: string): (html: string) => string {
  return (html) =>
    html.replace(
      place,
      (_, open: string, file: string) => `${open}${JSON.parse(readFileSync(path.join(publicDir, file), "utf8"))}</div>`,
    );
}
