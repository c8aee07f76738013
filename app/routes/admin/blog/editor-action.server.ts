import { data, type RouterContextProvider } from 'react-router'

import { isTimeZone } from '#base/dates/local-day.ts'
import type { Plan } from '#features/blog/core/post.ts'
import { findEditedPost, savePostAs } from '#features/blog/editor/edit-post.server.ts'
import { uploadPicture } from '#features/blog/editor/pictures.server.ts'
import { PostForm, postFormLimits } from '#features/blog/editor/post-form.ts'
import { discardDrafts } from '#features/blog/editor/versions.server.ts'
import { editorAddress, postListAddress, type PostListView } from '#features/blog/managing/managed-posts.ts'
import { minuteForm } from '#features/blog/scheduling/minute-form.ts'
import { rememberTimeZone } from '#features/identity/core/profile.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { blockToasts } from '#features/writing/block-problems.server.ts'
import { FILE_FIELD, UPLOAD_FILE } from '#features/writing/files/file-form.tsx'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readFormWithFiles, reportOf, tooLong } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { pictureProblems } from '#platform/picture.ts'
import { takeSentFile } from '#routes/admin/files/sent-file.server.ts'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { logFailure, stayWithToast } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

/** How a button that saves ended, in the words of the spec. */
interface Outcome {
  readonly done: string
  readonly failed: string
}

const SAVED: Outcome = { done: 'Post updated successfully', failed: 'Failed to update post' }
const planned: Readonly<Record<Plan['status'], Outcome>> = {
  published: { done: 'Post published successfully', failed: 'Failed to update post status' },
  draft: { done: 'Post unpublished successfully', failed: 'Failed to update post status' },
  scheduled: { done: 'Schedule updated successfully!', failed: 'Failed to update schedule.' },
}
const PUBLISHED_ALREADY = 'It is published already, so it was not scheduled.'
const TAKEN = 'Another post has this address: choose another one.'

/** What comes with saving. */
interface Manner {
  readonly isReviewed?: boolean
  readonly plan?: Plan
  /** What else is said when it is done. */
  readonly words?: string
  /** What is wrong with the plan: then nothing is saved. */
  readonly errors?: Readonly<Record<string, string>>
}

/**
 * What the editor’s form does: save (and stay, say that one has read it, publish, schedule or unpublish), or throw away what was written and
 * not saved.
 */
export async function saveFromEditor(context: Readonly<RouterContextProvider>, id: string, request: Request, view: PostListView) {
  const services = context.get(servicesContext)
  const { userId, timeZone } = signedIn(context)
  const { fields, files } = await readFormWithFiles(request, postFormLimits)
  const list = postListAddress(view)
  const discard = async () => {
    await discardDrafts(services, { userId }, id)
    return redirectWithToast(editorAddress(id, view), { title: 'Draft discarded' })
  }
  const save = async (leadTo: string, { isReviewed = false, plan, words, errors = {} }: Manner = {}) => {
    const answer = (errors: Record<string, string>, status: number) => {
      return data(
        { report: reportOf(fields, errors), conflict: null, isGone: status === 404, toast: null, sentFile: null },
        status,
      )
    }
    const refuse = (errors: Record<string, string>) => answer(errors, 400)
    if (tooLong(fields)) return refuse({})
    const cover = files['coverFile'] && (await uploadPicture(services, id, await files['coverFile'].bytes()))
    if (cover && !cover.ok && cover.reason !== 'gone') return refuse({ coverFile: pictureProblems[cover.reason] })
    const form = parseFields(cover?.ok ? { ...fields, coverImage: cover.address } : fields, PostForm)
    if (!form.ok) return refuse({ ...form.report.errors, ...errors })
    if (Object.keys(errors).length > 0) return refuse(errors)
    const { content, version } = form.value
    const { done, failed } = plan ? planned[plan.status] : SAVED
    const saved = await savePostAs(services, { userId }, id, { content, over: version, isReviewed, ...(plan && { plan }) }).catch(
      logFailure(context, 'A post could not be saved.'),
    )
    if (!saved) {
      const asTyped = { report: reportOf(fields, {}), conflict: null, isGone: false, sentFile: null }
      return stayWithToast(context, asTyped, { title: failed, kind: 'error' }, 503)
    }
    if (saved.ok) {
      const toast = saved.isPublishedAlready
        ? { title: SAVED.done, text: PUBLISHED_ALREADY }
        : { title: done, ...(words && { text: words }) }
      return redirectWithToast(leadTo, [toast, ...blockToasts(content.body, services.site.origin)])
    }
    if (saved.reason === 'gone') return answer({}, 404)
    if (saved.reason === 'slug taken') return refuse({ slug: TAKEN })
    const theirs = await findEditedPost(services, id)
    if (!theirs) return answer({}, 404)
    const conflict = { version: theirs.version, theirs: theirs.content }
    return data({ report: reportOf(fields, {}), conflict, isGone: false, toast: null, sentFile: null }, 409)
  }
  const schedule = async () => {
    const form = parseFields(fields, minuteForm({ now: services.clock.now(), profileZone: timeZone }))
    if (!form.ok) return save(list, { errors: form.report.errors })
    const { at, zone } = form.value
    // Whoever has told no zone yet reads the time of the plan on the clocks they meant.
    if (!timeZone && isTimeZone(fields['timeZone'] ?? '')) await rememberTimeZone(services, userId, fields['timeZone']!)
    return save(list, { plan: { status: 'scheduled', at }, words: `It appears on ${instantLabel(at, zone)}.` })
  }
  const uploadFile = async () => {
    const sentFile = await takeSentFile(services, { userId }, `posts/${id}`, files[FILE_FIELD])
    return data({ report: reportOf(fields, {}), conflict: null, isGone: false, toast: null, sentFile })
  }
  const answers = {
    [UPLOAD_FILE]: uploadFile,
    discard,
    save: () => save(list),
    review: () => save(list, { isReviewed: true }),
    'save-and-stay': () => save(editorAddress(id, view)),
    publish: () => save(list, { plan: { status: 'published' } }),
    unpublish: () => save(list, { plan: { status: 'draft' } }),
    schedule,
  }
  return answerOf(answers, fields['intent'], 'save')()
}
