import type { LegalText } from '#content/reading.ts'

import { dayInWords } from './day-in-words.ts'
import { ReadingPage } from './reading-page.tsx'

export function LegalPage({ text }: { text: LegalText }) {
  return (
    <ReadingPage
      reading={text}
      eyebrow={
        <>
          Last changed on <time dateTime={text.changedOn}>{dayInWords(text.changedOn)}</time>
        </>
      }
    />
  )
}
