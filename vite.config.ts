import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly code: string | null } | null
}

const ROUTE =
  /\/app\/(?:routes\/)?(root|(?:public|auth|member|admin|endpoints)\/[^?]+)\.tsx?(\?__react-router-build-client-route)?$/

/** With what a module is loaded: the names of routes ("public/home", "root"), and "start" for what starts the router. */
function loadedWith(id: string, graph: Graph): string[] {
  const found = new Set<string>()
  const seen = new Set([id])
  for (const each of seen) {
    const [, route, isEntry] = ROUTE.exec(each) ?? []
    if (route && isEntry) found.add(route)
    else if (each.endsWith('/entry.client.tsx')) found.add('start')
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  }
  return [...found]
}

/** Whether a module is a route itself; beside the routes stand parts that several of them share. */
function isRoute(id: string, graph: Graph): boolean {
  const [file] = id.split('?')
  return ROUTE.test(id) && graph.getModuleInfo(`${file}?__react-router-build-client-route`) !== null
}

/** Characters of a module below which a file of its own, with its headers, costs more than it saves. */
const SMALL = 900

/**
 * The file in which a browser gets a module. Each file costs a request and its headers, so what every page loads comes in one, what three or more
 * kinds of public page share (of small modules: two) in another, and what three or more pages of members share, and no public one has, in a third. Null leaves it to the bundler: a page has a file
 * of its own, and so has what two pages share.
 */
function fileOf(id: string, graph: Graph): string | null {
  const routes = loadedWith(id, graph)
  if (routes.includes('start') || (routes.includes('root') && !isRoute(id, graph))) return 'every-page'
  if (isRoute(id, graph)) return null
  // The pages on which people sign in count as one kind, and long texts stay with the pages that show them.
  const kinds = new Set(
    routes.filter((route) => /^(?:public|auth)\//.test(route)).map((route) => route.replace(/^auth\/.*/, 'auth')),
  )
  const isSmall = (graph.getModuleInfo(id)?.code?.length ?? Infinity) < SMALL
  const enough = isSmall ? 2 : /\/content\//.test(id) ? 8 : 3
  return kinds.size >= enough ? 'public-pages' : null
}

/** What three or more pages of members share, and no public one has. */
function fileOfMembers(id: string, graph: Graph): string | null {
  const routes = loadedWith(id, graph)
  if (isRoute(id, graph) || routes.some((route) => !/^(?:member|admin)\//.test(route))) return null
  return routes.filter((route) => route.startsWith('member/')).length >= 3 ? 'member-pages' : null
}

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * Writes the server's file in ASCII, other letters as escapes: the engine holds the text of a module in two bytes a letter as soon as one of its letters
 * needs them, and ours is 13 MB. In texts, patterns and names an escape means the letter; in a raw template, a text put in does.
 */
const asciiServer: Plugin = {
  name: 'ascii-server',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue
      const code = file.code.replaceAll(/\braw`(?:[^`\\]|\\[^])*`/g, (template) => {
        if (/\$\{[^}]*`$/.test(template))
          this.error(`A template within a raw template can't be escaped: ${template.slice(0, 200)}`)
        return template.replaceAll(/[^\0-\x7F]/g, (unit) => `\${"${escaped(unit)}"}`)
      })
      file.code = code.replaceAll(/[^\0-\x7F]/g, escaped)
    }
  },
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), asciiServer],
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rollupOptions: { output: { codeSplitting: { groups: [{ name: fileOf, priority: 1 }, { name: fileOfMembers }] } } },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './server/app.ts' } },
      // One self-contained server file: half the cold start, and one instance of every module.
      resolve: command === 'build' ? { noExternal: true, external: ['pg-native', 'sharp'] } : {},
    },
  },
}))
