import type { ReactNode } from 'react'

import type { Passage, Reading } from '#content/reading.ts'
import { useNamed } from '#features/site/core/site-words.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

interface ReadingPageProps {
  reading: Reading
  eyebrow?: ReactNode
  /** Between the heading and the first passage. */
  picture?: ReactNode
  /** What the reader can do next. */
  children?: ReactNode
}

/** A page that is read from top to bottom: headings in the margin, their passages beside them. */
export function ReadingPage({ reading: text, eyebrow, picture, children }: ReadingPageProps) {
  const reading = useNamed(text)
  return (
    <div className="wrap reading">
      <PageHeading title={reading.title} lead={reading.lead} eyebrow={eyebrow} />
      {picture}
      {reading.passages.map((passage) => (
        <ReadingPassage key={passage.heading} {...passage} />
      ))}
      {children}
    </div>
  )
}

export function ReadingPassage({ heading, text, points }: Passage) {
  return (
    <section className="passage">
      <h2>{heading}</h2>
      <div className="prose">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
