import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { expect, test } from 'vitest'

const decisions = globSync('docs/decisions/*.md').toSorted()

test.each(decisions)('%s has the form that docs/contributing.md asks for', (path) => {
  const text = readFileSync(path, 'utf8')
  expect(text).toMatch(new RegExp(`^# ${basename(path).slice(0, 4)}: \\S`))
  expect(text.match(/^\*\*(?:Decided|Why|When to revisit)\.\*\* \S/gm)?.map((part) => part.slice(0, -2))).toEqual(
    expect.arrayContaining(['**Decided.**', '**Why.**', '**When to revisit.**']),
  )
})

test('no two decisions have one number', () => {
  const numbers = decisions.map((path) => basename(path).slice(0, 4))
  expect(numbers).toEqual([...new Set(numbers)])
})
