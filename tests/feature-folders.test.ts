import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { featureUses } from '../features.config.ts'

const features = Object.keys(featureUses)

/** The folder of a file within its feature: `core`, a topic, or `.` for what puts topics together. */
const folderOf = (path: string) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '.')

/** Which folder imports from which, with an example of each: `{ learning: { core: 'learning/notes.server.ts imports core/tables.server.ts' } }`. */
function importsBetweenFolders(feature: string): Map<string, Map<string, string>> {
  const root = `app/features/${feature}/`
  const edges = new Map<string, Map<string, string>>()
  for (const file of globSync(`${root}**/*.{ts,tsx}`)) {
    if (/\.(?:test|factory)\./.test(file)) continue
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:from |import\(|import )'([^']+)'/g)) {
      const target = name!.startsWith('.') ? join(dirname(file), name!) : name!.replace('#features/', 'app/features/')
      if (!target.startsWith(root)) continue
      const [from, to] = [file.slice(root.length), target.slice(root.length)]
      if (folderOf(from) === folderOf(to)) continue
      const known = edges.get(folderOf(from)) ?? new Map<string, string>()
      edges.set(folderOf(from), known.set(folderOf(to), `${from} imports ${to}`))
    }
  }
  return edges
}

test.each(features)('the folders of %s call each other in no circle', (feature) => {
  const edges = importsBetweenFolders(feature)
  const done = new Set<string>()
  /** The way round, where a folder leads back to one of those that led to it. */
  const circle = (folder: string, way: readonly string[], words: readonly string[]): readonly string[] | null => {
    if (way.includes(folder)) return words.slice(way.indexOf(folder))
    if (done.has(folder)) return null
    for (const [next, example] of edges.get(folder) ?? []) {
      const found = circle(next, [...way, folder], [...words, example])
      if (found) return found
    }
    done.add(folder)
    return null
  }
  expect([...edges.keys()].map((folder) => circle(folder, [], [])).find((found) => found !== null) ?? []).toEqual([])
})

test.each(features.filter((name) => existsSync(`app/features/${name}/core`)))(
  'core of %s uses no topic, and no topic what puts them together',
  (feature) => {
    const edges = importsBetweenFolders(feature)
    expect([...(edges.get('core')?.values() ?? [])]).toEqual([])
    expect([...edges].flatMap(([from, to]) => (from !== '.' && to.has('.') ? [to.get('.')] : []))).toEqual([])
  },
)
