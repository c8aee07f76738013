/** Digits with letters that look like them, alone between blanks; sticky. */
export const MISPRINT = /[\dOoIl]{1,6}(?:[.,][\dOoIl]{1,4})?(?=\s|$)/y

/**
 * The number that is meant where scanning made letters of its digits: of “14O” it is “140”, of “l4.2” it is “14.2”. Null for a number without
 * letters, and for what could be something else: “O2” (oxygen), “I2”, “10l” (a mark for low).
 */
export function digitsOf(text: string): string | null {
  MISPRINT.lastIndex = 0
  if (!MISPRINT.test(text) || MISPRINT.lastIndex < text.length) return null
  if (!/[OoIl]/.test(text) || !/\d/.test(text) || /\dl$/.test(text)) return null
  const hasDecimals = /[.,]/.test(text)
  // No number begins with a zero but “0.9”, and two signs are too few to tell.
  if (/^[Oo](?![.,])/.test(text) || (/^[Il]/.test(text) && !hasDecimals && text.length < 3)) return null
  return text.replaceAll(/[Oo]/g, '0').replaceAll(/[Il]/g, '1')
}

/** What is said beside such a number. */
export function misprintNote(printed: string, read: string): string {
  return `The report prints “${printed}”: “${read}” was read. Check it.`
}
