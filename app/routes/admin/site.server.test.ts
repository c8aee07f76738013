import { anOwnerSignedIn } from '#features/identity/account.factory.server.ts'
import { sectionNames, shippedSettings } from '#features/site/core/site-settings.ts'
import { findSection, saveSection } from '#features/site/settings/settings.server.ts'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action, loader } from './site.tsx'

async function anOwnerAtTheSettings(services: Services) {
  const { viewer } = await anOwnerSignedIn(services)
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
    const { send, look } = await anOwnerAtTheSettings(services)
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

interface Conflict {
  readonly data: {
    readonly report: { readonly values: Record<string, string> }
    readonly changed: { readonly theirs: object[]; readonly mark: string }
  }
  readonly init: ResponseInit
}

test.for(sectionNames)('%s: what another tab has saved since is not undone unseen', async (section, { services }) => {
  const { send, look } = await anOwnerAtTheSettings(services)
  const { mark, values } = await look(`?section=${section}`)
  await saveSection(services, section, { ...shippedSettings[section], owner: 'typed this' } as never, 'system')
  const refused = (await send(section, { ...values, over: mark })) as unknown as Conflict
  expect(refused.init.status).toBe(409)
  expect((await findSection(services, section)).mark).toBe(refused.data.changed.mark)
  expect((await send(section, { ...values, over: refused.data.changed.mark })).status).toBe(303)
  // The same once more, as by a second press.
  expect((await send(section, { ...values, over: refused.data.changed.mark })).status).toBe(303)
})

test('of two tabs the second is told what the first has saved, and keeps what was typed', async ({ services }) => {
  const { send, look } = await anOwnerAtTheSettings(services)
  const { mark, values } = await look('?section=house')
  await send('house', { ...values, name: 'Stillwater', over: mark })
  const second = (await send('house', { ...values, summary: 'Typed in the second tab', over: mark })) as unknown as Conflict
  expect(second.data.report.values['summary']).toBe('Typed in the second tab')
  expect(second.data.changed.theirs).toEqual([
    { label: 'Name', text: 'Stillwater' },
    { label: 'Summary', text: values['summary'] },
  ])
  expect((await findSection(services, 'house')).value).toMatchObject({ name: 'Stillwater', summary: values['summary'] })
})
