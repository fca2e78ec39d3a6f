import type { SiteConfig } from "./read-site";

/**
 * For each provider: its server, the address of its script, and the script's attributes, which name
 * the server.
 */
const providers = {
  // Without this attribute, the script of Umami's own server reports to another host. That host has
  // changed several times.
  umami: (id: string, to = "https://cloud.umami.is") =>
    [to, `${to}/script.js`, { "data-host-url": to, "data-website-id": id }] as const,
  plausible: (id: string, to = "https://plausible.io") =>
    [to, `${to}/js/script.js`, { "data-api": `${to}/api/event`, "data-domain": id }] as const,
  goatcounter: (id: string, own?: string, to = own ?? `https://${id}.goatcounter.com`) =>
    [to, `${own ?? "https://gc.zgo.at"}/count.js`, { "data-goatcounter": `${to}/count` }] as const,
};

/**
 * Returns the script element that counts page views, and the hosts it uses. The scripts of all
 * providers work under trusted types and report with fetch.
 */
export function analyticsScript({ provider, id, server }: NonNullable<SiteConfig["analytics"]["script"]>) {
  const [to, src, names] = providers[provider](id, server?.replace(/\/+$/, ""));
  return { attributes: { ...names, src }, connect: [new URL(to).origin] };
}
