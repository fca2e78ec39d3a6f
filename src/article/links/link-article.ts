import { escapeHtml } from "../../lib/escape-html";
import type { ResolvedImage } from "../model/types";

export interface LinkTargets {
  /** Address of a content file's page, or of the file itself where it is published, path prefix included; else null. */
  readonly resolveFile: (file: string) => string | null;
  readonly resolveImage: (file: string) => ResolvedImage | null;
}

/** Widths of the text column: all of a phone, then at most the measure of 42 em. */
const sizes = "(max-width: 760px) 100vw, 714px";

/** A tag with one of the two placeholders. Quoted values are skipped whole, since a text may hold `>`. */
const placeholder =
  /<(?:a|img) ((?:[^>"]|"[^"]*")*?)(?:href="content:([^"#]*)(#[^"]*)?"|data-image="([^"]*)")((?:[^>"]|"[^"]*")*)>/g;

/** What plays something. */
const playing = /<(?:video|audio|source|track) (?:[^>"]|"[^"]*")*>/g;
const played = / (src|poster)="content:([^"#]*)(#[^"]*)?"/g;

/**
 * Fills in what depends on other files: routes of linked files, and addresses and sizes of images. A link to a file without
 * a page keeps its text and loses its target.
 */
export function linkArticle(html: string, { resolveFile, resolveImage }: LinkTargets): string {
  const play = (_: string, name: string, file: string, hash = "") => {
    const address = resolveFile(decodeURIComponent(file));
    return address === null ? "" : ` ${name}="${escapeHtml(address)}${hash}"`;
  };
  return html
    .replace(playing, (tag) => tag.replace(played, play))
    .replace(
      placeholder,
      (_, before: string, file: string | undefined, hash = "", image: string | undefined, after: string) => {
        const attributes = `${before}${after}`.trim();
        if (image !== undefined) return picture(decodeURIComponent(image), attributes, resolveImage);
        const route = resolveFile(decodeURIComponent(file ?? ""));
        if (route === null) return `<a ${withClass(attributes, "broken-link")}>`;
        return `<a ${`href="${escapeHtml(route)}${hash}" ${attributes}`.trim()}>`;
      },
    );
}

function picture(file: string, attributes: string, resolveImage: LinkTargets["resolveImage"]): string {
  const image = resolveImage(file);
  const alt = attribute(attributes, "alt") ?? "";
  // An attribute may hold `<` as it is, a text may not.
  if (!image) return `<span class="broken-image">${alt.replaceAll("<", "&lt;")}</span>`;
  const [fallback, ...modern] = [...image.sources].sort((a, b) => modernity(a.type) - modernity(b.type));
  const isPlain = fallback !== undefined && modernity(fallback.type) === 0;
  const sources = (isPlain ? modern : [...image.sources])
    .reverse()
    .map(({ type, srcSet }) => `<source type="${escapeHtml(type)}" srcset="${escapeHtml(srcSet)}" sizes="${sizes}">`);
  const srcSet = isPlain ? ` srcset="${escapeHtml(fallback.srcSet)}" sizes="${sizes}"` : "";
  const rest = attributes.replace(/ ?\b(?:width|height)="[^"]*"/g, "").trim();
  const img = `<img src="${escapeHtml(image.src)}"${srcSet}${sizeOf(image, attributes)} loading="lazy" decoding="async" ${rest}>`;
  return sources.length === 0 ? img : `<picture>${sources.join("")}${img}</picture>`;
}

/** AVIF before WebP before what every browser reads. */
function modernity(type: string): number {
  return type === "image/avif" ? 2 : type === "image/webp" ? 1 : 0;
}

/** The image's own size, or the width an author wrote with the height that goes with it, as far as they are known. */
function sizeOf({ width, height }: ResolvedImage, attributes: string): string {
  const written = Number(attribute(attributes, "width"));
  if (width === null || height === null) return written > 0 ? ` width="${written}"` : "";
  if (!(written > 0)) return ` width="${width}" height="${height}"`;
  return ` width="${written}" height="${Math.round((height * written) / width)}"`;
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
}

function withClass(attributes: string, name: string): string {
  const existing = attribute(attributes, "class");
  if (existing === undefined) return `class="${name}" ${attributes}`.trim();
  return attributes.replace(/class="[^"]*"/, `class="${existing} ${name}"`);
}
