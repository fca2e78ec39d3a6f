import type { Graphviz } from "@hpcc-js/wasm-graphviz";
import { group } from "d3";
import { articleText, listText } from "../../text/texts";
import { type Field, fieldsOf, plain } from "./dot-label";

const text = articleText.diagramText;

/** The part of Graphviz' `dot_json` output that this file reads. */
interface Graph {
  readonly directed: boolean;
  readonly objects?: readonly GraphObject[];
  readonly edges?: readonly GraphEdge[];
}

/** A node or a subgraph. The name of a subgraph with a frame starts with `cluster`. */
interface GraphObject {
  readonly _gvid: number;
  readonly name: string;
  readonly label?: string;
  readonly shape?: string;
  readonly style?: string;
  readonly class?: string;
  /** The nodes of a subgraph, including those of nested subgraphs. */
  readonly nodes?: readonly number[];
  /** The direct subgraphs. */
  readonly subgraphs?: readonly number[];
}

interface GraphEdge {
  readonly tail: number;
  readonly head: number;
  readonly tailport?: string;
  readonly headport?: string;
  readonly label?: string;
  readonly xlabel?: string;
  readonly taillabel?: string;
  readonly headlabel?: string;
  readonly dir?: string;
  readonly style?: string;
  readonly class?: string;
}

/** A node in the description: its name and the fields of its record or table. */
interface Told {
  readonly name: string;
  readonly fields: readonly Field[];
}

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  /**
   * The style that sets the arrow apart, such as 虚线. Empty for a plain arrow, or if all arrows look
   * alike.
   */
  readonly form: string;
}

/**
 * The maximum number of fields in a record's name. The fields of a larger record are listed once,
 * and its name is its first field, followed by `…`.
 */
const mostInName = 3;

/**
 * Describes a graph in words, one fact per line: the fields of large records, the content of
 * frames, arrows, nodes without arrows, and marked nodes.
 */
export function describeDot(prepared: string, graphviz: Graphviz): string[] {
  const { directed, objects = [], edges = [] } = JSON.parse(graphviz.layout(prepared, "dot_json", "dot")) as Graph;
  const isSeen = ({ style = "" }: { readonly style?: string }) => !/\binvis/.test(style);
  const parts = partsOf(objects);
  const nodes = objects.filter((object) => object.nodes === undefined && isSeen(object) && !("subgraphs" in object));
  const leads = edges.filter(isSeen);
  const inPart = new Map(parts.flatMap((part) => part.nodes.map((id) => [id, part.name])));
  const named = numbered(
    nodes.map((node) => ({ id: node._gvid, part: inPart.get(node._gvid), ...toldOf(node, leads) })),
  );
  const descriptions = new Map(named.map((node) => [node.id, { ...node, name: inFull(node, named) }]));
  const shortNames = new Map(named.map(({ id, name }) => [id, name]));
  const namesOf = (ids: readonly number[]) => ids.flatMap((id) => shortNames.get(id) || []);
  const linked = new Set(leads.flatMap(({ tail, head }) => [tail, head]));
  const alone = named.filter(({ id, part, fields }) => {
    const isTold = part !== undefined || (linked.size === 0 && fields.length > mostInName);
    return !linked.has(id) && !isTold;
  });
  const marked = nodes.filter(({ class: names = "" }) => /\baccent\b/.test(names));
  const markedNames = marked.flatMap(({ _gvid }) => descriptions.get(_gvid)?.name || []);
  const formOf = formsOf(leads);
  return [
    ...[...descriptions.values()].flatMap(({ name, fields }) =>
      fields.length > mostInName
        ? text.fields(
            name,
            fields.map((field) => field.text),
          )
        : [],
    ),
    ...parts.map(({ name, nodes, parts }) => text.contains(name, listText([...namesOf(nodes), ...parts]))),
    ...linesOf(leads.flatMap((edge) => arrowOf(edge, descriptions, directed, formOf(edge)))),
    ...(alone.length > 0 ? [aloneText(alone, linked.size > 0)] : []),
    ...(marked.length > 0 ? [text.marked(listText(markedNames))] : []),
  ].filter((line) => line !== "");
}

function aloneText(alone: readonly { readonly name: string }[], areOthersLinked: boolean): string {
  const names = listText(alone.map(({ name }) => name).filter((name) => name !== ""));
  return areOthersLinked ? text.alone(names) : names;
}

/** A labelled frame, with the nodes and frames directly inside it. */
interface Part {
  readonly name: string;
  readonly nodes: readonly number[];
  readonly parts: readonly string[];
}

function partsOf(objects: readonly GraphObject[]): Part[] {
  const isPart = ({ name, label = "" }: GraphObject) => name.startsWith("cluster") && label !== "";
  const byId = new Map(objects.map((object) => [object._gvid, object]));
  // The content of a subgraph without a frame or a label counts as its parent's content.
  const within = ({ subgraphs = [] }: GraphObject): GraphObject[] =>
    subgraphs.flatMap((id) => byId.get(id) ?? []).flatMap((inner) => (isPart(inner) ? inner : within(inner)));
  return objects.filter(isPart).map((object) => {
    const inner = within(object);
    const deeper = new Set(inner.flatMap(({ nodes = [] }) => nodes));
    return {
      name: plain(object.label ?? ""),
      nodes: (object.nodes ?? []).filter((id) => !deeper.has(id)),
      parts: inner.map(({ label = "" }) => text.quoted(plain(label))),
    };
  });
}

interface Named extends Told {
  /** The frame around the node. */
  readonly part: string | undefined;
}

