import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'

import { shippedWords } from '#features/site/core/shipped-words.server.ts'
import { SiteWordsContext } from '#features/site/core/site-words.tsx'

import { SampleSchedule } from './sample-schedule.tsx'

const words = {
  title: 'My hours',
  ownLead: '',
  sampleLead: 'Nobody in it exists.',
  askAction: 'Write to me',
  emptyDay: 'A free day',
  bookedLabel: 'Taken',
  zoneNote: '',
  offeredTitle: '',
  weekTitle: 'The week',
}

function page(asked: string | null) {
  const element = (
    <SiteWordsContext value={shippedWords}>
      <SampleSchedule asked={asked} today="2026-11-20" words={words} />
    </SiteWordsContext>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('the sample is marked, and its week comes to fifteen sessions, twelve clients and fifteen hours', () => {
  const html = page(null)
  expect(html).toMatch(/My hours.*Nobody in it exists\..*Write to me/s)
  expect(html).toContain('Sample data')
  expect(html).toContain('The week')
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
  expect(page('2026-11-28')).toContain('A free day')
})
