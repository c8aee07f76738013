import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { Sentence } from '../launch/sentence.mjs'

const run = promisify(execFile)

/** What git says, without the line break at its end. Throws with git's own words. */
export async function git(...args) {
  const { stdout } = await run('git', args, {
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
    maxBuffer: 2 ** 26,
  })
  return stdout.trimEnd()
}

const works = (...args) =>
  git(...args).then(
    () => true,
    () => false,
  )

/**
 * Fetches the releases of a repository and finds the newest one (`v1.2.3`, compared by numbers; `v1.3.0-beta` is none).
 * @param from a remote's name, an address or a folder
 * @throws Sentence
 */
export async function findNewestRelease(from) {
  try {
    await git('fetch', '--quiet', '--tags', '--force', from)
  } catch (error) {
    throw new Sentence(`The releases could not be fetched from ${from}: ${lastLine(error.stderr ?? error)}`)
  }
  const listed = await git('ls-remote', '--tags', '--refs', from)
  const releases = listed
    .split('\n')
    .map((line) => line.slice(line.lastIndexOf('/') + 1))
    .flatMap((name) => (versionOf(name) ? [{ name, version: versionOf(name) }] : []))
  const newest = releases.toSorted((one, other) => compare(other.version, one.version))[0]
  if (!newest) throw new Sentence(`${from} has no release: there is no tag like v1.2.3.`)
  return { name: newest.name, commit: await git('rev-parse', `${newest.name}^{commit}`) }
}

/**
 * A release is taken only if it goes on from what runs, and if its tag is signed by whom the operator trusts.
 * @param allowedSigners path of a file as ssh-keygen(1) describes it under ALLOWED SIGNERS; null where none was set
 * @throws Sentence
 */
export async function demandRelease({ name, commit }, allowedSigners) {
  if (!(await works('merge-base', '--is-ancestor', 'HEAD', commit)))
    throw new Sentence(
      `${name} does not go on from what runs here (${await describe()}): it was changed afterwards, or this is another product.`,
    )
  if (allowedSigners === null) return
  const asked = ['-c', 'gpg.format=ssh', '-c', `gpg.ssh.allowedSignersFile=${allowedSigners}`, 'verify-tag', name]
  if (!(await works(...asked))) throw new Sentence(`${name} is not signed by anybody in ${allowedSigners}: it was not installed.`)
}

/** @throws Sentence when somebody has changed files of the product, which an update would lose */
export async function demandOwnChangesNone() {
  const changed = await git('status', '--porcelain', '--untracked-files=normal')
  if (changed === '') return
  const names = changed.split('\n').map((line) => line.slice(3))
  const more = names.length > 3 ? ` and ${names.length - 3} more` : ''
  throw new Sentence(
    `Files here were changed (${names.slice(0, 3).join(', ')}${more}). Put your changes away first: git stash, or a commit of your own on top of a release.`,
  )
}

/** As people name what runs: `v1.2.3`, or a commit's beginning. */
export async function describe(commit = 'HEAD') {
  return git('describe', '--tags', '--always', '--match', 'v[0-9]*', commit)
}

function versionOf(name) {
  const found = /^v(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/.exec(name)
  return found && found.slice(1).map(Number)
}

function compare(one, other) {
  const at = one.findIndex((number, index) => number !== other[index])
  return at === -1 ? 0 : one[at] - other[at]
}

function lastLine(output) {
  return (
    String(output)
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(/^fatal: /, '') ?? ''
  )
}
