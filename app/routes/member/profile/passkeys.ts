import { SECURITY } from '#features/identity/account/security-page.ts'
import { browserInWords } from '#features/identity/device-words.server.ts'
import { MOST_PASSKEYS } from '#features/identity/passkeys/passkey-limits.ts'
import { addPasskey, askForNewPasskey, removePasskey, renamePasskey } from '#features/identity/passkeys/passkeys.server.ts'
import { notShownInWords } from '#features/identity/show-again.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm } from '#platform/form.server.ts'
import { jsonOf } from '#platform/json.server.ts'
import { services } from '#platform/services.server.ts'

import type { Route } from './+types/passkeys.ts'

/** Only the page above talks to this address. */
export function loader() {
  return new Response('There is no page at this address.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

/** Adding talks to a script and answers JSON; naming and removing are forms. */
export async function action({ request, context }: Route.ActionArgs) {
  const all = context.get(services)
  const viewer = signedIn(context)
  const fields = await readForm(request)
  const id = fields['id'] ?? ''
  if (fields['do'] === 'ask') {
    const asked = await askForNewPasskey(all, viewer, fields['password'] ?? '')
    if (!asked.ok && asked.reason === 'enough')
      return Response.json({ error: `${MOST_PASSKEYS} passkeys are enough: please remove one first.` }, { status: 409 })
    if (!asked.ok) {
      const { sentence, field, status } = notShownInWords(asked)
      return Response.json({ error: sentence, field }, { status })
    }
    return Response.json({ options: asked.options }, { headers: { 'Set-Cookie': asked.cookie } })
  }
  if (fields['do'] === 'add') {
    const name = browserInWords(request.headers.get('User-Agent'))
    const isAdded = await addPasskey(all, viewer, request, { response: jsonOf(fields['response'] ?? ''), name })
    return isAdded
      ? Response.json({})
      : Response.json({ error: 'This passkey could not be added. Please try again.' }, { status: 400 })
  }
  if (fields['do'] === 'rename') {
    const isRenamed = await renamePasskey(all, viewer.userId, id, fields['name'] ?? '')
    return redirectWithToast(SECURITY, { title: isRenamed ? 'Passkey renamed' : 'That passkey was gone already' })
  }
  const isRemoved = await removePasskey(all, viewer.userId, id)
  return redirectWithToast(SECURITY, { title: isRemoved ? 'Passkey removed' : 'That passkey was gone already' })
}
