import { isIP } from 'node:net'

import { isPublicAddress } from './address-ranges.server.ts'

/** Last labels of names that no public name server knows. */
const AT_HOME: ReadonlySet<string> = new Set(['localhost', 'local', 'internal', 'lan', 'test', 'invalid', 'arpa'])

/** Whether strangers, and so search engines, can reach a site at this origin, as far as its address tells. */
export function isPublicOrigin(origin: string): boolean {
  const host = new URL(origin).hostname.replaceAll(/^\[|\]$/g, '')
  if (isIP(host)) return isPublicAddress(host)
  const labels = host.split('.')
  return labels.length > 1 && !AT_HOME.has(labels.at(-1)!)
}
