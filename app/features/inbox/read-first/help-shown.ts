/** What somebody in danger was told at once, for those who read it later. */
export interface HelpShown {
  /** Where they seem to be, as an ISO 3166 code; null where that is not known. */
  readonly country: string | null
  /** Whom they were told to call, as it was written: "112", "the TelefonSeelsorge, 0800 111 0 111". */
  readonly numbers: readonly string[]
}

/** A country’s name in English; null where there is none of that code. */
export function countryName(code: string | null): string | null {
  if (code === null || !/^[A-Z]{2}$/.test(code)) return null
  const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code)
  return name ?? null
}
