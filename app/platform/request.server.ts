import { createContext } from 'react-router'

/** What the server knows of a request beyond its text. */
export interface RequestInfo {
  /** Shown on error pages and written with every log line of the request. */
  readonly id: string
  /** Key of the client's network for rate limits: an IPv4 address, or the /64 of an IPv6 address. */
  readonly clientNetwork: string
  /** Whether a service that the answer needed was out of reach; `unavailable(true)` notes that it was. */
  unavailable(noted?: true): boolean
  /** The pattern in app/routes.ts that its address fell under; null before it was looked for. `route(pattern)` notes it. */
  route(noted?: string): string | null
}

export const requestInfo = createContext<RequestInfo>()

export function describeRequest(id: string, clientNetwork: string): RequestInfo {
  let out = false
  let pattern: string | null = null
  return {
    id,
    clientNetwork,
    unavailable: (noted) => (out ||= noted ?? false),
    route: (noted) => (pattern = noted ?? pattern),
  }
}
