import { join } from 'node:path'

import { expect, test } from 'vitest'

import { scratchClone } from '#tests/support/scratch-clone.ts'

const RELEASES = 'bin/update/releases.mjs'
const TAKE = `findNewestRelease('origin').then(async (release) => await isBeyond(release) ? 'beyond ' + release.name : (await demandRelease(release, null), 'goes on to ' + release.name))`

function aReleased() {
  const origin = scratchClone()
  origin.commit({ a: '1' })
  origin.git('tag', 'v0.9.0')
  return origin
}

test('what is beyond the newest release is not told that it was changed', async () => {
  const origin = aReleased()
  origin.commit({ b: '1' })
  const clone = scratchClone(origin.folder)
  expect(await clone.say(RELEASES, TAKE)).toBe('beyond v0.9.0')
  origin.commit({ c: '1' })
  origin.git('tag', 'v0.10.0')
  origin.git('tag', 'v0.11.0-beta')
  expect(await clone.say(RELEASES, TAKE)).toBe('goes on to v0.10.0')
})

test('somebody with commits of their own gets on by what is written', async () => {
  const origin = aReleased()
  const clone = scratchClone(origin.folder)
  const mine = clone.commit({ mine: '1' })
  origin.commit({ b: '1' })
  origin.git('tag', 'v0.9.1')
  const said = await clone.say(RELEASES, TAKE)
  expect(said).toMatch(
    /^v0\.9\.1 does not go on from what runs here \(v0\.9\.0-1-g\w+\), which has one commit that the release lacks\./,
  )
  const [, advice] = /try again: (.+)$/.exec(said) ?? []
  for (const command of advice!.split(' && ')) clone.git(...command.split(' ').slice(1))
  expect(await clone.say(RELEASES, TAKE)).toBe('goes on to v0.9.1')
  expect(clone.git('rev-parse', 'mine')).toBe(mine)
})

test('another product is told apart from changes', async () => {
  const [one, other] = [aReleased(), scratchClone()]
  const clone = scratchClone(one.folder)
  other.commit({ strange: '1' })
  other.git('tag', 'v9.0.0')
  clone.git('remote', 'set-url', 'origin', other.folder)
  expect(await clone.say(RELEASES, TAKE)).toContain('it is a release of another product')
})

test('why releases could not be fetched is said by the words of git that say it', async () => {
  const clone = scratchClone()
  clone.commit({ a: '1' })
  expect(await clone.say(RELEASES, TAKE)).toContain(
    'it has no remote “origin”. Name the repository: git remote add origin ADDRESS',
  )
  const nowhere = join(clone.folder, 'nowhere')
  expect(await clone.say(RELEASES, `findNewestRelease('${nowhere}')`)).toBe(
    `The releases could not be fetched from ${nowhere}: '${nowhere}' does not appear to be a git repository.`,
  )
  clone.git('remote', 'add', 'origin', clone.folder)
  expect(await clone.say(RELEASES, TAKE)).toBe('origin has no release: there is no tag like v1.2.3.')
})

test.each([
  [
    "fatal: '/x' does not appear to be a git repository\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights\nand the repository exists.\n",
    "'/x' does not appear to be a git repository",
  ],
  [
    'git@git.test: Permission denied (publickey).\nfatal: Could not read from remote repository.\n\nPlease make sure …\n',
    'git@git.test: Permission denied (publickey)',
  ],
  [
    "warning: redirecting\nfatal: unable to access 'https://git.test/': Could not resolve host: git.test\n",
    "unable to access 'https://git.test/': Could not resolve host: git.test",
  ],
  ['fatal: Could not read from remote repository.\n', 'Could not read from remote repository'],
])('of what git says the reason is taken: %j', async (stderr, reason) => {
  const { say } = scratchClone()
  expect(await say('bin/update/clone.mjs', `reasonOf(${JSON.stringify({ stderr })})`)).toBe(reason)
})

test('a file of signers that is not there is named before anything is fetched', async () => {
  const { say, write, folder } = scratchClone()
  const path = join(folder, 'signers')
  expect(await say(RELEASES, 'findAllowedSigners()', { UPDATE_SIGNERS: path })).toBe(
    `UPDATE_SIGNERS names ${path}, which is not there or cannot be read by this user: nothing was updated.`,
  )
  write({ signers: 'a@b.test ssh-ed25519 AAAA' })
  expect(await say(RELEASES, 'findAllowedSigners()', { UPDATE_SIGNERS: path })).toBe(path)
  expect(await say(RELEASES, 'findAllowedSigners()')).toBe('null')
})
