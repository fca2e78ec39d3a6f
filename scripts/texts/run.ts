// npm run texts: writes src/text/languages/zh-Hant.ts.
import { writeFileSync } from "node:fs";
import { traditionalTexts } from "./traditional-texts";

/** Writes the interface text in traditional characters. */
export function run(): void {
  writeFileSync("src/text/languages/zh-Hant.ts", traditionalTexts());
}
