import { data, type RouterContextProvider } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { findPictureProblem } from '#features/site/stories/stories.server.ts'
import { TestimonialForm } from '#features/site/stories/testimonial.ts'
import { findTestimonial, saveTestimonial, type PictureChange } from '#features/site/stories/testimonials.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, reportOf, type readFormWithFiles } from '#platform/form.server.ts'
import type { FormReport } from '#platform/form.ts'
import { pictureProblems } from '#platform/picture.ts'
import { servicesContext } from '#services.server.ts'

type Sent = Awaited<ReturnType<typeof readFormWithFiles>>

interface Refused {
  readonly report: FormReport
  /** What it says by now, where somebody else has changed it. */
  readonly now?: { readonly mark: string; readonly name: string; readonly text: string }
}

/** The pile in which testimonials that were typed in lie. */
export const TYPED_PILE = '/admin/stories?pile=typed'

/** Saves what was typed, new (`id` null) or changed; what is refused stays as it was typed. A testimonial that is gone is 404. */
export async function saveTyped(context: Readonly<RouterContextProvider>, id: string | null, { fields, files }: Sent) {
  const services = context.get(servicesContext)
  const file = files['picture'] ? new Uint8Array(await files['picture'].arrayBuffer()) : null
  const form = parseFields(fields, TestimonialForm)
  if (!form.ok) {
    const problem = file && (await findPictureProblem(services, file))
    const errors = { ...form.report.errors, ...(problem && { picture: pictureProblems[problem] }) }
    return data<Refused>({ report: { ...form.report, errors } }, 400)
  }
  const change: PictureChange = file ? { bytes: file } : fields['noPicture'] === 'yes' ? 'none' : 'same'
  const known = id === null ? null : { id, mark: fields['mark'] ?? '' }
  const saved = await saveTestimonial(services, signedIn(context), known, form.value, change)
  if (!saved) throw data(null, 404)
  if (!saved.ok && saved.reason !== 'changed')
    return data<Refused>({ report: reportOf(fields, { picture: pictureProblems[saved.reason] }) }, 400)
  if (!saved.ok) {
    const now = await findTestimonial(services, id!)
    if (!now) throw data(null, 404)
    return data<Refused>({ report: reportOf(fields, {}), now: { mark: now.mark, name: now.name, text: now.text } }, 409)
  }
  const title = id === null ? 'Testimonial added' : 'Testimonial saved'
  return redirectWithToast(TYPED_PILE, { title, ...(id === null && { text: 'It is on the site now.' }) })
}
