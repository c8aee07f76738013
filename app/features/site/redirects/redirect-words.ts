import type { RedirectValues } from './redirect-form.ts'
import { shownAddress } from './redirect-path.ts'

/** Why a redirect cannot be saved beside the others. */
export type RedirectRefusal =
  | { readonly reason: 'itself' }
  /** The old address is redirected already. */
  | { readonly reason: 'duplicate'; readonly to: string }
  /** The new address is redirected itself, back to the old one. */
  | { readonly reason: 'circle'; readonly by: string }
  /** The new address is redirected itself. */
  | { readonly reason: 'leads on'; readonly by: string; readonly end: string }
  /** Other redirects lead to the old address. */
  | { readonly reason: 'led to'; readonly by: ReadonlyArray<string> }
  | { readonly reason: 'full'; readonly most: number }

/** What a refusal says, and beside which field. */
export function refusalWords(
  refusal: RedirectRefusal,
  { to }: RedirectValues,
): { field: keyof RedirectValues; sentence: string } {
  switch (refusal.reason) {
    case 'itself':
      return { field: 'to', sentence: 'This leads back to the same address. Please enter another one' }
    case 'duplicate':
      return {
        field: 'from',
        sentence: `This address is redirected already, to ${shownAddress(refusal.to)}. Please edit that redirect`,
      }
    case 'circle':
      return { field: 'to', sentence: `${refusal.by} is redirected back to the old address: visitors would go in a circle` }
    case 'leads on':
      return {
        field: 'to',
        sentence: `${refusal.by} is redirected itself. Please enter where it ends: ${shownAddress(refusal.end)}`,
      }
    case 'led to': {
      const [first = '', ...others] = refusal.by
      const more = others.length > 0 ? ` and ${others.length} more` : ''
      const sentence = `${first}${more} already led here. Please let ${others.length > 0 ? 'those' : 'that'} lead to ${shownAddress(to)} first`
      return { field: 'from', sentence }
    }
    case 'full':
      return {
        field: 'from',
        sentence: `There are ${refusal.most.toLocaleString('en')} redirects, which is the most. Please delete one first`,
      }
  }
}
