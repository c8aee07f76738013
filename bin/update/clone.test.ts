import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { sayIn, scratchClone } from '#tests/support/scratch-clone.ts'
import { scratchFolder } from '#tests/support/scratch-folder.ts'

const CLONE = 'bin/update/clone.mjs'

test('what is no clone that could be updated is told in one sentence', async () => {
  const folder = scratchFolder()
  expect(await sayIn(folder, CLONE, 'demandClone()')).toMatch(/^\S+ is not a clone of its own, .*\.$/)
  const { folder: empty, git, commit, say } = scratchClone()
  expect(await say(CLONE, 'demandClone()')).toBe(
    `The repository in ${empty} has no commit yet, so it runs no release that another one could go on from.`,
  )
  commit({ 'within/a': '1' })
  expect(await say(CLONE, 'demandClone()')).toBe('undefined')
  // A copy of the sources that lies in somebody else's repository.
  expect(await sayIn(join(empty, 'within'), CLONE, 'demandClone()')).toContain('is not a clone of its own')
  expect(await say(CLONE, 'demandClone()', { PATH: '' })).toContain('git is missing: install it')
  git('config', 'core.repositoryformatversion', '99')
  expect(await say(CLONE, 'demandClone()')).toMatch(/cannot be updated by this user: [Ee]xpected git repo version/)
})

test('what to do with files that were changed works as it is written', async () => {
  const { git, commit, write, say } = scratchClone()
  commit({ kept: '1', moved: '1', '.gitignore': 'ignored\n' })
  const demand = () => say(CLONE, 'demandOwnChangesNone()')
  write({ ignored: '1' })
  expect(await demand()).toBe('undefined')
  write({ kept: '2', 'new of mine/file': '1' })
  git('mv', 'moved', 'elsewhere')
  const said = await demand()
  expect(said).toMatch(/^Files here were changed or added \(\S+, \S+, \S+ and 1 more\)/)
  const [, advice] = /try again: git (.+?) \(/.exec(said) ?? []
  git(...advice!.split(' '))
  expect(await demand()).toBe('undefined')
  git('stash', 'pop')
  expect(await demand()).toContain('changed or added')
})

test('data and backups that lie in the folder under other names are nobody’s changes', async () => {
  const { folder, commit, write, say } = scratchClone()
  commit({ a: '1' })
  const settings = { DATA_DIR: './my [data]', BACKUP_DIR: join(folder, 'copies/of it') }
  write({ 'my [data]/secret': '1', 'copies/of it/one': '1' })
  expect(await say(CLONE, 'demandOwnChangesNone()', settings)).toBe('undefined')
  writeFileSync(join(folder, 'copies/mine'), '1')
  expect(await say(CLONE, 'demandOwnChangesNone()', settings)).toContain('(copies/')
})
