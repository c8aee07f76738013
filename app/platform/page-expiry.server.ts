import { createContext, type RouterContextProvider } from 'react-router'

/**
 * The instant from which words of a page are no longer true, because they depend on the clock; null for a page that changes only with
 * its content. The page cache drops the page then. Parts of a page say it with `holdPageUntil`.
 */
export const pageHoldsUntil = createContext<Date | null>(null)

/** Says that a part of this page is true until an instant: of several, the earliest counts. Null: it changes only with its content. */
export function holdPageUntil(context: Pick<RouterContextProvider, 'get' | 'set'>, instant: Date | null): void {
  if (instant === null) return
  const before = context.get(pageHoldsUntil)
  if (before === null || instant < before) context.set(pageHoldsUntil, instant)
}
