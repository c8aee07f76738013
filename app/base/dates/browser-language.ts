import type { Units } from '#base/units.ts'

import { dateLanguages } from './date-languages.ts'
import type { DateLanguage } from './format-date.ts'

/** How a browser’s language has numbers and dates read until its person chooses otherwise. */
export interface BrowserReading {
  readonly units: Units
  readonly dateLanguage: DateLanguage
}

/** More of a header nobody needs to read: browsers send a handful of languages. */
const LONGEST = 400
const TAG = /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i
const AS_THE_SITE: BrowserReading = { units: 'metric', dateLanguage: null }

/**
 * Reads an Accept-Language header (RFC 9110, 12.5.4). Only the language that its person prefers counts: many browsers list "en-US" behind
 * another one. Where that names no region ("en, en-GB"), the first one of the same language that does tells it. Dates come in the languages
 * that the profile offers, else as the site writes them; a reader in the United States gets their units.
 */
export function readingOfBrowser(header: string | null): BrowserReading {
  const tags = tagsByPreference((header ?? '').slice(0, LONGEST))
  const [first] = tags
  if (first === undefined) return AS_THE_SITE
  const language = languageOf(first)
  const region =
    tags
      .filter((tag) => languageOf(tag) === language)
      .map(regionOf)
      .find(Boolean) ?? null
  return { units: region === 'US' ? 'us' : 'metric', dateLanguage: offered(language, region) }
}

/** The well-formed tags, the most preferred first; those of equal weight as they stand. */
function tagsByPreference(header: string): string[] {
  const weighed = header.split(',').flatMap((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
    const weight = weightOf(parameters)
    return TAG.test(tag) && weight > 0 ? [{ tag, weight }] : []
  })
  return weighed.toSorted((a, b) => b.weight - a.weight).map(({ tag }) => tag)
}

function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => /^q=/i.test(parameter))
  if (given === undefined) return 1
  const weight = Number(given.slice(2))
  return weight >= 0 && weight <= 1 ? weight : 0
}

function languageOf(tag: string): string {
  return tag.split('-')[0]!.toLowerCase()
}

/** The region of "en-US" or "zh-Hant-TW", in capitals; null where none is named. */
function regionOf(tag: string): string | null {
  return (
    tag
      .split('-')
      .slice(1)
      .find((part) => /^[a-z]{2}$/i.test(part))
      ?.toUpperCase() ?? null
  )
}

/** Of English only that of the United States has dates of its own here; Norwegian goes by three names. */
function offered(language: string, region: string | null): DateLanguage {
  if (language === 'en') return region === 'US' ? 'en-US' : null
  const wanted = language === 'no' || language === 'nn' ? 'nb' : language
  return dateLanguages.find(({ tag }) => languageOf(tag) === wanted)?.tag ?? null
}
