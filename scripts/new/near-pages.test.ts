import { contentFolder } from "../../src/markdown/testing/render";
import { nearPages } from "./near-pages";

test("offers links to pages on similar subjects, relative to the new file", () => {
  const dir = contentFolder({
    "docs/net/tcp.md": "---\ntitle: 拥塞控制与慢启动\n---\n",
    "docs/net/new.md": "---\ntitle: 拥塞控制的两种算法\ndraft: true\n---\n",
    "docs/net/draft.md": "---\ntitle: 拥塞控制与慢启动的草稿\ndraft: true\n---\n",
    "docs/net/unlisted.md": "---\ntitle: 拥塞控制与慢启动的附录\nunlisted: true\n---\n",
    "docs/os/paging.md": "---\ntitle: 分页与页表\ndescription: 页表怎样走\n---\n",
    ...Object.fromEntries([..."甲乙丙丁戊己庚辛"].map((name) => [`docs/${name}.md`, `---\ntitle: ${name}\n---\n`])),
    "blog/2024-01-01-a.md": "---\ntitle: 慢启动之后\nquestions: [拥塞控制什么时候开始]\n---\n",
  });
  expect(nearPages(dir, "docs/net/new.md")).toEqual([
    "[拥塞控制与慢启动](./tcp.md)",
    "[慢启动之后](../../blog/2024-01-01-a.md)",
  ]);
});
