/** A file that takes longer will not come. */
const timeout = 15_000;

/** A JSON file that has the right shape, or an error: also where a server answers a missing file with a page. */
export async function fetchJson<T>(url: string, isRight: (data: unknown) => data is T, cache: RequestCache = "default"): Promise<T> {
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const data: unknown = await response.json();
  if (!isRight(data)) throw new Error(`${url}: not a file of this search`);
  return data;
}
