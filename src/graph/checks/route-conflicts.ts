import { addressFault } from "../../content/slug";
import type { PagePlan } from "../../kinds/page-plan";
import { type Diagnostic, quote } from "../../lib/diagnostic";
import { routeKey } from "../../lib/paths";
import type { Redirect } from "../../lib/redirect";

/** Reports addresses that no host could serve, pages with the same address, and aliases that hide a page or another alias. */
export function routeDiagnostics(pages: readonly PagePlan[], redirects: readonly Redirect[]): Diagnostic[] {
  const owners = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const claim = (path: string, source: string) => {
    const fault = addressFault(path);
    if (fault !== null)
      diagnostics.push({
        severity: "error",
        file: source,
        message: `地址${quote(path)}里不能有${quote(fault)}`,
        fix: "改slug、permalink、aliases或文件名",
      });
    const key = routeKey(path).toLowerCase();
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, source);
    else diagnostics.push(doubled(path, source, owner));
  };
  for (const { path, source } of pages) claim(path, source);
  for (const { from, to } of redirects) claim(from, `${to}的别名`);
  return diagnostics;
}

function doubled(path: string, source: string, owner: string): Diagnostic {
  return {
    severity: "error",
    file: source,
    message: `地址${path}已被${owner}使用`,
    fix: "给其中一个另写slug，或给文件改名",
  };
}
