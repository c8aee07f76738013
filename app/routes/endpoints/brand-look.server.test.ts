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
