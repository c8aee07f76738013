import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const closingTheDay: StarterLesson = {
  slug: 'stress-closing-the-day',
  pillar: 'stress',
  title: 'Closing the day',
  durationSeconds: 330,
  summary:
    'A written end to work in ten minutes: one page, two columns and a last line, so that the evening does not carry it on.',
  practice:
    'Ten minutes before you stop, write one page: what waits for you, what waits for others, and the first move of tomorrow. On a bad day, write only the last line.',
  body: `Supper is laid round the laptop. There is a plate on either side of it and a bowl of peas on top of the folder, and when the lid finally comes down it does so with a message half written. You eat. Somebody has passed a driving test today and is telling the story of the roundabout. You laugh in the right places, and in between you finish the message, twice.

Working days used to have an end that one could hear, a bell or a shutter. Many have none now. The question in this lesson is how to make one, on paper, in ten minutes.

## What stays open

An evening is seldom spoiled by the amount that was done. What comes along to the table is whatever was left without an arrangement: the message not sent, the promise without a date, the thing that somebody else should have answered. You turn it over because nothing tells you that it is safe to stop.

The aim of closing is therefore modest. The work need not be finished, and on most days it will not be. It has to be put somewhere you trust to hold it until morning.

## What the research says

Psychologists speak of *detachment*, and mean that in your own time you are away from work in thought as well as in body. A review of 2017 took in 91 samples, more than 38,000 employees altogether. Where detachment was good, people reported less exhaustion and better sleep, and were more content with their lives. Heavy demands went with poor detachment, and work taken into the evening went with it too.

Be careful with such figures. They say that these things are found together, and cannot say which causes which. People who have slept well may find it easier to let go, and an easy job is easier to leave. And we know of no trial of the page below.

The nearest thing comes from the bedroom. In a laboratory study of 57 healthy young adults, published in 2018, one group wrote for five minutes before sleep about what they had to do in the days ahead, the other about what they had already done. The first group fell asleep sooner, and those whose lists were more specific were sooner still. It was one study with students on one night. It does suggest that writing down what is coming need not stir it up.

## Today: the page

Set an alarm for ten minutes before you mean to stop. When it rings, finish the sentence and begin nothing new. Take paper, since a screen will show you something else. Draw a line down the middle and leave three fingers free at the bottom.

**On the left: waiting for me.** Everything that is open and yours, a few words each. After each one write the next thing your hands would do, and the day on which they will do it. “Budget” is only a name. “Thursday, ask Ines for the March figures” is a task with a place to stand. If no day is right, write “not this week”, which is a decision too.

**On the right: waiting for others.** What you have asked for and not received, with the name and the date on which you will ask again. People forget this column, and it is often the one that follows them home, for it is full of things that they can do nothing about tonight.

**At the bottom: first tomorrow.** One line, small enough to start without courage. If you are in the middle of something difficult, note the very next step, so that you will not have to think your way back in.

Read the page through once. Lay it where you will sit in the morning, and shut what can be shut. Then say a sentence aloud that you use at no other time. “That’s the lot” will do. It sounds theatrical on Monday, and by the following week the children say it with you.

:::diagram kind=“steps” caption=“The parts of the page, in the order in which they are filled.”
On the left: waiting for me
On the right: waiting for others
At the bottom: first tomorrow
:::

## A border for the body

The page is for the head. Give the rest of you something as well, as near as possible to the moment of closing and always the same. Change your shoes. Walk to the corner and back, or water the tomatoes. If the desk is also the dinner table, a cloth goes over it, and nothing to do with work lies underneath. On the train, choose the station after which you read only for pleasure.

A glass of wine makes an unreliable border. It shifts the mood fast, and a review of 2013 found the second half of the night more disturbed after alcohol at every dose.

## When it comes back at nine

It will, now and then. Ask whether it is on the page. If it is, tell yourself so and go back to what you were doing; the thought has reported for duty and may leave. If it is not, fetch the page, add four words and a day, and put it away again. What you should not do is open the machine to make sure. You will find something, at an hour when nobody can answer.

When someone may rightly need you, agree on the way in which you will be called. One number with a ring of its own lets you ignore everything else in good conscience. If your evenings contain an hour of work that cannot be avoided, give it a beginning, an end and a chair, and write a second short page after it.

## Days without an edge

Carers and nurses, people who work for themselves, parents of small children: for them the hour moves, and often there are two days to close. Keep the order and let go of the time. The page can be the back of a receipt, written in the parked car with the engine off. If nothing else is possible, write tomorrow’s first line and say your sentence. After a late shift that may be all there is, and it counts.

If you have no fixed hours, close by content. Decide at noon which two things will make today enough, and stop when they are done or when your latest hour has struck.

## When a page is the wrong remedy

A list cannot shrink a job that is too big. The NICE guideline on mental wellbeing at work starts with how an organisation runs things and treats help for individuals as an addition to that. If the left column has grown every Friday for months, take it with you, as it is, to your manager, a staff representative or occupational health. Bullying does not belong on a list at all. It belongs with somebody who can stop it.

See a doctor if days off no longer restore you, or if the thought of the morning fills you with dread. The US National Institute of Mental Health advises seeking professional help when severe or distressing symptoms have gone on for two weeks or longer, and names poor sleep, trouble concentrating, lost interest in things you used to like, and being unable to do your usual tasks. If you think about ending your life, call the emergency number or a crisis line now, and stay with somebody until you have spoken to them. New chest pain needs an emergency call as well, whatever sort of week it has been.

## Sources

- Wendsche and Lohmann-Haislah: [A meta-analysis on antecedents and outcomes of detachment from work](https://doi.org/10.3389/fpsyg.2016.02072), Frontiers in Psychology, 2017.
- Scullin and colleagues: [The effects of bedtime writing on difficulty falling asleep](https://doi.org/10.1037/xge0000374), Journal of Experimental Psychology: General, 2018.
- Alcohol and sleep I: effects on normal sleep, a review, Alcoholism: Clinical and Experimental Research, 2013.
- National Institute for Health and Care Excellence: [Mental wellbeing at work (NG212)](https://www.nice.org.uk/guidance/ng212), 2022.
- National Institute of Mental Health: [Caring for your mental health](https://www.nimh.nih.gov/health/topics/caring-for-your-mental-health).
`,
}
