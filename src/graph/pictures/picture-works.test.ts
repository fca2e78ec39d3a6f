import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import * as encoder from "./encode-picture";
import { PictureCache } from "./picture-cache";
import { PictureWorks } from "./picture-works";

jest.mock("./encode-picture", () => ({ ...jest.requireActual("./encode-picture"), encodePicture: jest.fn() }));
const encode = jest.mocked(encoder.encodePicture);
const { encodePicture } = jest.requireActual<typeof encoder>("./encode-picture");

const root = mkdtempSync(path.join(tmpdir(), "works-"));
const folder = path.join(root, "cache");
const { NODE_ENV } = process.env;

const png = (background: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background, noise: { type: "gaussian", mean: 9, sigma: 9 } } })
    .png()
    .toBuffer();

function save(name: string, bytes: Buffer): string {
  const file = path.join(root, name);
  writeFileSync(file, bytes);
  return file;
}

beforeEach(() => {
  encode.mockReset().mockImplementation(encodePicture);
  Object.assign(process.env, { NODE_ENV: "production" });
});
afterEach(() => {
  Object.assign(process.env, { NODE_ENV });
  rmSync(folder, { recursive: true, force: true });
});

test("a picture is made once, whatever it is called and however often it is built", async () => {
  const bytes = await png("red");
  const works = new PictureWorks(folder);
  const [one, copy] = await Promise.all(
    [save("a.png", bytes), save("b.png", bytes)].map((file) => works.prepare(file)),
  );
  expect(copy).toEqual(one);
  expect(await new PictureWorks(folder).prepare(save("c.png", bytes))).toEqual(one);
  expect(encode).toHaveBeenCalledTimes(1);
});

test("a picture that has changed, or whose versions were deleted, is made again", async () => {
  const first = await new PictureWorks(folder).prepare(save("a.png", await png("red")));
  const works = new PictureWorks(folder);
  expect((await works.prepare(save("a.png", await png("blue")))).key).not.toBe(first.key);
  rmSync(`${first.versions[0]?.file ?? first.substitute?.file}`, { force: true });
  await new PictureWorks(folder).prepare(save("a.png", await png("red")));
  expect(encode).toHaveBeenCalledTimes(first.versions.length > 0 ? 3 : 2);
});

test("a picture that cannot be made is a problem of whoever asks, not of whoever begins", async () => {
  encode.mockRejectedValue(new Error("cut off"));
  const works = new PictureWorks(folder);
  const file = save("a.png", await png("red"));
  works.begin(file);
  works.begin(path.join(root, "missing.png"));
  await expect(works.prepare(file)).rejects.toThrow("cut off");
});

test("the oldest pictures make room, but none of this build", () => {
  const cache = new PictureCache(folder);
  const picture = { width: 1, height: 1, substitute: null };
  for (const [age, key] of ["new", "old", "older"].entries()) {
    new PictureCache(folder).save(key, {
      ...picture,
      versions: [{ format: "webp", width: 1, bytes: Buffer.alloc(1000) }],
    });
    for (const file of readdirSync(path.join(folder, key))) utimesSync(path.join(folder, key, file), 9 - age, 9 - age);
  }
  utimesSync(path.join(folder, "older", "webp-1"), 1, 1);
  cache.load("older");
  cache.prune(2500);
  expect(readdirSync(folder).sort()).toEqual(["new", "older"]);
});
