import { editorAddress } from '#features/blog/managing/managed-posts.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'

interface BatchResultProps {
  items: ReadonlyArray<{
    title: string
    prompt: string
    words: number | null
    postId: string | null
    error: string | null
    reservation: string | null
  }>
}

/** The articles of a batch that was asked for, and what became of each. */
export function BatchResult({ items }: BatchResultProps) {
  return (
    <details className="border-b border-line pb-3" open={items.some(({ error }) => error !== null) || undefined}>
      <summary className="link inline-flex min-h-11 items-center text-sm">
        The last batch: {items.length === 1 ? 'one article' : `${items.length} articles`}
      </summary>
      <ol className="border-t border-line text-sm">
        {items.map(({ title, prompt, words, postId, error, reservation }, at) => (
          // The same title may come twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-2">
            <span className="min-w-0 wrap-anywhere">
              {postId === null ? (
                title
              ) : (
                <Link to={editorAddress(postId)} className="link">
                  {title}
                </Link>
              )}
              <span className="cap block">{prompt}</span>
              {reservation !== null && <span className="block">{reservation}</span>}
              {error !== null && <span className="block text-alert">{error}</span>}
            </span>
            <State words={words} isSaved={postId !== null} hasFailed={error !== null} />
          </li>
        ))}
      </ol>
    </details>
  )
}

function State({ words, isSaved, hasFailed }: { words: number | null; isSaved: boolean; hasFailed: boolean }) {
  if (hasFailed) return <Badge tone="alert">Failed</Badge>
  if (words === null) return <Badge>Not written yet</Badge>
  return (
    <Badge tone={isSaved ? 'good' : 'plain'}>{`${isSaved ? 'Saved' : 'Written'}, ${words.toLocaleString('en')} words`}</Badge>
  )
}
