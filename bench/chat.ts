import { answerMessage } from '#features/chat/conversation/answer-message.server.ts'
import { syncIndex } from '#features/chat/index/sync-index.server.ts'
import { chatQuestions } from '#tests/support/chat-questions.ts'

import { openScratchPosts } from './scratch-posts.ts'
import type { Figure } from './table.ts'

const PAGES = 2_000
const ROUNDS = 3

/** What an answer costs until its first words, and what the index costs when a post is published. */
export async function benchChat(note: (figure: Figure) => void): Promise<void> {
  const { services, close } = await openScratchPosts(PAGES)
  try {
    const { written } = await syncIndex(services)
    if (written < PAGES) throw new Error(`The index holds ${written} pages.`)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, { ask }] of chatQuestions.entries()) {
        const name = `${round} ${at}`
        const visit = { browser: name, network: name, setCookie: null, viewer: null, timeZone: null, languages: null }
        const begun = performance.now()
        await answerMessage(services, visit, { text: ask })
        times.push(performance.now() - begun)
      }
    }
    const sorted = times.toSorted((a, b) => a - b)
    const goal = { atMost: 150 }
    const what = `chat, ${PAGES} pages: first words of an answer`
    note({ what: `${what}, median of ${sorted.length}`, measured: sorted[Math.floor(sorted.length / 2)]!, goal, unit: 'ms' })
    note({ what: `${what}, the slowest of twenty`, measured: sorted[Math.floor(sorted.length * 0.95)]!, goal, unit: 'ms' })
    const begun = performance.now()
    await syncIndex(services)
    note({
      what: `chat, ${PAGES} pages: a look for changes`,
      measured: performance.now() - begun,
      goal: { atMost: 300 },
      unit: 'ms',
    })
  } finally {
    await close()
  }
}
