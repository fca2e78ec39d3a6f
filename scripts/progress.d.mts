interface Out {
  write(text: string): unknown;
  readonly columns?: number;
}

export function showProgress(
  lineOf: (seconds: number) => string,
  out?: Out,
): { readonly seconds: () => number; print(text: string, to?: Out): void; stop(): void };
