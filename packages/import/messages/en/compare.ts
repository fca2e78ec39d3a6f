import type * as Messages from "../zh/compare";

export const compareMessages: typeof Messages.compareMessages = {
  noOld: (old) => `${old} is neither a sitemap.xml nor a folder`,
  noPages: (place) => `${place} has no pages; where it is an index of sitemaps, name one of those it lists`,
  all: (addresses, ids) => `The new site has all ${addresses} addresses${ids > 0 ? ` and ${ids} anchors` : ""}.`,
  addresses: (missing, all) => `The new site does not answer ${missing} of ${all} addresses:`,
  ids: (missing, all) => `The new site's pages lack ${missing} of ${all} anchors:`,
};
