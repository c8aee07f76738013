import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'

import { lateSentence, type OwnAppointment } from './own-appointment.ts'
import { OwnList } from './own-list.tsx'

function list(own: Partial<OwnAppointment>) {
  const one = { id: '1', when: 'Tue 3 Mar 2026, 03:00', minutes: 60, type: 'Strength', place: '', pillar: null, reason: '' }
  const confirmed = { status: 'Confirmed', isCancelled: false, cancelUntil: null, late: null }
  const element = <OwnList appointments={[{ ...one, ...confirmed, ...own }]} action="/profile/appointments" />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('who can no longer cancel is told why, and where to write', () => {
  const html = list({ late: lateSentence(false, 24) })
  expect(html).toMatch(/It begins in less than 24 hours: please <a[^>]*href="\/contact"[^>]*>write to the coach<\/a>\./)
  expect(html).not.toContain('Cancel it')
  expect(list({ cancelUntil: 'Mon 2 Mar 2026, 03:00' })).toContain('Cancel it')
  expect([lateSentence(false, 48), lateSentence(false, 1), lateSentence(true, 24)]).toEqual([
    'It begins in less than 48 hours',
    'It begins in less than an hour',
    'It has begun',
  ])
})

test('the lines of the coach’s reason stay lines', () => {
  expect(list({ isCancelled: true, reason: 'I have a cold.\nSorry.' })).toMatch(
    /whitespace-pre-wrap[^>]*>“I have a cold\.\nSorry\.”/,
  )
})
