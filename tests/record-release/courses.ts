import { readFileSync } from 'node:fs'

import { aPhoto } from './member-life.ts'
import type { Visitor } from './visitor.ts'
import { aFile } from './world.ts'

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:02.000\nGood evening.\n'

/** A course of the owner's: a lesson with everything that a lesson can have, and one that is a draft. */
export async function writeCourse(owner: Visitor): Promise<void> {
  const { location: course } = await owner.send('/admin/courses', 'Create course', { title: 'Quiet nights', pillar: 'sleep' })
  await owner.send(course, 'Add module', { title: 'Evenings' })
  for (const title of ['Light', 'Dusk']) await owner.send(course, 'Add lesson', { title })
  const { body } = await owner.see(course)
  const lessons = [...new Set(body.match(/\/admin\/courses\/lessons\/[\da-f-]{36}/g))]
  await writeLesson(owner, lessons[0]!)
  const unsaved = { intent: 'keep', draft: crypto.randomUUID(), title: 'Dusk', body: 'It is getting dark.', version: '1' }
  await owner.call(`${lessons[1]!}/draft`, new URLSearchParams(unsaved))
  await owner.send(course, 'Publish')
}

async function writeLesson(owner: Visitor, lesson: string): Promise<void> {
  const picture = new FormData()
  picture.set('intent', 'picture')
  picture.set('picture', await aPhoto('indigo'))
  const { url } = JSON.parse((await owner.call(`${lesson}/draft`, picture)).body) as { url: string }
  await sendFilm(owner, lesson.split('/').at(-1)!)
  await owner.send(lesson, 'Save captions', { vtt: CAPTIONS })
  await owner.send(lesson, 'Save and publish', {
    body: `## Dim it\n\nAn hour **before** bed.\n\n![A lamp](${url})`,
    duration: '4:30',
    resourceTitle0: 'A card',
    resourceAddress0: 'https://card.test/evening-light',
  })
  await owner.send(lesson, 'Mark as reviewed', { reviewedBy: 'Dr Ada Lind' })
}

async function sendFilm(owner: Visitor, lesson: string): Promise<void> {
  const film = aFile('light.webm', 'video/webm', readFileSync('tests/support/test-film.webm'))
  const about = { lesson, name: film.name, type: film.type, bytes: String(film.size), changedAt: '0' }
  const { id } = JSON.parse((await owner.call('/admin/recordings', new URLSearchParams(about))).body) as { id: string }
  await owner.call(`/admin/recordings/${id}/parts/0`, film, { 'Content-Type': 'application/octet-stream' })
  await owner.call(`/admin/recordings/${id}`, new URLSearchParams({ intent: 'finish' }))
}
