import { articleText } from "../../../src/text/texts";

const text = articleText.diagramText;

interface Link {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

/** The parts of mermaid's internal data that this module reads. They have no types. */
interface Data {
  getMessages?(): { type?: number; from?: string; to?: string; message?: unknown; placement?: unknown }[];
  getActors?(): Map<string, { description: string }>;
  getEdges?(): { start: string; end: string; text: string }[];
  getVertices?(): Map<string, { text?: string }>;
  getRelations?(): { id1: unknown; id2: unknown; relationTitle?: string; title?: string }[];
  getRelationships?(): { entityA: string; entityB: string; roleA: string }[];
  getEntities?(): Map<string, { id: string; label: string; alias?: string }>;
  getClasses?(): Map<string, { label?: string }>;
  getStates?(): Map<string, { descriptions?: string[] }>;
}

/**
 * Describes a diagram's links, notes and frames with their labels, one per line. Returns undefined
 * if the diagram has none.
 */
export async function describe(source: string): Promise<string | undefined> {
  const { db } = await window.mermaid.mermaidAPI.getDiagramFromText(source);
  const lines = linesOf(db as unknown as Data);
  return lines.length === 0 ? undefined : lines.join("\n");
}

function linesOf(db: Data): string[] {
  if (db.getMessages && db.getActors) return messagesOf(db.getMessages(), db.getActors());
  return linksOf(db).flatMap(arrowOf);
}

function arrowOf({ from, to, label }: Link): string[] {
  const ends = [plain(from), plain(to)] as const;
  return ends.includes("") ? [] : [articleText.arrow(...ends, plain(label))];
}

type Messages = ReturnType<NonNullable<Data["getMessages"]>>;

function messagesOf(messages: Messages, actors: ReturnType<NonNullable<Data["getActors"]>>): string[] {
  const name = (id: string) => plain(actors.get(id)?.description ?? id);
  return messages.flatMap(({ type = -1, from, to, message, placement }) => {
    const frame = frames.get(type);
    if (frame) return frame(plain(typeof message === "string" ? message : ""));
    if (!from || !to || typeof message !== "string") return [];
    // A message with a placement is a note at one or more actors.
    if (placement !== undefined) return text.note([...new Set([from, to])].map(name), plain(message));
    return arrowOf({ from: name(from), to: name(to), label: message });
  });
}

/**
 * Functions that describe the start, an alternative or the end of a frame, by mermaid's message
 * type (`LINETYPE`).
 */
const frames = new Map<number, (label: string) => string>([
  ...([10, 12, 15, 19] as const).map(
    (type) => [type, (label: string) => text.begins(text.frames[type], label)] as const,
  ),
  ...([13, 20] as const).map((type) => [type, (label: string) => text.goesOn(text.frames[type], label)] as const),
  ...([11, 14, 16, 21] as const).map((type) => [type, () => text.ends(text.frames[type])] as const),
]);

function linksOf(db: Data): Link[] {
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
