import { data, Form, redirect } from 'react-router'

import { PersonField } from '#features/identity/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { kindNames } from '#features/inbox/message.ts'
import { deleteMessage, findMessage, markMessage, moveMessage } from '#features/inbox/messages.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm } from '#platform/form.server.ts'
import { services } from '#platform/services.server.ts'
import { Button } from '#ui/button.tsx'
import { DialogClose } from '#ui/dialog-close.tsx'
import { DialogOpener } from '#ui/dialog-opener.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/message.ts'
import { AdminHeading } from './admin-heading.tsx'
import { instantLabel } from './instant-label.ts'

const DELETING = 'delete-message'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Message', listed: false })

export async function loader({ params, context }: Route.LoaderArgs) {
  const message = await findMessage(context.get(services), params.id)
  if (!message) throw data(null, 404)
  const { receivedAt, ...rest } = message
  return { ...rest, received: instantLabel(receivedAt, signedIn(context).timeZone), receivedAt: receivedAt.toISOString() }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { mark } = await readForm(request)
  if (!(await change(context.get(services), params.id, mark))) throw data(null, 404)
  return mark === 'delete'
    ? redirectWithToast('/admin/messages', { title: 'The message is deleted' })
    : redirect('/admin/messages', 303)
}

function change(...[all, id, mark]: [Parameters<typeof findMessage>[0], string, string | undefined]) {
  if (mark === 'read' || mark === 'unread') return markMessage(all, id, mark)
  if (mark === 'delete') return deleteMessage(all, id)
  if (mark === 'messages' || mark === 'spam') return moveMessage(all, id, mark)
  throw data(null, 400)
}

export default function MessagePage({ loaderData: message }: Route.ComponentProps) {
  const answer = `mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent('Re: your message')}`
  return (
    <>
      <AdminHeading title={message.name} eyebrow={<TextLink to="/admin/messages">Messages</TextLink>} />
      <dl className="mb-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-y border-line py-3 text-sm">
        <dt className="text-faint">From</dt>
        <dd className="break-all">{message.email}</dd>
        <dt className="text-faint">Through</dt>
        <dd>
          {kindNames[message.kind]}
          {message.spam && ', held as spam'}
        </dd>
        <dt className="text-faint">Received</dt>
        <dd>
          <time dateTime={message.receivedAt}>{message.received}</time>
        </dd>
      </dl>
      <p className="max-w-measure font-serif text-lg whitespace-pre-wrap">{message.body}</p>
      <Form method="post" action={`/admin/messages/${message.id}`} className="mt-8 flex flex-wrap items-center gap-3">
        <a className="btn btn-primary btn-small" href={answer}>
          Answer by mail
        </a>
        <Button kind="secondary" size="small" name="mark" value={message.read ? 'unread' : 'read'}>
          {message.read ? 'Mark as unread' : 'Mark as read'}
        </Button>
        <Button kind="tertiary" size="small" name="mark" value={message.spam ? 'messages' : 'spam'}>
          {message.spam ? 'Not spam' : 'Move to spam'}
        </Button>
        <DialogOpener dialog={DELETING} kind="tertiary" size="small">
          Delete
        </DialogOpener>
      </Form>
      <Dialog
        id={DELETING}
        role="alertdialog"
        title="Delete this message?"
        actions={
          <Form method="post" action={`/admin/messages/${message.id}`} className="contents">
            <PersonField />
            <Button kind="danger" name="mark" value="delete" busyLabel="Deleting...">
              Delete the message
            </Button>
            <DialogClose dialog={DELETING} className="btn btn-secondary" startsHere>
              Cancel
            </DialogClose>
          </Form>
        }
      >
        <p>It will be gone for good, for everybody who runs the site.</p>
      </Dialog>
    </>
  )
}
