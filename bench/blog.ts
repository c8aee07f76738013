import { questionOf } from '#features/blog/core/post-list.ts'
import { listPosts } from '#features/blog/post-list.server.ts'

import { openScratchPosts } from './scratch-posts.ts'
import type { Figure } from './table.ts'

const POSTS = 20_000
const ROUNDS = 15

const questions = {
  'the first page': '',
  'the last page': 'page=100000',
  'a tag of one post in five': 'tag=sleep',
  'a tag, far back': 'tag=sleep&page=200',
  'a word of one post in twenty': 'q=magnesium',
  'a word of half of them': 'q=sleep',
  'a word of nearly all of them': 'q=doctor',
  'two words, far back': 'q=morning+light&page=100',
  'a phrase': 'q="resting heart rate"',
  'a word with a tag': 'q=protein&tag=nutrition',
  'two words that stand apart': 'q=sleep+coffee',
  'a common word without another': 'q=sleep+-coffee',
  'a common word without a rare one, far back': 'q=doctor+-xylophonist&page=90',
  'a common word without a phrase': 'q=sleep+-"resting heart rate"',
  'nothing but what to leave out': 'q=-sleep',
  'a word that stands nowhere': 'q=xylophonist',
  'a slip of the finger': 'q=magnesum',
  'two letters in the wrong order': 'q=protien',
  'a slip in ten words': 'q=how+much+sleep+does+a+busy+person+need+every+nihgt',
}

/** What the list and the search of the blog cost at the database, as the reader’s pages ask it. */
export async function benchBlog(note: (figure: Figure) => void): Promise<void> {
  const { services, close } = await openScratchPosts(POSTS)
  try {
    for (const [what, params] of Object.entries(questions)) {
      const question = questionOf(new URLSearchParams(params))
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const begun = performance.now()
        await listPosts(services, question)
        times.push(performance.now() - begun)
      }
      const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!
      note({ what: `blog, ${POSTS} posts: ${what}`, measured: median, goal: { atMost: 30 }, unit: 'ms' })
    }
  } finally {
    await close()
  }
}
