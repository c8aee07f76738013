import type { ShownStory } from './shown-story.ts'
import { StoryQuote } from './story-quote.tsx'

/** Every published story, whole. */
export function StoryGrid({ stories }: { stories: readonly ShownStory[] }) {
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
