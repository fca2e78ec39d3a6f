import type { Element } from "hast";
import postcss, { type ChildNode, type Declaration } from "postcss";
import { type ArticleContext, reportWarning } from "../model/article-context";
import { property, textOf } from "../model/tree";
import { matches, parseSelector, type Selector } from "./css-selector";

interface Rule {
  readonly selector: Selector;
  readonly declarations: readonly Declaration[];
}

/**
 * Turns the styles of a drawing, `<style>` and `style="…"`, into attributes of its elements. So they mean this drawing
 * alone (a `<style>` in a page means all of the page), and the site's policy, which blocks both, has nothing to block.
 * What no attribute can say, or no simple selector names, is a warning.
 */
export function inlineDrawingStyles(drawing: Element, context: ArticleContext): void {
  const lost = new Set<string>();
  const rules = takeSheets(drawing).flatMap((css) => rulesOf(css, lost));
  // Sorting is stable: of two rules as specific, the later one counts.
  rules.sort((a, b) => a.selector.specificity - b.selector.specificity);
  styleElement(drawing, [], rules, lost);
  if (lost.size > 0) {
    reportWarning(context, drawing.position?.start.line, {
      message: `<svg>里的这些样式没有对应的属性，已去掉：${[...lost].join("; ")}`,
      fix: '把样式写成元素的属性，如fill="red"',
    });
  }
}

/** Takes all style sheets out of a drawing. */
function takeSheets(node: Element): string[] {
  const found: string[] = [];
  node.children = node.children.filter((child) => {
    if (child.type !== "element") return true;
    if (child.tagName !== "style") {
      found.push(...takeSheets(child));
      return true;
    }
    found.push(textOf(child));
    return false;
  });
  return found;
}

function rulesOf(css: string, lost: Set<string>): Rule[] {
  return parse(css, lost).flatMap((node) => {
    if (node.type === "comment") return [];
    if (node.type !== "rule") {
      lost.add(node.type === "atrule" ? `@${node.name}` : node.prop);
      return [];
    }
    const declarations = declarationsOf(node.nodes);
    return node.selectors.flatMap((written) => {
      const selector = parseSelector(written);
      if (!selector) lost.add(written);
      return selector ? [{ selector, declarations }] : [];
    });
  });
}

/** Reports unparsable CSS by its first characters. */
function parse(css: string, lost: Set<string>): ChildNode[] {
  try {
    return postcss.parse(css).nodes;
  } catch {
    lost.add(css.trim().slice(0, 40));
    return [];
  }
}

function declarationsOf(nodes: readonly ChildNode[]): Declaration[] {
  return nodes.filter((node) => node.type === "decl");
}

/** A rule is stronger than an attribute, the element's own style is stronger than a rule, and `!important` than either. */
function styleElement(node: Element, ancestors: readonly Element[], rules: readonly Rule[], lost: Set<string>): void {
  const own = declarationsOf(parse(property(node, "style") ?? "", lost));
  delete node.properties["style"];
  const declared = [
    ...rules.flatMap((rule) => (matches(rule.selector, node, ancestors) ? rule.declarations : [])),
    ...own,
  ];
  const byStrength = [...declared.filter((one) => !one.important), ...declared.filter((one) => one.important)];
  for (const { prop, value } of byStrength) declare(node, prop, value, lost);
  const path = [...ancestors, node];
  for (const child of node.children) if (child.type === "element") styleElement(child, path, rules, lost);
}

function declare(node: Element, prop: string, value: string, lost: Set<string>): void {
  const attributes = presentationAttributes(prop, value);
  // What programs note for themselves or for one browser: `-inkscape-…`, `--x`.
  if (!attributes && !prop.startsWith("-")) lost.add(prop);
  for (const [name, written] of attributes ?? []) {
    // hast has its own spelling, `strokeDashArray`, which would stand beside this one.
    const same = name.replaceAll("-", "");
    for (const known of Object.keys(node.properties)) {
      if (known.replaceAll("-", "").toLowerCase() === same) delete node.properties[known];
    }
    node.properties[name] = written;
  }
}

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
function presentationAttributes(property: string, value: string): [name: string, value: string][] | undefined {
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
