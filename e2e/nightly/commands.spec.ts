import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { workingCopy } from "../../scripts/working-copy.mjs";

// Simulates an owner's day: the real commands run in one folder, one after another.

const ports = { develop: 9182, serve: 9183 };

test.describe.configure({ mode: "serial", timeout: 240_000 });

let project: ReturnType<typeof workingCopy>;
let env: NodeJS.ProcessEnv;
const running = new Set<ChildProcess>();

test.beforeAll(() => {
  project = workingCopy({ content: false });
  const content = path.join(project.dir, "content");
  cpSync("e2e/fixtures/author", content, { recursive: true });
  env = { ...process.env, CONTENT_DIR: content, GATSBY_TELEMETRY_DISABLED: "1", CI: "true" };
});

test.afterAll(() => {
  for (const child of running) stop(child, "SIGKILL");
  project.remove();
});

interface Command {
  readonly child: ChildProcess;
  /** Returns the output so far. */
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

function start(args: readonly string[], more: NodeJS.ProcessEnv = {}): Command {
  const child = spawn("npm", ["run", "--silent", ...args], {
    cwd: project.dir,
    env: { ...env, ...more },
    detached: true,
  });
  running.add(child);
  child.on("close", () => running.delete(child));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  return { child, said: () => output, ended: new Promise((resolve) => child.on("close", resolve)) };
}

/**
 * Sends a signal to the whole process group, as a terminal does, because commands start other
 * processes.
 */
function stop({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid) process.kill(-pid, signal);
}

async function build(): Promise<void> {
  const { ended, said } = start(["build"]);
  expect(await ended, said()).toBe(0);
}

/** Runs `develop` until a page shows its text, then stops it as Ctrl+C does, or kills it. */
async function develop(signal: NodeJS.Signals): Promise<void> {
  const { child, said, ended } = start(["develop", "--", "--port", String(ports.develop)]);
  const isReady = () => /可以写了/.test(said());
  await expect.poll(() => isReady() || child.exitCode !== null, { timeout: 120_000 }).toBe(true);
  expect(said()).not.toMatch(/Module not found|UNHANDLED|getExportsType/);
  expect(isReady(), said()).toBe(true);
  const answer = async () => {
    const response = await fetch(`http://localhost:${ports.develop}/page-data/docs/note/page-data.json`);
    return response.text();
  };
  await expect.poll(answer, { timeout: 20_000 }).toContain("正文");
  stop(child, signal);
  await ended;
}

test("develop, build, a killed build and serve each continue where the previous command ended", async () => {
  test.setTimeout(600_000);
  await develop("SIGINT");
  await build();
  await develop("SIGINT");
  await build();
  const killed = start(["build"]);
  await expect.poll(() => killed.said(), { timeout: 60_000 }).toContain("打包页面的代码");
  stop(killed.child, "SIGKILL");
  await killed.ended;
  const refused = start(["serve"]);
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toContain("上次构建没有完成");
  await develop("SIGKILL");
  await build();
  await develop("SIGINT");
  const served = start(["serve"], { PORT: String(ports.serve) });
  await expect.poll(() => served.said(), { timeout: 20_000 }).toContain(`http://localhost:${ports.serve}/`);
  const page = await (await fetch(`http://localhost:${ports.serve}/docs/note`)).text();
  expect(page).toContain("正文");
  expect(page).not.toContain("gatsby-script-loader");
  stop(served.child, "SIGINT");
});

test("develop and build end their child processes when only they are killed", async () => {
  test.setTimeout(400_000);
  const alone = (...args: string[]) => {
    const child = spawn(process.execPath, ["scripts/notes-site.cjs", ...args], {
      cwd: project.dir,
      env,
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
    });
    running.add(child);
    child.on("close", () => running.delete(child));
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    return { child, said: () => output };
  };
  const develop = alone("develop", "--port", String(ports.develop));
  await expect.poll(develop.said, { timeout: 180_000 }).toContain("可以写了");
  develop.child.kill("SIGTERM");
  await once(develop.child, "close");
  const isServed = () => fetch(`http://localhost:${ports.develop}/`).then(Boolean, () => false);
  await expect.poll(isServed, { timeout: 20_000 }).toBe(false);
  const building = alone("build");
  await expect.poll(building.said, { timeout: 120_000 }).toContain("排出页面");
  building.child.kill("SIGTERM");
  // The output closes when no child process holds it open any more.
  await once(building.child, "close");
  expect(building.said()).not.toContain("Done building");
});
