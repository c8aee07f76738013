import { aClient, anAppointment, aSessionType } from '#features/calendar/calendar.factory.server.ts'
import { answerMessage } from '#features/chat/conversation/answer-message.server.ts'
import { aVisit } from '#features/chat/conversation/visit.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { itemsAt } from '#features/inbox/items/item.factory.server.ts'
import { findItem } from '#features/inbox/thread/find-thread.server.ts'
import type { Services } from '#services.server.ts'
import { dangerMessages, isDanger } from '#tests/support/danger-messages.ts'
import { deep } from '#tests/support/deep.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { aShop, monthly } from '#tests/support/stripe-shop.ts'
import { expect, test } from '#tests/support/test.ts'

import { action as sendFunction } from './endpoints/function-send-contact-email.ts'
import { helpInForm } from './help-in-form.server.ts'
import { action as sendStory } from './member/new-story.tsx'
import { action as cancelAppointment } from './member/profile/appointments.tsx'
import { action as cancelMembership } from './member/profile/membership.tsx'
import { action as sendContact } from './public/contact.tsx'
import { action as sendEnquiry } from './public/corporate.tsx'

const DANGER = 'I want to kill myself'
const fromBerlin = { timeZone: 'Europe/Berlin' }
const contact = { name: 'Ann', email: 'ann@example.com', message: DANGER, ...fromBerlin }

const as = (userId: string, timeZone: string | null = null) =>
  ({ userId, email: 'ann@example.com', emailVerified: true, displayName: 'Ann', timeZone }) as Viewer

interface Sending {
  readonly viewer?: Viewer
  readonly languages?: string
}

function sent(services: Services, path: string, fields: Record<string, string>, { viewer, languages }: Sending = {}) {
  const request = formRequest(path, fields)
  if (languages) request.headers.set('Accept-Language', languages)
  return routeArgs(request, { services, viewer: viewer ?? null })
}

/** The data of an answer that shows a page at once, and its status. */
async function shown<Answer>(answer: Promise<Answer>) {
  const given = await answer
  if (given instanceof Response) throw new Error(`redirected to ${given.headers.get('Location')}`)
  const { data, init } = given as { data: { help: string | null; isKept?: boolean }; init: ResponseInit | null }
  return { ...data, status: init?.status ?? 200 }
}

/** The one item of the inbox, with what its writer was told. */
async function onlyItem(services: Services) {
  const [item, ...others] = await itemsAt(services)
  expect(others).toEqual([])
  return (await findItem(services, item!.id))!
}

const inGermany = { country: 'DE', numbers: expect.arrayContaining(['112']) }

test('a message in danger is delivered, stands on top, and is answered with the number in the writer’s language, then in English', async ({
  services,
}) => {
  const answer = await shown(sendContact(sent(services, '/contact', { ...contact, message: 'Ich will mich umbringen' })))
  expect(answer).toMatchObject({ status: 200, isKept: true })
  expect(answer.help).toMatch(/rufen Sie[\s\S]*112[\s\S]*please call 112 now/i)
  expect(await onlyItem(services)).toMatchObject({ kind: 'contact', readFirst: true, danger: true, help: inGermany })
})

test('what is refused, too much, or cannot be kept is answered with the number all the same, and nothing typed is lost', async ({
  services,
}) => {
  const refused = await shown(sendContact(sent(services, '/contact', { ...contact, email: '' })))
  expect(refused).toMatchObject({ status: 400, isKept: false, report: { values: { message: DANGER } } })
  const long = await shown(sendContact(sent(services, '/contact', { ...contact, message: `${DANGER}. ${'word '.repeat(500)}` })))
  const broken = { ...services, jobs: { send: () => Promise.reject(new Error('no queue')) } }
  const unkept = await shown(sendContact(sent(broken, '/contact', contact)))
  expect(unkept).toMatchObject({ status: 503, isKept: false, report: { values: contact } })
  for (let one = 0; one < 60; one++)
    await sendContact(sent(services, '/contact', { ...contact, message: 'I sleep badly these days.' }))
  const tooMany = await shown(sendContact(sent(services, '/contact', contact)))
  expect(tooMany).toMatchObject({ status: 429, isKept: false, report: { values: contact } })
  for (const { help } of [refused, long, unkept, tooMany]) expect(help).toContain('please call 112 now')
})

test('an ordinary message is answered as ever, and with no number', async ({ services }) => {
  const kept = await sendContact(sent(services, '/contact', { ...contact, message: 'I would like to sleep better.' }))
  expect(kept).toBeInstanceOf(Response)
  expect(await shown(sendContact(sent(services, '/contact', { ...contact, message: 'Short' })))).toMatchObject({ help: null })
})

test.for([
  ['the profile’s zone', { viewer: as('a', 'Asia/Tokyo'), languages: 'fr-FR' }, fromBerlin, 'call 119 now'],
  ['the browser’s zone', { languages: 'fr-FR' }, { timeZone: 'Europe/London' }, 'call 999 now'],
  ['the browser’s language', { languages: 'fr-FR,fr;q=0.9' }, {}, 'call 112 now'],
  ['nothing that tells', { languages: 'en-US' }, {}, /112[\s\S]*911/],
  ['a zone that there is not', {}, { timeZone: '<script>' }, /112[\s\S]*911/],
] as const)('the country is that of %s', async ([, sending, zone, expected], { services }) => {
  const args = sent(services, '/contact', {}, sending)
  const help = await helpInForm({ ...args, fields: zone }, 'I have chest pain')
  expect(help?.text).toMatch(expected)
})

