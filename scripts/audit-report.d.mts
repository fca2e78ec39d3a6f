/** See audit-report.mjs. */
type Place = "reader" | "build" | "develop";
type Licence = string | { readonly type: string };

export const places: readonly Place[];

export function whereItRuns(name: string): { readonly place: Place; readonly reason: string };

export function groupFindings(
  vulnerabilities: object,
  packages: object,
): readonly {
  readonly name: string;
  readonly place: Place;
  readonly reason: string;
  readonly findings: readonly { readonly name: string; readonly title: string }[];
}[];

export function countLicences(
  manifests: readonly { readonly name: string; readonly license?: Licence; readonly licenses?: readonly Licence[] }[],
): readonly {
  readonly licence: string;
  readonly count: number;
  readonly names: readonly string[];
  readonly isPermissive: boolean;
}[];
