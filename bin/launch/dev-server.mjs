import { existsSync } from 'node:fs'

import { createServer, isRunnableDevEnvironment } from 'vite'

/** What a browser asks Vite for: its own modules, our sources, and the files of public/. */
const sources = /^\/(@|app\/|content\/|node_modules\/|\.react-router\/|__vite)/

/** Runs the product on its sources: pages come from modules that Vite loads anew after a change. */
export async function serveSources() {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', clearScreen: false })
  const environment = vite.environments.ssr
  if (!isRunnableDevEnvironment(environment)) throw new Error('Vite’s ssr environment cannot run modules here.')
  const load = () => environment.runner.import('./server/app.ts')

  const { run, routes } = await load()
  process.once('exit', () => vite.close())
  await run({
    routes,
    async handle(request, context) {
      const { handle } = await load()
      const answer = await handle(request, context)
      // Nothing is kept for the next request, and Vite’s own scripts, styles and socket may work.
      answer.headers.set('Cache-Control', 'no-store')
      answer.headers.set('Content-Security-Policy', "frame-ancestors 'none'")
      return answer
    },
    staticFiles: () => (request, response) => {
      const path = request.url.split('?')[0]
      if (!sources.test(path) && (path === '/' || !existsSync(`public${path}`))) return false
      vite.middlewares(request, response, () => response.writeHead(404).end())
      return true
    },
  })
}
