import { checkScripts } from "./check-content";

const messages = (src: string, trust: "code" | "none") =>
  checkScripts({ head: [{ script: { src } }], content: { trust, dialect: "markdown", lineBreaks: false } }).map(
    ({ message, field }) => `${field} ${message}`,
  );

test("a script of the owner that static/ lacks is an error with its field", () => {
  expect(messages("/nowhere.js", "code")).toEqual(['head.0.script static/里没有"/nowhere.js"']);
  expect(messages("https://stats.example/a.js", "code")).toEqual([]);
});

test("content that is not trusted to run code has no scripts, wherever they come from", () => {
  const untrusted = ["head.0.script head里有脚本，而content.trust是none"];
  expect(messages("https://stats.example/a.js", "none")).toEqual(untrusted);
  expect(messages("/nowhere.js", "none")).toEqual(untrusted);
});
