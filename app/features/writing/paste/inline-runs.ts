import type { Break, InlineCode, Link, PhrasingContent, Text } from 'mdast'

/** A piece of a line, and how it is marked. */
export interface Run {
  readonly node: Text | InlineCode | Break | Link
  readonly strong: boolean
  readonly em: boolean
  readonly struck: boolean
}

type Mark = 'strong' | 'em' | 'struck'

const wrappers = { strong: 'strong', em: 'emphasis', struck: 'delete' } as const

/** Runs as Markdown can say them: no mark begins or ends with a space, and what is marked alike stands in one mark. */
export function phrasingOf(runs: readonly Run[]): PhrasingContent[] {
  return marked(collapsed(runs), ['struck', 'strong', 'em'])
}

/** The mark that reaches furthest stands around the others. */
function marked(runs: readonly Run[], marks: readonly Mark[]): PhrasingContent[] {
  const made: PhrasingContent[] = []
  for (let at = 0; at < runs.length;) {
    const reaching = marks.filter((mark) => runs[at]![mark]).map((mark) => ({ mark, end: endOf(runs, at, mark) }))
    const [widest] = reaching.toSorted((a, b) => b.end - a.end)
    if (widest) {
      const { mark, end } = widest
      const others = marks.filter((other) => other !== mark)
      made.push({ type: wrappers[mark], children: marked(runs.slice(at, end), others) } as PhrasingContent)
    } else made.push(runs[at]!.node)
    at = widest?.end ?? at + 1
  }
  return made
}

function endOf(runs: readonly Run[], from: number, mark: Mark): number {
  for (let end = from; ; end += 1) if (!runs[end]?.[mark]) return end
}

const bare = { strong: false, em: false, struck: false } as const

/** One space for each run of them and none at the ends of a line; between two marks that are alike it belongs to both, else to none. */
function collapsed(runs: readonly Run[]): Run[] {
  const pieces = runs.flatMap((run): Run[] => {
    if (run.node.type !== 'text') return [run]
    return run.node.value
      .split(/(\s+)/)
      .flatMap((value) => (value === '' ? [] : [{ ...run, node: textNode(value.trim() || ' ') }]))
  })
  const isSpace = (run: Run | undefined) => run?.node.type === 'text' && run.node.value === ' '
  const isEdge = (run: Run | undefined) => !run || run.node.type === 'break'
  const spaced: Run[] = []
  for (const [at, piece] of pieces.entries()) {
    if (!isSpace(piece)) {
      spaced.push(piece)
      continue
    }
    const before = spaced.at(-1)
    const after = pieces[at + 1]
    // Of several spaces the last one stays.
    if (isEdge(before) || isEdge(after) || isSpace(after)) continue
    const shared = (mark: Mark) => before![mark] && after![mark]
    spaced.push({ node: piece.node, strong: shared('strong'), em: shared('em'), struck: shared('struck') })
  }
  return joined(spaced)
}

/** Text that is marked alike is one text. A break carries no mark of its own. */
function joined(runs: readonly Run[]): Run[] {
  const made: Run[] = []
  for (const run of runs) {
    const last = made.at(-1)
    const isAlike = last && last.strong === run.strong && last.em === run.em && last.struck === run.struck
    if (isAlike && last.node.type === 'text' && run.node.type === 'text')
      made[made.length - 1] = { ...last, node: textNode(last.node.value + run.node.value) }
    else made.push(run.node.type === 'break' ? { ...run, ...bare } : run)
  }
  return made
}

function textNode(value: string): Text {
  return { type: 'text', value }
}
