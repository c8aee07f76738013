import { data, Form } from 'react-router'

import { AuthPanel } from '#features/identity/forms/auth-panel.tsx'
import { stopMails, topicToStop } from '#features/identity/mail-topics/preferences.server.ts'
import { mailTopics } from '#features/identity/mail-topics/topics.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/stop-mails.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Stop these mails', listed: false })

export function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const topic = topicToStop(context.get(servicesContext), token)
  return data({ token, topic: topic && mailTopics[topic].label }, topic ? 200 : 410)
}

/** Mail programs send this too, without a person (RFC 8058); whatever they send along does not count. */
export async function action({ url, context }: Route.ActionArgs) {
  const stopped = await stopMails(context.get(servicesContext), url.searchParams.get('token') ?? '')
  return data({ stopped: stopped !== null }, stopped ? 200 : 410)
}

export default function StopMailsPage({ loaderData: { token, topic }, actionData }: Route.ComponentProps) {
  return (
    <AuthPanel title="Stop these mails" lead={topic ? `It is about: ${topic}.` : 'You choose your mails on your profile.'}>
      <div className="grid gap-5">
        {actionData?.stopped && <Alert>They stop now. You can have them again at any time.</Alert>}
        {(!topic || actionData?.stopped === false) && <Alert kind="error">This link no longer works.</Alert>}
        {topic && !actionData && (
          <Form method="post" action={`/stop-mails?token=${encodeURIComponent(token)}`}>
            <Button busyLabel="Stopping...">Stop these mails</Button>
          </Form>
        )}
        <p>
          <TextLink to="/profile">All mails, on your profile</TextLink>
        </p>
      </div>
    </AuthPanel>
  )
}
