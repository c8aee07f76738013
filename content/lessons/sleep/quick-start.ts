import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const sleepQuickStart: StarterLesson = {
  slug: 'sleep-quick-start',
  pillar: 'sleep',
  title: 'The sleep quick-start guide',
  durationSeconds: 600,
  summary:
    'Your first seven nights, one small thing a day: a card, a rising time, a light in, a light out, a chair, and an honest look back.',
  practice:
    'Do the one thing that belongs to today and leave the other six alone. On a bad day, only write down when you got up.',
  body: `The dishwasher is running, one school bag is still unpacked, and you have ten minutes in which nobody wants anything. That is enough for tonight. Nothing in the coming week will take longer, and nothing in it has to be bought.

This lesson is the short way into the other three on sleep. Each day adds one small thing and keeps the ones before it. If a day fails, do its step on the next and let the guide run to eight nights or nine. Begin on whatever day it is. If you live with epilepsy or bipolar disorder, or have slept badly for months, read the last part first.

## Tonight, the first night: a card and a pencil

Change nothing yet. Put half a sheet of paper and a pencil where you will see them from the pillow. Write down when you got up this morning, when your eyes first grew heavy this evening, and when you are putting out the light. Add any sleep in between, the ten minutes on the sofa too.

That is the whole task. You need one honest line from your ordinary life before you alter it, otherwise you will never know what helped. Tomorrow morning add a mark from one to five for how rested you feel, and do so before you look at any watch or ring.

## The second day: one hour to get up

Choose the hour at which you will rise this week, the weekend included. Take the earliest your working days demand and be modest, for an hour that you can keep on Saturday is worth more than an admirable one. If you have been getting up much later, come forward by a quarter of an hour every few days.

The reason stands in the lesson on pressure and clock. Sleep pressure starts to build when you wake, and the clock in your brain likes to meet the light at the same time each day; a settled morning serves them both. Experts convened by the National Sleep Foundation, who searched the literature for a statement in 2023, consider regular hours important. They also allow tired people one to two hours more on free days, so an hour on Sunday is no sin.

Tonight, go to bed when you are sleepy. If that is later than you planned, let it be.

## The third day: ten minutes outdoors

Within an hour of getting up, be outside. Coffee on the step counts, and so does walking the long way to the car. Bright light in the morning makes you sleepy earlier in the evening, according to the training that the CDC’s institute for occupational safety (NIOSH) gives to nurses. How much of it one person needs is not settled. Ten minutes is a beginning that survives rain.

If your trouble is the other one, asleep at eight and up at four, leave this day out and take your walk late in the afternoon.

## The fourth day: the last cup

Think back over yesterday and write down everything with caffeine in it, tea and cola as well. Then set an hour for the last one. A review of 24 studies, published in 2023, worked out that an ordinary cup of coffee has to be finished nearly nine hours before bed if it is to spare the length of sleep. For a bedtime at eleven that means soon after two.

People differ widely here, and the figure is an average. If early afternoon is unthinkable, move your last cup forward by one hour and see. Someone who drinks a great deal should come down by a cup every few days, since stopping at once often brings a headache. If you are pregnant, or take medicine regularly, ask your midwife, doctor or pharmacist what applies to you.

## The fifth day: one lamp off

Two hours before bed, put out the strongest ceiling light in the room where you spend the evening and switch on a smaller one. Bright evening light moves the clock later. Leave the telephone for now; begin with the lamp, because it is the easier of the two and the whole family gets the benefit.

Then look round the bedroom with everything off. Cover one thing that glows.

:::diagram kind=“day” caption=“What the first five days have put in place, for a bedtime at eleven and a rising time of seven.”
07:00 Up, and outdoors within the hour
14:00 The last cup
21:00 One lamp off
23:00 To bed, if sleepy
:::

## The sixth day: a chair for the bad night

Before supper put a chair outside the bedroom, with a blanket, a weak lamp and something boring to do. Turn the clock to the wall. Should you wake and find that you are truly awake, and cross about it, go there until your eyes are heavy, then return. While you are drowsy, stay in bed.

You may not need it tonight. It is there so that you have nothing to decide at three. The lesson Awake at three gives you the card that goes with it.

## The seventh day: read your lines

Sit down with the card and a cup of something that does not keep you up. Lay a ruler under each line in turn and answer these on the back:

- On how many mornings did I get up within half an hour of my hour?
- Was there a gap between heavy eyes and lights out, and has it shrunk?
- Which of the small things did I do without effort?

Keep the one that cost you least. If you like a second, let it be the one that changed the marks. Drop the rest for now without regret; a habit that you resent will be gone by the spring. From here the three lessons go further. Take them in the order in which the card has shown you a difficulty.

## What a week can tell you, and what it cannot

Seven nights are few. A cold or a teething child can bend every one of them, and the first days with a new rising time are often tired ones. So do not call the week a success or a failure. Ask whether the hours have grown more alike. Sleep itself tends to follow later, and we can promise nobody by how much. A second week with the same hour tells you more than a second week with a new idea.

Seven hours or more on a regular basis is what American sleep doctors and researchers, in a joint statement, ask for in adults. If your card shows that there is no room for seven between the last duty and the alarm, no lamp or chair can make it; the place to look is the calendar.

Should you be in the weeks after a birth, ill, or on nights, put the guide away and sleep when you can.

## Before you begin, and when to stop

Talk to your doctor first if you live with epilepsy or bipolar disorder, for which lost sleep can be dangerous. At any point in the week go to a doctor if you snore loudly and have been heard to stop breathing, if you nod off where you should not, if pain or restless legs keep you up, or if your spirits have been low for weeks. Do not drive while sleepy, however well the plan is going.

If you have slept badly for months, this guide is too small a tool. In its guideline of 2021 the American Academy of Sleep Medicine recommends cognitive behavioural therapy for insomnia, and suggests that clinicians should not rely on advice about sleeping habits alone. Ask for that therapy, and let whoever provides it decide which of these steps to keep. With thoughts of harming yourself, call a crisis line or the emergency number now.

## Sources

- National Sleep Foundation: [The importance of sleep regularity](https://doi.org/10.1016/j.sleh.2023.07.016), Sleep Health, 2023.
- National Institute for Occupational Safety and Health, CDC: Training for nurses, [effects of light on circadian rhythms](https://www.cdc.gov/niosh/work-hour-training-for-nurses/longhours/mod2/19.html), 2015.
- [The effect of caffeine on subsequent sleep](https://doi.org/10.1016/j.smrv.2023.101764), a review of 24 studies, Sleep Medicine Reviews, 2023.
- American Academy of Sleep Medicine: [Behavioral and psychological treatments for chronic insomnia disorder in adults](https://doi.org/10.5664/jcsm.8986), 2021.
- American Academy of Sleep Medicine and Sleep Research Society: [Recommended amount of sleep for a healthy adult](https://doi.org/10.5664/jcsm.4758), 2015.
`,
}
