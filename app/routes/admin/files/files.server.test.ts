import { listAuditLog } from '#features/audit/audit-log.server.ts'
import { deletePostAs, planPostAs } from '#features/blog/managing/post-actions.server.ts'
import { aStoredPost } from '#features/blog/post.factory.server.ts'
import { anAuthor } from '#features/courses/authoring/author.factory.server.ts'
import { deleteLesson } from '#features/courses/authoring/delete-lesson.server.ts'
import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { publishPage } from '#features/pages/editing/edit-page.server.ts'
import { createPage, unpublishPage } from '#features/pages/editing/own-pages.server.ts'
import { countTextFiles } from '#features/writing/files/text-files.factory.server.ts'
import { dropFileParts, partKey, sweepTextFiles, textFileJobs } from '#features/writing/files/text-files.server.ts'
import { PART_BYTES } from '#platform/file-parts.ts'
import { loader as media } from '#routes/endpoints/media.ts'
import type { Services } from '#services.server.ts'
import type { SentJob } from '#tests/support/recording-services.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action as begin } from './begin.ts'
import { action as finish } from './finish.ts'
import { action as part } from './part.ts'
import { takeSentFile } from './sent-file.server.ts'
import { textAudience } from './texts.server.ts'

/** A recording of two parts. */
const sound = new Uint8Array(PART_BYTES + 500).fill(7)
sound.set([0x49, 0x44, 0x33, 4])
const pdf = new TextEncoder().encode(`%PDF-1.7\n${'x'.repeat(300)}\n%%EOF\n`)
const NOTHING = '00000000-0000-4000-8000-000000000000'

interface Answer {
  readonly id: string
  readonly parts: number[]
  readonly problem?: string
  readonly block: { readonly text: string; readonly select: string }
}
const jsonOf = async (answer: Response) => (await answer.json()) as Answer

async function beginOf(services: Services, text: string, name: string, body: Uint8Array): Promise<Answer> {
  const fields = { text, name, type: '', bytes: String(body.length), changedAt: '1700000000123' }
  return jsonOf(await begin(routeArgs(formRequest('/admin/files', fields), { services })))
}

async function sendPart(services: Services, id: string, number: number, body: Uint8Array) {
  const bytes = Buffer.from(body.subarray(number * PART_BYTES, (number + 1) * PART_BYTES))
  const request = new Request(`https://wellward.test/admin/files/${id}/parts/${number}`, { method: 'POST', body: bytes })
  return part(routeArgs(request, { services, params: { id, number: String(number) } }))
}

const somebody = (services: Services) => anAuthor(services, `${crypto.randomUUID()}@example.com`)

async function finishOf(services: Services, id: string): Promise<Answer> {
  const viewer = (await somebody(services)) as Viewer
  return jsonOf(await finish(routeArgs(formRequest(`/admin/files/${id}`, {}), { services, viewer, params: { id } })))
}

/** Uploads a file as the editor does; the block that comes back, or what is wrong. */
async function upload(services: Services, text: string, name: string, body: Uint8Array): Promise<Answer> {
  const begun = await beginOf(services, text, name, body)
  if (begun.problem) return begun
  for (let number = 0; number * PART_BYTES < body.length; number++) await sendPart(services, begun.id, number, body)
  return finishOf(services, begun.id)
}

const keyIn = (line: string) => /"\/media\/([^"]+)"/.exec(line)![1]!
const get = (services: Services, key: string, headers: Record<string, string> = {}) =>
  media(routeArgs(new Request(`https://wellward.test/media/${key}`, { headers }), { services, params: { '*': key } }) as never)

async function aPost(services: Services) {
  const { id } = await aStoredPost(services, { title: 'A walk' })
  return { id, text: `posts/${id}` }
}

async function runJobs(services: Services, sent: SentJob[]) {
  for (const { payload } of sent.filter(({ name }) => name === dropFileParts.name)) await textFileJobs[0]!.run(services, payload)
}

