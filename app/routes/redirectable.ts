import type { Address } from './address.ts'

/**
 * Whether a redirect may answer below an address, where its page is not there: at public addresses that stand for many pages, some of which
 * are gone, and at those of pages that the owner may take from the site. Everywhere else a page answers always, or somebody has to be let in first.
 */
export function isRedirectable({ who, kind, path, canLeave }: Address): boolean {
  return who === 'anyone' && kind !== 'file' && (canLeave === true || path.includes(':') || path.includes('*'))
}
