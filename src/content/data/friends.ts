import path from "node:path";
import { z } from "zod";
import { text, webAddress } from "../../config/fields";
import { parseYaml, shapeDiagnostics } from "../../config/parse-yaml";
import { validate } from "../../config/validate";
import { type Diagnostic, quote } from "../../lib/diagnostic";
import { type PictureState, pictureState } from "../../lib/node/picture-file";
import { pictureMessages } from "../../text/diagnostics/article-messages";
import { yamlMessages } from "../../text/diagnostics/content-messages";
import type { DataFile } from "../kind";

const example = "{ name: 站名, url: https://example.org, description: 一句话 }";

const friendSchema = z.object(
  {
    name: text.describe("站名"),
    url: webAddress.describe("https://example.org"),
    description: text.describe("一句话"),
    avatar: text.describe("./friends/name.png").optional(),
  },
  `应为${example}`,
);

/** Stored fields of a `Friend` node. GraphQL links `avatar`, an absolute path, to its `File`. */
export interface FriendFields {
  readonly name: string;
  readonly url: string;
  readonly description: string;
  readonly position: number;
  readonly avatar: string | null;
}

interface Friends {
  readonly friends: readonly FriendFields[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads friends.yml, a list in display order. */
export function readFriends(source: string, file: string, contentDir: string): Friends {
  const yaml = parseYaml(source, file);
  const diagnostics: Diagnostic[] = [
    ...yaml.diagnostics,
    ...shapeDiagnostics(yaml, file, "list", (data) =>
      yamlMessages.misshapen(data, "友链的列表", `每个友链写一项：- ${example}`),
    ),
  ];
  const friends: FriendFields[] = [];
  for (const [position, data] of (Array.isArray(yaml.data) ? yaml.data : []).entries()) {
    const checked = validate(friendSchema, { data, file, lineOf: yaml.lineOf, prefix: String(position) });
    diagnostics.push(...checked.diagnostics);
    if (checked.value === null) continue;
    const { name, url, description } = checked.value;
    const written = checked.value.avatar;
    const avatar = written === undefined ? null : path.resolve(contentDir, written);
    const state = avatar === null ? "picture" : pictureState(avatar);
    if (written !== undefined && state !== "picture") {
      const field = `${position}.avatar`;
      const wording = avatarMessage(written, state);
      diagnostics.push({ severity: "error", file, field, line: yaml.lineOf(field), ...wording });
    }
    friends.push({ name, url, description, position, avatar });
  }
  return { friends, diagnostics };
}

function avatarMessage(written: string, state: Exclude<PictureState, "picture">) {
  if (state === "missing")
    return { message: `内容目录里没有图片${quote(written)}`, fix: "把图片放到那里，或删去这一行" };
  return state === "heic" ? pictureMessages.heic(written) : pictureMessages.notAPicture(written, state.beginning);
}

/** `friends.yml`: one `Friend` per item. */
export const friends: DataFile = {
  places: ["friends.yml"],
  read: (text, file, { contentDir }) => {
    const { friends, diagnostics } = readFriends(text, file, contentDir);
    return { nodes: friends.map((fields) => ({ type: "Friend", name: String(fields.position), fields })), diagnostics };
  },
};
