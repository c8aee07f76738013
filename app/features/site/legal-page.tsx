import type { ReactNode } from 'react'

import type { LegalText } from '#content/reading.ts'

import { dayInWords } from './day-in-words.ts'
import { ReadingPage } from './reading-page.tsx'

interface LegalPageProps {
  text: LegalText
  /** What stands after the text. */
  children?: ReactNode
}

export function LegalPage({ text, children }: LegalPageProps) {
  return (
    <ReadingPage
      reading={text}
      eyebrow={
        <>
          Last changed on <time dateTime={text.changedOn}>{dayInWords(text.changedOn)}</time>
        </>
      }
    >
      {children}
    </ReadingPage>
  )
}
