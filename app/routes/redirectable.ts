import type { Address } from './address.ts'

/**
 * Whether a redirect may answer below an address, where its page is not there: at public addresses that stand for many pages, some of which
 * are gone. Everywhere else a page answers always, or somebody has to be let in first.
 */
export function isRedirectable({ who, kind, path }: Address): boolean {
  return who === 'anyone' && kind !== 'file' && (path.includes(':') || path.includes('*'))
}
