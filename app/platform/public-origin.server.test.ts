import { expect, test } from 'vitest'

import { isPublicOrigin } from './public-origin.server.ts'

test.each([
  ['https://coach.example', true],
  ['https://www.coach.co.uk:8443', true],
  ['http://93.184.216.34', true],
  ['http://localhost:3000', false],
  ['http://coach.localhost', false],
  ['http://127.0.0.1:4000', false],
  ['http://192.168.1.20', false],
  ['http://[::1]:3000', false],
  ['http://nas.local', false],
  ['http://wellward:3000', false],
])('%s is public: %s', (origin, is) => {
  expect(isPublicOrigin(origin)).toBe(is)
})
