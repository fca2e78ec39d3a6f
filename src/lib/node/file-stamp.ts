import { statSync } from "node:fs";

interface FileStamp {
  /** In bytes. */
  readonly size: number;
  /** Its size and the time of its last change: tells whether it was written since, and stays when it is moved. */
  readonly stamp: string;
}

/** Tells a file's state without reading it. */
export function fileStamp(file: string): FileStamp {
  const { size, mtimeNs } = statSync(file, { bigint: true });
  return { size: Number(size), stamp: `${size}-${mtimeNs}` };
}
