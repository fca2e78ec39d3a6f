import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { sum } from "d3";

const brotli = promisify(brotliCompress);
/** Options for Brotli quality 10 in font mode. Quality 11 takes 50% longer and saves 0.2%. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_MODE]: 2 } };

/**
 * Converts a TrueType font to WOFF2 (https://www.w3.org/TR/WOFF2/). The tables are not transformed,
 * because WOFF2's transforms would shrink a title font by only 5%. Uses Node's Brotli, because it
 * compresses on another core, while WebAssembly encoders would block the build.
 * @param without tags of tables to leave out
 */
export async function woff2(font: Buffer, without: readonly string[]): Promise<Buffer> {
  const tables = tablesOf(font).filter(({ tag }) => !without.includes(tag));
  const entries = tables.flatMap(({ tag, data }) => {
    // The lower six bits say that the tag follows. The upper two are the transform version. Version
    // 3 means no transform for outlines, and version 0 means no transform for other tables.
    const flags = /^(?:glyf|loca)$/.test(tag) ? 0xff : 0x3f;
    return [Buffer.from([flags]), Buffer.from(tag, "latin1"), base128(data.length)];
  });
  const directory = Buffer.concat(entries);
  const compressed = await brotli(Buffer.concat(tables.map(({ data }) => data)), options);
  const length = 48 + directory.length + compressed.length;
  const padding = Buffer.alloc((4 - (length % 4)) % 4);
  const header = Buffer.alloc(48);
  header.write("wOF2", "latin1");
  font.copy(header, 4, 0, 4);
  header.writeUInt32BE(length + padding.length, 8);
  header.writeUInt16BE(tables.length, 12);
  const aligned = tables.map(({ data }) => (data.length + 3) & ~3);
  header.writeUInt32BE(sum(aligned) + 12 + 16 * tables.length, 16);
  header.writeUInt32BE(compressed.length, 20);
  return Buffer.concat([header, directory, compressed, padding]);
}

function tablesOf(font: Buffer) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = font.subarray(12 + 16 * index);
    const offset = entry.readUInt32BE(8);
    return { tag: entry.toString("latin1", 0, 4), data: font.subarray(offset, offset + entry.readUInt32BE(12)) };
  });
}

/**
 * Encodes a number as bytes of seven bits each, most significant first. All bytes except the last
 * have their eighth bit set.
 */
function base128(value: number): Buffer {
  const bytes = [value & 127];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 127) | 128);
  return Buffer.from(bytes);
}
