import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { scratchFolder } from '#tests/support/scratch-folder.ts'

const AUTHOR = ['-c', 'user.name=Release', '-c', 'user.email=release@wellward.test', '-c', 'commit.gpgsign=false']

test('an exchange that was cut off in its checkout is taken back: no lock, no file of the other version', () => {
  const folder = scratchFolder()
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim()
  const commit = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    git('add', '--all')
    git(...AUTHOR, 'commit', '--quiet', '--message', 'a version')
    return git('rev-parse', 'HEAD')
  }
  git('init', '--quiet')
  const from = commit({ '.gitignore': '.cache\nbuild\n', stays: '1', changes: '1', goes: '1' })
  rmSync(join(folder, 'goes'))
  const to = commit({ changes: '2', comes: '2' })
  git('checkout', '--quiet', '--detach', from)

  // Killed in the middle: some files are written, one is gone, and the index knows nothing of it.
  writeFileSync(join(folder, 'changes'), '2')
  writeFileSync(join(folder, 'comes'), '2')
  rmSync(join(folder, 'goes'))
  writeFileSync(join(folder, '.git/index.lock'), '')
  mkdirSync(join(folder, '.cache/update/next/build'), { recursive: true })
  mkdirSync(join(folder, 'build'))
  const state = { phase: 'trying', from: { name: 'v1', commit: from }, to: { name: 'v2', commit: to } }
  const script = `const { goBack, readState } = await import(${JSON.stringify(resolve('bin/launch/exchange.mjs'))})
    goBack(${JSON.stringify(state)}, 'It was ended.'); console.log(readState().phase)`
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder, encoding: 'utf8' })

  expect(said.trim()).toBe('went-back')
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain')]).toEqual([from, ''])
  expect([readFileSync(join(folder, 'changes'), 'utf8'), existsSync(join(folder, 'build'))]).toEqual(['1', true])
})
