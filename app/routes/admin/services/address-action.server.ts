import { data, type RouterContextProvider } from 'react-router'

import { confirmAct, explainReauthentication } from '#features/identity/core/access/reauthenticate.server.ts'
import { waitSentence } from '#features/identity/core/limits.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { beginMove, withdrawMove } from '#features/outside-services/address/move-site.server.ts'
import { readOrigin } from '#features/outside-services/address/moving-site.ts'
import type { Trial } from '#features/outside-services/core/ports.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { reportOf } from '#platform/form.server.ts'
import type { FormReport } from '#platform/form.ts'
import { servicesContext } from '#services.server.ts'

import { TRIES, triesOf } from './tries.server.ts'
import { ADDRESS } from './use-view.ts'

interface Answer {
  readonly report?: FormReport
  readonly alert?: string
  readonly trial?: Trial
}

/** What each button of the page of the site’s address does. */
export function addressAnswers(context: Readonly<RouterContextProvider>, fields: Record<string, string>) {
  const services = context.get(servicesContext)
  const { address, site, limits } = services
  const viewer = signedIn(context)
  const answer = (body: Answer, errors: Record<string, string> = {}, status = 400) =>
    data<Answer>({ report: reportOf(fields, errors), ...body }, status)
  const refuse = (refusal: Parameters<typeof explainReauthentication>[0]) => {
    const { sentence, field, status } = explainReauthentication(refusal)
    return field ? answer({}, { [field]: sentence }, status) : answer({ alert: sentence }, {}, status)
  }
  /** Asks the address that was typed. */
  async function asked() {
    if (address.isFixed) return { ok: false, answer: answer({ alert: FIXED }, {}, 409) } as const
    const read = readOrigin(fields['address'] ?? '')
    if (!read.ok) return { ok: false, answer: answer({}, { address: read.error }) } as const
    if (read.origin === site.origin)
      return { ok: false, answer: answer({}, { address: 'The site has this address already' }) } as const
    const allowed = await limits.take(TRIES, triesOf(viewer.userId, 'address'))
    if (!allowed.ok) return { ok: false, answer: answer({ alert: waitSentence(allowed.retryAfterSeconds) }, {}, 429) } as const
    return { ok: true, origin: read.origin, trial: await address.probe(read.origin) } as const
  }

  return {
    async try() {
      const probed = await asked()
      return probed.ok ? answer({ trial: probed.trial }, {}, 200) : probed.answer
    },
    async move() {
      const probed = await asked()
      if (!probed.ok) return probed.answer
      if (!probed.trial.ok) return answer({ trial: probed.trial })
      const proof = await confirmAct(services, viewer, fields)
      if (!proof.ok) return refuse(proof)
      const begun = await beginMove(services, { userId: viewer.userId, grounds: proof.grounds }, probed.origin)
      if (!begun.ok) return refuse({ ok: false, reason: begun.reason })
      await address.reload()
      return redirectWithToast(ADDRESS, { title: 'Both addresses work for 15 minutes', text: 'Sign in at the new one now.' })
    },
    async withdraw() {
      await withdrawMove(services, viewer.userId)
      await address.reload()
      return redirectWithToast(ADDRESS, { title: 'The site stays where it is' })
    },
  }
}

const FIXED = 'SITE_URL is set, and wins over what is typed here.'