/** Numbers nodes with the same name in the same frame, except points without a label. */
function numbered<Node extends Named>(nodes: readonly Node[]): Node[] {
  const same = group(nodes, ({ part = "", name }) => `${part}\n${name}`);
  return nodes.map((node) => {
    const all = same.get(`${node.part ?? ""}\n${node.name}`) ?? [];
    const isNameless = node.name === "" || nameless.includes(node.name);
    return all.length < 2 || isNameless ? node : { ...node, name: text.nth(node.name, all.indexOf(node) + 1) };
  });
}

/** Returns the name of a node, with its frame if a node in another frame has the same name. */
function inFull({ part, name }: Named, all: readonly Named[]): string {
  const isElsewhere = all.some((other) => other.name === name && other.part !== part);
  return part !== undefined && isElsewhere ? text.nodeOf(part, name) : name;
}

const forms = [
  [/\bdashed\b/, text.forms.dashed],
  [/\bdotted\b/, text.forms.dotted],
  [/\bbold\b/, text.forms.bold],
] as const;

/**
 * Returns a function from an edge to the name of its style. The name is "" for a plain edge, or if
 * all edges look alike.
 */
function formsOf(edges: readonly GraphEdge[]): (edge: GraphEdge) => string {
  const formOf = ({ style = "", class: names = "" }: GraphEdge) =>
    /\baccent\b/.test(names) ? text.forms.accent : (forms.find(([pattern]) => pattern.test(style))?.[1] ?? "");
  const differ = new Set(edges.map(formOf)).size > 1;
  return (edge) => (differ ? formOf(edge) : "");
}

/** Names for points without a label. They need not be unique. */
const nameless = [text.junction, articleText.diagramStart, articleText.diagramEnd];

function toldOf({ _gvid, name, label = "\\N", shape = "" }: GraphObject, edges: readonly GraphEdge[]): Told {
  const fields = fieldsOf(label, shape).map((field) => ({ ...field, text: field.text.replace("\\N", name) }));
  const texts = fields.map((field) => field.text).filter((field) => field !== "");
  if (texts.length > 1) {
    const named = texts.length > mostInName ? `${texts[0]}…` : listText(texts);
    return { name: text.quoted(named), fields: fields.filter((field) => field.text !== "") };
  }
  const [own = pointName(_gvid, edges)] = texts;
  // A name with punctuation is quoted, so that it stands out in a list.
  return { name: /[，、；：,;:]/.test(own) ? text.quoted(own) : own, fields: [] };
}

/** Returns the name of a point without a label: a start, an end or a junction. */
function pointName(id: number, edges: readonly GraphEdge[]): string {
  if (!edges.some(({ head }) => head === id)) return articleText.diagramStart;
  return edges.some(({ tail }) => tail === id) ? text.junction : articleText.diagramEnd;
}

function arrowOf(edge: GraphEdge, descriptions: ReadonlyMap<number, Told>, directed: boolean, form: string): Arrow[] {
  const { dir = directed ? "forward" : "none", label = "", xlabel = "", taillabel = "", headlabel = "" } = edge;
  const end = (id: number, port = "") => {
    const { name = "", fields = [] } = descriptions.get(id) ?? {};
    const field = fields.find((candidate) => candidate.port !== undefined && candidate.port === port.split(":")[0]);
    return field ? text.fieldOf(name, field.text) : name;
  };
  const [tail, head] = [end(edge.tail, edge.tailport), end(edge.head, edge.headport)];
  if (tail === "" || head === "") return [];
  const words = listText([taillabel, label, xlabel, headlabel].map(plain).filter((part) => part !== ""));
  if (dir === "back") return [{ from: head, to: tail, label: words, form }];
  if (dir === "forward") return [{ from: tail, to: head, label: words, form }];
  // An edge in both directions, or without an arrow head, is a sentence by itself, so that it is
  // not joined with arrows.
  const both = dir === "both" ? text.bothWays(tail, head) : text.line(tail, head);
  return [{ from: both, to: "", label: words, form }];
}

/**
 * Joins arrows without labels into one line: one node to all its targets, or a path from node to
 * node. All arrows in a line have the same style.
 */
function linesOf(arrows: readonly Arrow[]): string[] {
  const leading = group(arrows, ({ from }) => from);
  const led = group(arrows, ({ to }) => to);
  const used = new Set<Arrow>();
  const inForm = (line: string, { form }: Arrow) => (form === "" ? line : text.inForm(line, form));
  return arrows.flatMap((first) => {
    if (used.has(first)) return [];
    used.add(first);
    if (first.to === "") return inForm(first.label === "" ? first.from : text.labelled(first.from, first.label), first);
    if (first.label !== "") return inForm(articleText.arrow(first.from, first.to, first.label), first);
    const isAlike = (arrow: Arrow) => arrow.label === "" && arrow.to !== "" && arrow.form === first.form;
    const others = (leading.get(first.from) ?? []).filter(isAlike);
    for (const arrow of others) used.add(arrow);
    let line = articleText.arrow(first.from, listText([...new Set(others.map(({ to }) => to))]), "");
    let last = others.length === 1 ? first.to : undefined;
    while (last !== undefined) {
      const [next, ...more] = leading.get(last) ?? [];
      if (!next || more.length > 0 || !isAlike(next) || used.has(next)) break;
      if (led.get(last)?.length !== 1) break;
      used.add(next);
      line = articleText.arrow(line, next.to, "");
      last = next.to;
    }
    return inForm(line, first);
  });
}
