import { asc, inArray, isNull } from 'drizzle-orm'

import { claims } from '#content/claims.ts'
import { privacy } from '#content/legal.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { memberships } from '#features/membership/core/tables.server.ts'
import { PAGES } from '#features/site/core/pages-word.ts'
import { isSiteOpen } from '#features/site/opening/is-open.server.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'

import { claimsAttention } from './claims-attention.server.ts'
import { claimDecisions } from './claims/claim-tables.server.ts'
import { addOwnClaim, decideClaim, decideKind, type Decision } from './claims/decide-claims.server.ts'
import { findClaimTexts } from './claims/find-claim-texts.server.ts'
import { listClaims } from './claims/list-claims.server.ts'
import { backToSample, findOpeningState, openSite } from './open-site.server.ts'
import { openedSite } from './opening/opening.factory.server.ts'
import { findSection, findSiteSettings, saveSection } from './settings/settings.server.ts'

let people = 0

async function addMember(services: Services): Promise<{ userId: string }> {
  const email = `somebody-${(people += 1)}@coach.example`
  const userId = await services.db.transaction((tx) =>
    insertAccount(tx, services, { email, displayName: 'Somebody', emailVerified: true }),
  )
  return { userId: userId! }
}

const later = (clock: { now: () => Date }) => new Date(clock.now().getTime() + 1000).toISOString()

const proof = { source: 'Our members’ list', asOf: '2026-03-01', reviewOn: null }
const confirmed: Decision & { state: 'confirmed' } = { state: 'confirmed', ...proof }
const dropped: Decision & { state: 'dropped' } = { state: 'dropped' }
const imprint = { legalName: 'Ann Coach', address: 'A street 1', email: 'ann@coach.example', phone: '', more: '' }

const stored = async ({ db }: Services) =>
  (await db.select().from(claimDecisions).orderBy(asc(claimDecisions.decidedAt))).map(
    ({ claim, state, text, endedAt }) => `${claim} ${state} ${endedAt ? 'ended' : 'holds'}: ${text}`,
  )
const proofFigures = async (services: Services) => (await findSiteSettings(services)).figures.proof.map(({ label }) => label)

test('what is decided about a claim is kept with what was decided before, by whom and in the audit log', async ({
  services,
  clock,
}) => {
  const { userId } = await addMember(services)
  const decide = (decision: Decision) => decideClaim(services, { userId }, 'members', decision)
  await decide(confirmed)
  clock.set(later(clock))
  await decide({ state: 'replaced', text: '312 members', ...proof })
  clock.set(later(clock))
  await decide({ state: 'open' })
  expect(await stored(services)).toEqual(['members confirmed ended: 25,000+ members', 'members replaced ended: 312 members'])
  const { starter } = await listClaims(services)
  const listed = starter.find(({ id }) => id === 'members')!
  expect([listed.decision, listed.earlier.map(({ text, decidedBy }) => [text, decidedBy])]).toEqual([
    null,
    [
      ['312 members', userId],
      ['25,000+ members', userId],
    ],
  ])
  expect((await auditLines(services)).filter((line) => line.includes('claim')).length).toBe(3)
})

test('what has to stay is not dropped, what is more than a sentence gets no sentence, and what is no claim is none', async ({
  services,
}) => {
  expect(await decideClaim(services, 'system', 'guarantee', dropped)).toBe('stays')
  expect(await decideClaim(services, 'system', 'privacy', { state: 'replaced', text: 'Ours.', ...proof })).toBe('is named')
  expect(await decideClaim(services, 'system', 'toString', dropped)).toBe('no claim')
  expect(await decideClaim(services, 'system', 'own-00000000', dropped)).toBe('no claim')
  expect(await decideKind(services, 'system', 'legal', dropped)).toBe(0)
  expect(await stored(services)).toEqual([])
})

test('a whole group is dropped but for what was decided already', async ({ services }) => {
  await decideClaim(services, 'system', 'followers', confirmed)
  const figures = Object.values(claims).filter(({ kind }) => kind === 'figure').length
  expect(await decideKind(services, 'system', 'figure', dropped)).toBe(figures - 1)
  expect(await decideKind(services, 'system', 'figure', dropped)).toBe(0)
  await openedSite(services)
  expect(await proofFigures(services)).toEqual(['followers'])
})

test('opening waits for each legal text and term and for the imprint, and says for what', async ({ services }) => {
  const actor = { userId: (await addMember(services)).userId }
  await decideClaim(services, actor, 'guarantee', { state: 'replaced', text: 'Fourteen days, money back.', ...proof })
  const waits = (await openSite(services, actor, ['privacy']))!
  expect(waits.hasImprint).toBe(false)
  expect(waits.terms).toContain('terms')
  expect(waits.terms).not.toContain('guarantee')
  expect(waits.terms).not.toContain('privacy')
  await decideKind(services, actor, 'legal', confirmed)
  expect(await openSite(services, actor, [])).toEqual({ terms: [], hasImprint: false })
  expect(await isSiteOpen(services)).toBe(false)
  await saveSection(services, 'imprint', { ...imprint, address: ' ' }, actor)
  expect((await findOpeningState(services, [])).hasImprint).toBe(false)
  await saveSection(services, 'imprint', imprint, actor)
  expect(await openSite(services, actor, [])).toBeNull()
  expect(await openSite(services, actor, [])).toBeNull()
  expect(await isSiteOpen(services)).toBe(true)
  expect((await auditLines(services)).filter((line) => line.includes('site.opened')).length).toBe(1)
})

