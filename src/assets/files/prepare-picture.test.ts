import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { encodePicture } from "./encode-picture";
import { preparePicture } from "./prepare-picture";

jest.mock("./encode-picture", () => {
  const original = jest.requireActual("./encode-picture");
  return { ...original, encodePicture: jest.fn(original.encodePicture) };
});

const root = mkdtempSync(path.join(tmpdir(), "pictures-"));
const { NODE_ENV, PICTURE_CACHE } = process.env;

beforeAll(() => Object.assign(process.env, { NODE_ENV: "production", PICTURE_CACHE: path.join(root, "cache") }));
beforeEach(() => jest.mocked(encodePicture).mockClear());
afterAll(() => Object.assign(process.env, { NODE_ENV, PICTURE_CACHE: PICTURE_CACHE ?? "" }));

async function save(name: string, background: string): Promise<string> {
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background } });
  const file = path.join(root, name);
  writeFileSync(
    file,
    await picture
      .withExif({ IFD0: { Artist: background } })
      .png()
      .toBuffer(),
  );
  return file;
}

test("encodes a picture once, whatever its name and however often it is requested", async () => {
  const first = await preparePicture(await save("a.png", "red"));
  expect(await preparePicture(path.join(root, "a.png"))).toEqual(first);
  expect(await preparePicture(await save("b.png", "red"))).toEqual(first);
  expect(encodePicture).toHaveBeenCalledTimes(1);
});

test("encodes a picture again after it has changed or after its encoding was interrupted", async () => {
  const first = await preparePicture(await save("c.png", "blue"));
  expect((await preparePicture(await save("c.png", "teal"))).folder).not.toBe(first.folder);
  rmSync(path.join(first.folder, "picture.json"));
  expect(await preparePicture(await save("d.png", "blue"))).toEqual(first);
  expect(encodePicture).toHaveBeenCalledTimes(3);
});

test("does not reuse a picture from development in a build", async () => {
  Object.assign(process.env, { NODE_ENV: "development" });
  expect(await preparePicture(await save("e.png", "green"))).toMatchObject({ substitute: null });
  Object.assign(process.env, { NODE_ENV: "production" });
  expect(await preparePicture(await save("f.png", "green"))).toMatchObject({ substitute: "png" });
});
