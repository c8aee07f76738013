import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { readPasted } from '#features/health/labs/reading/read-pasted.ts'
import { readFile, readText } from '#features/health/labs/reading/read-submitted.server.ts'

const layouts = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.txt'))

test.for(layouts)('%s is taken for the text of a report, pasted or as a file', (file) => {
  const [text = ''] = readFileSync(join(import.meta.dirname, file), 'utf8').split('~~~~\n')
  const read = readPasted(text)
  const values = read.ok && read.reports.flatMap(({ lines }) => lines.map(({ name, value, unit }) => [name, value, unit]))
  for (const submitted of [readText(text), readFile(Buffer.from(text))]) {
    expect(submitted).toMatchObject({ ok: true, origin: 'pasted' })
    expect(
      submitted.ok && submitted.reports.flatMap(({ lines }) => lines.map(({ name, value, unit }) => [name, value, unit])),
    ).toEqual(values)
  }
})
