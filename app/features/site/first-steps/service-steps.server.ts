import type { Infrastructure } from '#platform/infrastructure.server.ts'

const SERVICES = '/admin/settings/services'
const AT_HOME = /^(?:localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/

/** The services without which a site runs, but not all that it could do. */
export const serviceSteps = {
  name: 'Services',
  find: async ({ sendsMail, payments, ai }: Pick<Infrastructure, 'sendsMail' | 'payments' | 'ai'>) => [
    {
      name: 'mail',
      title: 'Connect a mail server',
      text: 'Without one, mails are written to the outbox and reach nobody.',
      to: SERVICES,
      isDone: sendsMail,
      doneAt: null,
    },
    {
      name: 'payments',
      title: 'Connect payments',
      text: 'Without them, people can start a trial, and full access is yours to give.',
      to: SERVICES,
      isDone: payments !== null,
      doneAt: null,
    },
    {
      name: 'model',
      title: 'Connect a language model',
      text: 'Without one, articles come from the built-in composer, and the assistant answers from your pages alone.',
      to: SERVICES,
      isDone: ai !== null,
      doneAt: null,
    },
  ],
}

/** The address at which people find the site. */
export const domainStep = {
  name: 'The address of the site',
  find: async ({ site }: Pick<Infrastructure, 'site'>) => [
    {
      name: 'domain',
      title: 'Give the site its own address',
      text: `It is reached at ${site.origin} now. Links in mails and on pages begin with that.`,
      to: `${SERVICES}/address`,
      isDone: !site.insecure && !AT_HOME.test(new URL(site.origin).hostname),
      doneAt: null,
    },
  ],
}
