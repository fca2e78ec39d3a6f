import type { GatsbyNode } from "gatsby";
import { skipQueryParsing } from "../patches/skip-query-parsing";

export const preprocessSource: GatsbyNode["preprocessSource"] = (args) => skipQueryParsing(args);
