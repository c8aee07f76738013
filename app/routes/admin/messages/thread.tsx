import { useOutletContext, type ShouldRevalidateFunctionArgs } from 'react-router'

import type { LiveCounts } from '#features/inbox/core/inbox-word.ts'
import { titleWithCount } from '#features/inbox/live/title-count.ts'
import { useLiveThread } from '#features/inbox/live/use-live-thread.tsx'
import { useTitleCount } from '#features/inbox/live/use-title-count.tsx'
import { ReadFirstNote } from '#features/inbox/read-first/read-first-note.tsx'
import { AnswerForm } from '#features/inbox/thread/answer-form.tsx'
import { ForgottenNote } from '#features/inbox/thread/forgotten-note.tsx'
import { ItemControls } from '#features/inbox/thread/item-controls.tsx'
import { NoteForm } from '#features/inbox/thread/note-form.tsx'
import { OtherItems, SenderFacts } from '#features/inbox/thread/sender-facts.tsx'
import { ThreadParts } from '#features/inbox/thread/thread-parts.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { readForm } from '#platform/form.server.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/thread.ts'
import { answerForm } from './thread-action.server.ts'
import { loadThread } from './thread-loader.server.ts'

import inboxCss from '#features/inbox/inbox.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: inboxCss }]

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: titleWithCount('Message', args.loaderData?.waiting ?? 0), listed: false })

export function loader({ params, context }: Route.LoaderArgs) {
  return loadThread(params.id, context)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return answerForm({ context, id: params.id, fields: await readForm(request) })
}

/** Who is told that somebody else has answered sees that answer. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

export default function MessagePage({ loaderData: thread, actionData }: Route.ComponentProps) {
  const { id, name, email, kind, parts, isInChat, recognised } = thread
  const here = `/admin/messages/${id}`
  useTitleCount(useOutletContext<LiveCounts>().waiting)
  useLiveThread(id)
  const newestOf = (what: 'reply' | 'note') => parts.findLast(({ from, isOwn }) => from === what && isOwn)
  return (
    <>
      <AdminHeading title={name} eyebrow={<TextLink to="/admin/messages">Messages</TextLink>} />
      <div className="thread">
        <div className="min-w-0">
          <SenderFacts {...thread} />
          {recognised && <ReadFirstNote {...thread} here={here} recognised={recognised} />}
          {thread.isForgotten && <ForgottenNote />}
          <ThreadParts name={name} email={email} parts={parts} here={here} />
          {kind === 'story' && (
            <ButtonLink to="/admin/stories" kind="secondary" className="mt-3">
              Read it among the stories
            </ButtonLink>
          )}
          {(email || isInChat) && (
            <section aria-labelledby="answer" className="mt-8">
              <h2 id="answer" className="title mb-3">
                Answer
              </h2>
              <AnswerForm
                key={id}
                {...thread}
                here={here}
                report={actionData?.for === 'answer' ? actionData.report : undefined}
                since={actionData?.since ?? null}
                sent={newestOf('reply')}
              />
            </section>
          )}
          <section aria-labelledby="note" className="mt-8">
            <h2 id="note" className="title mb-3">
              For your team
            </h2>
            <NoteForm
              key={id}
              id={id}
              here={here}
              report={actionData?.for === 'note' ? actionData.report : undefined}
              sent={newestOf('note')}
            />
          </section>
        </div>
        <aside aria-label="About this message" className="grid min-w-0 content-start gap-8">
          <ItemControls {...thread} here={here} />
          <OtherItems others={thread.others} />
        </aside>
      </div>
    </>
  )
}
