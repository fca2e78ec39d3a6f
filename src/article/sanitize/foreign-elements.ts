/**
 * What may stand inside an author's drawing (SVG 2). `style` becomes attributes before this list is asked. Not on it is what runs
 * code (`script`, `handler`), what holds HTML (`foreignObject`) and what editors note for themselves (`metadata`).
 */
const svgElements = new Set(
  `a animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence filter g image line linearGradient marker mask mpath path pattern polygon polyline
  radialGradient rect set stop svg switch symbol text textPath title tspan use view`.split(/\s+/),
);

/** What may stand inside an author's formula (MathML 4). `annotation-xml` may hold HTML and is not on it. */
const mathElements = new Set(
  `annotation maction math menclose merror mfenced mfrac mi mlabeledtr mmultiscripts mn mo mover mpadded mphantom
  mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none
  semantics`.split(/\s+/),
);

/** Where an HTML parser would read elements as HTML, which could close the drawing (`<title>` of SVG, `<mtext>`). */
const textOnly = new Set("title desc annotation mi mn mo ms mtext".split(" "));

/** Whether an element may stand in a drawing or a formula, as the child of `parent`. */
export function isForeignElement(name: string, parent: string, space: "svg" | "math"): boolean {
  return (space === "svg" ? svgElements : mathElements).has(name) && !textOnly.has(parent);
}
