import strong from './fonts/instrument-sans-strong.woff2?url'
import sans from './fonts/instrument-sans.woff2?url'
import question from './fonts/newsreader-question.woff2?url'
import serif from './fonts/newsreader.woff2?url'

const preload = (href: string) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const })

/** Link descriptors for the fonts that every page shows at once, for `links` of the root. */
export const fontPreloads = [serif, sans, strong].map(preload)

/** For `links` of a page on which a question in the visitor’s voice stands. */
export const questionFontPreload = preload(question)