test('an enquiry, a story and a call of the function are answered and marked in the same way', async ({ services }) => {
  const enquiry = { ...contact, organisation: 'North', teamSize: '1 to 10' }
  expect(await shown(sendEnquiry(sent(services, '/corporate', enquiry)))).toMatchObject({
    status: 200,
    isKept: true,
    help: expect.stringContaining('please call 112 now'),
  })
  const ann = as(await aPerson(services, 'ann'), 'Europe/Berlin')
  const story = { story: `${DANGER}, and nobody sees it.`, rating: '4', name: 'Ann', consent: 'yes' }
  const body = new FormData()
  for (const [name, value] of Object.entries(story)) body.append(name, value)
  const request = new Request('https://wellward.test/stories/new', { method: 'POST', body })
  expect(await shown(sendStory(routeArgs(request, { services, viewer: ann })))).toMatchObject({
    isKept: true,
    help: expect.stringContaining('please call 112 now'),
  })
  const call = new Request('https://wellward.test/api/functions/send-contact-email', {
    method: 'POST',
    body: JSON.stringify(contact),
  })
  const answered = await sendFunction(routeArgs(call, { services }))
  expect(answered.status).toBe(200)
  expect(await answered.json()).toEqual({
    message: expect.stringMatching(/please call 112 now[\s\S]*Thank you for reaching out/),
  })
  const items = await itemsAt(services)
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(['contact', 'enquiry', 'story'])
  for (const { id } of items) expect(await findItem(services, id)).toMatchObject({ readFirst: true, help: inGermany })
})

test('the reason for cancelling an appointment, in which danger is recognised, is read first whatever becomes of the appointment', async ({
  services,
  mails,
}) => {
  const ann = await aPerson(services, 'ann')
  const [typeId, clientId] = [await aSessionType(services), await aClient(services, { name: 'Ann Lind', userId: ann })]
  const id = await anAppointment(services, { typeId, clientId, time: '17:00' })
  const cancel = (reason: string) =>
    cancelAppointment(
      sent(services, '/profile/appointments', { intent: 'cancel', id, reason }, { viewer: as(ann, 'Europe/Berlin') }),
    )
  expect(await shown(cancel(DANGER))).toMatchObject({
    status: 200,
    outcome: { title: 'Appointment cancelled' },
    help: expect.stringContaining('please call 112 now'),
  })
  const item = await onlyItem(services)
  expect(item).toMatchObject({ kind: 'reason', readFirst: true, help: inGermany })
  expect(item.body).toContain(DANGER)
  expect(mails).toEqual([])
  const tooLong = `${DANGER} ${'word '.repeat(200)}`
  expect(await shown(cancel(tooLong))).toMatchObject({ status: 400, help: expect.stringContaining('please call 112 now') })
  expect(await itemsAt(services)).toHaveLength(2)
})

test('so is the reason for leaving, also where the membership cannot be cancelled', async ({ services: bare }) => {
  const { services, userId, buy, deliverEvents } = await aShop(bare)
  const leave = (words: string) =>
    cancelMembership(
      sent(
        services,
        '/profile/membership',
        { intent: 'cancel', reason: 'other', words },
        { viewer: as(userId, 'Europe/Berlin') },
      ),
    )
  expect(await shown(leave(DANGER))).toMatchObject({ status: 409, help: expect.stringContaining('please call 112 now') })
  await buy(monthly)
  await deliverEvents()
  const before = await itemsAt(services)
  expect(before).toMatchObject([{ kind: 'reason', readFirst: true }])
  expect(await shown(leave(`${DANGER}.`))).toMatchObject({
    title: 'Your membership is cancelled',
    help: expect.stringContaining('please call 112 now'),
  })
  expect(await itemsAt(services)).toHaveLength(2)
})

/** One plain message of each kind in each language. */
const samples = [
  ...new Map(
    dangerMessages.filter((one) => isDanger(one) && one.form === 'plain').map((one) => [`${one.kind} ${one.language}`, one]),
  ).values(),
]

const answeredAsInChat =
  (some: typeof samples) =>
  async ({ services }: { services: Services }) => {
    const wrong: string[] = []
    for (const [at, { text }] of some.entries()) {
      if (!(await services.isInDanger(text))) continue
      const said = await answerMessage(services, aVisit({ browser: `b${at}`, network: `n${at}` }), { text })
      const help = await helpInForm({ ...sent(services, '/contact', {}), fields: fromBerlin }, text)
      if (!said.ok || said.message !== help?.text) wrong.push(text)
    }
    expect(wrong).toEqual([])
  }

test('a form is answered in the words of the chat', answeredAsInChat(samples.filter((_sample, at) => at % 8 === 0)))

test('of every kind and in every language it is', deep('app/routes/help-in-form.server.test.ts'), answeredAsInChat(samples))

test('there are samples of all kinds in all languages', () => expect(samples.length).toBeGreaterThan(100))
