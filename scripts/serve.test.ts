import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  const dir = mkdtempSync(path.join(tmpdir(), "serve-"));
  const write = (file: string, text: string) => {
    mkdirSync(path.join(dir, "public", path.dirname(file)), { recursive: true });
    writeFileSync(path.join(dir, "public", file), text);
  };
  write("manifest.webmanifest", '{ "start_url": "/" }');
  write("version.json", "{}");
  write("index.html", "首页");
  write("docs/甲/index.html", "甲");
  write("own.html", "自己的");
  write("404.html", "没有");
  write("static/files/1/a.html", "附件");
  const env = { ...process.env, PORT: "9471" };
  server = spawn("node", [path.resolve("scripts/notes-site.cjs"), "serve"], {
    cwd: dir,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  origin = await new Promise((resolve) =>
    server.stdout?.on("data", (text) => {
      const [, found] = /(http:\/\/localhost:\d+)\//.exec(String(text)) ?? [];
      if (found) resolve(found);
    }),
  );
});

afterAll(() => server.kill());

/**
 * Sends a request unchanged. fetch would normalize it.
 * @returns the status line
 */
function send(request: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), "localhost", () => socket.write(request));
    let answer = "";
    socket.on("data", (data) => (answer += data));
    socket.on("close", () => resolve(answer.split("\r\n")[0] ?? ""));
    socket.on("error", () => resolve(""));
    socket.setTimeout(500, () => socket.destroy());
  });
}

test.each([
  ["/docs/甲.html?a=1", "/docs/%E7%94%B2?a=1"],
  ["/docs/甲/index.html", "/docs/%E7%94%B2"],
])("another form of a page's address, %s, is told its own", async (from, to) => {
  const { status, headers } = await fetch(origin + encodeURI(from), { redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([301, to]);
});

test("serves an author's own .html file at its address, and attachments with a policy of their own", async () => {
  expect((await fetch(`${origin}/own.html`)).status).toBe(200);
  const attached = await fetch(`${origin}/static/files/1/a.html`);
  expect(attached.headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
  expect((await fetch(`${origin}/nowhere.html`)).status).toBe(404);
});

test("survives malformed request lines", async () => {
  const signs = [
    "/",
    "//",
    "///",
    "%",
    "%00",
    "%2f..",
    "..",
    "\\",
    "http://",
    "*",
    "?",
    "#",
    ":",
    "[",
    "@",
    "é",
    "\u0001",
    " ",
  ];
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  for (let time = 0; time < 1_000; time += 1) {
    const target = Array.from({ length: 1 + next(6) }, () => signs[next(signs.length)]).join("");
    const method = ["GET", "HEAD", "POST", "X"][next(4)];
    await send(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  }
  expect(await send("GET // HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 (?:200|400)/,
  );
  expect((await fetch(`${origin}/`)).status).toBe(200);
  expect(server.exitCode).toBeNull();
});

test("ends connections that send a byte now and then, and answers others meanwhile", async () => {
  const port = Number(new URL(origin).port);
  const request = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${"a".repeat(1000)}`;
  const closed = Array.from({ length: 100 }, () => {
    const socket = connect(port, "localhost");
    const bytes = request[Symbol.iterator]();
    const timer = setInterval(() => socket.write(bytes.next().value ?? "a"), 500);
    socket.on("error", () => undefined);
    return new Promise<void>((resolve) =>
      socket.on("close", () => {
        clearInterval(timer);
        resolve();
      }),
    );
  });
  expect((await fetch(`${origin}/`)).status).toBe(200);
  await Promise.all(closed);
  expect((await fetch(`${origin}/`)).status).toBe(200);
}, 30_000);
