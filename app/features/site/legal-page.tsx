import type { ReactNode } from 'react'

import type { Imprint as ImprintFields } from '#content/imprint.ts'
import type { LegalText } from '#content/reading.ts'

import { formatPublicDay } from './format-public-day.ts'
import { Imprint } from './imprint.tsx'
import { ReadingPage } from './reading-page.tsx'

interface LegalPageProps {
  text: LegalText
  imprint: ImprintFields
  /** What stands after the text. */
  children?: ReactNode
}

export function LegalPage({ text, imprint, children }: LegalPageProps) {
  return (
    <ReadingPage
      reading={text}
      eyebrow={
        <>
          Last changed on <time dateTime={text.changedOn}>{formatPublicDay(text.changedOn)}</time>
        </>
      }
    >
      {children}
      <Imprint imprint={imprint} />
    </ReadingPage>
  )
}
