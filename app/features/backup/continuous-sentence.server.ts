import type { ShippingState } from '#platform/backup/shipping-state.ts'

/** How the continuous backup stands, for whoever runs the site. */
export function continuousSentence({ address, failure, lastBaseCopy, isCopying, atRiskMinutes }: ShippingState): string {
  if (failure) return failure.sentence
  if (lastBaseCopy === null || atRiskMinutes === null)
    return isCopying
      ? `The database is being copied to ${address} for the first time; from then on every change follows.`
      : `The first copy of the database to ${address} begins within a minute; from then on every change follows.`
  const lost = atRiskMinutes <= 1 ? 'the last minute' : `the last ${atRiskMinutes} minutes`
  return `Every change of the database is taken to ${address}. If this machine were lost now, at most ${lost} would be.`
}
