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
  const logos = [logo?.src, logo?.srcDark].flatMap((address) => (address ? [["logo", address]] : []));
  const found = [...named, ...logos].map(([field = "", address = ""]) => checkPicture(field, address));
  return (await Promise.all(found)).flat();
}

async function checkPicture(field: string, address: string): Promise<Diagnostic[]> {
  const place = { severity: "error", file: siteFile, field, line: siteLineOf(field) } as const;
  const file = staticFile(address);
  if (file === null) {
    const message = `static/里没有${quote(address)}`;
    return [{ ...place, message, fix: "把文件放到那里，或删去这一行：标记就由标题的第一个字画成" }];
  }
  const size = readMark(file).then((mark) => sharp(mark).metadata());
  const fault = await size.then(({ width, height }) => (width && height ? null : ""), errorMessage);
  if (fault === null) return [];
  const message = `${quote(address)}不是能读的图片${fault && `（${fault}）`}`;
  return [{ ...place, message, fix: "换成SVG、PNG或ICO文件，或删去这一行" }];
}
