import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'

import { chooseEncoding, namesTag, type Encoding } from './encoding.ts'
import { partHeaders, securityHeaders } from './security-headers.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

interface File {
  readonly bodies: Partial<Record<Encoding, Buffer>> & { readonly identity: Buffer }
  /** Null for a file that never changes. */
  readonly tag: string | null
  readonly headers: string[]
}

/**
 * Serves the files of the build from memory. The build has compressed them (`.br`, `.gz` beside each file worth it);
 * those with a hash in their name never change and are kept by browsers for a year. Our own, because `sirv` and `send` open a file for each
 * answer, which costs three times as much (docs/decisions/0031).
 */
export function serveStaticFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = readFiles(folder)
  return (request, response) => {
    const { method, url, headers } = request
    const file = files.get(url!)
    if (!file || (method !== 'GET' && method !== 'HEAD')) return url!.startsWith('/assets/') ? refuse(response) : false
    if (file.tag && namesTag(headers['if-none-match'], file.tag)) {
      response.writeHead(304, file.headers).end()
      return true
    }
    const wanted = chooseEncoding(headers['accept-encoding'])
    const encoding = file.bodies[wanted] ? wanted : 'identity'
    const body = file.bodies[encoding]!
    const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
    response.writeHead(200, [...file.headers, ...encoded, 'Content-Length', String(body.length)])
    response.end(method === 'HEAD' ? undefined : body)
    return true
  }
}

function refuse(response: ServerResponse): true {
  response.writeHead(404, [...securityHeaders.flat(), 'Content-Type', 'text/plain', 'Cache-Control', 'no-store']).end('Not found')
  return true
}

function readFiles(folder: string): Map<string, File> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && !entry.parentPath.includes(`${sep}.vite`))
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(names.map((name) => [`/${relative(folder, name).split(sep).join('/')}`, readFile(name)]))
}

function readFile(name: string): File {
  const identity = readFileSync(name)
  const lasting = name.includes(`${sep}assets${sep}`)
  // Nobody asks again whether a file has changed whose name is that of its content.
  const tag = lasting ? null : `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const isPart = /\.(?:css|js|woff2)$/.test(name)
  const headers = [
    ...(isPart ? partHeaders : securityHeaders).flat(),
    ...Object.entries({
      'Content-Type': contentTypes[extname(name)] ?? 'application/octet-stream',
      'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      ...(tag && { ETag: tag }),
      Vary: 'Accept-Encoding',
    }).flat(),
  ]
  return { tag, headers, bodies: { identity, ...compressed('br', `${name}.br`), ...compressed('gzip', `${name}.gz`) } }
}

function compressed(encoding: Encoding, name: string): Partial<Record<Encoding, Buffer>> {
  try {
    return { [encoding]: readFileSync(name) }
  } catch {
    return {}
  }
}
