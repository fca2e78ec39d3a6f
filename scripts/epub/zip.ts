import { crc32, deflateRawSync } from "node:zlib";

/** A file of an archive. Its name is a path with slashes. */
export type ZipEntry = { readonly name: string; readonly content: string | Uint8Array };

const u16 = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer);
const u32 = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer);

/**
 * Creates a ZIP archive of less than 4 GB. Stores the first file uncompressed,
 * because in an EPUB it declares the type of the archive.
 */
export function zip(entries: readonly ZipEntry[]): Buffer {
  let [files, directory] = [Buffer.alloc(0), Buffer.alloc(0)];
  for (const [index, { name, content }] of entries.entries()) {
    const [file, data] = [Buffer.from(name), Buffer.from(content)];
    const packed = index === 0 ? data : deflateRawSync(data);
    // Names are in UTF-8. The date is the earliest that ZIP can store, so that the same files give
    // the same archive.
    const kind = u16(20, 0x0800, index === 0 ? 0 : 8, 0, 0x21);
    const facts = Buffer.concat([kind, u32(crc32(data), packed.length, data.length), u16(file.length, 0)]);
    const place = Buffer.concat([u16(0, 0, 0, 0, 0), u32(files.length)]);
    directory = Buffer.concat([directory, Buffer.from("PK\x01\x02\x14\x00"), facts, place, file]);
    files = Buffer.concat([files, Buffer.from("PK\x03\x04"), facts, file, packed]);
  }
  const end = [u16(0, 0, entries.length, entries.length), u32(directory.length, files.length), u16(0)];
  return Buffer.concat([files, directory, Buffer.from("PK\x05\x06"), ...end]);
}
