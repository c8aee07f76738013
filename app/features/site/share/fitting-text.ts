export interface SetWords<Picture> {
  readonly picture: Picture
  readonly width: number
  readonly height: number
}

/** Draws words at a size, broken into lines of at most a width. */
export type SetText<Picture> = (words: string, size: number, width: number) => Promise<SetWords<Picture>>

interface Room {
  readonly width: number
  readonly height: number
  /** To be tried in this order. */
  readonly sizes: readonly number[]
}

/** More than this no picture shows at any size. */
const LONGEST = 300

/**
 * Words at the first size at which they fit; at the last size they are cut, with an ellipsis. Null where there is nothing to see.
 * It sets a text at most once a size and about eight times more.
 */
export async function fittingText<Picture>(
  setText: SetText<Picture>,
  words: string,
  room: Room,
): Promise<SetWords<Picture> | null> {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(words)) return null
  const letters = [...words.trim().replaceAll(/\s+/g, ' ')]
  const fits = (set: SetWords<Picture>) => set.width <= room.width && set.height <= room.height
  if (letters.length <= LONGEST) {
    for (const size of room.sizes) {
      const set = await setText(letters.join(''), size, room.width)
      if (fits(set)) return set
    }
  }
  let longest: SetWords<Picture> | null = null
  let [low, high] = [0, Math.min(letters.length, LONGEST)]
  while (high - low > 1) {
    const middle = Math.ceil((low + high) / 2)
    const set = await setText(cut(letters, middle), room.sizes.at(-1)!, room.width)
    if (fits(set)) [low, longest] = [middle, set]
    else high = middle
  }
  return longest
}

/** The first letters, without half a word where that leaves any. */
function cut(letters: readonly string[], count: number): string {
  const words = letters.slice(0, count).join('')
  const whole = letters[count] === ' ' ? words : words.replace(/ [^ ]*$/, '')
  return `${(whole || words).replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}…`
}
