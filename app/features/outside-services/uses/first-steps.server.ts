import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findUses, type SetByOperator } from './uses.server.ts'

const NOT_YET = 'It is set up, and has not worked yet: try it there.'

/** The services without which a site runs, but not all that it could do. Each is done once it has worked. */
export const serviceSteps = {
  name: 'Services',
  async find({
    sendsMail,
    payments,
    ai,
    ...services
  }: Pick<Infrastructure, 'db' | 'sendsMail' | 'payments' | 'ai'> & SetByOperator) {
    const uses = await findUses(services)
    const step = (name: string, isSetUp: boolean, title: string, without: string) => ({
      name,
      title,
      text: isSetUp ? NOT_YET : without,
      to: `/admin/settings/services/${name}`,
      isDone: isSetUp && Boolean(uses.get(name)?.succeededAt),
      doneAt: null,
    })
    return [
      step('mail', sendsMail, 'Connect a mail server', 'Without one, mails are written to the outbox and reach nobody.'),
      step(
        'payments',
        payments !== null,
        'Connect payments',
        'Without them, people can start a trial, and full access is yours to give.',
      ),
      step(
        'model',
        ai !== null,
        'Connect a language model',
        'Without one, articles come from the built-in composer, and the assistant answers from your pages alone.',
      ),
    ]
  },
}
