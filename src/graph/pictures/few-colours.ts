import type { Sharp } from "sharp";

/** As many as a picture with a palette has. A photograph passes it within its first rows, smooth text within its first lines. */
const few = 256;

/** Whether a picture is drawn in a few plain colours, as diagrams and terminals are: such a one is smaller without any loss. */
export async function hasFewColours(picture: Sharp): Promise<boolean> {
  const { data } = await picture
    .ensureAlpha()
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const colours = new Set<number>();
  for (const pixel of pixels) if (colours.add(pixel).size > few) return false;
  return true;
}
