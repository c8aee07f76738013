import { data, type RouterContextProvider } from 'react-router'

import { findEditedPost, savePostAs } from '#features/blog/editor/edit-post.server.ts'
import { uploadPicture } from '#features/blog/editor/pictures.server.ts'
import { PostForm, postFormLimits } from '#features/blog/editor/post-form.ts'
import { discardDrafts } from '#features/blog/editor/versions.server.ts'
import { editorAddress, postListAddress, type PostListView } from '#features/blog/managing/managed-posts.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { blockToasts } from '#features/writing/block-problems.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { parseFields, readFormWithFiles, reportOf, tooLong } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { pictureProblems } from '#platform/picture.ts'
import { logFailure, stayWithToast } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

const SAVED: Toast = { title: 'Post updated successfully' }
const FAILED: Toast = { title: 'Failed to update post', kind: 'error' }
const TAKEN = 'Another post has this address: choose another one.'

/** What the editor’s form does: save (and stay, or say that one has read it), or throw away what was written and not saved. */
export async function saveFromEditor(context: Readonly<RouterContextProvider>, id: string, request: Request, view: PostListView) {
  const services = context.get(servicesContext)
  const { userId } = signedIn(context)
  const { fields, files } = await readFormWithFiles(request, postFormLimits)
  const discard = async () => {
    await discardDrafts(services, { userId }, id)
    return redirectWithToast(editorAddress(id, view), { title: 'Draft discarded' })
  }
  const save = async (leadTo: string, isReviewed = false) => {
    const answer = (errors: Record<string, string>, status: number) => {
      return data({ report: reportOf(fields, errors), conflict: null, isGone: status === 404, toast: null }, status)
    }
    const refuse = (errors: Record<string, string>) => answer(errors, 400)
    if (tooLong(fields)) return refuse({})
    const cover = files['coverFile'] && (await uploadPicture(services, id, await files['coverFile'].bytes()))
    if (cover && !cover.ok && cover.reason !== 'gone') return refuse({ coverFile: pictureProblems[cover.reason] })
    const form = parseFields(cover?.ok ? { ...fields, coverImage: cover.address } : fields, PostForm)
    if (!form.ok) return refuse(form.report.errors)
    const { content, version } = form.value
    const saved = await savePostAs(services, { userId }, id, { content, over: version, isReviewed }).catch(
      logFailure(context, 'A post could not be saved.'),
    )
    if (!saved) return stayWithToast(context, { report: reportOf(fields, {}), conflict: null, isGone: false }, FAILED, 503)
    if (saved.ok) return redirectWithToast(leadTo, [SAVED, ...blockToasts(content.body, services.site.origin)])
    if (saved.reason === 'gone') return answer({}, 404)
    if (saved.reason === 'slug taken') return refuse({ slug: TAKEN })
    const theirs = await findEditedPost(services, id)
    if (!theirs) return answer({}, 404)
    const conflict = { version: theirs.version, theirs: theirs.content }
    return data({ report: reportOf(fields, {}), conflict, isGone: false, toast: null }, 409)
  }
  const answers = {
    discard,
    save: () => save(postListAddress(view)),
    review: () => save(postListAddress(view), true),
    'save-and-stay': () => save(editorAddress(id, view)),
  }
  return answerOf(answers, fields['intent'], 'save')()
}
