import { itemsAt } from '#features/inbox/items/item.factory.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action } from './inbound-mail.ts'

const inbound = { address: 'inbox@coach.example', secret: 'a secret of the mail server, long enough' }
const mail = 'From: Ann <ann@example.com>\r\nTo: inbox@coach.example\r\nSubject: Hello\r\n\r\nMay I come?'

function deliver(body: string, authorization?: string) {
  const headers = { 'Content-Type': 'message/rfc822', ...(authorization !== undefined && { Authorization: authorization }) }
  return new Request('https://wellward.test/api/inbound-mail', { method: 'POST', body, headers })
}

test('a mail that shows the secret is kept; without it, or with another, nothing is', async ({ services }) => {
  const house = { ...services, inbound }
  for (const authorization of [undefined, '', 'Bearer ', 'Bearer wrong', `Basic ${inbound.secret}`]) {
    const refused = await action(routeArgs(deliver(mail, authorization), { services: house }))
    expect(refused.status, authorization).toBe(401)
  }
  expect(await itemsAt(services)).toEqual([])
  const answer = await action(routeArgs(deliver(mail, `Bearer ${inbound.secret}`), { services: house }))
  expect([answer.status, await answer.json()]).toEqual([200, { filed: 'new' }])
  expect(await itemsAt(services)).toMatchObject([{ kind: 'mail', name: 'Ann' }])
})

test('what is no mail is refused with a sentence', async ({ services }) => {
  const answer = await action(routeArgs(deliver('nonsense', `Bearer ${inbound.secret}`), { services: { ...services, inbound } }))
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'This is no mail with a sender.' }])
})

test('where no address is set up, there is nothing', async ({ services }) => {
  expect((await action(routeArgs(deliver(mail, `Bearer ${inbound.secret}`), { services }))).status).toBe(404)
})
