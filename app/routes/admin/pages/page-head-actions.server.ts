import { data } from 'react-router'
import { z } from 'zod'

import { picture, type SectionPicture } from '#features/pages/core/fields.ts'
import type { PageHead } from '#features/pages/core/page.ts'
import { changePage, openPage, type Editor } from '#features/pages/editing/edit-page.server.ts'
import { moveAddress } from '#features/pages/editing/own-pages.server.ts'
import { PageAddressForm, SLUG_TAKEN } from '#features/pages/editing/page-address.ts'
import { readSectionForm } from '#features/pages/editing/section-form.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Fields } from '#platform/form-limits.server.ts'
import { parseFields, reportOf } from '#platform/form.server.ts'
import type { Services } from '#services.server.ts'

import { takePictures, type Sent } from './taken-pictures.server.ts'

/** Of a page that is gone. */
export const NO_PAGE = 'This page is not there any more. Somebody else may have deleted it.'

const HeadForm = z.object({
  title: z.string().trim().min(1, 'Please give the page a title.').max(120, 'Please use at most 120 characters.'),
  description: z.string().trim().max(320, 'Please use at most 320 characters: search engines show no more.'),
})

const pictureFields = { picture: picture('Share picture') }

/** Writes what search engines and shared links say and show of the page, to its draft. */
export async function saveHead(services: Services, editor: Editor, id: string, { fields, files }: Sent) {
  const opened = await openPage(services, id)
  if (!opened) return redirectWithToast('/admin/pages', { title: NO_PAGE, kind: 'error' })
  const taken = await takePictures(services, pictureFields, files)
  const read = readSectionForm(pictureFields, { ...fields, ...taken.fields }, { picture: opened.page.head.picture })
  // One of the drawn ones is none of a page’s own.
  const share = read.values['picture'] as SectionPicture | null
  const own = share && 'key' in share ? share : null
  const form = parseFields(fields, HeadForm)
  const errors = { ...(form.ok ? {} : form.report.errors), ...read.errors, ...taken.errors }
  if (!form.ok || Object.keys(errors).length > 0) return refused('head', reportOf(fields, errors), 400, own)
  const changed = await changePage(services, editor, id, (page) => ({
    ok: true,
    page: { ...page, head: { ...form.value, picture: own } },
  }))
  if (!changed.ok) return redirectWithToast('/admin/pages', { title: NO_PAGE, kind: 'error' })
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

function refused(form: 'head' | 'address', report: ReturnType<typeof reportOf>, status: number, picture?: PageHead['picture']) {
  return data(
    { refused: form, report, picture, values: null, problems: null, sentFile: null, conflict: null, isUnsaved: false } as const,
    status,
  )
}
