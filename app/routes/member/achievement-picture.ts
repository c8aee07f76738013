import { findGranted } from '#features/health/progress/achievements.server.ts'
import { illustrations } from '#features/health/progress/illustrations.ts'
import { achievementOfFile, choiceOf, nameOnPicture, pictureWords } from '#features/health/progress/picture.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { findShareBrand } from '#features/site/brand/share-brand.server.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { PictureShelf } from '#features/site/share/picture-shelf.server.ts'
import { SHARE_HEIGHT } from '#features/site/share/share-path.ts'
import { ART_WIDTH, drawSharePicture, type ShareArt } from '#features/site/share/share-picture.server.ts'
import { shareBrand, type ShareBrand } from '#routes/endpoints/share-art.ts'
import { servicesContext } from '#services.server.ts'
import { byDay } from '#ui/day-colours.ts'
import { medalArt } from '#ui/medal-art.ts'

import type { Route } from './+types/achievement-picture.ts'

const MEDAL = 340
const shelf = new PictureShelf(100)

/** The picture of an achievement that the member has earned, for them to share. What is not earned, and what is none, answers alike. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const achievement = achievementOfFile(params.file)
  const on = achievement ? await findGranted(services, member, achievement.type) : null
  if (!achievement || on === null) {
    return new Response('There is no such picture.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  }
  const choice = choiceOf(url.searchParams)
  const { house } = await findSiteSettings(services)
  const words = pictureWords(achievement, {
    name: choice.name ? nameOnPicture(member.displayName) : null,
    date: choice.date ? on : null,
    siteName: house.name,
  })
  const { colour, icon, logo } = house
  const draw = async () => drawSharePicture(words, medalOf(achievement.type, await findShareBrand(services, house)))
  const { bytes } = await shelf.find(JSON.stringify([achievement.type, words, colour, icon, logo]), draw)
  return new Response(bytes, { headers: { 'Content-Type': 'image/png', 'Cache-Control': 'private, no-store' } })
}

/** The medal on paper, in the middle of where the art of other pictures is. */
function medalOf(type: keyof typeof illustrations, brand: ShareBrand): ShareArt {
  const medal = medalArt({ pillar: illustrations[type], seed: type, size: MEDAL })
  const art = `<g transform="translate(${(ART_WIDTH - MEDAL) / 2 - 16} ${(SHARE_HEIGHT - MEDAL) / 2})">${medal}</g>`
  return { art: byDay(art), ...shareBrand(brand) }
}
