import { needs, type Need } from './need.ts'

/** Who can help: a doctor, a crisis line, other people. Nothing of it is a technique against what cannot be borne. */
const whoCanHelp = ['more-than-stress', 'people-who-steady-you', 'stress-in-the-body'] as const

/**
 * The topics that may be offered beside each need, the best first, and no others: beside a wish to die nothing about sleep or desks, beside trouble with eating nothing
 * about weight, hunger, labels or supplements, beside a medicine nothing that might be taken instead.
 */
const beside: Readonly<Record<Need, readonly string[]>> = {
  dying: whoCanHelp,
  selfHarm: whoCanHelp,
  violence: whoCanHelp,
  loss: whoCanHelp,
  despair: whoCanHelp,
  addiction: whoCanHelp,
  eating: ['more-than-stress', 'people-who-steady-you', 'self-talk'],
  medicine: ['supplements-and-medicines', 'more-than-stress', 'people-who-steady-you'],
  child: ['more-than-stress', 'people-who-steady-you', 'sleep-new-parents'],
  illness: ['more-than-stress', 'people-who-steady-you', 'tired-or-ill'],
  sleep: ['sleep-night-waking', 'more-than-stress', 'sleep-rising-time'],
  water: ['water-and-other-drinks', 'more-plants', 'family-meals'],
  training: ['rest-and-soreness', 'tired-or-ill', 'more-than-stress'],
  stimulants: ['sleep-caffeine', 'water-and-other-drinks', 'breaks-that-restore'],
}

/** The most urgent of some needs decides what is offered. */
export function topicsBeside(found: readonly Need[]): readonly string[] {
  const first = needs.find((need) => found.includes(need))
  return first ? beside[first] : []
}
