import path from "node:path";
import { z } from "zod";
import { text, webAddress } from "../../content/common-fields";
import { parseYaml } from "../../content/front-matter";
import { validate } from "../../content/validate";
import { shapeDiagnostics } from "../../content/yaml-shape";
import type { Diagnostic } from "../../lib/diagnostic";
import { pictureState } from "../../lib/node/picture-file";

const example = "{ name: 站名, url: https://example.org, description: 一句话 }";

const friendSchema = z.object(
  {
    name: text.describe("站名"),
    url: webAddress.describe("https://example.org"),
    description: text.describe("一句话"),
    avatar: text.describe("./friends/name.png").optional(),
  },
  `expected ${example}`,
);

/** What a `Friend` node stores; `avatar` is an absolute path that GraphQL links to its `File`. */
export interface FriendFields {
  readonly name: string;
  readonly url: string;
  readonly description: string;
  readonly position: number;
  readonly avatar: string | null;
}

export interface Friends {
  readonly friends: readonly FriendFields[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads friends.yml, a list in the order it is shown. */
export function readFriends(source: string, file: string, contentDir: string): Friends {
  const yaml = parseYaml(source, file);
  const fix = `write one friend an item: - ${example}`;
  const diagnostics: Diagnostic[] = [
    ...yaml.diagnostics,
    ...shapeDiagnostics(yaml, file, { shape: "list", name: "a list of friends", fix }),
  ];
  const friends: FriendFields[] = [];
  for (const [position, data] of (Array.isArray(yaml.data) ? yaml.data : []).entries()) {
    const checked = validate(friendSchema, { data, file, lineOf: yaml.lineOf, prefix: String(position) });
    diagnostics.push(...checked.diagnostics);
    if (checked.value === null) continue;
    const { name, url, description } = checked.value;
    const avatar = checked.value.avatar === undefined ? null : path.resolve(contentDir, checked.value.avatar);
    if (avatar !== null && pictureState(avatar) !== "picture")
      diagnostics.push(missingAvatar(file, position, checked.value.avatar, yaml.lineOf));
    friends.push({ name, url, description, position, avatar });
  }
  return { friends, diagnostics };
}

function missingAvatar(
  file: string,
  position: number,
  avatar: string | undefined,
  lineOf: (field: string) => number | undefined,
): Diagnostic {
  const field = `${position}.avatar`;
  const message = `there is no picture ${JSON.stringify(avatar)} in the content folder`;
  return {
    severity: "error",
    file,
    field,
    line: lineOf(field),
    message,
    fix: "put the picture there, or delete the line",
  };
}
