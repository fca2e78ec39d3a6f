import { tmpdir } from "node:os";
import path from "node:path";

/**
 * The folder in which peers are installed and sites are built. It is kept between runs, so that
 * packages are downloaded only once.
 */
export const workFolder = process.env.BENCH_DIR ?? path.join(tmpdir(), "bench-peers");
