import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { expect, test } from 'vitest'

const documents = globSync('{README.md,docs/**/*.md,{app,content,server,bin,bench,tests}/**/*.md}').filter(
  (path) => !path.startsWith('tests/old-releases/'),
)
const files = globSync([
  '*.{ts,json}',
  '{app,content,server,bin,bench,tests,db,deploy}/**/*.{ts,tsx,mjs,css,sql,json,md}',
]).filter((path) => !path.startsWith('tests/old-releases/'))

/** What stands for any file, and the page that docs/contributing.md adds. */
const EXAMPLE = /(?:^|\/)(?:x|method)\./

/**
 * Whether a document may call a file so: by its path from the root, from app/ or from the features, or by the end of its path. Beside the code that is a
 * file of the document’s own folder, or the only one with that name; a document of the whole may mean each of several.
 */
function isThere(path: string, document: string): boolean {
  if (['', 'app/', 'app/features/'].some((from) => files.includes(from + path))) return true
  const meant = files.filter((file) => file.endsWith(`/${path}`))
  if (!document.startsWith('app/')) return meant.length > 0
  return meant.length === 1 || meant.some((file) => file.startsWith(`${dirname(document)}/`))
}

test.each(documents)('%s names no file that is not there', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|css|sql))`/g)].map(
    ([, path]) => path!,
  )
  const gone = named.filter((path) => !EXAMPLE.test(path) && !isThere(path, document))
  expect([...new Set(gone)]).toEqual([])
})
