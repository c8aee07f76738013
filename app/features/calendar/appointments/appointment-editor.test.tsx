import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'

import type { AppointmentStatus } from '#features/calendar/core/appointment.ts'

import { AppointmentEditor } from './appointment-editor.tsx'
import { UNCHANGEABLE } from './refusals.ts'

function over(status: AppointmentStatus, errors: Record<string, string> = {}) {
  const values = { day: '2026-03-03', time: '09:00', typeId: 'T', note: '' }
  const element = (
    <AppointmentEditor
      appointment={{ id: '1', status, cancelReason: '', cancelledBy: null, values }}
      actions={{ change: false, mark: status !== 'cancelled' }}
      types={[{ value: 'T', label: 'Strength, 60 minutes' }]}
      zone="Europe/Berlin"
      form="save"
      report={{ values: { day: '2026-04-01', time: '10:00', note: 'Late' }, errors }}
    />
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

/** What each button is called, and of which kind it is. */
const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*class="btn btn-(\w+)[^>]*>([^<]+)/g)].map(([, kind, name]) => `${kind} ${name}`)

test('before it is said how it went nothing is pressed, and what was said can be taken back', () => {
  expect(buttons(over('confirmed'))).toEqual(['secondary Done', 'secondary No-show', 'primary Save'])
  expect(buttons(over('done'))).toEqual(['primary Done', 'secondary No-show', 'tertiary Not said yet', 'primary Save'])
})

test('what can no longer be moved has no fields for it, and sends the time that it has', () => {
  const html = over('cancelled', { time: UNCHANGEABLE })
  expect(html).not.toMatch(/type="(?:date|time)"|readonly/i)
  expect(html).toMatch(/type="hidden" name="day" value="2026-03-03".*type="hidden" name="time" value="09:00"/s)
  expect(html).toMatch(/role="alert".*It has begun, or was cancelled/s)
})
