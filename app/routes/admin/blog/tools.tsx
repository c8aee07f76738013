import { useEffect } from 'react'
import { data, useRevalidator } from 'react-router'

import { formatBytes } from '#base/format-bytes.ts'
import { isChoreKind, type Chore } from '#features/blog/core/chore.ts'
import { listLinkFindings } from '#features/blog/tools/check-links.server.ts'
import { ChoreCard } from '#features/blog/tools/chore-card.tsx'
import { findChores, startChore } from '#features/blog/tools/chores.server.ts'
import { LinkFindings } from '#features/blog/tools/link-findings.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { findDescriptionIssues } from '#features/shop/managing/cleaner/clean-descriptions.server.ts'
import { CleanerCard } from '#features/shop/managing/cleaner/cleaner-card.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm } from '#platform/form.server.ts'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'

import type { Route } from './+types/tools.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Admin Tools', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { timeZone } = signedIn(context)
  const [chores, findings, issues] = await Promise.all([
    findChores(services),
    listLinkFindings(services),
    findDescriptionIssues(services).catch(logFailure(context, 'The descriptions of products could not be read.')),
  ])
  const shown = (chore: Chore | undefined) =>
    chore
      ? {
          ...chore,
          started: instantLabel(chore.startedAt, timeZone),
          ended: chore.endedAt && instantLabel(chore.endedAt, timeZone),
        }
      : null
  return { search: shown(chores.search), links: shown(chores.links), archive: shown(chores.export), findings, issues }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { chore } = await readForm(request)
  if (!isChoreKind(chore)) throw data(null, 400)
  const started = await startChore(context.get(servicesContext), chore)
  return redirectWithToast('/blog-automation/tools', { title: started === 'started' ? 'Started' : 'It is already running' })
}

/** Milliseconds until one looks again how far a chore is. */
const POLL_MS = 2_000

export default function ToolsPage({ loaderData: { search, links, archive, findings, issues } }: Route.ComponentProps) {
  const isBusy = [search, links, archive].some((chore) => chore?.status === 'waiting' || chore?.status === 'running')
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => void revalidate(), POLL_MS)
    return () => clearInterval(timer)
  }, [isBusy, revalidate])
  const hasFile = archive?.status === 'done' && archive.bytes !== null
  return (
    <div className="grid gap-4">
      {!search && !links && !archive && (
        <EmptyState title="No tool has been used yet" level={2}>
          What each of them finds or makes appears here afterwards, even if you close this page in the meantime.
        </EmptyState>
      )}
      <ChoreCard
        kind="links"
        title="Check links"
        text="Follows every link in every post, one request a second to each site, and lists the broken ones."
        button="Check links"
        chore={links}
      >
        {links?.status === 'done' && findings.length === 0 && <p className="mt-3 text-sm">Every link works.</p>}
        {findings.length > 0 && <LinkFindings findings={findings} />}
      </ChoreCard>
      <ChoreCard
        kind="export"
        title="Export all posts"
        text="A ZIP with a Markdown file for each post, drafts included, and the pictures that you uploaded for them. Recordings and PDFs are not in it."
        button="Make an export"
        chore={archive}
      >
        {hasFile && (
          <p className="mt-4">
            <a href="/admin/posts/export" download className={`num ${buttonClass('primary', 'small')}`}>
              Download, {formatBytes(archive.bytes!)}
            </a>
          </p>
        )}
      </ChoreCard>
      <ChoreCard
        kind="search"
        title="Rebuild the search index"
        text="Rebuilds what the blog search knows of each post. Only needed after an upgrade that says so."
        button="Rebuild"
        chore={search}
      />
      <CleanerCard issues={issues} />
    </div>
  )
}
