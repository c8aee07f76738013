import sharp from 'sharp'

import { keepBrandFiles } from '#features/site/brand/brand-files.server.ts'
import { brandLookOf } from '#features/site/brand/brand-look.server.ts'
import { mailLookOf } from '#features/site/brand/mail-look.server.ts'
import { lookShape } from '#features/site/core/brand-look.ts'
import { shippedSettings, type SiteSettings } from '#features/site/core/site-settings.ts'
import { findSiteSettings, saveSection } from '#features/site/settings/settings.server.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader } from './brand-look.ts'
import { loader as unnamedIcon } from './unnamed-icon.ts'

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><rect width="60" height="20" fill="#333"/></svg>'

const ask = (services: Services, address: string): Promise<Response> => {
  const path = new URL(address, services.site.origin)
  const params = { '*': path.pathname.slice('/media/look/'.length) }
  return loader(routeArgs(new Request(path), { services, params }) as never)
}

/** Saves what is given of the brand, and says how the site looks then. */
async function saved(services: Services, brand: Partial<SiteSettings['house']>) {
  await saveSection(services, 'house', { ...shippedSettings.house, ...brand }, 'system')
  return findSiteSettings(services)
}

async function aLogo(services: Services) {
  const { fields } = await keepBrandFiles(services, {}, { 'logo.file': new File([LOGO], 'logo.svg') })
  return lookShape.logo.parse(JSON.parse(fields['logo']!))
}

test('a logo is served as a drawing in which nothing runs, and as a PNG for mails', async ({ services }) => {
  const { house } = await saved(services, { logo: await aLogo(services) })
  const look = brandLookOf({ house })!
  const drawing = await ask(services, look.logo!.src)
  expect(drawing.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(drawing.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/)
  expect(await drawing.text()).toContain('<rect')
  const mail = await ask(services, mailLookOf(house, services.site.origin)!.logo!.address)
  expect(await sharp(await mail.bytes()).metadata()).toMatchObject({ format: 'png', height: 72 })
})

test('icons follow the colour; the address of an earlier one leads to that of today', async ({ services }) => {
  const yellow = brandLookOf(await saved(services, { colour: '#ffd400' }))!
  const icon = await ask(services, `${yellow.icons!}-maskable.png`)
  expect(await sharp(await icon.bytes()).metadata()).toMatchObject({ format: 'png', width: 512 })
  const pink = brandLookOf(await saved(services, { colour: '#ff4fa0' }))!
  const earlier = await ask(services, `${yellow.icons!}-180.png`)
  expect([earlier.status, earlier.headers.get('Location')]).toEqual([302, `${pink.icons!}-180.png`])
})

/** What a browser gets that asks by itself for an icon. */
const askByItself = async (services: Services, path: string, tag = '') => {
  const request = new Request(services.site.origin + path, { headers: { 'If-None-Match': tag } })
  const answer: Response = await unnamedIcon(routeArgs(request, { services }) as never)
  return { answer, bytes: await answer.bytes() }
}
/** The colour in the middle of a picture, and how large it is. */
const describeIcon = async (icon: Uint8Array) => {
  const { data, info } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const middle = (info.width * (info.height >> 1) + (info.width >> 1)) * 3
  return { size: `${info.width}x${info.height}`, colour: `#${Buffer.from(data.subarray(middle, middle + 3)).toString('hex')}` }
}

test('the icons for which browsers ask by themselves are those of the brand, and asked for again by their tag', async ({
  services,
}) => {
  const shipped = await askByItself(services, '/favicon.ico')
  expect(await describeIcon(shipped.bytes.subarray(22))).toMatchObject({ size: '32x32' })
  const red = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#cc3355' } })
    .png()
    .toBuffer()
  const { fields } = await keepBrandFiles(services, {}, { 'icon.file': new File([new Uint8Array(red)], 'icon.png') })
  await saved(services, { icon: lookShape.icon.parse(JSON.parse(fields['icon']!)) })

  const ico = await askByItself(services, '/favicon.ico', shipped.answer.headers.get('ETag')!)
  expect([ico.answer.status, ico.answer.headers.get('Content-Type')]).toEqual([200, 'image/x-icon'])
  expect(Buffer.from(ico.bytes).readUInt32LE(14)).toBe(ico.bytes.length - 22)
  expect(await describeIcon(ico.bytes.subarray(22))).toEqual({ size: '32x32', colour: '#cc3355' })
  expect((await askByItself(services, '/favicon.ico', ico.answer.headers.get('ETag')!)).answer.status).toBe(304)
  for (const path of ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
    const { answer, bytes } = await askByItself(services, path)
    expect([answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual([
      'image/png',
      'public, max-age=300',
    ])
    expect(await describeIcon(bytes)).toEqual({ size: '180x180', colour: '#cc3355' })
  }
})

test.for([
  '',
  'x',
  '../brand',
  `logo-${'0'.repeat(32)}.svg`,
  `mail-${'0'.repeat(32)}.png`,
  'icon-ffd400-181.png',
  'icon-ffd400-32.png',
])('there is nothing at %j on a site that looks as it ships', async (name, { services }) => {
  expect((await ask(services, `/media/look/${name}`)).status).toBe(404)
})
