import { asc } from 'drizzle-orm'

import { anAuthor } from '#features/courses/authoring/author.factory.server.ts'
import { findEditedLesson } from '#features/courses/authoring/read-lesson.server.ts'
import { lessonCaptions, lessonCues } from '#features/courses/core/tables.server.ts'
import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { CaptionsForm } from './captions-form.ts'
import { deleteCaptions, saveCaptions } from './captions.server.ts'

const VTT = 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Maya>Good morning.\n\n00:03.000 --> 00:04.000\nLight comes first.\n'

async function aPlace(services: Services) {
  const by = await anAuthor(services)
  const lessonId = await aLesson(services, await aCourse(services))
  const save = (vtt: string, language = 'en', label = '') => saveCaptions(services, by, lessonId, { language, label, vtt })
  const cues = () =>
    services.db
      .select({ language: lessonCues.language, number: lessonCues.number, startsMs: lessonCues.startsMs, text: lessonCues.text })
      .from(lessonCues)
      .orderBy(asc(lessonCues.language), asc(lessonCues.number))
  return { by, lessonId, save, cues }
}

test('captions are kept with the transcript that is made of them, one for each language', async ({ services }) => {
  const { by, lessonId, save, cues } = await aPlace(services)
  expect(await save(VTT)).toEqual({ ok: true, cues: 2 })
  expect(await save(VTT.replace('Good morning', 'Guten Morgen'), 'de', 'Auf Deutsch')).toMatchObject({ ok: true })
  expect(await cues()).toEqual([
    { language: 'de', number: 0, startsMs: 1_000, text: 'Guten Morgen.' },
    { language: 'de', number: 1, startsMs: 3_000, text: 'Light comes first.' },
    { language: 'en', number: 0, startsMs: 1_000, text: 'Good morning.' },
    { language: 'en', number: 1, startsMs: 3_000, text: 'Light comes first.' },
  ])
  expect(
    await services.db.select({ label: lessonCaptions.label }).from(lessonCaptions).orderBy(asc(lessonCaptions.language)),
  ).toEqual([{ label: 'Auf Deutsch' }, { label: 'English' }])
  const listed = (await findEditedLesson(services, lessonId))!.captions
  expect(listed.map(({ language, cues }) => [language, cues])).toEqual([
    ['de', 2],
    ['en', 2],
  ])
  expect(await save('WEBVTT\n\n00:01.000 --> 00:02.000\nHello.')).toEqual({ ok: true, cues: 1 })
  expect((await cues()).filter(({ language }) => language === 'en')).toHaveLength(1)
  expect(await deleteCaptions(services, by, lessonId, 'de')).toBe(true)
  expect(await deleteCaptions(services, by, lessonId, 'de')).toBe(false)
  expect(await cues()).toHaveLength(1)
})

test('damaged captions change nothing', async ({ services }) => {
  const { save, cues } = await aPlace(services)
  await save(VTT)
  expect(await save('WEBVTT\n\n00:02.000 --> 00:01.000\nHello.')).toEqual({
    ok: false,
    reason: 'damaged',
    line: 3,
    why: 'This caption does not end after it begins.',
  })
  expect(await cues()).toHaveLength(2)
})

test('languages are tags in their one spelling', () => {
  const languageOf = (language: string) => CaptionsForm.safeParse({ language, vtt: 'x' }).data?.language
  expect(['EN', 'pt-br', ' de '].map(languageOf)).toEqual(['en', 'pt-BR', 'de'])
  expect(['', 'english please', '../en', 'e'].map(languageOf)).toEqual(Array(4).fill(undefined))
})
