import { data, type RouterContextProvider } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { redirectForm } from '#features/site/redirects/redirect-form.ts'
import { refusalWords } from '#features/site/redirects/redirect-words.ts'
import { saveRedirect } from '#features/site/redirects/redirects.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, reportOf } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'

import { whatAnswersAt } from './what-answers.server.ts'

const LIST = '/admin/redirects'

/** Saves what the form of a redirect sent (`id` null: a new one), or says beside the field why not. */
export async function saveTyped(context: Readonly<RouterContextProvider>, id: string | null, fields: Record<string, string>) {
  const services = context.get(servicesContext)
  const form = parseFields(fields, redirectForm(services.site.origin))
  if (!form.ok) return data({ report: form.report }, 400)
  const { value } = form
  const taken = await whatAnswersAt(services, value.from)
  if (taken) return data({ report: reportOf(fields, { from: `${taken}, so a redirect would not` }) }, 400)
  const refusal = await saveRedirect(services, signedIn(context), id, value)
  if (!refusal) return redirectWithToast(LIST, { title: 'Redirect saved', text: `${value.from} leads on now.` })
  if (refusal.reason === 'gone') {
    const text = 'Somebody has deleted it. You can restore it below the list.'
    return redirectWithToast(LIST, { title: 'This redirect is gone', text, kind: 'error' })
  }
  const { field, sentence } = refusalWords(refusal, value)
  return data({ report: reportOf(fields, { [field]: sentence }) }, 400)
}
