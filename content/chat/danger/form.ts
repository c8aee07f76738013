/** The form in which the words of danger are written, one file for each language. How it is done stands in `README.md` beside this file. */

import type { furtherMeanings } from './further-meanings.ts'
import type { quietSigns } from './quiet-signs.ts'

export const dangerKinds = [
  'self-harm',
  'heart',
  'stroke',
  'breath',
  'allergy',
  'poison',
  'blood-sugar',
  'baby',
  'injury',
  'violence',
  'eating',
] as const

/** What somebody is in danger of; `injury` is bleeding, unconsciousness, a seizure and whatever else cannot wait. */
export type DangerKind = (typeof dangerKinds)[number]

/** Every meaning that the rules join, with what belongs to it. A language fills each; an empty one makes its rules deaf. */
export const meanings = {
  me: 'I, me, my: the one who writes',
  victim: 'whoever is done something to: me, us, her, him, the children',
  person: 'somebody particular: he, she, my friend, my husband, my client, someone',
  attacker: 'who may be violent at home: he, she, husband, partner, ex, father, mother',
  child: 'baby, newborn, toddler, child, son, daughter',
  pregnant: 'pregnant, in labour, weeks pregnant, just gave birth',
  not: 'no, not, never, without, stopped; the forms joined to a verb (don’t, isn’t)',
  cannot: 'cannot, unable, struggle to, hardly, hard to',
  want: 'want, wish, would like, hope',
  intend: 'going to, plan to, thinking about, thoughts of, try, tried, urge, ready to, threatens to',
  suddenly: 'suddenly, all at once, out of nowhere',
  badly: 'severe, terrible, worst, a lot, heavy, will not stop, getting worse',
  many: 'number words from eight on, and dozens, handful (figures from eight on are known)',
  much: 'too much, too many, the whole, all, bottle, pack, double dose',
  die: 'die, dead, death, not alive',
  live: 'to live, to be alive, to exist, to be here, to go on, to wake up',
  life: 'life, my life, it all, everything (what is ended)',
  end: 'to end, to take, to finish, to be over',
  kill: 'kill, hang, shoot, drown, slit: what is done to oneself or to somebody',
  self: 'myself, himself, herself, themselves; my wrists',
  hurt: 'to cut, burn, hurt, harm',
  skin: 'arms, wrists, thighs: where people cut themselves',
  cut: 'to cut, slice, scratch, burn',
  accident: 'what makes “hurt myself” an accident: shaving, cooking, lifting, training, knee, back',
  pointless: 'no reason, no point, nothing left, not worth, tired of, sick of, done with, hate (being alive)',
  method: 'rope, noose, razor blades, gun, a stock of pills',
  get: 'bought, got, have, found, holding, collected, hid',
  stand: 'standing, sitting on, at, about to jump',
  height: 'bridge, roof, ledge, platform edge, tracks, balcony',
  farewell: 'goodbye, farewell letter, note, last message, last time',
  say: 'wrote, said, saying, left, giving away',
  forever: 'for ever, for good, never again',
  pain: 'pain, suffering, everything, it all: what should stop',
  sleep: 'to sleep, fall asleep',
  wake: 'to wake, wake up',
  gone: 'gone, disappear, not be around any more',
  nobody: 'nobody, no one, everyone, they, my family',
  miss: 'to miss, notice, care, be better off, be happier, be relieved',
  burden: 'burden, weight on others',
  wayTo: 'how many, how much, painless way, easiest, quickest, lethal, best way',
  planned: 'what makes “I will not be here next week” an absence: holiday, session, travel, reschedule',
  soon: 'tomorrow, next week, tonight, by Monday, at Christmas',
  chest: 'chest, breastbone, ribs in front, heart as a place',
  heart: 'heart, heartbeat, pulse',
  hurts: 'pain, hurts, aches, tight, pressure, crushing, squeezing, stabbing, burning',
  heavyOn: 'weight on, elephant, somebody sits on it',
  arm: 'arm, left arm, shoulder, jaw',
  sick: 'sweating, dizzy, faint, nauseous, clammy, breathless: what goes with it',
  racing: 'racing, pounding, irregular, fluttering, skipping, stopped',
  face: 'face, mouth, smile, eyelid',
  side: 'one side, right side, left side, half of the body',
  limb: 'arm, leg, hand, foot, side, face: what cannot be moved or felt',
  numb: 'numb, drooping, hanging, paralysed, weak, tingling, gone dead',
  feelMove: 'to feel, to move, to lift, to raise',
  speak: 'to speak, talk, find words, speech, words',
  slurred: 'slurred, jumbled, garbled, makes no sense, wrong',
  see: 'to see, vision, sight, eye',
  lost: 'lost, gone, double, blurred, blind, black',
  head: 'head, headache',
  confused: 'confused, disoriented, does not know where, strange, makes no sense',
  breathe: 'to breathe, breath, air',
  breathless: 'short of breath, breathless, gasping, wheezing, panting',
  atRest: 'what makes breathlessness danger: suddenly, at rest, lying, talking, worse, lips, chest',
  asthma: 'asthma, inhaler, puffer',
  noHelp: 'does not help, is empty, not working',
  blue: 'blue, grey, purple (lips, face, fingers)',
  lips: 'lips, face, fingers, skin, baby: what turns blue',
  throat: 'throat, tongue, lips, face, eyes, airway: what swells',
  swell: 'swollen, swelling, puffing up, closing, tightening',
  trigger: 'nuts, peanut, bee, wasp, sting, shrimp, antibiotic, allergic',
  rash: 'rash, hives, itching all over',
  take: 'took, swallowed, drank, ate, injected',
  medicine: 'pills, tablets, and the names of medicines: paracetamol, ibuprofen, sleeping pills, insulin',
  poison: 'bleach, detergent, antifreeze, weed killer, battery, magnet, cleaner, unknown mushroom or berries',
  swallow: 'swallowed, drank, ate, licked, got into, put in the mouth',
  breatheIn: 'inhaled, breathed in, fumes, gas, smoke',
  gas: 'carbon monoxide, chlorine, gas, fumes, smoke',
  alcohol: 'alcohol, vodka, whisky, drunk',
  insulin: 'insulin, units',
  sugar: 'blood sugar, glucose, sensor, meter',
  tooLow: 'low, dropping, crashing, hypo',
  tooHigh: 'high, sky high, ketones, over the scale',
  shaky: 'shaking, sweating, confused, dizzy, faint, vomiting, very thirsty, will not wake',
  diabetic: 'diabetic, diabetes, type 1',
  unwell:
    'what is grave in a baby: fever, limp, floppy, blue, will not feed, rash, vomiting, crying without end, fell, dry nappies',
  move: 'to move, kick (a child before birth)',
  pregnancySign:
    'what is grave in pregnancy: bleeding, pain, headache, blurred sight, swelling, waters, contractions early, fall',
  hit: 'hit, beat, punch, slap, kick, choke, strangle, push, rape, touch',
  threaten: 'threatens, wants to, is going to, says he will',
  weapon: 'knife, gun, belt, hammer',
  afraid: 'afraid, scared, terrified',
  home: 'to go home, of him, of my husband',
  confine: 'locks, will not let leave, follows, stalks, took the keys',
  abuse: 'abuse, abused, domestic violence, assaulted',
  faint: 'unconscious, collapsed, passed out, unresponsive, fainted, blacked out',
  respond: 'to respond, react, answer, wake up, move',
  bleed: 'bleed, blood, haemorrhage',
  vomitCough: 'vomit, cough up, spit, stool, urine: where blood comes from',
  wound: 'cut deep, stabbed, shot, run over, hit head, broken, severed, burnt',
  fall: 'fell, fallen, accident, crash, hit by',
  belly: 'stomach, belly, abdomen',
  purge: 'to vomit, throw up, purge, puke, laxatives',
  onPurpose: 'make myself, force, on purpose, fingers down the throat',
  meal: 'after eating, after meals, food, everything I eat',
  starve: 'starve, not eat, stop eating, skip all meals',
  eat: 'to eat, ate, eaten, food, meal',
  days: 'days, weeks, since Monday',
  onlyEat: 'only eat, eat just, live on, stay under',
  binge: 'binge, stuff myself, eat until it hurts',
  shame: 'cannot stop, hate, ashamed, secretly, guilty, every night, punish, compensate',
  weight: 'weight, lose weight, thin, skinny, fat, calories, kilos',
  period: 'period, monthly bleeding (that stayed away)',
  asks: 'the words of a question: what, how, why, can, does, tell me, explain, article',
  about: 'signs, symptoms, causes, risk, prevent, treat, dangerous, mean, after an illness',
  prevents: 'risk, prevent, avoid, lower, recognise: with these the reader may say I',
  now: 'what is so now: have, has, is having, feels, shows, took, right now, today, last night, again',
  past: 'long ago: years ago, last year, in my teens, history of, recovered from, after a stroke',
} as const

