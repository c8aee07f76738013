import { data } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { SupplierEditor } from '#features/shop/suppliers/supplier-editor.tsx'
import { SupplierForm } from '#features/shop/suppliers/supplier-form.ts'
import { deleteSupplier, findSupplier, saveSupplier } from '#features/shop/suppliers/suppliers.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { servicesContext } from '#services.server.ts'
import { AskFirst } from '#ui/ask-first.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { UnsavedSettings } from '#ui/unsaved-settings.tsx'

import type { Route } from './+types/supplier.ts'

const LIST = '/shop/manage/suppliers'
const NEW = 'new'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Supplier', listed: false })

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = params.id === NEW ? null : await findSupplier(context.get(servicesContext), params.id)
  if (params.id !== NEW && !found) throw data(null, 404)
  if (!found) return { supplier: null }
  const { id, name, key, url, affiliateBaseUrl, category, isNightlyOn } = found
  return { supplier: { id, name, key, url, affiliateBaseUrl, category, isNightlyOn } }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const by = signedIn(context)
  const fields = await readForm(request)
  const remove = async () => {
    const isDone = await deleteSupplier(services, by, params.id)
    const toast: Toast = isDone
      ? { title: 'Supplier deleted', text: 'You can restore it below the list.' }
      : { title: 'This supplier was already deleted', kind: 'error' }
    return redirectWithToast(LIST, toast)
  }
  const save = async () => {
    const form = parseFields(fields, SupplierForm)
    if (!form.ok) return data({ report: form.report }, 400)
    const saved = await saveSupplier(services, by, params.id === NEW ? null : params.id, form.value)
    if (saved.ok) return redirectWithToast(LIST, { title: 'Supplier saved', text: `${form.value.name} may be read now.` })
    if (saved.reason === 'gone') return redirectWithToast(LIST, { title: 'This supplier is gone', kind: 'error' })
    const taken =
      saved.reason === 'key taken'
        ? { key: 'Another supplier has this key: choose another one.' }
        : { url: 'Another supplier begins at this address.' }
    return data({ report: reportOf(fields, taken) }, 400)
  }
  return answerOf({ delete: remove, save }, fields['intent'], 'save')()
}

export default function SupplierPage({ loaderData: { supplier }, actionData }: Route.ComponentProps) {
  const address = `${LIST}/${supplier?.id ?? NEW}`
  return (
    <section aria-labelledby="supplier">
      <p className="cap mb-2">
        <TextLink to={LIST}>Suppliers</TextLink>
      </p>
      <h2 id="supplier" className="title mb-5">
        {supplier?.name ?? 'New supplier'}
      </h2>
      <UnsavedSettings isRefused={actionData !== undefined}>
        <SupplierEditor supplier={supplier} report={actionData?.report} address={address} />
      </UnsavedSettings>
      {supplier && (
        <div className="mt-6">
          <AskFirst
            opener={{ kind: 'danger', size: 'small', children: 'Delete supplier' }}
            title="Delete this supplier?"
            action={address}
            fields={<PersonField />}
            answer={{ name: 'intent', value: 'delete', busyLabel: 'Deleting...' }}
          >
            <p>
              Its shop is no longer read. The products that came from it stay as they are. You can restore it on the list of
              suppliers.
            </p>
          </AskFirst>
        </div>
      )}
    </section>
  )
}
