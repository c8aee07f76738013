import { accessSync, constants } from 'node:fs'
import { resolve } from 'node:path'

import { Sentence } from '../launch/sentence.mjs'
import { describe, git, reasonOf, works } from './clone.mjs'

/**
 * Fetches the releases of a repository and finds the newest one (`v1.2.3`, compared by numbers; `v1.3.0-beta` is none).
 * @param from a remote's name, an address or a folder
 * @throws Sentence
 */
export async function findNewestRelease(from) {
  if (from === 'origin' && !(await works('remote', 'get-url', 'origin')))
    throw new Sentence(
      'This clone does not know where releases come from: it has no remote “origin”. Name the repository: git remote add origin ADDRESS',
    )
  const listed = await listReleases(from)
  const releases = listed
    .split('\n')
    .map((line) => line.slice(line.lastIndexOf('/') + 1))
    .flatMap((name) => (versionOf(name) ? [{ name, version: versionOf(name) }] : []))
  const newest = releases.toSorted((one, other) => compare(other.version, one.version))[0]
  if (!newest) throw new Sentence(`${from} has no release: there is no tag like v1.2.3.`)
  return { name: newest.name, commit: await git('rev-parse', `${newest.name}^{commit}`) }
}

async function listReleases(from) {
  try {
    await git('fetch', '--quiet', '--tags', '--force', from)
    return await git('ls-remote', '--tags', '--refs', from)
  } catch (error) {
    throw new Sentence(`The releases could not be fetched from ${from}: ${reasonOf(error)}.`)
  }
}

/** Whether what runs holds all of a release, and more. */
export async function isBeyond({ commit }) {
  return works('merge-base', '--is-ancestor', commit, 'HEAD')
}

/**
 * A release is taken only if it goes on from what runs, and if its tag is signed by whom the operator trusts.
 * @param allowedSigners path of a file as ssh-keygen(1) describes it under ALLOWED SIGNERS; null where none was set
 * @throws Sentence
 */
export async function demandRelease({ name, commit }, allowedSigners) {
  if (!(await works('merge-base', '--is-ancestor', 'HEAD', commit))) throw new Sentence(await whyNotGoingOn(name, commit))
  if (allowedSigners === null) return
  const asked = ['-c', 'gpg.format=ssh', '-c', `gpg.ssh.allowedSignersFile=${allowedSigners}`, 'verify-tag', name]
  if (!(await works(...asked))) throw new Sentence(`${name} is not signed by anybody in ${allowedSigners}: it was not installed.`)
}

async function whyNotGoingOn(name, commit) {
  if (!(await works('merge-base', 'HEAD', commit)))
    return `${name} does not go on from what runs here (${await describe()}): it is a release of another product, or the clone is a shallow one (git fetch --unshallow).`
  const count = Number(await git('rev-list', '--count', `${commit}..HEAD`))
  const [commits, them] = count === 1 ? ['one commit', 'it'] : [`${count} commits`, 'them']
  const base = await git('merge-base', 'HEAD', commit)
  const release = await git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', '--exclude', '*-*', base).catch(() => base)
  return (
    `${name} does not go on from what runs here (${await describe()}), which has ${commits} that the release lacks. ` +
    `Keep ${them} as a branch, check out what both have in common, and try again: git branch mine && git checkout --detach ${release}`
  )
}

/**
 * The file of allowed signers that an operator set; null where none was.
 * @throws Sentence when it cannot be read
 */
export function findAllowedSigners(path = process.env.UPDATE_SIGNERS?.trim()) {
  if (!path) return null
  try {
    accessSync(path, constants.R_OK)
  } catch {
    throw new Sentence(
      `UPDATE_SIGNERS names ${resolve(path)}, which is not there or cannot be read by this user: nothing was updated.`,
    )
  }
  return path
}

function versionOf(name) {
  const found = /^v(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/.exec(name)
  return found && found.slice(1).map(Number)
}

function compare(one, other) {
  const at = one.findIndex((number, index) => number !== other[index])
  return at === -1 ? 0 : one[at] - other[at]
}
