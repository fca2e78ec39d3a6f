// Finds common Chinese characters that look alike. The search uses them to correct typing errors.
// Writes src/search/build/look-alikes.txt. Each line contains a character, followed by similar
// ones, the most similar first. Each character is drawn, blurred and compared with all others by
// the cosine of their pixels. The script needs the font Noto Sans CJK SC. Run it again only to
// change the threshold.

import { writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";

const size = 32;
const perRow = 64;
const leastAlike = 0.75;
const mostLookAlikes = 5;

/** The 3,755 characters of the first level of GB/T 2312. */
const characters = Array.from({ length: 0xd8 - 0xb0 }, (_, row) =>
  Array.from({ length: 94 }, (_, cell) => new TextDecoder("gb18030").decode(Uint8Array.of(0xb0 + row, 0xa1 + cell))),
)
  .flat()
  .filter((char) => /^[\u4e00-\u9fa5]$/.test(char));

const place = (index) => [(index % perRow) * size, Math.floor(index / perRow) * size];
const glyphs = characters.map((char, index) => {
  const [x, y] = place(index);
  return `<text x="${x}" y="${y + size * 0.86}">${char}</text>`;
});
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${perRow * size}" height="${Math.ceil(characters.length / perRow) * size}" font-family="Noto Sans CJK SC" font-size="${size}">${glyphs.join("")}</svg>`;
const drawn = new Resvg(sheet, { background: "white", font: { loadSystemFonts: true } }).render().asPng();
const { data, info } = await sharp(drawn).blur(1.2).greyscale().raw().toBuffer({ resolveWithObject: true });

const vectors = characters.map((_, index) => {
  const [left, top] = place(index);
  const pixels = Float32Array.from(
    { length: size * size },
    (_, at) => 255 - data[(top + Math.floor(at / size)) * info.width + left + (at % size)],
  );
  const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
  const length = Math.hypot(...pixels.map((value) => value - mean));
  return pixels.map((value) => (value - mean) / length);
});

/**
 * Characters that people confuse because of a common component. Comparing pixels misses some of
 * these pairs.
 */
const sharedParts = "码妈马 溯朔 盘盆 链琏 续读 载栽裁 竟竞 辨辩辫 戊戌戍 己已巳 桥轿 析折 模摸慢漫"
  .split(" ")
  .flatMap((group) => [...group].map((char) => char + group.replace(char, "")));

const lines = characters.map((char, index) => {
  const near = characters
    .map((other, at) => ({ other, alike: at === index ? 0 : product(vectors[index], vectors[at]) }))
    .filter(({ alike }) => alike > leastAlike)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, mostLookAlikes);
  return char + near.map(({ other }) => other).join("");
});
const alike = new Map(lines.map(([char, ...others]) => [char, others]));
// Leaves out the pairs that the comparison of pixels has found too.
const added = sharedParts.map(([char, ...others]) =>
  [char, ...others.filter((other) => !alike.get(char)?.includes(other))].join(""),
);
writeFileSync(
  "src/search/build/look-alikes.txt",
  `${[...lines, ...added].filter((line) => [...line].length > 1).join("\n")}\n`,
);

function product(a, b) {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += a[index] * b[index];
  return sum;
}
