/** Name of the page that shows the sites of content/friends.yml below its text. */
export const friendsPage = "friendship";
