import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, normalize } from 'node:path'

import { expect, test } from 'vitest'

const app = import.meta.dirname
const appCss = readFileSync(join(app, 'app.css'), 'utf8')

/** The folders whose class names app.css leaves out, as patterns of files in app/. */
const leftOut = [...appCss.matchAll(/@source not '\.\.\/app\/([^']+)';/g)]
  .map(([, folders]) => `${folders}/**`)
  .filter((folders) => !folders.startsWith('**'))

/** What a file imports for a browser, as paths in app/. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(app, file), 'utf8').replaceAll(/^import type .*$/gm, '')
  return [...source.matchAll(/(?:from|import\() ?'(?:#(routes|features|ui)\/|(\.\.?\/))([^']+\.tsx)'/g)]
    .map(([, folder, own, rest]) => (own ? normalize(join(dirname(file), own, rest!)) : join(folder!, rest!)))
    .filter((path) => !path.includes('.server.'))
}

/** Every component that a page shows to a visitor; those for people who are signed in are loaded where they are needed (`lazy`). */
function shownToVisitors(): string[] {
  const seen = new Set(['root.tsx', ...globSync('routes/{public,auth}/*.tsx', { cwd: app })])
  for (const file of seen) {
    if (!existsSync(join(app, file))) continue
    for (const each of importsOf(file)) seen.add(each)
  }
  return [...seen]
}

/** Loaded for administrators, or whoever is refused an address of theirs, who have inside.css. */
const FOR_OTHERS = /^(?:features\/shop\/managing\/|routes\/admin\/(?:access-denied|verifying-access)\.tsx$)/

test('app.css knows the class names of everything that visitors see', () => {
  expect(leftOut.length).toBeGreaterThan(5)
  const shown = shownToVisitors()
  expect(shown).toEqual(
    expect.arrayContaining(['features/site/frame/site-header.tsx', 'ui/button.tsx', 'features/chat/widget/chat-panel.tsx']),
  )
  const missing = shown.filter((file) => !FOR_OTHERS.test(file) && leftOut.some((folders) => matchesGlob(file, folders)))
  expect(missing).toEqual([])
})

test('every folder that it leaves out is there', () => {
  expect(leftOut.filter((folders) => globSync(folders, { cwd: app }).length === 0)).toEqual([])
})
