/** A title, and the ids of the topics that cover it, any of which will do; none where the library has nothing on it. */
export type TitleCase = readonly [title: string, ...topics: string[]]
