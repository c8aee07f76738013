import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { parseAst } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

/** What the product is about. The machinery would be the same under another one. */
const PRODUCT = new Set(
  [
    'achievement appointment article blog chat coach course danger dashboard entitlement habit health inbox lab lesson',
    'member membership plan post product shop story streak supplier trial vital',
  ]
    .join(' ')
    .split(' ')
    .flatMap((word) => [word, `${word}s`, word.replace(/y$/, 'ies')]),
)

/** Names that libraries and protocols gave. */
const GIVEN = new Set(['postMessage', 'chatModel', 'product_data', 'trial_end'])

/** The settings of whoever runs it name what they are for, in every feature. */
const APART = /(?:^|\/)env\.server\.ts$|\.test\.tsx?$/

const isOfProduct = (name: string) =>
  !GIVEN.has(name) && name.split(/[^a-zA-Z]|(?<=[a-z])(?=[A-Z])/).some((word) => PRODUCT.has(word.toLowerCase()))

/** Every name in a program: of values, types and properties. */
function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, name } = node as { type?: unknown; name?: unknown }
  return [
    ...(typeof type === 'string' && type.endsWith('Identifier') && typeof name === 'string' ? [name] : []),
    ...Object.values(node).flatMap(namesIn),
  ]
}

/** Names of files, and names in them, that speak of the product. Sentences and strings may. */
function productWordsIn(folder: string): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((path) => !APART.test(path))
  return files.toSorted().flatMap((path) => {
    const program = parseAst(readFileSync(join(folder, path), 'utf8'), { lang: path.endsWith('x') ? 'tsx' : 'ts' })
    return [path, ...new Set(namesIn(program))].filter(isOfProduct).map((name) => (name === path ? path : `${path}: ${name}`))
  })
}

test('no name in platform/ is a word of the product', () => {
  expect(productWordsIn('app/platform')).toEqual([])
})

test('a contract of the product, a field and a file would be found there', () => {
  const sandbox = mkdtempSync(join(tmpdir(), 'platform-'))
  onTestFinished(() => rmSync(sandbox, { recursive: true }))
  mkdirSync(join(sandbox, 'deep'))
  writeFileSync(join(sandbox, 'course-texts.ts'), '')
  writeFileSync(join(sandbox, 'deep/a.server.ts'), 'export interface LessonSource { readonly publishedPosts: readonly string[] }')
  writeFileSync(join(sandbox, 'b.tsx'), `export const MAX_MEMBERS = 3\nexport const stories = (kind: 'course') => <p>{kind}</p>`)
  writeFileSync(
    join(sandbox, 'c.ts'),
    `// A course has lessons.\nexport const listen = (port: MessagePort) => port.postMessage('post')`,
  )
  expect(productWordsIn(sandbox)).toEqual([
    'b.tsx: MAX_MEMBERS',
    'b.tsx: stories',
    'course-texts.ts',
    'deep/a.server.ts: LessonSource',
    'deep/a.server.ts: publishedPosts',
  ])
})
