import sharp from 'sharp'

import { uploadShapes, type BrandUpload } from '#features/site/core/brand-look.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { keepBrandFiles } from './brand-files.server.ts'

const drawing = (fill: string, size = 'viewBox="0 0 60 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size} onload="alert(1)"><script>alert(1)</script><rect width="60" height="20" fill="${fill}"/></svg>`
const png = (width: number, height: number, background = '#cc3355') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

async function upload(services: Services, name: BrandUpload, body: string | Uint8Array<ArrayBuffer>) {
  const file = new File([body], 'a file')
  const { fields, errors } = await keepBrandFiles(services, {}, { [`${name}.file`]: file })
  const stored: unknown = fields[name] === undefined ? null : JSON.parse(fields[name])
  return { stored, error: errors[`${name}.file`] }
}

test('a logo is kept without anything that runs, with its shape and the paper on which it is lost', async ({ services }) => {
  const { stored } = await upload(services, 'logo', drawing('#101010'))
  const logo = uploadShapes.logo.parse(stored)
  expect(logo.width / logo.height).toBeCloseTo(3)
  expect(logo.ground).toBe('night')
  const kept = Buffer.from((await services.files.get(logo.key))!.body).toString()
  expect(kept).toContain('<rect')
  expect(kept).not.toContain('alert')
  expect((await upload(services, 'logo', drawing('#ffffff'))).stored).toMatchObject({ ground: 'day' })
  expect((await upload(services, 'logo', await png(300, 100))).stored).toMatchObject({ width: 300, height: 100, ground: 'none' })
})

test('what is no logo, no icon or no portrait is refused in a sentence', async ({ services }) => {
  expect((await upload(services, 'logo', 'hello')).error).toMatch(/not a logo that we can read/)
  expect((await upload(services, 'logo', '<html></html>')).error).toMatch(/not a logo/)
  expect((await upload(services, 'logo', new Uint8Array(1_000_001))).error).toMatch(/larger than 1 MB/)
  const costly = drawing('#123').replace('<rect', '<g id="a"><use href="#a"/></g><rect')
  expect((await upload(services, 'logo', costly)).error).toMatch(/draw it for a long time/)
  expect((await upload(services, 'icon', costly)).error).toMatch(/draw it for a long time/)
  expect((await upload(services, 'icon', await png(300, 100))).error).toMatch(/An icon is square/)
  expect((await upload(services, 'icon', await png(64, 64))).error).toMatch(/smaller than 180/)
  expect((await upload(services, 'icon', drawing('#123', 'width="90000000" height="90000000"'))).error).toMatch(/not an icon/)
  expect((await upload(services, 'portrait', 'hello')).error).toMatch(/not a picture/)
})

test('an icon is a square PNG, a portrait stands in several widths', async ({ services }) => {
  const icon = uploadShapes.icon.parse((await upload(services, 'icon', await png(200, 200))).stored)
  expect(await sharp((await services.files.get(icon.key))!.body).metadata()).toMatchObject({
    format: 'png',
    width: 512,
    height: 512,
  })
  const portrait = uploadShapes.portrait.parse((await upload(services, 'portrait', await png(800, 1000))).stored)
  expect(portrait.widths).toEqual([360, 540, 800])
})

test('what was uploaded before stays unless it is ticked to go', async ({ services }) => {
  expect((await keepBrandFiles(services, { logo: 'x' }, {})).fields).toEqual({})
  expect((await keepBrandFiles(services, { logo: 'x', 'logo.remove': 'yes' }, {})).fields).toEqual({ logo: '' })
})
