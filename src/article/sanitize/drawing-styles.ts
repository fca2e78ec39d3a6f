import type { Element } from "hast";
import postcss, { type ChildNode, type Declaration } from "postcss";
import { type ArticleContext, reportWarning } from "../model/article-context";
import { property, textOf } from "../model/tree";
import { matches, parseSelector, type Selector } from "./css-selector";
import { presentationAttributes } from "./presentation-attributes";

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

/** What CSS cannot read is lost with its beginning as its name. */
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
