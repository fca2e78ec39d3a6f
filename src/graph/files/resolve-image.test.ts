import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Node } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp from "sharp";
import { type ImageContext, resolveImage } from "./resolve-image";

jest.mock("gatsby-plugin-sharp", () => ({
  generateImageData: jest.fn(async () => ({ width: 8, height: 4, images: { fallback: { src: "/static/resized" } } })),
}));

const contentDir = mkdtempSync(path.join(tmpdir(), "pictures-"));
const publicDir = mkdtempSync(path.join(tmpdir(), "public-"));

/** Saves a picture under a name and resolves it. */
async function resolved(name: string, bytes: Buffer | string) {
  writeFileSync(path.join(contentDir, name), bytes);
  const node = { internal: { contentDigest: "0123" } } as Node;
  const context = { contentDir, publicDir, pathPrefix: "/p", fileNode: async () => node } as unknown as ImageContext;
  return resolveImage(name, context);
}

const frame = (background: string) =>
  sharp({ create: { width: 8, height: 4, channels: 3, background } })
    .png()
    .toBuffer();

/** An animation of two frames. */
async function moving() {
  return sharp([await frame("red"), await frame("blue")], { join: { animated: true } });
}

test("a GIF is published unchanged, with its own size", async () => {
  expect(
    await resolved(
      "still.gif",
      await sharp(await frame("red"))
        .gif()
        .toBuffer(),
    ),
  ).toEqual({
    src: "/p/static/files/0123/still.gif",
    width: 8,
    height: 4,
    sources: [],
  });
  const animated = await resolved("moving.gif", await (await moving()).gif().toBuffer());
  expect(animated).toMatchObject({ width: 8, height: 4 });
});

test("a portrait photograph with EXIF orientation stays upright and uncropped", async () => {
  const taken = async (orientation: number) =>
    sharp(await frame("red"))
      .jpeg()
      .withMetadata({ orientation })
      .toBuffer();
  const upright = { args: expect.objectContaining({ width: 4, height: 8 }) };
  await resolved("upright.jpg", await taken(6));
  expect(generateImageData).toHaveBeenLastCalledWith(expect.objectContaining(upright));
  await resolved("lying.jpg", await taken(1));
  expect(generateImageData).not.toHaveBeenLastCalledWith(expect.objectContaining(upright));
});

test("a WebP is resized unless it is animated", async () => {
  await resolved(
    "still.webp",
    await sharp(await frame("red"))
      .webp()
      .toBuffer(),
  );
  expect(generateImageData).toHaveBeenCalledTimes(1);
  expect(await resolved("moving.webp", await (await moving()).webp().toBuffer())).toEqual({
    src: "/p/static/files/0123/moving.webp",
    width: 8,
    height: 4,
    sources: [],
  });
  expect(generateImageData).toHaveBeenCalledTimes(1);
});

test.each([
  ['<svg width="20px" height="10"></svg>', 20, 10],
  ['<svg viewBox="0 0 40 30"></svg>', 40, 30],
  ["<svg></svg>", 300, 150],
])("%s is %d wide and %d high", async (svg, width, height) => {
  expect(await resolved("a.svg", svg)).toMatchObject({ width, height });
});

test("a picture in a format that sharp cannot read has no size", async () => {
  expect(await resolved("a.ico", Buffer.from("00000100", "hex"))).toMatchObject({ width: null, height: null });
});

test("a file name with special characters gives a working address", async () => {
  const image = await resolved("C# 几%?.svg", "<svg></svg>");
  expect(image?.src).toBe("/p/static/files/0123/C%23%20%E5%87%A0%25%3F.svg");
  expect(existsSync(path.join(publicDir, "static/files/0123/C# 几%?.svg"))).toBe(true);
});
