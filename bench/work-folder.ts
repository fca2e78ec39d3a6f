import { tmpdir } from "node:os";
import path from "node:path";

/** Where peers are installed and sites are built; kept between runs, so that packages need not be fetched again. */
export const workFolder = process.env.BENCH_DIR ?? path.join(tmpdir(), "bench-peers");
