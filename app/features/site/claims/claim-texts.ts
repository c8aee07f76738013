import { claims, type ClaimId } from '#content/claims.ts'
import { figureOf, type Claim } from '#content/claims/claim.ts'

/** What an owner decided, as far as pages go by it. */
export interface Decided {
  readonly state: 'confirmed' | 'replaced' | 'dropped'
  readonly text: string
}

/** What pages say in the place of what ships. */
export interface ClaimTexts {
  /** Since when the site is open; null on a sample, which shows everything as written. */
  readonly openedAt: Date | null
  /** By what a claim says as it ships, what stands there; empty where nothing does. A claim that is shown as it ships is not in it. */
  readonly instead: ReadonlyMap<string, string>
  /** The claims that are left out, or say less. */
  readonly leftOut: ReadonlySet<string>
}

/** Everything as it ships. */
export const AS_SHIPPED: ClaimTexts = { openedAt: null, instead: new Map(), leftOut: new Set() }

/** What an open site shows: what was confirmed or replaced, and what cannot be left out. */
export function shownOnOpenSite(openedAt: Date, decisions: ReadonlyMap<string, Decided>): ClaimTexts {
  const instead = new Map<string, string>()
  const leftOut = new Set<string>()
  for (const [id, claim] of Object.entries<Claim>(claims)) {
    const text = textShown(claim, decisions.get(id))
    if (text !== null && text !== claim.text) instead.set(claim.text, text)
    if (text !== claim.text) for (const [label, other] of Object.entries(claim.also ?? {})) instead.set(label, other)
    if (text === null) {
      leftOut.add(id)
      if (!claim.isNamed) instead.set(claim.text, claim.without ?? '')
    }
  }
  return { openedAt, instead, leftOut }
}

/** What an open site says of a claim; null where it is not shown. */
export function textShown({ text, stays, isNamed }: Claim, decided: Decided | undefined): string | null {
  if (!decided || decided.state === 'dropped') return stays ? text : null
  return isNamed ? text : decided.text
}

/** Whether words that were saved at this instant (null: never) are the owner’s own: written while the site was open, or on a sample, whose words all stand. */
export function areTyped({ openedAt }: ClaimTexts, savedAt: Date | null): boolean {
  return openedAt === null || (savedAt !== null && savedAt >= openedAt)
}

export function isLeftOut({ leftOut }: ClaimTexts, id: ClaimId): boolean {
  return leftOut.has(id)
}

/** Fields that name what they stand in: what they say is no claim. */
const NAMES: ReadonlySet<string> = new Set([
  'title',
  'heading',
  'name',
  'label',
  'question',
  'eyebrow',
  'storiesTitle',
  'value',
  'tip',
  'slug',
  'to',
])

/**
 * Texts, and whatever holds texts, with what an open site shows of its claims. An item of a list of which nothing is left goes; a claim that is a
 * whole sentence is found within a longer text, any other stands alone. What holds no claim comes back as it is, the same object.
 */
export function withClaims<Value>(value: Value, shown: ClaimTexts): Value {
  return shown.instead.size === 0 ? value : (shownIn(value, shown) as Value)
}

function shownIn(value: unknown, shown: ClaimTexts): unknown {
  if (typeof value === 'string') return shownText(value, shown)
  if (Array.isArray(value)) {
    const items = value.map((item) => itemShown(item, shown))
    return items.every((item, at) => item === value[at]) ? value : items.filter((item) => item !== null)
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  let isSame = true
  const entries = Object.entries(value).map(([name, each]) => {
    const now = NAMES.has(name) && typeof each === 'string' ? headingShown(each, shown) : shownIn(each, shown)
    if (now !== each) isSame = false
    return [name, now] as const
  })
  return isSame ? value : Object.fromEntries(entries)
}

const headings: ReadonlySet<string> = new Set(
  Object.values<Claim>(claims).flatMap(({ isHeading, text, also = {} }) => [...(isHeading ? [text] : []), ...Object.keys(also)]),
)

function headingShown(text: string, { instead }: ClaimTexts): string {
  return headings.has(text) ? (instead.get(text) ?? text) : text
}

/** An item of a list; null where the claim that it makes is left out. */
function itemShown(item: unknown, shown: ClaimTexts): unknown {
  if (isFigure(item)) {
    const text = shown.instead.get(`${item.value} ${item.label}`)
    return text === undefined ? item : text === '' ? null : { ...item, ...figureOf(text) }
  }
  const now = shownIn(item, shown)
  if (now === item) return item
  const saidNothing = typeof now === 'string' ? now === '' : hasLost(item as object, now as object)
  return saidNothing ? null : now
}

function isFigure(item: unknown): item is { readonly value: string; readonly label: string } {
  const { value, label } = (item ?? {}) as Record<string, unknown>
  return typeof value === 'string' && typeof label === 'string'
}

function hasLost(before: object, after: object): boolean {
  const was = Object.entries(before)
  const now = new Map<string, unknown>(Object.entries(after))
  return was.some(([name, each]) => typeof each === 'string' && each !== '' && now.get(name) === '')
}

/** How parts of a text are put beside each other, each of which may be a claim. */
const BETWEEN = ['\n\n', ' • '] as const

function shownText(text: string, shown: ClaimTexts): string {
  const whole = shown.instead.get(text)
  if (whole !== undefined) return whole
  const between = BETWEEN.find((each) => text.includes(each))
  if (between) {
    const parts = text.split(between)
    const now = parts.map((part) => shownText(part, shown))
    return now.every((part, at) => part === parts[at]) ? text : now.filter((part) => part !== '').join(between)
  }
  let said = text
  for (const [claim, instead] of shown.instead) {
    if (!claim.endsWith('.') || !said.includes(claim)) continue
    const around = said.split(claim)
    said =
      instead === ''
        ? around
            .map((part) => part.trim())
            .filter((part) => part !== '')
            .join(' ')
        : around.join(instead)
  }
  return said
}
