import sharp from 'sharp'

import { storyPictureAudience, findPublishedStories } from '#features/site/stories/published-stories.server.ts'
import { aStoredStory } from '#features/site/stories/story.factory.server.ts'
import { findOfferedClaims } from '#routes/admin/opening/offered-claims.server.ts'
import { anOwnerAtTheOverview } from '#routes/admin/overview.factory.server.ts'
import { action as decide, loader as list } from '#routes/admin/stories.tsx'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action as add } from './new.tsx'
import { action as change, loader as open } from './testimonial.tsx'

const PATH = '/admin/stories'
const SAID = {
  name: 'Bea Lind',
  story: 'I have slept through since the second week.',
  rating: '',
  consentedOn: '2026-02-20',
  consentHow: 'By e-mail, in our mailbox',
  consent: 'yes',
}

async function anOwnerAtTheTestimonials(services: Services) {
  const { viewer } = await anOwnerAtTheOverview(services)
  const asking = { services, viewer }
  const at = (id: string) => ({ ...asking, params: { id } })
  return {
    viewer,
    add: (fields: Record<string, string>, picture?: Uint8Array<ArrayBuffer>) =>
      add(routeArgs(sentTo(`${PATH}/new`, fields, picture), asking)),
    async change(id: string, fields: Record<string, string>, picture?: Uint8Array<ArrayBuffer>) {
      const mark = async () => (await open(routeArgs(new Request(`https://wellward.test${PATH}/${id}`), at(id)))).testimonial.mark
      const sent = fields['intent'] === 'save' ? { mark: await mark(), ...fields } : fields
      return change(routeArgs(sentTo(`${PATH}/${id}`, sent, picture), at(id)))
    },
    open: (id: string, search = '') => open(routeArgs(new Request(`https://wellward.test${PATH}/${id}${search}`), at(id))),
    look: (search: string) => list(routeArgs(new Request(`https://wellward.test${PATH}${search}`), asking)),
    decide: (id: string) => decide(routeArgs(formRequest(PATH, { id, intent: 'decline' }), asking)) as Promise<Response>,
    typed: async () => (await list(routeArgs(new Request(`https://wellward.test${PATH}?pile=typed`), asking))).stories,
  }
}

function sentTo(path: string, fields: Record<string, string>, picture?: Uint8Array<ArrayBuffer>): Request {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  if (picture) body.set('picture', new File([picture], 'bea.jpg', { type: 'image/jpeg' }))
  return new Request(`https://wellward.test${path}`, { method: 'POST', body })
}

const aPicture = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  )

test('what the owner types in is on the site at once, marked as not from an account, edited, taken off and deleted; the audit log knows', async ({
  services,
}) => {
  const owner = await anOwnerAtTheTestimonials(services)
  expect(await owner.add(SAID)).toMatchObject({ status: 303 })
  const { id } = (await owner.typed())[0]!
  const published = { id, name: 'Bea Lind', rating: null, quote: SAID.story, typed: true }
  expect(await findPublishedStories(services)).toEqual([published])
  expect(await owner.open(id)).toMatchObject({
    testimonial: { isPublished: true, consentedOn: '2026-02-20', consentHow: 'By e-mail, in our mailbox' },
    noted: 'Typed in, with the note of the consent, by Ann on Mon 2 Mar 2026, 10:30.',
  })
  await owner.change(id, { ...SAID, name: 'Bea', rating: '4', intent: 'save' })
  expect(await findPublishedStories(services)).toEqual([{ ...published, name: 'Bea', rating: 4 }])
  await owner.change(id, { intent: 'unpublish' })
  expect(await findPublishedStories(services)).toEqual([])
  expect(await owner.typed()).toMatchObject([{ id, status: 'declined', pile: 'typed' }])
  await owner.change(id, { intent: 'publish' })
  expect(await findPublishedStories(services)).toHaveLength(1)

  const asked = (await owner.change(id, { intent: 'delete' })) as Response
  expect(asked.headers.get('Location')).toBe(`${PATH}/${id}?step=delete`)
  expect(await owner.open(id, '?step=delete')).toMatchObject({ isAsked: true })
  await owner.change(id, { intent: 'delete', sure: 'yes' })
  expect([await owner.typed(), await findPublishedStories(services)]).toEqual([[], []])
  const acts = ['added', 'deleted', 'edited', 'published', 'unpublished']
  expect((await auditLines(services)).filter((line) => line.includes('testimonial')).toSorted()).toEqual(
    acts.map((act) => `Ann testimonial.${act} story ${id.slice(0, 8)}`),
  )
})

test('a form that was opened before another one was saved takes the place of nothing, until it is sent once more', async ({
  services,
}) => {
  const owner = await anOwnerAtTheTestimonials(services)
  await owner.add(SAID)
  const { id } = (await owner.typed())[0]!
  const { mark } = (await owner.open(id)).testimonial
  await owner.change(id, { ...SAID, name: 'Bea', intent: 'save', mark })
  const late = { ...SAID, story: 'I sleep better than before, every night.', intent: 'save' }
  const refused = await owner.change(id, { ...late, mark }, await aPicture('teal'))
  expect(refused).toMatchObject({
    init: { status: 409 },
    data: { report: { values: { story: late.story } }, now: { name: 'Bea', text: SAID.story } },
  })
  expect(await findPublishedStories(services)).toMatchObject([{ name: 'Bea', quote: SAID.story }])
  const { now } = (refused as unknown as { data: { now: { mark: string } } }).data
  expect(await owner.change(id, { ...late, mark: now.mark })).toMatchObject({ status: 303 })
  expect(await findPublishedStories(services)).toMatchObject([{ quote: late.story }])
})

