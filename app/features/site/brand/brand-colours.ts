import { clampChroma, formatHex, oklch, parseHex, wcagContrast, type Oklch } from 'culori'

import { SHIPPED_COLOUR } from '#features/site/core/brand-look.ts'

/** A token by day and by night, each as lightness (0 to 1), chroma and hue in degrees (OKLCH). */
export type Shade = readonly [lightness: number, chroma: number, hue: number]
export interface Token {
  readonly day: Shade
  readonly night: Shade
}

/** Which side of `light-dark()`. */
export type Side = 'day' | 'night'
export const sides: readonly Side[] = ['day', 'night']

/**
 * The tokens that follow the brand, as they ship: the evergreen ones of app/ui/tokens.css. A test holds them to that file. Paper by day, warm
 * ink and the colours that mean something (good, caution, alert, the five subjects) stay what they are.
 */
export const shippedTokens = {
  paper: { day: [0.972, 0.011, 88], night: [0.205, 0.02, 168] },
  'paper-raised': { day: [0.99, 0.006, 90], night: [0.24, 0.022, 168] },
  'paper-sunken': { day: [0.944, 0.015, 88], night: [0.178, 0.018, 168] },
  deep: { day: [0.29, 0.048, 165], night: [0.262, 0.04, 167] },
  'on-deep-soft': { day: [0.825, 0.028, 140], night: [0.8, 0.026, 140] },
  'line-on-deep': { day: [0.43, 0.045, 164], night: [0.39, 0.038, 166] },
  ink: { day: [0.27, 0.038, 166], night: [0.945, 0.014, 92] },
  'ink-soft': { day: [0.43, 0.028, 164], night: [0.8, 0.02, 110] },
  'ink-faint': { day: [0.508, 0.022, 158], night: [0.69, 0.02, 130] },
  line: { day: [0.868, 0.017, 92], night: [0.335, 0.024, 166] },
  'line-strong': { day: [0.6, 0.024, 140], night: [0.56, 0.026, 160] },
  accent: { day: [0.395, 0.08, 163], night: [0.835, 0.09, 155] },
  'accent-hover': { day: [0.335, 0.07, 163], night: [0.885, 0.085, 152] },
  'on-accent': { day: [0.985, 0.008, 90], night: [0.215, 0.035, 166] },
  'accent-wash': { day: [0.928, 0.028, 150], night: [0.29, 0.038, 164] },
  focus: { day: [0.5, 0.13, 264], night: [0.8, 0.095, 270] },
} as const satisfies Record<string, Token>

export type BrandToken = keyof typeof shippedTokens
export type BrandTokens = Readonly<Record<BrandToken, Token>>

/** The other colours that stand on these tokens, or under them: as they ship, whatever the brand. */
export const fixedTokens = {
  'on-deep': { day: [0.965, 0.013, 90], night: [0.95, 0.014, 92] },
  good: { day: [0.45, 0.1, 150], night: [0.8, 0.12, 150] },
  caution: { day: [0.5, 0.105, 70], night: [0.83, 0.12, 82] },
  alert: { day: [0.49, 0.16, 32], night: [0.77, 0.125, 35] },
  'alert-on-deep': { day: [0.77, 0.125, 35], night: [0.77, 0.125, 35] },
  'alert-wash': { day: [0.938, 0.028, 40], night: [0.29, 0.05, 32] },
  'pillar-sleep-ink': { day: [0.43, 0.13, 274], night: [0.8, 0.09, 276] },
  'pillar-nutrition-ink': { day: [0.445, 0.105, 138], night: [0.82, 0.12, 134] },
  'pillar-fitness-ink': { day: [0.495, 0.15, 36], night: [0.795, 0.11, 44] },
  'pillar-supplements-ink': { day: [0.485, 0.1, 66], night: [0.84, 0.11, 82] },
  'pillar-stress-ink': { day: [0.45, 0.078, 216], night: [0.82, 0.075, 208] },
  'pillar-sleep': { day: [0.46, 0.13, 274], night: [0.69, 0.125, 276] },
  'pillar-nutrition': { day: [0.54, 0.125, 136], night: [0.725, 0.13, 136] },
  'pillar-fitness': { day: [0.585, 0.165, 38], night: [0.705, 0.145, 40] },
  'pillar-supplements': { day: [0.62, 0.122, 72], night: [0.785, 0.125, 80] },
  'pillar-stress': { day: [0.525, 0.085, 214], night: [0.73, 0.09, 210] },
  'pillar-sleep-wash': { day: [0.93, 0.022, 280], night: [0.285, 0.05, 276] },
  'pillar-nutrition-wash': { day: [0.936, 0.034, 130], night: [0.29, 0.045, 140] },
  'pillar-fitness-wash': { day: [0.932, 0.03, 48], night: [0.29, 0.048, 38] },
  'pillar-supplements-wash': { day: [0.94, 0.042, 88], night: [0.3, 0.045, 76] },
  'pillar-stress-wash': { day: [0.93, 0.022, 208], night: [0.285, 0.036, 214] },
} as const satisfies Record<string, Token>

