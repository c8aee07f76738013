import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // bin/launch/build.mjs builds aside and then swaps, so that a build that was cut off never counts.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  // A document names its own routes; the others are asked for when somebody goes there.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) => compressFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config

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
