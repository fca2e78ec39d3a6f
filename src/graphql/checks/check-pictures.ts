import { readFileSync } from "node:fs";
import { preparePicture } from "../../assets/files/prepare-picture";
import { pictureFile } from "../../assets/sharing/front-matter-picture";
import { pageMessages, pictureMessages } from "../../config/messages";
import { relativeFile } from "../../content/files/scan-content";
import { type Diagnostic, error, warning } from "../../lib/diagnostic";
import { nearestFile } from "../../lib/node/files";
import { pictureState } from "../../lib/node/picture-file";

type Page = { readonly file: string; readonly image: string | null };

/**
 * Reports pictures in front matter that do not exist or are not valid pictures. Addresses with http
 * or https are not checked.
 */
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
    const fix = `image: ${suggestion ?? pageMessages.noPicture}`;
    return [{ ...place, ...pictureMessages.missing(image, fix) }];
  });
}

/** Matches scripts in an SVG: https://www.w3.org/TR/SVG2/interact.html */
const script = /<script\b|\son[a-z]+\s*=\s*["']|(?:href|src)\s*=\s*["']\s*javascript:/i;

/**
 * Reports pictures that cannot be prepared for the web, and SVG files with scripts. Skips missing
 * files and files that are not pictures, because they are reported where the content refers to
 * them.
 * @param files absolute paths
 */
export async function damagedPictures(files: Iterable<string>, contentDir: string): Promise<Diagnostic[]> {
  const pictures = [...new Set(files)].filter((file) => pictureState(file) === "picture");
  const diagnostics = pictures.map(async (absolutePath): Promise<Diagnostic[]> => {
    const file = relativeFile(contentDir, absolutePath);
    if (/\.svg$/i.test(file)) {
      return script.test(readFileSync(absolutePath, "utf8")) ? [warning({ file }, pictureMessages.script)] : [];
    }
    const { problem } = await preparePicture(absolutePath);
    return problem ? [error({ file }, problem)] : [];
  });
  return (await Promise.all(diagnostics)).flat();
}
