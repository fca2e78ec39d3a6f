import { crc32 } from "node:zlib";
import sharp from "sharp";
import { encodePicture } from "./encode-picture";

const frame = (background: string, width = 8, height = 4) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Creates a picture of noise, which no format compresses well. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "red", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  });

/** Returns the size of a picture, the format of its substitute and the widths of its versions. */
async function made(bytes: Buffer) {
  const { width, height, substitute, widths } = (await encodePicture(bytes)).picture;
  return { size: [width, height], substitute, widths };
}

const { NODE_ENV } = process.env;
beforeAll(() => Object.assign(process.env, { NODE_ENV: "production" }));
afterAll(() => Object.assign(process.env, { NODE_ENV }));

const animation = async () =>
  sharp([await frame("red").png().toBuffer(), await frame("blue").png().toBuffer()], { join: { animated: true } });

test.each([
  [300, [300]],
  [800, [800]],
  [1000, [720, 1000]],
  [1700, [720, 1700]],
  [2400, [720, 1440]],
])("offers a picture of %d px in widths of %j", async (width, widths) => {
  expect(await made(await noise(width, 300).png().toBuffer())).toEqual({
    size: [width, 300],
    substitute: null,
    widths,
  });
});

test("creates no version that is larger than the file", async () => {
  const bytes = await noise(900, 300).webp({ quality: 1 }).toBuffer();
  expect(await made(bytes)).toEqual({ size: [900, 300], substitute: null, widths: [] });
});

test("removes the location from a photograph and turns it upright", async () => {
  const exif = { IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "52/1 0/1 0/1" } };
  const taken = await noise(600, 300).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
  const { picture, files } = await encodePicture(taken);
  expect([picture.width, picture.height]).toEqual([300, 600]);
  expect(Object.keys(files)).toContain("original.jpeg");
  for (const bytes of Object.values(files)) {
    const { exif, orientation = 1, width } = await sharp(bytes).metadata();
    expect([exif, orientation, width]).toEqual([undefined, 1, 300]);
  }
});

test("removes the author from a screenshot and changes no pixel", async () => {
  const shot = await noise(500, 40)
    .png()
    .withExif({ IFD0: { Artist: "somebody" } })
    .toBuffer();
  const plain = (await encodePicture(shot)).files["original.png"];
  expect(plain?.includes("somebody")).toBe(false);
  const pixels = (bytes: Buffer | undefined) => sharp(bytes).raw().toBuffer();
  expect((await pixels(plain)).equals(await pixels(shot))).toBe(true);
});

test("converts a photograph for print to the colours of screens", async () => {
  const cmyk = await noise(300, 200).toColourspace("cmyk").jpeg().toBuffer();
  expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
  const { files } = await encodePicture(cmyk);
  expect((await sharp(files["original.jpeg"]).metadata()).space).toBe("srgb");
});

test("replaces a format that only some browsers support", async () => {
  const shades = await frame("teal", 300, 200).tiff().toBuffer();
  expect(await made(shades)).toMatchObject({ substitute: "jpeg", widths: [300] });
  const seeThrough = await noise(300, 200).ensureAlpha(0.5).avif({ effort: 0 }).toBuffer();
  expect(await made(seeThrough)).toMatchObject({ substitute: "png" });
});

test("keeps animations", async () => {
  const kept = { size: [8, 4], substitute: null, widths: [] };
  expect(await made(await frame("red").gif().toBuffer())).toEqual(kept);
  expect(await made(await (await animation()).gif().toBuffer())).toEqual(kept);
  expect(await made(await (await animation()).webp().toBuffer())).toEqual(kept);
  const png = await noise(300, 200).png().toBuffer();
  const control = Buffer.from("000000086163544c0000000100000000b42de9a0", "hex");
  const animated = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
  expect(await made(animated)).toMatchObject({ widths: [] });
});

test("shows a picture of 20,000 px in the widths of the column, and never in full size", async () => {
  const { picture, files } = await encodePicture(await frame("teal", 20_000, 300).png().toBuffer());
  expect(picture).toMatchObject({ width: 20_000, widths: [720, 1440] });
  expect((await sharp(files["original.png"]).metadata()).width).toBe(2880);
});

test("shows a picture that is too tall for WebP as it is", async () => {
  expect(await made(await frame("teal", 20, 17_000).png().toBuffer())).toEqual({
    size: [20, 17_000],
    substitute: null,
    widths: [],
  });
});

test("reports a picture that no program can open, with a fix", async () => {
  const whole = await noise(300, 200).png().toBuffer();
  const problem = async (bytes: Buffer) => (await encodePicture(bytes)).picture.problem?.message;
  expect(await problem(whole.subarray(0, 5000))).toMatch("图片已损坏");
  const header = Buffer.from(await frame("teal", 10, 10).png().toBuffer());
  header.writeUInt32BE(60_000, 16);
  header.writeUInt32BE(60_000, 20);
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
  expect(await problem(header)).toMatch("60000 × 60000");
  expect(await problem(whole.subarray(0, 20))).toMatch("图片已损坏");
});

test("encodes a picture to the same bytes every time", async () => {
  const bytes = await noise(1600, 700).blur(3).jpeg({ quality: 95 }).toBuffer();
  const [one, other] = [await encodePicture(bytes), await encodePicture(bytes)];
  expect(one.picture.widths.length).toBe(2);
  expect(one).toEqual(other);
});
