import { claims } from '#content/claims.ts'
import { anOwnerSignedIn } from '#features/identity/account.factory.server.ts'
import { writeSection } from '#features/pages/core/section-acts.ts'
import { changePage, publishPage } from '#features/pages/editing/edit-page.server.ts'
import { createPage } from '#features/pages/editing/own-pages.server.ts'
import { listClaims } from '#features/site/claims/list-claims.server.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'
import { isSiteOpen } from '#features/site/opening/is-open.server.ts'
import { saveSection } from '#features/site/settings/settings.server.ts'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action, loader } from './opening.tsx'

const PATH = '/admin/opening'
const imprint = { legalName: 'Ann Coach', address: 'A street 1', email: 'ann@coach.example', phone: '', more: '' }
const proof = { source: 'Our list', asOf: '2026-03-01', reviewOn: '' }

async function anOwnerAtTheOpening(services: Services) {
  const { viewer } = await anOwnerSignedIn(services)
  return {
    viewer,
    look: (search = '') => loader(routeArgs(new Request(`https://wellward.test${PATH}${search}`), { services, viewer })),
    send: (fields: Record<string, string>) => action(routeArgs(formRequest(PATH, fields), { services, viewer })),
  }
}

const ledTo = (answer: unknown) => (answer as Response).headers.get('Location')

test('each act on a claim leads back to it, and its group says what is left', async ({ services }) => {
  const owner = await anOwnerAtTheOpening(services)
  const figures = async () => (await owner.look()).groups.find(({ kind }) => kind === 'figure')!
  const before = (await figures()).left
  expect(ledTo(await owner.send({ intent: 'confirm', claim: 'members', ...proof }))).toBe(`${PATH}#claim-members`)
  expect(ledTo(await owner.send({ intent: 'drop', claim: 'followers' }))).toBe(`${PATH}#claim-followers`)
  await owner.send({ intent: 'replace', claim: 'video-views', text: '12 films', ...proof, reviewOn: '2027-03-01' })
  const { claims: listed, left } = await figures()
  expect(left).toBe(before - 3)
  expect(listed.slice(0, 3).map(({ decision }) => decision)).toMatchObject([
    { state: 'dropped', proof: null },
    { state: 'replaced', text: '12 films', reviewOn: '1 March 2027' },
    { state: 'confirmed', proof: 'Our list (as of 1 March 2026)', reviewOn: null },
  ])
  expect(ledTo(await owner.send({ intent: 'drop-group', kind: 'figure' }))).toBe(`${PATH}#kind-figure`)
  expect((await figures()).left).toBe(0)
  await owner.send({ intent: 'withdraw', claim: 'members' })
  expect((await figures()).left).toBe(1)
})

test('a claim without a source, of a day to come, or without words is refused, and what was typed stays', async ({
  services,
}) => {
  const owner = await anOwnerAtTheOpening(services)
  const refusal = async (fields: Record<string, string>) =>
    (await owner.send({ claim: 'members', ...fields })) as unknown as { data: { report: { errors: object; values: object } } }
  const bare = { source: ' ', asOf: '', reviewOn: '2026-03-02' }
  expect((await refusal({ intent: 'confirm', ...bare })).data.report).toMatchObject({
    errors: {
      source: 'Please say where you know it from',
      asOf: 'Please enter the day of which this is true',
      reviewOn: 'Please enter a day that is yet to come',
    },
  })
  const typed = await refusal({ intent: 'replace', text: ' ', source: 'A study', asOf: '2026-03-03', reviewOn: 'soon' })
  expect(typed.data.report).toMatchObject({
    values: { source: 'A study' },
    errors: {
      text: 'Please write what you say instead',
      asOf: 'This day is yet to come',
      reviewOn: 'Please enter a day, or leave this empty',
    },
  })
  const source = async (fields: Record<string, string>) =>
    (await refusal({ intent: 'confirm', ...bare, ...fields })).data.report.errors
  expect(await source({ claim: 'privacy' })).toMatchObject({ source: 'Please say who read it' })
  expect(await source({ claim: '', kind: 'legal' })).toMatchObject({ source: 'Please say who read it' })
  expect((await owner.look()).decided).toBe(0)
})

