import type { DataStrategyResult } from 'react-router'

type Results = Record<string, DataStrategyResult>

export interface ShelfKeeper {
  /** Names what the field asks next, and what the page does where it gets no answer. */
  readonly follow: (address: string, stay: () => void) => void
  /** Runs in the browser around every request for the shop. */
  readonly middleware: (args: { request: Request }, next: () => Promise<Results>) => Promise<void>
}

/**
 * While somebody types, a request that fails costs neither what was typed nor what was found. Links and the way back go where they lead,
 * and to the error page if nothing answers there.
 */
export function shelfKeeper(): ShelfKeeper {
  let followed: { readonly address: string; readonly stay: () => void } | null = null
  return {
    follow: (address, stay) => (followed = { address, stay }),
    middleware: async ({ request }, next) => {
      const results = Object.values(await next())
      const { pathname, search } = new URL(request.url)
      if (request.signal.aborted || pathname + search !== followed?.address || !results.some(isFailure)) return
      for (const result of results) if (result.type === 'error') Object.assign(result, { type: 'data', result: undefined })
      followed.stay()
    },
  }
}

function isFailure({ type, result }: DataStrategyResult): boolean {
  if (type === 'error') return !(result instanceof Response)
  return (result as { isBroken?: boolean } | undefined)?.isBroken === true
}
