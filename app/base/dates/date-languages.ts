import { formatDay } from './format-date.ts'

/** The languages in which a person may read dates (BCP 47), each by its own name. */
export const dateLanguages: ReadonlyArray<{ readonly tag: string; readonly name: string }> = [
  { tag: 'en-US', name: 'English (US)' },
  { tag: 'cs', name: 'Čeština' },
  { tag: 'da', name: 'Dansk' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'es', name: 'Español' },
  { tag: 'fr', name: 'Français' },
  { tag: 'it', name: 'Italiano' },
  { tag: 'nl', name: 'Nederlands' },
  { tag: 'nb', name: 'Norsk bokmål' },
  { tag: 'pl', name: 'Polski' },
  { tag: 'pt-BR', name: 'Português (Brasil)' },
  { tag: 'fi', name: 'Suomi' },
  { tag: 'sv', name: 'Svenska' },
  { tag: 'tr', name: 'Türkçe' },
  { tag: 'ja', name: '日本語' },
]

export function isDateLanguage(tag: string): boolean {
  return dateLanguages.some((language) => language.tag === tag)
}

const EXAMPLE = '2026-11-20'

/** What the profile’s choices say of whatever the browser says. */
export const BROWSER = 'browser'

/** The choices of the profile, each with a date in it; the empty one has dates as the site writes them. */
export function dateLanguageChoices(ofBrowser: string | null = null): { value: string; label: string; lang?: string }[] {
  const choices = dateLanguages.map(({ tag, name }) => ({ value: tag, label: `${name}: ${formatDay(EXAMPLE, tag)}`, lang: tag }))
  return [
    { value: BROWSER, label: `What my browser says: ${formatDay(EXAMPLE, ofBrowser)}` },
    { value: '', label: `As the site writes them: ${formatDay(EXAMPLE, null)}` },
    ...choices,
  ]
}
