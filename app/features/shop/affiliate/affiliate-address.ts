interface Partner {
  readonly retailerDomain: string
  readonly partnerParameter: string
  /** Empty: nothing is added. */
  readonly partnerId: string
}

/**
 * Where a stored address leads: one of the retailer carries the partner’s id, set and never doubled; any other is as it is stored. Null
 * for what is no address of the web.
 */
export function affiliateAddress(stored: string | null, { retailerDomain, partnerParameter, partnerId }: Partner): string | null {
  if (!stored || !URL.canParse(stored)) return null
  const url = new URL(stored)
  if (!['https:', 'http:'].includes(url.protocol)) return null
  if (partnerId === '' || partnerParameter === '' || !isOfDomain(url.hostname, retailerDomain)) return url.href
  const same = Array.from(url.searchParams.keys()).filter(
    (name) => name !== partnerParameter && name.toLowerCase() === partnerParameter.toLowerCase(),
  )
  for (const name of same) url.searchParams.delete(name)
  url.searchParams.set(partnerParameter, partnerId)
  return url.href
}

function isOfDomain(host: string, domain: string): boolean {
  const wanted = domain.toLowerCase()
  return wanted !== '' && (host === wanted || host.endsWith(`.${wanted}`))
}
