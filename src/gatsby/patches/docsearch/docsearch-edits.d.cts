/** @throws if the code is not that of the pinned version */
declare function editDocSearch(source: string): string;
export = editDocSearch;
