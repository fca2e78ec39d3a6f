// npm run keep-last-build -- <address>: takes the scripts and styles of the deployed site into public/, before the next
// deployment replaces it. A reader who has one of its pages open then still finds them, and is not left with an old page
// whose parts are gone. Only those of one build: each build lists its own (buildFiles in src/contract/site-files.ts).
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";

/** As src/postbuild names them. The list comes from a server, so no other name is written. */
const hashed = /^assets\/[\w-]+-[0-9A-Za-z]{8,16}\.(?:js|css|txt)$/;
const seconds = 20;

const address = process.argv[2]?.replace(/\/?$/, "/");
if (!address || !URL.canParse(address)) {
  console.error("npm run keep-last-build -- https://example.org");
  process.exit(1);
}

try {
  const listed = await (await get("build-files.json")).json();
  const wanted = listed.filter((file) => hashed.test(file) && !existsSync(path.join("public", file)));
  for (const file of wanted) {
    writeFileSync(path.join("public", file), Buffer.from(await (await get(file)).arrayBuffer()));
  }
  console.log(`保留了上一次构建的${wanted.length}个脚本与样式。`);
} catch (error) {
  // The first deployment has none before it, and no deployment should fail for this.
  console.log(`没有取到上一次构建的文件（${error.message}），照常继续。`);
}

async function get(file) {
  const response = await fetch(new URL(file, address), { signal: AbortSignal.timeout(seconds * 1000) });
  const type = response.headers.get("content-type") ?? "";
  if (!response.ok || type.startsWith("text/html")) throw new Error(`${file}: ${response.status} ${type}`);
  return response;
}