test('what somebody said that sounds like a claim is offered beside it, and on the page of claims', async ({ services }) => {
  const owner = await anOwnerAtTheTestimonials(services)
  await owner.add({ ...SAID, story: 'It helped me. I sleep 30% better than before.' })
  const { id } = (await owner.typed())[0]!
  const said = ['I sleep 30% better than before.']
  expect([await findOfferedClaims(services), (await owner.open(id)).claims]).toEqual([said, said])
  await owner.change(id, { intent: 'unpublish' })
  expect(await findOfferedClaims(services)).toEqual([])
})

test('without a name, words, or a note of the consent nothing is kept, and what was typed stays', async ({ services }) => {
  const owner = await anOwnerAtTheTestimonials(services)
  const wrong = { name: '', story: 'Too short', rating: '6', consentedOn: '2026-02-31', consentHow: ' ', consent: '' }
  expect(await owner.add(wrong)).toEqual({
    type: 'DataWithResponseInit',
    data: {
      report: {
        values: wrong,
        errors: {
          name: 'Please say which name to show.',
          story: 'Please write at least 20 characters.',
          rating: 'Please choose a rating, or none.',
          consentedOn: 'Please say on which day they agreed.',
          consentHow: 'Please note how they agreed, so that you can show it.',
          consent: 'It can be published only with the consent of whoever said it.',
        },
      },
    },
    init: { status: 400 },
  })
  const noPicture = new TextEncoder().encode('no picture')
  expect(await owner.add(SAID, noPicture)).toMatchObject({ data: { report: { errors: { picture: expect.any(String) } } } })
  expect(await owner.typed()).toEqual([])
})

test('its picture is everybody’s while it is on the site, and goes with another one, or with the testimonial', async ({
  services,
}) => {
  const owner = await anOwnerAtTheTestimonials(services)
  await owner.add(SAID, await aPicture('teal'))
  const { id } = (await owner.typed())[0]!
  const keyOf = async () => (await owner.typed())[0]?.picture?.address.replace('/media/', '')
  const isThere = async (key: string) => (await services.files.get(`${key}-112.webp`)) !== null
  const first = (await keyOf())!
  expect([await isThere(first), await storyPictureAudience(services, `${first}-112.webp`)]).toEqual([true, 'anyone'])
  await owner.change(id, { ...SAID, intent: 'save' })
  expect(await keyOf(), 'a form without a file keeps it').toBe(first)
  await owner.change(id, { ...SAID, intent: 'save' }, await aPicture('red'))
  const second = (await keyOf())!
  expect([await isThere(first), await isThere(second)]).toEqual([false, true])
  await owner.change(id, { intent: 'unpublish' })
  expect(await storyPictureAudience(services, `${second}-112.webp`)).toBe('admins')
  await owner.change(id, { ...SAID, noPicture: 'yes', intent: 'save' })
  expect([await keyOf(), await isThere(second)]).toEqual([undefined, false])
})

test('people are found by a part of their name, whoever typed it, in all piles', async ({ services }) => {
  const owner = await anOwnerAtTheTestimonials(services)
  await owner.add(SAID)
  await aStoredStory(services, owner.viewer.userId, { name: 'Bea Holm', status: 'declined' })
  await aStoredStory(services, owner.viewer.userId, { name: 'Bea Sund', held: true })
  await aStoredStory(services, owner.viewer.userId, { name: '100% Carl' })
  const found = async (search: string) =>
    (await owner.look(`?q=${search}`)).stories.map(({ name, pile }) => `${name}: ${pile}`).toSorted()
  expect(await found('bea')).toEqual(['Bea Holm: declined', 'Bea Lind: typed', 'Bea Sund: held'])
  expect(await found('%25')).toEqual(['100% Carl: pending'])
  await owner.add({ ...SAID, name: 'Dora', consentHow: 'Dora Quist, by e-mail' })
  expect(await found('quist')).toEqual(['Dora: typed'])
  expect(await found('nobody')).toEqual([])
  expect((await owner.look('')).counts).toEqual({ pending: 1, approved: 0, declined: 1, held: 1, typed: 2 })
})

test('neither kind of story is changed by the forms of the other', async ({ services }) => {
  const owner = await anOwnerAtTheTestimonials(services)
  await owner.add(SAID)
  const typed = (await owner.typed())[0]!
  const told = await aStoredStory(services, owner.viewer.userId, { status: 'approved' })
  await owner.decide(typed.id)
  expect(await findPublishedStories(services)).toHaveLength(2)
  for (const intent of ['save', 'unpublish', 'delete'])
    await expect(owner.change(told, { ...SAID, sure: 'yes', intent }), intent).rejects.toMatchObject({ init: { status: 404 } })
  await expect(owner.open(told)).rejects.toMatchObject({ init: { status: 404 } })
  expect(await findPublishedStories(services)).toMatchObject([{ id: expect.any(String) }, { id: expect.any(String) }])
})
