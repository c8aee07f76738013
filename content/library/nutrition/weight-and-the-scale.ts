import type { LibraryTopic } from '#content/library/topic.ts'

export const weightAndTheScale: LibraryTopic = {
  id: 'weight-and-the-scale',
  pillar: 'nutrition',
  name: 'weight and the scale',
  gravity: 'grave',
  titles: [
    'What the scale can tell you, and what it cannot',
    'Why did the number go up overnight?',
    'Watch the line and leave the day alone',
    'You may also put the scale away',
  ],
  keywords: [
    'weight',
    'scale',
    'weighing yourself',
    'weight loss',
    'daily weighing',
    'weight fluctuation',
    'water weight',
    'body weight',
    'weekly average',
    'weight plateau',
    'weight loss plateau',
    'scale stops',
    'bathroom scales',
    'scale lies',
    'throw away the scale',
    'weight overnight',
  ],
  tags: ['weight', 'measuring', 'trends', 'habits'],
  summary:
    'How to read a scale without being ruled by it: why weight jumps, how to see a trend, and when not to weigh ' +
    'yourself at all.',
  passages: [
    {
      role: 'why',
      heading: 'One number, many meanings',
      text:
        'A bathroom scale measures everything at once: bone, muscle, fat, the water you hold, the dinner you are still ' +
        'digesting. On a given morning it cannot say which of them has changed. Over weeks, the line says something ' +
        'useful.\n\n' +
        'Reviews give a mixed picture of the habit. Among adults in treatment for weight, one from 2015 found that ' +
        'regular weighing went along with more weight lost and with no clear harm to mood. A meta-analysis of 2016 ' +
        'agreed for the most part, but found a small link with poorer psychological functioning and noted that some ' +
        'people may fare worse. So the scale is a tool for those whom it leaves calm.',
      sources: ['obesity-self-weighing-2015', 'hpr-self-weighing-2016'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Where a kilo comes from overnight',
      text:
        'Fat comes and goes slowly. What jumps from one day to the next is nearly always water and the contents of the ' +
        'gut. Salty food holds water. So do starchy meals after some lean days, because the body stores carbohydrate ' +
        'together with water. Hard training, heat, a long flight, constipation and the days before a period each leave ' +
        'a mark, and some medicines do the same.\n\n' +
        'All this makes a single reading a noisy instrument. If you weigh on Monday after a weekend of restaurants, ' +
        'and again on Friday after a careful week, the difference flatters you. It is better to compare like with ' +
        'like: the average of one week with the average of the week before.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Same morning, same floor, then look away',
      text:
        'If you would like to use the scale, make it dull.\n\n' +
        '- Weigh at the same time, best after getting up and after the toilet, in little or nothing.\n' +
        '- Put the scale on a hard floor and leave it there.\n' +
        '- Write the number down without comment.\n' +
        '- Look at the average once a week, and at the line once a month.\n\n' +
        'Decide beforehand what you would do about a change. For most people that is a single thing, such as the size ' +
        'of dinner or the evening drinks. And note two other measures that have nothing to do with mass: how your ' +
        'trousers fit, and how the stairs feel.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Punishing Tuesday',
      text:
        'The worst use of a number is to let it choose breakfast. A high reading leads to a skipped meal, the skipped ' +
        'meal to a hungry evening, and the evening to another high reading. A low one becomes permission. Either way ' +
        'the scale is now eating for you.\n\n' +
        'Weighing several times a day adds noise and nothing else. Comparing your line with somebody else’s ignores ' +
        'height, age, muscle, medicines and luck. Scales that claim to measure fat send a weak current through the ' +
        'body and depend on how much you have drunk; their trend may be of some use, their single figures rarely. And ' +
        'a plateau of weeks is ordinary, no proof of failure.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Daily, weekly or never',
      text:
        'Some people find a daily number soothing, because they see how little one day means. Others do better with ' +
        'one reading a week, always on the same weekday. Many are happier without, and lose nothing: a tape around the ' +
        'waist once a month, a belt hole, or the energy left at five in the afternoon will tell a story too.\n\n' +
        'People who have begun strength training may grow firmer at the same weight. Women whose weight moves with the ' +
        'cycle can compare the same week of each month. In the months after a birth, during grief, or with a sick ' +
        'child, leave it in the cupboard. Health is allowed to have other seasons.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When the scale should wait for advice',
      text:
        'Have you had an eating disorder, or do you notice that a number rules your mood, your meals or your exercise? ' +
        'Then do not weigh yourself without the people who treat you, and if nobody does yet, see a doctor. NICE in ' +
        'England asks that such signs be taken seriously early, at any body size. During pregnancy the midwife does ' +
        'the weighing.\n\n' +
        'With heart failure, a rapid gain over a few days can mean fluid and needs a call to your team the same day. ' +
        'Weight lost without trying, over weeks, always needs a doctor. For a larger change, on purpose, ask about ' +
        'medical and dietetic help; weight is not only a matter of will.',
      sources: ['nice-eating-disorders-2017'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Weighing oneself regularly suits some people. A review of 2015 tied it to more weight lost during treatment ' +
        'and saw no harm to mood; a later one found small drawbacks.',
      sources: ['obesity-self-weighing-2015', 'hpr-self-weighing-2016'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'A kilo gained overnight is water, salt or yesterday’s dinner. Body fat does not move at that speed, in either ' +
        'direction.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'A weekly average tells more than any single morning. Two averages compared say whether the line is moving, ' +
        'and a third says whether to believe it.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Anyone with an eating disorder, now or in the past, should weigh themselves only in agreement with those who ' +
        'treat them; such disorders are found at every body size.',
      sources: ['nice-eating-disorders-2017'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Decide whether you want to weigh yourself at all this month, and write down why.',
    'Put the scale on a hard floor and leave it there.',
    'Weigh under the same conditions, or choose one fixed weekday.',
    'Compare only the averages of two weeks.',
    'Note one sign of progress that has no unit.',
    'Skip the scale for a week and see whether you miss it.',
  ],
  questions: [
    {
      question: 'How often should I weigh myself?',
      answer:
        'As often as leaves you calm. Daily readings are fine if you look only at the average; once a week on the same ' +
        'day is enough for most purposes. If a number can spoil your morning, weigh less often or not at all, and use ' +
        'a belt or a tape.',
    },
    {
      question: 'Why am I heavier after exercise or a salty meal?',
      answer:
        'Both make the body hold water for a while. After hard training, muscles store fluid as they repair, and salt ' +
        'keeps water back until the kidneys have dealt with it. It usually passes within days. Swollen legs, ' +
        'breathlessness or a fast gain need a doctor.',
    },
    {
      question: 'Is weight the best measure of health?',
      answer:
        'No single number is. Weight is easy to measure, and for that reason it is often overrated. Blood pressure, ' +
        'blood values, strength, sleep and how you feel belong to the picture. Your doctor can tell you whether your ' +
        'weight is a medical question at present.',
    },
  ],
}
