import type { DangerKind, DangerRule, RuleMeaning } from '#content/chat/danger/form.ts'

/** A meaning, and where it stands. */
export interface Meant {
  readonly meaning: RuleMeaning
  readonly from: number
  readonly to: number
}

/** A danger that is spoken of, and where. */
export interface Spoken {
  readonly kind: DangerKind
  readonly from: number
  readonly to: number
  /** It has a name, which may be asked about. */
  readonly isNamed: boolean
  /** It may be long past. */
  readonly mayBePast: boolean
  readonly isFirm: boolean
}

/**
 * Where the meanings of a rule stand together. Each is gone through once: only the last of each meaning can make the nearest group with one that comes
 * later. `scale` is how many places a word covers.
 */
export function matchRules(rules: readonly DangerRule[], meant: readonly Meant[], scale: number): Spoken[] {
  const present = new Set(meant.map(({ meaning }) => meaning))
  const has = (place: RuleMeaning | readonly RuleMeaning[]) => meaningsOf(place).some((meaning) => present.has(meaning))
  return rules.flatMap((rule) => {
    if (rule.all.filter(has).length < leastOf(rule) || rule.unless?.some((meaning) => present.has(meaning))) return []
    return groupsOf(rule, meant, rule.within * scale).map(({ from, to }) => ({
      kind: rule.kind,
      from,
      to,
      isNamed: rule.named ?? false,
      mayBePast: rule.named ?? false,
      isFirm: rule.firm ?? false,
    }))
  })
}

const meaningsOf = (place: RuleMeaning | readonly RuleMeaning[]): readonly RuleMeaning[] =>
  typeof place === 'string' ? [place] : place

const leastOf = ({ all, atLeast }: DangerRule) => atLeast ?? all.length

interface Group {
  readonly from: number
  readonly to: number
}

function groupsOf(rule: DangerRule, meant: readonly Meant[], within: number): Group[] {
  const { all, inOrder } = rule
  const groups: Group[] = []
  const last: Array<Group | undefined> = all.map(() => undefined)
  for (const { meaning, from, to } of meant) {
    let isNew = false
    // From the end, so that in an ordered group one mark does not fill two places.
    for (let at = all.length - 1; at >= 0; at--) {
      if (!meaningsOf(all[at]!).includes(meaning)) continue
      const before = at > 0 ? last[at - 1] : undefined
      if (inOrder && at > 0 && (!before || before.to > from)) continue
      last[at] = { from: inOrder && before ? before.from : from, to }
      isNew = true
    }
    if (!isNew) continue
    const near = (inOrder ? last.slice(-1) : last).filter(
      (group): group is Group => group !== undefined && to - group.from <= within,
    )
    if (near.length >= (inOrder ? 1 : leastOf(rule)) && (!rule.atLeast || areSeparate(near, rule.atLeast)))
      groups.push(spanOf(near))
  }
  return groups
}

/** One word is not two signs. */
const areSeparate = (groups: readonly Group[], least: number) => new Set(groups.map(({ from }) => from)).size >= least

const spanOf = (groups: readonly Group[]): Group => ({
  from: Math.min(...groups.map(({ from }) => from)),
  to: Math.max(...groups.map(({ to }) => to)),
})
