import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { decode } from "sharp-ico";
import { iconFiles } from "../shared/site-files";
import { appIcon, writeAppIcon, writeIcons } from "./icons";

const pixelsOf = async (file: string) => {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  return { width: info.width, at };
};
const seal = [168, 50, 26, 255];
/** Allows a difference of one per channel, because edges are antialiased. */
const isSeal = (color: number[]) => color.every((value, index) => Math.abs(value - (seal[index] ?? 0)) <= 1);

test("an app icon has no transparent corners, and keeps the strokes of its seal inside the safe zone", async () => {
  await writeAppIcon(readFileSync("static/favicon.svg"));
  const { width, at } = await pixelsOf(appIcon);
  expect([width, at(0, 0)]).toEqual([512, seal]);
  const outside: string[] = [];
  for (let y = 0; y < width; y += 4) {
    for (let x = 0; x < width; x += 4) {
      const away = Math.hypot(x - width / 2, y - width / 2);
      if (away > width * 0.4 && !isSeal(at(x, y))) outside.push(`${x},${y}`);
    }
  }
  expect(outside).toEqual([]);
});

const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><circle cx="150" cy="100" r="90" fill="#0000ff"/></svg>`;

test.each([
  ["a wide SVG without a ground", async () => Buffer.from(circle)],
  ["a PNG", () => sharp(Buffer.from(circle)).png().toBuffer()],
])("%s is centred and not cropped, on the colour of paper", async (_, picture) => {
  await writeAppIcon(await picture());
  const { at, width } = await pixelsOf(appIcon);
  expect(at(0, 0)).toEqual([252, 251, 248, 255]);
  expect(at(width / 2, width / 2).slice(0, 3)).toEqual([0, 0, 255]);
});

test("favicon.ico contains the mark with its round corners", async () => {
  const dir = mkdtempSync(path.join(tmpdir(), "icons-"));
  await writeIcons(dir);
  const [icon, ...others] = decode(readFileSync(path.join(dir, iconFiles.favicon.path)));
  expect([icon?.type, icon?.width, icon?.height, others.length]).toEqual(["png", 32, 32, 0]);
  const picture = sharp(Buffer.from(icon?.data ?? []));
  expect([...(await picture.ensureAlpha().raw().toBuffer()).subarray(0, 4)][3]).toBe(0);
});
