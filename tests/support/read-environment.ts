import { readFileSync } from 'node:fs'

/** How deploy/wellward-run reads a file of settings. */
export function readEnvironment(): (text: string) => Record<string, string> {
  const script = readFileSync('deploy/wellward-run', 'utf8')
    .replace(/^#!.*\n/, '')
    .replace(/^async function main[^]*$/m, '')
  // It has no name that could be imported, because nothing of the program's folder runs as root.
  return new Function(`${script}\nreturn readSettings`)() as (text: string) => Record<string, string>
}
