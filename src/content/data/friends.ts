import path from "node:path";
import { z } from "zod";
import { text, webAddress } from "../../config/fields";
import {
  dataDescriptions as about,
  examples,
  expected,
  fileForms,
  pictureMessages,
  postMessages,
} from "../../config/messages";
import { error } from "../../lib/diagnostic";
import { type PictureState, pictureState } from "../../lib/node/picture-file";
import { staticFile } from "../files/static-files";
import { entriesFile } from "./read-entries";

const friendSchema = z
  .object(
    {
      name: text.meta({ description: about.friendName, examples: [examples.friend] }),
      url: webAddress.meta({ description: about.friendUrl, examples: ["https://example.org"] }),
      description: text.meta({ description: about.friendDescription, examples: [examples.sentence] }),
      avatar: text.optional().meta({ description: about.friendAvatar, examples: ["./friends/name.png"] }),
    },
    expected.friend,
  )
  .meta({ title: about.friend });

/** Stored fields of a `Friend` node. GraphQL links `avatar`, an absolute path, to its `File`. */
export type FriendFields = z.infer<typeof friendSchema> & { readonly position: number; readonly avatar: string | null };

const topLevel = { type: "list", ...fileForms.friends } as const;

/** The data file `friends.yml`, a list in display order. Each item becomes a `Friend` node. */
export const friends = entriesFile({
  places: ["friends.yml"],
  type: "Friend",
  topLevel,
  schema: friendSchema,
  fields: ({ key, value: { avatar: picture, ...friend }, contentDir, report }) => {
    const position = Number(key);
    if (picture === undefined) return { ...friend, position, avatar: null };
    if (/^https?:/i.test(picture)) {
      report(error, "avatar", postMessages.foreignAvatar(picture));
      return { ...friend, position, avatar: null };
    }
    // As in authors.yml, `/img/a.png` is a file in static/.
    const avatar = staticFile(picture) ?? path.join(contentDir, picture);
    const problem = avatarProblem(picture, pictureState(avatar));
    if (problem) report(error, "avatar", problem);
    return { ...friend, position, avatar };
  },
});

function avatarProblem(picture: string, state: PictureState) {
  if (state === "picture") return null;
  if (state === "missing") return postMessages.noAvatar(picture);
  return state === "heic" ? pictureMessages.heic(picture) : pictureMessages.notAPicture(picture, state.beginning);
}
