import { useCallback, useState } from 'react'

import { signedIn } from '#features/identity/viewer.server.ts'
import { KindChooser } from '#features/pages/editing/kind-chooser.tsx'
import { findWaysTo } from '#features/pages/editing/own-pages.server.ts'
import { PageBar } from '#features/pages/editing/page-bar.tsx'
import { PageFacts } from '#features/pages/editing/page-facts.tsx'
import { GoneNotice, PageNotices, UndoNotice } from '#features/pages/editing/page-notices.tsx'
import { PagePreview } from '#features/pages/editing/page-preview.tsx'
import { SectionEditor } from '#features/pages/editing/section-editor.tsx'
import { SectionRows } from '#features/pages/editing/section-rows.tsx'
import type { StayingHandle } from '#features/site/frame/scroll-to-top.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { servicesContext } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'

import type { Route } from './+types/page.ts'
import { DeletePage } from './delete-page.tsx'
import { actOnPage } from './page-actions.server.ts'
import { loadPageEditor } from './page-loader.server.ts'

import pagesAdminCss from '#features/pages/pages-admin.css?url'
import draggingCss from '#ui/dragging.css?url'
import editorCss from '#ui/editor.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: editorCss },
  { rel: 'stylesheet', href: draggingCss },
  { rel: 'stylesheet', href: pagesAdminCss },
]

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: `Edit ${args.loaderData?.name ?? 'page'}`, listed: false })

/** Undo is offered where one is. */
export const handle: StayingHandle = { placeOf: (search) => ['section', 'add', 'step'].map((name) => search.get(name)).join(' ') }

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { versions, ...loaded } = await loadPageEditor(services, params.id, url.searchParams.get('section'))
  const { timeZone } = signedIn(context)
  const asked = (name: string) => url.searchParams.get(name)
  return {
    ...loaded,
    versions: versions.map(({ savedAt, ...version }) => ({ ...version, when: instantLabel(savedAt, timeZone) })),
    add: asked('add'),
    undo: { version: asked('undo'), after: asked('after'), act: asked('did') },
    isSaved: asked('saved') === 'yes',
    deleting: asked('step') === 'delete' && loaded.isOwn ? await findWaysTo(services, `/${loaded.slug}`) : null,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return actOnPage(context, params.id, request)
}

export default function PageEditor({ loaderData, actionData }: Route.ComponentProps) {
  const { id, address, preview, name, slug, rows, section, isChanged, isPublic, undo } = loaderData
  const [saved, setSaved] = useState({ after: '', fingerprint: '' })
  const { revision } = loaderData
  const onKept = useCallback((fingerprint: string) => setSaved({ after: revision, fingerprint }), [revision])
  // What was saved while typing counts until the page is loaded anew with it.
  const kept = saved.after === revision ? saved.fingerprint : ''
  const here = `/admin/pages/${id}`
  if (loaderData.deleting) return <DeletePage name={name} here={here} ways={loaderData.deleting} />
  const answer = actionData?.refused === 'section' ? actionData : null
  const factsRefused =
    actionData?.refused === 'head' || actionData?.refused === 'address' ? { ...actionData, form: actionData.refused } : null
  return (
    <>
      <AdminHeading title={name} eyebrow="Page">
        {loaderData.shownWhen ?? <span className="num wrap-anywhere">{loaderData.label}</span>}
      </AdminHeading>
      <PageBar
        address={here}
        view={address}
        hasPreview={preview !== null}
        isChanged={isChanged || kept !== ''}
        isPublic={isPublic}
        mayLeave={loaderData.mayLeave}
      />
      {actionData?.refused === 'gone' && <GoneNotice typed={actionData.typed} />}
      {undo.version && <UndoNotice address={here} version={undo.version} after={undo.after ?? ''} act={undo.act ?? ''} />}
      <PageNotices {...loaderData} />
      <div className="page-editor">
        <div className="min-w-0">
          {section ? (
            <SectionEditor
              key={`${section.id} ${answer ? JSON.stringify(answer.values) : section.fingerprint}`}
              pageId={id}
              address={here}
              section={section}
              answer={answer}
              isSaved={loaderData.isSaved && answer === null}
              onKept={onKept}
            />
          ) : loaderData.add === null ? (
            <>
              <SectionRows rows={rows} address={here} isWordsOnly={loaderData.isWordsOnly} />
              {!loaderData.isWordsOnly && (
                <ButtonLink to={`${here}?add=end`} kind="secondary" className="mt-5">
                  Add a section
                </ButtonLink>
              )}
              <div className="mt-8">
                <PageFacts
                  pageId={id}
                  address={here}
                  head={loaderData.head}
                  headIsElsewhere={loaderData.headIsElsewhere}
                  slug={slug}
                  versions={loaderData.versions}
                  view={preview}
                  refused={factsRefused}
                />
              </div>
            </>
          ) : (
            <KindChooser groups={loaderData.kinds} address={here} behind={loaderData.add} />
          )}
        </div>
        <PagePreview
          address={preview}
          revision={`${loaderData.revision} ${kept}`}
          editor={here}
          section={section?.id ?? null}
          frameSection={rows.find(({ isFixed }) => isFixed)?.id ?? null}
        />
      </div>
    </>
  )
}
