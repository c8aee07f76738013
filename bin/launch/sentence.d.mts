export class Sentence extends Error {}
export function sentenceFor(output: string): string | null