type AnyToken = BrandToken | keyof typeof fixedTokens
type Pair = readonly [front: AnyToken, back: AnyToken, least: number]

/** WCAG 2.2, success criteria 1.4.3 (text) and 1.4.11 (what is operated, and lines that say something). */
const TEXT = 4.5
const SHAPE = 3

const papers = ['paper', 'paper-raised', 'paper-sunken'] as const
const subjectWashes = [
  'pillar-sleep-wash',
  'pillar-nutrition-wash',
  'pillar-fitness-wash',
  'pillar-supplements-wash',
  'pillar-stress-wash',
] as const
const on = (least: number, backs: readonly AnyToken[], ...fronts: AnyToken[]): Pair[] =>
  fronts.flatMap((front) => backs.map((back): Pair => [front, back, least]))

/** Every pair of colours that stand on each other somewhere, with the contrast that it needs. */
export const pairs: readonly Pair[] = [
  ...on(TEXT, papers, 'ink', 'ink-soft', 'ink-faint', 'accent', 'accent-hover', 'good', 'caution', 'alert'),
  ...on(
    TEXT,
    papers,
    'pillar-sleep-ink',
    'pillar-nutrition-ink',
    'pillar-fitness-ink',
    'pillar-supplements-ink',
    'pillar-stress-ink',
  ),
  ...on(TEXT, ['accent-wash'], 'ink', 'ink-soft', 'accent', 'accent-hover'),
  ...on(TEXT, ['alert-wash'], 'ink', 'ink-soft', 'alert'),
  ...on(TEXT, subjectWashes, 'ink', 'ink-soft'),
  ...on(TEXT, ['accent', 'accent-hover'], 'on-accent'),
  ...on(TEXT, ['deep'], 'on-deep', 'on-deep-soft', 'alert-on-deep'),
  ...on(SHAPE, papers, 'line-strong', 'focus', 'accent'),
  ...on(SHAPE, ['accent-wash'], 'focus'),
  ...on(SHAPE, papers, 'pillar-sleep', 'pillar-nutrition', 'pillar-fitness', 'pillar-supplements', 'pillar-stress'),
]

const culoriOf = ([l, c, h]: Shade): Oklch => ({ mode: 'oklch', l, c, h })

/** What a screen shows of a shade: as sRGB, its chroma taken back where the screen ends. */
export function hexOf(shade: Shade): string {
  return formatHex(clampChroma(culoriOf(shade), 'oklch'))
}

/** How much two shades differ, from 1 to 21, as WCAG counts it. */
export function contrastOf(front: Shade, back: Shade): number {
  return contrastOfHex(hexOf(front), hexOf(back))
}

/** The same of two colours as hex. */
export function contrastOfHex(one: string, other: string): number {
  return wcagContrast(one, other)
}

/** Hues that ship between these follow the brand’s; the paper’s warm ones and the ring of the focus have their own rules. */
const isEvergreen = (hue: number) => hue >= 126 && hue <= 170

/** A colour stands in the accent of the day as it is, unless it has to be moved. Its night is as light as this at least. */
const NIGHT = 0.8
/** Chroma that is calm on dark paper. */
const NIGHT_CHROMA = 0.15

/**
 * All tokens that follow a brand colour; those of a grey one have the hue of paper. What is read or operated is moved along its lightness, by day towards black and by night towards white,
 * until every one of `pairs` has its contrast. The colour that ships gives the tokens that ship.
 *
 * @param colour as `colourOf` spells it
 */
