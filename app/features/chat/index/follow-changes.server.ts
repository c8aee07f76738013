import type { ChatPorts } from '#features/chat/core/ports.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { isIndexEmpty, syncIndex } from './sync-index.server.ts'

/** What is published each time a public page has changed. */
const PAGES = 'pages'

/** The first start waits for its index; later ones bring it up to date while they answer. */
export async function fillIndexOnce(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'> & Pick<ChatPorts, 'publishedTexts'>,
): Promise<void> {
  if (await isIndexEmpty(services)) await syncIndex(services)
}

/** Keeps the index in step with the public pages for as long as this process runs. Words that come while it is at work are one more round. */
export function followChanges(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log' | 'stopping'> & Pick<ChatPorts, 'publishedTexts'>,
): () => Promise<void> {
  let isAtWork = false
  let isWanted = false
  let work: Promise<void> = Promise.resolve()
  const stop = services.broadcast.subscribe(PAGES, () => {
    isWanted = true
    if (!isAtWork) work = run()
  })
  async function run() {
    isAtWork = true
    while (isWanted && !services.stopping.aborted) {
      isWanted = false
      await syncIndex(services).catch((error: unknown) => {
        services.log.error(
          { err: error },
          'The index of public pages could not be brought up to date; the next change tries again.',
        )
      })
    }
    isAtWork = false
  }
  return async () => {
    stop()
    await work
  }
}
