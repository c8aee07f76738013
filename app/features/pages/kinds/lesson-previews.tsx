import { choice, line, list, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { LessonPreviews } from '#features/site/lesson-previews.tsx'

import { subjects } from './parts.tsx'
import { drawnKind } from './section-view.tsx'

export const lessonPreviewsKind = sectionKind({
  name: 'lesson-previews',
  needs: 'lessons',
  version: 1,
  label: 'Lessons of the membership',
  about: 'Lessons by their names and lengths, locked, with the way in.',
  width: 'column',
  fields: {
    title: line('Heading', { isRequired: true }),
    colour: choice('Pictures of', subjects),
    action: line('Label of the links', { max: 80, isRequired: true }),
    lessons: list('Lessons', 'lesson', {
      slug: line('Address of the lesson', {
        hint: 'The last part of its address, where the lesson can be read. The picture is drawn from it.',
      }),
      title: line('Title', { isRequired: true }),
      duration: line('Length', { max: 20, hint: 'As it is shown: 12 min or 6:01.' }),
      description: text('What it is about', { max: 400 }),
    }),
  },
  start: {
    title: 'Inside the membership',
    colour: 'sleep',
    action: 'Unlock with Membership',
    lessons: [{ slug: '', title: 'A lesson', duration: '5 min', description: 'What it is about.' }],
  },
})

export const lessonPreviews = drawnKind(
  lessonPreviewsKind,
  ({ id, values: { title, colour, action, lessons }, data: { lessons: addresses } }) =>
    lessons.length > 0 && (
      <LessonPreviews id={id} title={title} action={action} pillar={colour} lessons={lessons} addresses={addresses} />
    ),
)
