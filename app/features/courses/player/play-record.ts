import { mergeSpans, type Span } from '#features/courses/core/spans.ts'

/** A player that stands further on than this since it said last where it is, in seconds, has jumped and not played. */
const LONGEST_STEP = 5

/** Which stretches of a recording are played, from what the player says several times a second about where it stands. */
export interface PlayRecord {
  /** It plays, and stands here (seconds, with fractions). */
  plays(at: number): void
  /** It stopped, or jumped: what follows begins anew. */
  breaksOff(): void
  /** What was played and not yet taken, merged, in whole seconds that were played from their beginning. */
  spans(): Span[]
  /** Whoever told of these need not tell of them again. */
  forget(saved: ReadonlyArray<Span>): void
}

export function newPlayRecord(): PlayRecord {
  let closed: Span[] = []
  let open: { from: number; to: number } | null = null
  const close = () => {
    if (open) closed.push([Math.floor(open.from), Math.ceil(open.to)])
    open = null
  }
  return {
    plays(at) {
      if (open && (at < open.to || at - open.to > LONGEST_STEP)) close()
      if (open) open.to = at
      else open = { from: at, to: at }
    },
    breaksOff: close,
    spans() {
      const now: Span[] = open ? [[Math.floor(open.from), Math.ceil(open.to)]] : []
      return mergeSpans([...closed, ...now])
    },
    forget(saved) {
      if (open) {
        const { to } = open
        close()
        open = { from: to, to }
      }
      closed = mergeSpans(closed).filter(([from, to]) => !saved.some(([first, last]) => from >= first && to <= last))
    },
  }
}
