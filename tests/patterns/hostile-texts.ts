/** What is repeated in hostile texts: blanks of all kinds, brackets, digits, signs of numbers and of markup, letters, marks on letters. */
export const hostileRuns: ReadonlyArray<string> = [
  ...[' ', '\t', '\n', '\r\n', '  \n', '(', '[', '{', '<', '[[', '](', '[a](', '(a)', '<a ', '<a>', '<script>', '-->', '{"a":'],
  ...['1', '0', ',', '.', '-', '–', '/', '1 ', '1,', '1.', '0,', '- ', ' 1', '1/', '1:', 'T1', '%', '+', '1-', '1 1 ', '€ '],
  ...['"', "'", '@', '&', '=', ';', ':', '!', '?', '#', '*', '_', '|', '`', '\\', '~', '> ', '* ', '# ', 'a|', 'x;', '://a', '&a', 'a='],
  ...['a', 'A', 'a ', 'a1', 'a@', 'a.', 'a? ', 'a\n', 'mg ', '\u{301}', 'e\u{301}', '一', 'אב', '🌿', '：'],
]

/** What stands before and behind a run. */
export const hostileFrames: ReadonlyArray<readonly [string, string]> = [
  ['', ''],
  ['', ' x'],
  ['a', 'b'],
  ['[', 'x'],
  ['(', 'x'],
  ['1', 'x'],
  ['<a', 'x'],
  ['"', 'x'],
  ['x', '\n'],
  ['0,', '.1'],
  ['http://a', '@'],
  ['data ', '!'],
]

/** A run of a length between what stands before and behind it. */
export function hostileText(run: string, [before, behind]: readonly [string, string], length: number): string {
  return before + run.repeat(Math.ceil(length / run.length)).slice(0, length) + behind
}
