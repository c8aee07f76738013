import type { LibraryTopic } from '#content/library/topic.ts'

export const breaksThatRestore: LibraryTopic = {
  id: 'breaks-that-restore',
  pillar: 'stress',
  name: 'breaks that restore',
  gravity: 'everyday',
  titles: [
    'A break is more than the absence of work',
    'Which breaks actually restore you?',
    'Short breaks belong in the plan',
    'Leave the chair before you have to',
  ],
  keywords: [
    'breaks',
    'micro-breaks',
    'lunch break',
    'rest at work',
    'tired at work',
    'afternoon slump',
    'screen break',
    'energy at work',
    'pause at work',
    'take a pause',
    'pause when tired',
    'fatigue at work',
    'coffee break',
    'energy crash',
    'afternoon fatigue',
    'rest during the working day',
    'breaks between meetings',
  ],
  tags: ['breaks', 'work', 'recovery', 'energy'],
  summary: 'What short breaks can and cannot do, and how to take one that leaves you fresher than before.',
  passages: [
    {
      role: 'why',
      heading: 'The break that was none',
      text:
        'You stop writing, pick up the phone, read about a storm and a resignation, answer your sister, and go on writing. ' +
        'On paper that was a break. Your eyes, your posture and your attention have noticed nothing of it.\n\n' +
        'A break earns its name when something that was busy becomes idle. After screens the eyes need distance; after ' +
        'people, quiet; after standing, a chair. Seen this way, the question is no longer how many minutes you deserve. It ' +
        'is which part of you has been working, and what would be a rest for that part. The answer is often surprisingly ' +
        'small.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'What short breaks do and do not do',
      text:
        'A review published in *PLOS ONE* in 2022 put together 22 samples with 2,335 people who paused between tasks for up ' +
        'to ten minutes. The short breaks raised vigour and lowered fatigue, both by a small amount. Performance as a whole ' +
        'did not clearly improve; it did where the task asked little of the mind. Longer breaks helped performance more.\n\n' +
        'The authors conclude that recovering from very draining work may need more than ten minutes. So a short pause is ' +
        'good for how you feel during the day, and a demanding morning is owed a real one.',
      sources: ['plos-micro-breaks'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Building a break that fits',
      text:
        'Ask two questions before you stop. *What has been working?* Eyes, voice, back, patience, hands. *What is its ' +
        'opposite?*\n\n' +
        '- After a screen: a window, and something far away, until your eyes have settled on it.\n' +
        '- After talk: five minutes in which nobody says anything.\n' +
        '- After sitting: stairs, a corridor, the letterbox.\n' +
        '- After being alone: a short exchange about nothing in particular.\n\n' +
        'Leave the place where you work, even if only by three metres. Put an end on the break before it begins, with a ' +
        'timer or a cup that gets empty, so that you can forget the time until then.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Why some breaks tire you',
      text:
        'Waiting until you are exhausted is the most frequent mistake. By then you no longer choose well, and the break ' +
        'becomes half an hour of scrolling with a bad conscience. Small pauses by the clock come cheaper.\n\n' +
        'Eating at the desk saves minutes and costs the only pause that most workplaces grant. And some breaks carry work in ' +
        'disguise, such as the walk on which you go over the quarrel again. If your thoughts insist, give them a task that ' +
        'has nothing to do with it: count the chimneys, follow a dog. Coffee can accompany a break. It cannot be one, and ' +
        'late in the day it takes something from the night.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Wards, tills, building sites and home',
      text:
        'Where breaks are fixed by a roster, the small ones must hide in the work. A nurse can let her shoulders sink each ' +
        'time she disinfects her hands; a driver can step out at every stop and look to the horizon. On a building site the ' +
        'rest lies in shade, water and sitting.\n\n' +
        'At home with small children, rest with them: ten minutes on the carpet, lying down, while they drive cars over you. ' +
        'People who work alone forget to stop, so an agreement with somebody else, a call at half past ten, does more than ' +
        'an alarm. In pregnancy, sit and drink more often than you think necessary.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When no break is enough',
      text:
        'Breaks cannot make up for too few people on a shift, for a manager who humiliates or for nights without sleep. NICE ' +
        'puts the way work is organised at the base of its guidance on mental wellbeing, and many countries have laws on ' +
        'rest periods. Ask your staff representative or occupational health service what applies to you.\n\n' +
        'Tiredness that rest does not touch belongs to a doctor, especially with weight loss, fever, breathlessness, heavy ' +
        'snoring or low mood. Anaemia, thyroid disease, sleep apnoea and depression can all look like a lack of breaks. If ' +
        'you fall asleep at the wheel or at a machine, stop work and say so today.',
      sources: ['nice-mental-wellbeing-at-work'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Breaks of up to ten minutes between tasks raised vigour and lowered fatigue a little in a review of 22 samples. ' +
        'Performance as a whole did not clearly improve, and very draining work may need longer breaks.',
      sources: ['plos-micro-breaks'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'A break restores you when the part of you that was working becomes idle. After a screen look into the distance, ' +
        'after talk keep silent, after sitting climb some stairs.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Decide how a break ends before it begins, with a timer or a cup that gets empty. A pause without an end is spent ' +
        'watching the clock, and one without a beginning turns into scrolling.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Pauses are no answer to a shift with too few people. In its guidance on mental wellbeing the British institute NICE ' +
        'puts the organisation of work first, and what the individual employee can do comes after it.',
      sources: ['nice-mental-wellbeing-at-work'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Look out of a window at something far away before you open the next task.',
    'Eat lunch at a table without a screen on at least two days.',
    'Take one break before you feel that you need it.',
    'Leave the phone in the room when you go for water.',
    'Put one pause of fifteen minutes after the hardest hour of your week.',
    'Note for three days which break left you fresher, and repeat that one.',
  ],
  questions: [
    {
      question: 'How often should I take a break?',
      answer:
        'There is no number that holds for every job. A useful start is a minute or two after each completed piece of work ' +
        'and a longer pause after the most demanding one. Watch yourself for a week: the moment at which you begin to read ' +
        'lines twice comes at a fairly regular time. Put the break shortly before it.',
    },
    {
      question: 'Does looking at my phone count as a break?',
      answer:
        'Sometimes. A photograph from a friend can do you good. For eyes and attention that come from a screen it is more of ' +
        'the same, and the end is hard to find. Try the phone on one day and the window on the next, and ask yourself after ' +
        'each how willing you are to continue.',
    },
    {
      question: 'Is a short nap at midday a good idea?',
      answer:
        'For many people a short one, early in the afternoon, is pleasant. If you lie awake at night, leave the nap out for ' +
        'some weeks and see whether the nights improve. Set an alarm and get up when it rings. Somebody who has to nap every ' +
        'day in spite of long nights should mention it to a doctor.',
    },
  ],
}
