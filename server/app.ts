import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { createRequestHandler, type ServerBuild } from 'react-router'
import * as built from 'virtual:react-router/server-build'

import { run } from './run.ts'
import { serveStaticFiles } from './static-files.ts'

// Its declaration allows undefined where ServerBuild leaves a property out.
const build = built as ServerBuild

/** The entry of the bundle: starts the product as its environment says. Called by bin/start.mjs. */
export function main(): Promise<void> {
  const folder = join(fileURLToPath(import.meta.url), '../../client')
  return run({
    handle: createRequestHandler(build, 'production'),
    routes: build.routes,
    staticFiles: () => serveStaticFiles(folder),
  })
}

/** The same in development: files come from Vite, which calls the listener itself. */
export const handle = createRequestHandler(build, import.meta.env.MODE)
export { run }

// What React Router's own tools (prerendering, for one) expect of a server build.
export * from 'virtual:react-router/server-build'
