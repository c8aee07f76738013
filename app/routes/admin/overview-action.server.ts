import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'

import { splitIntent } from '#base/intent-value.ts'
import { putOff, putStepsAway, showSteps, takeBack } from '#features/attention/put-off.server.ts'
import { spanNames } from '#features/attention/spans.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { parseFields, readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { servicesContext } from '#services.server.ts'

import { dayLabel } from './instant-label.ts'

const PATH = '/admin'
const Kind = z.object({ kind: z.string().min(1).max(100) })
const PutOff = Kind.extend({ span: z.enum(spanNames) })

const refused = {
  urgent: { title: 'This cannot be put off', text: 'It is urgent, so it stays until it is dealt with.', kind: 'error' },
  gone: { title: 'Nothing was put off', text: 'Nothing of that kind waits any more.' },
} as const satisfies Record<string, Toast>
const back: Toast = { title: 'It is shown again' }

/** What the forms of the overview ask for: putting a kind off and taking it back, putting the first steps away and showing them again. */
export async function actOnOverview(context: Readonly<RouterContextProvider>, request: Request) {
  const services = context.get(servicesContext)
  const viewer = signedIn(context)
  const fields = await readForm(request)
  const { intent, value } = splitIntent(fields['intent'] ?? '')

  const answers = {
    async 'put-off'() {
      const { kind, span } = valid(parseFields({ ...fields, span: value }, PutOff))
      const done = await putOff(services, viewer, { kind, span })
      if (!done.ok) return redirectWithToast(PATH, refused[done.reason])
      return redirectWithToast(PATH, {
        title: `Put off until ${dayLabel(done.until, viewer.timeZone)}`,
        text: 'For everybody who runs the site.',
      })
    },
    async 'take-back'() {
      await takeBack(services, viewer, valid(parseFields(fields, Kind)).kind)
      return redirectWithToast(PATH, back)
    },
    async 'put-steps-away'() {
      await putStepsAway(services, viewer)
      return redirectWithToast(PATH, { title: 'The first steps are put away', text: 'You can show them again below.' })
    },
    async 'show-steps'() {
      await showSteps(services, viewer)
      return redirectWithToast(PATH, {
        title: 'The first steps are shown again',
        text: 'Once all are done, the list goes by itself.',
      })
    },
  }
  return answerOf(answers, intent)()
}

/** No page of ours sends such a form. */
function valid<Value>(form: { ok: true; value: Value } | { ok: false }): Value {
  if (!form.ok) throw data(null, 400)
  return form.value
}
