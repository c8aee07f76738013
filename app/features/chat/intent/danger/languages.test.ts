import { expect, test } from 'vitest'

import { dangerKinds, meanings, type DangerWords } from '#content/chat/danger/form.ts'
import { dangerLanguages } from '#content/chat/danger/languages.ts'

const listsOf = (language: DangerWords) => [
  ...Object.values(language.words),
  ...Object.values(language.alone),
  ...Object.values(language.named),
  language.harmless,
]

const PART = /^(?:[_*^$]|=?[\p{L}\p{M}\p{N}*'’]+|[\p{L}\p{M}\p{N}]{2,}~|~[\p{L}\p{M}]{3,}~|#)$/u

for (const { words: language, answers } of dangerLanguages) {
  test(`${language.language}: it is answered in the language in which it is heard`, () => {
    expect(answers.language).toBe(language.language)
  })

  test(`${language.language}: each word is written so that it can be found`, () => {
    const parts = listsOf(language).flatMap((list) => list.split(',').flatMap((entry) => entry.trim().split(/\s+/)))
    expect(parts.filter((part) => part !== '' && !PART.test(part))).toEqual([])
  })

  test(`${language.language}: nothing is listed that begins or ends with a gap`, () => {
    const entries = listsOf(language).flatMap((list) => list.split(',').map((entry) => entry.trim()))
    expect(entries.filter((entry) => /^[_*$]|[_*]$/.test(entry))).toEqual([])
  })

  test(`${language.language}: every meaning has words`, () => {
    expect(Object.keys(meanings).filter((meaning) => language.words[meaning as keyof typeof meanings].trim() === '')).toEqual([])
    expect(Object.keys(language.alone).toSorted()).toEqual([...dangerKinds].toSorted())
  })
}
