import { BESIDE_NEED, NOT_COVERED } from '#features/automation/core/not-covered.ts'
import type { OfferedTopic } from '#features/automation/core/offered-topic.ts'
import { TopicChoice } from '#features/automation/core/topic-choice.tsx'
import { Alert } from '#ui/alert.tsx'

import { ARTICLE_FORM } from './generator-words.ts'

/** Says that the library has nothing on what was asked for, and offers what is near. */
export function UncoveredAlert({ topics }: { topics: readonly OfferedTopic[] }) {
  return (
    <Alert kind="error" title="Failed to generate blog post">
      <p>{NOT_COVERED}</p>
      <p className="mt-2">{suggestTopics(topics)}</p>
      <TopicChoice topics={topics} form={ARTICLE_FORM} onChoose={({ title }) => choose(title)} label="Topics of the library" />
    </Alert>
  )
}

function suggestTopics(topics: readonly OfferedTopic[]): string {
  if (topics.some(({ isBesideNeed }) => isBesideNeed)) return `${BESIDE_NEED} The library can write about these beside it:`
  return topics.some(({ isNear }) => isNear)
    ? 'Choose one of these instead, or ask in other words:'
    : 'Nothing in it comes close. Ask in other words, or choose one of three topics that the library can write about:'
}

/** Puts a title where the prompt stands; the rest of the form stays. */
function choose(title: string) {
  const form = document.querySelector<HTMLFormElement>(`#${ARTICLE_FORM}`)
  const [prompt, focus] = ['prompt', 'topic'].map((name) => form?.elements.namedItem(name))
  if (!(prompt instanceof HTMLTextAreaElement)) return
  prompt.value = title
  if (focus instanceof HTMLInputElement) focus.value = ''
  prompt.dispatchEvent(new Event('input', { bubbles: true }))
  prompt.focus()
}
