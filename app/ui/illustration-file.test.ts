import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { ILLUSTRATION_EDITION, illustrationAddress, illustrationAt } from './illustration-address.ts'
import { canvasFor } from './illustration-art.ts'
import { compositions } from './illustration-composition.ts'
import { illustrationFile } from './illustration-file.ts'
import { pillars } from './pillar.ts'

const request = { pillar: 'sleep', seed: 'one-breath', width: 300, height: 410 } as const

test('an address says everything about its plate', () => {
  expect(illustrationAddress(request)).toBe(`/plates/${ILLUSTRATION_EDITION}/sleep/300x410/one-breath.svg`)
  expect(illustrationAt(illustrationAddress(request).slice('/plates/'.length))).toEqual(request)
})

test.for([
  '1/sleep/300x410/.svg',
  '1/sleep/300x410/one-breath.png',
  '1/sleep/300x99999/a.svg',
  '1/sleep/0x10/a.svg',
  '1/moon/300x410/a.svg',
  '1/sleep/300x410/a/b.svg',
  '1/sleep/300x410/<a>.svg',
  `1/sleep/300x410/${'a'.repeat(161)}.svg`,
  `${ILLUSTRATION_EDITION + 1}/sleep/300x410/a.svg`,
  '',
])('%s is no plate', (rest) => {
  expect(illustrationAt(rest)).toBeNull()
})

test('a plate comes with the colours of its subject, by day and by night, and asks for no others', () => {
  for (const pillar of pillars) {
    const file = illustrationFile({ ...request, pillar })
    const brought = [...file.matchAll(/(--art-[\w-]+):light-dark\(|(--art-[\w-]+): light-dark\(/g)].map(
      ([, one, other]) => one ?? other,
    )
    const asked = new Set([...file.matchAll(/var\((--art-[\w-]+)\)/g)].map(([, name]) => name))
    expect(brought).toHaveLength(4)
    expect([...asked].filter((name) => !brought.includes(name))).toEqual([])
    expect(file).toContain('color-scheme:light dark')
  }
})

test('every plate that a page shows weighs less than 6 kB compressed', () => {
  for (const pillar of pillars) {
    for (const [width, height] of [
      [64, 64],
      [130, 430],
      [460, 440],
      [1200, 630],
      [1600, 1600],
    ] as const) {
      expect(brotliCompressSync(illustrationFile({ pillar, seed: 'any', width, height })).length).toBeLessThan(6000)
    }
  }
})

test('who changes a plate or a colour of it gives plates a new edition', () => {
  const files = pillars.map((pillar) => illustrationFile({ ...request, pillar }))
  const drawings = pillars.flatMap((pillar) =>
    compositions[pillar].flatMap(({ draw }) => [400, 112].map((side) => draw(canvasFor(pillar, 'one-breath', side, side)))),
  )
  const drawn = [...files, ...drawings].join('')
  const mark = createHash('sha256').update(drawn).digest('hex').slice(0, 12)
  expect(`edition ${ILLUSTRATION_EDITION}: ${mark}`).toMatchInlineSnapshot(`"edition 2: efa9122f9847"`)
})
