/** What a reader waits for without a word. The files behind the first answers may take longer. */
const fileTimeoutMs = 10_000;

/** The server has no such file: a new deployment has replaced it. */
export class FileGone extends Error {}

/** Fetches a JSON file and checks its shape. Throws also where the server answers a missing file with a page. */
export async function fetchJson<T>(
  url: string,
  isRight: (data: unknown) => data is T,
  {
    cache = "default",
    decode = decodeUtf8,
    timeoutMs = fileTimeoutMs,
  }: { cache?: RequestCache; decode?: (bytes: ArrayBuffer) => unknown; timeoutMs?: number } = {},
): Promise<T> {
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(timeoutMs) });
  if (response.status === 404 || response.status === 410) throw new FileGone(`${url}: ${response.status}`);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const data = decode(await response.arrayBuffer());
  if (!isRight(data)) throw new Error(`${url}: not a file of this search`);
  return data;
}

function decodeUtf8(bytes: ArrayBuffer): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}
