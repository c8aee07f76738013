import type { IncomingMessage } from 'node:http'

/** The most that a form or a call may bring, in bytes. Uploads have an address and a limit of their own. */
export const MOST_BODY_BYTES = 1_000_000

/** The body of a request, whole; 'too large' as soon as it is. */
export async function readBody(request: IncomingMessage): Promise<Buffer | 'too large'> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BODY_BYTES) return 'too large'
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MOST_BODY_BYTES) return 'too large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
