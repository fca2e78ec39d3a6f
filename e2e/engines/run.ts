// npm run test:engines -- [words that the name of the engine or the journey must contain]:
// runs the journeys in engines other than Chromium's, one at a time.
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { fixtureSite } from "../support/fixture-site";
import { firefox } from "./firefox";
import { journeys, Skipped, withoutScripts } from "./journeys";
import { type Engine, origin, Page, port } from "./page";
import { webkit } from "./webkit";

async function outcomeOf(engine: Engine, name: string): Promise<string> {
  try {
    const driver = await engine.launch(name !== withoutScripts);
    try {
      await driver.resize(1440, 900);
      await journeys[name]?.(new Page(driver));
      return "passed";
    } finally {
      await driver.close();
    }
  } catch (error) {
    return `${error instanceof Skipped ? "skipped" : "failed"}: ${(error as Error).message}`;
  }
}

async function main(words: readonly string[]): Promise<void> {
  const isServed = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
  const served = { ...process.env, E2E_PORT: String(port), E2E_ROOT: fixtureSite.publicDir };
  const server = (await isServed())
    ? undefined
    : spawn("node", ["e2e/support/serve.mjs"], { env: served, stdio: "inherit" });
  while (server?.exitCode === null && !(await isServed())) await sleep(50);
  if (typeof server?.exitCode === "number") throw new Error("The server of the fixture site did not start");
  const outcomes: string[] = [];
  for (const engine of [firefox, webkit]) {
    for (const name of Object.keys(journeys)) {
      if (!words.every((word) => `${engine.name} ${name}`.includes(word))) continue;
      const outcome = await outcomeOf(engine, name);
      console.log(`${engine.name}: ${name}: ${outcome}`);
      outcomes.push(outcome);
    }
  }
  server?.kill();
  const count = (kind: string) => outcomes.filter((outcome) => outcome.startsWith(kind)).length;
  console.log(`${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`);
  process.exitCode = count("passed") > 0 && count("failed") === 0 ? 0 : 1;
}

void main(process.argv.slice(2));
