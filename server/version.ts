import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export interface Version {
  readonly version: string
  /** The commit that is checked out, where the folder is a clone. */
  readonly commit: string | null
}

/** What runs: of package.json, and of Git's own files, so that Git need not be there. */
export function readVersion(from = import.meta.dirname): Version {
  const root = rootOf(from)
  if (root === null) return { version: 'unknown', commit: null }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return { version, commit: commitOf(root) }
}

function rootOf(folder: string): string | null {
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(folder) === folder ? null : rootOf(dirname(folder))
}

function commitOf(root: string): string | null {
  try {
    const git = gitFolder(join(root, '.git'))
    const head = read(join(git, 'HEAD'))
    const [, ref] = /^ref: (refs\/\S+)$/.exec(head) ?? []
    return onlyHash(ref === undefined ? head : hashOf(git, ref))
  } catch {
    return null
  }
}

/** In a worktree, `.git` is a file that names the folder. */
function gitFolder(path: string): string {
  const [, named] = /^gitdir: (.+)$/.exec(readIfFile(path)) ?? []
  return named === undefined ? path : resolve(dirname(path), named)
}

function readIfFile(path: string): string {
  try {
    return read(path)
  } catch {
    return ''
  }
}

function hashOf(git: string, ref: string): string {
  const common = existsSync(join(git, 'commondir')) ? resolve(git, read(join(git, 'commondir'))) : git
  if (existsSync(join(common, ref))) return read(join(common, ref))
  const packed = read(join(common, 'packed-refs')).split('\n')
  return packed.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? ''
}

const read = (path: string) => readFileSync(path, 'utf8').trim()
const onlyHash = (text: string) => (/^[0-9a-f]{40,64}$/.test(text) ? text : null)
