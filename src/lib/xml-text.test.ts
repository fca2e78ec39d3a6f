import { SaxesParser } from "saxes";
import { xmlText } from "./xml-text";

/** Whether a strict parser takes a text as the content of an element. */
function isXml(text: string): boolean {
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  try {
    parser.write(`<a>${text}</a>`).close();
    return true;
  } catch {
    return false;
  }
}

test("of the characters below U+0020 only tab and line ends stay", () => {
  const all = Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code)).join("");
  expect(xmlText(`a${all}b`)).toBe("a\t\n\rb");
});

test("emoji stay whole, half of one goes", () => {
  expect(xmlText("节能🌱👩‍💻")).toBe("节能🌱👩‍💻");
  expect(xmlText("a\uD83Cb\uDF31c")).toBe("abc");
});

test("what is left is what a strict parser takes, over the whole first plane", () => {
  const wrong: number[] = [];
  for (let code = 0; code <= 0xffff; code++) {
    const character = String.fromCharCode(code);
    if (character === "&" || character === "<") continue;
    if ((xmlText(character) !== "") !== isXml(character)) wrong.push(code);
  }
  expect(wrong).toEqual([]);
});