test('whoever says the guarantee in other words says all places of it at once, and its days are set once', async ({
  services,
}) => {
  const owner = await anOwnerAtTheOpening(services)
  const others = async () =>
    (await owner.look()).groups.flatMap((group) => group.claims).find(({ id }) => id === 'guarantee-line')?.others ?? []
  expect((await others()).map(({ id }) => id)).toEqual(['guarantee', 'guarantee-asked', 'guarantee-in-terms'])
  await owner.send({
    intent: 'replace',
    claim: 'guarantee-line',
    text: 'Two weeks, money back',
    'text-guarantee': 'You get it back for two weeks.',
    'text-guarantee-asked': claims['guarantee-asked'].text,
    'text-privacy': 'No.',
    ...proof,
  })
  expect((await others()).map(({ text }) => text)).toEqual([
    'You get it back for two weeks.',
    claims['guarantee-asked'].text,
    claims['guarantee-in-terms'].text,
  ])
  const { starter } = await listClaims(services)
  expect(starter.find(({ id }) => id === 'privacy')?.decision).toBeNull()

  const waits = async () => (await owner.look()).waits.terms
  const before = await waits()
  await saveSection(services, 'plans', { ...shippedSettings.plans, guaranteeDays: 14 }, 'system')
  expect(await waits()).toBe(before - 2)
})

test('what is refused is said: a term cannot be dropped, and a group that is none is no question', async ({ services }) => {
  const owner = await anOwnerAtTheOpening(services)
  await owner.send({ intent: 'drop', claim: 'guarantee' })
  expect((await owner.look()).decided).toBe(0)
  await expect(owner.send({ intent: 'drop-group', kind: 'toString' })).rejects.toMatchObject({ init: { status: 400 } })
  await expect(owner.send({ intent: 'toString' })).rejects.toMatchObject({ init: { status: 400 } })
})

test('opening asks first and waits for terms and imprint; a legal text that the owner has written counts', async ({
  services,
}) => {
  const owner = await anOwnerAtTheOpening(services)
  const stay = Object.values(claims).filter((claim) => 'stays' in claim).length
  expect((await owner.look()).waits).toEqual({ terms: stay, hasImprint: false })
  await changePage(services, owner.viewer, 'privacy', ({ head, sections }) => ({
    ok: true,
    page: { head: { ...head, title: 'Ours' }, sections },
  }))
  await publishPage(services, owner.viewer, 'privacy')
  expect((await owner.look()).waits.terms).toBe(stay)
  await changePage(services, owner.viewer, 'privacy', (page) => writeSection(page, 'text', { text: 'We keep nothing.' }))
  await publishPage(services, owner.viewer, 'privacy')
  expect((await owner.look()).waits.terms).toBe(stay - 1)
  await owner.send({ intent: 'open', sure: 'yes' })
  expect(await isSiteOpen(services)).toBe(false)
  await owner.send({ intent: 'confirm', kind: 'legal', ...proof })
  await saveSection(services, 'imprint', imprint, 'system')
  expect((await owner.look('?step=open')).step).toBe('open')
  expect(ledTo(await owner.send({ intent: 'open' }))).toBe(`${PATH}?step=open`)
  expect(await isSiteOpen(services)).toBe(false)
  await owner.send({ intent: 'open', sure: 'yes' })
  expect(await isSiteOpen(services)).toBe(true)
  expect((await owner.look('?step=open')).step).toBeNull()
  expect(ledTo(await owner.send({ intent: 'sample' }))).toBe(`${PATH}?step=sample`)
  await owner.send({ intent: 'sample', sure: 'yes' })
  expect(await isSiteOpen(services)).toBe(false)
})

test('a claim of the owner’s own is offered from elsewhere, added with its source, and deleted', async ({ services }) => {
  const owner = await anOwnerAtTheOpening(services)
  expect((await owner.look(`?add=${encodeURIComponent('9 of 10 come back')}`)).added).toBe('9 of 10 come back')
  await owner.send({ intent: 'add', text: '9 of 10 come back', ...proof })
  const [own] = (await owner.look()).own
  expect(own).toMatchObject({ text: '9 of 10 come back', decision: { state: 'confirmed' } })
  await owner.send({ intent: 'drop', claim: own!.id })
  expect((await owner.look()).own).toEqual([])
})

test('what the owner wrote and sounds like a claim is offered until it is one, and never what ships', async ({ services }) => {
  const owner = await anOwnerAtTheOpening(services)
  expect((await owner.look('')).offered).toEqual([])
  const made = await createPage(services, owner.viewer, { title: 'Proof', slug: 'proof' })
  const id = made.ok ? made.id : ''
  await changePage(services, owner.viewer, id, (page) =>
    writeSection(page, page.sections[0]!.id, { title: 'Proof', lead: 'Hello. 93% sleep better after a month.' }),
  )
  expect((await owner.look('')).offered).toEqual([])
  await publishPage(services, owner.viewer, id)
  expect((await owner.look('')).offered).toEqual(['93% sleep better after a month.'])
  await owner.send({ intent: 'add', text: '93% sleep better after a month.', ...proof })
  expect((await owner.look('')).offered).toEqual([])
})
