import fc from 'fast-check'
import { expect, test } from 'vitest'

import { shapesOf } from '#features/pages/core/fields.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { coursesKind } from '#features/pages/kinds/courses.tsx'
import { drawSections } from '#features/pages/kinds/draw-sections.tsx'
import { openingKind } from '#features/pages/kinds/opening.tsx'
import { questionsKind } from '#features/pages/kinds/questions.tsx'
import { noSectionData } from '#features/pages/kinds/section-data.factory.server.ts'
import { tilesKind } from '#features/pages/kinds/tiles.tsx'
import { shippedSettings } from '#features/site/core/site-settings.ts'
import { siteWordsOf } from '#features/site/core/site-words.tsx'

import { changeItems, pickMark, readSectionForm, TICKED } from './section-form.ts'

const words = siteWordsOf(shippedSettings)

test('controls are read by their field and place, in the order of the places', () => {
  const sent = {
    'questions.10.question': 'Last?',
    'questions.10.answer': 'Yes.\r\n\r\nIndeed.',
    'questions.2.question': '  First?  ',
    'questions.2.answer': 'No.',
    'other.0.question': 'of another field',
  }
  expect(readSectionForm(questionsKind.fields, sent, questionsKind.start)).toEqual({
    values: {
      title: 'Questions',
      questions: [
        { question: 'First?', answer: 'No.' },
        { question: 'Last?', answer: 'Yes.\n\nIndeed.' },
      ],
    },
    errors: {},
  })
})

test('what is not taken has its sentence beside the control, and what was typed stays', () => {
  const sent = { title: '', 'tiles.0.title': 'One', 'tiles.0.to': 'javascript:alert(1)', 'tiles.1.title': '' }
  const { values, errors } = readSectionForm(tilesKind.fields, sent, tilesKind.start)
  expect(Object.keys(errors)).toEqual(['title', 'tiles.0.to', 'tiles.1.title'])
  expect(values['tiles']).toMatchObject([{ title: 'One', to: 'javascript:alert(1)' }, { title: '' }])
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:x',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'vbscript:x',
  'https://',
  'a b',
])('nothing leads to %s', (to) => {
  const sent = { title: 'T', 'tiles.0.title': 'One', 'tiles.0.to': to }
  expect(readSectionForm(tilesKind.fields, sent, tilesKind.start).errors).toHaveProperty(['tiles.0.to'])
})

test.each([
  '/pricing',
  '/courses?view=all#top',
  'https://coach.example/x',
  'mailto:ann@coach.example',
  'tel:+49 30 1234',
  '#questions',
  '',
])('a link may lead to %j', (to) => {
  const sent = { title: 'T', 'tiles.0.title': 'One', 'tiles.0.to': to }
  expect(readSectionForm(tilesKind.fields, sent, tilesKind.start).errors).toEqual({})
})

test('a picture is none, a drawn one, or the uploaded one with its words', () => {
  const pictureOf = (sent: Record<string, string>) =>
    readSectionForm(openingKind.fields, { title: 'T', ...sent }, openingKind.start)
  expect(pictureOf({}).values['picture']).toEqual(openingKind.start.picture)
  expect(pictureOf({ 'picture.kind': 'none' }).values['picture']).toBeNull()
  const drawn = { 'picture.kind': 'stress', 'picture.seed': 'waves' }
  expect(pictureOf(drawn).values['picture']).toEqual({ illustration: 'stress', seed: 'waves' })
  const stored = JSON.stringify({ key: 'pages/0a1b', widths: [480, 960], width: 960, height: 640 })
  const uploaded = {
    'picture.kind': 'upload',
    'picture.stored': stored,
    'picture.alt': 'A desk',
    'picture.x': '140',
    'picture.y': 'x',
  }
  expect(pictureOf(uploaded).values['picture']).toMatchObject({ key: 'pages/0a1b', alt: 'A desk', focus: { x: 100, y: 0 } })
  expect(pictureOf({ ...uploaded, 'picture.stored': '{"key":"../x"}' }).errors).not.toEqual({})
  expect(pictureOf({ ...uploaded, 'picture.stored': 'no JSON' }).values['picture']).toBeNull()
})

