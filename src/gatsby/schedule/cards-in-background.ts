import { once } from "node:events";
import path from "node:path";
import type { Reporter } from "gatsby";
import type { Compiler } from "webpack";
import { startThread } from "../../lib/node/start-thread";
import type { DrawOptions } from "../../publish/sharing/draw-cards";
import { type Graphql, missingCards } from "../../publish/sharing/missing-cards";

interface BeginOptions {
  readonly graphql: Graphql;
  /** Folder of the project. */
  readonly root: string;
  readonly reporter: Reporter;
  /** More urgent work that needs a processor too. */
  readonly after: Promise<unknown>;
}

let drawing: Promise<void> | undefined;

let bundlesDone: () => void;
const bundles = new Promise<void>((resolve) => {
  bundlesDone = resolve;
});

/**
 * A webpack plugin, for the last of a build's bundles, that lets the drawing start. While webpack works two processors are
 * busy; while Gatsby's other process renders pages one of them is free.
 */
export class CardsAfterBundles {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("CardsAfterBundles", () => bundlesDone());
  }
}

/** Draws the social cards in a thread of its own while Gatsby goes on: only the end of a build waits for them. */
export function beginCards(options: BeginOptions): void {
  drawing = Promise.all([options.after, bundles]).then(() => drawMissing(options));
  // `cardsDrawn` reports a failure.
  drawing.catch(() => undefined);
}

/** Waits for the cards that `beginCards` has started to draw. */
export async function cardsDrawn(): Promise<void> {
  await drawing;
}

async function drawMissing({ graphql, root, reporter }: BeginOptions): Promise<void> {
  const publicDir = path.join(root, "public");
  const cards = await missingCards(graphql, publicDir);
  if (cards.length === 0) return;
  const workerData: Omit<DrawOptions, "warn"> = { cards, publicDir };
  const thread = await startThread(root, "src/publish/sharing/draw-cards-thread.ts", workerData);
  thread.on("message", (message: string) => reporter.warn(message));
  // Rejects when the thread throws.
  await once(thread, "exit");
}
