import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expiry, writeSecurityTxt } from "./security-txt";

const publicDir = mkdtempSync(path.join(tmpdir(), "security-txt-"));
const file = path.join(publicDir, ".well-known/security.txt");
const locale = { defaultLocale: "zh-Hans" } as never;
const write = (contact: string | null) =>
  writeSecurityTxt(
    publicDir,
    { url: "https://a.example", baseUrl: "/", locale, security: { images: [], frames: [], media: [], contact } },
    "2026-03-01T08:00:00.000Z",
  );

test("names a contact and an expiry date, and removes the file when there is no contact", () => {
  write("mailto:security@a.example");
  expect(readFileSync(file, "utf8")).toMatch(
    /^Contact: mailto:security@a\.example\nExpires: 20\d\d-03-01T08:00:00\.000Z\nPreferred-Languages: zh\nCanonical: https:\/\/a\.example\/\.well-known\/security\.txt\n$/,
  );
  write(null);
  expect(existsSync(file)).toBe(false);
});

test("expires on the next anniversary of the last change, which is always in the future", () => {
  const change = new Date("2020-05-01T00:00:00Z");
  expect(expiry(change, new Date("2020-06-01T00:00:00Z")).toISOString()).toBe("2021-05-01T00:00:00.000Z");
  expect(expiry(change, new Date("2026-06-01T00:00:00Z")).toISOString()).toBe("2027-05-01T00:00:00.000Z");
});
