import { data } from 'react-router'

import { ConflictNotice } from '#features/blog/editor/conflict-notice.tsx'
import { DeletedPost } from '#features/blog/editor/deleted-post.tsx'
import { EditorForm } from '#features/blog/editor/editor-form.tsx'
import { useLastFound } from '#features/blog/editor/use-opened.tsx'
import { VersionList } from '#features/blog/editor/version-list.tsx'
import { editButtonId, editorAddress, pageOf, postListAddress, postListView } from '#features/blog/managing/managed-posts.ts'
import { StatusBadge } from '#features/blog/managing/status-badge.tsx'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { OfferedClaims } from '#features/site/claims/offered-claims.tsx'
import type { OverHandle } from '#features/site/frame/scroll-to-top.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { UnsavedDraft } from '#features/writing/editing/unsaved-draft.tsx'
import { useFormKey } from '#features/writing/editing/use-form-key.tsx'
import { partsOfPage } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { AddressDialog } from '#ui/address-dialog.tsx'
import { Alert } from '#ui/alert.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { Toast } from '#ui/toast-store.ts'
import { useLaterToast } from '#ui/use-later-toast.ts'

import type { Route } from './+types/editor.ts'
import { saveFromEditor } from './editor-action.server.ts'
import { loadEditor } from './editor-loader.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Edit post', listed: false })

/** The editor opens over the list. */
export const handle: OverHandle = { over: '/blog-automation/manage' }

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { read, isWhole } = partsOfPage(context)
  const opened = await read(
    loadEditor(context.get(servicesContext), signedIn(context), params.id, url.searchParams.get('version')),
    'A post that is edited',
  )
  return data({ opened, isRead: isWhole(), view: postListView(url.searchParams) }, opened ? 200 : isWhole() ? 404 : 503)
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  return saveFromEditor(context, params.id, request, postListView(url.searchParams))
}

export default function EditorPage({ loaderData: { opened: found, isRead, view }, actionData, params }: Route.ComponentProps) {
  const opened = useLastFound(found, params.id)
  const formKey = useFormKey(opened?.shownVersion?.id ?? '', (fields) => fields.get('intent') === 'save-and-stay')
  const close = { closeTo: postListAddress(view), openerId: editButtonId(params.id) }
  useLaterToast(actionData?.toast)
  if (!opened) return <DeletedPost {...close} isRead={isRead} typed={actionData?.report.values} />
  const { post, publication, content, problems, claims, shownVersion, draft, versions, site } = opened
  const here = editorAddress(post.id, view)
  const versionAddress = (version: string) => withVersion(here, version)
  const address = shownVersion ? versionAddress(shownVersion.id) : here
  const conflict = actionData?.conflict
  const page = pageOf(post)
  const isDeleted = (!found && isRead) || actionData?.isGone === true
  return (
    <AddressDialog
      title="Edit post"
      {...close}
      badge={
        <>
          <StatusBadge status={post.status} />
          <TextLink to={page.address} target="_blank">
            {page.label}
          </TextLink>
        </>
      }
    >
      {conflict && <ConflictNotice conflict={conflict} mine={actionData.report.values} address={here} />}
      {shownVersion && !conflict && (
        <Alert className="mb-4" title={`In the form: the version of ${shownVersion.when}`}>
          Save to make it the post again, or <TextLink to={here}>go back to what is saved</TextLink>.
        </Alert>
      )}
      {draft && !shownVersion && !actionData && (
        <UnsavedDraft when={draft.when} address={here} textAddress={versionAddress(draft.id)}>
          <PersonField />
        </UnsavedDraft>
      )}
      {post.note && <Alert className="mb-4">{post.note}</Alert>}
      <EditorForm
        key={`${post.id} ${formKey}`}
        postId={post.id}
        content={content}
        version={conflict?.version ?? post.version}
        address={address}
        report={actionData?.report}
        problems={actionData ? [] : problems}
        refusal={isDeleted ? DELETED : null}
        isChosen={formKey > 0}
        page={page.label}
        isAddressFree={!post.wasPublished}
        publication={publication}
        site={site}
        sentFile={actionData?.sentFile ?? null}
      >
        <p className="cap">
          {post.originWords}
          {post.review && ` ${post.review}`}
        </p>
        <OfferedClaims sentences={claims} />
        <VersionList versions={versions} addressOf={versionAddress} current={shownVersion?.id ?? null} />
      </EditorForm>
    </AddressDialog>
  )
}

const DELETED: Toast = {
  title: 'This post is gone',
  text: 'Somebody has deleted it, so there is nothing to save to. Your text is still in the form: copy what you need.',
}

function withVersion(address: string, version: string): string {
  const [path, query] = address.split('?')
  const said = new URLSearchParams(query)
  said.set('version', version)
  return `${path}?${said}`
}
