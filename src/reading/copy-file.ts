/**
 * Copies the text of one of the site's files. Safari allows a write only in the click's own task, not after a download,
 * so the clipboard gets a promise where it takes one.
 * @returns whether the text was copied
 */
export async function copyFile(address: string): Promise<boolean> {
  const text = fetchText(address);
  try {
    await (typeof ClipboardItem === "undefined" ? writeText(text) : writeItem(text).catch(() => writeText(text)));
    return true;
  } catch {
    return false;
  }
}

function writeItem(text: Promise<string>): Promise<void> {
  const type = "text/plain";
  const content = text.then((value) => new Blob([value], { type }));
  return navigator.clipboard.write([new ClipboardItem({ [type]: content })]);
}

async function writeText(text: Promise<string>): Promise<void> {
  await navigator.clipboard.writeText(await text);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
