import { pictureState } from "../../../src/lib/node/picture-file";
import { filled } from "../data";
import { importMessages } from "../messages/messages";
import type { ImportedSite, SiteSettings } from "../model";
import type { Notes } from "../notes";
import type { Project } from "../project";

const logoEnding = /\.(?:svg|png|jpe?g|webp|gif|avif)$/i;
const iconEnding = /\.(?:svg|png|ico)$/i;

/**
 * Removes a logo or an icon if it is not a readable picture in a supported format, because it would
 * fail the build.
 */
export function withoutBadMarks(site: ImportedSite, project: Project, notes: Notes): ImportedSite {
  const { logo, favicon } = site.settings;
  const isGood = (address: string | undefined, ending: RegExp): boolean => {
    const file = site.files.find(({ target }) => address !== undefined && target === `static${address}`);
    if (file === undefined || !("from" in file)) return true;
    if (ending.test(file.from) && pictureState(project.absolute(file.from)) === "picture") return true;
    notes.left({ file: file.from }, importMessages.badMark);
    return false;
  };
  const { src, srcDark } = typeof logo === "string" ? { src: logo } : (logo ?? { src: undefined });
  const isShown = isGood(src, logoEnding) && isGood(srcDark, logoEnding);
  const hasIcon = isGood(favicon, iconEnding);
  const settings = filled({
    ...site.settings,
    logo: isShown ? logo : undefined,
    favicon: hasIcon ? favicon : undefined,
  }) as SiteSettings;
  return { ...site, settings };
}
