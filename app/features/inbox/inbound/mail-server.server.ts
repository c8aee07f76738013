import { createHash, timingSafeEqual } from 'node:crypto'

import type { InboxPorts } from '#features/inbox/core/ports.server.ts'

/** Whether a request shows the secret that the operator’s mail server has. */
export function isFromMailServer({ inbound }: Pick<InboxPorts, 'inbound'>, request: Request): boolean {
  if (!inbound) return false
  const shown = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? ''
  return timingSafeEqual(hashOf(shown), hashOf(inbound.secret))
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
