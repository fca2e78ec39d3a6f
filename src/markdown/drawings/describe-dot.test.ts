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

test("nodes of the same name are told apart by their frames, or by numbers", async () => {
  const layers = (host: string) =>
    `subgraph cluster_${host} { label="${host}"; ${host}1 [label="网络层"]; ${host}2 [label="链路层"]; }`;
  expect(await told(`digraph { ${layers("甲")} ${layers("乙")} 甲1 -> 甲2; 甲2 -> 乙2; 乙2 -> 乙1 }`)).toEqual([
    "「甲」里有网络层、链路层",
    "「乙」里有网络层、链路层",
    "「甲」里的网络层 → 「甲」里的链路层 → 「乙」里的链路层 → 「乙」里的网络层",
  ]);
  expect(await told(`digraph { a [label="激活"]; b [label="激活"]; x -> a -> y; x -> b -> z }`)).toEqual([
    "x → 激活（1）、激活（2）",
    "激活（1） → y",
    "激活（2） → z",
  ]);
});

test("a frame lists the frames in it, and not what they contain", async () => {
  const source = `digraph { subgraph cluster_h { label="宿主机"; 网桥; subgraph { rank=same; subgraph cluster_c { label="容器"; 进程 } } } 网桥 -> 进程 }`;
  expect(await told(source)).toEqual(["「宿主机」里有网桥、「容器」", "「容器」里有进程", "网桥 → 进程"]);
});

test("says which lines look different, if not all do", async () => {
  expect(
    await told("digraph { a -> b; a -> c [style=dashed]; a -> d [style=dashed]; b -> d [class=accent, label=e] }"),
  ).toEqual(["a → b", "a → c、d（虚线）", "b → d：e（标出）"]);
  expect(await told("digraph { a -> b [style=dashed] }")).toEqual(["a → b"]);
});

test("records without lines are described once", async () => {
  expect(
    await told(
      `digraph { node [shape=record]; a [label="盘0|A0|B0|P"]; b [label="盘1|A1|P|C"]; a -> b [style=invis] }`,
    ),
  ).toEqual(["「盘0…」依次是盘0、A0、B0、P", "「盘1…」依次是盘1、A1、P、C"]);
});
