import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Node } from "gatsby";
import sharp from "sharp";
import { resolveImage } from "./publish";

const folder = (name: string) => mkdtempSync(path.join(tmpdir(), `${name}-`));
const contentDir = folder("pictures");
const publicDir = folder("public");

/** Saves a picture under a name and resolves it as a build does. */
async function resolved(name: string, bytes: Buffer | string) {
  writeFileSync(path.join(contentDir, name), bytes);
  const node = { internal: { contentDigest: "0123" } } as Node;
  const fileNode = async () => node;
  return resolveImage(name, { contentDir, publicDir, pathPrefix: "/p", fileNode });
}

/** Returns the size and format of a published file from its address. */
const published = async (address: string) => {
  const { width, height, format } = await sharp(path.join(publicDir, decodeURI(address.slice(2)))).metadata();
  return { width, height, format };
};

/** Creates a picture of noise, which no format compresses well. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "red", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  });

const { NODE_ENV } = process.env;
process.env["PICTURE_CACHE"] = folder("cache");

beforeEach(() => Object.assign(process.env, { NODE_ENV: "production" }));
afterEach(() => Object.assign(process.env, { NODE_ENV }));

test("browsers choose between the widths of the column, and get the file itself for the zoomed view", async () => {
  const image = await resolved("shot.png", await noise(2000, 1000).png().toBuffer());
  expect(image).toMatchObject({ src: "/p/static/files/0123/shot.png", width: 2000, height: 1000 });
  const [webp, ...others] = image?.sources ?? [];
  expect(others).toEqual([]);
  const [small, , large] = webp?.srcSet.split(/[ ,]+/) ?? [];
  expect(webp?.srcSet).toMatch(
    /^\/p\/static\/files\/\w{20}\/shot-720\.webp 720w, \/p\/static\/files\/\w{20}\/shot-1440\.webp 1440w$/,
  );
  expect(await published(small ?? "")).toEqual({ width: 720, height: 360, format: "webp" });
  expect(await published(large ?? "")).toEqual({ width: 1440, height: 720, format: "webp" });
});

test("shows the file itself in development, so that the author does not wait", async () => {
  Object.assign(process.env, { NODE_ENV: "development" });
  const image = await resolved("draft.png", await noise(2000, 10).png().toBuffer());
  expect(image).toEqual({ src: "/p/static/files/0123/draft.png", width: 2000, height: 10, sources: [] });
});

test("does not show a truncated picture, which the content check reports", async () => {
  const whole = await noise(300, 200).jpeg().toBuffer();
  expect(await resolved("cut.jpg", whole.subarray(0, whole.length / 2))).toBeNull();
});

test.each([
  ['<svg width="20px" height="10"></svg>', 20, 10],
  ['<svg viewBox="0 0 40 30"></svg>', 40, 30],
  ["<svg></svg>", 300, 150],
])("%s is %d wide and %d high", async (svg, width, height) => {
  expect(await resolved("a.svg", svg)).toMatchObject({ width, height });
});

test("a picture in a format that sharp cannot read has no size", async () => {
  const sizeless = { width: null, height: null, sources: [] };
  expect(await resolved("a.ico", Buffer.from("00000100", "hex"))).toMatchObject(sizeless);
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic");
  expect(await resolved("a.jpg", heic)).toEqual({ src: "/p/static/files/0123/a.jpg", ...sizeless });
});

test("a file name with special characters gives a working address", async () => {
  const image = await resolved("C# 几%?.svg", "<svg></svg>");
  expect(image?.src).toBe("/p/static/files/0123/C%23%20%E5%87%A0%25%3F.svg");
  expect(existsSync(path.join(publicDir, "static/files/0123/C# 几%?.svg"))).toBe(true);
});

test.each([
  ['width="50mm" height="25mm" viewBox="0 0 50 25"', 189, 94],
  ['width="10em" height="5em"', 160, 80],
  ['width="460.8pt" height="345.6pt"', 614, 461],
  ['width="300px" height="150"', 300, 150],
  ['width="100%" height="100%" viewBox="0 0 40 20"', 40, 20],
  ["", 300, 150],
])("gives a drawing with %s the same size as a browser", async (attributes, width, height) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;
  expect(await resolved("size.svg", svg)).toMatchObject({ width, height });
});
