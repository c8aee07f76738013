import { isIP, type LookupFunction } from 'node:net'

import { Agent, fetch as fetchBy, type RequestInit as RequestOfFetch } from 'undici'

import { checkedAddresses, ForbiddenAddressError, lookupOf, type AddressCheck } from './checked-addresses.server.ts'

/**
 * `fetch` for a service whose address somebody typed: https and public addresses only, where `allowPrivate` does not say otherwise. Every
 * connection goes to an address that was checked, and no redirect is followed, since a key travels with the request.
 * @throws ForbiddenAddressError for an address that may not be asked; else what fetch throws
 */
export function createServiceFetch({
  allowPrivate,
  ca,
  ...check
}: AddressCheck & { readonly allowPrivate: boolean; readonly ca?: string }): typeof fetch {
  const rules: AddressCheck = allowPrivate ? { ...check, allowAddress: () => true } : check
  const dispatcher = new Agent({ allowH2: false, connect: { ...(ca && { ca }), lookup: checkedLookup(rules) } })
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) throw new ForbiddenAddressError()
    // Sockets look up names alone: an address is checked here.
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host)) await checkedAddresses(host, rules)
    try {
      const asked = { ...(init as RequestOfFetch), redirect: 'error', dispatcher } as const
      // The package’s Response is declared apart from that of Node, whose fetch is the same code: no type says that they are one.
      return (await fetchBy(url, asked)) as unknown as Response
    } catch (error) {
      const cause = error instanceof Error ? error.cause : null
      throw cause instanceof ForbiddenAddressError ? cause : error
    }
  }
}

function checkedLookup(rules: AddressCheck): LookupFunction {
  return (hostname, options, callback) => {
    checkedAddresses(hostname, rules).then(
      (addresses) => lookupOf(addresses)(hostname, options, callback),
      (error: NodeJS.ErrnoException) => callback(error, []),
    )
  }
}
