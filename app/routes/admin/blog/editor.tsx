import { data, Form, useParams } from 'react-router'

import { ConflictNotice } from '#features/blog/editor/conflict-notice.tsx'
import { EditorForm } from '#features/blog/editor/editor-form.tsx'
import { VersionList } from '#features/blog/editor/version-list.tsx'
import { editorAddress, postListAddress, postListView } from '#features/blog/managing/post-list.ts'
import { StatusBadge } from '#features/blog/managing/status-badge.tsx'
import { PersonField } from '#features/identity/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { services } from '#platform/services.server.ts'
import { AddressDialog } from '#ui/address-dialog.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/editor.ts'
import { saveFromEditor } from './editor-action.server.ts'
import { loadEditor } from './editor-loader.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Edit post', listed: false })

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const opened = await loadEditor(context.get(services), signedIn(context), params.id, url.searchParams.get('version'))
  if (!opened) throw data(null, 404)
  return { ...opened, view: postListView(url.searchParams) }
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  return saveFromEditor(context, params.id, request, postListView(url.searchParams))
}

export default function EditorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { post, content, shownVersion, draft, versions, site, view } = loaderData
  const here = editorAddress(post.id, view)
  const versionAddress = (version: string) => withVersion(here, version)
  const address = shownVersion ? versionAddress(shownVersion.id) : here
  const conflict = actionData?.conflict
  return (
    <AddressDialog title="Edit post" closeTo={postListAddress(view)} badge={<StatusBadge status={post.status} />}>
      {conflict && <ConflictNotice conflict={conflict} mine={actionData.report.values} address={here} />}
      {shownVersion && !conflict && (
        <Alert className="mb-4" title={`In the form: the version of ${shownVersion.when}`}>
          Save to make it the post again, or <TextLink to={here}>go back to what is saved</TextLink>.
        </Alert>
      )}
      {draft && !shownVersion && !actionData && (
        <Alert className="mb-4" title={`You wrote here on ${draft.when} and did not save`}>
          <div className="flex flex-wrap items-center gap-x-4">
            <TextLink to={versionAddress(draft.id)}>Go on with that text</TextLink>
            <Form method="post" action={here}>
              <PersonField />
              <Button kind="tertiary" size="small" name="do" value="discard">
                Throw it away
              </Button>
            </Form>
          </div>
        </Alert>
      )}
      {post.note && <Alert className="mb-4">{post.note}</Alert>}
      <EditorForm
        key={`${post.id} ${shownVersion?.id ?? ''}`}
        postId={post.id}
        content={content}
        version={conflict?.version ?? post.version}
        address={address}
        report={actionData?.report}
        isAddressFree={!post.wasPublished}
        site={site}
      >
        <p className="cap">
          {post.originWords}
          {post.review && ` ${post.review}`}
        </p>
        <VersionList versions={versions} addressOf={versionAddress} current={shownVersion?.id ?? null} />
      </EditorForm>
    </AddressDialog>
  )
}

function withVersion(address: string, version: string): string {
  const [path, query] = address.split('?')
  const said = new URLSearchParams(query)
  said.set('version', version)
  return `${path}?${said}`
}

export function ErrorBoundary() {
  const { id } = useParams()
  return (
    <Alert kind="error" title="This post is gone" className="mt-5">
      Somebody has deleted it, or the address was mistyped{id && `: ${id.slice(0, 8)}`}.
    </Alert>
  )
}
