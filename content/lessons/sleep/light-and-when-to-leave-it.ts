import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const lightAndWhenToLeaveIt: StarterLesson = {
  slug: 'sleep-light-and-when-to-leave-it',
  pillar: 'sleep',
  title: 'Light, and when to leave it',
  durationSeconds: 1080,
  summary: 'When to look for light, when to leave it, and what to do about a bedroom that you cannot make dark.',
  practice:
    'Choose one light to add after getting up and one to take away in the last two hours before bed, and keep both for a week. On a bad day, only put out the ceiling lamp.',
  body: `The blind in the rented room ends two fingers above the sill. Under it stands the street lamp, which belongs to the town, and beside it the sign of the pharmacy, which is green and thorough. You have tried a towel. In the morning, when you would welcome some brightness, the kitchen faces north and the bus comes before the sun. You seem to get your light at every hour except the useful ones.

Most people live in some version of this room. The lesson is about order: at which hours light helps you, at which it works against you, and what is left to do when the window is not yours to change.

## The same lamp, in opposite directions

Light reaches the brain’s clock through the eyes, and a little of it even through closed lids. What it does there depends on the hour. For people who sleep at night, bright light in the evening moves the clock later, so that both sleepiness and waking come later. In the morning bright light moves it earlier. The training for nurses by NIOSH, the CDC’s institute for occupational safety, describes this, and names the hours when the clock listens most closely: around your usual waking time, and around your usual bedtime.

Noon counts for less. Yet bright light in the middle of the day has uses of its own, the training adds. It can make you more alert, and better asleep at night, and it raises the amount of light that would be needed later to push the clock about. Keep that last point in mind for the room with the street lamp.

It follows that “more light” and “less light” are both poor advice without a time beside them.

:::diagram kind=“day” caption=“An example: somebody who sleeps from half past ten to half past six.”
06:30-07:30 Look for it, outdoors or at the brightest window
12:00 Counts for less, and makes the evening easier
20:30-22:30 Leave it: small lamps
22:30-06:30 As little as is safe
:::

## Around waking: look for it

If you would like to be sleepy earlier, the hour after getting up is the one to use. Go outdoors where you can, because the sky on a dull day is still brighter than most lit rooms. Where you cannot, have breakfast at the brightest window. On dark winter mornings switch on everything you own and go out in the first break.

NIOSH says frankly that the best times, strengths and durations still need research, and that light in several short helpings may be enough. So do not hunt for the perfect dose. A walk to the further bus stop on most days is plenty to begin with.

## Around bedtime: leave it

For the evening the training for nurses advises dim light from about two hours before sleep. A group of specialists writing in PLOS Biology in 2022 would begin earlier still and keep it lower. Their advice is meant for people who plan lighting, and a family with homework on the table will seldom reach it. Take two hours as the aim and accept one.

Begin with the lamps, since a room surrounds you. The small screen matters too, though how much it matters for adults is disputed: a panel of the National Sleep Foundation agreed in 2024 that screens before bed harm the sleep of children and teenagers, and could not agree about grown-ups. It did hold that for the young the content plays a part. Nobody of any age is helped by an argument read at eleven.

## In the night: as little as is safe

The specialists want the sleeping room as dark as it can be. There is also a reason to leave the light off when you get up at four. In the hours shortly before your usual waking the effect of light on the clock is hard to foretell, says NIOSH; it may go either way. For the way to the bathroom the training suggests a dim red night light and a floor clear of obstacles. If you or anyone at home is unsteady, let the way be properly visible. A broken hip is a far worse thing than a late clock.

## The room you cannot darken

Work through this from the top and stop when it is good enough.

1. **Turn the bed.** Before buying anything, lie down with your head at the other end, or move the bed to the wall that the lamp cannot reach.
2. **Close the edges.** Light often comes past a curtain where it does not come through. A clip in the middle, a strip of tape at the side, a rolled towel on the sill and one under the door cost next to nothing. In rented rooms use what comes off again.
3. **Cover what shines inside.** Chargers, the television’s red dot, the clock with the bright dial.
4. **Wear the dark.** An eye mask works as long as it stays on, so choose one that you do not notice. Leave it off if you must keep an ear and an eye on a child or a patient.
5. **Work on the day instead.** When the night remains grey, add daylight between breakfast and the afternoon. This is where the remark about noon comes in: a day spent in brightness leaves the clock less easily moved by weak light later on. Whether it makes up for a street lamp we do not know, but it is a part of the night that you can still change.

In a hotel, ask on arrival for a room at the back.

## For whom the hours are different

If you are tired at eight and awake at four, bright mornings may take you further in the wrong direction. NIOSH suggests the reverse for that pattern, more light in the evening and a dim start to the day. After night work, daylight on the way home tells the body that its day begins. Dark glasses can prevent that, and they can also make a sleepy driver sleepier; the training regards them as safest when someone else is at the wheel.

## When to ask first

Daylight needs no permission, though nobody should look into the sun. Light therapy lamps are another matter. With an eye disease, after an operation on the eyes, or while taking a medicine that makes you sensitive to light, let a doctor or an optometrist decide about them. People with bipolar disorder should leave strong morning light to those who treat them, since it can drive the mood upwards.

If winter brings weeks of low spirits, or if you have not slept well for months, make an appointment. The same goes if you fall asleep only towards dawn for months on end and sleep soundly when you are let. A doctor can help with a clock as late as that.

## Today: one light in, one light out

Go through your home this evening, at the hour when you usually begin to think of bed. In each room that you will still use, look up. Choose the one lamp that hangs highest and shines hardest, and decide that from now on it goes off two hours before bed, with a smaller one lit in its stead. That is the light you leave.

Then stand at the window and choose tomorrow’s. Decide where you will be within an hour of getting up, and for how long: on the step with the coffee, on the pavement with the dog, at the stop beyond your own. Put your shoes where they will remind you.

Keep the pair for a week. Note each evening when you first grow sleepy. If the time has crept earlier, or you fall asleep with less ado, go on; if nothing has moved after a fortnight, light was perhaps not your trouble.

## Sources

- National Institute for Occupational Safety and Health, CDC: Training for nurses on shift work and long work hours, [effects of light on circadian rhythms](https://www.cdc.gov/niosh/work-hour-training-for-nurses/longhours/mod2/19.html), [a good sleep environment](https://www.cdc.gov/niosh/work-hour-training-for-nurses/longhours/mod6/02.html), [using light](https://www.cdc.gov/niosh/work-hour-training-for-nurses/longhours/mod8/04.html) and [avoiding light](https://www.cdc.gov/niosh/work-hour-training-for-nurses/longhours/mod6/07.html), 2015.
- Brown and colleagues: [Recommendations for daytime, evening, and nighttime indoor light exposure](https://doi.org/10.1371/journal.pbio.3001571), PLOS Biology, 2022.
- National Sleep Foundation: [The impact of screen use on sleep health across the lifespan](https://doi.org/10.1016/j.sleh.2024.05.001), Sleep Health, 2024.
`,
}
