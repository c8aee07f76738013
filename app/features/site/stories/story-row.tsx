import type { CSSProperties } from 'react'

import { StoryQuote } from './story-quote.tsx'
import { beginningOf, MAX_IN_A_ROW, type StoryView } from './story-view.ts'

type StoryRowProps = {
  /** Shown in their order; the first five. */
  stories: readonly StoryView[]
  /** Names the row for who cannot see it. */
  label?: string | undefined
}

/**
 * Stories in one place, each for four seconds. HTML and CSS alone: it stands still under the pointer, while focus is inside and
 * for people who asked for less motion; its switch stops it and makes it a row to scroll, in which all of them can be read. A
 * single story just stands there.
 */
export function StoryRow({ stories, label = 'Member stories' }: StoryRowProps) {
  const shown = stories.slice(0, MAX_IN_A_ROW)
  const turns = shown.length > 1
  const phase = (i: number) => ({ '--story': i }) as CSSProperties
  return (
    <div className="slip story-row" data-count={shown.length} style={{ '--stories': shown.length } as CSSProperties}>
      <svg width="44" height="32" viewBox="0 0 44 32" fill="var(--accent)" aria-hidden="true">
        <path d="M0 32V19C0 8 6 1.5 16 0l1.5 5C11 7 8.5 10.5 8.5 15H17v17zM25 32V19C25 8 31 1.5 41 0l1.5 5C36 7 33.5 10.5 33.5 15H42v17z" />
      </svg>
      {/* A list that scrolls must be reached by key. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className="story-run" aria-label={label} tabIndex={turns ? 0 : undefined}>
        {shown.map((story, i) => (
          <li key={story.id} style={phase(i)}>
            <StoryQuote story={story} words={beginningOf(story.quote)} />
          </li>
        ))}
      </ul>
      {turns && (
        <div className="story-turn" data-scripts="none">
          <label className="cap story-pause">
            <input type="checkbox" /> Pause the stories
          </label>
          <span className="story-ticks" aria-hidden="true">
            {shown.map(({ id }, i) => (
              <i key={id}>
                <b style={phase(i)} />
              </i>
            ))}
          </span>
        </div>
      )}
    </div>
  )
}
