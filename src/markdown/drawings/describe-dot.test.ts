import { Graphviz } from "@hpcc-js/wasm-graphviz";
import { describeDot } from "./describe-dot";

const told = async (source: string) => describeDot(source, await Graphviz.load());

test("arrows are described in the order of the source, with their labels", async () => {
  const source = `digraph { 新建 -> 就绪 [label="初始化完"]; 就绪 -> 运行 [label="被调度\\n选中"]; 运行 -> 就绪 }`;
  expect(await told(source)).toEqual(["新建 → 就绪：初始化完", "就绪 → 运行：被调度，选中", "运行 → 就绪"]);
});

test("arrows without words go on in one line", async () => {
  expect(await told("digraph { a -> b -> c -> d; d -> e; d -> f }")).toEqual(["a → b → c → d", "d → e、f"]);
  expect(await told("digraph { a -> b; b -> a }")).toEqual(["a → b → a"]);
});

test("arrows in both directions, backwards and without heads are described as drawn", async () => {
  expect(await told("digraph { a -> b [dir=both]; c -> d [dir=back]; e -> f [dir=none, label=g] }")).toEqual([
    "a ↔ b",
    "d → c",
    "e — f：g",
  ]);
  expect(await told("graph { 甲 -- 乙 }")).toEqual(["甲 — 乙"]);
});

test("describes frames, nodes without arrows and marked nodes, but nothing invisible", async () => {
  const source = `digraph { subgraph cluster_k { label="内核"; a; b [class=accent]; } c; x [style=invis]; a -> x [style=invis]; a -> b }`;
  expect(await told(source)).toEqual(["「内核」里有a、b", "a → b", "没有连线的：c", "标出的：b"]);
});

test("fields of records are described in order, and arrows name the fields that they connect", async () => {
  const source = `digraph { node [shape=record]; t [label="<a> 0：空|<b> 1：12|{<c> 2|<d> 3}"]; p [label="<v> 值|<n> next"]; p:n -> t:c:w }`;
  expect(await told(source)).toEqual([
    "「0：空…」依次是0：空、1：12、2、3",
    "「值、next」里的「next」 → 「0：空…」里的「2」",
  ]);
});

test("so are the cells of a table in HTML", async () => {
  const source = `digraph { t [shape=plain, label=<<table><tr><td port="x"><b>甲</b></td><td>乙</td></tr></table>>]; a -> t:x }`;
  expect(await told(source)).toEqual(["a → 「甲、乙」里的「甲」"]);
});

test("a name with punctuation is quoted, and a point without a name is a start or an end", async () => {
  expect(await told(`digraph { a [label="读，写"]; s [shape=point, label=""]; s -> a; a -> b }`)).toEqual([
    "开始 → 「读，写」 → b",
  ]);
});
