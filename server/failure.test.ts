import { expect, test } from 'vitest'

import { explainFailure } from './failure.ts'

const broken = () => new Response('Unexpected Server Error', { status: 500, headers: { 'X-Remix-Response': 'yes' } })

test('data that needs a service that is out of reach keeps its body and is 503', async () => {
  const answer = explainFailure(broken(), '/dashboard.data', true)
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10'])
  expect([answer.headers.get('X-Remix-Response'), await answer.text()]).toEqual(['yes', 'Unexpected Server Error'])
})

test('programs are told as JSON', async () => {
  const unavailable = explainFailure(broken(), '/api/functions/send-contact-email', true)
  expect([unavailable.status, unavailable.headers.get('Retry-After'), await unavailable.json()]).toEqual([
    503,
    '10',
    { error: 'Part of the site is not answering at the moment. Please try again in a minute.' },
  ])
  const mistake = explainFailure(broken(), '/api/auth/get-session', false)
  expect([mistake.status, mistake.headers.get('Retry-After')]).toEqual([500, null])
  expect(await mistake.json()).toEqual({ error: 'Something went wrong. The mistake is ours, and it has been logged.' })
})

test('calls of the API are told in its own shape', async () => {
  const unavailable = explainFailure(broken(), '/api/v1/me', true)
  expect(await unavailable.json()).toEqual({
    error: { code: 'unavailable', message: 'Part of the site is not answering at the moment. Please try again in a minute.' },
  })
})

test('whatever a route answered itself stays as it is', () => {
  for (const status of [200, 303, 400, 404, 503]) {
    const answer = new Response(null, { status })
    expect(explainFailure(answer, '/api/any', true)).toBe(answer)
  }
})
