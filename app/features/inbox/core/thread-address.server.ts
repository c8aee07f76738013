import { createHmac, timingSafeEqual } from 'node:crypto'

import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { InboxPorts } from './ports.server.ts'

/** Where answers to a thread come in: our address with the thread’s token behind a plus. Null where nothing comes in. */
export function threadAddress(
  { inbound, secret }: Pick<Infrastructure, 'secret'> & Pick<InboxPorts, 'inbound'>,
  itemId: string,
): string | null {
  if (!inbound) return null
  const [name, host] = inbound.address.split('@')
  const id = itemId.replaceAll('-', '')
  return `${name}+${id}${signatureOf(secret, id)}@${host}`
}

/** The thread that an address names, in whatever case it comes back; null when nobody has signed it here. */
export function threadOf(
  { inbound, secret }: Pick<Infrastructure, 'secret'> & Pick<InboxPorts, 'inbound'>,
  address: string,
): string | null {
  if (!inbound) return null
  const [name, host] = inbound.address.toLowerCase().split('@')
  const [local = '', ownHost] = address.trim().toLowerCase().split('@')
  const [ownName, token = ''] = local.split('+')
  if (ownName !== name || ownHost !== host || !/^[0-9a-f]{48}$/.test(token)) return null
  const id = token.slice(0, 32)
  if (!timingSafeEqual(Buffer.from(token.slice(32)), Buffer.from(signatureOf(secret, id)))) return null
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** 64 bits: an address before the @ has room for no more, and each guess is a mail. */
function signatureOf(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`inbox thread ${id}`).digest('hex').slice(0, 16)
}
