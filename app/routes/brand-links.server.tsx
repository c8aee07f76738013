import type { BrandLook } from '#features/site/core/site-words.tsx'
import { commonFonts, questionFont } from '#ui/font-preloads.ts'

/** Where a question in the visitor’s voice is on the first screen. */
const ASKS = /^\/(?:$|pillar\/)/

/** What the head of every document names: the fonts that it shows at once, and the icons of the site. */
export function BrandLinks({ look, path }: { look: BrandLook | undefined; path: string }) {
  const { common = commonFonts, question = questionFont } = look?.fonts ?? {}
  const icons = look?.icons
  return (
    <>
      {(ASKS.test(path) ? [...common, question] : common).map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="icon" href={icons ? `${icons}-32.png` : '/favicon.ico'} sizes="32x32" />
      <link rel="icon" href={icons ? `${icons}-192.png` : '/favicon.svg'} type={icons ? 'image/png' : 'image/svg+xml'} />
      <link rel="apple-touch-icon" href={icons ? `${icons}-180.png` : '/apple-touch-icon.png'} />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  )
}
