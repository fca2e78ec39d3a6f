import type { Node } from "gatsby";
import { indexDigest } from "./content-index";

const doc = (id: string, title: string, contentDigest = "text"): Node =>
  ({ id, title, parent: null, children: [], internal: { type: "Doc", contentDigest, owner: "" } }) as unknown as Node;
const digestOf = (docs: readonly Node[]) => indexDigest((type) => (type === "Doc" ? docs : []));
const before = digestOf([doc("a", "进程"), doc("b", "线程")]);

test("a changed text does not change the index", () => {
  expect(digestOf([doc("a", "进程", "new text"), doc("b", "线程")])).toBe(before);
});

test("the order of nodes does not change the index", () => {
  expect(digestOf([doc("b", "线程"), doc("a", "进程")])).toBe(before);
});

test("a changed title, a new page and a deleted page change the index", () => {
  const others = [
    [doc("a", "进程与调度"), doc("b", "线程")],
    [doc("a", "进程"), doc("b", "线程"), doc("c", "协程")],
    [doc("a", "进程")],
  ];
  expect(new Set([before, ...others.map(digestOf)]).size).toBe(4);
});
