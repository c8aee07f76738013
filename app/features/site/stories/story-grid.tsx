import { StoryQuote } from './story-quote.tsx'
import type { StoryView } from './story-view.ts'

/** Every published story, whole. */
export function StoryGrid({ stories }: { stories: readonly StoryView[] }) {
  return (
    <ul className="story-grid">
      {stories.map((story) => (
        <li key={story.id} className="card">
          <StoryQuote story={story} />
        </li>
      ))}
    </ul>
  )
}
