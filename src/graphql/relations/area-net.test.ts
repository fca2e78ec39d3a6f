import { docOf } from "../../content/testing/fields";
import { areaNet } from "./area-net";

test("an area's net has all its pages, and the links between them alone", async () => {
  const [a, b, c] = ["docs/a.md", "docs/b.md", "docs/c.md"].map((file) => docOf(file));
  const pages = [a, b, c].filter((page) => page !== undefined);
  const linking = new Map([
    ["docs/b.md", ["/docs/a", "/blog/elsewhere"]],
    ["docs/a.md", ["/docs/b"]],
  ]);
  const net = await areaNet(pages, async ({ file }) =>
    (linking.get(file) ?? []).map((path) => ({ title: "", titleLang: null, path })),
  );
  expect(net.map(({ path, links }) => [path, links])).toEqual([
    ["/docs/a", [1]],
    ["/docs/b", [0]],
    ["/docs/c", []],
  ]);
});
