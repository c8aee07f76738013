import { data } from 'react-router'
import { z } from 'zod'

import { changePage, type Editor } from '#features/pages/editing/edit-page.server.ts'
import { moveAddress } from '#features/pages/editing/own-pages.server.ts'
import { PageAddressForm, SLUG_TAKEN } from '#features/pages/editing/page-address.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Fields } from '#platform/form-limits.server.ts'
import { parseFields, reportOf } from '#platform/form.server.ts'
import type { Services } from '#services.server.ts'

const HeadForm = z.object({
  title: z.string().trim().min(1, 'Please give the page a title.').max(120, 'Please use at most 120 characters.'),
  description: z.string().trim().max(320, 'Please use at most 320 characters: search engines show no more.'),
})

/** Writes what search engines and shared links say of the page, to its draft. */
export async function saveHead(services: Services, editor: Editor, id: string, fields: Fields) {
  const form = parseFields(fields, HeadForm)
  if (!form.ok) return refused('head', form.report, 400)
  await changePage(services, editor, id, (page) => ({ ok: true, page: { ...page, head: form.value } }))
  return redirectWithToast(`/admin/pages/${id}`, { title: 'Saved to the draft' })
}

/** Gives a page of the owner’s own another address. */
export async function changeAddress(services: Services, editor: Editor, id: string, fields: Fields) {
  const form = parseFields(fields, PageAddressForm.pick({ slug: true }))
  if (!form.ok) return refused('address', form.report, 400)
  if (form.value.slug === '') return refused('address', reportOf(fields, { slug: 'Please write an address.' }), 400)
  const moved = await moveAddress(services, editor, id, form.value.slug)
  if (!moved.ok) return refused('address', reportOf(fields, { slug: SLUG_TAKEN }), 409)
  return redirectWithToast(`/admin/pages/${id}`, { title: 'Address changed' })
}

function refused(form: 'head' | 'address', report: ReturnType<typeof reportOf>, status: number) {
  return data({ refused: form, report, values: null, problems: null, conflict: null, isUnsaved: false } as const, status)
}
