/** Text is laid out this much larger than it is drawn; `dot.ts` says why. */
export const layoutScale = 1.05;

/**
 * Graphviz' SVG made fit for a page: no prolog, ids, titles, links, fonts, gradients or colours. Lines and text take `currentColor`,
 * so that the drawing follows the colour mode, and have classes for a stylesheet that wants more.
 */
export function cleanSvg(svg: string): string {
  const body = svg
    .slice(svg.indexOf("<svg"))
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<title>[\s\S]*?<\/title>/g, "")
    .replace(/<\/?a\b[^>]*>/g, "")
    // Gradients: without colours nothing refers to them, and their stops have style attributes, which the policy forbids.
    .replace(/<defs>[\s\S]*?<\/defs>\n?/g, "")
    .replace(/<polygon fill="(?:white|transparent|none)" stroke="(?:none|transparent)"[^>]*\/>/, "")
    .replace(/<(polygon|ellipse|path|polyline|circle|text) ([^>]*?)(\/?)>/g, (_, name, attributes, end) =>
      shape(name, attributes, end),
    )
    .replace(/<g id="[^"]*" class="(\w+)"/g, '<g class="diagram-$1"')
    .replace(/<g id="[^"]*">/g, "<g>")
    .replace(/ transform="scale\(1 1\) rotate\(0\) /, ' transform="')
    .replace(/ (?:points|d|x|y|cx|cy|rx|ry)="[^"]*"/g, roundNumbers)
    .replace(/\n+/g, "");
  const [, width = "0", height = "0"] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(body) ?? [];
  const size = `viewBox="0 0 ${Number(width)} ${Number(height)}" width="${Math.ceil(Number(width))}" height="${Math.ceil(Number(height))}"`;
  return body.replace(/<svg [^>]*>/, `<svg class="diagram-svg" ${size}>`);
}

/** A tenth of a pixel cannot be seen; Graphviz writes hundredths, a tenth of a drawing's bytes. */
function roundNumbers(attribute: string): string {
  return attribute.replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1))));
}

function shape(name: string, attributes: string, end: string): string {
  if (name === "text") {
    const text = attributes
      .replace(/ ?(?:font-family|fill|xml:space|textLength|lengthAdjust)="[^"]*"/g, "")
      .replace(/font-size="([\d.]+)"/, (_, size) => `font-size="${+(Number(size) / layoutScale).toFixed(2)}"`);
    return `<text fill="currentColor"${text.startsWith(" ") ? "" : " "}${text}>`;
  }
  const fill = /\bfill="([^"]*)"/.exec(attributes)?.[1] ?? "none";
  const stroke = /\bstroke="([^"]*)"/.exec(attributes)?.[1] ?? "none";
  const rest = attributes.replace(/ ?\b(?:fill|stroke|fill-opacity|stroke-opacity)="[^"]*"/g, "").trim();
  return `<${name} ${paint(fill, stroke)} ${rest}${end}>`;
}

/** Arrow heads and dots are filled with their line's colour; an author's other fill is a tint. */
function paint(fill: string, stroke: string): string {
  const line = stroke === "none" || stroke === "transparent" ? 'stroke="none"' : 'stroke="currentColor"';
  if (fill === "none" || fill === "transparent" || fill === "white") return `fill="none" ${line}`;
  if (fill === stroke) return `fill="currentColor" ${line}`;
  return `class="diagram-tint" fill="currentColor" fill-opacity="0.08" ${line}`;
}
