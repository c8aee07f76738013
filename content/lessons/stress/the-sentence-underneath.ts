import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const theSentenceUnderneath: StarterLesson = {
  slug: 'stress-the-sentence-underneath',
  pillar: 'stress',
  title: 'The sentence underneath',
  durationSeconds: 405,
  summary: 'Tension often has a sentence under it. How to find the one that is driving yours, and four questions to put to it.',
  practice:
    'Take one tight moment from today, write down what happened and the sentence under it, and put the four questions to that sentence. On a bad day, only write “I notice the thought that …” and finish the line.',
  body: `“Can we talk tomorrow?” The message has four words and a name, and it arrives at ten to six while you are choosing onions. By the time you reach the till your neck is hard. You answer a friendly question shortly. At home you clean the inside of the oven, which nobody has asked for, and at eleven you are composing replies to a conversation that has not taken place.

Four words did not do all that. Between the message and the oven a sentence went by, quickly and without sound, and you believed it. This lesson shows you how to fetch it back and have a look at it.

## What happened, and what was added

A tense hour usually has two layers. On top lies the event, which anybody in the shop could have seen: a telephone, a message, a person with onions. Beneath it lies what you took it to mean. *She has found the mistake. They are going to let me go. I knew I could not keep this up.*

The body makes no great distinction between the layers. It braces for the meaning as for the thing itself, and then it does something about it. It snaps, scrubs, checks the account, says yes to what it ought to refuse. So the sentence is worth finding, because it explains what you did next.

Usually it is short, and the same two or three may come round for years in different clothes.

## How to find it

Go in from the body, where the trail is warm. When in the day did something tighten? Go back to the minute before it and describe what was there, leaving out every opinion. “Message from Ruth, four words, ten to six.”

Then finish this line, fast and without improving it: *And that means …* Write what comes. If it is reasonable and a bit dull, such as “that means she wants to talk about the rota”, ask once more. *And if that were so, what would it mean about me, or for me?* Two or three rounds are generally enough. You know that you have arrived when the sentence is simple, rather absolute, and gives you a small jolt. “I am the one they can do without.” There it is.

Stop at that point. You are looking for what drives today’s tension, and a childhood need not be dug up to find it. Should the going down leave you shaken, close the notebook, look about the room and name a few things that are blue. Do the rest in company, or leave it.

## Step back before you ask it anything

The World Health Organization’s guide *Doing What Matters in Times of Stress* has an image for a thought of this kind. You are *hooked*: it has you on a line, and where it pulls you go. The way off the hook, in that guide, begins with noticing the thought and naming it, and ends with turning your attention to what is in front of you. Wrestling is not required.

Naming has a fixed form of words that is easy to keep. Write: “I notice the thought that I am the one they can do without.” Read it once as it first came and once with the preface. Nothing has been refuted, and still the second sounds less like news and more like something that has occurred to you.

For many sentences this is enough. Return to the onions and give them your whole attention. For one that comes back every week, go on to the questions.

## Four things to ask it

**What did I see or hear?** Underline the words that a stranger could confirm. In our example that leaves a message and a time.

**What else could it mean?** Find two further readings that are not silly. Ruth plans the holidays this week. Ruth has a trouble of her own. You need not believe them. They are there to show that the first reading had rivals.

**If it were true, what would I do first?** A sentence of doom likes to break off before this point. “If they did let me go, I would ask for it in writing and ring my sister.” Fear with a next step is smaller than fear without one.

**What would I say to a friend who told me this?** Hardly “quite right, they can do without you”. Write what you would say, and in the tone you would use.

Out of the answers make one line that you could read aloud without blushing. It should be true, and be more use than the old one. “I do not know what she wants. I will ask her at nine, and tonight I can eat.” If the line is brighter than you are, you will not believe it; take some of the shine off.

:::diagram kind=“steps” caption=“Four questions for a sentence that comes back.”
What did I see or hear?
What else could it mean?
If it were true, what would I do first?
What would I say to a friend?
:::

## What can be said for it

We do not know of a trial of exactly this exercise. It puts together a piece of the WHO guide and ways of questioning a thought that cognitive therapists have long used. The friend’s voice has some research behind it: a review of 27 randomised trials, published in 2019, found that programmes of self-compassion lowered stress, low mood and self-criticism, with effects of middling size. The authors warn that disappointing studies may have gone unpublished. Those were whole programmes, and they did better in groups than with single people, so expect less of ten minutes with a pencil.

Sometimes, too, the sentence is right. You did make the mistake. Then the questions still help, because they lead from a judgement on you to an act that can be put right before five.

And sometimes the tension is the proper answer to how you are treated. If somebody threatens or belittles you, no new wording is called for. You need an ally and, at times, a helpline or the police.

## When to bring it to a doctor

Do not work alone on sentences that lead back to violence, neglect or great loss; a psychotherapist can go there with you at a bearable pace. See a doctor when harsh or frightened thoughts take up most of the day, when you have begun to arrange your life around them, or when low mood and poor sleep have lasted two weeks or more. Thoughts that must be answered by counting, washing or checking deserve to be mentioned in exactly those words, because there is treatment for them. Voices that seem to come from outside are a reason to be seen quickly.

If the sentence underneath is that others would be better off without you, that is an emergency. Ring a crisis line or your country’s emergency number now, and let somebody sit with you until help has come.

## Today: one moment, ten minutes

Do it on paper, with a single moment from today, and choose a middling one. A forgotten name or a look in a meeting will serve.

1. Two lines on what happened, as a camera would have it.
2. Under them, *and that means …*, until the small jolt.
3. The sentence again with “I notice the thought that” before it.
4. The four questions, a line each.
5. The new line. Copy it where you will meet the situation again.

Then put the pencil down and do something with your hands. The exercise is over when the page is, and going through it a second time the same evening is brooding in a good coat.

After two weeks spread the pages out. If the same sentence stands on most of them, you have learned something that you may want to tell a person you trust.

## Sources

- World Health Organization: [Doing what matters in times of stress, an illustrated guide](https://www.who.int/publications/i/item/9789240003927), 2020.
- [Self-compassion interventions and psychosocial outcomes](https://doi.org/10.1007/s12671-019-01134-6), a meta-analysis of randomised trials, Mindfulness, 2019.
- National Institute of Mental Health: [Caring for your mental health](https://www.nimh.nih.gov/health/topics/caring-for-your-mental-health).
`,
}
