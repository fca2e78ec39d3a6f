import { SaxesParser } from "saxes";
import { xmlText } from "./escape-html";

/** Returns whether a strict parser accepts a string as the content of an element. */
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

test("keeps only tab and line ends below U+0020", () => {
  const all = Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code)).join("");
  expect(xmlText(`a${all}b`)).toBe("a\t\n\rb");
});

test("keeps emoji, and removes unpaired surrogates", () => {
  expect(xmlText("节能🌱👩‍💻")).toBe("节能🌱👩‍💻");
  expect(xmlText("a\uD83Cb\uDF31c")).toBe("abc");
});

test("returns valid XML for every character of the Basic Multilingual Plane", () => {
  const wrong: number[] = [];
  for (let code = 0; code <= 0xffff; code++) {
    const character = String.fromCharCode(code);
    if (character === "&" || character === "<") continue;
    if ((xmlText(character) !== "") !== isXml(character)) wrong.push(code);
  }
  expect(wrong).toEqual([]);
});
