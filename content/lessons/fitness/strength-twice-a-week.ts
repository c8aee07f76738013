import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const strengthTwiceAWeekLesson: StarterLesson = {
  slug: 'fitness-strength-twice-a-week',
  pillar: 'fitness',
  title: 'Strength, twice a week',
  durationSeconds: 432,
  summary: 'How to find the right weight, what counts as a set, and the plain rule that tells you when to add.',
  practice:
    'Take one exercise today, find the weight at which ten clean repetitions leave two in reserve, and write it down. On a bad day do one set with the weight you already know.',
  body: `A sack of cat litter weighs ten kilograms, and nobody warms up for it. You pull it off the shelf, swing it into the trolley, carry it up two flights with the keys between your teeth. An hour later, in front of a rack of dumb-bells, you stand and wonder whether four kilograms might be too ambitious.

The question of this lesson is a practical one. Given two evenings a week, how do you choose a weight, how do you count, and when do you take the next?

## Why two

Two days is where the recommendation of the World Health Organization begins: adults should work all the major muscle groups at least that often, in addition to whatever they do for heart and lungs. The position stand that the American College of Sports Medicine published in 2009 gave newcomers two to three days.

Would more be better? For some aims, yes. An umbrella review that gathered 44 systematic reviews, printed in 2024, found that gains in strength depended on the load, the number of sets and how often in the week one trains. But two sessions leave room for a missed bus, and the days between are when the work is turned into something. Put at least one free day between them. Monday and Thursday, or Tuesday and Saturday, will do.

:::diagram kind=“week” caption=“Two sessions, with at least one free day between them.”
Mon A session
Thu A session
:::

## Four movements, and leave them alone

A session needs one movement for the legs, one push, one pull and something carried. A review of time-saving training, from 2021, asks for the first three of these as a minimum. For instance:

- squat to a bench or chair, holding one dumb-bell against the chest
- press-up with the hands on a table, or a chest press
- row with a dumb-bell or a band, one hand supported
- a heavy bag in each hand, walked slowly across the room and back

Begin with the legs while you are fresh. Do two sets of each on both days, which adds up to four a week for each large group, the least that the same review advises. It is a beginning: for strength the college’s stand of 2026 names two or three sets with a heavier load, about 80 per cent of what you can lift once, and for larger muscles about ten sets a week for each group. Whoever wants that adds sets over months. Then keep these four for two months. Changing them every week feels lively and hides the one thing you want to know, whether you are getting stronger.

## How to choose the weight

Many beginners choose by looks. Choose by repetitions.

Take something you are sure of and do ten repetitions, slowly. Then ask yourself honestly how many more would have been possible without the movement changing. Five or more: that was a warm-up, so rest for two minutes and take the next heavier one. About two: this is your weight. None: put it back and go down one.

After two or three tries you have it. An older stand of the college, of 2009, advised newcomers to take a load that can be moved 8 to 12 times, and one that allows ten with two in reserve is at the lighter end of that, a good place to begin. It will differ widely between exercises. Legs are strong and shoulders are not, and a person who squats with sixteen kilograms may press six.

The talk about reserve deserves a word. It is a guess, and beginners often guess low: they stop because it burns, with more left than they believe. Test the guess now and then on an exercise that cannot fall on you, such as the row, by going on until the next repetition would be untidy. There is no need to do this every time. The umbrella review saw no sign that the point at which a set ends, complete failure or a little earlier, made a difference to strength or to muscle.

## How to count a set

A repetition is one whole journey: down until the movement is complete, and up again. Half a journey counts as none. Lower for about two seconds, without dropping, and lift in one or two.

A set is a row of such repetitions without putting the weight down. It ends at the twelfth, or earlier at the first repetition that looks different from the others: when the back rounds, the shoulder climbs, the heels lift or you begin to swing. Write down the last good one. The untidy one after it belongs to nobody.

Rest one to two minutes, and do the next set with the same weight. You will often get one or two fewer. Breathe out as you lift, for holding the breath sends blood pressure up.

For the carry, count steps or seconds. Put the bags down as soon as your posture goes.

## When to add

Here is the rule, and it fits on a card. Stay with your weight until every set reaches twelve. Then go up by the smallest step there is, expect to be back at eight or nine, and begin again.

In the notebook, three invented weeks of rows might look like this:

- Monday: 10 kg, 10 and 9
- Thursday: 10 kg, 11 and 9
- Monday: 10 kg, 11 and 11
- Thursday: 10 kg, 12 and 11
- Monday: 10 kg, 12 and 12, so next time 12 kg
- Thursday: 12 kg, 9 and 8

That older stand, since replaced, suggested steps of 2 to 10 per cent, to be taken when one or two repetitions beyond the plan are possible. You see the trouble with dumb-bells: from ten to twelve is a fifth. If that is too steep, go to fourteen or fifteen repetitions before you climb, lower the weight more slowly, or add a third set. Change one of them, so that you know which it was.

At first the numbers may rise nearly every week, because you are learning the movement. Later they will stand still for a while, and that is ordinary. After bad nights, an infection or a week of double shifts, do not add. Repeat.

## The evening with only twenty minutes

Pair the squat with the row and the press-up with the carry, and go back and forth; what tires in the one is mostly idle in the other. If even that is too long, do one set of each and keep the weight. A review on maintaining strength concluded that it is the load which should stay; the number of sets and of sessions can shrink for a time. One missed evening calls for no double portion on Saturday.

## Who asks first, and when to stop

Speak to your doctor before the first weight if you have a heart condition, high blood pressure that is not well treated, a hernia, a bone that has broken from osteoporosis, an eye condition for which you were told to avoid straining, or an operation within the past months. After a birth, wait for your own go-ahead. In pregnancy many people continue with lighter loads and the agreement of their midwife. A physiotherapist can fit the four movements to a bad knee or shoulder.

End the session at once for pain or pressure in the chest, faintness, a racing or irregular heartbeat, or shortness of breath beyond the effort, and call the emergency number unless it passes quickly. See a doctor about pain that wakes you, numbness, or one arm or leg that has become weaker. And after hard, unaccustomed work, muscles that are extremely painful and swollen together with urine as dark as cola are an emergency on the same day.

## Sources

- World Health Organization: [WHO guidelines on physical activity and sedentary behaviour](https://www.who.int/publications/i/item/9789240015128), 2020.
- American College of Sports Medicine: [Progression models in resistance training for healthy adults](https://doi.org/10.1249/MSS.0b013e3181915670), position stand, 2009.
- Mcleod and others: [The influence of resistance exercise training prescription variables on skeletal muscle mass, strength, and physical function in healthy adults](https://doi.org/10.1016/j.jshs.2023.06.005), umbrella review. *Journal of Sport and Health Science*, 2024.
- Iversen and others: [No time to lift? Designing time-efficient training programs for strength and hypertrophy](https://link.springer.com/article/10.1007/s40279-021-01490-1). *Sports Medicine*, 2021.
- Spiering and others: [Maintaining physical performance: the minimal dose of exercise needed to preserve endurance and strength over time](https://doi.org/10.1519/JSC.0000000000003964). *Journal of Strength and Conditioning Research*, 2021.
- American Heart Association: [Exercise-related acute cardiovascular events, scientific statement](https://www.ahajournals.org/doi/10.1161/CIR.0000000000000749), 2020.
`,
}
