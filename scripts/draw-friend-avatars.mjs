// Draws a plain monogram tile for every site in content/friends.yml without an avatar,
// and adds it to the file. Run once after adding a friend: node scripts/draw-friend-avatars.mjs
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parseDocument } from "yaml";

const size = 128;
const file = "content/friends.yml";
/** Background colors. White letters have a contrast of at least 4.5:1 on each. */
const inks = ["#1a5a86", "#2b6a3d", "#855600", "#6b3a8c", "#0b6363", "#7d3a24", "#4e555d"];

const document = parseDocument(readFileSync(file, "utf8"));
mkdirSync("content/friends", { recursive: true });

for (const [index, item] of document.contents.items.entries()) {
  if (item.get("avatar")) continue;
  const slug =
    new URL(item.get("url")).hostname.replace(/^www\./, "").replace(/[^a-z\d]+/g, "-") + pathSlug(item.get("url"));
  const avatar = `./friends/${slug}.png`;
  await sharp(Buffer.from(tile(initial(item.get("name")), inks[index % inks.length])))
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join("content", avatar));
  item.set("avatar", avatar);
}
writeFileSync(file, document.toString({ lineWidth: 0 }));

/**
 * Returns the last segment of the URL's path with a leading hyphen, because a host may have several
 * sites. Returns an empty string if the path is empty.
 */
function pathSlug(url) {
  const name = new URL(url).pathname.split("/").filter(Boolean).at(-1) ?? "";
  return name === ""
    ? ""
    : `-${name
        .toLowerCase()
        .replace(/[^a-z\d]+/g, "-")
        .replace(/-html?$/, "")}`;
}

/** Returns the monogram for a name: its first character, in upper case. */
function initial(name) {
  return [...name][0].toUpperCase();
}

function tile(text, ink) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="100%" height="100%" fill="${ink}"/>
    <text x="50%" y="50%" dy=".35em" text-anchor="middle" font-family="Noto Serif CJK SC, serif" font-weight="700" font-size="64" fill="#fcfbf8">${text}</text>
  </svg>`;
}
