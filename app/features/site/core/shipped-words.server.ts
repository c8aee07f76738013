import { shippedSettings, withSiteName } from './site-settings.ts'
import { siteWordsOf, type SiteWords } from './site-words.tsx'

/** The words that were shipped. They stand in where none could be loaded: on the error page of a broken database. */
export const shippedWords: SiteWords = siteWordsOf(withSiteName(shippedSettings))