test('a recording is sent in parts, goes on where it stopped, and is played from anywhere in it', async ({ services }) => {
  const { text } = await aPost(services)
  const begun = await beginOf(services, text, 'Evening "walk".mp3', sound)
  await sendPart(services, begun.id, 1, sound)
  await sendPart(services, begun.id, 1, sound)
  expect((await finishOf(services, begun.id)).problem).toMatch(/^Parts of this file are still missing/)
  expect(await beginOf(services, text, 'Evening "walk".mp3', sound)).toMatchObject({ id: begun.id, parts: [1] })
  await sendPart(services, begun.id, 0, sound)
  const { block } = await finishOf(services, begun.id)
  expect(block).toEqual({
    text: expect.stringMatching(new RegExp(`^:::recording address="/media/${text}/[0-9a-f]{32}\\.mp3" title="Evening walk"$`)),
    select: 'Evening walk',
  })
  const key = keyIn(block.text)
  const whole = await get(services, key)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-disposition': `inline; filename*=UTF-8''Evening%20%22walk%22.mp3`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'cache-control': expect.stringContaining('public'),
  })
  expect(Buffer.from(await whole.arrayBuffer()).equals(sound)).toBe(true)
  const range = await get(services, key, { Range: `bytes=${PART_BYTES - 2}-${PART_BYTES + 1}` })
  expect([range.status, range.headers.get('Content-Range')]).toEqual([
    206,
    `bytes ${PART_BYTES - 2}-${PART_BYTES + 1}/${sound.length}`,
  ])
  expect(new Uint8Array(await range.arrayBuffer())).toHaveLength(4)
  expect((await get(services, key, { Range: 'bytes=99999999-' })).status).toBe(416)
})

