import { data, type RouterContextProvider } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { findPage } from '#features/site/core/find-page.server.ts'
import { redirectForm } from '#features/site/redirects/redirect-form.ts'
import { refusalWords } from '#features/site/redirects/redirect-words.ts'
import { saveRedirect } from '#features/site/redirects/redirects.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, reportOf } from '#platform/form.server.ts'
import { addressAt } from '#routes/addresses.ts'
import { isRedirectable } from '#routes/redirectable.ts'
import { servicesContext, type Services } from '#services.server.ts'

const LIST = '/admin/redirects'

/** Saves what the form of a redirect sent (`id` null: a new one), or says beside the field why not. */
export async function saveTyped(context: Readonly<RouterContextProvider>, id: string | null, fields: Record<string, string>) {
  const services = context.get(servicesContext)
  const form = parseFields(fields, redirectForm(services.site.origin))
  if (!form.ok) return data({ report: form.report }, 400)
  const { value } = form
  const taken = await whatAnswersAt(services, value.from)
  if (taken) return data({ report: reportOf(fields, { from: taken }) }, 400)
  const refusal = await saveRedirect(services, signedIn(context), id, value)
  if (!refusal) return redirectWithToast(LIST, { title: 'Redirect saved', text: `${value.from} leads on now.` })
  const { field, sentence } = refusalWords(refusal, value)
  return data({ report: reportOf(fields, { [field]: sentence }) }, 400)
}

/** Why a redirect from this path would never answer; null where it would. */
async function whatAnswersAt(services: Services, path: string): Promise<string | null> {
  const address = addressAt(path)
  if (!isRedirectable(address)) {
    return address.kind === 'page'
      ? `A page answers at ${path} already, and a page always comes first`
      : `${path} belongs to the program itself: no redirect answers there`
  }
  const page = await findPage(services, path)
  return page && `The page “${page.title}” answers at ${path}, and a page always comes first`
}