test('items are added, moved and removed, and nothing that is not there', () => {
  const values = { questions: ['a', 'b', 'c'].map((question) => ({ question, answer: '' })) }
  const order = (act: string) =>
    (changeItems(questionsKind.fields, values, act)?.['questions'] as Array<{ question: string }> | undefined)?.map(
      ({ question }) => question,
    )
  expect(order('add:questions')).toEqual(['a', 'b', 'c', ''])
  expect(order('remove:questions.1')).toEqual(['a', 'c'])
  expect(order('up:questions.2')).toEqual(['a', 'c', 'b'])
  expect(order('up:questions.0')).toEqual(['a', 'b', 'c'])
  expect(order('down:questions.0')).toEqual(['b', 'a', 'c'])
  for (const act of ['remove:questions.7', 'up:nothing.0', 'swap:questions.0', 'add:constructor', 'remove:questions.x'])
    expect(order(act)).toBeUndefined()
})

test('what is picked is what is ticked, in the order of the form; a form without the field leaves it, and one without ticks empties it', () => {
  const { fields, start } = coursesKind
  const before = { ...start, courses: ['gone', 'b'] }
  const picked = (sent: Record<string, string>) => readSectionForm(fields, { title: 'T', action: 'Go', ...sent }, before)
  expect(picked({}).values['courses']).toEqual(['gone', 'b'])
  expect(picked({ 'courses.': 'shown' }).values['courses']).toEqual([])
  const sent = { 'courses.': 'shown', 'courses.b': 'on', 'courses.a': 'on', 'courses.c': 'off', 'other.d': 'on' }
  expect(picked(sent)).toMatchObject({ values: { courses: ['b', 'a'] }, errors: {} })
  expect(picked({ 'courses.': 'shown', 'courses.<b>': 'on' }).errors).toHaveProperty('courses')
  const many = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`courses.${at}x`, 'on']))
  expect(picked({ 'courses.': 'shown', ...many }).errors).toEqual({ courses: 'Please pick at most 24.' })
})

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{name}',
  '\u0000',
  '𝔖',
  'x'.repeat(6_000),
  '../..',
  '"',
  '5',
]

test('whatever is sent for a section of any kind is refused by a sentence, or drawn without a tag of its own', () => {
  const names = [...sectionKinds.values()].flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.type === 'list'
        ? Object.keys(field.item).flatMap((part) => [`${name}.0.${part}`, `${name}.1.${part}`])
        : field.type === 'pick'
          ? [pickMark(name), `${name}.a`, `${name}."><script>`]
          : [name],
    ),
  )
  const sent = fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.constantFrom(...HOSTILE, TICKED), fc.string()), {
    maxKeys: 25,
  })
  fc.assert(
    fc.property(fc.constantFrom(...sectionKinds.values()), sent, (kind, typed) => {
      const { values, errors } = readSectionForm(kind.fields, typed, kind.start)
      expect(Object.values(errors).filter((sentence) => !/^[A-Z].+[.:“”]/.test(sentence))).toEqual([])
      const isRefused = Object.keys(errors).length > 0
      const unfit = Object.entries(shapesOf(kind.fields)).filter(([name, shape]) => !shape.safeParse(values[name]).success)
      expect(unfit.length > 0).toBe(isRefused)
      const sections = isRefused ? [] : [{ id: 'a', kind: kind.name, values, isHidden: false }]
      const { html } = drawSections(sections, { words, subject: null, place: { title: 'A page' }, data: noSectionData })
      expect(html).not.toMatch(/<script|<img src=x|javascript:/i)
    }),
  )
})
