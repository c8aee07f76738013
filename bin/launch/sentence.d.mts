export class Sentence extends Error {}
export function sentenceFor(output: string): string | null
export function lastWordsOf(output: string): string | null
export function whyNotWritten(path: string, error: unknown): string
