import { expect, test } from 'vitest'

import { asksForTooManyRoutes } from './route-list.ts'

const paths = (count: number) => Array.from({ length: count }, (_, at) => `/p${at}`).join(',')

test('the list of routes is given for as many paths as a page has, and for no more', () => {
  for (const [url, isRefused] of [
    ['/__manifest', false],
    ['/__manifest?version=a', false],
    [`/__manifest?paths=${paths(200)}&version=a`, false],
    [`/__manifest?paths=${paths(201)}&version=a`, true],
    [`/__manifest?version=a&paths=${encodeURIComponent(paths(201))}`, true],
    [`/__manifest?version=a&p%61ths=${paths(201)}`, true],
    [`/shop?paths=${paths(900)}`, false],
  ] as const)
    expect([url, asksForTooManyRoutes(url)]).toEqual([url, isRefused])
})
