import type { SiteConfig } from "./read-site";

/** By provider: the server that is told, the address of the script, and attributes of that, which say both. */
const providers = {
  // By itself the script of Umami's own server reports to another host, which has changed several times.
  umami: (id: string, to = "https://cloud.umami.is") =>
    [to, `${to}/script.js`, { "data-host-url": to, "data-website-id": id }] as const,
  plausible: (id: string, to = "https://plausible.io") =>
    [to, `${to}/js/script.js`, { "data-api": `${to}/api/event`, "data-domain": id }] as const,
  goatcounter: (id: string, own?: string, to = own ?? `https://${id}.goatcounter.com`) =>
    [to, `${own ?? "https://gc.zgo.at"}/count.js`, { "data-goatcounter": `${to}/count` }] as const,
};

/** The script element that counts page views, and its hosts: all three work under trusted types and report by fetch. */
export function analyticsScript({ provider, id, server }: NonNullable<SiteConfig["analytics"]["script"]>) {
  const [to, src, names] = providers[provider](id, server?.replace(/\/+$/, ""));
  return { attributes: { ...names, src }, connect: [new URL(to).origin] };
}
