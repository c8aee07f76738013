import { termClaims } from './claims/terms.ts'

/** For so many days after the first payment the money goes back, until the owner says otherwise. */
export const GUARANTEE_DAYS = 30

/** The sentences that ship and promise it. */
const promises = Object.values(termClaims).flatMap((claim) => ('promise' in claim ? [claim.text] : []))

/** What stands in the place of each where the money goes back for another time; nothing where it does not. */
export function guaranteeInstead(days: number): ReadonlyMap<string, string> {
  if (days === GUARANTEE_DAYS) return new Map()
  return new Map(promises.map((text) => [text, days === 0 ? '' : forDays(text, days)]))
}

function forDays(text: string, days: number): string {
  const inWords = days === 1 ? '1 day' : `${days} days`
  return text.replace('Thirty days', inWords).replace('30 days', inWords).replace('30-day', `${days}-day`)
}
