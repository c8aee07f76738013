import { countUnread } from '#features/inbox/items/count-items.server.ts'
import { filtersOf, placeOf } from '#features/inbox/items/filters.ts'
import { listItems } from '#features/inbox/items/list-items.server.ts'

import { openScratchItems } from './scratch-items.ts'
import type { Figure } from './table.ts'

const ITEMS = 50_000
const ROUNDS = 15
const ME = '00000000-0000-4000-8000-00000000000f'
/** In the middle of the two years. */
const FAR_BACK = `older=2025-03-20T00:00:00.000Z~${ME}`

const questions = {
  'the first page': '',
  'far back': FAR_BACK,
  'the last page': `newer=2000-01-01T00:00:00.000Z~${ME}`,
  'what is to be read first': 'box=first',
  'from what is to be read first to the others': `older=2024-05-01T00:00:00.000Z~${ME}~top`,
  'what is to be read first, by a word': 'box=first&q=sleep',
  'the spam': 'box=spam',
  'a kind that is rare': 'kind=lead',
  'a kind that is rare, open': 'kind=lead&status=open',
  'what is unread, far back': `unread=1&${FAR_BACK}`,
  'what is open and unread': 'status=open&unread=1',
  'nobody’s': 'assignee=none&status=waiting',
  'mine, of which there is none': 'assignee=me',
  'a word of many': 'q=sleep',
  'a word of nearly all': 'q=the',
  'a word of nearly all, far back': `q=the&${FAR_BACK}`,
  'a word of few': 'q=xylographia',
  'a word that stands nowhere': 'q=quagmirez',
  'an address': 'q=p31337@',
  'a part of a name': 'q=c4ca4238',
  'three words': 'q=sleep+light+morning',
  'a word of many among the leads': 'q=sleep&kind=lead',
  'two letters': 'q=d3',
  'two letters that stand nowhere': 'q=ßß',
}

/** What the inbox costs at the database, as the owner’s pages ask it. */
export async function benchInbox(note: (figure: Figure) => void): Promise<void> {
  const { services, close } = await openScratchItems(ITEMS)
  const measure = async (what: string, ask: () => Promise<unknown>) => {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const begun = performance.now()
      await ask()
      times.push(performance.now() - begun)
    }
    const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!
    note({ what: `inbox, ${ITEMS} items: ${what}`, measured: median, goal: { atMost: 30 }, unit: 'ms' })
  }
  try {
    for (const [what, query] of Object.entries(questions)) {
      const params = new URLSearchParams(query)
      await measure(what, () => listItems(services, filtersOf(params, ME), placeOf(params)))
    }
    await measure('what is unread, by kind', () => countUnread(services))
  } finally {
    await close()
  }
}
