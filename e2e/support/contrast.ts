/**
 * Returns red, green and blue, from 0 to 255, of a computed colour: `rgb(…)`,
 * or `color(srgb …)` for mixed colours.
 */
function channels(colour: string): number[] {
  const numbers = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return colour.startsWith("color(") ? numbers.map((part) => part * 255) : numbers;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two computed colours (WCAG 2). */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
