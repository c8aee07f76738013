import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const awakeAtThree: StarterLesson = {
  slug: 'sleep-awake-at-three',
  pillar: 'sleep',
  title: 'Awake at three',
  durationSeconds: 900,
  summary: 'A written order of steps for the middle of the night, made by day, so that at three there is nothing left to decide.',
  practice:
    'This afternoon, set up a chair outside the bedroom with a blanket, a weak lamp and a card that says what to do. On a bad day, only turn the clock to the wall.',
  body: `At four in the afternoon, with sun on the landing, you carry a kitchen chair upstairs. You put a blanket over the back and a small lamp on the floor, and you feel a little foolish. That is quite right. Everything clever that can be done about the small hours is done in daylight, by somebody who has slept at least a bit and can laugh at a chair.

The question of this lesson is what to do next, and next after that, when you are lying awake at three. You will end with a card of five lines.

## Why it is written down beforehand

At that hour you are a poor judge. You are tired, it is dark, nobody contradicts you, and the mind makes plans that look excellent until breakfast. People sit up and answer their e-mail, or begin to calculate what is left of the night. A plan made in the afternoon spares you the judging.

It also helps to know that the waking itself is ordinary. Sleep comes in cycles, and between them everyone rises near the surface; by three the deepest part of the night is mostly past, so less is needed to bring you all the way up. You need not ask why you woke. The plan is about the staying awake.

:::diagram kind=“steps” caption=“The order of the card, top to bottom.”
I leave the time alone
I ask one thing: drowsy, or awake?
Awake, I go to the chair
The thought gets an appointment
I get up as usual
:::

## Line one: leave the time alone

You do not need to know what time it is. No step on the card depends on it. The nurses’ training of NIOSH, the CDC’s institute for occupational safety, advises turning the face of the clock away, and the telephone, which is a clock with an audience, is better off in another room. If you must have it near for the sake of a child or a parent, let it lie face down, with the ring on for the numbers that count.

Then see to what the body asks for, in the least light that is safe: the bathroom, water, a cover on or off.

## Line two: ask one thing

Lie down as you like to lie and ask yourself a single question. *Am I drowsy, or am I awake?*

Drowsy has signs. Thoughts come in scraps, the limbs are heavy, you would object to being spoken to. If it is so, stay; being warm and half gone is agreeable, and sleep is usually close by. Give your attention something dull to walk along, such as the stations of a railway line or the rooms of an old school.

Awake has signs too. You are forming complete sentences. You have turned over for the fourth time and have begun to hold the night against somebody. When that has gone on for what feels like a quarter of an hour, go to line three. A feeling is exact enough.

## Line three: go to the chair

To get up goes against the grain, so here is the reason. Where you lie awake again and again, your body learns to be awake, and the pillow itself becomes a signal. *Stimulus control* sets out to undo the lesson: the bed is kept for sleep and for sex, and long waking is done elsewhere, until heavy eyes send you back.

How good is the evidence? In its guideline of 2021 the American Academy of Sleep Medicine suggests stimulus control as a treatment on its own for adults with chronic insomnia. “Suggests” is its word for a conditional recommendation, one that leaves room for the doctor’s judgement and your own. It speaks of lasting insomnia. For the odd bad night we borrow the method because it costs a chair.

On the chair, let the light be just enough and the occupation mild. Matching socks is ideal. A book is good if you know how it ends. Nothing that glows, answers, or keeps a score. When your eyelids drop, go back to bed, and if you find yourself awake once more, come out again without making a drama of it.

## Line four: give the thought an appointment

Some thought will have been waiting for you. Do not debate it. Write it on the card in a few words and add an hour tomorrow at which you will think about it properly, in a room with the lamps on. Then keep that hour.

Putting worry off in this way has been tested for the worries of daily life. A review published in 2024 brought together seven trials in which people either postponed their worries or merely recorded them. Those who postponed worried somewhat less and for a shorter time. The difference was small, and how long it lasts is unknown.

## Line five: get up as usual

The last line is read in the morning. Rise at your ordinary hour or not much after it, go out into the light, and have your coffee early. The nap that you now long for, if you take it, belongs soon after lunch and should be short. Whatever you sleep late in the day is taken from the pressure that would have carried you through the following night.

You may be dull today. Put off what needs sharpness, and do not drive while your eyes are closing.

## Today: write the card

Do this before supper. Set the chair in a place where you will not wake the house, with a blanket and a lamp that you can reach from it. Choose the occupation now and leave it there. Turn the bedroom clock. Then take a postcard and write, in your own words:

1. I do not look at the time.
2. Drowsy, I stay. Awake, I get up.
3. Chair, small lamp, socks.
4. Thoughts go on this card, with an hour for tomorrow.
5. I get up at …

Fill in the last line before you go to bed. Two weeks are a fair trial, and the only thing worth counting is how many times you went to the chair. The first few nights often feel worse, because you notice every one of them.

## If you should not or cannot get up

Stay in bed if you are unsteady on your feet, if a medicine makes you giddy, late in a pregnancy, or with an infant on your arm whom you would have to carry through the dark. Sit up against the pillows with a weak light and do the quiet thing there. Be careful with a baby: if you might nod off, the child goes back to its own safe place first. With epilepsy or bipolar disorder, ask your doctor before you try any plan that cuts the night short.

## When it is a matter for a doctor

Go soon if you wake gasping, if someone has heard your breathing stop, or if your legs drive you out of bed. Burning behind the breastbone, drenching sweats and many trips to the bathroom have causes that can be looked for. Pain in the chest, or breath that suddenly fails you, is an emergency at any hour.

When low spirits wake you before it is light, week after week, say so to a doctor; and if you think of ending your life, telephone a crisis line or the emergency number that same night.

Has it gone on for months? Then ask by name for *cognitive behavioural therapy for insomnia*. It is the treatment that the guideline recommends most strongly, and it contains the chair along with a good deal more. Sleeping tablets are begun and ended with a doctor, never alone.

## Sources

- American Academy of Sleep Medicine: [Behavioral and psychological treatments for chronic insomnia disorder in adults](https://doi.org/10.5664/jcsm.8986), clinical practice guideline, 2021.
- Effects of worry postponement on daily worry: [a meta-analysis](https://doi.org/10.1007/s41811-023-00193-x), International Journal of Cognitive Therapy, 2024.
- National Heart, Lung, and Blood Institute: Your guide to healthy sleep, NIH publication 11-5271, revised 2011.
- National Institute for Occupational Safety and Health, CDC: Training for nurses on shift work and long work hours, publication 2015-115.
`,
}
