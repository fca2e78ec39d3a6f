import type { Graphviz } from "@hpcc-js/wasm-graphviz";
import { group } from "d3";
import { articleText, listText } from "../../text/texts";

const text = articleText.diagramText;

/** The part of Graphviz' `dot_json` output that is read here. */
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
}

/**
 * A node in the description: its name, and the fields of a record or table, each with the port that
 * edges name.
 */
interface Told {
  readonly name: string;
  readonly fields: readonly { readonly port: string | undefined; readonly text: string }[];
}

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** A record with more fields is listed once, and after that is called by its first field. */
const mostInName = 3;

/**
 * Describes a graph in words, a line a fact: what contains what, what leads to what, what stands
 * alone, and what is marked.
 */
export function describeDot(prepared: string, graphviz: Graphviz): string[] {
  const { directed, objects = [], edges = [] } = JSON.parse(graphviz.layout(prepared, "dot_json", "dot")) as Graph;
  const isSeen = ({ style = "" }: { readonly style?: string }) => !/\binvis/.test(style);
  const parts = objects.filter(({ name, label = "" }) => name.startsWith("cluster") && label !== "");
  const nodes = objects.filter((object) => object.nodes === undefined && isSeen(object) && !("subgraphs" in object));
  const leads = edges.filter(isSeen);
  const descriptions = new Map(nodes.map((node) => [node._gvid, toldOf(node, leads)]));
  const nameOf = (id: number) => descriptions.get(id)?.name ?? "";
  const namesOf = (ids: readonly number[] = []) => listText(ids.map(nameOf).filter((name) => name !== ""));
  const linked = new Set(leads.flatMap(({ tail, head }) => [tail, head]));
  const inParts = new Set(parts.flatMap(({ nodes = [] }) => nodes));
  const alone = nodes.flatMap(({ _gvid: id }) => (linked.has(id) || inParts.has(id) ? [] : id));
  const marked = nodes.flatMap((node) => (/\baccent\b/.test(node.class ?? "") ? node._gvid : []));
  return [
    ...nodes.flatMap(({ _gvid: id }) => {
      const { name, fields } = descriptions.get(id) ?? { name: "", fields: [] };
      return fields.length > mostInName
        ? text.fields(
            name,
            fields.map((field) => field.text),
          )
        : [];
    }),
    ...parts.map(({ label = "", nodes }) => text.contains(plain(label), namesOf(nodes))),
    ...linesOf(leads.flatMap((edge) => arrowOf(edge, descriptions, directed))),
    ...(alone.length > 0 ? [linked.size > 0 ? text.alone(namesOf(alone)) : namesOf(alone)] : []),
    ...(marked.length > 0 ? [text.marked(namesOf(marked))] : []),
  ].filter((line) => line !== "");
}

function toldOf({ _gvid, name, label = "\\N", shape = "" }: GraphObject, edges: readonly GraphEdge[]): Told {
  const fields = fieldsOf(label, shape).map((field) => ({ ...field, text: field.text.replace("\\N", name) }));
  const texts = fields.map((field) => field.text).filter((field) => field !== "");
  if (texts.length > 1) {
    const named = texts.length > mostInName ? `${texts[0]}…` : listText(texts);
    return { name: text.quoted(named), fields: fields.filter((field) => field.text !== "") };
  }
  // A point without a name is where something begins, ends or meets.
  const [isLed, leads] = [edges.some(({ head }) => head === _gvid), edges.some(({ tail }) => tail === _gvid)];
  const nameless = isLed && leads ? text.junction : isLed ? articleText.diagramEnd : articleText.diagramStart;
  const [own = nameless] = texts;
  // A name with punctuation would blend into the list of names.
  return { name: /[，、；：,;:]/.test(own) ? text.quoted(own) : own, fields: [] };
}

/**
 * Returns the fields of a record, `<port> text | {…}`, or of an HTML label. Any other label is one
 * field.
 */
