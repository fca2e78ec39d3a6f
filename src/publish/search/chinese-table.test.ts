import { chineseTable } from "./chinese-table";

/** How a character is looked for on a site of this text. */
const lookedFor = (char: string, text: string) => {
  const { foreign, own } = chineseTable([text]);
  return own[foreign.lastIndexOf(char)] ?? char;
};

test("characters of the other script are looked for as the site writes them, of several forms the one it has most", () => {
  expect([..."體头"].map((char) => lookedFor(char, "身体的头发"))).toEqual(["体", "头"]);
  expect([..."体頭发"].map((char) => lookedFor(char, "身體的頭髮，頭髮長，出發"))).toEqual(["體", "頭", "髮"]);
});

test("a traditional character that a site in simplified ones quotes is still looked for in simplified ones", () => {
  expect(lookedFor("體", "身体，体温，古书写作體")).toBe("体");
});
