import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const smallestSession: StarterLesson = {
  slug: 'fitness-the-smallest-session',
  pillar: 'fitness',
  title: 'The smallest session that counts',
  durationSeconds: 361,
  summary:
    'Six minutes, four movements and no equipment: what so short a session can do, what it cannot, and how it grows next month.',
  practice:
    'Do the four movements today, one minute of work each and half a minute to change places. On a bad day do only the first, standing up from a chair and sitting down slowly, for one minute.',
  body: `The mat has been leaning against the wardrobe since Sunday. It is twenty to seven on Wednesday, the pasta needs eleven minutes, and the plan on your phone says forty. So you do the arithmetic that everybody does: there is no time for forty, therefore there is no time. The water boils over. Thursday’s plan will also say forty.

This lesson is about the eleven minutes. You will need six of them, a chair that stands firmly, the edge of a worktop and enough floor to lie on.

## What six minutes can do

In the World Health Organization’s guidelines any amount of activity is preferred to none, and people who are not yet active are told to start small and add to it. No lower limit is set below which the effort is wasted.

For strength there is a more exact clue. A review of time-saving training, published in *Sports Medicine* in 2021, advises at least four sets a week for each group of muscles, each with a resistance that allows 6 to 15 repetitions. The session below holds one set for legs, one for chest and arms, one for the back of the hips, one for the upper back. Do it on four days and you have arrived at four, in twenty-four minutes spread over a week.

If you have trained for some time already, a single set may hold more than you would guess. A second review, on the least that keeps a person strong, reports that one weekly session with one set an exercise was enough, at least in younger people, to hold strength and muscle for up to 32 weeks. The loads had to stay as heavy as before. In later life, muscle size may ask for up to two sessions, with two or three sets.

## What it cannot do

Nobody has tested these particular six minutes, and we would rather say so than borrow a percentage from another programme. They will not replace walking, cycling or swimming, which the same guidelines ask for alongside strength. They are also weak on pulling, because a floor has nothing to pull on. And after some months your legs will want more than your own weight.

What they can do is keep the appointment. The place, the hour and the notebook stay in use, so that on Saturday, when there is more time, nothing has to be started again.

## Today: four movements, a minute and a half each

Set a timer for ninety seconds and let it repeat. In each round you work for about a minute and use the rest to change places. Take roughly four seconds for a repetition; a minute then has room for fifteen at most.

1. **Up and down from a chair.** Push the chair against a wall. Feet as wide as your hips, arms crossed or stretched in front. Stand up, then take three seconds to sit, as though the chair must not hear it.
2. **Press-up at the worktop.** Hands on the edge, a little wider than the shoulders, feet back until the body is one line from ear to heel. Lower the breastbone towards the edge, press away.
3. **Bridge.** Lie on your back with the knees bent and the soles flat. Lift the hips until thighs and trunk are level, stay for one breath, come down slowly.
4. **Elbows to the ribs.** Lie face down, forehead on your folded hands or a towel. Lift both arms a hand’s width off the floor, draw the elbows back towards the ribs, reach forward again. If lying on your front is unpleasant, stand bent forward with one hand on the chair and row a full shopping bag.

Breathe out on the hard part. Nothing here jumps, so the people downstairs will not know.

:::diagram kind=“parts” caption=“Six minutes, a minute and a half each.”
1/4 Up and down from a chair
1/4 Press-up at the worktop
1/4 Bridge
1/4 Elbows to the ribs
:::

## How hard is hard enough

The effort decides whether a set asks anything of you. A good set ends when you could still have done one or two clean repetitions and no more. Early in the minute it should feel almost too easy; the last three repetitions should need your attention.

If you reach fifteen while thinking about the pasta, the version is too easy. If you have to stop at five, or the movement begins to look different, choose a kinder one: a higher seat with a cushion, a wall in place of the worktop, the bridge without the pause. Being out of breath for a moment is fine. Working until nothing moves any more is not required; when the American College of Sports Medicine renewed its position stand in 2026, it did not find that to be necessary.

Some soreness on the second day is common after anything new, and it fades within the week. It says that the movement was unfamiliar and little else.

## Next month: one rung at a time

Write down the date, the version and the repetitions. When you have reached fifteen in the same movement on two days running, with the last one as tidy as the first, climb one rung in that movement alone and leave the others where they are.

- **Chair:** no cushion; a pause just above the seat; a lower seat; more weight on one leg; a rucksack of books held to the chest.
- **Worktop:** the seat of the chair against the wall; the floor with knees down; the floor.
- **Bridge:** two breaths at the top; feet on the lowest stair; one leg at a time.
- **Back:** a bottle of water in each hand; then stand up and row the rucksack with one arm, the other hand on the chair. This is the rung that matters most, since it turns a lift into a true pull.

A new rung usually costs you some repetitions. Nine where there were fifteen is the plan working.

When there is more time, do not invent anything. Go round twice, which takes twelve minutes, or three times. Small, middle and large are then the same session, and you can decide at the worktop which of them today is.

## When there are not even six

There will be an evening on which the chair is all you manage. Do one minute of it and write it down. It is fair to call that a session for a while, in the weeks of a new baby, a deadline or a funeral.

It is equally fair to leave it out when you have a fever, a chesty cough, an upset stomach or aching limbs. The thread holds for a few days without you.

## Who should speak to a doctor first

Most healthy adults can begin this at the gentlest version without an appointment. Please ask before you start if you have a heart or kidney condition, diabetes, high blood pressure that is not controlled, cancer treatment behind or before you, osteoporosis with a fracture, a hernia, a prolapse, or an operation in recent months. In the later part of pregnancy the movements on back and belly need replacing, and after a birth your midwife or doctor says when.

Stop at once, and get medical help, if there is pressure or pain in the chest, pain that travels into the jaw or an arm, faintness, a stumbling heartbeat or a breathlessness that does not fit the effort. The American Heart Association points out that warning signs often come before a serious event, and that sudden hard effort is the real danger for people who have been inactive. That is a good reason to begin at the worktop and not on the floor.

A muscle that burns is at work. A joint that hurts has asked you to leave that movement out, and if it still hurts after two weeks a physiotherapist should look at it.

## Sources

- World Health Organization: [WHO guidelines on physical activity and sedentary behaviour](https://www.who.int/publications/i/item/9789240015128), 2020.
- Iversen and others: [No time to lift? Designing time-efficient training programs for strength and hypertrophy](https://link.springer.com/article/10.1007/s40279-021-01490-1). *Sports Medicine*, 2021.
- Spiering and others: [Maintaining physical performance: the minimal dose of exercise needed to preserve endurance and strength over time](https://doi.org/10.1519/JSC.0000000000003964). *Journal of Strength and Conditioning Research*, 2021.
- American College of Sports Medicine: Resistance training prescription for muscle function, hypertrophy, and physical performance in healthy adults, position stand, 2026.
- American Heart Association: [Exercise-related acute cardiovascular events, scientific statement](https://www.ahajournals.org/doi/10.1161/CIR.0000000000000749), 2020.
`,
}
