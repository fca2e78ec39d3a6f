import { tmpdir } from "node:os";
import { messages } from "../content/testing/content-file";
import { decodeText, readTextFile } from "./read-file";

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))));

test("a byte order mark and Windows line ends are removed", () => {
  expect(decodeText(bytes([0xef, 0xbb, 0xbf], "一\r\n二\r三"), "a.md").text).toBe("一\n二\n三");
});

test("GBK bytes are an error that names the place and the command that converts the file", () => {
  const { text, diagnostics } = decodeText(bytes("好\n", [0xc4, 0xe3]), "docs/a.md");
  expect(text).toBe("");
  expect(messages(diagnostics)).toEqual([
    "error: docs/a.md:2: 不是UTF-8编码：偏移4处的字节是c4 e3\n" +
      "    → 另存为UTF-8；从GBK转换：iconv -f GB18030 -t UTF-8 a.md > new-a.md",
  ]);
  const utf16 = decodeText(bytes([0xff, 0xfe, 0x00, 0x4e]), "docs/a.md");
  expect(messages(utf16.diagnostics)[0]).toContain("iconv -f UTF-16 -t UTF-8 a.md > new-a.md");
});

test("a 5 MB file is read whole, with a warning", () => {
  const { text, diagnostics } = decodeText(bytes("字".repeat(1_747_627)), "docs/big.md");
  expect(text).toHaveLength(1_747_627);
  expect(messages(diagnostics)).toEqual(["warning: docs/big.md: 有5.0 MiB，读者要下载整页才能读\n    → 拆成几页"]);
});

test("a file that cannot be read is named, and ends nothing", () => {
  // Root can read every file, but a folder cannot be read as a file.
  expect(readTextFile(tmpdir(), "docs/a.md")).toMatchObject({
    text: "",
    diagnostics: [{ severity: "error", file: "docs/a.md", message: expect.stringContaining("EISDIR") }],
  });
});
