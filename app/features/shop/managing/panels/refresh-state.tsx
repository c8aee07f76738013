import { Form, useLocation, useRouteLoaderData } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { isOver, type RefreshProgress, type RefreshResult } from '#features/shop/core/refresh.ts'
import { MANAGE } from '#features/shop/managing/managed-list.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'

import { formatEnd, outcomeOf } from './refresh-outcome.ts'
import { useRefreshView } from './use-refresh-view.tsx'

export type RefreshView = RefreshProgress & {
  readonly result: RefreshResult | null
  /** The supplier’s name. */
  readonly of: string
  /** When it was begun, in words. */
  readonly when: string
}

/** A reading as it stands now: how far it is, or how it ended with everything that was found. */
export function RefreshState({ refresh: loaded, isNamed }: { refresh: RefreshView; isNamed: boolean }) {
  const refresh = useRefreshView(loaded, isNamed)
  if (!isOver(refresh.status)) return <GoingOn refresh={refresh} of={refresh.of} />
  return <Ended refresh={refresh} isNamed={isNamed} />
}

/** How far a reading is; it looks again by itself. */
export function GoingOn({ refresh: { id, step, done, total }, of }: { refresh: RefreshProgress; of?: string }) {
  const { pathname, search } = useLocation()
  return (
    <div className="mt-4">
      {of && <p className="text-sm font-strong wrap-anywhere">{of}</p>}
      <output className="block text-sm wrap-anywhere">{step || 'Waiting to start'}</output>
      <progress className="work-bar" aria-label="Pages read" max={Math.max(1, total)} value={total > 0 ? done : undefined} />
      <p className="cap num">{total > 1 ? `${done} of ${total} pages. ` : ''}You can leave this page: it continues.</p>
      <Form method="post" action={MANAGE} preventScrollReset className="mt-3">
        <PersonField />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="from" value={pathname + search} />
        <Button kind="secondary" size="small" name="intent" value="cancel-refresh" busyLabel="Stopping...">
          Cancel{of && <span className="vh"> reading {of}</span>}
        </Button>
      </Form>
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
    </div>
  )
}

function Ended({ refresh, isNamed }: { refresh: RefreshView; isNamed: boolean }) {
  const { result, of, when } = refresh
  const outcome = outcomeOf(refresh)
  const root = useRouteLoaderData<{ toasts: ReadonlyArray<unknown> }>('root')
  const runsScripts = useRunsScripts()
  // With scripts it is a toast, and so it is where a form’s own answer brought it.
  const isToast = runsScripts || (root?.toasts.length ?? 0) > 0
  return (
    <div className="mt-4 grid gap-3">
      {isNamed && !isToast && outcome && (
        <Alert kind={outcome.kind} title={outcome.title}>
          {outcome.text}
        </Alert>
      )}
      <p className="cap num">
        {of}, {when}: {formatEnd(refresh)}.
      </p>
      {result && <RefreshResultLists result={result} />}
    </div>
  )
}

/** What became of the pages, each list folded up. */
export function RefreshResultLists({ result: { added, changed, gone, failed } }: { result: RefreshResult }) {
  const product = (line: { name: string; slug: string }) => <TextLink to={`/shop/${line.slug}`}>{line.name}</TextLink>
  return (
    <div>
      <Lines title="Added" lines={added.map((line) => ({ key: line.slug, text: product(line) }))} />
      <Lines
        title="Changed"
        lines={changed.map((line) => ({
          key: line.slug,
          text: (
            <>
              {product(line)}: {line.what}
            </>
          ),
        }))}
      />
      <Lines title="Gone" lines={gone.map((line) => ({ key: line.slug, text: product(line) }))} />
      <Lines title="Failed" lines={failed.map(({ url, reason }) => ({ key: url, text: `${url}: ${reason}` }))} isOpen />
    </div>
  )
}

/** As many as anybody reads. */
const MAX_LINES = 100

type LinesProps = { title: string; lines: ReadonlyArray<{ key: string; text: React.ReactNode }>; isOpen?: boolean }

function Lines({ title, lines, isOpen = false }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <details open={isOpen && lines.length <= 5} className="folded">
      <summary className="flex min-h-11 items-center gap-2 py-2 text-sm">
        <Icon name="down" size={16} className="text-faint" />
        {title} <span className="num">{lines.length}</span>
      </summary>
      <ul className="grid gap-1 pb-3 text-sm">
        {lines.slice(0, MAX_LINES).map(({ key, text }) => (
          <li key={key} className="wrap-anywhere">
            {text}
          </li>
        ))}
        {lines.length > MAX_LINES && <li className="cap">and {lines.length - MAX_LINES} more</li>}
      </ul>
    </details>
  )
}
