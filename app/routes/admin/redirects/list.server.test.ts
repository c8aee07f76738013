import { anOwnerSignedIn } from '#features/identity/account.factory.server.ts'
import { builtPages } from '#features/pages/published/listed-pages.server.ts'
import { addRedirect } from '#features/site/redirects/redirects.server.ts'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action as add, loader as list } from './list.tsx'
import { action as change, loader as open } from './redirect.tsx'

const PATH = '/admin/redirects'

async function anOwnerAtTheRedirects(services: Services) {
  const { viewer } = await anOwnerSignedIn(services)
  const at = (id: string) => ({ services, viewer, params: { id } })
  return {
    look: (search = '') => list(routeArgs(new Request(`https://wellward.test${PATH}${search}`), { services, viewer })),
    open: (id: string) => open(routeArgs(new Request(`https://wellward.test${PATH}/${id}`), at(id))),
    add: (from: string, to: string) => add(routeArgs(formRequest(PATH, { from, to }), { services, viewer })),
    restore: (version: string) =>
      add(routeArgs(formRequest(PATH, { intent: 'restore', version }), { services, viewer })) as Promise<Response>,
    change: (id: string, fields: Record<string, string>) => change(routeArgs(formRequest(`${PATH}/${id}`, fields), at(id))),
  }
}

const refusal = (from: string, to: string, errors: Record<string, string>) => ({
  data: { report: { values: { from, to }, errors } },
  init: { status: 400 },
})

test('the list says where a page answers in the place of a redirect, and which were added by a changed address', async ({
  services: bare,
}) => {
  const services = { ...bare, pages: [builtPages] }
  const owner = await anOwnerAtTheRedirects(services)
  expect(await owner.add('/pillar/sleep', '/x')).toMatchObject(
    refusal('/pillar/sleep', '/x', { from: 'The page “Sleep” answers at /pillar/sleep, so a redirect would not' }),
  )
  expect(await owner.add('/old', '/caf%C3%A9')).toMatchObject({ status: 303 })
  const rename = { from: '/pillar/sleep', to: '/pillar/rest', actor: 'system' } as const
  await services.db.transaction((tx) => addRedirect(services, tx, rename))
  const { rows } = await owner.look()
  expect(rows.toSorted((a, b) => a.from.localeCompare(b.from))).toMatchObject([
    { from: '/old', to: '/café', source: 'hand', silencedBy: null, hits: 0, lastHitOn: null },
    { from: '/pillar/sleep', source: 'slug', silencedBy: 'The page “Sleep” answers at /pillar/sleep' },
  ])
  expect(await owner.look('?q=OLD')).toMatchObject({ search: 'OLD', hasMore: false, rows: [{ from: '/old' }] })
})

test('what is refused keeps what was typed, new or changed', async ({ services }) => {
  const owner = await anOwnerAtTheRedirects(services)
  await owner.add('/a', '/b')
  await owner.add('/c', '/b')
  const { id } = (await owner.look('?q=/c')).rows[0]!
  const sentence = 'This address is redirected already, to /b. Please edit that redirect'
  expect(await owner.add(' /A ', '/z')).toMatchObject(refusal(' /A ', '/z', { from: sentence }))
  expect(await owner.change(id, { from: '/A', to: '/z' })).toMatchObject(refusal('/A', '/z', { from: sentence }))
  expect(await owner.change(id, { from: '/b', to: '/z' })).toMatchObject(
    refusal('/b', '/z', { from: '/a already led here. Please let that lead to /z first' }),
  )
  await owner.add('/d', '/b')
  expect(await owner.add('/b', '/z')).toMatchObject(
    refusal('/b', '/z', { from: '/a and 2 more already led here. Please let those lead to /z first' }),
  )
})

test('one that is deleted is gone for whoever still has its page open, and is brought back once', async ({ services }) => {
  const owner = await anOwnerAtTheRedirects(services)
  await owner.add('/old', '/new')
  const { id } = (await owner.look()).rows[0]!
  expect(await owner.open(id)).toEqual({ redirect: { id, from: '/old', to: '/new' } })
  expect(await owner.change(id, { intent: 'delete' })).toMatchObject({ status: 303 })
  await expect(owner.open(id)).rejects.toMatchObject({ init: { status: 404 } })
  for (const fields of [{ intent: 'delete' }, { from: '/old', to: '/newer' }] as const)
    expect(await owner.change(id, fields)).toMatchObject({ status: 303 })
  const [version] = (await owner.look()).earlier
  expect(version).toMatchObject({
    words: expect.stringMatching(/^The redirect of \/old was deleted on .* What it was before is kept\.$/),
    differs: 'It led to /new.',
  })
  await owner.restore(version!.id)
  expect(await owner.look()).toMatchObject({ rows: [{ id, from: '/old', to: '/new' }], earlier: [] })
  await owner.change(id, { from: '/old', to: '/newer' })
  expect((await owner.look()).earlier).toMatchObject([{ differs: 'Differs in: New address (“/new”).' }])
})
