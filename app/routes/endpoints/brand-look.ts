import { redirect } from 'react-router'
import sharp from 'sharp'

import { BRAND_FILES, brandIcons, iconMark, iconSizes } from '#features/site/brand/brand-pictures.ts'
import { brandSheetAt } from '#features/site/brand/brand-sheet.server.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { PictureShelf } from '#features/site/share/picture-shelf.server.ts'
import { servicesContext, type Services } from '#services.server.ts'

import type { Route } from './+types/brand-look.ts'
import { findSiteIcon } from './site-icon.server.ts'

/** Their addresses say what is in them. */
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** A drawing is a document of its own when somebody opens its address: nothing in it runs or loads. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
/** Of mails, twice the height at which they show it. */
const MAIL_HEIGHT = 72

const shelf = new PictureShelf(20)

/** What belongs to how the site looks: its style sheet, its logo, its icons. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const name = params['*']
  const sheet = brandSheetAt(name)
  if (sheet) {
    const caching = sheet.isCurrent ? FOR_GOOD : 'public, max-age=60'
    return new Response(sheet.css, { headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': caching } })
  }
  const logo = /^(logo|mail)-([0-9a-f]{32})\.(svg|png)$/.exec(name)
  if (logo) return answerLogo(services, { digest: logo[2]!, ending: logo[3]!, isForMail: logo[1] === 'mail' })
  const icon = /^icon-([0-9a-f]{6,12})-(\w+)\.png$/.exec(name)
  return icon ? answerIcon(services, icon[1]!, icon[2]!) : notThere()
}

async function answerLogo(
  { files }: Services,
  { digest, ending, isForMail }: { digest: string; ending: string; isForMail: boolean },
) {
  const stored = (of: string) => files.get(`${BRAND_FILES}/${digest}.${of}`)
  if (isForMail) {
    const draw = async () => {
      const file = (await stored('svg')) ?? (await stored('png'))
      if (!file) throw new FileGone()
      return sharp(file.body, { density: 200 }).resize({ height: MAIL_HEIGHT }).png().toBuffer()
    }
    return shelf.find(digest, draw).then(({ bytes }) => png(bytes), gone)
  }
  const file = await stored(ending)
  if (!file) return notThere()
  const headers = { 'Content-Type': file.contentType, 'Cache-Control': FOR_GOOD, 'Content-Security-Policy': DRAWING_POLICY }
  return new Response(new Uint8Array(file.body), { headers })
}

/** Only the icon that the site has just now is drawn; whoever asks for another is led there. */
async function answerIcon(services: Services, mark: string, asked: string) {
  const size = iconSizes.find((each) => each === asked)
  if (!size) return notThere()
  const { house } = await findSiteSettings(services)
  const current = brandIcons(house)
  if (iconMark(house) !== mark) return current ? redirect(`${current}-${size}.png`, 302) : notThere()
  const { bytes } = await findSiteIcon(services, house, size)
  return png(bytes)
}

class FileGone extends Error {}

function gone(error: unknown): Response {
  if (error instanceof FileGone) return notThere()
  throw error
}

function png(bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, { headers: { 'Content-Type': 'image/png', 'Cache-Control': FOR_GOOD } })
}

function notThere(): Response {
  return new Response('There is no such file.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}
