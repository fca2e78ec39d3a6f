import type { SiteConfig } from "./read-site";

/**
 * For each provider, a function that returns the provider's server, the address of its script, and
 * the script's attributes, which name the server.
 */
const providers = {
  // Without `data-host-url`, the script from Umami's own server reports to another host, which has
  // changed several times.
  umami: (id: string, to = "https://cloud.umami.is") =>
    [to, `${to}/script.js`, { "data-host-url": to, "data-website-id": id }] as const,
  plausible: (id: string, to = "https://plausible.io") =>
    [to, `${to}/js/script.js`, { "data-api": `${to}/api/event`, "data-domain": id }] as const,
  goatcounter: (id: string, own?: string, to = own ?? `https://${id}.goatcounter.com`) =>
    [to, `${own ?? "https://gc.zgo.at"}/count.js`, { "data-goatcounter": `${to}/count` }] as const,
};

/**
 * Returns the attributes of the script that counts page views, and the origins that it reports to.
 * The scripts of all providers work under Trusted Types, and `connect-src` of the Content Security
 * Policy must allow these origins.
 */
export function analyticsScript({ provider, id, server }: NonNullable<SiteConfig["analytics"]["script"]>) {
  const [to, src, names] = providers[provider](id, server?.replace(/\/+$/, ""));
  return { attributes: { ...names, src }, connect: [new URL(to).origin] };
}
