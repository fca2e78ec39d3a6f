/** See failures.mjs. */
export function jestFailures(report: object, root: string): string[];
export function playwrightFailures(report: object, root: string): string[];
export function outputFailures(name: string, output: string, log: string): string[];
