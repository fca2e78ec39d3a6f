import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { iconFiles } from "../../contract/site-files";
import { writeIcons } from "./write-icons";

const dir = mkdtempSync(path.join(tmpdir(), "icons-"));
const pixelsOf = async (file: string) => {
  const { data, info } = await sharp(path.join(dir, file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  return { width: info.width, at };
};
const seal = [168, 50, 26, 255];
/** Where an edge was smooth, a colour is one off at most. */
const isSeal = (color: number[]) => color.every((value, index) => Math.abs(value - (seal[index] ?? 0)) <= 1);

const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="5" fill="#a8321a"/><path d="M5.5 10.2h21M12 6v8.2M14 17.4v9.6" stroke="#fcfbf8" stroke-width="2.5"/></svg>`;

beforeAll(() => writeIcons(Buffer.from(square), dir));

test("icons have the sizes given in the manifest and the head", async () => {
  const { appleTouch, small, large, maskable } = iconFiles;
  for (const { path: file, pixels } of [appleTouch, small, large, maskable]) {
    expect((await pixelsOf(file)).width).toBe(pixels);
  }
});

test("the seal has rounded corners on its own, and none where the system crops it", async () => {
  expect((await pixelsOf(iconFiles.large.path)).at(0, 0)[3]).toBe(0);
  for (const { path: file } of [iconFiles.maskable, iconFiles.appleTouch]) {
    expect((await pixelsOf(file)).at(0, 0)).toEqual(seal);
  }
});

test("the strokes of a maskable icon stay inside the safe zone", async () => {
  const { width, at } = await pixelsOf(iconFiles.maskable.path);
  const outside: string[] = [];
  for (let y = 0; y < width; y += 4) {
    for (let x = 0; x < width; x += 4) {
      const away = Math.hypot(x - width / 2, y - width / 2);
      if (away > width * 0.4 && !isSeal(at(x, y))) outside.push(`${x},${y}`);
    }
  }
  expect(outside).toEqual([]);
});

test("favicon.ico contains the picture after its header", async () => {
  const ico = readFileSync(path.join(dir, iconFiles.favicon.path));
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const png = await sharp(ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14))).metadata();
  expect([png.format, png.width, png.height]).toEqual(["png", 32, 32]);
});

describe("a mark of any sort", () => {
  const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><circle cx="150" cy="100" r="90" fill="#0000ff"/></svg>`;

  test.each([
    ["a wide SVG without a ground", async () => Buffer.from(circle)],
    ["a PNG", () => sharp(Buffer.from(circle)).png().toBuffer()],
  ])("%s stands whole in the middle of paper", async (_, picture) => {
    await writeIcons(await picture(), dir);
    const { at, width } = await pixelsOf(iconFiles.maskable.path);
    expect(at(0, 0)).toEqual([252, 251, 248, 255]);
    expect(at(width / 2, width / 2).slice(0, 3)).toEqual([0, 0, 255]);
    expect((await pixelsOf(iconFiles.large.path)).at(0, 0)[3]).toBe(0);
  });

  test("an ICO of the owner's keeps its address", async () => {
    const own = mkdtempSync(path.join(tmpdir(), "icons-"));
    await writeIcons(Buffer.from(circle), own, iconFiles.favicon.path);
    expect(existsSync(path.join(own, iconFiles.favicon.path))).toBe(false);
    expect(existsSync(path.join(own, iconFiles.small.path))).toBe(true);
  });
});
