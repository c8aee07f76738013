import { EmptyState } from '#ui/empty-state.tsx'

export interface ListedArticle {
  readonly title: string
  readonly prompt: string
  /** When it will appear, in words. */
  readonly planned: string
}

interface BatchListProps {
  articles: readonly ListedArticle[]
  /** A last line that has no pair. */
  unpaired: string | null
}

/** The articles of a batch, each with its time. */
export function BatchList({ articles, unpaired }: BatchListProps) {
  return (
    <section aria-labelledby="batch-list">
      <h2 className="title mb-3" id="batch-list">
        Articles
      </h2>
      {articles.length === 0 ? (
        <EmptyState title="No articles yet" level={3}>
          They stand here as soon as there is a title with a prompt, one for each morning from tomorrow.
        </EmptyState>
      ) : (
        <ol className="border-t border-ink">
          {articles.map(({ title, prompt, planned }, at) => (
            // The same title may come twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="grid gap-1 border-b border-line py-3 text-sm">
              <p className="font-strong wrap-anywhere">{title}</p>
              <p className="text-soft wrap-anywhere">{prompt}</p>
              <p className="cap num">{planned}</p>
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
