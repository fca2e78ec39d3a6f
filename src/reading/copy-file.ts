/**
 * Puts the text of a file of the site on the clipboard. Safari lets a page write there only in the task of the click, not
 * after a download, so the clipboard gets the promise where it takes one.
 * @returns whether it is there
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
