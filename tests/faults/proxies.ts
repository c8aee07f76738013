import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as requestPlainly, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished } from 'vitest'

import { demandProgram } from '#tests/support/debian-program.ts'
import { freePort } from '#tests/support/product.ts'
import { selfSignedCertificate } from '#tests/support/self-signed-certificate.ts'

/** The name that the files in deploy/ stand for. */
export const SITE = 'coach.example'

export type Kind = 'nginx' | 'caddy'
export interface Proxy {
  readonly port: number
  readonly plainPort: number
  readonly authority: string
}

/** A proxy with our file from deploy/, where ports, paths and the certificate are those of this test, in front of these ports. */
export async function startProxy(kind: Kind, behind: ReadonlyArray<number>): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), `${kind}-`))
  const { key, certificate } = selfSignedCertificate(SITE)
  writeFileSync(join(folder, 'privkey.pem'), key)
  writeFileSync(join(folder, 'fullchain.pem'), certificate)
  const proxy = { port: await freePort(), plainPort: await freePort(), authority: certificate }
  demandProgram(kind)
  const [command, ...args] = { nginx: nginxHere, caddy: caddyHere }[kind](folder, proxy, behind)
  const env = { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(command!, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk))
  onTestFinished(async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  })
  await expect
    .poll(() => (child.exitCode === null ? through(proxy, { path: '/healthz' }).then(() => 'answers', String) : said))
    .toBe('answers')
  return proxy
}

const shipped = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const listening = (ports: ReadonlyArray<number>) => ports.map((port) => `127.0.0.1:${port}`)

function nginxHere(folder: string, { port, plainPort }: Proxy, behind: ReadonlyArray<number>): string[] {
  const site = shipped('nginx.conf')
    .replaceAll(/listen \[::\].*/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace(
      'server 127.0.0.1:3000;',
      listening(behind)
        .map((each) => `server ${each};`)
        .join(' '),
    )
    .replaceAll('/etc/letsencrypt/live/coach.example/', `${folder}/`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
  mkdirSync(join(folder, 'bodies'))
  // What Debian's own nginx.conf has around it: gzip is on there.
  const around = `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; events {}
    http { gzip on; types { text/html html; } access_log off; client_body_temp_path ${folder}/bodies; proxy_temp_path ${folder}/held;
      fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; ${site} }`
  writeFileSync(join(folder, 'nginx.conf'), around)
  return ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
}

function caddyHere(folder: string, { port, plainPort }: Proxy, behind: ReadonlyArray<number>): string[] {
  const site = shipped('Caddyfile')
    .replace('coach.example {', `coach.example {\n\tbind 127.0.0.1\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`)
    .replace('127.0.0.1:3000', listening(behind).join(' '))
  const options = `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n}\n`
  writeFileSync(join(folder, 'Caddyfile'), options + site)
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
}

interface Asked {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly form?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** The address of this machine that it comes from. */
  readonly from?: string
}
export interface Passed {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Sends a request through the proxy, by TLS and under the name of the site. */
export async function through(proxy: Proxy, asked: Asked): Promise<Passed> {
  const response = await openThrough(proxy, asked)
  const chunks: Buffer[] = []
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk)
  return { status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }
}

/** The same, back when the headers of the answer are there. */
export async function openThrough(
  { port, authority }: Proxy,
  { path, method, headers, form, body, from }: Asked,
): Promise<IncomingMessage> {
  const content = form ? new URLSearchParams(form).toString() : body
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    servername: SITE,
    ca: authority,
    agent: false,
    ...(from && { localAddress: from }),
    method: method ?? (content === undefined ? 'GET' : 'POST'),
    headers: {
      Host: SITE,
      ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      ...(content !== undefined && { Origin: `https://${SITE}`, 'Content-Length': Buffer.byteLength(content) }),
      ...headers,
    },
  })
  const answered = once(sent, 'response')
  // What is refused by its length is answered before it is read, and the connection breaks behind the answer.
  answered.then(() => sent.on('error', () => {})).catch(() => {})
  sent.end(content)
  const [response] = (await answered) as [IncomingMessage]
  return response
}

/**
 * Says that it sends so many bytes, and sends at most some of them, or fewer when an answer comes first: what is refused by its length is answered before
 * it is read, and whoever then went on sending could find the connection broken in place of the answer.
 */
export async function announceThrough(
  { port, authority }: Proxy,
  { path, bytes, sends }: { path: string; bytes: number; sends: number },
): Promise<Passed> {
  const headers = { Host: SITE, Origin: `https://${SITE}`, 'Content-Length': bytes }
  const sent = request({ host: '127.0.0.1', port, path, servername: SITE, ca: authority, agent: false, method: 'POST', headers })
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  const over = new AbortController()
  sent.once('response', () => over.abort())
  const piece = Buffer.alloc(64 * 1024, 'x')
  for (let left = sends; left > 0 && !over.signal.aborted; left -= piece.length) {
    const isTaken = sent.write(piece.subarray(0, Math.min(left, piece.length)))
    if (!isTaken) await Promise.race([once(sent, 'drain'), answered])
  }
  if (sends === bytes) sent.end()
  const [response] = await answered
  const chunks: Buffer[] = []
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk)
  sent.destroy()
  return { status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }
}

/** Asks without TLS; the answer is not read. */
export async function askPlainly({ plainPort }: Proxy, path: string): Promise<IncomingMessage> {
  const sent = requestPlainly({ host: '127.0.0.1', port: plainPort, path, agent: false, headers: { Host: SITE } }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return response.resume()
}