test('a site goes back to being a sample with everything as written, until somebody has bought', async ({ services }) => {
  const { userId } = await addMember(services)
  await openedSite(services)
  expect(await proofFigures(services)).toEqual([])
  expect(await backToSample(services, { userId })).toBe(true)
  expect(await proofFigures(services)).toEqual(['followers', 'video views', 'members'])
  await openedSite(services)
  const billing = { plan: 'annual', state: 'ended' } as never
  await services.db
    .insert(memberships)
    .values({ userId, billing })
    .onConflictDoUpdate({ target: memberships.userId, set: { billing } })
  expect(await backToSample(services, { userId })).toBe(false)
  expect(await isSiteOpen(services)).toBe(true)
})

test('settings that were saved on the sample still need a decision where they say the same; what is saved later is the owner’s', async ({
  services,
  clock,
}) => {
  const { value } = await findSection(services, 'figures')
  const own = { value: '40', label: 'people coached' }
  await saveSection(services, 'figures', { ...value, proof: [...value.proof, own] }, 'system')
  clock.set(later(clock))
  await openedSite(services)
  expect(await proofFigures(services)).toEqual(['people coached'])
  expect((await findSection(services, 'figures')).value.proof).toEqual([own])
  clock.set(later(clock))
  await saveSection(services, 'figures', { ...value, proof: [...value.proof, own] }, 'system')
  expect(await proofFigures(services)).toEqual(['followers', 'video views', 'members', 'people coached'])
})

test('a claim of the owner’s own is listed, and leaves the list once it is dropped', async ({ services }) => {
  await addOwnClaim(services, 'system', '9 of 10 come back', proof)
  const [own] = (await listClaims(services)).own
  expect([own?.text, own?.decision?.source]).toEqual(['9 of 10 come back', proof.source])
  await decideClaim(services, 'system', own!.id, dropped)
  expect((await listClaims(services)).own).toEqual([])
})

test('the owner of an open site hears of terms to confirm, of what was taken off and of what is due; of a sample nothing', async ({
  services,
}) => {
  expect(await claimsAttention(services, async () => [])).toEqual([])
  await openedSite(services)
  await decideClaim(services, 'system', 'members', { ...confirmed, reviewOn: '2026-03-02' })
  await decideClaim(services, 'system', 'followers', { ...confirmed, reviewOn: '2026-03-03' })
  const all = Object.values(claims)
  const stay = all.filter((claim) => 'stays' in claim).length
  expect((await claimsAttention(services, async () => [])).map(({ kind, count }) => [kind, count])).toEqual([
    ['site.terms-unread', stay],
    ['site.claims-due', 1],
    ['site.claims-taken-off', all.length - stay - 2],
  ])
  const rows = await services.db.$count(claimDecisions, isNull(claimDecisions.endedAt))
  expect(rows).toBe(2)
  expect((await findClaimTexts(services)).instead.has('25,000+ members')).toBe(false)
})

test('a legal text or a term that comes in other words asks again, and the site stays open; what the owner wrote does not', async ({
  services,
  clock,
}) => {
  await decideKind(services, 'system', 'legal', confirmed)
  await decideClaim(services, 'system', 'guarantee-line', { state: 'replaced', text: '14 days, money back', ...proof })
  await saveSection(services, 'imprint', imprint, 'system')
  expect(await openSite(services, 'system', [])).toBeNull()
  const asked = async (written: readonly string[] = []) =>
    (await claimsAttention(services, async () => written)).filter(({ kind }) => kind.startsWith('site.terms'))
  expect(await asked()).toEqual([])
  expect((await stored(services)).find((line) => line.startsWith('privacy'))).toContain(privacy.passages.at(-1)!.heading)

  // As if an update had brought other words: what was confirmed is not what ships now.
  const before = { text: 'What it said before the update.' }
  const anew = ['terms', 'privacy', 'cancelling', 'guarantee-line']
  await services.db.update(claimDecisions).set(before).where(inArray(claimDecisions.claim, anew))
  await services.db.transaction((tx) => services.broadcast.publish(tx, PAGES))
  expect(await asked(['privacy'])).toMatchObject([{ kind: 'site.terms-changed', count: 2, to: '/admin/opening' }])
  expect((await findOpeningState(services, ['privacy'])).terms.toSorted()).toEqual(['cancelling', 'terms'])
  expect(await isSiteOpen(services)).toBe(true)
  expect((await findClaimTexts(services)).instead.get(claims.cancelling.text)).toBe(before.text)

  clock.set(later(clock))
  expect(await decideKind(services, 'system', 'legal', confirmed)).toBe(3)
  expect(await asked()).toEqual([])
})
