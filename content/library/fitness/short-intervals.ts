import type { LibraryTopic } from '#content/library/topic.ts'

export const shortIntervals: LibraryTopic = {
  id: 'short-intervals',
  pillar: 'fitness',
  name: 'intervals',
  gravity: 'everyday',
  titles: [
    'Are intervals right for a busy week?',
    'Hard minutes work, in small numbers',
    'Try four quick hills on the way home',
    'Intervals for adults: how many, how hard, who should wait',
  ],
  keywords: [
    'interval training',
    'hiit for beginners',
    'high intensity interval training',
    'short workouts',
    'hill repeats',
    'vo2max improve',
    'hiit safe',
    'intervals how often',
    'sprint training',
    'hiit',
    'intervals',
    'bike intervals',
    'short intervals',
  ],
  tags: ['endurance', 'intensity', 'intervals', 'timesaving'],
  summary:
    'Intervals save time and cost recovery. What they add to easy training, a first session, and who should speak to a doctor ' +
    'first.',
  passages: [
    {
      role: 'why',
      heading: 'What a hard minute is worth',
      text:
        'There are weeks in which forty calm minutes do not exist. Intervals are the honest answer to those: short stretches ' +
        'at an effort that makes talking difficult, with easy minutes between them.\n\n' +
        'The World Health Organization counts vigorous activity double. Where it asks for 150 to 300 minutes of moderate ' +
        'movement a week, 75 to 150 minutes of vigorous movement will do, or any mixture of the two. The saving is real, and ' +
        'so is the price: hard minutes take longer to recover from, they are less pleasant, and they ask more of joints and ' +
        'circulation. They are a spice for a week that already contains some movement.',
      sources: ['who-activity-2020'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Why the pauses matter',
      text:
        'Nobody can work very hard for twenty minutes on end. Cut into pieces, the same amount becomes possible, and heart ' +
        'and muscles spend more time near their upper range than they would on a steady run. The body reads that as a demand ' +
        'and raises what it can do.\n\n' +
        'A systematic review of 28 controlled trials in healthy adults up to 45 found that both steady endurance training and ' +
        'intervals improved the body’s maximal oxygen uptake considerably, intervals somewhat more. Other reviews call the ' +
        'difference small. Read together, they say that both ways lead up the hill, and that the quicker one is steeper.',
      sources: ['sportsmed-intervals-2015'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Four times one minute',
      text:
        'Find a slope, a bicycle or a staircase and plan twenty minutes in all:\n\n' +
        '- six minutes easy, getting gradually warmer\n' +
        '- one minute hard, at which you could say three or four words\n' +
        '- two minutes very easy, until the breath has calmed\n' +
        '- the hard and easy parts again, four times altogether\n' +
        '- two minutes or more to slow down\n\n' +
        'Hard means steady and controlled, the same on the fourth as on the first. If the last one collapses, the first was ' +
        'too fast. Once a week is plenty for the first month. Later add a fifth or sixth repetition before you add speed. ' +
        'Uphill is kinder than flat, because the slope limits how fast the legs can move.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Every day is leg day, and then it isn’t',
      text:
        'Because intervals are short, people do them daily. A fortnight later the legs are heavy, sleep is thin and the ' +
        'session that took twenty minutes costs two days of mood. One or two a week, with easy days between, is what most ' +
        'adults can digest.\n\n' +
        'Another mistake is the all-out sprint from a cold start, straight from the office chair, with shoes that were bought ' +
        'for the street. Calves and hamstrings tend to settle that argument. A third is to call everything intense an ' +
        'interval: a class with music in which you are breathless for fifty minutes is hard endurance, and recovers ' +
        'accordingly.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Quieter versions that still count',
      text:
        '“Hard” is measured by your own breath. For a beginner, walking briskly up a hill and strolling back down is a ' +
        'complete interval session. With sore knees, use a bicycle, a rowing machine or water. In a flat, alternate a minute ' +
        'of quick steps on a low stair with a minute of walking about.\n\n' +
        'After a poor night, drop the hard minutes and keep the outing. During pregnancy, people who were used to vigorous ' +
        'training often continue in a milder form, as agreed with their midwife or doctor; pregnancy is no time to begin. In ' +
        'heat, halve the repetitions and bring water.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Who should wait',
      text:
        'Unaccustomed hard effort briefly raises the risk of a heart attack in people whose vessels are already diseased, and ' +
        'some of them do not know it. The American Heart Association therefore advises inactive people to build up ' +
        'gradually, and anyone with symptoms to stop and be examined.\n\n' +
        'So walk for some weeks first. See a doctor before intervals if you have heart disease, diabetes, kidney disease, ' +
        'high blood pressure or a family history of sudden cardiac death, if you smoke and have been inactive, or if effort ' +
        'has ever brought chest pain, fainting or a racing, irregular pulse. During a session these same signs mean stop and ' +
        'call for help.',
      sources: ['aha-exercise-risk-2020'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Vigorous minutes count double: the World Health Organization accepts 75 to 150 minutes of vigorous activity a week ' +
        'in place of 150 to 300 minutes of moderate activity.',
      sources: ['who-activity-2020'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Intervals and steady endurance training both raise maximal oxygen uptake in healthy adults. In a review of 28 trials ' +
        'of younger and middle-aged adults, intervals came out slightly ahead.',
      sources: ['sportsmed-intervals-2015'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Hard intervals are no place to begin after years without exercise. Sudden vigorous effort is riskier for unfit ' +
        'people, and some weeks of brisk walking come first.',
      sources: ['aha-exercise-risk-2020'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'One interval session a week, on a day after a decent night, is enough for most busy adults. If the fourth repetition ' +
        'is much slower than the first, the first was too fast.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Check the list of people who should ask a doctor first, and be honest with it.',
    'Choose a slope or a bicycle, so that joints are spared the sprint.',
    'Warm up for six minutes before the first hard stretch.',
    'Do four hard minutes with two easy ones after each.',
    'Write down how the fourth compared with the first.',
    'Keep the day after free for something easy.',
  ],
  questions: [
    {
      question: 'How hard is hard in an interval?',
      answer:
        'At the end of it you should be able to bring out three or four words and want the pause. You should not see stars, ' +
        'feel sick or stumble. On a scale from one to ten, most people do well around seven or eight.',
    },
    {
      question: 'Can intervals replace all other endurance training?',
      answer:
        'They can for a few crowded weeks. Over months, easy sessions are worth keeping: they need no recovery, they can be ' +
        'shared with other people, and they let the hard day be hard. Strength training remains a separate matter in any ' +
        'case.',
    },
    {
      question: 'Do intervals burn fat better?',
      answer:
        'That is said more often than shown. What you eat over weeks decides most about weight, and total movement decides ' +
        'most of the rest. Choose intervals because they fit your week and you like how they feel afterwards.',
    },
  ],
}
