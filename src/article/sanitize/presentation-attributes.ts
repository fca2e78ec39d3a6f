/**
 * Properties that SVG also has as attributes (https://svgwg.org/svg2-draft/styling.html#PresentationAttributes), and the
 * sizes that every browser takes as attributes alone.
 */
const attributes = new Set(
  `alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters cursor cx cy
  direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size
  font-size-adjust font-stretch font-style font-variant font-weight height image-rendering letter-spacing lighting-color
  marker-end marker-mid marker-start mask mask-type opacity overflow paint-order pointer-events r rx ry shape-rendering
  stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-anchor text-decoration text-overflow text-rendering transform transform-origin
  unicode-bidi vector-effect visibility white-space width word-spacing writing-mode x y`.split(/\s+/),
);

const font =
  /^((?:(?:normal|italic|oblique|small-caps|bold|bolder|lighter|\d{3})\s+)*)([\d.]+(?:[a-z]+|%)|[a-z]+(?:-[a-z]+)?)(?:\s*\/\s*\S+)?\s+(\S.*)$/is;

/**
 * The attributes that say what a declaration says.
 * @returns pairs of name and value; undefined where no attribute does
 */
export function presentationAttributes(property: string, value: string): [name: string, value: string][] | undefined {
  const name = property.toLowerCase();
  if (name === "font") return fontAttributes(value);
  if (name === "marker") return ["start", "mid", "end"].map((place) => [`marker-${place}`, value]);
  // As an attribute it has the grammar of SVG 1.1, in which numbers have no units.
  if (name === "transform") return [[name, value.replace(/(\d)(?:px|deg)\b/gi, "$1")]];
  return attributes.has(name) ? [[name, value]] : undefined;
}

function fontAttributes(value: string): [string, string][] | undefined {
  const [, before = "", size, family] = font.exec(value) ?? [];
  if (size === undefined || family === undefined) return undefined;
  const style = /italic|oblique/i.exec(before)?.[0];
  const weight = /bolder|bold|lighter|\d{3}/i.exec(before)?.[0];
  return [
    ["font-size", size],
    ["font-family", family],
    ...(style ? ([["font-style", style]] as [string, string][]) : []),
    ...(weight ? ([["font-weight", weight]] as [string, string][]) : []),
  ];
}
