import { existsSync } from "node:fs";
import type { Problem } from "../../shared/problem";
import { nearestFile } from "../article/nearest-file";
import { pictureFile } from "./named-picture";

interface Page {
  readonly file: string;
  readonly image: string | null;
}

/** Pictures that front matter names and that do not exist. */
export function checkPictures(pages: readonly Page[], contentDir: string): Problem[] {
  return pages.flatMap(({ file, image }) => {
    if (image === null || /^https?:/i.test(image)) return [];
    const source = pictureFile(image, { file, contentDir });
    if (source !== null && existsSync(source)) return [];
    const suggestion = source === null ? undefined : nearestFile(source, image);
    return [
      {
        severity: "error" as const,
        file,
        field: "image",
        message: `the picture ${JSON.stringify(image)} does not exist`,
        fix: `image: ${suggestion ?? "./img/cover.png, relative to this file"}`,
      },
    ];
  });
}
