/**
 * An .ico file with one picture: a header of 6 bytes, an entry of 16, then the PNG (allowed since Windows Vista;
 * https://learn.microsoft.com/previous-versions/ms997538, and PNG in https://en.wikipedia.org/wiki/ICO_(file_format)).
 * @param pixels side length, at most 255
 */
export function icoFile(png: Buffer, pixels: number): Buffer {
  const header = Buffer.alloc(22);
  // Type 1 is an icon; the file contains one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  // One colour plane, 32 bits per pixel.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
