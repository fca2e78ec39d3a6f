import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import type { Reporter } from "gatsby";
import type { DrawOptions } from "./draw-cards";
import { type Graphql, missingCards } from "./missing-cards";

interface BeginOptions {
  readonly graphql: Graphql;
  /** Folder of the project. */
  readonly root: string;
  readonly reporter: Reporter;
}

let drawing: Promise<void> | undefined;

/**
 * Begins to draw the pictures as soon as their titles are known, in a thread of its own: what follows, the articles and
 * webpack, works in one thread most of its time.
 */
export function beginCards(options: BeginOptions): void {
  drawing = drawMissing(options);
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
  const thread = new Worker(await threadFile(root), { workerData });
  thread.on("message", (message: string) => reporter.warn(message));
  // Rejects when the thread throws.
  await once(thread, "exit");
}

/** The thread's code: Gatsby compiles gatsby-node.ts into one file, and a thread begins with a file of its own. */
async function threadFile(root: string): Promise<string> {
  const outfile = path.join(root, ".cache/draw-cards-thread.cjs");
  const entryPoints = [path.resolve("src/data/social/draw-cards-thread.ts")];
  await build({ entryPoints, outfile, bundle: true, platform: "node", target: "node20", packages: "external" });
  return outfile;
}
