import { readFileSync } from "node:fs";
import { buildCharacters, buildSpellings, readingsOf } from "./build-characters";

const readings = readingsOf();

/** Returns the character that the search looks up in place of `char` on a site with this text. */
const lookedFor = (char: string, text: string) => buildCharacters([text], readings).get(char)?.split("|")[1] || char;

test("looks for characters of the other script as the site writes them, in the site's most frequent form", () => {
  expect([..."體头"].map((char) => lookedFor(char, "身体的头发"))).toEqual(["体", "头"]);
  expect([..."体頭发"].map((char) => lookedFor(char, "身體的頭髮，頭髮長，出發"))).toEqual(["體", "頭", "髮"]);
});

test("looks for simplified characters on a simplified site, even if it quotes traditional ones", () => {
  expect(lookedFor("體", "身体，体温，古书写作體")).toBe("体");
});

test("spells parts of headings with the readings that they have there", () => {
  const spellings = buildSpellings(["重建页表时发生了什么事情呢", "TCP三次握手"], readings);
  expect(spellings.get("yebiao")).toBe("4 页表");
  expect(spellings.get("YB")).toBe("4 页表");
  expect(spellings.get("chongjianyebiaoshifashengleshenmeshiqing")).toContain("重建页表时发生了什么事情");
  expect(spellings.get("tcpsanciwoshou")).toContain("tcp三次握手".replace("tcp", "TCP"));
});

test("spells ü as u, as many readers type it", () => {
  const spellings = buildSpellings(["重启策略"], readings);
  expect(spellings.get("celue")).toBe("3 策略");
  expect(spellings.get("celve")).toBeUndefined();
});

test("lists each look-alike of a character once", () => {
  const lines = readFileSync("src/search/build/look-alikes.txt", "utf8").trim().split("\n");
  const pairs = lines.flatMap(([char, ...others]) => others.map((other) => `${char}${other}`));
  expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
  expect(buildCharacters(["妈马"], readings).get("码")?.split("|")[2]).toBe("妈马");
});
