import type { LibraryTopic } from '#content/library/topic.ts'

export const trackers: LibraryTopic = {
  id: 'sleep-trackers',
  pillar: 'sleep',
  name: 'sleep trackers',
  gravity: 'everyday',
  titles: [
    'What your watch knows about your sleep',
    'Can you trust a sleep score?',
    'Mark the night yourself before you look',
    'Trackers measure movement and guess the rest',
  ],
  keywords: [
    'sleep tracker',
    'sleep score',
    'deep sleep',
    'rem sleep',
    'wearable',
    'sleep app',
    'orthosomnia',
    'sleep diary',
    'oxygen at night',
    'smartwatch sleep',
    'sleep ring',
    'sleep tracking',
    'sleep tracker accuracy',
    'oura ring sleep',
    'sleep data',
  ],
  tags: ['trackers', 'numbers', 'diary', 'basics'],
  summary:
    'What wearables can and cannot tell about a night, which of their lines to read, and when a result belongs with a doctor.',
  passages: [
    {
      role: 'why',
      heading: 'A number before the coffee',
      text:
        'The watch gives last night a poor mark, and a morning that had felt quite good becomes a bad one. Trackers have ' +
        'made people curious about their sleep, which is welcome. They have also put an examiner on many wrists. To have ' +
        'the good of them, you need to know what they measure and what they infer.\n\n' +
        'A wearable notices movement and pulse, sometimes temperature and oxygen. From those it works out when you were ' +
        'probably asleep. It does not see the brain, where sleep takes place, and it cannot know whether you feel rested.',
      sources: ['aasm-trackers-2018'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'What a wrist can know',
      text:
        'In a sleep laboratory electrodes record brain waves, eye movements and the tension of muscles, and trained ' +
        'people read the record. A wearable has movement, pulse and a formula, which its maker seldom publishes and now ' +
        'and then changes. It is good at the outline of a night, poorer at telling sleep from lying still, and least ' +
        'sure of the stages. Minutes of deep sleep are an estimate.\n\n' +
        'The American Academy of Sleep Medicine stated in 2018 that consumer devices, lacking validation, cannot be used ' +
        'to diagnose or treat sleep disorders, though they may enrich the conversation between patient and clinician.',
      sources: ['aasm-trackers-2018'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Three lines worth reading',
      text:
        'Look at what the device does best and at what you are able to change:\n\n' +
        '- the times at which you went to bed and got up\n' +
        '- how regular they were in the course of the week\n' +
        '- your resting pulse, as a trend\n\n' +
        'Read them once a week, as averages. On the other mornings give the night a mark of your own from one to five ' +
        'before you open anything, and compare later. Where the two disagree, your own mark decides how the day is to be ' +
        'spent. Change one habit at a time and leave it for two weeks, or the curve will tell you nothing.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Chasing the score',
      text:
        'In 2017 clinicians in Chicago described patients whose concern about their sleep data had become part of the ' +
        'problem, and gave it a name, orthosomnia. It was a report on a handful of cases. Most coaches have met the type ' +
        'all the same.\n\n' +
        'To stay in bed longer so as to raise the number is the classic error: it adds wakeful minutes and thins the ' +
        'sleep out. Comparison is another. Your partner’s ring uses a different formula, and your own may have changed ' +
        'with the last update. As for single nights, the worst and the best mean equally little.',
      sources: ['jcsm-orthosomnia-2017'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'With a watch, with paper, with neither',
      text:
        'A diary on paper does much of the same work. Note bedtime, rising time, the wakings you remember, coffee, ' +
        'alcohol, and a mark for the night. Clinics that treat insomnia ask for such diaries, and many people find them ' +
        'calmer than a display. Two weeks give a first picture.\n\n' +
        'If you like your device, silence the morning message and leave the league tables. Parents of babies, shift ' +
        'workers and women with hot flushes should expect ragged graphs and read the week as a whole. Anyone with a ' +
        'history of an eating disorder or of anxiety about health may do better without numbers.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'What to show a doctor',
      text:
        'A good score does not rule out sleep apnoea, and a warning does not prove it. If your device reports low ' +
        'oxygen, an irregular pulse or disturbed breathing more than once, do not interpret it alone; show it to a ' +
        'doctor, who will decide on a proper test. Go as well if you snore loudly or fight sleep by day, however fine ' +
        'the figures.\n\n' +
        'Nights that are stored with a company are health data. Find out who can see them before you share them with an ' +
        'employer, an insurer or a team contest. And if looking makes you sleep worse, put the thing in a drawer for a ' +
        'month.',
      sources: ['aasm-trackers-2018'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Consumer sleep trackers cannot diagnose or treat sleep disorders, the American Academy of Sleep Medicine stated ' +
        'in 2018; shown to a clinician, their records may still be of use in the conversation.',
      sources: ['aasm-trackers-2018'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'A sleep tracker works from movement and pulse and does not record the brain, so its times of going to bed and ' +
        'getting up deserve more trust than its minutes of deep sleep.',
      sources: ['aasm-trackers-2018'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      text:
        'Worry about tracker data can itself disturb sleep: clinicians described a few such patients in 2017 and called ' +
        'it orthosomnia. The evidence is slight, and the warning is sensible.',
      sources: ['jcsm-orthosomnia-2017'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      text:
        'One night’s sleep score says very little. A weekly average of bedtime, rising time and resting pulse, read ' +
        'together with how rested you feel, is a steadier guide.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Give last night a mark from one to five before you look at any device.',
    'Switch off the morning notification of your sleep app.',
    'Write down your bedtime and rising time for seven days, by watch or by hand.',
    'Choose one day of the week for looking at averages.',
    'Change one habit only, and write down the date on which you began.',
    'Check in the settings with whom your sleep data are shared.',
  ],
  questions: [
    {
      question: 'How much deep sleep do I need?',
      answer:
        'No wearable can answer that for you, because it estimates the stages and because people differ with age and ' +
        'from night to night. Doctors do not judge sleep by a quota of minutes. Ask how long you sleep, how regularly, ' +
        'and whether you can stay awake by day without effort.',
    },
    {
      question: 'Which device is the most accurate?',
      answer:
        'Models and formulas change too quickly for a lasting answer, and tests usually concern healthy sleepers. ' +
        'Accuracy at the outline of the night is fair in most of them. Choose one that is comfortable, shows trends in ' +
        'plain form and lets you decide who sees your data. Then stay with it.',
    },
    {
      question: 'My tracker says I slept badly and I feel fine. Whom do I believe?',
      answer:
        'Yourself. Feeling alert through the day, without much coffee and without a struggle, is the better test. Treat ' +
        'the record as one witness among several. If the opposite holds, a fine score and constant tiredness, believe ' +
        'yourself as well and speak to a doctor.',
    },
  ],
}
