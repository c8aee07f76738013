import { createContext } from 'react-router'

/**
 * The instant from which words of a page are no longer true, because they depend on the clock; null for a page that changes only with
 * its content. Its loader says it, and the page cache drops the page then.
 *
 *   context.set(pageHoldsUntil, goesStaleAt)
 */
export const pageHoldsUntil = createContext<Date | null>(null)
