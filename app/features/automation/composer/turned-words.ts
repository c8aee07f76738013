import { findPhrase, phraseBookOf } from './needs/spoken-phrases.ts'

/** Words that turn what is said beside them: “wake up” is a morning, “never wake up” is not; “a way out of stress” is a wish, “no way out” is despair. */
const turning = phraseBookOf(
  'no, not, never, nothing, nobody, nowhere, without, cannot, cant, couldnt, wont, dont, doesnt, didnt, stop*, quit*, lose, loses, losing, lost, hurt*, cut*, ' +
    'end*, gone, hate, hates, hating, goodbye, forever, regret*, ruin*, miss, missing, missed, hide, hiding, scared, afraid, burden',
)

/** Those that turn nothing, since all of it is said every day. */
const everyday = phraseBookOf(
  'cant/cannot/couldnt/dont/doesnt/didnt/not/never/why/wont ~ sleep/asleep/sleeping/relax/rest/unwind/focus, cut/cuts/cutting stress, cut/cutting down/back ~ stress, without/no/less/stop*/never/not/dont ~ stress/stressed/stressing/fuss/effort/trouble/time/money/worry/worrying/stressful, ' +
    'no/not enough/without ~ time/energy/money/gym, no more stress, not enough, not only, not just, end of the ~ day/week/year, weekend*, why not, or not, whether or not, stop/quit snoozing, ruin* ~ sleep, hurt* ~ sleep/training',
)

/** Whether a word turns what is said, so that words which else change nothing may mean anything. */
export function isTurned(text: string): boolean {
  const words = text.split(' ').filter((word) => word !== '')
  const place = findPhrase(everyday, words)
  const rest = place ? [...words.slice(0, place.from), '', ...words.slice(place.to)] : words
  return findPhrase(turning, rest) !== null
}
