import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'

import { SampleSchedule } from './sample-schedule.tsx'

function page(asked: string | null) {
  const element = <SampleSchedule asked={asked} today="2026-11-20" />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('the sample is marked, and its week comes to fifteen sessions, twelve clients and fifteen hours', () => {
  const html = page(null)
  expect(html).toContain('Personal Training Schedule')
  expect(html).toContain('Sample data')
  expect(html).toContain('This Week')
  expect(
    [...html.matchAll(/<li><b class="num">([^<]+)<\/b> ([^<]+)<\/li>/g)].map(([, figure, label]) => [figure, label]),
  ).toEqual([
    ['15', 'sessions'],
    ['12', 'clients'],
    ['15h', 'of training'],
  ])
})

test('days and months are links whose page shows the day, and today is marked', () => {
  const html = page('2026-11-24')
  expect(html).toContain('Tuesday 24 November 2026</h2>')
  expect(html).toMatch(/7:00 AM.*10:00 AM.*2:00 PM/s)
  expect(html).toMatch(/href="\/calendar\?date=2026-11-26"/)
  expect(html).toMatch(
    /href="\/calendar\?date=2026-12-24"[^>]*aria-label="Next month"|aria-label="Next month"[^>]*href="\/calendar\?date=2026-12-24"/,
  )
  expect(html).toMatch(/data-day="2026-11-20"[^>]*aria-current="date"/)
  expect(page('2026-11-28')).toContain('No appointments scheduled for this date')
})
