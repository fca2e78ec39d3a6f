export const weigh = (hive) => hive.total - hive.empty;
