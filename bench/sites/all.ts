import { docusaurus } from "./docusaurus";
import { ours } from "./ours";
import { peerSite } from "./peer-site";
import type { Site } from "./site";
import { starlight } from "./starlight";
import { vitepress } from "./vitepress";

/** All sites that can be measured, ours first. */
export const allSites: readonly Site[] = [
  ours,
  ...[docusaurus({ faster: true }), docusaurus({ faster: false }), vitepress, starlight].map(peerSite),
];
