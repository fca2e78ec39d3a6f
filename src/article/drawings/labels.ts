import { cjk } from "../typography/cjk";

const brokenLine = new RegExp(
  String.raw`(?<=[${cjk.letter}${cjk.wideMark}])\n(?=[${cjk.letter}${cjk.wideMark}])`,
  "gu",
);

/** The labels of an SVG, in their order, each once. The lines of a label that was broken are one again. */
export function labelsOf(svg: string): string[] {
  const labels = [...svg.matchAll(/<text\b[^>]*>([\s\S]*?)<\/text>/g)].map(([, text = ""]) =>
    text
      .replace(/<tspan\b[^>]* x="[^>]*>/g, "\n")
      .replace(/<[^>]*>/g, "")
      .trim()
      .replace(brokenLine, "")
      .replace(/\s+/g, " "),
  );
  return [...new Set(labels.filter((label) => label !== ""))].map(unescapeXml);
}

function unescapeXml(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
