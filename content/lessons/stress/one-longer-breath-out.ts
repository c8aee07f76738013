import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const oneLongerBreathOut: StarterLesson = {
  slug: 'stress-one-longer-breath-out',
  pillar: 'stress',
  title: 'One longer breath out',
  durationSeconds: 192,
  summary:
    'Four counts in, six counts out, for three minutes: what it does, what nobody knows yet, and three places in your day for it.',
  practice:
    'Once a day, at a fixed place, breathe in for four counts and out for six, for three minutes. On a bad day, make it a single breath with a long way out.',
  body: `Number fourteen, says the screen, and your slip says twenty-two. The waiting room has one window, which does not open. You have to be back at work by noon, the form in your hand may be the wrong one, and you notice that you are breathing like somebody who has just come up the stairs, although you have been sitting for a quarter of an hour.

You cannot call the numbers faster. You can make the next breath out a little longer than the one before. This lesson is about that one thing: how to do it, what may come of it, and where in a day it fits.

## The door that opens from both sides

Most of your inner machinery runs without consulting you. No one tells the heart to slow down and is obeyed. With the breath it is different, since it looks after itself all night and yet does what you ask as soon as you ask.

And it has neighbours. When you breathe in, the heart quickens slightly; when you breathe out, it eases. At about six breaths a minute the two begin to swing in step, and blood pressure with them. Four counts in and six counts out, at a second to a count, make a breath of ten seconds, which is six to the minute. That is the reason for these numbers. There is no magic in them, and your counting need not be exact.

## What is known, and how well

In 2024 the journal *Mindfulness* published a review of 31 studies with 1,133 people, none of them patients. Slow breathing lowered the upper figure of blood pressure while people did it, raised the variation between heartbeats, and brought the pulse down by a trace. For the *feeling* of stress the result stayed uncertain: it pointed in the right direction and narrowly missed the mark that statisticians ask for. About effects that last, little has been found out.

And the longer breath out, is it the secret? Teachers of breathing believe so. A trial of twelve weeks, published in 2023, put it to the test: 100 healthy adults learned slow breathing, some with a longer breath out and others with both halves equal. Reported anxiety went down over the twelve weeks. Going by summaries of the trial, neither way of breathing did clearly better than the other.

We teach the long breath out all the same. It is easy to remember, it keeps people from gulping air, and it slows the rhythm without a metronome. If you prefer five and five, this trial gives you no reason to change.

## Today: three minutes

You need a seat or a wall to lean on. Read this once, then put the screen down.

1. Let your shoulders go and your teeth part. Lips may stay closed.
2. Breathe in through the nose while you count to four. An ordinary amount of air is enough.
3. Breathe out while you count to six, through the nose or through slightly parted lips, as if to mist a pane of glass.
4. Wait until the next breath wants to come.
5. Eighteen rounds are about three minutes. If you lose count, you have not lost anything.

Should six be a strain, take three and four. Before the first round, look at one spot that gives your tension away, the jaw for instance or the grip of your hand. Look at it again after the last. That small comparison is all the evaluation you need, and you make it once, at the end. Asking with each breath whether you are calm yet keeps you on your toes.

:::diagram kind=“breath” caption=“Breathe with it for a few rounds, or count by yourself. If six is a strain, take three and four.”
4 in
6 out
:::

## Three places to put it

A thing that is done whenever there is time is seldom done. Give the breath an address. Choose *one* of these to begin with.

**At a threshold.** Before you open the inbox or the front door. Keep your hand on the handle and take three breaths with a long way out. The people behind the door get somebody who has arrived.

**While something else makes you wait.** The kettle, the queue, the page that will not load, the red light. In the car your eyes stay open and on the road, you breathe gently, and if you feel odd in any way you stop. Waiting time is plentiful and nobody has yet found a good use for it.

**In the middle of talk.** Somebody at the table is explaining why it could not be done sooner. Your mouth is shut, your face is friendly, and you let the air out through your nose for as long as it cares to go. You hear every word. By the time it is your turn, you have had a moment to choose the first word.

Practise at the first two before you rely on the third. What has never been done on a calm day is hard to find on a bad one.

## Small things that go wrong

Large breaths are the usual mistake. “Take a deep breath” is well meant, and a series of very deep ones can make the head light and the fingers tingle, which feels like the very alarm you hoped to quiet. Keep it small.

Some people become uneasy as soon as they attend to their breathing. That is common, and no sign of failure. Let the breath be and move your thumb slowly along the edge of the table, to and fro; or walk, and lengthen your stride.

Others feel nothing at all. Give it a fortnight at the same place. If you still cannot name a difference, leave it without remorse and spend the three minutes at an open window.

## When to stop, and whom to ask

If you grow dizzy, stop, sit down and breathe as it comes. Never practise where light-headedness would be dangerous, in water for example. The American institute for complementary health, NCCIH, regards relaxation techniques as generally safe for healthy people. There are a few reports of people who became more anxious. With heart disease, epilepsy, a psychiatric illness or a history of trauma, and likewise with asthma or another disease of the lungs, talk to the person who treats you before you do more than a few quiet breaths, and leave out any holding of the breath.

Pain or pressure in the chest, sudden breathlessness, fainting: these are emergencies, and counting is the wrong answer to them. Attacks of panic that return, or a life arranged around avoiding the next one, can be treated. Your doctor is the way in. And the breath takes the place of no medicine; blood pressure that has been found too high needs measuring and treating as before.

## Sources

- Shao and colleagues: [The effect of slow-paced breathing on cardiovascular and emotion functions](https://doi.org/10.1007/s12671-023-02294-2), a meta-analysis and systematic review, Mindfulness, 2024.
- Birdee and colleagues: [Slow breathing for reducing stress, the effect of extending exhale](https://doi.org/10.1016/j.ctim.2023.102937), Complementary Therapies in Medicine, 2023.
- National Center for Complementary and Integrative Health: [Relaxation techniques, what you need to know](https://www.nccih.nih.gov/health/relaxation-techniques-what-you-need-to-know).
`,
}
