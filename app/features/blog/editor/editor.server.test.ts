import { eq } from 'drizzle-orm'
import sharp from 'sharp'

import { postPictureAudience } from '#features/blog/core/picture-copies.server.ts'
import type { Plan } from '#features/blog/core/post.ts'
import { posts, postVersions } from '#features/blog/core/tables.server.ts'
import { beginPost, deletePostAs, planPostAs } from '#features/blog/managing/post-actions.server.ts'
import { aContent } from '#features/blog/post.factory.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'

import { findEditedPost, previewPost, savePostAs } from './edit-post.server.ts'
import { uploadPicture } from './pictures.server.ts'
import { discardDrafts, findVersion, keepDraft, listVersions } from './versions.server.ts'

async function anEditor(services: Services, name: string): Promise<{ userId: string }> {
  const userId = await services.db.transaction((tx) =>
    insertAccount(tx, services, { email: `${name.toLowerCase()}@example.com`, displayName: name, emailVerified: true }),
  )
  return { userId: userId! }
}

async function aBegunPost(services: Services) {
  const ann = await anEditor(services, 'Ann')
  return { ann, id: await beginPost(services, ann, 'Wellward Team') }
}

const pixels = (width = 2000) =>
  sharp({ create: { width, height: 900, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()

test('a post begun by hand gets its address from its title, until somebody gives it one', async ({ services }) => {
  const { ann, id } = await aBegunPost(services)
  const save = (over: number, given: object) =>
    savePostAs(services, ann, id, { content: aContent(given), over, isReviewed: false })
  expect(await save(1, { title: 'Deep rest', slug: 'new-post' })).toMatchObject({ ok: true, slug: 'deep-rest' })
  expect(await save(2, { title: 'Deeper rest', slug: 'deep-rest' })).toMatchObject({ ok: true, slug: 'deep-rest' })
  expect(await save(3, { title: 'Deeper rest', slug: 'an-own-one' })).toMatchObject({ ok: true, slug: 'an-own-one' })
})

test('what is kept while writing is not the post, follows the writer for five minutes, and goes when it is saved', async ({
  services,
  clock,
}) => {
  const { ann, id } = await aBegunPost(services)
  const words: unknown[] = []
  await planPostAs(services, ann, id, { status: 'published' })
  services.broadcast.subscribe('pages', (word) => words.push(word))
  for (const [minute, body] of [
    ['30', 'One'],
    ['31', 'One two'],
    ['37', 'One two three'],
  ]) {
    clock.set(`2026-03-02T09:${minute}:10Z`)
    await keepDraft(services, ann, id, aContent({ body: body! }))
  }
  expect((await findEditedPost(services, id))!.content.body).toBe('')
  expect(words).toEqual([])
  const versions = await listVersions(services, ann, id)
  expect(versions.map(({ kind, by, isOwn, savedAt }) => [kind, by, isOwn, savedAt.toISOString().slice(14, 19)])).toEqual([
    ['autosaved', 'Ann', true, '37:10'],
    ['autosaved', 'Ann', true, '31:10'],
  ])
  expect((await findVersion(services, id, versions[1]!.id))!.content.body).toBe('One two')
  await savePostAs(services, ann, id, { content: aContent({ body: 'Saved' }), over: 1, isReviewed: false })
  expect((await listVersions(services, ann, id)).map(({ kind }) => kind)).toEqual(['saved'])
  expect(words).toHaveLength(1)
})

test('who saves over somebody else’s version is told, and what they wrote is kept', async ({ services, clock }) => {
  const { ann, id } = await aBegunPost(services)
  const bob = await anEditor(services, 'Bob')
  const save = (editor: { userId: string }, body: string, over: number) =>
    savePostAs(services, editor, id, { content: aContent({ slug: 'rest', body }), over, isReviewed: false })
  expect(await save(ann, 'By Ann', 1)).toMatchObject({ ok: true, version: 2 })
  expect(await save(bob, 'By Bob', 1)).toEqual({ ok: false, reason: 'changed', version: 2 })
  expect((await findEditedPost(services, id))!.content.body).toBe('By Ann')
  const [kept] = await services.db.select().from(postVersions).where(eq(postVersions.savedBy, bob.userId))
  expect(kept).toMatchObject({ kind: 'autosaved', content: { body: 'By Bob' } })
  clock.set('2026-03-02T09:31:00Z')
  expect(await save(bob, 'By Bob', 2)).toMatchObject({ ok: true, version: 3 })
  const [last] = await listVersions(services, bob, id)
  expect([last!.kind, (await findVersion(services, id, last!.id))!.content.body]).toEqual(['saved', 'By Ann'])
})

test('of drafts a post keeps twenty, and throwing one’s own away leaves those of others', async ({ services, clock }) => {
  const { ann, id } = await aBegunPost(services)
  const bob = await anEditor(services, 'Bob')
  await keepDraft(services, bob, id, aContent({ body: 'By Bob' }))
  for (let n = 0; n < 19; n++) {
    clock.set(new Date(Date.UTC(2026, 2, 3, 0, n * 10)))
    await keepDraft(services, ann, id, aContent({ body: `Draft ${n}` }))
  }
  expect(await services.db.$count(postVersions)).toBe(20)
  await discardDrafts(services, ann, id)
  expect((await listVersions(services, ann, id)).map(({ by }) => by)).toEqual(['Bob'])
  for (let n = 0; n < 25; n++) {
    clock.set(new Date(Date.UTC(2026, 2, 4, 0, n * 10)))
    await keepDraft(services, ann, id, aContent({ body: `Draft ${n}` }))
  }
  expect(await services.db.$count(postVersions)).toBe(20)
})

test('a preview is what saving would show, says whether the address is taken, and which version is saved', async ({
  services,
}) => {
  const { ann, id } = await aBegunPost(services)
  const other = await beginPost(services, ann, 'Wellward Team')
  await savePostAs(services, ann, other, { content: aContent({ slug: 'taken' }), over: 1, isReviewed: false })
  const body = '# Rest\n\n<script>alert(1)</script>Some *words*.'
  const preview = await previewPost(services, id, aContent({ slug: 'taken', body }))
  expect(preview).toMatchObject({ words: 3, minutes: 1, isSlugTaken: true, version: 1 })
  await savePostAs(services, ann, id, { content: aContent({ slug: 'free', body }), over: 1, isReviewed: true })
  const [post] = await services.db.select().from(posts).where(eq(posts.id, id))
  expect(preview!.html).toBe(post!.html)
  expect(preview!.html).not.toContain('script')
  expect(post!.reviewedBy).toBe(ann.userId)
  expect(await previewPost(services, id, aContent({ slug: 'free' }))).toMatchObject({ isSlugTaken: false, version: 2 })
})

test('an uploaded picture belongs to its post: administrators see it, everybody once it is published, nobody once it is deleted', async ({
  services,
}) => {
  const { ann, id } = await aBegunPost(services)
  const sent = await uploadPicture(services, id, await pixels())
  if (!sent.ok) throw new Error(sent.reason)
  expect(sent.address).toMatch(new RegExp(`^/media/posts/${id}/[0-9a-f]{32}-1600\\.webp$`))
  const key = sent.address.slice('/media/'.length)
  expect(await postPictureAudience(services, key)).toBe('admins')
  await savePostAs(services, ann, id, { content: aContent({ coverImage: sent.address }), over: 1, isReviewed: false })
  const [post] = await services.db.select().from(posts).where(eq(posts.id, id))
  expect(post!.cover).toMatchObject({ widths: [480, 720, 960, 1600], width: 1600, height: 720 })
  await planPostAs(services, ann, id, { status: 'published' })
  expect(await postPictureAudience(services, key)).toBe('anyone')
  expect(await services.files.get(key)).not.toBeNull()
  await deletePostAs(services, ann, id)
  expect(await postPictureAudience(services, key)).toBeNull()
  expect(await services.files.get(key)).toBeNull()
})

test('a file that is no picture, and a picture for no post, are refused', async ({ services }) => {
  const { id } = await aBegunPost(services)
  expect(await uploadPicture(services, id, Buffer.from('<svg onload=alert(1)>'))).toEqual({ ok: false, reason: 'not-a-picture' })
  expect(await uploadPicture(services, 'nothing', await pixels(100))).toEqual({ ok: false, reason: 'gone' })
})

test('what is typed is saved and the post published, scheduled or unpublished with it, or neither', async ({
  services,
  clock,
}) => {
  clock.set('2026-03-02T09:00:00Z')
  const { ann, id } = await aBegunPost(services)
  const bob = await anEditor(services, 'Bob')
  const save = (body: string, over: number, plan: Plan, editor = ann) =>
    savePostAs(services, editor, id, { content: aContent({ slug: 'rest', body }), over, isReviewed: false, plan })
  const now = async () => {
    const { content, status, scheduledFor } = (await findEditedPost(services, id))!
    return [content.body, status, scheduledFor?.toISOString() ?? null]
  }
  expect(await save('One', 1, { status: 'scheduled', at: new Date('2026-03-03T09:17:00Z') })).toMatchObject({ ok: true })
  expect(await now()).toEqual(['One', 'scheduled', '2026-03-03T09:17:00.000Z'])
  expect(await save('Not taken', 1, { status: 'published' }, bob)).toMatchObject({ ok: false, reason: 'changed' })
  expect(await now()).toEqual(['One', 'scheduled', '2026-03-03T09:17:00.000Z'])
  const before = await auditLines(services)
  await save('Two', 2, { status: 'published' })
  expect(await now()).toEqual(['Two', 'published', null])
  expect(await save('Three', 3, { status: 'scheduled', at: new Date('2026-03-04T06:00:00Z') })).toMatchObject({
    ok: true,
    isPublishedAlready: true,
  })
  expect(await now()).toEqual(['Three', 'published', null])
  await save('Four', 4, { status: 'draft' })
  expect(await now()).toEqual(['Four', 'draft', null])
  const added = (await auditLines(services)).length - before.length
  expect(before.join('\n')).toMatch(/post\.scheduled/)
  expect(added).toBe(5)
})