export function brandTokens(colour: string): BrandTokens {
  if (colour === SHIPPED_COLOUR) return shippedTokens
  const brand = oklch(parseHex(colour)!)
  const isGrey = brand.c < 0.02
  const [hue, chroma] = isGrey ? [shippedTokens.paper.day[2], brand.c] : [brand.h!, brand.c]
  const strength = Math.max(0.3, Math.min(1, chroma / shippedTokens.accent.day[1]))
  const followed = ([lightness, ships, from]: Shade, side: Side): Shade => {
    if (!isEvergreen(from)) return [lightness, ships, from]
    return [lightness, ships * strength, hueNear(hue + from - shippedTokens.accent[side][2])]
  }
  const tokens = Object.fromEntries(
    Object.entries(shippedTokens).map(([name, { day, night }]) => [
      name,
      { day: followed(day, 'day'), night: followed(night, 'night') },
    ]),
  ) as Record<BrandToken, { day: Shade; night: Shade }>
  tokens.accent = {
    day: [brand.l, brand.c, brand.h ?? 0],
    night: [Math.max(brand.l, NIGHT), Math.min(brand.c * 1.1, NIGHT_CHROMA), brand.h ?? 0],
  }
  tokens.focus = { day: apart(tokens.focus.day, hue, chroma), night: apart(tokens.focus.night, hue, chroma) }
  for (const side of sides) settle(tokens, side)
  return tokens
}

const hueNear = (hue: number) => (hue + 360) % 360

/** The ring of the focus is blue; beside a blue brand it is terracotta, so that it is never taken for a part of the button. */
function apart(shade: Shade, hue: number, chroma: number): Shade {
  const distance = Math.abs(((shade[2] - hue + 540) % 360) - 180)
  return chroma > 0.04 && distance < 40 ? [shade[0], shade[1], 40] : shade
}

/** In this order each is moved until it stands out from what is settled already. */
const settled = ['ink', 'ink-soft', 'ink-faint', 'line-strong', 'focus', 'on-deep-soft', 'accent'] as const

/** One step of lightness. */
const STEP = 0.005

function settle(tokens: Record<BrandToken, { day: Shade; night: Shade }>, side: Side): void {
  const away = side === 'day' ? -STEP : STEP
  const at = (name: AnyToken): Shade =>
    (name in tokens ? tokens[name as BrandToken] : (fixedTokens[name as never] as Token))[side]
  const stands = (name: AnyToken, shade: Shade) =>
    pairs.every(([front, back, least]) => front !== name || contrastOf(shade, at(back)) >= least)
  const moved = (name: BrandToken, step: number) => {
    let shade = at(name)
    for (let steps = 1 / STEP; !stands(name, shade) && steps > 0; steps -= 1) shade = [clamp(shade[0] + step), shade[1], shade[2]]
    return shade
  }
  // The band is the ground of light words: whatever its hue, it is dark enough for them.
  while (pairs.some(([front, back, least]) => back === 'deep' && contrastOf(at(front), at('deep')) < least)) {
    const [lightness, ...rest] = tokens.deep[side]
    tokens.deep[side] = [clamp(lightness - STEP), ...rest]
  }
  for (const name of settled) tokens[name][side] = moved(name, name === 'on-deep-soft' ? STEP : away)
  // Words on the accent: it goes further from the paper until they can be read on it.
  const onAccent = at('on-accent')
  while (contrastOf(onAccent, at('accent')) < TEXT) {
    const [lightness, ...rest] = tokens.accent[side]
    tokens.accent[side] = [clamp(lightness + away), ...rest]
  }
  const [lightness, chroma, hue] = tokens.accent[side]
  tokens['accent-hover'][side] = hoverOf([lightness, chroma, hue], side)
}

/** A step further from the paper; where no room is left there, a larger one back. */
function hoverOf([lightness, chroma, hue]: Shade, side: Side): Shade {
  const further = lightness + (side === 'day' ? -0.06 : 0.05)
  const hasRoom = side === 'day' ? further > 0.16 : further < 0.97
  return [hasRoom ? further : lightness + (side === 'day' ? 0.14 : -0.07), chroma * 0.9, hue]
}

const clamp = (lightness: number) => Math.min(1, Math.max(0, lightness))

/** What became of a colour where words and buttons have it: the same one, or one that can be read. Both as hex. */
export function accentsOf(colour: string): { readonly day: string; readonly night: string; readonly isMoved: boolean } {
  const { day, night } = brandTokens(colour).accent
  return { day: hexOf(day), night: hexOf(night), isMoved: hexOf(day) !== colour }
}
