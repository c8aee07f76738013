import sans from './fonts/instrument-sans.woff2?url'
import serif from './fonts/newsreader.woff2?url'

/** Link descriptors for the two fonts that every page shows at once, for `links` of the root. */
export const fontPreloads = [serif, sans].map((href) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}))
