import type { Infrastructure } from '#platform/infrastructure.server.ts'

const AT_HOME = /^(?:localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/

/** The address at which people find the site. */
export const domainStep = {
  name: 'The address of the site',
  find: async ({ site }: Pick<Infrastructure, 'site'>) => [
    {
      name: 'domain',
      title: 'Give the site its own address',
      text: `It is reached at ${site.origin} now. Links in mails and on pages begin with that.`,
      to: '/admin/settings/services/address',
      isDone: !site.insecure && !AT_HOME.test(new URL(site.origin).hostname),
      doneAt: null,
    },
  ],
}
