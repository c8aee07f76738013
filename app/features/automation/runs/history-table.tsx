import type { RunKind, RunStatus } from '#features/automation/core/run.ts'
import { runKinds } from '#features/automation/kinds/run-kinds.ts'
import { formatCost } from '#features/automation/money/cost.ts'
import { editorAddress } from '#features/blog/managing/managed-posts.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'

export interface HistoryLine {
  readonly id: string
  readonly kind: RunKind
  readonly status: RunStatus
  /** When, in words. */
  readonly day: string
  readonly error: string | null
  readonly items: ReadonlyArray<{
    title: string
    words: number | null
    postId: string | null
    error: string | null
    isReviewed: boolean
  }>
  readonly model: string | null
  readonly tokens: number
  readonly costMicros: number | null
}

const results = {
  queued: { word: 'Waiting', tone: 'plain' },
  running: { word: 'Writing', tone: 'plain' },
  done: { word: 'Saved', tone: 'good' },
  failed: { word: 'Failed', tone: 'alert' },
  cancelled: { word: 'Cancelled', tone: 'caution' },
} as const satisfies Record<RunStatus, object>

/** Every run: its day, what it was, how it ended, and what it used. */
export function HistoryTable({ lines }: { lines: readonly HistoryLine[] }) {
  if (lines.length === 0)
    return (
      <EmptyState title="No runs yet" level={3}>
        Every article written here is listed, whether scheduled or on request, even if it failed.
      </EmptyState>
    )
  return (
    <table className="table table-pairs">
      <caption className="vh">Runs, the newest first</caption>
      <thead>
        <tr>
          {['Day', 'What', 'Result', 'Article'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {['Words', 'Tokens', 'Cost'].map((name) => (
            <th key={name} scope="col" className="text-right">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ line }: { line: HistoryLine }) {
  const { kind, status, day, error, items, model, tokens, costMicros } = line
  const { word, tone } = results[status]
  const words = items.reduce((sum, item) => sum + (item.words ?? 0), 0)
  const reason = items.find((item) => item.error !== null)?.error
  return (
    <tr>
      <th scope="row" className="num">
        {day}
      </th>
      <td data-label="What">
        <span>
          {runKinds[kind].label} <span className="cap block">{words === 0 ? '' : (model ?? 'Library composer')}</span>
        </span>
      </td>
      <td data-label="Result">
        <Badge tone={tone}>{word}</Badge>
      </td>
      <td data-label="Article" className="wrap-anywhere">
        <span>
          <Articles items={items} />
          <Review items={items} />
          {error !== null && <span className="cap block">{error}</span>}
          {reason && reason !== error && <span className="cap block">{reason}</span>}
        </span>
      </td>
      <td data-label="Words" className="num text-right">
        {words === 0 ? '–' : words.toLocaleString('en')}
      </td>
      <td data-label="Tokens" className="num text-right">
        {tokens === 0 ? '–' : tokens.toLocaleString('en')}
      </td>
      <td data-label="Cost" className="num text-right">
        {costMicros === null ? 'Not known' : costMicros === 0 ? '–' : formatCost(costMicros)}
      </td>
    </tr>
  )
}

function Articles({ items }: Pick<HistoryLine, 'items'>) {
  const [first, ...others] = items
  if (!first || items.every(({ words }) => words === null)) return '–'
  if (others.length > 0) return `${items.length} articles`
  if (first.postId === null) return first.title
  return (
    <Link to={editorAddress(first.postId)} className="link">
      {first.title}
    </Link>
  )
}

/** Whether people of the house have read what was saved. */
function Review({ items }: Pick<HistoryLine, 'items'>) {
  const saved = items.filter(({ postId }) => postId !== null)
  if (saved.length === 0) return null
  const reviewed = saved.filter(({ isReviewed }) => isReviewed).length
  const words = saved.length === 1 ? (reviewed === 1 ? 'Reviewed' : 'Not reviewed') : `${reviewed} of ${saved.length} reviewed`
  return <span className="cap block">{words}</span>
}
