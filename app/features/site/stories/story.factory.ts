import type { StoryForm } from './story.ts'

/** A story as it comes out of the form, for tests. */
export function aStory(changes: Partial<StoryForm> = {}): StoryForm {
  return { story: 'I sleep through most nights now.', rating: 5, name: 'Ann', consent: 'yes', ...changes }
}
