import sharp from 'sharp'

import { anOwnerSignedIn } from '#features/identity/account.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { openPage, publishPage } from '#features/pages/editing/edit-page.server.ts'
import { createPage } from '#features/pages/editing/own-pages.server.ts'
import { builtPages } from '#features/pages/published/listed-pages.server.ts'
import { loader as sharePicture } from '#routes/endpoints/share-picture.ts'
import { loader as builtPage } from '#routes/public/built-page.tsx'
import { loader as contactPage } from '#routes/public/contact.tsx'
import type { Services } from '#services.server.ts'
import { deep } from '#tests/support/deep.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { actOnPage } from './page-actions.server.ts'

/** A picture that is red on the left and blue on the right. */
async function aPhoto(): Promise<Buffer<ArrayBuffer>> {
  const half = (fill: string, x: number) => `<rect x="${x}" width="1000" height="500" fill="${fill}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="500">${half('#f00', 0)}${half('#00f', 1000)}</svg>`
  return Buffer.from(await sharp(Buffer.from(svg)).png().toBuffer())
}

/** Sends the form of a page’s head as a browser without scripts does; null where it was saved, else what is wrong. */
async function save(services: Services, viewer: Viewer, id: string, fields: Record<string, string | File>) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ intent: 'head', title: 'A page', description: '', ...fields }))
    body.set(name, value)
  const request = new Request(`https://wellward.test/admin/pages/${id}`, { method: 'POST', body })
  const answer = await actOnPage(routeArgs(request, { services, viewer }).context, id, request)
  if (answer instanceof Response) return null
  const { report, picture } = answer.data as { report: { errors: Record<string, string> }; picture: unknown }
  return { errors: report.errors, picture }
}

const args = (services: Services, path: string, params = {}) =>
  routeArgs(new Request(`https://wellward.test${path}`), { services: { ...services, pages: [builtPages] }, params }) as never

async function headAt(services: Services, path: string) {
  const answer: unknown = await (path === '/contact' ? contactPage : builtPage)(args(services, path))
  return (answer as { head: Record<string, string> }).head
}

const shared = (services: Services, name: string) => sharePicture(args(services, `/share/${name}`, { '*': name }))

async function colourOf(answer: Response): Promise<'red' | 'blue'> {
  const picture = sharp(Buffer.from(await answer.arrayBuffer()))
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const [red, , blue] = (await picture.stats()).channels
  return red!.mean > blue!.mean ? 'red' : 'blue'
}

const carried = async (services: Services, id: string) => JSON.stringify((await openPage(services, id))!.page.head.picture)

/** Shares a page with pictures that are uploaded, moved and removed, and looks at what networks are given each time. */
async function shareWithPictures(services: Services, path: string, pageIdOf: (owner: Viewer) => Promise<string>) {
  const { viewer: owner } = await anOwnerSignedIn(services)
  const id = await pageIdOf(owner)
  const name = path.slice(1)
  const file = new File([await aPhoto()], 'lake.png', { type: 'image/png' })
  expect(await save(services, owner, id, { 'picture.kind': 'none', 'picture.file': file })).toBeNull()
  // A draft: nobody sees it yet.
  const before = path === '/summer-reset' ? null : await headAt(services, path)
  expect(before?.['image'], path).toBeUndefined()
  await publishPage(services, owner, id)
  const stored = await carried(services, id)
  const sides = { 'picture.kind': 'upload', 'picture.stored': stored, 'picture.alt': 'A lake at dawn', 'picture.y': '50' }
  expect(await save(services, owner, id, { ...sides, 'picture.x': '0' })).toBeNull()
  await publishPage(services, owner, id)
  const left = await headAt(services, path)
  expect(left, path).toMatchObject({
    imageAlt: 'A lake at dawn',
    image: expect.stringContaining(`/share/${name}.jpg?picture=`),
  })
  expect(await colourOf(await shared(services, `${name}.jpg`)), path).toBe('red')
  await save(services, owner, id, { ...sides, 'picture.x': '100' })
  await publishPage(services, owner, id)
  expect(await colourOf(await shared(services, `${name}.jpg`)), path).toBe('blue')
  // Networks keep what they saw under an address.
  expect((await headAt(services, path))['image'], path).not.toBe(left['image'])
  // Removed again: the one that is drawn, whoever still knows the other address.
  await save(services, owner, id, { 'picture.kind': 'none', 'picture.stored': stored })
  await publishPage(services, owner, id)
  expect((await headAt(services, path))['image'], path).toBeUndefined()
  const led = await shared(services, `${name}.jpg`)
  expect([led.status, led.headers.get('Location')], path).toEqual([302, `/share/${name}.png`])
}

test('a page of the owner’s own is shared with the picture that was uploaded', async ({ services }) => {
  await shareWithPictures(services, '/summer-reset', async (owner) => {
    const own = await createPage(services, owner, { title: 'Summer reset', slug: '' })
    return own.ok ? own.id : ''
  })
})

test.for([
  ['about', 'one that ships'],
  ['contact', 'one with a frame'],
] as const)('so is %s, %s', deep('app/routes/admin/pages/share-pictures.server.test.ts'), async ([id], { services }) => {
  await shareWithPictures(services, `/${id}`, async () => id)
})

test('what is no picture has a sentence beside it; what was typed, and a picture that came along, stay', async ({ services }) => {
  const { viewer: owner } = await anOwnerSignedIn(services)
  const page = new File(['<script>alert(1)</script>'], 'lake.png', { type: 'image/png' })
  const refused = await save(services, owner, 'about', { title: 'New', 'picture.kind': 'none', 'picture.file': page })
  expect(refused!.errors).toEqual({ 'picture.file': expect.stringContaining('not a picture that we can read') })
  const file = new File([await aPhoto()], 'lake.png', { type: 'image/png' })
  const untitled = await save(services, owner, 'about', { title: '', 'picture.kind': 'none', 'picture.file': file })
  expect(untitled!.errors).toEqual({ title: 'Please give the page a title.' })
  expect(untitled!.picture).toMatchObject({ width: 1600, height: 400, alt: '' })
  const words = { 'picture.kind': 'upload', 'picture.stored': JSON.stringify(untitled!.picture), 'picture.alt': 'a'.repeat(301) }
  expect((await save(services, owner, 'about', words))!.errors).toEqual({ 'picture.alt': 'Please use at most 300 characters.' })
  expect((await openPage(services, 'about'))!.isChanged).toBe(false)
})

test('a form that names a file of somebody else’s shows nobody that file', async ({ services }) => {
  const { viewer: owner } = await anOwnerSignedIn(services)
  await services.files.put('avatars/0a-1600.webp', await aPhoto(), 'image/webp')
  const stored = JSON.stringify({ key: 'avatars/0a', widths: [1600], width: 1600, height: 400 })
  expect(await save(services, owner, 'about', { 'picture.kind': 'upload', 'picture.stored': stored })).toBeNull()
  await publishPage(services, owner, 'about')
  expect((await shared(services, 'about.jpg')).status).toBe(302)
})
