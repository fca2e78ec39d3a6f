/** Worker thread of `cards-in-background.ts`: draws the cards in its `workerData` and reports warnings. */

import { parentPort, workerData } from "node:worker_threads";
import { type DrawOptions, drawCards } from "./draw-cards";

const options = workerData as Omit<DrawOptions, "warn">;
// An unhandled rejection ends the thread with an error, which reaches the code that waits for it.
void drawCards({ ...options, warn: (message) => parentPort?.postMessage(message) });
