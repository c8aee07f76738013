import { expect, test } from 'vitest'

import { cleanDisplayName } from './display-name.ts'

test.each([
  ['  Ann  ', 'Ann'],
  ['Ann <script>alert(1)</script>Lee', 'Ann Lee'],
  ['<SCRIPT src="//x">', ''],
  ['<scr<script></script>ipt>alert(1)</script>Ann', 'Ann'],
  ['Ann</script>', 'Ann'],
  ['Ann <script', 'Ann'],
  ['Ann\r\nBcc: x', 'Ann Bcc: x'],
  ['Zoë O’Neil <3', 'Zoë O’Neil <3'],
  ['\u200B\u200B', ''],
  ['\u202Enna', 'nna'],
  ['\u0301\u200D', ''],
  [`A${'\u0301'.repeat(99)}n`, `A${'\u0301'.repeat(3)}n`],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['👩\u200D🔬', '👩\u200D🔬'],
])('%j becomes %j', (typed, kept) => {
  expect(cleanDisplayName(typed)).toBe(kept)
})
