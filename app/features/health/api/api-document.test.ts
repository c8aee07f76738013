import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { formatBounds, vitalNames, vitals } from '#features/health/core/vitals.ts'

test('the document of the API has a line for each number of a day, with its bounds', () => {
  const lines = [...readFileSync('docs/api.md', 'utf8').matchAll(/^\| `(\w+)` +\| .+? +\| ([\d.,]+) +\| ([\d.,]+) +\|$/gm)]
  const bounds = vitalNames.map((name) => {
    const { kind, least, most } = vitals[name]
    return [name, ...(kind === 'time' ? [String(least), String(most)] : Object.values(formatBounds(name, 'metric')))]
  })
  expect(lines.map(([, ...line]) => line)).toEqual(bounds)
})
