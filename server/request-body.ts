import type { IncomingMessage } from 'node:http'

import { uploads } from '#routes/uploads.ts'

/** The most that a form or a call may bring, in bytes. Addresses that take files have limits of their own. */
const MOST_BODY_BYTES = 1_000_000

/** The addresses with limits of their own; a part that begins with a colon stands for anything but a slash. */
const limits = Object.entries(uploads).map(
  ([pattern, bytes]) => [new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '[^/]+')}$`), bytes] as const,
)

/** The most that this address takes, in bytes. The browser adds `.data` to the path when React Router sends the form. */
export function mostBodyBytes(url: string): number {
  const path = url.replace(/[?#].*$/s, '').replace(/\.data$/, '')
  return limits.find(([address]) => address.test(path))?.[1] ?? MOST_BODY_BYTES
}

/** The body of a request, whole; 'too large' as soon as it is, or says that it will be. */
export async function readBody(request: IncomingMessage): Promise<Buffer | 'too large'> {
  const most = mostBodyBytes(request.url!)
  if (Number(request.headers['content-length'] ?? 0) > most) return 'too large'
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > most) return 'too large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
