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
  /** What is more urgent, and needs a processor too. */
  readonly after: Promise<void>;
}

let drawing: Promise<void> | undefined;

let bundlesDone: () => void;
const bundles = new Promise<void>((resolve) => {
  bundlesDone = resolve;
});

/**
 * A webpack plugin, for the last of a build's bundles, that lets the drawing begin: while it works two processors are
 * busy, and while Gatsby's other process renders pages after it one is not.
 */
export class CardsAfterBundles {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("CardsAfterBundles", () => bundlesDone());
  }
}

/** Draws the pictures while Gatsby goes on, in a thread of its own: nothing in a build waits for them but its end. */
export function beginCards(options: BeginOptions): void {
  drawing = Promise.all([options.after, bundles]).then(() => drawMissing(options));
  // A failure is reported by who waits.
  drawing.catch(() => undefined);
}

/** Waits for the pictures that `beginCards` began. */
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
