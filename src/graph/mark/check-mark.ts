import sharp from "sharp";
import { siteFile } from "../../config/language";
import { say } from "../../config/say";
import { site, siteLineOf } from "../../config/site";
import { staticFile } from "../../content/static-files";
import type { Diagnostic } from "../../lib/diagnostic";
import { errorMessage } from "../../lib/error-message";
import { markMessages } from "../../text/diagnostics/mark-messages";
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
  if (file === null) return { ...place, ...say(markMessages.missing(address)) };
  try {
    const { width, height } = await sharp(await readMark(file)).metadata();
    return width && height ? null : { ...place, ...say(markMessages.notAPicture(address, "")) };
  } catch (error) {
    return { ...place, ...say(markMessages.notAPicture(address, errorMessage(error))) };
  }
}
