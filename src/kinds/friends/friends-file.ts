import type { DataFile } from "../kind";
import { readFriends } from "./read-friends";

/** `friends.yml`: one `Friend` per item. */
export const friends: DataFile = {
  places: ["friends.yml"],
  read: (text, file, { contentDir }) => {
    const { friends, diagnostics } = readFriends(text, file, contentDir);
    return { nodes: friends.map((fields) => ({ type: "Friend", name: String(fields.position), fields })), diagnostics };
  },
};
