import type { Passage } from '#content/reading.ts'

/** A heading in the margin, and its passage beside it. */
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
