import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { grantMembership } from '#features/membership/core/membership.server.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action as batch } from './admin/blog/batch.tsx'
import { action as postDraft } from './admin/blog/draft.ts'
import { action as editor } from './admin/blog/editor.tsx'
import { action as posts } from './admin/blog/manage-actions.tsx'
import { action as lessonDraft } from './admin/courses/lesson-draft.ts'
import { action as messages } from './admin/messages/list.tsx'
import { action as thread } from './admin/messages/thread.tsx'
import { action as auth } from './auth/auth.tsx'
import { action as confirmEmail } from './auth/confirm-email.tsx'
import { action as passkey } from './auth/passkey.ts'
import { action as secondStep } from './auth/second-step.tsx'
import { action as habits } from './member/habits.tsx'
import { action as newReport } from './member/labs/new.tsx'
import { action as membership } from './member/profile/membership.tsx'
import { action as chat } from './public/chat.tsx'
import { action as lesson, loader as openLesson } from './public/lesson.tsx'

const email = 'ann@example.com'
const credentials = { email, password: 'Correct-horse-9', displayName: 'Ann' }

/** Forms that would be answered, but for their intent. */
const forms = [
  ['/chat', chat, { message: 'hello', personEmail: email }],
  ['/auth/second-step', secondStep, { code: '123456' }],
  ['/auth/passkey', passkey, { response: '{}' }],
  ['/auth', auth, credentials],
  ['/auth?tab=sign-up', auth, credentials],
  ['/auth?tab=reset', auth, credentials],
  ['/auth?token=abc', auth, credentials],
  ['/confirm-email?token=abc', confirmEmail, { newPassword: 'Other-house-8' }],
  ['/health/habits', habits, { habit: 'morning-light', done: '2026-03-02', choose: 'morning-light', week: '2026-03-02' }],
  ['/health/labs/new', newReport, { text: 'Ferritin 61 ng/mL', 'r0-collectedOn': '2026-02-20', 'r0l0-name': 'Ferritin' }],
  ['/profile/membership', membership, { reason: 'other', words: '' }],
  ['/blog-automation/batch', batch, { text: 'A title\nA prompt', timeZone: 'Europe/Berlin' }],
  ['/blog-automation/manage', posts, {}],
  ['/blog-automation/manage/1', editor, { title: 'A title', body: 'A text' }],
  ['/blog-automation/manage/1/draft', postDraft, { title: 'A title', body: 'A text' }],
  ['/courses/manage/lessons/1/draft', lessonDraft, { body: 'A text' }],
  ['/admin/messages', messages, { 'item:1': 'on' }],
  ['/admin/messages/1', thread, { text: 'An answer' }],
] as const

test.for(forms)(
  'an intent that %s does not have is answered with 400, before anything is asked of the database',
  async (form, { freshDatabase }) => {
    const [path, action, fields] = form
    const database = await freshDatabase()
    const viewer = await aMember(database.services, { isAdmin: true })
    for (const intent of ['destroy', 'constructor', 'say ']) {
      const asked = await countQueries(database, async (services) => {
        const args = routeArgs(formRequest(path, { ...fields, intent }), {
          services,
          viewer,
          params: { id: crypto.randomUUID() },
        })
        await expect(async () => action(args as never)).rejects.toMatchObject({ init: { status: 400 } })
      })
      expect(asked).toBe(0)
    }
  },
)

test('an intent that a lesson does not have is answered with 400, and the lesson stays as it was', async ({ services }) => {
  await aLesson(services, await aCourse(services), { slug: 'a-lesson' })
  const viewer = await aMember(services)
  await grantMembership(services, viewer.userId, null)
  const params = { course: 'a-course', lesson: 'a-lesson' }
  const send = async (fields: Record<string, string>) =>
    lesson(routeArgs(formRequest('/courses/a-course/a-lesson', fields), { services, viewer, params }))
  const open = async () =>
    (await openLesson(routeArgs(new Request('https://wellward.test/courses/a-course/a-lesson'), { services, viewer, params })))
      .lesson
  await expect(send({ intent: 'destroy', text: 'A note' })).rejects.toMatchObject({ init: { status: 400 } })
  expect(await open()).toMatchObject({ isDone: false, notes: [] })
  expect(await send({ intent: 'done' })).toMatchObject({ status: 303 })
  expect(await open()).toMatchObject({ isDone: true })
})
