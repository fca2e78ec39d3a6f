import { statSync } from "node:fs";

interface FileStamp {
  /** In bytes. */
  readonly size: number;
  /** Size and modification time (ns) as one string. Changes when the file is written, but not when it is moved. */
  readonly stamp: string;
}

/** Describes a file's state without reading the file. */
export function fileStamp(file: string): FileStamp {
  const { size, mtimeNs } = statSync(file, { bigint: true });
  return { size: Number(size), stamp: `${size}-${mtimeNs}` };
}
