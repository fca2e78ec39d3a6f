import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { encode } from "sharp-ico";
import { contentFolder } from "../../markdown/testing/render";

const { CONTENT_DIR } = process.env;
afterEach(() => Object.assign(process.env, { CONTENT_DIR }));

const red = { create: { width: 64, height: 32, channels: 3, background: "#ff0000" } } as const;
const stroke = '<path d="M0 0h9" stroke="currentColor"/>';

/**
 * Returns the logo functions of a site with these files. Loads the configuration again,
 * as a new process would.
 */
async function siteWith(files: Record<string, string | Buffer>) {
  const dir = contentFolder({});
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), content);
  }
  process.env.CONTENT_DIR = dir;
  jest.resetModules();
  const [{ checkMark }, { brandLogo }, { siteMark }] = await Promise.all([
    import("./site-mark"),
    import("./brand-logo"),
    import("./site-mark"),
  ]);
  return { checkMark, brandLogo, siteMark };
}

test("draws the first character of the title on a seal, in the colours of the theme, for a site without a logo", async () => {
  const { checkMark, brandLogo, siteMark } = await siteWith({ "site.yml": "title: 《花园》笔记\n" });
  const logo = await brandLogo();
  expect(logo).toMatchObject({ src: null, viewBox: "0 0 32 32", width: 28, height: 28 });
  expect(logo.drawing).toMatch(/^<rect [^>]*fill="var\(--accent\)".*<path [^>]*fill="var\(--on-accent\)"/);
  const { data, info } = await sharp(await siteMark())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = new Set(Array.from({ length: info.width * info.height }, (_, at) => data[at * info.channels]));
  expect(colors.size).toBeGreaterThan(2);
  expect(await checkMark()).toEqual([]);
});

test("draws a mark even if the font lacks all characters of the title", async () => {
  const { siteMark } = await siteWith({ "site.yml": "title: 🌱\n" });
  expect((await sharp(await siteMark()).metadata()).width).toBe(32);
});

test("inlines a drawing in the colours of the page, without scripts", async () => {
  const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30" onload="a()"><script>a()</script>${stroke}</svg>`;
  const { brandLogo } = await siteWith({ "site.yml": "logo: /img/logo.svg\n", "static/img/logo.svg": svg });
  expect(await brandLogo()).toMatchObject({
    drawing: '<path d="M0 0h9" stroke="currentColor"></path>',
    width: 56,
    height: 28,
  });
});

test("keeps a raster picture as a file, with its own proportions and another for the dark mode", async () => {
  const png = await sharp(red).png().toBuffer();
  const { brandLogo, checkMark } = await siteWith({
    "site.yml": "logo: { src: /a.png, srcDark: /b.png, alt: 花园 }\n",
    "static/a.png": png,
    "static/b.png": png,
  });
  expect(await brandLogo()).toMatchObject({ drawing: null, src: "/a.png", srcDark: "/b.png", alt: "花园", width: 56 });
  expect(await checkMark()).toEqual([]);
});

test("accepts an ICO file", async () => {
  const ico = encode([await sharp(red).resize(48, 48).png().toBuffer()]);
  const { brandLogo, checkMark, siteMark } = await siteWith({
    "site.yml": "favicon: /favicon.ico\nlogo: /favicon.ico\n",
    "static/favicon.ico": ico,
  });
  expect(await checkMark()).toEqual([]);
  expect(await brandLogo()).toMatchObject({ src: "/favicon.ico", width: 28 });
  expect(await sharp(await siteMark()).metadata()).toMatchObject({ format: "png", width: 48 });
});

test("a favicon that is missing or not a picture is an error with its line", async () => {
  const { checkMark } = await siteWith({
    "site.yml": "title: 花园\nfavicon: /favicon.ico\nlogo: /img/none.svg\n",
    "static/favicon.ico": "<html>404</html>",
  });
  expect(await checkMark()).toMatchObject([
    { severity: "error", file: "site.yml", line: 2, message: expect.stringMatching(/^"\/favicon\.ico"不是能读的图片/) },
    { severity: "error", line: 3, message: 'static/里没有"/img/none.svg"' },
  ]);
});
