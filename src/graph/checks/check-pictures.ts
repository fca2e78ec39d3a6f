import type { Diagnostic } from "../../lib/diagnostic";
import { nearestFile } from "../../lib/node/nearest-file";
import { pictureState } from "../../lib/node/picture-file";
import { pictureFile } from "../sharing/front-matter-picture";

interface Page {
  readonly file: string;
  readonly image: string | null;
}

/** Pictures that front matter names and that do not exist, or are none. */
export function checkPictures(pages: readonly Page[], contentDir: string): Diagnostic[] {
  return pages.flatMap(({ file, image }) => {
    if (image === null || /^https?:/i.test(image)) return [];
    const source = pictureFile(image, { file, contentDir });
    const state = source === null ? "missing" : pictureState(source);
    if (state === "picture") return [];
    const place = { severity: "error" as const, file, field: "image" };
    if (state !== "missing") return [{ ...place, message: `${JSON.stringify(image)} ${state.fault}`, fix: state.fix }];
    const suggestion = source === null ? undefined : nearestFile(source, image);
    const message = `the picture ${JSON.stringify(image)} does not exist`;
    return [{ ...place, message, fix: `image: ${suggestion ?? "./img/cover.png, relative to this file"}` }];
  });
}
