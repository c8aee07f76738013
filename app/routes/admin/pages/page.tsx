import { useCallback, useState } from 'react'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { KindChooser } from '#features/pages/editing/kind-chooser.tsx'
import { PageBar } from '#features/pages/editing/page-bar.tsx'
import { PageFacts } from '#features/pages/editing/page-facts.tsx'
import { UndoNotice, UnreadNotice } from '#features/pages/editing/page-notices.tsx'
import { PagePreview } from '#features/pages/editing/page-preview.tsx'
import { SectionEditor } from '#features/pages/editing/section-editor.tsx'
import { SectionRows } from '#features/pages/editing/section-rows.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { servicesContext } from '#services.server.ts'
import { SureForm } from '#ui/ask-or-step.tsx'
import { ButtonLink } from '#ui/button-link.tsx'

import type { Route } from './+types/page.ts'
import { actOnPage } from './page-actions.server.ts'
import { loadPageEditor } from './page-loader.server.ts'

import pagesAdminCss from '#features/pages/pages-admin.css?url'
import draggingCss from '#ui/dragging.css?url'

export const links: Route.LinksFunction = () => [
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
    undo: asked('undo'),
    isDeleting: asked('step') === 'delete' && loaded.isOwn,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return actOnPage(context, params.id, request)
}

export default function PageEditor({ loaderData, actionData }: Route.ComponentProps) {
  const { id, path, name, slug, head, rows, kinds, versions, unread, section, isChanged, isPublic, mayLeave } = loaderData
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
        <span className="num wrap-anywhere">{path}</span>
      </AdminHeading>
      <PageBar address={here} path={path} isChanged={isChanged || kept !== ''} isPublic={isPublic} mayLeave={mayLeave} />
      {loaderData.undo && <UndoNotice address={here} version={loaderData.undo} />}
      <UnreadNotice unread={unread} />
      <div className="page-editor">
        <div className="min-w-0">
          {section ? (
            <SectionEditor
              key={`${section.id} ${answer ? JSON.stringify(answer.values) : section.fingerprint}`}
              pageId={id}
              address={here}
              section={section}
              values={answer?.values ?? section.values}
              fingerprint={answer?.fingerprint ?? section.fingerprint}
              report={answer?.report}
              conflict={answer?.conflict ?? null}
              isUnsaved={answer?.isUnsaved ?? false}
              onKept={onKept}
            />
          ) : loaderData.add === null ? (
            <>
              <SectionRows rows={rows} address={here} />
              <ButtonLink to={`${here}?add=end`} kind="secondary" className="mt-5">
                Add a section
              </ButtonLink>
              <div className="mt-8">
                <PageFacts
                  pageId={id}
                  address={here}
                  head={head}
                  slug={slug}
                  versions={versions}
                  refused={actionData ? { ...actionData, form: actionData.refused } : null}
                />
              </div>
            </>
          ) : (
            <KindChooser kinds={kinds} address={here} behind={loaderData.add} />
          )}
        </div>
        <PagePreview address={path} revision={`${loaderData.revision} ${kept}`} />
      </div>
    </>
  )
}

function DeletePage({ name, here }: { name: string; here: string }) {
  const words = { intent: 'Delete', busy: 'Deleting...', not: 'Keep the page' }
  return (
    <>
      <AdminHeading title={`Delete “${name}”?`} eyebrow="Page">
        The page leaves the site at once, and its versions go with it. This cannot be undone.
      </AdminHeading>
      <div className="flex flex-wrap items-center gap-4">
        <SureForm action={here} fields={<PersonField />} name="intent" value="delete-page" words={words} />
        <ButtonLink kind="secondary" to={here}>
          {words.not}
        </ButtonLink>
      </div>
    </>
  )
}
