import { data, type RouterContextProvider } from 'react-router'

import { confirmAct, explainReauthentication } from '#features/identity/core/access/reauthenticate.server.ts'
import { waitSentence } from '#features/identity/core/limits.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import type { Trial } from '#features/outside-services/core/ports.server.ts'
import { resolveService } from '#features/outside-services/core/resolved-services.ts'
import { serviceKinds, type ServiceName } from '#features/outside-services/core/service-kinds.ts'
import { decideMove, saveBucket, type MoveDecision } from '#features/outside-services/files/decide-move.server.ts'
import { findService, forgetService, saveService } from '#features/outside-services/settings/saved-services.server.ts'
import { readService } from '#features/outside-services/settings/service-form.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { reportOf, tooLong } from '#platform/form.server.ts'
import type { FormReport } from '#platform/form.ts'
import { servicesContext } from '#services.server.ts'

import { TRIES, triesOf } from './tries.server.ts'
import { SERVICES } from './use-view.ts'

interface Answer {
  readonly report?: FormReport
  readonly alert?: string
  readonly trial?: Trial
  /** It was not saved because a try failed, and may be saved without one. */
  readonly mayBeUntried?: boolean
}

/** What each button of a service’s page does. Secrets that were typed go back into no page. */
export function serviceAnswers(context: Readonly<RouterContextProvider>, name: ServiceName, fields: Record<string, string>) {
  const services = context.get(servicesContext)
  const { outside } = services
  const viewer = signedIn(context)
  const { title, ruledBy, fields: known } = serviceKinds[name]
  const hidden = new Set(['code', ...known.filter(({ kind }) => kind === 'secret').map((field) => field.name)])
  const isFixed = outside.variables.has(ruledBy)
  const answer = (body: Answer, errors: Record<string, string> = {}, status = 400) => {
    const { values, errors: all } = reportOf(fields, errors)
    const shown = Object.fromEntries(Object.entries(values).filter(([field]) => !hidden.has(field)))
    return data<Answer>({ report: { values: shown, errors: all }, ...body }, status)
  }
  const read = async () => {
    const long = tooLong(fields)
    if (long) return { ok: false as const, errors: long.errors }
    return readService(name, fields, await findService(services, name), outside)
  }
  const shown = async () => {
    const proof = await confirmAct(services, viewer, fields)
    if (proof.ok) return { ok: true as const, changing: { userId: viewer.userId, grounds: proof.grounds } }
    const { sentence, field, status } = explainReauthentication(proof)
    return {
      ok: false as const,
      refused: field ? answer({}, { [field]: sentence }, status) : answer({ alert: sentence }, {}, status),
    }
  }
  const refuseGrounds = (reason: 'wrong' | 'signed-out') => {
    const { sentence, field, status } = explainReauthentication({ ok: false, reason })
    return field ? answer({}, { [field]: sentence }, status) : answer({ alert: sentence }, {}, status)
  }

  const decide = async (decision: MoveDecision, done: string) => {
    if (name !== 'files') throw data(null, 404)
    const proof = await shown()
    if (!proof.ok) return proof.refused
    const decided = await decideMove(services, proof.changing, decision)
    if (!decided.ok) return decided.reason === 'not-now' ? answer({ alert: NOT_NOW }, {}, 409) : refuseGrounds(decided.reason)
    await outside.reload()
    return redirectWithToast(`${SERVICES}/${name}`, { title: done })
  }

  return {
    async try() {
      const form = isFixed ? null : await read()
      if (form && !form.ok) return answer({}, form.errors)
      const allowed = await services.limits.take(TRIES, triesOf(viewer.userId, name))
      if (!allowed.ok) return answer({ alert: waitSentence(allowed.retryAfterSeconds) }, {}, 429)
      const trial = await outside.tryOut(name, form && resolveService(name, form.value), viewer.email)
      return answer({ trial }, {}, 200)
    },
    async save() {
      if (isFixed) return answer({ alert: `${ruledBy} is set, and wins over what is typed here.` }, {}, 409)
      const form = await read()
      if (!form.ok) return answer({}, form.errors)
      const proof = await shown()
      if (!proof.ok) return proof.refused
      const mayBeUntried = name !== 'files'
      const isTried = costsNothing.has(name) && !(mayBeUntried && fields['untried'] === 'yes')
      if (isTried) {
        const allowed = await services.limits.take(TRIES, triesOf(viewer.userId, name))
        if (!allowed.ok) return answer({ alert: waitSentence(allowed.retryAfterSeconds), mayBeUntried }, {}, 429)
        const trial = await outside.tryOut(name, resolveService(name, form.value), null)
        if (!trial.ok) return answer({ trial, mayBeUntried })
      }
      const { changing } = proof
      const saved = await (name === 'files'
        ? saveBucket(services, changing, form.value)
        : saveService(services, changing, name, form.value))
      if (!saved.ok) return saved.reason === 'elsewhere' ? answer({ alert: ELSEWHERE }, {}, 409) : refuseGrounds(saved.reason)
      await outside.reload()
      if (isTried) outside.noteUse(name, null)
      const now = name === 'files' ? 'being moved' : isTried ? 'in use' : 'in use, not yet tried'
      return redirectWithToast(`${SERVICES}/${name}`, { title: `${title}: saved, and ${now}` })
    },
    'to-folder': () => decide('to-folder', 'The files are being moved back'),
    async 'without-bucket'() {
      if (fields['understood'] !== 'yes') return answer({}, { understood: 'Please tick this first' })
      const missing = await outside.missingFiles()
      if (fields['missing'] !== String(missing?.total ?? 0)) return answer({ alert: OTHERS_MISSING }, {}, 409)
      return decide('without-bucket', 'The site uses the folder again')
    },
    stop: () => decide('stop', 'The move was stopped'),
    'give-up': () => decide('give-up', 'The bucket is forgotten'),
    remove: () => decide('remove', 'The copies are being deleted'),
    async forget() {
      // Files that lie there would be lost: `remove` deletes the copies first.
      if (name === 'files') throw data(null, 404)
      const proof = await shown()
      if (!proof.ok) return proof.refused
      const forgotten = await forgetService(services, proof.changing, name)
      if (!forgotten.ok) return refuseGrounds(forgotten.reason)
      await outside.reload()
      return redirectWithToast(SERVICES, { title: `${title}: what was typed is deleted` })
    },
  }
}

/** Those that are tried before they are saved: a question to a model is paid for, and of answers by mail one has to come in. */
const costsNothing: ReadonlySet<ServiceName> = new Set(['mail', 'payments', 'files'])

const ELSEWHERE =
  'Files of this site are in another place already. Move them back to the folder first and delete the copies; then you can name another one.'
const NOT_NOW = 'This cannot be done now: how far the files are has changed. Please look again.'
const OTHERS_MISSING = 'How many files would be missing has changed. Please look at the list again.'
