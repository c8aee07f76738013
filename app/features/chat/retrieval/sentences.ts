import { tokensOf } from './tokens.ts'

const splitter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Sentences of a passage, whose lines may be points of a list: each ends with a mark. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => Array.from(splitter.segment(line), ({ segment }) => segment.trim()))
    .filter((sentence) => /\p{L}/u.test(sentence))
    .map((sentence) => (/[.!?…:][”"’)\]]*$/u.test(sentence) ? sentence : `${sentence}.`))
}

/** As many whole sentences in a row as fit, around those that have most of the words that are looked for. */
export function bestSentences(text: string, words: readonly string[], { atMost = 420 } = {}): string {
  const sentences = sentencesOf(text)
  const whole = sentences.join(' ')
  if (whole.length <= atMost) return whole
  const stems = words.flatMap(tokensOf).map(stemOf)
  const hits = sentences.map((sentence) => {
    const there = new Set(tokensOf(sentence).map(stemOf))
    return stems.filter((stem) => there.has(stem)).length
  })
  let best = { from: 0, hits: -1 }
  for (const from of sentences.keys()) {
    const window = hits.slice(from, from + 2)
    const sum = window[0]! * 2 + (window[1] ?? 0)
    // The first sentence of a passage says what it is about.
    if (sum > best.hits + (from > 0 ? 1 : 0)) best = { from, hits: sum }
  }
  let chosen = ''
  for (const sentence of sentences.slice(best.from)) {
    if (chosen && chosen.length + sentence.length + 1 > atMost) break
    chosen = chosen ? `${chosen} ${sentence}` : sentence
  }
  return chosen
}

/** Near enough to tell whether two words are one: their beginning, without the most usual endings. */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ies|ed|es|s|ation|e)$/, '').slice(0, 7) : word
}
