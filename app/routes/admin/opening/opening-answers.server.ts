import { data, redirect, type RouterContextProvider } from 'react-router'

import { localDay } from '#base/dates/local-day.ts'
import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'
import { guaranteeInstead } from '#content/guarantee.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { claimsWrittenAnew } from '#features/pages/published/claims-written-anew.server.ts'
import { confirmForm, replaceForm } from '#features/site/claims/claim-form.ts'
import { isKind } from '#features/site/claims/claim-words.ts'
import {
  addOwnClaim,
  decideClaim,
  decideKind,
  type Decision,
  type DecideRefusal,
} from '#features/site/claims/decide-claims.server.ts'
import { listClaims } from '#features/site/claims/list-claims.server.ts'
import { backToSample, openSite } from '#features/site/open-site.server.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { parseFields } from '#platform/form.server.ts'
import { OTHER } from '#routes/admin/opening/claim-form.tsx'
import { beginLook, endLook } from '#routes/guard/as-if-open.server.ts'
import { servicesContext } from '#services.server.ts'
import { SURE } from '#ui/ask-or-step.tsx'

export const PATH = '/admin/opening'

const terms: ReadonlySet<string> = new Set(Object.entries<Claim>(claims).flatMap(([id, { stays }]) => (stays ? [id] : [])))

type Fields = Readonly<Record<string, string>>

const refusals: Readonly<Record<DecideRefusal, Toast>> = {
  'no claim': { title: 'This claim is not there any more', kind: 'error' },
  stays: { title: 'This cannot be dropped', text: 'Confirm it, or say it in your own words.', kind: 'error' },
  'is named': { title: 'This is more than a sentence', text: 'Write it where it stands.', kind: 'error' },
}

const done: Readonly<Record<Decision['state'], string>> = {
  confirmed: 'Confirmed',
  replaced: 'Replaced',
  dropped: 'Dropped',
  open: 'Your decision is withdrawn',
}

/** What answers the forms of the page of claims, by their intents. */
export function answers(context: Readonly<RouterContextProvider>, fields: Fields) {
  const services = context.get(servicesContext)
  const by = signedIn(context)
  const today = localDay(services.clock.now(), by.timeZone ?? 'UTC')
  const id = fields['claim'] ?? ''
  const isTerm = fields['kind'] === 'legal' || terms.has(id)
  const decide = async (decision: Decision) => {
    const refused = await decideClaim(services, by, id, decision)
    return redirectWithToast(`${PATH}#claim-${id}`, refused ? refusals[refused] : { title: done[decision.state] })
  }
  return {
    confirm: async () => {
      const form = parseFields(fields, confirmForm(today, isTerm))
      if (!form.ok) return data({ report: form.report }, 400)
      const kind = fields['kind'] ?? ''
      if (!isKind(kind)) return decide({ state: 'confirmed', ...form.value })
      const count = await decideKind(services, by, kind, { state: 'confirmed', ...form.value })
      return redirectWithToast(`${PATH}#kind-${kind}`, { title: `${count} confirmed` })
    },
    replace: async () => {
      const form = parseFields(fields, replaceForm(today, isTerm))
      if (!form.ok) return data({ report: form.report }, 400)
      const [{ starter }, { plans }] = await Promise.all([listClaims(services), findSiteSettings(services)])
      const instead = guaranteeInstead(plans.guaranteeDays)
      for (const { id: other, promise, text: ships, decision } of starter) {
        const text = fields[OTHER + other]?.trim() ?? ''
        const isAsBefore = ['', ships, instead.get(ships), decision?.text].includes(text)
        if (promise === undefined || other === id || isAsBefore) continue
        const said = parseFields({ ...fields, text }, replaceForm(today))
        if (said.ok) await decideClaim(services, by, other, { state: 'replaced', ...said.value })
      }
      return decide({ state: 'replaced', ...form.value })
    },
    add: async () => {
      const form = parseFields(fields, replaceForm(today))
      if (!form.ok) return data({ report: form.report }, 400)
      const { text, ...proof } = form.value
      await addOwnClaim(services, by, text, proof)
      return redirectWithToast(`${PATH}#own`, { title: 'Claim added' })
    },
    drop: () => decide({ state: 'dropped' }),
    withdraw: () => decide({ state: 'open' }),
    'drop-group': async () => {
      const kind = fields['kind'] ?? ''
      if (!isKind(kind)) throw data(null, 400)
      const count = await decideKind(services, by, kind, { state: 'dropped' })
      return redirectWithToast(`${PATH}#kind-${kind}`, { title: `${count} dropped` })
    },
    look: async () => redirect('/', { status: 303, headers: { 'Set-Cookie': await beginLook(services, by) } }),
    'end-look': async () => redirect(PATH, { status: 303, headers: { 'Set-Cookie': await endLook() } }),
    open: async () => {
      if (fields[SURE] !== 'yes') return redirect(`${PATH}?step=open`, 303)
      const waits = await openSite(services, by, await claimsWrittenAnew(services))
      if (!waits) return redirectWithToast(PATH, { title: 'Your site is open', text: 'It is yours now.' })
      return redirectWithToast(PATH, { title: 'Something is still to be decided', text: 'It stands at the top.', kind: 'error' })
    },
    sample: async () => {
      if (fields[SURE] !== 'yes') return redirect(`${PATH}?step=sample`, 303)
      const isBack = await backToSample(services, by)
      const text = 'It stays open: a member could not tell what they bought.'
      return redirectWithToast(
        PATH,
        isBack ? { title: 'Your site is a sample again' } : { title: 'Somebody has bought a membership', text, kind: 'error' },
      )
    },
  }
}
