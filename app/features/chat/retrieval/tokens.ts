/** The words of a text as they are compared: small letters, without accents and apostrophes. */
export function tokensOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/['’`]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Slips of the finger that are let pass in a word of this length. */
export function slipsIn(word: string): number {
  return word.length < 5 ? 0 : word.length < 9 ? 1 : 2
}
