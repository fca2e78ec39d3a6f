import { admonitionKind, container, fence, frame, link, metaTitle, picture } from "../markdown/markdown-pieces";
import type { Replacement } from "../markdown/nested-tags";
import type { ComponentRule, Props } from "./mdx-to-markdown";

const asContent: ComponentRule = () => ({ open: "", close: "" });

/**
 * Rules for the components of Starlight and Astro, and of common packages for them:
 * https://starlight.astro.build/components/using-components/
 */
export const starlightComponents: Readonly<Record<string, ComponentRule>> = {
  Aside: ({ height }, props) =>
    container(admonitionKind(props.text("type") ?? "note") ?? "note", props.text("title"), height),
  Tabs: ({ height }) => container("tabs", undefined, height),
  TabItem: ({ height }, props) => container("tab", props.text("label") ?? "·", height),
  // These affect only the layout, so their content stays as it is.
  Steps: asContent,
  FileTree: asContent,
  CardGrid: asContent,
  Fragment: asContent,
  Card: (_, props) => ({ open: `**${props.text("title") ?? ""}**\n`, close: "", isBlock: true }),
  LinkCard: (_, props) => ({ open: linkCard(props), isBlock: true }),
  LinkButton: (_, props) => ({ open: "[", close: link("", props.text("href") ?? "").slice(1) }),
  Badge: (_, props) => ({ open: props.text("text") === undefined ? "" : `<sup>${props.text("text")}</sup>` }),
  Icon: (_, props) => ({ open: props.text("label") ?? "" }),
  Code: (_, props) => codeBlock(props),
  Image: (_, props) => asPicture(props),
  Picture: (_, props) => asPicture(props),
  YouTube: (_, props) => video(props),
  PackageManagers: ({ height }, props) => packageManagers(props, height),
};

function linkCard(props: Props): string {
  const title = link(props.text("title") ?? props.text("href") ?? "", props.text("href") ?? "");
  const description = props.text("description");
  if (description === undefined) return `- ${title}`;
  return `- ${title}${/\p{Script=Han}/u.test(description) ? "：" : ": "}${description}`;
}

function codeBlock(props: Props): Replacement | null {
  const code = props.text("code");
  if (code === undefined) return null;
  const title = props.text("title");
  const meta = [title && metaTitle(title), props.text("meta")].filter(Boolean).join(" ");
  return { open: fence(code, props.text("lang") ?? "text", meta), isBlock: true };
}

function asPicture(props: Props): Replacement | null {
  const src = props.text("src");
  return src === undefined ? null : { open: picture(src, props.text("alt") ?? "") };
}

function video(props: Props): Replacement | null {
  const id = /(?:v=|youtu\.be\/|embed\/)?([\w-]{11})(?:[?&]|$)/.exec(props.text("id") ?? "")?.[1];
  return id === undefined
    ? null
    : { open: frame(`https://www.youtube.com/embed/${id}`, props.text("title") ?? "YouTube"), isBlock: true };
}

/** The commands that the package starlight-package-managers shows. */
const commands: Readonly<Record<string, readonly [npm: string, pnpm: string, yarn: string]>> = {
  add: ["npm i", "pnpm add", "yarn add"],
  create: ["npm create", "pnpm create", "yarn create"],
  dlx: ["npx", "pnpm dlx", "yarn dlx"],
  exec: ["npx", "pnpm", "yarn"],
  install: ["npm install", "pnpm install", "yarn install"],
  remove: ["npm uninstall", "pnpm remove", "yarn remove"],
  run: ["npm run", "pnpm run", "yarn run"],
};

function packageManagers(props: Props, height: number): Replacement | null {
  const known = commands[props.text("type") ?? "add"];
  if (known === undefined) return null;
  const rest = [props.has("dev") && "-D", props.text("pkg"), props.text("args")].filter(Boolean).join(" ");
  const names = ["npm", "pnpm", "Yarn"];
  const tabs = known.map((command, index) => {
    const { open, close = "" } = container("tab", names[index], 0);
    return `${open}\n${fence(`${command} ${rest}`.trim(), "sh")}\n${close}`;
  });
  const { open, close = "" } = container("tabs", undefined, height + 1);
  return { open: [open, ...tabs, close].join("\n\n"), isBlock: true };
}
