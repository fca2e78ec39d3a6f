/** What a thread of `cards-in-background.ts` runs: draws the pictures it was started with, and reports warnings. */

import { parentPort, workerData } from "node:worker_threads";
import { type DrawOptions, drawCards } from "./draw-cards";

const options = workerData as Omit<DrawOptions, "warn">;
// What is thrown here reaches whoever waits for the thread.
void drawCards({ ...options, warn: (message) => parentPort?.postMessage(message) });
