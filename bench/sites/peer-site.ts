import path from "node:path";
import { writeFiles } from "../files";
import { editedPage, type GeneratedPage } from "../generate-pages";
import { install } from "../install";
import { setAside } from "../set-aside";
import { workFolder } from "../work-folder";
import type { Peer, Project, Site } from "./site";

/** Turns a peer into a site. Writes its project beside its packages, outside the repository. */
export function peerSite(peer: Peer): Site {
  const dir = path.join(workFolder, peer.folder);
  const { id, docPath, controls } = peer;
  return {
    id,
    version: peer.dependencies[peer.mainPackage] ?? "",
    docPath,
    controls,
    prepare: async (pages) => {
      if (pages === "own") throw new Error(`${id} has no pages of its own`);
      install(dir, peer);
      return writeProject(peer, dir, pages);
    },
  };
}

function writeProject(peer: Peer, dir: string, pages: readonly GeneratedPage[]): Project {
  setAside(dir, peer.content);
  writeFiles(dir, peer.files(pages));
  writeFiles(dir, Object.fromEntries(pages.map((page) => [peer.fileOf(page), peer.markdownOf(page)])));
  const [command, ...args] = peer.command;
  return {
    output: path.join(dir, peer.output),
    build: { command, args, cwd: dir, ...(peer.env && { env: peer.env }) },
    editable: path.join(dir, peer.fileOf(editedPage(pages))),
    clean: () => setAside(dir, peer.caches),
  };
}
