import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

import { scratchFolder } from './scratch-folder.ts'

const run = promisify(execFile)
const AUTHOR = ['-c', 'user.name=Release', '-c', 'user.email=release@wellward.test', '-c', 'commit.gpgsign=false']

/** A repository of a few files, for what updates do with git. */
export interface ScratchClone {
  readonly folder: string
  git(...args: string[]): string
  /** Writes files, and commits all that is there; returns the commit. */
  commit(files: Readonly<Record<string, string>>): string
  write(files: Readonly<Record<string, string>>): void
  /** What an expression of what a module of bin/ exports comes to there, or the message of its error. */
  say(module: string, expression: string, env?: Readonly<Record<string, string>>): Promise<string>
}

/** An empty folder with a repository in it, or that of the clone command that is given. */
export function scratchClone(...cloned: string[]): ScratchClone {
  const folder = scratchFolder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...AUTHOR, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd()
  if (cloned.length > 0) git('clone', '--quiet', ...cloned, '.')
  else git('init', '--quiet', '--initial-branch', 'main')
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
  }
  return {
    folder,
    git,
    write,
    commit: (files) => {
      write(files)
      git('add', '--all')
      git('commit', '--quiet', '--allow-empty', '--message', 'a version')
      return git('rev-parse', 'HEAD')
    },
    say: (module, expression, env = {}) => sayIn(folder, module, expression, env),
  }
}

/** The same in any folder. */
export async function sayIn(
  folder: string,
  module: string,
  expression: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const script = `import * as all from ${JSON.stringify(resolve(module))}
    Object.assign(globalThis, all)
    try { console.log(await (${expression})) } catch (error) { console.log(error.message) }`
  const given = { PATH: process.env['PATH'] ?? '', HOME: folder, DATA_DIR: join(folder, '.git/data'), ...env }
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder, env: given })
  return (stdout + stderr).trim()
}
