import { createContext } from 'react-router'

/** What the server knows of a request beyond its text. */
export interface RequestInfo {
  /** Shown on error pages and written with every log line of the request. */
  readonly id: string
  /** Key of the client's network for rate limits: an IPv4 address, or the /64 of an IPv6 address. */
  readonly clientNetwork: string
}

export const requestInfo = createContext<RequestInfo>()
