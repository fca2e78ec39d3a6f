import { articleText } from "../../../src/text/texts";

/** Sentences beyond this many are left out: a listener has no way to skip. */
const mostSentences = 24;

interface Link {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** The parts of mermaid's data that are read here; they are not in its types. */
interface Data {
  getMessages?(): { from?: string; to?: string; message?: unknown; placement?: unknown }[];
  getActors?(): Map<string, { description: string }>;
  getEdges?(): { start: string; end: string; text: string }[];
  getVertices?(): Map<string, { text?: string }>;
  getRelations?(): { id1: unknown; id2: unknown; relationTitle?: string; title?: string }[];
  getRelationships?(): { entityA: string; entityB: string; roleA: string }[];
  getEntities?(): Map<string, { id: string; label: string; alias?: string }>;
  getClasses?(): Map<string, { label?: string }>;
  getStates?(): Map<string, { descriptions?: string[] }>;
}

/** What leads to what, in the words of the labels: `客户端 → 服务器：SYN；…`. Undefined for kinds without such links. */
export async function describe(source: string): Promise<string | undefined> {
  const { db } = await window.mermaid.mermaidAPI.getDiagramFromText(source);
  const links = linksOf(db as unknown as Data)
    .map(({ from, to, label }) => ({ from: plain(from), to: plain(to), label: plain(label) }))
    .filter(({ from, to }) => from !== "" && to !== "");
  if (links.length === 0) return undefined;
  const sentences = links.slice(0, mostSentences).map(({ from, to, label }) => articleText.arrow(from, to, label));
  return articleText.arrows(sentences) + (links.length > mostSentences ? "…" : "");
}

function linksOf(db: Data): Link[] {
  if (db.getMessages && db.getActors) {
    const actors = db.getActors();
    const name = (id: string) => actors.get(id)?.description ?? id;
    return db.getMessages().flatMap(({ from, to, message, placement }) =>
      // What has a placement is a note.
      from && to && typeof message === "string" && placement === undefined
        ? [{ from: name(from), to: name(to), label: message }]
        : [],
    );
  }
  if (db.getEdges && db.getVertices) {
    const vertices = db.getVertices();
    const name = (id: string) => vertices.get(id)?.text ?? id;
    return db.getEdges().map(({ start, end, text }) => ({ from: name(start), to: name(end), label: text ?? "" }));
  }
  if (db.getRelationships && db.getEntities) {
    const names = new Map([...db.getEntities().values()].map(({ id, label, alias }) => [id, alias || label]));
    const name = (id: string) => names.get(id) ?? id;
    return db
      .getRelationships()
      .map(({ entityA, entityB, roleA }) => ({ from: name(entityA), to: name(entityB), label: roleA }));
  }
  if (!db.getRelations) return [];
  const states = db.getStates?.();
  const classes = db.getClasses?.();
  const name = (id: unknown) => {
    const key = String(id);
    if (/^(?:root_|\[\*\])(?:start|end)?|_(?:start|end)$/.test(key))
      return /end/.test(key) ? articleText.diagramEnd : articleText.diagramStart;
    return states?.get(key)?.descriptions?.[0] ?? classes?.get(key)?.label ?? key;
  };
  return db.getRelations().map(({ id1, id2, relationTitle, title }) => ({
    from: name(id1),
    to: name(id2),
    label: relationTitle ?? title ?? "",
  }));
}

function plain(text: string | undefined): string {
  return (text ?? "")
    .replace(/<[^>]*>|\*\*|\bfa[bsr]?:fa-[\w-]+/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^none$/, "")
    .trim();
}
