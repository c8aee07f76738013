import { expect, test } from 'vitest'

import { takeToasts, toastCookie } from './flash.server.ts'

async function carried(toast: Parameters<typeof toastCookie>[0]) {
  const [pair] = (await toastCookie(toast)).split(';')
  return (await takeToasts(new Request('https://wellward.test/', { headers: { Cookie: pair! } }))).toasts
}

test('a toast reaches the next page with its link', async () => {
  const toast = { title: 'Welcome', text: 'Mails wait.', action: { label: 'Open the outbox', to: '/admin/outbox' } }
  expect(await carried(toast)).toEqual([toast])
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'a link in a toast leads to this site only, so %s is not shown',
  async (to) => {
    expect(await carried({ title: 'Welcome', action: { label: 'Go', to } })).toEqual([])
  },
)
