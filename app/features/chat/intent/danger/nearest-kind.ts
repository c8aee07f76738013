import type { DangerKind, RuleMeaning } from '#content/chat/danger/form.ts'
import { dangerRules } from '#content/chat/danger/rules.ts'

/** What a message is about that no rule has: the kind of the rule that lacks least of it. */
export function nearestKind(meanings: ReadonlySet<RuleMeaning>): DangerKind {
  let nearest: { readonly kind: DangerKind; readonly share: number } = { kind: 'injury', share: 0 }
  for (const { kind, all } of dangerRules) {
    const found = all.filter((place) => (typeof place === 'string' ? [place] : place).some((meaning) => meanings.has(meaning))).length
    if (found / all.length > nearest.share) nearest = { kind, share: found / all.length }
  }
  return nearest.kind
}
