import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/**
 * The network that a request counts against in rate limits: an IPv4 address whole ("203.0.113.7"), of IPv6 the /64 that a
 * household or host gets ("2001:db8:1:2::/64"). `X-Forwarded-For` counts only as far as trusted proxies wrote it: from the
 * right, the first address that is not one of them. "unknown" when there is no address at all (a unix socket).
 */
export function clientNetwork(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: ReadonlyArray<string>,
): string {
  const peer = parseAddress(remoteAddress ?? '')
  if (!peer) return 'unknown'
  let client = peer
  const hops = (forwardedFor ?? '').split(',')
  while (hops.length > 0 && isTrusted(client, trustedProxies)) {
    const before = parseAddress(withoutPort(hops.pop()!.trim()))
    // Rubbish from here on to the left: the last proxy known is all that can be said.
    if (!before) break
    client = before
  }
  return networkOf(client)
}

/** Whether an address is one of the proxies whose word counts. */
export function isTrustedProxy(remoteAddress: string | undefined, trustedProxies: ReadonlyArray<string>): boolean {
  const peer = parseAddress(remoteAddress ?? '')
  return peer !== null && isTrusted(peer, trustedProxies)
}

/** How the browser reached us: what a trusted proxy says in `X-Forwarded-Proto`, else what the socket is. */
export function clientProtocol(
  remoteAddress: string | undefined,
  forwardedProto: string | undefined,
  trustedProxies: ReadonlyArray<string>,
  socketProtocol: 'http' | 'https' = 'http',
): 'http' | 'https' {
  const peer = parseAddress(remoteAddress ?? '')
  const protocol = forwardedProto?.split(',').at(-1)?.trim().toLowerCase()
  const counts = peer !== null && isTrusted(peer, trustedProxies) && (protocol === 'http' || protocol === 'https')
  return counts ? protocol : socketProtocol
}

/** IPv4-mapped IPv6 (how a dual-stack socket shows IPv4) becomes IPv4. */
function parseAddress(text: string): Address | null {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return null
  return ipaddr.process(text)
}

/** "203.0.113.7:4711", "[2001:db8::1]:4711" and "[2001:db8::1]" lose what is not the address. */
function withoutPort(hop: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)
  if (bracketed) return bracketed[1]!
  return /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop
}

function isTrusted(address: Address, proxies: ReadonlyArray<string>): boolean {
  return proxies.some((proxy) => {
    const [text = '', bits] = proxy.split('/')
    const network = parseAddress(text)
    if (!network || network.kind() !== address.kind()) return false
    const whole = network.kind() === 'ipv4' ? 32 : 128
    return address.match(network as never, bits === undefined ? whole : Number(bits))
  })
}

function networkOf(address: Address): string {
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`
}
