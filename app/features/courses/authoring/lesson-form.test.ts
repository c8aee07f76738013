import { expect, test } from 'vitest'

import { clockTime, secondsOf } from '#features/courses/core/clock-time.ts'

import { readLesson } from './lesson-form.ts'
import { countRows } from './resource-rows.ts'
import { whatGoes } from './what-goes.ts'

test('durations are typed as a clock shows them', () => {
  expect(['4:30', ' 0:07 ', '90:00', '1:02:30', ''].map(secondsOf)).toEqual([270, 7, 5400, 3750, 0])
  expect(['4', '4:5', '4:60', '1:60:00', '-1:00', '13:00:00', 'soon'].map(secondsOf)).toEqual(Array(7).fill(null))
  expect([270, 7, 3750, 5400].map(clockTime)).toEqual(['4:30', '0:07', '1:02:30', '1:30:00'])
})

test('a lesson is read from its form, its rows of resources in order and without the empty ones', () => {
  const fields = {
    title: '  Light,  and when to leave it ',
    slug: 'Light & Leave',
    summary: 'S',
    practice: 'P',
    body: 'One\r\nTwo\n',
    duration: '4:30',
    opensInTrial: 'on',
    resourceTitle0: 'A card',
    resourceAddress0: '/media/card.pdf',
    resourceTitle2: 'Light',
    resourceAddress2: 'https://example.org/light',
  }
  expect(readLesson(fields)).toEqual({
    ok: true,
    content: {
      title: 'Light, and when to leave it',
      slug: 'light-leave',
      summary: 'S',
      practice: 'P',
      body: 'One\nTwo',
      durationSeconds: 270,
      isPreview: false,
      opensInTrial: true,
      resources: [
        { title: 'A card', address: '/media/card.pdf' },
        { title: 'Light', address: 'https://example.org/light' },
      ],
    },
  })
})

test('every field that is wrong says so, all at once', () => {
  const read = readLesson({
    title: ' ',
    summary: 's'.repeat(301),
    duration: 'long',
    resourceTitle0: 'A page',
    resourceAddress0: 'javascript:alert(1)',
    resourceAddress1: '//elsewhere.example',
    resourceTitle3: 'Http',
    resourceAddress3: 'http://example.org',
  })
  const address = 'Please enter an address that begins with https://, or a page of this site that begins with /.'
  expect(read).toEqual({
    ok: false,
    errors: {
      title: 'Please enter a title.',
      summary: 'Please use at most 300 characters.',
      duration: 'Please enter minutes and seconds, like 4:30.',
      resourceAddress0: address,
      resourceTitle1: 'Please say what it is.',
      resourceAddress1: address,
      resourceAddress3: address,
    },
  })
})

test('one row is always free, and what was typed keeps its row', () => {
  expect(countRows([], undefined)).toBe(1)
  expect(countRows([{ title: 'A', address: '/' }], {})).toBe(2)
  expect(countRows([], { resourceTitle4: 'A', resourceAddress6: ' ' })).toBe(6)
})

test('who deletes reads what goes', () => {
  expect(whatGoes('lesson', [{ members: 0, notes: 0 }])).toBe(
    'Its text, its recordings and its captions go with it. No member has begun it. This cannot be undone.',
  )
  expect(whatGoes('module', [])).toBe('There is no lesson in it. This cannot be undone.')
  expect(
    whatGoes('course', [
      { members: 3, notes: 1 },
      { members: 1, notes: 1 },
    ]),
  ).toBe(
    '2 lessons go with it: text, recordings and captions, and so do the progress of members (begun 4 times) and 2 notes that members wrote. This cannot be undone.',
  )
})
