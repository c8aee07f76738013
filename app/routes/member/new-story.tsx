import { data } from 'react-router'

import { formatInstant } from '#base/dates/format-date.ts'
import { HelpFirst, HelpPage } from '#features/chat/widget/help-first.tsx'
import { signedIn, viewer } from '#features/identity/viewer.server.ts'
import { botSignalsOf } from '#features/inbox/contact.ts'
import { useOpenFor } from '#features/inbox/use-open-for.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { OwnStories } from '#features/site/stories/own-stories.tsx'
import { findPictureProblem, listOwnStories, submitStory, withdrawStory } from '#features/site/stories/stories.server.ts'
import { StoryForm } from '#features/site/stories/story-form.tsx'
import { storyWords, tooManyStories } from '#features/site/stories/story-limits.ts'
import { StoryForm as storySchema } from '#features/site/stories/story.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { beginningTyped } from '#platform/form-limits.server.ts'
import { parseFields, readFormWithFiles, reportOf } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { pictureProblems } from '#platform/picture.ts'
import { requestInfo } from '#platform/request.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { helpInForm } from '#routes/help-in-form.server.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/new-story.ts'

const PATH = '/stories/new'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Your story', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const { userId, displayName, timeZone, dateLanguage, emailVerified } = signedIn(context)
  const stories = await listOwnStories(context.get(servicesContext), userId)
  return {
    mayTell: emailVerified,
    knownName: displayName ?? '',
    stories: stories.map(({ createdAt, ...story }) => ({ ...story, sent: formatInstant(createdAt, timeZone, dateLanguage) })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { fields, files } = await readFormWithFiles(request)
  const help = await helpInForm({ request, context, fields }, beginningTyped(fields, 'story'))
  const answer = { help: help?.text ?? null, isKept: false }
  const notSent = (failure: string, status: number, headers: HeadersInit = {}) =>
    data({ ...answer, report: reportOf(fields, {}), failure }, { status, headers })
  const member = context.get(viewer)
  if (!member) {
    return context.get(requestInfo).unavailable() ? notSent(storyWords.notKept, 503) : notSent(storyWords.signedOut, 401)
  }
  const { userId } = member
  const withdraw = async () => {
    if (!(await withdrawStory(services, userId, fields['id'] ?? ''))) throw data(null, 404)
    return redirectWithToast(PATH, storyWords.takenBack)
  }
  const send = async () => {
    if (!member.emailVerified) return notSent(storyWords.unconfirmed, 403)
    const form = parseFields(fields, storySchema)
    const picture = files['picture'] ? new Uint8Array(await files['picture'].arrayBuffer()) : null
    if (!form.ok) {
      const problem = picture && (await findPictureProblem(services, picture))
      const errors = { ...form.report.errors, ...(problem && { picture: pictureProblems[problem] }) }
      return data({ ...answer, report: { ...form.report, errors }, failure: null }, 400)
    }
    const sent = await submitStory(services, userId, form.value, { picture, botSignals: botSignalsOf(fields), help }).catch(
      logFailure(context, 'A story could not be kept.'),
    )
    if (!sent) return notSent(storyWords.notKept, 503)
    if (sent.ok && help) return data({ ...answer, isKept: true, report: reportOf({}, {}), failure: null })
    if (sent.ok) return redirectWithToast(PATH, storyWords.received)
    if (sent.reason !== 'too-many')
      return data({ ...answer, report: reportOf(fields, { picture: pictureProblems[sent.reason] }), failure: null }, 400)
    return notSent(tooManyStories(sent.retryAfterSeconds), 429, { 'Retry-After': String(sent.retryAfterSeconds) })
  }
  return answerOf({ withdraw, send }, fields['intent'], 'send')()
}

export default function NewStoryPage({ loaderData: { mayTell, knownName, stories }, actionData }: Route.ComponentProps) {
  const openFor = useOpenFor()
  if (actionData?.help && actionData.isKept) {
    return (
      <HelpPage text={actionData.help} title={storyWords.received.title}>
        A person reads it before it appears. You find it again under <TextLink to={PATH}>your stories</TextLink>.
      </HelpPage>
    )
  }
  return (
    <div className="wrap reading">
      {actionData?.help && <HelpFirst text={actionData.help} />}
      <PageHeading
        title="Tell your story"
        lead="In your own words: what you tried, what stayed, what you would tell somebody who begins. It appears only after a person has read it."
      />
      {actionData?.failure && (
        <Alert kind="error" className="mb-6 max-w-measure">
          {actionData.failure}
        </Alert>
      )}
      {!mayTell && (
        <Alert className="mb-6 max-w-measure">
          <p>{storyWords.unconfirmed}</p>
          <p className="mt-2">
            <TextLink to="/profile">Have the link sent again</TextLink>
          </p>
        </Alert>
      )}
      {/* A new form for each story; one that was refused stays as it is, with the file that was chosen. */}
      {mayTell && (
        <StoryForm key={stories[0]?.id ?? 'first'} report={actionData?.report} knownName={knownName} openFor={openFor} />
      )}
      {stories.length > 0 && <OwnStories stories={stories} />}
    </div>
  )
}
