import ipaddr from 'ipaddr.js'

const GLOBAL_UNICAST_6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address belongs to the public internet: not private, loopback, link-local, shared (CGNAT), multicast, reserved
 * or for documentation, and no IPv6 form that carries an IPv4 address inside (mapped, 6to4, Teredo, NAT64), which could lead to any of those.
 * What is not an IP address is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST_6)
}
