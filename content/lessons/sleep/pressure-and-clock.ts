import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const pressureAndClock: StarterLesson = {
  slug: 'sleep-pressure-and-clock',
  pillar: 'sleep',
  title: 'Pressure and clock',
  durationSeconds: 720,
  summary:
    'Two forces decide when you sleep. How to tell, from a card with a few times on it, which of them is off in your own nights.',
  practice:
    'Keep a card by the bed for seven days: the time you got up, the time your eyes first grew heavy, the time the lamp went out, and any sleep in between. On a bad day write down only the time you got up.',
  body: `On Thursday you are asleep by ten past nine, on the sofa, with your shoes on and a quiz going on without you. Somebody takes the cup out of your hand. At ten you climb the stairs, brush your teeth, lie down and are wide awake until half past twelve. It looks as if sleep had a sense of humour. In fact two quite orderly things have happened, and you can learn to see them.

This lesson has one question: when a night goes wrong, was it the pressure or the clock? The answer matters because what helps one of them may do nothing for the other.

## Pressure keeps count of your waking hours

From the moment you wake, a need for sleep begins to gather. The US National Heart, Lung, and Blood Institute connects it with a compound called adenosine, whose level in the brain goes on rising for as long as you are awake. Training material that the CDC’s institute for occupational safety (NIOSH) wrote for nurses calls the result sleep pressure. It is strongest when you have been up longest, and it falls while you sleep. After a full night of good sleep it stands at its lowest.

The better part of an hour on the sofa therefore has a price. You paid some of the pressure out after nine, and there was less of it left at ten. Caffeine works differently: it blocks adenosine, so the pressure goes on rising while you feel little of it. How long that lasts varies from person to person.

## The clock keeps time by light

The second force does not ask how long you have been up. A small region of the brain keeps a rhythm of roughly a day, sets it by the light that reaches your eyes, and lets you be awake at some hours and sleepy at others.

Its strangest habit comes in the evening. According to the same training, the push to stay awake is at its height a few hours before your usual bedtime. Researchers have a name for those hours, the wake maintenance zone. If you normally go to bed at eleven and decide, after a bad night, to lie down at half past eight, you are asking to sleep at one of the most wakeful times of your day. Later the push is withdrawn, the pressure is at last unopposed, and you sink.

A good night is what you get when much pressure meets a clock that has just let go.

:::diagram kind=“two-process” caption=“The two forces over a day, for somebody who rises at seven and sleeps at eleven. Their shape is drawn, not measured.”
07:00 up
23:00 asleep
:::

## Reading which one is off

Nobody can measure either force at home. What you can do is look at the pattern. The following is a rule of thumb from practice, and no diagnosis.

- **Too little pressure.** You are not really sleepy at any hour of the evening, sleep is thin when it comes, and it goes better after days on which you rose early and skipped the nap. Look for long lie-ins, dozing in front of the television, an early bed, late coffee.
- **A late clock.** You lie awake until one or two, then sleep soundly, and on holiday would go on until ten without a break. The sleep is good and stands at the wrong hour.
- **An early clock.** You nod over supper and are awake at four, finished.
- **A clock without an address.** Nights are worst on Sunday and Monday, after two mornings that began hours later than the others.
- **Neither.** You drop off within minutes wherever you sit and feel better after every longer night. Then you are simply short of hours. A joint statement of the American Academy of Sleep Medicine and the Sleep Research Society asks for seven or more a night on a regular basis in adults.

Many people find themselves in two of these lines. Start with the one that you recognised first.

## What moves them

For too little pressure, be in bed for less of the day: no doze after supper, a nap only when you need one and then short and early in the afternoon, and bed when your eyes are heavy. For a late clock, bright light in the hour after getting up and dim rooms in the evening; the lesson on light goes into that. For an early clock the same advice runs backwards.

One lever takes hold of both. If you get up at about the same hour each day, you fix the moment from which the pressure counts, and you meet the morning light at a time on which the clock can rely. A panel of the National Sleep Foundation looked at 63 publications in 2023 and agreed that regular times of falling asleep and waking matter for health and performance. The panel was not severe about it. People who have slept too little in the working week may benefit from an extra hour or two on their days off.

How regular *you* have to be, no statement can tell. Half an hour of play in either direction is our suggestion, and your own card will tell you more.

## Today: a card with four times

Cut a sheet of paper in half and put it by the bed with a pencil. Tonight, before the lamp goes out, write:

1. when you got up this morning,
2. when your eyes first grew heavy this evening, even if you stayed up,
3. when you are turning out the light,
4. any sleep in between, the sofa included, with its length.

In the morning add nothing but a mark from one to five for how rested you are. Do not write down how long you lay awake, because finding out would mean watching the clock.

After seven days lay the lines under one another. Look first at the gap between the second time and the third. If your eyes were heavy at half past nine every evening and the light went out at midnight, you may have walked past your own sleep. If the lamp goes out at ten and heaviness comes at midnight, you have been going to bed ahead of it. Then look at the first column. How many hours lie between your earliest morning and your latest?

Change one thing, for two weeks, and go on with the card.

## Nights that belong to others

If a baby decides when you wake, pressure is the least of your troubles, and regularity can wait; take sleep in whatever pieces you are given. If you work shifts, the clock and the roster will disagree on many days. Use the card to find a few hours that stay free for sleep on every kind of shift, and ask your occupational health service what it advises.

## When to take it to a doctor

Both forces can be in order and the sleep be poor all the same. Loud snoring with pauses or choking, legs that will not lie still, pain, or a low mood in which you wake too early are reasons for an appointment, and so are months of bad nights. If you struggle to stay awake by day although you sleep long enough, go soon, and until then do not drive while sleepy. With epilepsy or bipolar disorder talk to your doctor before you shift your hours, since lost sleep can bring on an episode.

Take the card along. A week of honest times is a good beginning for that conversation.

## Sources

- National Heart, Lung, and Blood Institute: [How sleep works](https://www.nhlbi.nih.gov/health-topics/how-sleep-works).
- National Institute for Occupational Safety and Health, CDC: Training for nurses on shift work and long work hours, [sleep pressure](https://www.cdc.gov/niosh/work-hour-training-for-nurses/longhours/mod2/11.html) and [circadian rhythms that promote wakefulness](https://www.cdc.gov/niosh/work-hour-training-for-nurses/longhours/mod2/15.html), 2015.
- National Sleep Foundation: [The importance of sleep regularity, consensus statement](https://doi.org/10.1016/j.sleh.2023.07.016), Sleep Health, 2023.
- American Academy of Sleep Medicine and Sleep Research Society: [Recommended amount of sleep for a healthy adult](https://doi.org/10.5664/jcsm.4758), 2015.
`,
}
