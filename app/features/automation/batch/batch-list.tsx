import { BESIDE_NEED } from '#features/automation/core/not-covered.ts'
import type { OfferedTopic } from '#features/automation/core/offered-topic.ts'
import { TopicChoice } from '#features/automation/core/topic-choice.tsx'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

export interface ListedArticle {
  readonly title: string
  readonly prompt: string
  /** When it will appear, in words. */
  readonly planned: string
  /** Topics to choose from where nobody could write about it; null where somebody can, or it is not known yet. */
  readonly offered: readonly OfferedTopic[] | null
}

interface BatchListProps {
  articles: readonly ListedArticle[]
  /** A last line that has no pair. */
  unpaired: string | null
  /** The id of the form that the lines stand in. */
  form: string
  /** Gives the article at this place another title, where scripts run. */
  onChoose: ((at: number, title: string) => void) | undefined
}

/** The articles of a batch, each with its time. */
export function BatchList({ articles, unpaired, form, onChoose }: BatchListProps) {
  return (
    <section aria-labelledby="batch-list">
      <h2 className="title mb-3" id="batch-list">
        Articles
      </h2>
      {articles.length === 0 ? (
        <EmptyState title="No articles yet" level={3}>
          They appear here once there is a title with a prompt, one for each morning from tomorrow.
        </EmptyState>
      ) : (
        <ol className="border-t border-ink">
          {articles.map(({ title, prompt, planned, offered }, at) => (
            // The same title may come twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="grid gap-1 border-b border-line py-3 text-sm">
              <p className="font-strong wrap-anywhere">{title}</p>
              <p className="text-soft wrap-anywhere">{prompt}</p>
              {offered === null ? (
                <p className="cap num">{planned}</p>
              ) : (
                <>
                  <p className="flex flex-wrap items-center gap-2">
                    <Badge tone="alert">Not covered</Badge>
                    <span>The library has nothing on it, and there is no AI model. {suggestTopics(offered)}</span>
                  </p>
                  <TopicChoice
                    topics={offered}
                    form={form}
                    choiceOf={(topic) => `${at}:${topic.title}`}
                    onChoose={onChoose && ((topic) => onChoose(at, topic.title))}
                    label={`Topics instead of “${title}”`}
                  />
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {unpaired !== null && (
        <output className="cap mt-3 block wrap-anywhere">The last line has no line after it and is left out: “{unpaired}”</output>
      )}
    </section>
  )
}

function suggestTopics(topics: readonly OfferedTopic[]): string {
  if (topics.some(({ isBesideNeed }) => isBesideNeed)) return `${BESIDE_NEED} It can write about these beside it:`
  return topics.some(({ isNear }) => isNear)
    ? 'These come closest:'
    : 'Nothing comes close. Here are three topics that it can write about:'
}
