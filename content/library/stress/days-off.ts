import type { LibraryTopic } from '#content/library/topic.ts'

export const daysOff: LibraryTopic = {
  id: 'days-off',
  pillar: 'stress',
  name: 'days off that rest you',
  gravity: 'everyday',
  titles: [
    'What is a day off for?',
    'Holidays fade, and that is no argument against them',
    'A free day needs an outline',
    'Plan the first morning back before you leave',
  ],
  keywords: [
    'days off',
    'holiday',
    'vacation',
    'weekend',
    'time off',
    'annual leave',
    'post-holiday blues',
    'recharge',
    'recovery from work',
    'recover at the weekend',
    'weekend recovery',
    'sunday scaries',
    'sunday blues',
    'sunday night blues',
    'dreading monday',
    'dread of monday',
    'weekend off',
  ],
  tags: ['holiday', 'weekend', 'recovery', 'work'],
  summary: 'How to rest on a weekend or a holiday, why the effect fades so soon, and how to keep some of it.',
  passages: [
    {
      role: 'why',
      heading: 'Rest that is always about to begin',
      text:
        'Somebody works through the spring towards two weeks in August, packs the night before, is ill until Wednesday, and ' +
        'on the second Sunday thinks of Monday. Much had been asked of that fortnight. It had to repay months.\n\n' +
        'Days off do better when less depends on them. A free afternoon in March, taken and kept, relieves the holiday of ' +
        'part of its burden. And a holiday from which you expect a change of view, in place of a new person, has a fair ' +
        'chance of giving it. Rest belongs in the calendar in several sizes: the pause, the evening, the free day, the ' +
        'journey.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'How long a holiday lasts',
      text:
        'In 2009 a review in the *Journal of Occupational Health* asked whether people recover on holiday. Only seven ' +
        'studies met its conditions. They suggest that a holiday does health and wellbeing good, by a small amount, and that ' +
        'this soon fades once work has begun again. What people did on their holidays had hardly been studied, so nobody ' +
        'could say which kind is best.\n\n' +
        'That sounds meagre. Meals have the same property, though: you are hungry again afterwards and nobody concludes that ' +
        'eating is useless. The fading speaks for several shorter rests across the year, and for returning with some care.',
      sources: ['joh-vacation'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Outline, edges, one anchor',
      text:
        'Give the free day a loose outline.\n\n' +
        '- **One thing to look forward to,** fixed beforehand and with a time, such as a swim, a market, a visit.\n' +
        '- **One stretch without any plan,** of two hours at least.\n' +
        '- **One piece of necessary work,** early and limited, so that it does not follow you around.\n\n' +
        'For a longer holiday look after the edges. Hand over two days before you leave and keep the last day for loose ' +
        'ends. Decide who may reach you and for what. Leave half a day at home between the journey and work, and write your ' +
        'first morning’s task on a note before you go, so that you can find the way back in.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'The crowded weekend',
      text:
        'A weekend can be so full of what the week left undone that Monday feels like a rest. Let some of it fall into the ' +
        'week, half an hour each evening, or let it fall altogether.\n\n' +
        'The empty weekend disappoints as well. Without any outline the day is spent in pyjamas between phone and fridge, ' +
        'and in the evening you are tired and cross. Then there is the holiday with the laptop, “just in case”. An hour of ' +
        'work costs more than an hour, because the case may come at any time. If it cannot be avoided, name the hour, and be ' +
        'away for the rest.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'With little money, small children, or a roster',
      text:
        'Rest is not sold by the kilometre. A holiday at home works if it is declared: no repairs, meals on the balcony, the ' +
        'phone in the drawer where the passports lie.\n\n' +
        'With small children parents rest in turns. Each gets one morning, out of the house or asleep, and nobody keeps ' +
        'accounts. People whose free days fall on Tuesdays need somebody to share them with; look for a fixed meeting at ' +
        'that hour. Those who care for a relative often have a right to substitute care for some days. Ask the care service ' +
        'or the insurer before you are at the end of your strength.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When free days no longer help',
      text:
        'A single weekend without relief says nothing. If you come back from a proper holiday as tired as you left, if you ' +
        'cannot enjoy anything there, or if the last days are filled with dread, something other than a shortage of days is ' +
        'at work.\n\n' +
        'It may be the job, and then the conversation belongs there, perhaps with occupational health. It may be an illness: ' +
        'depression, anaemia, an infection that lingers, sleep apnoea. Let a doctor look. If you need a drink or a tablet to ' +
        'get through Sunday evening, say so too. And when hopelessness goes as far as thoughts of death, call a crisis line ' +
        'or the emergency number today.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Holidays do health and wellbeing a little good, and the effect fades soon after work begins again, a review of ' +
        'seven studies found. That speaks for shorter rests spread over the whole year.',
      sources: ['joh-vacation'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'A free day rests you better with a loose outline: one thing to look forward to at a fixed time, and two hours in ' +
        'which nothing is planned at all.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Before a holiday, write down the first task for your first morning back and who will answer in your place. The way ' +
        'out and the way in decide how much of the middle belongs to you.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'If you must work on a day off, name the hour and keep to it. Work that may come at any moment takes the whole day, ' +
        'even when it never comes.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Enter one free half day for the next month now, before others fill it.',
    'Choose one thing to look forward to on Saturday and give it a time.',
    'Move one weekend errand to a weekday evening.',
    'Leave two hours of Sunday without a plan and do not explain it.',
    'Write Monday’s first task on Friday.',
    'Put something small and pleasant into Monday evening.',
  ],
  questions: [
    {
      question: 'How long should a holiday be?',
      answer:
        'The studies give no clear answer. Many people need some days before they stop listening for the phone, which speaks ' +
        'for a week or more from time to time. Since the effect fades in any case, do not save every day for one journey. ' +
        'Two or three long weekends between are a sensible division.',
    },
    {
      question: 'What can I do about Sunday evenings?',
      answer:
        'Give the evening something that is worth staying awake for, and Monday a gentler start. Most of the unease concerns ' +
        'one particular thing on Monday. Find out which, write down its first step on Sunday at noon, and close the ' +
        'notebook. If the dread stays for weeks, speak with somebody about the work itself.',
    },
    {
      question: 'Is it a bad sign if I get bored on holiday?',
      answer:
        'Rather a good one. Boredom often comes when the pace drops and before you notice what you would like. Wait an ' +
        'afternoon before you fill it. If you feel neither boredom nor pleasure, for days and in the best of places, mention ' +
        'it to your doctor.',
    },
  ],
}
