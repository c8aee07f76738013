import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'

import { isPublicAddress } from './address-ranges.server.ts'

/** How a name that somebody typed becomes addresses, and which of those may be connected to. */
export interface AddressCheck {
  readonly resolve?: (hostname: string) => Promise<ReadonlyArray<string>>
  readonly allowAddress?: (address: string) => boolean
}

/** A name that leads into a private or reserved network. The message is a sentence for people. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError'

  constructor() {
    super('This address leads into a private or reserved network.')
  }
}

/**
 * The addresses of a host, looked up once and all of them checked: whoever connects to one of these is led nowhere else a moment later.
 * @throws ForbiddenAddressError when one of them may not be connected to; the resolver’s own error when there is none
 */
export async function checkedAddresses(
  hostname: string,
  { resolve = resolveName, allowAddress = isPublicAddress }: AddressCheck = {},
): Promise<ReadonlyArray<string>> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await resolve(host)
  if (addresses.length === 0) throw new Error('no addresses')
  if (!addresses.every(allowAddress)) throw new ForbiddenAddressError()
  return addresses
}

/** A look-up for sockets that answers with these addresses, whatever the name may lead to by now. */
export function lookupOf(addresses: ReadonlyArray<string>): LookupFunction {
  const pinned = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_hostname, options, callback) =>
    options.all ? callback(null, pinned) : callback(null, pinned[0]!.address, pinned[0]!.family)
}

async function resolveName(hostname: string): Promise<string[]> {
  const found = await lookup(hostname, { all: true, order: 'verbatim' })
  return found.map(({ address }) => address)
}
