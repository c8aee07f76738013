import { globSync, readFileSync } from 'node:fs'

import { parseSync } from 'vite'

/** A regular expression as it is written: `/pattern/flags`. */
export type Written = string

export interface SourcePatterns {
  /** Literals, with the places in which they stand. */
  readonly written: ReadonlyMap<Written, ReadonlyArray<string>>
  /** Files that put patterns together while they run. */
  readonly making: ReadonlyArray<string>
}

/** All regular expressions of the product. Tests and what only makes their data are left out. */
export function sourcePatterns(): SourcePatterns {
  const written = new Map<Written, string[]>()
  const making: string[] = []
  for (const path of globSync('{app,server,content,bin}/**/*.{ts,tsx,mjs}')
    .map((each) => each.replaceAll('\\', '/'))
    .filter((each) => !/\.test\.|\.factory\./.test(each))
    .toSorted()) {
    const source = readFileSync(path, 'utf8')
    walk(parseSync(path, source).program, (node) => {
      if (isPattern(node)) {
        const pattern = `/${node.regex.pattern}/${node.regex.flags}`
        written.set(pattern, [...(written.get(pattern) ?? []), `${path}:${source.slice(0, node.start).split('\n').length}`])
      }
      if (makesPattern(node) && making.at(-1) !== path) making.push(path)
    })
  }
  return { written, making }
}

interface PatternNode {
  readonly start: number
  readonly regex: { readonly pattern: string; readonly flags: string }
}

const isPattern = (node: object): node is PatternNode => 'regex' in node && node.regex !== null && node.regex !== undefined

function makesPattern(node: object): boolean {
  if (!('type' in node) || (node.type !== 'NewExpression' && node.type !== 'CallExpression') || !('callee' in node)) return false
  return typeof node.callee === 'object' && node.callee !== null && 'name' in node.callee && node.callee.name === 'RegExp'
}

function walk(node: unknown, visit: (node: object) => void): void {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node)) visit(node)
  for (const part of Object.values(node)) walk(part, visit)
}
