import { claims } from '#content/claims.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import type { Page } from '#features/pages/core/page.ts'
import { addSection, deleteSection, hideSection, writeSection, type ActOutcome } from '#features/pages/core/section-acts.ts'
import { changePage, publishPage } from '#features/pages/editing/edit-page.server.ts'
import { createPage, unpublishPage } from '#features/pages/editing/own-pages.server.ts'
import { passageKind } from '#features/pages/kinds/passage.tsx'
import { shippedSettings } from '#features/site/core/site-settings.ts'
import { openedSite } from '#features/site/opening/opening.factory.server.ts'
import { saveSection } from '#features/site/settings/settings.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { claimsWrittenAnew } from './claims-written-anew.server.ts'

async function anEditor(services: Services) {
  const account = { email: 'owner@coach.example', displayName: 'Noor', emailVerified: true }
  const userId = (await services.db.transaction((tx) => insertAccount(tx, services, account)))!
  const written = () => claimsWrittenAnew(services)
  return {
    written,
    owner: { userId },
    publish: async (id: string, act: (page: Page) => ActOutcome) => {
      const before = new Set(await written())
      const changed = await changePage(services, { userId }, id, act)
      expect(changed).toMatchObject({ ok: true })
      await publishPage(services, { userId }, id)
      return (await written()).filter((each) => !before.has(each))
    },
  }
}

const valuesOf = (page: Page, id: string) => page.sections.find((section) => section.id === id)!.values

test.for(['on a sample', 'on an open site'])(
  'claims of sections that were edited, hidden or deleted, and of pages that were unpublished, are written anew, %s',
  async (where, { services, clock }) => {
    const { owner, written, publish } = await anEditor(services)
    if (where === 'on an open site') await openedSite(services)
    clock.set(new Date(clock.now().getTime() + 1000).toISOString())
    expect(await written()).toEqual([])
    expect(await publish('home', (page) => writeSection(page, 'why', { lead: 'I read the studies.' }))).toEqual([
      'quiet-and-sourced',
    ])
    // Another field of a section leaves the claim in it as it is: on an open site it waits for its decision, and is not in what was edited.
    expect(await publish('courses', (page) => writeSection(page, 'frame', { title: 'My courses' }))).toEqual([])
    expect(await publish('home', (page) => hideSection(page, 'questions', true, false))).toEqual(['asked-lesson-length'])
    expect(await publish('home', (page) => deleteSection(page, 'strip', false))).toEqual(['brand-strip'])
    const before = new Set(await written())
    expect(await unpublishPage(services, owner, 'corporate')).toBe(true)
    expect((await written()).filter((id) => !before.has(id))).toEqual([
      'corporate-live-questions',
      'corporate-live-session',
      'corporate-contact',
    ])
  },
)

test('a draft changes nothing, and a claim that is said on another page again is asked about again', async ({ services }) => {
  const { owner, written, publish } = await anEditor(services)
  const says = claims['quiet-and-sourced'].text
  await changePage(services, owner, 'home', (page) => writeSection(page, 'why', { lead: 'Mine.' }))
  expect(await written()).toEqual([])
  await publishPage(services, owner, 'home')
  expect(await written()).toEqual(['quiet-and-sourced'])
  const made = await createPage(services, owner, { title: 'Why', slug: 'why' })
  const id = made.ok ? made.id : ''
  await publish(id, (page) => writeSection(page, page.sections[0]!.id, { title: 'Why', lead: says }))
  expect(await written()).toEqual([])
})

test('one of several texts of a section can be written over: the others still wait', async ({ services }) => {
  const { publish } = await anEditor(services)
  const one = await publish('services', (page) => {
    const { id, values } = page.sections.find(({ values: each }) => JSON.stringify(each).includes(claims['lab-service'].text))!
    const written = JSON.stringify(values).replace(claims['lab-service'].text, 'Bring what you have.')
    return writeSection(page, id, JSON.parse(written) as typeof values)
  })
  expect(one).toEqual(['lab-service'])
})

test('claims that were written over in the settings are not asked about any more, and no others', async ({ services }) => {
  const { written } = await anEditor(services)
  const { house, figures, plans } = shippedSettings
  await saveSection(services, 'house', house, 'system')
  await saveSection(services, 'plans', plans, 'system')
  expect(await written()).toEqual([])
  await saveSection(services, 'house', { ...house, founder: 'Noor Reed' }, 'system')
  expect(await written()).toEqual(['founder'])
  await saveSection(services, 'house', { ...house, founder: 'Noor Reed', bio: ['I coach sleep.'] }, 'system')
  const biography = ['founder', 'two-worlds', 'two-habits']
  expect((await written()).toSorted()).toEqual(biography.toSorted())
  await saveSection(services, 'figures', { ...figures, proof: figures.proof.slice(1) }, 'system')
  expect((await written()).filter((id) => !biography.includes(id))).toEqual(['followers'])
  // The trial names the app too.
  const without = (said: string) =>
    plans.plans.map((plan) => ({ ...plan, features: plan.features.filter((each) => each !== said) }))
  await saveSection(services, 'plans', { ...plans, plans: without(claims['mobile-app'].text) }, 'system')
  expect(await written()).not.toContain('mobile-app')
  await saveSection(services, 'plans', { ...plans, plans: without(claims['sleep-toolkit'].text) }, 'system')
  expect(await written()).toContain('sleep-toolkit')
})

test('what has to stay is asked about until it stands in other words: a hidden legal text or term is no answer', async ({
  services,
}) => {
  const { written, publish } = await anEditor(services)
  await publish('trial', (page) => writeSection(page, 'frame', { ...valuesOf(page, 'frame'), promises: 'A week, free.' }))
  expect(await written()).toContain('trial-promises')
  await publish('privacy', (page) => writeSection(page, 'text', { text: 'We keep nothing.' }))
  expect(await written()).toContain('privacy')
  await publish('terms', (page) => hideSection(page, 'text', true, false))
  expect(await written()).not.toContain('terms')
  await publish('terms', (page) => addSection(page, passageKind, 'mine', null))
  expect(await written()).toContain('terms')
})
