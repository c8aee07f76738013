import type { Visit } from './visit.server.ts'

/** Somebody who writes to the assistant from a browser in Berlin, for tests. */
export const aVisit = (given: Partial<Visit> = {}): Visit => ({
  browser: 'a browser',
  network: '192.0.2.1',
  setCookie: null,
  viewer: null,
  timeZone: 'Europe/Berlin',
  languages: null,
  ...given,
})
