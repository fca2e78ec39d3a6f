import { importMessages } from "./messages/messages";
import type { ImportedFile, ImportedPage, ImportedSite } from "./model";
import type { Notes } from "./notes";
import type { Project } from "./project";

/** Patterns of resources on other hosts, in Markdown and HTML. */
const embedded = {
  images:
    /!\[[^\]]*\]\(\s*<?(?:https?:)?\/\/|<img\b[^>]*?\ssrc=(?:\{?["'`])?(?:https?:)?\/\/|^\s*\[[^\]]+\]:\s*<?https?:\/\/\S+\.(?:png|jpe?g|gif|webp|svg)/im,
  frames: /<iframe\b[^>]*?\ssrc=(?:\{?["'`])?(?:https?:)?\/\//i,
  media: /<(?:video|audio|source)\b[^>]*?\ssrc=(?:\{?["'`])?(?:https?:)?\/\//i,
} as const;

/**
 * Matches a picture on another host in authors.yml or front matter: an author's picture, or the
 * page's own `image`.
 */
const foreignFace = /\b(?:author_)?(?:image_url|imageURL|image)["']?:\s*["']?(?:https?:)?\/\//;

function hasForeignFace({ frontMatter }: ImportedPage): boolean {
  return foreignFace.test(frontMatter);
}

function textOf(file: ImportedFile, project: Project): string {
  return "text" in file ? file.text : project.read(file.from);
}

/**
 * Allows embedded resources from other hosts in site.yml, because this site's Content Security
 * Policy would block them.
 */
export function allowEmbeds(site: ImportedSite, project: Project, notes: Notes): ImportedSite {
  const faces = site.files.filter(
    (file) => /(?:^|\/)authors\.yml$/.test(file.target) && foreignFace.test(textOf(file, project)),
  );
  const used = Object.entries(embedded).flatMap(([kind, pattern]) => {
    const shown = site.pages.filter((page) => pattern.test(page.body) || (kind === "images" && hasForeignFace(page)));
    const count = shown.length + (kind === "images" ? faces.length : 0);
    if (count === 0) return [];
    notes.changed({ file: "site.yml", found: `${kind}: auto (${count}×)` }, importMessages.embeds);
    return [[kind, "auto"] as const];
  });
  if (used.length === 0) return site;
  return {
    ...site,
    settings: { ...site.settings, security: { ...Object.fromEntries(used), ...site.settings.security } },
  };
}
