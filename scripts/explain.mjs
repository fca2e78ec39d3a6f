/**
 * Returns the message for an error. An error of the machine, such as a full disk, gets a
 * user-facing message. A plain `Error` without a code already has one. All other errors are bugs of
 * this project and keep their stack.
 */
export function explain(error, words) {
  const { code, path: file, syscall = "" } = error;
  const { machine } = words;
  if (code === "ENOSPC") return machine.full;
  if (["EEXIST", "ENOTDIR"].includes(code)) return machine.inTheWay(file);
  if (["EACCES", "EPERM", "EROFS"].includes(code)) return machine.notWritable(file ?? process.cwd(), code);
  if (code === "ENOENT" && syscall.startsWith("spawn")) return machine.noProgram(file);
  return error.constructor === Error && code === undefined ? error.message : error.stack;
}
