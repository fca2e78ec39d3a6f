/** Words of a text: a list that is easier to read without quotes and commas. */
export const words = (list: string): string[] => list.trim().split(/\s+/);
