import type { ServerResponse } from 'node:http'

import { answerOfProbe, PROBE_PATH } from '#features/outside-services/address/probe.server.ts'

import { securityHeaders } from './security-headers.ts'

/** Answers whoever asks, under whatever name, whether this installation stands here: before a name is taken for the site’s. */
export function answerProbe(url: string, response: ServerResponse, { secret }: { readonly secret: string }): boolean {
  if (!url.startsWith(`${PROBE_PATH}?`)) return false
  const answer = answerOfProbe(secret, url.slice(PROBE_PATH.length + 1))
  const headers = [...securityHeaders.flat(), 'Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store']
  response.writeHead(answer === null ? 404 : 200, headers).end(answer ?? 'This is no question that is known here.\n')
  return true
}
