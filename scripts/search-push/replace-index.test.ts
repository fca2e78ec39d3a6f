import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { algoliasearch } from "algoliasearch";
import type { DocSearchRecord } from "../../src/shared/docsearch-records";
import { replaceIndex } from "./replace-index";

interface Index {
  readonly records: Map<string, object>;
  settings?: object;
  synonyms?: object[];
}

/** Starts an in-memory fake of the part of Algolia's indexing API that a push uses. */
function standIn() {
  const indices = new Map<string, Index>();
  const log: string[] = [];
  const index = (name: string) => {
    const known: Index = indices.get(name) ?? { records: new Map() };
    indices.set(name, known);
    return known;
  };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const [, name = "", action = ""] = /^\/1\/indexes\/([^/?]+)\/([^?]+)/.exec(request.url ?? "") ?? [];
    response.setHeader("content-type", "application/json");
    if (request.headers["x-algolia-api-key"] !== "admin") {
      response.writeHead(403).end('{"message":"Invalid key","status":403}');
      return;
    }
    const data = body === "" ? {} : JSON.parse(body);
    log.push(`${request.method} ${name} ${action.split("/")[0]}`);
    if (action === "settings") index(name).settings = data;
    if (action === "synonyms/batch") index(name).synonyms = data;
    if (action === "batch") for (const { body } of data.requests) index(name).records.set(body.objectID, body);
    if (action === "operation" && data.operation === "copy")
      indices.set(data.destination, { ...index(name), records: index(data.destination).records });
    if (action === "operation" && data.operation === "move") {
      indices.set(data.destination, index(name));
      indices.delete(name);
    }
    response.end(JSON.stringify(action.startsWith("task") ? { status: "published" } : { taskID: 1, updatedAt: "" }));
  });
  return { server, indices, log };
}

const records = Array.from({ length: 7 }, (_, number) => ({ objectID: `/docs/${number}` }) as DocSearchRecord);
let api: ReturnType<typeof standIn>;

const listen = (server: Server) => new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
const push = (key = "admin") => {
  const { port } = api.server.address() as AddressInfo;
  const hosts = [{ url: `127.0.0.1:${port}`, protocol: "http" as const, accept: "readWrite" as const }];
  return replaceIndex(algoliasearch("APP", key, { hosts }), "notes", { records, synonyms: [["显存", "GPU内存"]] });
};

beforeEach(async () => {
  api = standIn();
  await listen(api.server);
});
afterEach(() => new Promise((done) => api.server.close(done)));

test("records, settings and synonyms replace the index in one step", async () => {
  await push();
  expect([...api.indices.keys()]).toEqual(["notes"]);
  const index = api.indices.get("notes");
  expect(index?.records.size).toBe(7);
  expect(index?.settings).toMatchObject({
    queryLanguages: ["zh", "en"],
    attributesForFaceting: expect.arrayContaining(["language"]),
  });
  expect(index?.synonyms).toEqual([{ objectID: "group-0", type: "synonym", synonyms: ["显存", "GPU内存"] }]);
  expect(api.log.filter((line) => !line.includes("task")).at(-1)).toMatch(/^POST notes_tmp_\d+ operation$/);
});

test("a second push gives the same index", async () => {
  await push();
  const before = JSON.stringify([...(api.indices.get("notes")?.records ?? [])]);
  await push();
  expect(JSON.stringify([...(api.indices.get("notes")?.records ?? [])])).toBe(before);
});

test("a wrong key is an error, and the index stays unchanged", async () => {
  await expect(push("wrong")).rejects.toThrow("Invalid key");
  expect(api.indices.has("notes")).toBe(false);
});
