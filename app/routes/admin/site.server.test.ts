import { Browser, haveSignedIn, haveSignedUp } from '#features/identity/account.factory.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import { sectionNames, shippedSettings } from '#features/site/core/site-settings.ts'
import { findSection, saveSection } from '#features/site/settings/settings.server.ts'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action, loader } from './site.tsx'

async function anOwner(services: Services) {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  const viewer = (await findViewer(services, browser.request())).viewer!
  const page = (path: string) => `/admin/settings/site${path}`
  return {
    send: (section: string, fields: Record<string, string>) =>
      action(routeArgs(formRequest(page(`?section=${section}`), fields), { services, viewer })) as Promise<Response>,
    look: (search: string) => loader(routeArgs(new Request(`https://wellward.test${page(search)}`), { services, viewer })),
  }
}

test.for(sectionNames)(
  '%s: a button alone throws nothing away; its answer is a question, in a step of its own',
  async (section, { services }) => {
    const { send, look } = await anOwner(services)
    await saveSection(services, section, shippedSettings[section], 'system')
    const asked = await send(section, { intent: 'forget' })
    expect([asked.status, asked.headers.get('Location')]).toEqual([303, `/admin/settings/site?section=${section}&step=forget`])
    expect((await findSection(services, section)).isSaved).toBe(true)
    expect(await look(`?section=${section}&step=forget`)).toMatchObject({ isAsked: true })
    expect(await look(`?section=${section}`)).toMatchObject({ isAsked: false })

    await send(section, { intent: 'forget', sure: 'yes' })
    expect((await findSection(services, section)).isSaved).toBe(false)
    const { earlier } = await look(`?section=${section}`)
    expect(earlier[0]?.words).toMatch(/^This was changed on .* The earlier version is kept\.$/)
    expect(await look(`?section=${section}&step=forget`)).toMatchObject({ isAsked: false })
    expect((await send(section, { intent: 'restore', version: earlier[0]!.id })).status).toBe(303)
    expect((await findSection(services, section)).isSaved).toBe(true)
  },
)