export type Meaning = keyof typeof meanings

export type FurtherMeaning = keyof typeof furtherMeanings | keyof typeof quietSigns

/** What figures say in every language: many (from eight on), a blood sugar that is far too low or too high, calories that nobody can live on, and so on. */
export type FigureMeaning =
  | 'manyFigure'
  | 'lowSugarFigure'
  | 'highSugarFigure'
  | 'fewCaloriesFigure'
  | 'lowOxygenFigure'
  | 'lowBmiFigure'
  | 'highKetoneFigure'
  | 'feverFigure'

export type RuleMeaning = Meaning | FurtherMeaning | FigureMeaning

/** Meanings that stand near each other, in any order. One place may be filled by either of several. */
export interface DangerRule {
  readonly kind: DangerKind
  readonly all: ReadonlyArray<RuleMeaning | readonly RuleMeaning[]>
  /** So many different ones of them are enough, and all where it is left out. */
  readonly atLeast?: number
  /** How many words lie from the first to the last, both counted. */
  readonly within: number
  /** The meanings come in the order in which they are named. */
  readonly inOrder?: true
  /** Only of languages that put whom it is done to before what is done. */
  readonly objectFirst?: true
  /** One of these anywhere in the message takes the match away. */
  readonly unless?: ReadonlyArray<Meaning | FurtherMeaning>
  /** What is named may be long past (“a stroke five years ago”), which a pain may not. */
  readonly named?: true
  /** No question excuses it: “how many pills does it take to die”. */
  readonly firm?: true
}

