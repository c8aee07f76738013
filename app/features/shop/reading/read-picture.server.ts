import { OutboundFetchError } from '#platform/fetch.server.ts'
import { preparePicture, type PreparedPicture } from '#platform/images.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { createPoliteFetcher, type Answer, type CrawlPolicy } from './polite-fetch.server.ts'

export type PictureVisit =
  | { readonly what: 'picture'; readonly picture: PreparedPicture }
  /** `failed`: there is no such picture, or none that we take, and another try would not change that. */
  | Exclude<Answer, { what: 'answer' }>

/** Reads a picture of a shop, as a guest of its host. @throws OutboundFetchError when another try may have more luck. */
export async function readPicture(
  services: Pick<Infrastructure, 'db' | 'fetch' | 'clock' | 'site' | 'stopping' | 'readers'>,
  address: string,
  { widths, ...policy }: { readonly widths: readonly number[] } & Pick<CrawlPolicy, 'upToMs' | 'pause'>,
): Promise<PictureVisit> {
  if (!URL.canParse(address)) return { what: 'failed', reason: 'This is not a web address.' }
  const fetcher = createPoliteFetcher(services, { ...policy, signal: services.stopping })
  try {
    const answer = await fetcher.ask(address, { accept: 'image/avif,image/webp,image/*;q=0.8' })
    if (answer.what !== 'answer') return answer
    const { status, body } = answer.page
    if (status >= 500) throw new OutboundFetchError('unreachable', `The site answered ${status}.`)
    if (status !== 200) return { what: 'failed', reason: `The site answered ${status}.` }
    const prepared = await preparePicture(services, body, widths)
    return prepared.ok ? { what: 'picture', picture: prepared.picture } : { what: 'failed', reason: prepared.reason }
  } catch (error) {
    const isForGood = error instanceof OutboundFetchError && !['unreachable', 'timeout'].includes(error.reason)
    if (!isForGood) throw error
    return { what: 'failed', reason: error.message }
  }
}