function fieldsOf(label: string, shape: string): { port: string | undefined; text: string }[] {
  // Graphviz does not say which labels are HTML.
  if (!/record/i.test(shape))
    return /<(?:table|br|[bisu]|font|sub|sup)\b/i.test(label)
      ? cellsOf(label)
      : [{ port: undefined, text: plain(label) }];
  return label.split(/(?<!\\)[|{}]/).flatMap((field) => {
    const [, port, rest = ""] = /^\s*(?:<([^>]*)>)?([\s\S]*)$/.exec(field) ?? [];
    return port === undefined && rest.trim() === "" ? [] : [{ port: port?.trim(), text: plain(rest) }];
  });
}

function cellsOf(html: string): { port: string | undefined; text: string }[] {
  const cells = [...html.matchAll(/<td\b([^>]*)>([\s\S]*?)<\/td>/gi)];
  if (cells.length === 0) return [{ port: undefined, text: plain(withoutTags(html)) }];
  return cells.map(([, attributes = "", content = ""]) => ({
    port: /\bport="?([^"\s>]+)/i.exec(attributes)?.[1],
    text: plain(withoutTags(content)),
  }));
}

const withoutTags = (html: string) => html.replace(/<br\s*\/?>/gi, "\n").replace(/<[^>]*>/g, "");

function arrowOf(edge: GraphEdge, descriptions: ReadonlyMap<number, Told>, directed: boolean): Arrow[] {
  const { dir = directed ? "forward" : "none", label = "", xlabel = "", taillabel = "", headlabel = "" } = edge;
  const end = (id: number, port = "") => {
    const { name = "", fields = [] } = descriptions.get(id) ?? {};
    const field = fields.find((candidate) => candidate.port !== undefined && candidate.port === port.split(":")[0]);
    return field ? text.fieldOf(name, field.text) : name;
  };
  const [tail, head] = [end(edge.tail, edge.tailport), end(edge.head, edge.headport)];
  if (tail === "" || head === "") return [];
  const words = listText([taillabel, label, xlabel, headlabel].map(plain).filter((part) => part !== ""));
  if (dir === "back") return [{ from: head, to: tail, label: words }];
  if (dir === "forward") return [{ from: tail, to: head, label: words }];
  // An edge in both directions, or without an arrow head, is one sentence, so that it does not
  // sound like an arrow.
  const both = dir === "both" ? text.bothWays(tail, head) : text.line(tail, head);
  return [{ from: both, to: "", label: words }];
}

/**
 * Joins arrows without labels into one line: one node to all its targets, or a path from node to
 * node.
 */
function linesOf(arrows: readonly Arrow[]): string[] {
  const leading = group(arrows, ({ from }) => from);
  const led = group(arrows, ({ to }) => to);
  const used = new Set<Arrow>();
  return arrows.flatMap((first) => {
    if (used.has(first)) return [];
    used.add(first);
    if (first.to === "") return first.label === "" ? first.from : text.labelled(first.from, first.label);
    if (first.label !== "") return articleText.arrow(first.from, first.to, first.label);
    const others = (leading.get(first.from) ?? []).filter((arrow) => arrow.label === "" && arrow.to !== "");
    for (const arrow of others) used.add(arrow);
    let line = articleText.arrow(first.from, listText([...new Set(others.map(({ to }) => to))]), "");
    let last = others.length === 1 ? first.to : undefined;
    while (last !== undefined) {
      const [next, ...more] = leading.get(last) ?? [];
      if (!next || more.length > 0 || next.label !== "" || next.to === "" || used.has(next)) break;
      if (led.get(last)?.length !== 1) break;
      used.add(next);
      line = articleText.arrow(line, next.to, "");
      last = next.to;
    }
    return line;
  });
}

/** Removes Graphviz' escapes from a label, and joins its lines into one sentence. */
function plain(label: string): string {
  const lines = unescaped(label.replace(/\\[nlr]/g, "\n").replace(/\\([^N])/g, "$1")).split("\n");
  const parts = lines.map((line) => line.replace(/\s+/g, " ").trim()).filter((line) => line !== "");
  return parts.reduce((sentence, part) => {
    if (sentence === "" || /[，。、；：,;:(（]$/.test(sentence)) return sentence + part;
    return /[a-z\d]$/i.test(sentence) && /^[a-z\d]/i.test(part) ? `${sentence} ${part}` : text.lines(sentence, part);
  }, "");
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

function unescaped(label: string): string {
  return label.replace(/&(?:#(\d+)|(\w+));/g, (whole, code, name) =>
    code === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number(code)),
  );
}
