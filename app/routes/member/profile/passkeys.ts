import { SECURITY } from '#features/identity/account/security-page.ts'
import { explainReauthentication } from '#features/identity/core/access/reauthenticate.server.ts'
import { formatBrowser } from '#features/identity/core/device-words.server.ts'
import { MAX_PASSKEYS } from '#features/identity/passkeys/passkey-limits.ts'
import { addPasskey, askForNewPasskey, removePasskey, renamePasskey } from '#features/identity/passkeys/passkeys.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { jsonOf } from '#platform/json.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/passkeys.ts'

/** Only the page above talks to this address. */
export function loader() {
  return new Response('There is no page at this address.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

/** Adding talks to a script and answers JSON; naming and removing are forms. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const viewer = signedIn(context)
  const fields = await readForm(request)
  const id = fields['id'] ?? ''
  return answerOf({ ask, add, rename, remove }, fields['intent'])()

  async function ask() {
    const asked = await askForNewPasskey(services, viewer, fields['password'] ?? '')
    if (!asked.ok && asked.reason === 'enough')
      return Response.json({ error: `${MAX_PASSKEYS} passkeys are enough: please remove one first.` }, { status: 409 })
    if (!asked.ok) {
      const { sentence, field, status } = explainReauthentication(asked)
      return Response.json({ error: sentence, field }, { status })
    }
    return Response.json({ options: asked.options }, { headers: { 'Set-Cookie': asked.cookie } })
  }
  async function add() {
    const name = formatBrowser(request.headers.get('User-Agent'))
    const isAdded = await addPasskey(services, viewer, request, { response: jsonOf(fields['response'] ?? ''), name })
    return isAdded
      ? Response.json({})
      : Response.json({ error: 'This passkey could not be added. Please try again.' }, { status: 400 })
  }
  async function rename() {
    const isRenamed = await renamePasskey(services, viewer.userId, id, fields['name'] ?? '')
    return redirectWithToast(SECURITY, { title: isRenamed ? 'Passkey renamed' : 'That passkey was already removed' })
  }
  async function remove() {
    const isRemoved = await removePasskey(services, viewer.userId, id)
    return redirectWithToast(SECURITY, { title: isRemoved ? 'Passkey removed' : 'That passkey was already removed' })
  }
}
