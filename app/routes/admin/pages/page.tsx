import { useCallback, useState } from 'react'

import { signedIn } from '#features/identity/viewer.server.ts'
import { KindChooser } from '#features/pages/editing/kind-chooser.tsx'
import { PageBar } from '#features/pages/editing/page-bar.tsx'
import { PageFacts } from '#features/pages/editing/page-facts.tsx'
import { PageNotices, UndoNotice } from '#features/pages/editing/page-notices.tsx'
import { PagePreview } from '#features/pages/editing/page-preview.tsx'
import { SectionEditor } from '#features/pages/editing/section-editor.tsx'
import { SectionRows } from '#features/pages/editing/section-rows.tsx'
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

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { versions, ...loaded } = await loadPageEditor(context.get(servicesContext), params.id, url.searchParams.get('section'))
  const { timeZone } = signedIn(context)
  const asked = (name: string) => url.searchParams.get(name)
  return {
    ...loaded,
    versions: versions.map(({ savedAt, ...version }) => ({ ...version, when: instantLabel(savedAt, timeZone) })),
    add: asked('add'),
    undo: { version: asked('undo'), after: asked('after') },
    isDeleting: asked('step') === 'delete' && loaded.isOwn,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return actOnPage(context, params.id, request)
}

export default function PageEditor({ loaderData, actionData }: Route.ComponentProps) {
  const {
    id,
    address,
    preview,
    label,
    name,
    slug,
    head,
    rows,
    kinds,
    versions,
    section,
    isChanged,
    isPublic,
    mayLeave,
    isWordsOnly,
    undo,
  } = loaderData
  const [saved, setSaved] = useState({ after: '', fingerprint: '' })
  const { revision } = loaderData
  const onKept = useCallback((fingerprint: string) => setSaved({ after: revision, fingerprint }), [revision])
  // What was saved while typing counts until the page is loaded anew with it.
  const kept = saved.after === revision ? saved.fingerprint : ''
  const here = `/admin/pages/${id}`
  if (loaderData.isDeleting) return <DeletePage name={name} here={here} />
  const answer = actionData?.refused === 'section' ? actionData : null
  return (
    <>
      <AdminHeading title={name} eyebrow="Page">
        {loaderData.shownWhen ?? <span className="num wrap-anywhere">{label}</span>}
      </AdminHeading>
      <PageBar
        address={here}
        view={address}
        hasPreview={preview !== null}
        isChanged={isChanged || kept !== ''}
        isPublic={isPublic}
        mayLeave={mayLeave}
      />
      {undo.version && <UndoNotice address={here} version={undo.version} after={undo.after ?? ''} />}
      <PageNotices {...loaderData} />
      <div className="page-editor">
        <div className="min-w-0">
          {section ? (
            <SectionEditor
              key={`${section.id} ${answer ? JSON.stringify(answer.values) : section.fingerprint}`}
              pageId={id}
              address={here}
              section={section}
              values={answer?.values ?? section.values}
              offered={section.offered}
              problems={answer?.problems ?? section.problems}
              fingerprint={answer?.fingerprint ?? section.fingerprint}
              report={answer?.report}
              conflict={answer?.conflict ?? null}
              sentFile={answer?.sentFile ?? null}
              isUnsaved={answer?.isUnsaved ?? false}
              onKept={onKept}
            />
          ) : loaderData.add === null ? (
            <>
              <SectionRows rows={rows} address={here} isWordsOnly={isWordsOnly} />
              {!isWordsOnly && (
                <ButtonLink to={`${here}?add=end`} kind="secondary" className="mt-5">
                  Add a section
                </ButtonLink>
              )}
              <div className="mt-8">
                <PageFacts
                  pageId={id}
                  address={here}
                  head={head}
                  headIsElsewhere={loaderData.headIsElsewhere}
                  slug={slug}
                  versions={versions}
                  view={preview}
                  refused={actionData ? { ...actionData, form: actionData.refused } : null}
                />
              </div>
            </>
          ) : (
            <KindChooser groups={kinds} address={here} behind={loaderData.add} />
          )}
        </div>
        {preview ? (
          <PagePreview
            address={preview}
            revision={`${loaderData.revision} ${kept}`}
            editor={here}
            section={section?.id ?? null}
            frameSection={rows.find(({ isFixed }) => isFixed)?.id ?? null}
          />
        ) : (
          <p className="cap">There is nothing to look at yet: what this page stands around is not published.</p>
        )}
      </div>
    </>
  )
}
