import Bowser from 'bowser'

/** A browser in words, from what it says of itself: "Firefox on Windows". */
export function formatBrowser(userAgent: string | null | undefined): string {
  if (!userAgent) return 'A browser that does not say what it is'
  const parsed = Bowser.getParser(userAgent)
  const [browser, system] = [parsed.getBrowserName(), parsed.getOSName()]
  if (!browser && !system) return 'A browser that does not say what it is'
  return [browser || 'A browser', system].filter(Boolean).join(' on ')
}

/** Whether it is carried about: it gets the sign of a phone. */
export function isPhone(userAgent: string | null | undefined): boolean {
  return Boolean(userAgent) && ['mobile', 'tablet'].includes(Bowser.getParser(userAgent!).getPlatformType())
}
