export function developOutput(
  words: {
    readonly ready: (address: string) => string;
    readonly saved: (file: string, time: string) => string;
  },
  address: string,
  now?: () => Date,
): (line: string) => string | null;

export function buildOutput(): { readonly show: (line: string) => string | null; readonly part: () => string };
