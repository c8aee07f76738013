import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { scratchFolder } from '#tests/support/scratch-folder.ts'

const sbom = (file: string) => spawnSync(process.execPath, ['bin/sbom.mjs', file], { encoding: 'utf8' })

test('what the command writes by itself keeps no update from the clone', () => {
  const help = readFileSync('bin/sbom.mjs', 'utf8')
  expect(help).toContain(": 'wellward.cdx.json'")
  expect(() => execFileSync('git', ['check-ignore', '--quiet', 'wellward.cdx.json'])).not.toThrow()
})

test('a file that cannot be written is named in one sentence', () => {
  const folder = scratchFolder()
  expect(sbom(join(folder, 'packages.json'))).toMatchObject({ status: 0, stderr: '' })
  const refused = [
    [join(folder, 'nope/x'), 'its folder is not there'],
    [folder, 'it is a folder: name a file'],
    [join(folder, 'packages.json/x'), 'what should be its folder is a file'],
  ] as const
  for (const [file, why] of refused)
    expect(sbom(file)).toMatchObject({ status: 1, stdout: '', stderr: `${file} could not be written: ${why}.\n` })
})
