import type { TrialMailKind } from '#features/membership/core/trial-mail.ts'

/** What somebody has done of one thing, and its words. */
export interface Done {
  readonly count: number
  readonly words: {
    done(count: number): string
    readonly begin: string
    readonly goOn: string
    readonly label: string
    readonly path: string
  }
}

export interface TrialMailWords {
  readonly subject: string
  readonly preview: string
  readonly paragraphs: ReadonlyArray<string>
  readonly button: { readonly label: string; readonly path: string }
}

/** `contents` is what the trial includes, one item each; `ends` is the end of the trial, day and time, as its member reads them. */
interface Facts {
  readonly done: ReadonlyArray<Done>
  readonly contents: ReadonlyArray<string>
  /** A plan opens lessons that the trial does not. */
  readonly plansOpenMore: boolean
  readonly ends: string
}

/** A mail names the first few things that the trial opens. */
const MAX_NAMED = 3
const PLANS = { label: 'See the plans', path: '/pricing' }

/**
 * A mail may go out late, and be read later still. So each names the end by its day and time, and none says how far off it is or which day of
 * the trial it is.
 */
const writers: Readonly<Record<TrialMailKind, (facts: Facts) => TrialMailWords>> = {
  start: ({ done, contents, ends }) => ({
    subject: 'Your seven days have begun',
    preview: `They end by themselves on ${ends}.`,
    paragraphs: [
      opens(contents, ends),
      'The trial ends by itself. It asks for no card, so nothing is charged.',
      ...firstStep(done),
    ],
    button: buttonOf(nextOf(done)) ?? { label: 'Go to your dashboard', path: '/dashboard' },
  }),
  'day 3': ({ done, ends }) => {
    const begun = done.filter(({ count }) => count > 0)
    const next = nextOf(done)
    const button = buttonOf(next) ?? { label: 'Go to your dashboard', path: '/dashboard' }
    if (begun.length === 0) {
      return {
        subject: 'Your trial: one small step is enough',
        preview: 'It takes a few minutes.',
        paragraphs: [
          'You have not begun yet, and nothing is lost: one small step is enough.',
          ...firstStep(done),
          openUntil(ends),
        ],
        button,
      }
    }
    return {
      subject: 'Your trial: what you have done, and what comes next',
      preview: begun[0]!.words.done(begun[0]!.count),
      paragraphs: [
        begun.map(({ count, words }) => words.done(count)).join(' '),
        ...(next ? [`Next: ${lowerFirst(next.count === 0 ? next.words.begin : next.words.goOn)}`] : []),
        openUntil(ends),
      ],
      button,
    }
  },
  'day 6': ({ plansOpenMore, ends }) => ({
    subject: `Your trial ends on ${ends}`,
    preview: 'It ends by itself, and nothing is charged.',
    paragraphs: [
      `Your free trial ends on ${ends}. You need not do anything: it ends by itself, and nothing is charged.`,
      `Should you stay, everything goes on where you are${plansOpenMore ? ', and the lessons that the trial does not open open too' : ''}.`,
    ],
    button: PLANS,
  }),
  end: ({ ends }) => ({
    subject: 'Your trial has ended',
    preview: 'What you entered is still yours.',
    paragraphs: [
      `Your free trial ended on ${ends}. Nothing was charged.`,
      'What you entered, your progress and your notes are kept; you can take a copy, or have all of it erased, on your profile.',
      'You can choose a plan whenever you like and go on where you stopped. This is the last mail about your trial.',
    ],
    button: PLANS,
  }),
}

/** A mail of the trial in words. What was done is counted in it, never what was entered. */
export function trialMailWords(kind: TrialMailKind, facts: Facts): TrialMailWords {
  return writers[kind](facts)
}

/** What has not been begun comes first; of those that have all been, the first goes on. */
function nextOf(done: ReadonlyArray<Done>): Done | undefined {
  return done.find(({ count }) => count === 0) ?? done[0]
}

function firstStep(done: ReadonlyArray<Done>): string[] {
  const next = nextOf(done)
  return next ? [next.words.begin] : []
}

function opens(contents: ReadonlyArray<string>, ends: string): string {
  const named = contents.slice(0, MAX_NAMED).map(lowerFirst)
  if (named.length === 0) return openUntil(ends)
  return `Open to you until ${ends}: ${[named.slice(0, -1).join(', '), named.at(-1)].filter(Boolean).join(' and ')}.`
}

const openUntil = (ends: string) => `What the trial opens stays open until ${ends}.`

function buttonOf(next: Done | undefined): TrialMailWords['button'] | null {
  return next ? { label: next.words.label, path: next.words.path } : null
}

/** As inside a sentence; what begins with an abbreviation (“HRV”) stays. */
const lowerFirst = (text: string) => (/^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))
