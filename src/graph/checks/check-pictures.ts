import { type Diagnostic, quote } from "../../lib/diagnostic";
import { nearestFile } from "../../lib/node/nearest-file";
import { pictureState } from "../../lib/node/picture-file";
import { pictureMessages } from "../../text/diagnostics/picture-messages";
import { pictureFile } from "../sharing/front-matter-picture";

interface Page {
  readonly file: string;
  readonly image: string | null;
}

/** Reports pictures in front matter that do not exist or are not pictures. */
export function checkPictures(pages: readonly Page[], contentDir: string): Diagnostic[] {
  return pages.flatMap(({ file, image }) => {
    if (image === null || /^https?:/i.test(image)) return [];
    const source = pictureFile(image, { file, contentDir });
    const state = source === null ? "missing" : pictureState(source);
    if (state === "picture") return [];
    const place = { severity: "error" as const, file, field: "image" };
    if (state === "heic") return [{ ...place, ...pictureMessages.heic(image) }];
    if (state !== "missing") return [{ ...place, ...pictureMessages.notAPicture(image, state.beginning) }];
    const suggestion = source === null ? undefined : nearestFile(source, image);
    const fix = `image: ${suggestion ?? "./img/cover.png，相对于这个文件"}`;
    return [{ ...place, message: `图片${quote(image)}不存在`, fix }];
  });
}
