/** Addresses of people by platform, as Docusaurus has them: https://docusaurus.io/docs/blog#author-socials */
const platforms: Readonly<Record<string, (handle: string) => string>> = {
  x: (handle) => `https://x.com/${handle}`,
  twitter: (handle) => `https://twitter.com/${handle}`,
  github: (handle) => `https://github.com/${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/in/${handle}/`,
  stackoverflow: (handle) => `https://stackoverflow.com/users/${handle}`,
  bluesky: (handle) => `https://bsky.app/profile/${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  threads: (handle) => `https://www.threads.net/@${handle}`,
  mastodon: (handle) => `https://mastodon.social/@${handle}`,
  twitch: (handle) => `https://twitch.tv/${handle}`,
  youtube: (handle) => `https://youtube.com/@${handle}`,
  email: (address) => `mailto:${address}`,
};

/** Platforms whose handles are known, for messages. */
export const knownPlatforms: readonly string[] = Object.keys(platforms);

/**
 * The address of someone's page.
 * @param value an address, or the name someone has on the platform
 * @returns null if the platform is not known and the value is no address
 */
export function socialAddress(platform: string, value: string): string | null {
  if (/^(?:https?:\/\/|mailto:)/i.test(value)) return value;
  return /[\s/:]/.test(value)
    ? null
    : (platforms[platform.toLowerCase()]?.(encodeURI(value.replace(/^@/, ""))) ?? null);
}
