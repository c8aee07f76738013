import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // bin/launch/build.mjs builds aside and then swaps, so that a build that was cut off never counts.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  // One cached file names every route, instead of a request at each navigation.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    slimManifest(join(client, 'assets'))
    compressFiles(client)
  },
} satisfies Config

/**
 * Every page loads the list of all routes, which would hold the names of all files of the owner's and the members' pages. They are there
 * for links that prefetch, and those lead to public pages alone; other pages name their files themselves when they are opened.
 */
function slimManifest(folder: string) {
  const [, path] =
    readdirSync(folder)
      .join('\n')
      .match(/^(manifest-.*\.js)$/m) ?? []
  if (!path) throw new Error('The build has no manifest.')
  const [, start, json, end] = readFileSync(join(folder, path), 'utf8').match(/^([^{]*)(\{.*\})(;?)$/s) ?? []
  const manifest = JSON.parse(json ?? '') as { routes: Record<string, Record<string, unknown>> }
  let empty: string | undefined
  for (const route of Object.values(manifest.routes)) {
    const isPublic = /^(root|routes\/public\/.*)$/.test(String(route['id']))
    const [module, imports, css] = [String(route['module']), route['imports'] as string[], route['css'] as string[]]
    // Addresses without a page have files in which nothing is; one of them will do for all.
    if (readFileSync(join(folder, '..', module), 'utf8').trim() === '') route['module'] = empty ??= module
    if (!isPublic || imports.length === 0) delete route['imports']
    if (css.length === 0) delete route['css']
    for (const [key, value] of Object.entries(route)) if (value === false || key === 'hasDefaultExport') delete route[key]
    // What most routes have, or have twice, is put in where the list is read.
    delete route['id']
    if (route['parentId'] === 'root') delete route['parentId']
    if (route['module'] === empty) delete route['module']
  }
  const filled = `(m=>{for(let i in m.routes){let r=m.routes[i];r.id=i;i=="root"||(r.parentId??="root");r.module??="${empty}"}return m})`
  writeFileSync(join(folder, path), `${start}${filled}(${JSON.stringify(manifest)})${end}`)
}

/** Static files are compressed once, here, with all the effort there is; the server only picks one. */
function compressFiles(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue
    const name = join(entry.parentPath, entry.name)
    const body = readFileSync(name)
    const br = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
    if (br.length < body.length) writeFileSync(`${name}.br`, br)
    const gz = gzipSync(body, { level: 9 })
    if (gz.length < body.length) writeFileSync(`${name}.gz`, gz)
  }
}
