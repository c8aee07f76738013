import { feedFormats, writeFeed } from '#features/blog/feeds.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/blog-atom.ts'
import { commonAnswer } from './common-answer.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return commonAnswer(await writeFeed(context.get(servicesContext), 'atom'), `${feedFormats.atom.type}; charset=utf-8`)
}
