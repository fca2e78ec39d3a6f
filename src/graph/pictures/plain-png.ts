/** Signature, before the first chunk. */
const start = 8;
/** Around a chunk's data: its length and its type before, its check sum after. */
const frame = 12;
/** Where a picture was taken, and with what: https://www.w3.org/TR/png-3/#11Ancillary-chunks */
const told = new Set(["eXIf", "tEXt", "zTXt", "iTXt"]);

/** A PNG without what it tells of its maker; its pixels are left as they are. */
export function plainPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, start)];
  let end = start;
  while (end + frame <= bytes.length) {
    const next = end + frame + bytes.readUInt32BE(end);
    if (!told.has(bytes.toString("latin1", end + 4, end + 8))) kept.push(bytes.subarray(end, next));
    end = next;
  }
  return Buffer.concat(kept);
}
