import path from "node:path";
import { z } from "zod";
import { text, webAddress } from "../../config/fields";
import { error, quote } from "../../lib/diagnostic";
import { type PictureState, pictureState } from "../../lib/node/picture-file";
import { pictureMessages } from "../../text/diagnostics/article-messages";
import { entriesFile } from "./read-entries";

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
export type FriendFields = z.infer<typeof friendSchema> & { readonly position: number; readonly avatar: string | null };

const form = { shape: "list", wanted: "友链的列表", fix: `每个友链写一项：- ${example}` } as const;

/** `friends.yml`, a list in display order: one `Friend` per item. */
export const friends = entriesFile({
  places: ["friends.yml"],
  type: "Friend",
  form,
  schema: friendSchema,
  fields: ({ key, value: { avatar: picture, ...friend }, contentDir, report }) => {
    const position = Number(key);
    if (picture === undefined) return { ...friend, position, avatar: null };
    const avatar = path.resolve(contentDir, picture);
    const problem = avatarProblem(picture, pictureState(avatar));
    if (problem) report(error, "avatar", problem.message, problem.fix);
    return { ...friend, position, avatar };
  },
});

function avatarProblem(picture: string, state: PictureState) {
  if (state === "picture") return null;
  if (state === "missing")
    return { message: `内容目录里没有图片${quote(picture)}`, fix: "把图片放到那里，或删去这一行" };
  return state === "heic" ? pictureMessages.heic(picture) : pictureMessages.notAPicture(picture, state.beginning);
}
