export function wordsFor(contentDir: string): {
  readonly develop: {
    readonly starting: string;
    readonly ready: (address: string) => string;
    readonly saved: (file: string, time: string) => string;
  };
};
