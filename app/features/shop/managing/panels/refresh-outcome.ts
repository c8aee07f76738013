import { isOver, type RefreshProgress, type RefreshResult } from '#features/shop/core/refresh.ts'
import { adderWords } from '#features/shop/managing/adder/adder-words.ts'

/** What a person is told when a reading is over. */
export interface Outcome {
  readonly title: string
  readonly text?: string
  readonly kind?: 'note' | 'error'
  readonly duration?: number
}

type Ended = RefreshProgress & { readonly result: RefreshResult | null }

/** Null while it goes on. */
export function outcomeOf({ kind, status, error, result }: Ended): Outcome | null {
  if (!isOver(status)) return null
  const isPage = kind === 'page'
  if (status === 'cancelled')
    return { title: 'Cancelled', text: isPage ? 'Nothing was added.' : 'What was read until then is kept.' }
  if (isPage && result?.found) return { title: adderWords.scraped, text: result.found.name }
  const reason = error ?? result?.failed[0]?.reason ?? null
  if (isPage) return { title: adderWords.notScraped(reason ?? 'there is no product on this page.'), kind: 'error' }
  if (status === 'failed')
    return { title: `Failed to refresh products: ${reason ?? 'nothing could be read.'}`, kind: 'error', duration: 5_000 }
  return { title: 'Products refreshed', text: result ? formatResult(result) : '' }
}

/** How a reading ended, after its name and before a full stop: in its figures, or why it failed. */
export function formatEnd({ status, error, result }: Omit<Ended, 'kind'>): string {
  if (status === 'failed') return error?.replace(/\.$/, '') ?? 'it failed'
  const words = result ? formatResult(result) : null
  if (status !== 'cancelled') return words ?? 'it is over'
  return words ? `cancelled; until then ${words.charAt(0).toLowerCase()}${words.slice(1)}` : 'cancelled'
}

/** “3 added, 1 changed, 2 gone, 40 unchanged, 1 failed”. */
export function formatResult({ added, changed, gone, unchanged, leftOut, failed }: RefreshResult): string {
  const counts: ReadonlyArray<readonly [number, string]> = [
    [added.length, 'added'],
    [changed.length, 'changed'],
    [gone.length, 'gone'],
    [unchanged, 'unchanged'],
    [leftOut, 'left out'],
    [failed.length, 'failed'],
  ]
  const parts = counts.filter(([count]) => count > 0).map(([count, what]) => `${count.toLocaleString('en')} ${what}`)
  return parts.length > 0 ? parts.join(', ') : 'Nothing was found'
}
