import { chineseTable } from "./chinese-table";

/** Returns the character for which the search looks on a site with this text. */
const lookedFor = (char: string, text: string) => {
  const { foreign, own } = chineseTable([text]);
  return own[foreign.lastIndexOf(char)] ?? char;
};

test("looks for characters of the other script as the site writes them, in the site's most frequent form", () => {
  expect([..."體头"].map((char) => lookedFor(char, "身体的头发"))).toEqual(["体", "头"]);
  expect([..."体頭发"].map((char) => lookedFor(char, "身體的頭髮，頭髮長，出發"))).toEqual(["體", "頭", "髮"]);
});

test("looks for simplified characters on a simplified site, even if it quotes traditional ones", () => {
  expect(lookedFor("體", "身体，体温，古书写作體")).toBe("体");
});
