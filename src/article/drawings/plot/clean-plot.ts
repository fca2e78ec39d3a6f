import { inks } from "./plot-marks";

/** These tell series apart where there are no colours. */
const dashes = ["none", "7 3", "2 3", "9 3 2 3", "4 2", "1 2"];
const opacities = ["1", "0.45", "0.75", "0.25", "0.6", "0.35"];
const lengths = /^(?:d|transform|viewBox|width|height|c?[xyr][12]?)$/;

/**
 * Plot's drawing without its style sheet, English names and fonts. Lines and type take `currentColor`, classes give series
 * theirs: it follows the colour mode, and can be read where there is no stylesheet.
 */
export function cleanPlot(svg: Element, className: string, fontSize: number): string {
  svg.querySelector("style")?.remove();
  for (const element of [svg, ...svg.querySelectorAll("*")]) {
    const series = inks.findIndex((ink) =>
      [element.getAttribute("fill"), element.getAttribute("stroke")].includes(ink),
    );
    if (series >= 0) {
      const group = element.parentElement?.getAttribute("class");
      if (group === "plot-line") element.setAttribute("stroke-dasharray", dashes[series] ?? "");
      if (group === "plot-bar") element.setAttribute("fill-opacity", opacities[series] ?? "");
      element.classList.add(`plot-s${series + 1}`);
    }
    for (const { name, value } of [...element.attributes]) {
      if (/^(?:aria-|font-)/.test(name)) element.removeAttribute(name);
      else if (inks.includes(value)) element.setAttribute(name, "currentColor");
      else if (lengths.test(name)) element.setAttribute(name, rounded(value));
    }
  }
  const own = { class: className, "font-family": "sans-serif", "font-size": fontSize, "aria-hidden": true };
  for (const [name, value] of Object.entries(own)) svg.setAttribute(name, String(value));
  return svg.outerHTML;
}

/** A tenth of a pixel cannot be seen. */
function rounded(value: string): string {
  return value.replace(/-?\d+\.\d+(?![\dem])/g, (number) => String(Number(Number(number).toFixed(1))));
}
