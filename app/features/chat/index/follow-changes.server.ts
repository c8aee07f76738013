import type { Services } from '#platform/services.server.ts'

import { syncIndex } from './sync-index.server.ts'

/** What is published each time a public page has changed. */
const PAGES = 'pages'

/** Keeps the index in step with the public pages for as long as this process runs. Words that come while it is at work are one more round. */
export function followChanges(services: Services, onSynced?: () => void): () => Promise<void> {
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
      await syncIndex(services).then(onSynced, (error: unknown) => {
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
