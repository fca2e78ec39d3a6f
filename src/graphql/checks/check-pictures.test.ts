import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { formatDiagnostic } from "../../lib/diagnostic";
import { damagedPictures } from "./check-pictures";

const dir = mkdtempSync(path.join(tmpdir(), "damaged-"));
process.env["PICTURE_CACHE"] = path.join(dir, ".cache");
const save = (name: string, content: string | Buffer) => {
  writeFileSync(path.join(dir, name), content);
  return path.join(dir, name);
};

test("reports damaged pictures and drawings with scripts, each once", async () => {
  const whole = await sharp({ create: { width: 9, height: 9, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const cut = save("cut.png", whole.subarray(0, 20));
  const files = [
    cut,
    cut,
    save("whole.png", whole),
    save("none.png", "version https://git-lfs"),
    path.join(dir, "missing.png"),
    save("plain.svg", '<svg xmlns="http://www.w3.org/2000/svg"><title>onload</title></svg>'),
    save("script.svg", "<svg><script>alert(1)</script></svg>"),
    save("handler.svg", '<svg onload="alert(1)"></svg>'),
    save("link.svg", '<svg><a href="javascript:alert(1)"></a></svg>'),
  ];
  const found = await damagedPictures(files, dir);
  expect(found.map((one) => `${one.severity} ${formatDiagnostic(one).split("\n")[0]}`)).toEqual([
    "error cut.png: 图片已损坏，或没有存完",
    ...["script", "handler", "link"].map((name) => expect.stringMatching(`^warning ${name}.svg: 图里有脚本`)),
  ]);
});
