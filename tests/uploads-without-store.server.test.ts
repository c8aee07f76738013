import sharp from 'sharp'

import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { savePicture } from '#features/identity/profile-picture.server.ts'
import { keepBrandFiles } from '#features/site/brand/brand-files.server.ts'
import { listOwnStories, submitStory } from '#features/site/stories/stories.server.ts'
import { keepTextPicture } from '#features/writing/text-pictures.server.ts'
import { notKeptSentences } from '#platform/file-problems.ts'
import { createS3Files } from '#platform/files-s3.server.ts'
import { FileStoreError, NoRoomError, type Files } from '#platform/files.server.ts'
import { takePart, type UploadRows } from '#platform/part-uploads.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

/** A bucket that nobody answers for: nothing listens at port 9. */
const unanswered = createS3Files({
  endpoint: 'http://127.0.0.1:9',
  region: 'here',
  bucket: 'files',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
})

const full: Files = { ...unanswered, put: () => Promise.reject(new NoRoomError()) }

const png = await sharp({ create: { width: 180, height: 180, channels: 3, background: '#9bb' } })
  .png()
  .toBuffer()
const asFile = (name: string) => new File([new Uint8Array(png)], name, { type: 'image/png' })

async function aMember(services: Services): Promise<string> {
  const email = 'ann@example.com'
  return (await services.db.transaction((tx) => insertAccount(tx, services, { email, displayName: 'Ann' })))!
}

const aPart: UploadRows = {
  find: async () => ({ bytes: png.length, partBytes: png.length, isComplete: false }),
  note: () => Promise.reject(new Error('Nothing is stored, so nothing is noted.')),
  keyOf: () => 'parts/one',
}

const story = {
  story: { story: 'I sleep through most nights now.', rating: 4, name: 'Ann', consent: 'yes' },
  parcel: { picture: png, botSignals: { trap: '', openForMs: 9000 } },
} as const

test.for([
  ['that does not answer', unanswered, 'store failed'],
  ['without room', full, 'no room'],
] as const)('whatever is uploaded to a store %s is refused with a sentence', async ([, files, reason], { services }) => {
  const without = { ...services, files }
  const userId = await aMember(services)
  const refused = { ok: false, reason }
  expect(await savePicture(without, userId, png)).toEqual(refused)
  expect(await keepTextPicture(without, 'pages', png)).toEqual(refused)
  expect(await takePart(files, aPart, 0, png)).toBe(reason)
  expect(
    await keepBrandFiles(
      without,
      {},
      { 'logo.file': asFile('a.png'), 'icon.file': asFile('b.png'), 'portrait.file': asFile('c.png') },
    ),
  ).toEqual({
    fields: {},
    errors: Object.fromEntries(['logo', 'icon', 'portrait'].map((name) => [`${name}.file`, notKeptSentences[reason]])),
  })
  // As often as one tries: what was not kept is none of the stories of the day.
  for (let time = 0; time < 4; time++) expect(await submitStory(without, userId, story.story, story.parcel)).toEqual(refused)
  expect(await listOwnStories(services, userId)).toEqual([])
  expect(await submitStory(services, userId, story.story, story.parcel)).toMatchObject({ ok: true })
})

test('a mistake of ours is no failure of the store', async () => {
  await expect(unanswered.put('../else', png, 'image/png')).rejects.not.toBeInstanceOf(FileStoreError)
  await expect(unanswered.get('a.png')).rejects.toBeInstanceOf(FileStoreError)
})
