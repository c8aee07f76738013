import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { isAbsolute, relative, sep } from 'node:path'
import { promisify } from 'node:util'

import { dataFolder } from '../launch/exchange-database.mjs'
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

/** Whether git does it. */
export const works = (...args) =>
  git(...args).then(
    () => true,
    () => false,
  )

/**
 * Versions are exchanged in a clone of its own that has something checked out.
 * @throws Sentence
 */
export async function demandClone() {
  const here = process.cwd()
  const above = await git('rev-parse', '--show-cdup').catch((error) => {
    if (error.code === 'ENOENT') throw new Sentence('git is missing: install it (Debian: apt install git), and try again.')
    if (/not a git repository/.test(error.stderr)) throw new Sentence(notCloned(here))
    throw new Sentence(`${here} cannot be updated by this user: ${reasonOf(error)}.`)
  })
  if (above !== '') throw new Sentence(notCloned(here))
  if (!(await works('rev-parse', '--verify', '--quiet', 'HEAD^{commit}')))
    throw new Sentence(`The repository in ${here} has no commit yet, so it runs no release that another one could go on from.`)
}

const notCloned = (folder) =>
  `${folder} is not a clone of its own, and only a clone can be updated: clone the repository elsewhere (docs/deploy.md), and start that with the same DATA_DIR.`

/** @throws Sentence when somebody has changed files of the product, which an update would lose */
export async function demandOwnChangesNone() {
  const changed = await git('status', '--porcelain', '-z', '--no-renames', '--untracked-files=normal', '--', '.', ...notOurs())
  if (changed === '') return
  const names = changed.split('\0').flatMap((entry) => (entry === '' ? [] : [entry.slice(3)]))
  const more = names.length > 3 ? ` and ${names.length - 3} more` : ''
  throw new Sentence(
    `Files here were changed or added (${names.slice(0, 3).join(', ')}${more}), and an update would lose them. ` +
      'Put all of them away and try again: git stash --include-untracked (git stash pop brings them back).',
  )
}

/** Data and backups may lie in the folder under any name. */
function notOurs() {
  return [dataFolder(), process.env.BACKUP_DIR?.trim()].flatMap((folder) => {
    if (!folder || !existsSync(folder)) return []
    const path = relative(realpathSync('.'), realpathSync(folder))
    const isInside = path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
    return isInside ? [`:(exclude,literal)${path}`] : []
  })
}

/** As people name what runs: `v1.2.3`, or a commit's beginning. */
export async function describe(commit = 'HEAD') {
  return git('describe', '--tags', '--always', '--match', 'v[0-9]*', commit)
}

/** Of what git said the line that says why, without the full stop. What it adds in general comes last, and helps nobody. */
export function reasonOf(error) {
  const said = String(error.stderr || error.message || error)
    .split('\n')
    .map((line) => line.trim())
  const general = said.findIndex((line) => line.startsWith('Please make sure'))
  const lines = said
    .slice(0, general < 0 ? said.length : general)
    .filter((line) => line !== '' && !/^(?:warning|hint):/.test(line))
  const own = lines.filter((line) => !/Could not read from remote repository/.test(line))
  const reason = own.find((line) => /^(?:fatal|error):/.test(line)) ?? own.at(-1) ?? lines[0] ?? 'git said nothing'
  return reason.replace(/^(?:(?:fatal|error): )+/, '').replace(/[.:]$/, '')
}
