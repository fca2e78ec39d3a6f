import { quote } from "../../../../src/lib/diagnostic";
import type * as Messages from "../zh/fetch";

export const fetchMessages: typeof Messages.fetchMessages = {
  none: "The texts show no pictures of other sites.",
  progress: (done, total) => `${done}/${total} pictures`,
  done: (fetched, changed) => `${fetched} pictures fetched into img/ beside the texts; ${changed} files changed`,
  failedHeading: (count) => `${count} could not be fetched and keep their addresses; another run fetches only these:`,
  failed: (url, reason) => `${reason}: ${url}`,
  status: (status) => `the host answers ${status}`,
  timeout: (seconds) => `not complete within ${seconds} seconds`,
  tooLarge: (mebibytes) => `more than ${mebibytes} MiB`,
  connection: (reason) => `no connection (${reason})`,
  empty: "an empty file came",
  page: "a web page came instead of a picture",
  script: "this SVG has a script",
  noPicture: (beginning) => `what came is no whole picture; it begins with ${quote(beginning)}`,
};
