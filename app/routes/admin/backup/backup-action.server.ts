import { data, type RouterContextProvider } from 'react-router'

import { BACKUP } from '#features/backup/attention.server.ts'
import { askForCopy } from '#features/backup/copies.server.ts'
import { findHeldMails, releaseMails } from '#features/backup/hold-mails.server.ts'
import { confirmKeyStored, showKey } from '#features/backup/show-key.server.ts'
import { confirmLostSeen, findBackupState } from '#features/backup/state.server.ts'
import { explainReauthentication, reauthenticate } from '#features/identity/core/access/reauthenticate.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { reportOf } from '#platform/form.server.ts'
import type { FormReport } from '#platform/form.ts'
import { servicesContext } from '#services.server.ts'
import { SURE } from '#ui/ask-or-step.tsx'

interface Answer {
  readonly report?: FormReport
  readonly alert?: string
  readonly backupKey?: string
  /** What is asked before held mails are thrown away, where no script asked. */
  readonly asked?: { readonly count: number }
}

/** What each button of the page of backups does. */
export function backupAnswers(context: Readonly<RouterContextProvider>, fields: Record<string, string>) {
  const services = context.get(servicesContext)
  const viewer = signedIn(context)
  const answer = (body: Answer, status: number, errors: Record<string, string> = {}) =>
    data<Answer>({ report: reportOf({ intent: fields['intent'] ?? '' }, errors), ...body }, status)
  const release = async (what: 'send' | 'throw-away') => {
    const count = await releaseMails(services, viewer, what)
    const mails = count === 1 ? 'One mail' : `${count} mails`
    if (count === 0) return redirectWithToast(BACKUP, { title: 'Mails go out again' })
    return redirectWithToast(BACKUP, { title: what === 'send' ? `${mails} on the way` : `${mails} thrown away` })
  }
  return {
    async show() {
      // Until it is kept: whoever gets hold of a session later does not get the key with it.
      if ((await findBackupState(services)).keyStoredAt) return answer({ alert: SHOWN }, 409)
      const proof = await reauthenticate(services, viewer, fields['password'] ?? '')
      if (!proof.ok) {
        const { sentence, field, status } = explainReauthentication(proof)
        return field ? answer({}, status, { [field]: sentence }) : answer({ alert: sentence }, status)
      }
      const backupKey = await showKey(services, viewer)
      return backupKey === null ? answer({ alert: 'No backups are made here.' }, 409) : answer({ backupKey }, 200)
    },
    async stored() {
      await confirmKeyStored(services, viewer)
      return redirectWithToast(BACKUP, { title: 'The key is kept' })
    },
    async copy() {
      await askForCopy(services, viewer)
      return redirectWithToast(BACKUP, { title: 'A copy is being made', text: 'It stands here once it is whole.' })
    },
    send: () => release('send'),
    async 'throw-away'() {
      if (fields[SURE] === 'yes') return release('throw-away')
      const held = await findHeldMails(services)
      return held ? answer({ asked: { count: held.count } }, 200) : redirectWithToast(BACKUP, { title: 'No mails are held' })
    },
    async 'lost-seen'() {
      await confirmLostSeen(services, viewer)
      return redirectWithToast(BACKUP, { title: 'Noted that you have read it' })
    },
  }
}

const SHOWN = 'The key has been shown, and somebody said that it is kept. On the server, npm run backup -- --key prints it again.'