/**
 * Words, apart by commas. `word` forgives a slip from five letters on; `stem~` is the beginning of words, `~part~` stands anywhere in them, `=word` is
 * exactly so. `two words` stand together, `a _ b` have up to one other between them, `a * b` up to three; `$` is the end of what is said.
 */
export type Words = string

/**
 * What each word and meaning of a message speaks for: above 0 for danger, below for daily life. Made from messages by `npm run weigh:danger`.
 * Groups, apart by commas, each a weight and what has it: `-0.5 course recipe, 1.5 pale`.
 */
export interface DangerWeights {
  /** From this weight on a message is a danger though no rule has it. */
  readonly alarm: number
  /** From here down a sentence is of daily life, and what a rule has in it is only named. */
  readonly daily: number
  /** What a message has before its words are counted. */
  readonly none: number
  readonly meanings: string
  /** The group of 0 holds words by which the language is known. */
  readonly words: string
  /** The first five letters of longer words. */
  readonly beginnings: string
}

export interface DangerWords {
  /** ISO 639-1. */
  readonly language: string
  /** Whom something is done to may stand before what is done: “mi marido me pega”, “dass er mich schlägt”. */
  readonly objectFirst?: true
  /** Characters that do about the work of one word, where writing puts no spaces; spaces are not looked at then. */
  readonly charactersAWord?: number
  readonly words: Readonly<Record<Meaning, Words> & Partial<Record<FurtherMeaning, Words>>>
  /** What needs nothing beside it. */
  readonly alone: Readonly<Record<DangerKind, Words>>
  /** What has a name, and may be asked about or be long past: “heart attack”. */
  readonly named: Readonly<Record<DangerKind, Words>>
  /** Left out where there are too few messages to learn from: the rules are all then. */
  readonly weights?: DangerWeights
  /** Which kind a danger is of that no rule has: the one for which its words weigh most. */
  readonly weightsOfKinds?: Readonly<Record<DangerKind, DangerWeights>>
  /** Idioms: what stands in them is not meant. */
  readonly harmless: Words
  /** Ordinary words that lie a slip away from one of those above. */
  readonly ordinary: Words
}
