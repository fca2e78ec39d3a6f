import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatDiagnostic } from "../../lib/diagnostic";
import { PictureProblem } from "../pictures/picture-problem";
import { damagedPictures } from "./damaged-pictures";

const dir = mkdtempSync(path.join(tmpdir(), "damaged-"));
const save = (name: string, content: string | Buffer) => {
  writeFileSync(path.join(dir, name), content);
  return path.join(dir, name);
};
const png = Buffer.from("89504e470d0a1a0a", "hex");

test("damaged pictures and drawings with scripts are named, each once", async () => {
  const cut = save("cut.png", png);
  const files = [
    cut,
    cut,
    save("whole.png", png),
    save("none.png", "version https://git-lfs"),
    path.join(dir, "missing.png"),
    save("plain.svg", '<svg xmlns="http://www.w3.org/2000/svg"><title>onload</title></svg>'),
    save("script.svg", "<svg><script>alert(1)</script></svg>"),
    save("handler.svg", '<svg onload="alert(1)"></svg>'),
    save("link.svg", '<svg><a href="javascript:alert(1)"></a></svg>'),
  ];
  const prepare = async (file: string) => {
    if (file === cut) throw new PictureProblem({ message: "图片已损坏，或没有存完", fix: "从原处重新保存" });
    return { key: "", width: 1, height: 1, substitute: null, versions: [] };
  };
  const found = await damagedPictures(files, dir, { prepare });
  expect(found.map((one) => `${one.severity} ${formatDiagnostic(one).split("\n")[0]}`)).toEqual([
    "error cut.png: 图片已损坏，或没有存完",
    ...["script", "handler", "link"].map((name) => expect.stringMatching(`^warning ${name}.svg: 图里有脚本`)),
  ]);
});

test("a failure of the program is not taken for one of a picture", async () => {
  const prepare = async () => {
    throw new Error("no space left");
  };
  await expect(damagedPictures([save("a.png", png)], dir, { prepare })).rejects.toThrow("no space left");
});
