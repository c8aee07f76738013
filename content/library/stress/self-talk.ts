import type { LibraryTopic } from '#content/library/topic.ts'

export const selfTalk: LibraryTopic = {
  id: 'self-talk',
  pillar: 'stress',
  name: 'how you speak to yourself',
  gravity: 'everyday',
  titles: [
    'The sentence underneath',
    'Would you speak to a friend like that?',
    'A truer sentence helps more than a nicer one',
    'Catch the sentence that makes it worse',
  ],
  keywords: [
    'self-talk',
    'inner critic',
    'negative thoughts',
    'reframing',
    'self-compassion',
    'perfectionism',
    'self-criticism',
    'mindset',
    'unhelpful thoughts',
    'confidence',
    'talking to yourself',
    'kind to yourself',
    'negative self talk',
  ],
  tags: ['thoughts', 'mindset', 'kindness', 'writing'],
  summary: 'How to notice the sentence that drives the tension, check it, and answer it in a voice you could use to a friend.',
  passages: [
    {
      role: 'why',
      heading: 'What you say when nobody listens',
      text:
        'You drop a cup. The cup is a fact; “typical, you can’t even hold a cup” is an addition, made in half a second and ' +
        'believed without examination. By evening there may be fifty such additions. No one else could speak to you like ' +
        'that and stay your friend.\n\n' +
        'The sentence matters because the body answers it. It tightens for an insult from within much as for one from the ' +
        'door. And it shapes what you do next: whoever hears “you always ruin it” will put off the letter. To work on the ' +
        'sentence is therefore a practical matter. You need not love yourself to do it.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Thoughts that take you by the hook',
      text:
        'The World Health Organization’s guide *Doing What Matters in Times of Stress* speaks of being hooked. A painful ' +
        'thought appears, and before you know it you are acting on its behalf: you shout, withdraw, check again. The thought ' +
        'has the rod, and you have the mouth.\n\n' +
        'The guide does not ask you to argue the thought away. It teaches you to notice it, to give it a name, and to turn ' +
        'your attention back to what you are doing. “I notice the thought that I will be found out.” That small preface ' +
        'changes your position. You are now somebody who has a thought, and who may also make tea.',
      sources: ['who-doing-what-matters'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'From the harsh sentence to a truer one',
      text:
        'Take one situation from today and a pencil.\n\n' +
        '1. Write the sentence exactly as it sounded. Leave in the “always” and the “idiot”.\n' +
        '2. Underline what a camera could have recorded. The rest is commentary.\n' +
        '3. Ask what you would say to a colleague in the same position. Write that down.\n' +
        '4. Shorten it until it is true and you could say it with a straight face.\n\n' +
        '“You ruin everything” may become “I was late with this one, and I can ring her before five.” It is less cheerful ' +
        'than a slogan and more useful, because it ends in something to do.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Slogans, arguments, permissions',
      text:
        'Replacing “I am useless” with “I am wonderful” rarely convinces the one person who has to believe it. Choose a ' +
        'sentence from the middle, where most of the truth lives.\n\n' +
        'Long debates with the inner critic are another trap. It knows your weak points and has all night. Note the ' +
        'sentence, answer once, and go back to your hands. Many also fear that a kinder tone will make them lazy. Ask which ' +
        'teacher you worked harder for. Being decent to yourself includes holding yourself to what you promised; it leaves ' +
        'out the shouting.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'When words do not come easily',
      text:
        'Not everybody thinks in sentences. If yours is a picture or a sinking feeling, describe it as you would the ' +
        'weather: grey, from the left, heavy towards evening. Naming does the same service.\n\n' +
        'Some find their own name helpful: “Now, Anna, one thing after the other.” From a little distance the advice ' +
        'improves. In a second language the critic often sounds weaker; try answering in the one it speaks less well. ' +
        'Parents can do the exercise aloud after a mishap at the table. A child who hears an adult say “that was clumsy, ' +
        'I’ll fetch a cloth” learns the tone without a lesson.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When the voice does not stop',
      text:
        'Exercises in self-compassion lowered stress, low mood and self-criticism in a review of 27 randomised trials, with ' +
        'moderate effects and with the authors’ warning that unfavourable results may have stayed unpublished. The ' +
        'programmes differed widely, and an exercise with a pencil cannot claim their results.\n\n' +
        'If harsh thoughts fill most of your days, if they go back to violence or neglect, or if they tell you that others ' +
        'would be better off without you, please do not work on them alone. See a doctor or a psychotherapist, and with ' +
        'thoughts of ending your life call a crisis line or the emergency number now. Voices heard from outside are likewise ' +
        'a matter for a doctor, and soon.',
      sources: ['mindfulness-self-compassion'],
      evidence: 'review',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'The World Health Organization’s guide to stress advises noticing and naming a painful thought, then turning back to ' +
        'what you are doing. “I notice the thought that I will fail” leaves more room than the thought alone.',
      sources: ['who-doing-what-matters'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Write the harsh sentence down as it sounded and underline what a camera could have recorded. What remains is ' +
        'commentary, and commentary may be rewritten until it is both true and of use.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Training in self-compassion lowered stress and self-criticism by a moderate amount in a review of 27 randomised ' +
        'trials. The authors point out that studies without such results may have remained unpublished.',
      sources: ['mindfulness-self-compassion'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Answer self-criticism with a sentence that you believe, even if it is less cheerful than a slogan. It should end in ' +
        'something you can do, such as a call before five.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Write down one harsh sentence today, word for word.',
    'Put “I notice the thought that …” before it and read it again.',
    'Underline the part a camera could have seen.',
    'Write the answer you would give a colleague, in one line.',
    'Keep the line where the situation happens, on the screen or the fridge.',
    'Count on one day how often you say “always” or “never” about yourself.',
  ],
  questions: [
    {
      question: 'Is this positive thinking?',
      answer:
        'Positive thinking looks for the pleasant sentence, this exercise for the accurate one. Sometimes the accurate one ' +
        'is hard: you did forget the appointment. Even then it is smaller than “I forget everything” and shows what to do ' +
        'next. Sentences that you do not believe tend to be forgotten by lunchtime.',
    },
    {
      question: 'What if the criticism is true?',
      answer:
        'Then it deserves a proper form. Good criticism names the act and leaves the person alone, comes once, and contains ' +
        'a next step. Turn “I am a bad father” into “I shouted at breakfast; I will say so to him tonight.” You lose nothing ' +
        'of the truth and gain a way to act on it.',
    },
    {
      question: 'How long until my tone changes?',
      answer:
        'A habit of decades will not leave in a week. Many people notice after some weeks that the harsh sentence comes as ' +
        'before, but is recognised sooner. That is the first change, and the useful one. If nothing shifts in two months of ' +
        'honest practice, a few hours with a psychotherapist may move more.',
    },
  ],
}
