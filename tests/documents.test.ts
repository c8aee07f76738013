import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const documents = globSync('{README.md,docs/**/*.md,{app,content,server,bin,bench,tests}/**/*.md}').filter(
  (path) => !path.startsWith('tests/old-releases/'),
)
const files = globSync(['*.{ts,json}', '{app,content,server,bin,bench,tests,db}/**/*.{ts,tsx,mjs,css,sql,json,md}']).filter(
  (path) => !path.startsWith('tests/old-releases/'),
)

/** What stands for any file, and the page that docs/contributing.md adds. */
const EXAMPLE = /(?:^|\/)(?:x|method)\./

test.each(documents)('%s names no file that is not there', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|css|sql))`/g)].map(
    ([, path]) => path!,
  )
  const gone = named.filter((path) => !EXAMPLE.test(path) && !files.some((file) => file === path || file.endsWith(`/${path}`)))
  expect([...new Set(gone)]).toEqual([])
})
