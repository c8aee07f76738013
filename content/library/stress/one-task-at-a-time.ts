import type { LibraryTopic } from '#content/library/topic.ts'

export const oneTaskAtATime: LibraryTopic = {
  id: 'one-task-at-a-time',
  pillar: 'stress',
  name: 'doing one task at a time',
  gravity: 'everyday',
  titles: [
    'One task, one window, one hour',
    'Why does doing two things at once feel so tiring?',
    'Attention has a price for every turn',
    'Try an hour with a single task',
  ],
  keywords: [
    'multitasking',
    'single tasking',
    'one task',
    'focus',
    'concentration',
    'distraction',
    'notifications',
    'interruptions',
    'task switching',
    'deep work',
    'attention span',
    'paying attention',
    'cannot concentrate',
    'concentrate',
    'phone distraction',
    'concentrate at work',
    'staying focused',
  ],
  tags: ['attention', 'focus', 'work', 'phone'],
  summary: 'Why switching between tasks tires you, and how to protect a single task in an office that keeps interrupting.',
  passages: [
    {
      role: 'why',
      heading: 'The day with forty beginnings',
      text:
        'There are days after which you cannot say what you did. You answered, forwarded, opened the document, answered ' +
        'again. Nothing was hard, and you are as tired as if you had carried furniture. What wears you out on such a day is ' +
        'the beginning: finding your place again, and then again.\n\n' +
        'A single task, kept until it has reached a stage you can name, is restful by comparison. It may be difficult. But ' +
        'you always know where you are, and when it is done you can see it. Many people who ask for less stress would be ' +
        'helped already by fewer turns.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'What a switch costs',
      text:
        'In experiments on task switching, people alternate between two simple tasks. Straight after each change they are ' +
        'slower and, as a rule, make more mistakes. Psychologists call this the *switch cost*. Time to prepare makes it ' +
        'smaller and does not remove it, according to the review by Stephen Monsell in *Trends in Cognitive Sciences* from ' +
        '2003.\n\n' +
        'Two things seem to be behind it. Part of the old task is still running when the new one begins, and the mind needs ' +
        'time to set itself up. What is a fraction of a moment in the laboratory is longer at a desk, where the old task was ' +
        'a contract and the new one is a question about lunch.',
      sources: ['tics-task-switching'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'How to keep one task for half an hour',
      text:
        'Choose the task before you sit down, and write what “done for now” will look like: a page, a reply, the first ' +
        'column of the table.\n\n' +
        'Close what does not belong to it. Put the phone where you would have to stand up to reach it. Set a timer for ' +
        'twenty-five minutes and keep a sheet of paper beside you. When something else comes to mind, and it will, write it ' +
        'on the sheet and return. If somebody interrupts, note in four words where you are before you turn round.\n\n' +
        'At the end stand up, read the sheet and decide what on it deserves the next half hour. One such block a day is a ' +
        'good beginning.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Where the plan usually breaks',
      text:
        'Many people protect four hours and lose them all; one protected half hour is more likely to survive. Others choose ' +
        'the quietest part of the day for the inbox, because it feels like clearing the ground, and meet the demanding task ' +
        'at three in the afternoon.\n\n' +
        'A further trap is virtue. Somebody who is unreachable for a whole morning without having said so makes work for ' +
        'everyone else, and the permission will not last. Say when you will be back. Finally, do not count reading as rest: ' +
        'a break spent on the headlines is one more switch, with pictures.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'When interruptions are the job',
      text:
        'Nurses, teachers, receptionists and parents cannot close the door. For them the unit is smaller: one patient, one ' +
        'pupil, one form to the last line before the next. Where you can, finish a physical step, such as putting the pen ' +
        'down or closing the cupboard, before you answer.\n\n' +
        'In an open office agree on a sign, headphones or a card, and on a way to reach you for what is urgent. If you live ' +
        'with ADHD, short blocks, a visible timer and company at the next desk often work better than silence, and what your ' +
        'treatment team advises comes first.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When concentration stays away',
      text:
        'Poor concentration has many causes that no timer will mend: short nights, pain, low mood, worry, some medicines, an ' +
        'underactive thyroid, the months after an infection or a birth. The US National Institute of Mental Health names ' +
        'difficulty concentrating among the signs that call for professional help when they are severe and have lasted two ' +
        'weeks or more.\n\n' +
        'See a doctor if your attention has changed without a reason you can see, if others notice that you forget things, ' +
        'or if mistakes become dangerous at the wheel or at work. If it has been like this since childhood, an assessment ' +
        'for ADHD may be worth asking for.',
      sources: ['nimh-caring-for-your-mental-health'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'After every change of task people are slower and usually make more mistakes, a review of switching experiments ' +
        'found. Time to prepare makes the cost of a switch smaller and does not remove it.',
      sources: ['tics-task-switching'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      text:
        'Protect one half hour for a single task before you try to protect a morning. Decide beforehand what will count as ' +
        'done, and keep a sheet of paper for everything else that comes to mind.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'When an interruption cannot wait, write four words about where you are before you turn to it. The way back into a ' +
        'task is shorter when you have left yourself a note at the door.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Trouble concentrating that is severe and has lasted two weeks or more is a reason to seek professional help, says ' +
        'the US National Institute of Mental Health. Short nights, low mood and some medicines can all be behind it.',
      sources: ['nimh-caring-for-your-mental-health'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Choose the task for tomorrow’s first half hour before you leave today.',
    'Write on paper what “done for now” means before you begin.',
    'Put the phone one room away for twenty-five minutes, once a day.',
    'Turn off every notification that does not come from a person.',
    'Keep a sheet beside you and park each stray thought on it.',
    'Tell your colleagues when you will be reachable again.',
  ],
  questions: [
    {
      question: 'Is music while working also multitasking?',
      answer:
        'It depends on the music and the work. Something familiar without words disturbs most people little during routine ' +
        'tasks. For reading and writing, songs with words compete for the same part of your attention. Try a week with and a ' +
        'week without on the same kind of task, and trust the result over the habit.',
    },
    {
      question: 'How many such half hours should a day have?',
      answer:
        'Begin with one and keep it for two weeks. Then add a second if the first has become easy. The number that counts is ' +
        'the one you can keep in an ordinary week with meetings in it. Some jobs allow one, and that one is often worth the ' +
        'rest of the day.',
    },
    {
      question: 'May I do the dishes and listen to a podcast?',
      answer:
        'Of course. A task that your hands know by heart leaves attention free, and pleasant company is a good use for it. ' +
        'The cost arises where two tasks both need decisions. A simple test: if you have to pause the voice in order to do ' +
        'the work, they are competing.',
    },
  ],
}
