import type { LibraryTopic } from '#content/library/topic.ts'

export const risingTime: LibraryTopic = {
  id: 'sleep-rising-time',
  pillar: 'sleep',
  name: 'a fixed rising time',
  gravity: 'everyday',
  titles: [
    'The hour you get up decides the night',
    'What changes when you rise at the same time every day?',
    'Begin with the morning: a case for one rising time',
    'Keep the alarm and let bedtime follow',
  ],
  keywords: [
    'fixed rising time',
    'wake up time',
    'getting up',
    'sleep schedule',
    'regular sleep',
    'alarm clock',
    'lie in',
    'lie ins',
    'sleeping in',
    'weekend sleep',
    'social jet lag',
    'sleep rhythm',
    'snooze button',
    'hitting snooze',
    'lie in at weekends',
  ],
  tags: ['rhythm', 'mornings', 'habits', 'basics'],
  summary: 'Why the hour at which you get up steers the next night, how to choose one you can keep, and what to do at weekends.',
  passages: [
    {
      role: 'why',
      heading: 'The one hour you can decide',
      text:
        'Nobody can decide to be asleep at eleven. You can decide to stand up at half past six, which makes the rising ' +
        'time the one part of the night that is truly in your hands. Set it, and the day falls into line behind it: ' +
        'breakfast, the first light, the first coffee, and in the evening the hour at which you become sleepy.\n\n' +
        'A panel of the National Sleep Foundation reviewed the research in 2023 and agreed that consistent times of ' +
        'falling asleep and getting up matter for health, safety and performance. Of the two, the morning is the one ' +
        'that obeys an alarm.',
      sources: ['nsf-regularity-2023'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Two forces, one anchor',
      text:
        'Sleepiness is built by hours. From the moment you get up a pressure to sleep grows, and it goes on growing ' +
        'until you go to bed. Someone who rises at six has collected more of it by ten at night than someone who rose at ' +
        'nine.\n\n' +
        'The second force is the body clock, which follows light and habit. A steady morning tells it each day when day ' +
        'begins. If the morning wanders, the clock gets a different message every day, and the hour at which sleep comes ' +
        'easily wanders with it. What feels like a bad night on Monday is often the lie-in of Sunday, arriving late.',
      sources: ['nhlbi-healthy-sleep-2011'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Choosing your hour and holding it',
      text:
        'Pick the earliest hour that your week really demands and take it for all seven days. Bedtime then follows by ' +
        'itself: go to bed when you are sleepy, even if that is later than planned for the first few nights.\n\n' +
        '- Put the alarm where you have to stand up to reach it.\n' +
        '- Open the curtains before anything else.\n' +
        '- Note the hour each morning, without a comment.\n\n' +
        'Hold it for two weeks before you judge. A wrong hour is best moved by a quarter of an hour every few days. ' +
        'Leave room before it: adults should sleep seven hours or more on a regular basis, says the consensus of the ' +
        'American Academy of Sleep Medicine and the Sleep Research Society.',
      sources: ['aasm-insomnia-2021', 'aasm-duration-2015'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Going to bed early to make up for it',
      text:
        'After a short night the obvious repair is an early bed. It often fails: you lie down before sleepiness has ' +
        'gathered, you lie awake, and the bed becomes a place for waiting. Keep the morning, bear one tired day, and the ' +
        'next evening usually brings sleep of its own accord.\n\n' +
        'Ambition is another trap. Five o’clock looks well on a list, but somebody who is wide awake at midnight only ' +
        'loses sleep by it. And an alarm that is set three times gains nothing: the minutes between its first ring and ' +
        'its last are neither sleep nor morning.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Weekends, late nights and small children',
      text:
        'A free day may begin later. The National Sleep Foundation’s panel, which praised regularity, also found that ' +
        'people who sleep too little on working days can benefit from one to two extra hours on free ones. An hour’s ' +
        'lie-in is a repair; half a day in bed is a small journey across time zones, with Monday as the flight home.\n\n' +
        'After a very late evening, get up about an hour later than usual and take a short nap after lunch if you need ' +
        'one. Parents of young children can agree on a half-hour in which the day begins and share its early end. On ' +
        'shifts no single hour is possible; look for some hours of sleep that every shift leaves free.',
      sources: ['nsf-regularity-2023'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'What an alarm cannot mend',
      text:
        'A steady morning helps an irregular sleeper. It does little for pain at night, for breathing that stops, for ' +
        'restless legs or for a low mood that wakes you before dawn. If you have held your hour for some weeks and still ' +
        'fight sleep at the wheel or in meetings, speak to a doctor.\n\n' +
        'Insomnia that has lasted for months needs more as well: cognitive behavioural therapy for insomnia also works ' +
        'with rising times, but with guidance. With epilepsy or bipolar disorder ask before you change your hours, ' +
        'because lost sleep can set off an episode. In pregnancy take the sleep you can get.',
      sources: ['aasm-insomnia-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'A fixed rising time works on both forces behind sleep: it settles how much sleep pressure you have gathered by ' +
        'evening, and it tells the body clock every day when morning is.',
      sources: ['nhlbi-healthy-sleep-2011'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Consistent times of falling asleep and getting up are important for health, safety and performance, a panel of ' +
        'the National Sleep Foundation concluded in 2023 after reviewing the literature.',
      sources: ['nsf-regularity-2023'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'After a week of short nights, one to two extra hours of sleep on free days can help most people to recover, ' +
        'says a National Sleep Foundation consensus; regular nights remain the aim.',
      sources: ['nsf-regularity-2023'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Adults should sleep seven hours or more on a regular basis, according to the American Academy of Sleep Medicine ' +
        'and the Sleep Research Society; individual needs vary around that.',
      sources: ['aasm-duration-2015'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Write down the hours at which you got up on the last seven mornings.',
    'Choose one rising time that fits every working day of this month.',
    'Move the alarm to the other side of the room.',
    'Keep Saturday and Sunday within an hour of your chosen time.',
    'Go to bed tonight when you feel sleepy, whatever the clock says.',
    'Compare your notes after two weeks and move the hour only then.',
  ],
  questions: [
    {
      question: 'How long until a new rising time feels natural?',
      answer:
        'Usually some weeks, and longer if the change is large. The first mornings are the hardest because bedtime has ' +
        'not followed yet. Judge by how evenings feel: when you grow sleepy at about the same hour on most days, the new ' +
        'time has taken hold.',
    },
    {
      question: 'Should I get up at the same time after a terrible night?',
      answer:
        'As a rule, yes, or at most an hour later. A tired day with the usual morning repairs the next night better than ' +
        'a long lie-in does. The exception is safety: if you have to drive or work with machines and cannot stay awake, ' +
        'find sleep or a lift first.',
    },
    {
      question: 'Does bedtime not matter at all?',
      answer:
        'It matters, because your sleep has to fit between the two ends. It simply cannot be ordered. Set a time at ' +
        'which the evening becomes quiet, and go to bed when you are sleepy. With a steady morning the bedtime settles ' +
        'within a narrow band by itself.',
    },
  ],
}
