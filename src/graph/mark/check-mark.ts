import sharp from "sharp";
import { site, siteLineOf } from "../../config/site";
import { siteFile } from "../../config/site-file";
import { staticFile } from "../../content/static-files";
import { type Diagnostic, quote } from "../../lib/diagnostic";
import { errorMessage } from "../../lib/error-message";
import { readMark } from "./site-mark";

/** Reports pictures of site.yml that are missing, or that cannot be drawn: found here, they would end a build halfway. */
export async function checkMark(): Promise<Diagnostic[]> {
  const { favicon, logo } = site;
  const named = siteLineOf("favicon") === undefined && staticFile(favicon) === null ? [] : [["favicon", favicon]];
  const logos = logo === null ? [] : [["logo", logo.src], ...(logo.srcDark === null ? [] : [["logo", logo.srcDark]])];
  const found = [...named, ...logos].map(([field = "", address = ""]) => checkPicture(field, address));
  return (await Promise.all(found)).filter((diagnostic) => diagnostic !== null);
}

async function checkPicture(field: string, address: string): Promise<Diagnostic | null> {
  const place = { severity: "error", file: siteFile, field, line: siteLineOf(field) } as const;
  const file = staticFile(address);
  if (file === null)
    return {
      ...place,
      message: `static/里没有${quote(address)}`,
      fix: "把文件放到那里，或删去这一行：标记就由标题的第一个字画成",
    };
  const unreadable = (reason: string) => ({
    ...place,
    message: `${quote(address)}不是能读的图片${reason}`,
    fix: "换成SVG、PNG或ICO文件，或删去这一行",
  });
  try {
    const { width, height } = await sharp(await readMark(file)).metadata();
    return width && height ? null : unreadable("");
  } catch (error) {
    return unreadable(`（${errorMessage(error)}）`);
  }
}