test('a PDF is offered to download, by a form without scripts too; the same once more is the same file', async ({
  services,
  sent,
}) => {
  const { text } = await aPost(services)
  const file = new File([pdf], 'Sleep plan.pdf')
  const first = await takeSentFile(services, await somebody(services), text, file)
  expect(first).toEqual({ line: expect.stringMatching(/^:::file address="[^"]+\.pdf" label="Sleep plan" size="1 kB"$/) })
  const line = 'line' in first ? first.line : ''
  const answer = await get(services, keyIn(line))
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename*=UTF-8''Sleep%20plan.pdf`)
  const again = await upload(services, text, 'Copy of it.pdf', pdf)
  expect(keyIn(again.block.text)).toBe(keyIn(line))
  expect(await countTextFiles(services)).toBe(1)
  const { entries } = await listAuditLog(services, { action: 'file.added' })
  expect(entries.map(({ details }) => details)).toEqual([{ text, type: 'pdf' }])
  await runJobs(services, sent)
  expect(Buffer.from(await (await get(services, keyIn(line))).arrayBuffer()).equals(Buffer.from(pdf))).toBe(true)
  // Under another ending it is not there: the ending is that of its content.
  expect((await get(services, keyIn(line).replace('.pdf', '.mp3'))).status).toBe(404)
})

test('what is no recording and no PDF is refused in a sentence, and nothing of it stays', async ({ services, sent }) => {
  const { text } = await aPost(services)
  const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>')
  expect((await upload(services, text, 'page.pdf', page)).problem).toMatch(/^This file is not what its name says/)
  expect((await upload(services, text, 'page.html', page)).problem).toMatch(/^Please choose an audio file/)
  expect((await upload(services, text, 'empty.pdf', new Uint8Array())).problem).toBe('This file is empty.')
  expect((await beginOf(services, text, 'a.mp3', { length: 500_000_001 } as Uint8Array)).problem).toMatch(/larger than 500 MB/)
  expect(await takeSentFile(services, await somebody(services), text, new File([page], 'a.mp3'))).toEqual({
    problem: expect.stringMatching(/not what its name/),
  })
  expect(await takeSentFile(services, await somebody(services), text, undefined)).toEqual({ problem: 'Please choose a file.' })
  // A PDF by its content, called a recording and larger than a PDF may be.
  const large = new Uint8Array(50_000_001)
  large.set(new TextEncoder().encode('%PDF-'))
  large.set(new TextEncoder().encode('%%EOF'), large.length - 5)
  expect((await upload(services, text, 'large.mp3', large)).problem).toMatch(/larger than 50 MB/)
  for (const nowhere of [`posts/${NOTHING}`, `lessons/${NOTHING}`, 'avatars/x', `${text}/more`, '../posts', ''])
    expect((await upload(services, nowhere, 'a.pdf', pdf)).problem, nowhere).toMatch(/is gone/)
  expect(await countTextFiles(services)).toBe(0)
  const parts = sent.flatMap(({ name, payload }) => (name === dropFileParts.name ? [(payload as { id: string }).id] : []))
  await runJobs(services, sent)
  expect(parts.length).toBeGreaterThan(0)
  for (const id of parts) expect(await services.files.get(partKey(id, 0))).toBeNull()
})

test('who may have a file: of a post everybody once it is published, of a lesson whoever may take it', async ({ services }) => {
  const post = await aPost(services)
  const key = keyIn((await upload(services, post.text, 'a.pdf', pdf)).block.text)
  expect((await get(services, key)).status).toBe(200)
  await planPostAs(services, await anAuthor(services), post.id, { status: 'draft' })
  expect((await get(services, key)).status).toBe(404)

  const place = await aCourse(services)
  const folder = async (changes: Parameters<typeof aLesson>[2]) => `lessons/${await aLesson(services, place, changes)}`
  const [open, paid] = [await folder({ isPreview: true, slug: 'open' }), await folder({ slug: 'paid' })]
  const openKey = keyIn((await upload(services, open, 'a.pdf', pdf)).block.text)
  const paidKey = keyIn((await upload(services, paid, 'a.mp3', sound)).block.text)
  expect((await get(services, openKey)).status).toBe(200)
  // The same answer as for a file that is not there.
  const [refused, missing] = [
    await get(services, paidKey),
    await get(services, paidKey.replace(/\/[0-9a-f]{32}/, `/${'0'.repeat(32)}`)),
  ]
  expect([refused.status, await refused.text()]).toEqual([missing.status, await missing.text()])
  expect(refused.status).toBe(404)
  const { userId } = await anAuthor(services, 'guest@example.com')
  const audience = await textAudience(services, paid)
  const may = (isAdmin: boolean) => typeof audience === 'function' && audience({ userId, isAdmin } as Viewer)
  expect([await may(false), await may(true)]).toEqual([false, true])
})

test('a file of a page is for its owner alone until the page is on the site', async ({ services }) => {
  const author = await anAuthor(services)
  const page = await createPage(services, author, { title: 'Summer', slug: 'summer' })
  if (!page.ok) throw new Error(page.reason)
  const key = keyIn((await upload(services, `pages/${page.id}`, 'a.pdf', pdf)).block.text)
  expect(await textAudience(services, `pages/${page.id}`)).toBe('admins')
  expect((await get(services, key)).status).toBe(404)
  await publishPage(services, author, page.id)
  expect((await get(services, key)).status).toBe(200)
  await unpublishPage(services, author, page.id)
  expect((await get(services, key)).status).toBe(404)
  expect(await textAudience(services, 'pages/home')).toBe('anyone')
  expect(await textAudience(services, `pages/${NOTHING}`)).toBeNull()
})

test('files go with their text, and uploads that nobody finishes after a week', async ({ services, sent, clock }) => {
  const { id, text } = await aPost(services)
  const lessonId = await aLesson(services, await aCourse(services), {})
  const ofPost = keyIn((await upload(services, text, 'a.pdf', pdf)).block.text)
  const ofLesson = keyIn((await upload(services, `lessons/${lessonId}`, 'a.pdf', pdf)).block.text)
  const half = await beginOf(services, text, 'half.mp3', sound)
  await sendPart(services, half.id, 0, sound)
  const author = await anAuthor(services)
  await deleteLesson(services, author, lessonId)
  clock.set(new Date(clock.now().getTime() + 6 * 86_400_000).toISOString())
  await sweepTextFiles(services)
  expect(await countTextFiles(services)).toBe(2)
  clock.set(new Date(clock.now().getTime() + 2 * 86_400_000).toISOString())
  await sweepTextFiles(services)
  expect(await countTextFiles(services)).toBe(1)
  await deletePostAs(services, author, id)
  expect(await countTextFiles(services)).toBe(0)
  await runJobs(services, sent)
  expect(await services.files.get(partKey(half.id, 0))).toBeNull()
  for (const key of [ofPost, ofLesson]) expect((await get(services, key)).status).toBe(404)
})
