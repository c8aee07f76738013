import { data, type RouterContextProvider } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { decideDifferenceAs } from '#features/shop/managing/decide-difference.server.ts'
import { editProductAs, findManagedProduct } from '#features/shop/managing/edit-product.server.ts'
import { editAddress, managedAddress, type ManagedView } from '#features/shop/managing/managed-list.ts'
import { changedFields, fieldsOf } from '#features/shop/managing/product-fields.ts'
import { ProductForm, seenFields } from '#features/shop/managing/product-form.ts'
import { prepareProductPicture } from '#features/shop/products/pictures.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { parseFields, readFormWithFiles, reportOf } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { pictureProblems } from '#platform/picture.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

import { DELETED, NOT_ANSWERING, remove } from './product-actions.server.ts'

const SAVED: Toast = { title: 'Product updated successfully' }
const TAKEN = 'Another product has or had this address: choose another one.'
const FAILED: Toast = { title: 'Failed to update product', text: DELETED, kind: 'error' }

/** What the forms of a product’s dialog do: save it, decide about a difference, or delete it. */
export async function actOnProduct(context: Readonly<RouterContextProvider>, id: string, request: Request, view: ManagedView) {
  const services = context.get(servicesContext)
  const by = signedIn(context)
  const { fields, files } = await readFormWithFiles(request)
  const decide = async (decision: 'take' | 'keep', title: string) => {
    const isDecided = await decideDifferenceAs(services, by, id, { field: fields['field'] ?? '', decision })
    const toast: Toast = isDecided ? { title } : { title: 'This was already decided', kind: 'error' }
    return redirectWithToast(editAddress(id, view), toast)
  }
  const answers = {
    take: () => decide('take', 'Accepted'),
    keep: () => decide('keep', 'Kept'),
    delete: () => remove({ context, by, fields: { ...fields, id }, here: managedAddress(view) }),
    save,
  }
  return answerOf(answers, fields['intent'])()

  async function save() {
    const refused = (errors: Record<string, string>, status: number) =>
      data({ report: reportOf(fields, errors), conflict: null }, status)
    const picture = files['picture'] && (await prepareProductPicture(services, await files['picture'].bytes()))
    if (picture && !picture.ok) return refused({ picture: pictureProblems[picture.reason] }, 400)
    const form = parseFields(fields, ProductForm)
    if (!form.ok) return data({ report: form.report, conflict: null }, 400)
    const before = await findManagedProduct(services, id)
    if (!before) return redirectWithToast(managedAddress(view), FAILED)
    const seen = seenFields(fields['seen']) ?? fieldsOf(before)
    const edit = {
      values: form.value,
      changed: changedFields(fields, seen),
      over: Number(fields['version']),
      picture: picture?.picture,
    }
    const saved = await editProductAs(services, by, id, edit).catch(logFailure(context, 'A product could not be saved.'))
    if (!saved) return refused({ name: `${FAILED.title}: ${NOT_ANSWERING}` }, 503)
    if (saved.ok) return redirectWithToast(managedAddress(view), SAVED)
    if (saved.reason === 'slug taken') return refused({ slug: TAKEN }, 400)
    const theirs = saved.reason === 'gone' ? null : await findManagedProduct(services, id)
    if (!theirs) return redirectWithToast(managedAddress(view), FAILED)
    const conflict = { version: theirs.version, theirs: fieldsOf(theirs) }
    return data({ report: reportOf(fields, {}), conflict }, 409)
  }
}
