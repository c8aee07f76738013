/** Why nothing of a file is taken, as a sentence for the member. */
export class Unreadable extends Error {}
