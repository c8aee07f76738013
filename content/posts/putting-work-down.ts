import type { StarterPost } from './starter-post.ts'

export const puttingWorkDown: StarterPost = {
  slug: 'putting-work-down',
  title: 'How to put work down at the end of the day',
  pillar: 'stress',
  metaDescription:
    'Three short lists, a border you can feel and an evening with something in it: how to leave work where it belongs.',
  tags: ['work', 'evening', 'recovery', 'boundaries'],
  body: `It is twenty past seven and you are grating a carrot. Your daughter tells you something about a hamster. You nod, and at the same time you write, in your head, the third version of a message to a man in accounts. When she asks what she has just said, you do not know. The laptop has been shut for an hour. The work has not.

Putting work down is a skill with a few parts, and most of them are small. Here they stand in the order of an evening, from the last minutes at the desk to the night.

## What the mind holds on to

In 2009 the psychologist Sophie Leroy described two experiments under a title that many would sign, “Why is it so hard to do my work?” People who had to leave one task for another found it difficult to take their thoughts off the first while it was unfinished, and they did worse at the second. She called what remains *attention residue*.

Her experiments were about two tasks at work, and nobody should stretch them too far. Still, the experience is familiar. What is finished lets go of you by itself. What is open keeps a foot in the door, and most working days end with a good deal that is open. You can leave it in such a state that it is able to wait.

## What the studies can and cannot say

For the mental distance from work in free time there is a term, *psychological detachment*, and there is a good deal of research. A meta-analysis by Johannes Wendsche and Andrea Lohmann-Haislah put together the answers of 38,124 employees. Those who were better at it reported less exhaustion, better sleep and more wellbeing. The connections were small to medium in size.

Two cautions belong beside that. The results rest mainly on what people say about themselves, and in the bodily signs of stress the authors found no reliable connection. Besides, rested people may simply find it easier to switch off.

## The last quarter of an hour

Set an alarm for fifteen minutes before you want to stop. When it rings, begin nothing new. Take a sheet of paper and write three short lists.

1. **Done.** Two or three things, also the unspectacular ones.
2. **Open.** Everything that comes to mind, in a few words each. Behind each stands the very next action and the day for it: “Accounts: ring Mr B., Thursday before ten.”
3. **First.** The one task with which tomorrow begins.

The second list carries the weight. “Accounts” alone is a worry. “Ring on Thursday before ten” is an arrangement, and arrangements are easier to leave alone. In a small laboratory study from 2018, young adults who wrote a list of coming tasks before going to bed fell asleep faster than those who wrote down what they had completed. One study settles nothing. But the pencil is cheap.

## A border you can feel

The mind believes the body sooner than a resolution. Give the end of work a gesture that happens at no other time, and always in the same order. Shut the lid, put the sheet under the keyboard, switch off the lamp, say “that’s it” aloud. It may sound childish. It has to be simple enough for the worst day of the month.

Then put some way between work and home. If you commute, let a particular bridge or bus stop be the place where the evening begins. If you work at home, leave by the front door, walk round the block and come in again. A desk in the bedroom or the kitchen can be covered.

## The evening itself

An empty evening fills with work, simply because nothing else is there to take hold of you. Have one thing in it that wants your attention: a recipe with several pots, a game on the floor, a choir, a book with people in it.

The phone deserves a decision of its own. Decide whether work may reach you tonight, and if so by which way and until when. For most jobs a call is enough for what is urgent. A quick look at the rest is seldom quick, because a message that you have read and cannot answer is a new open item, and there is no sheet beside you.

Talking about the day is a good thing with an end to it. Agree on ten minutes each, with the other one listening and giving no advice unless asked. Then the subject changes to hamsters.

## When it comes back at night

Let a card and a pencil live on the night table. If a task wakes you, write down four words and “tomorrow, desk”, and turn off the lamp. When the thought comes again, tell it that it is on the card. Should you lie awake for a long while, get up, sit somewhere dim and read something without a plot until your eyes grow heavy.

## If your day has no clear end

Shift workers, carers, parents and the self-employed often have no evening in the usual sense. Keep the gesture and let go of the hour. A nurse can write her three lists in the changing room. Somebody who cares for a parent may end the day when the night lamp is lit. If you work for yourself, arrange a walk at six with a neighbour; a person is harder to put off than a good intention.

## When a ritual is not enough

Sometimes the fault lies with the work. If two people’s tasks are on your desk, or if you are treated with contempt, no sheet of paper will help. The NICE guideline on mental wellbeing at work takes the organisation as its foundation and builds help for individuals on that. Speak to your manager, a staff representative or the occupational health service.

And sometimes it is more than work. The US National Institute of Mental Health advises professional help when severe or distressing symptoms, among them sleeplessness and losing interest in what you used to enjoy, have lasted two weeks or more. A family doctor is a good beginning. If you think of ending your life, call the emergency number or a crisis line now.

## A week to try it

Choose one part and keep it for five working days. On Friday ask yourself how often you heard the whole story about the hamster. If it was more often than last week, keep the sheet and add the gesture. If nothing has changed, try the walk round the block instead.

## Sources

- Leroy S. Why is it so hard to do my work? The challenge of attention residue when switching between work tasks. *Organizational Behavior and Human Decision Processes*, 2009.
- Wendsche J, Lohmann-Haislah A. [A Meta-Analysis on Antecedents and Outcomes of Detachment from Work](https://doi.org/10.3389/fpsyg.2016.02072). *Frontiers in Psychology*, 2017.
- Scullin MK and others. The effects of bedtime writing on difficulty falling asleep: A polysomnographic study comparing to-do lists and completed activity lists. *Journal of Experimental Psychology: General*, 2018.
- National Institute for Health and Care Excellence. [Mental wellbeing at work (NG212)](https://www.nice.org.uk/guidance/ng212), 2022.
- National Institute of Mental Health. [Caring for Your Mental Health](https://www.nimh.nih.gov/health/topics/caring-for-your-mental-health).
`,
}
