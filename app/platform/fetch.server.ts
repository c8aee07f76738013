/** What a guarded fetch returns: the body is whole, decompressed and within the limit. */
export interface FetchedPage {
  readonly url: string
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array
}

/**
 * Fetches an address that a person or a page named: https only, public addresses only, at most 15 s and 5 MB.
 * Throws OutboundFetchError with a sentence for people.
 */
export type OutboundFetch = (url: string, options?: { method?: 'GET' | 'HEAD'; headers?: Record<string, string> }) => Promise<FetchedPage>
