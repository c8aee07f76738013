import type { LibraryTopic } from '#content/library/topic.ts'

export const oneSupplementAtATime: LibraryTopic = {
  id: 'one-supplement-at-a-time',
  pillar: 'supplements',
  name: 'trying one supplement at a time',
  gravity: 'everyday',
  titles: [
    'How would you know that a supplement helps?',
    'One bottle, one question, one end date',
    'Try fewer things and learn more from each',
    'Stopping is the second half of the test',
  ],
  keywords: [
    'supplement trial',
    'how to test a supplement',
    'do supplements work',
    'how long until supplements work',
    'when to stop supplements',
    'stop taking vitamins',
    'supplement routine',
    'too many supplements',
    'placebo effect',
    'placebo and supplements',
    'which supplements to stop',
    'supplements to stop',
    'powders and capsules',
    'which supplements work',
    'which supplements actually work',
  ],
  tags: ['supplements', 'habits', 'stopping', 'basics'],
  summary: 'A small fair trial of one supplement: what to write down first, how long to wait, and how to stop without fuss.',
  passages: [
    {
      role: 'why',
      heading: 'A cupboard full of maybes',
      text:
        'Most supplement cupboards grow by addition. A friend swears by one thing, a winter suggests another, and two ' +
        'years later there are six bottles and nobody remembers the reason for the third. If you feel well, all of them ' +
        'get the credit. If you feel unwell, none gets the blame, or the wrong one does.\n\n' +
        'A small trial brings order. You take one product, for one purpose, over a time fixed in advance, and you look at ' +
        'your notes at the end. It is far from science, and still it is kinder to your purse and your judgement than hope.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Why feelings mislead us',
      text:
        'We usually begin something new when things are at their worst, and things that are at their worst tend to improve ' +
        'by themselves. We also pay for the bottle, look forward to it and go to bed a little earlier in its honour. Each ' +
        'of these can make an idle capsule look busy.\n\n' +
        'Notes taken *before* the start protect you from part of this, because they show how much your weeks vary anyway. ' +
        'A week without the product at the end protects you further. What remains is a guess, though an honest one. It ' +
        'holds only for you, in this season, and it needs no applause from anyone.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'The trial on one page',
      text:
        'Write the purpose as a sentence that can turn out false: *I will wake less than three nights a week*. Choose a ' +
        'single measure and note it for one week without the product. Then check with the pharmacist that nothing speaks ' +
        'against it, and begin.\n\n' +
        '- Take the same amount at the same time, and change nothing else you can help.\n' +
        '- Note the measure daily, in one word or number.\n' +
        '- Fix the end in advance: a few weeks for sleep or digestion, two or three months for training.\n' +
        '- Stop for a week or two and keep noting.\n\n' +
        'Then read the page as if it belonged to a friend. Would you advise them to buy the next bottle?',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'How trials go wrong',
      text:
        'Starting two things on a Monday is the classic. A new supplement with a new diet teaches you nothing about ' +
        'either. Close behind comes the moving target: it was for sleep, but the nails look good, so it stays. Decide on ' +
        'the purpose and let the nails be.\n\n' +
        'Impatience ends some trials in the first week, loyalty prolongs others for years. A missed dose is no disaster; ' +
        'write it down and go on. And do not read reviews during the trial. Other people’s enthusiasm is a strong flavour, ' +
        'and you would like to taste your own soup.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'When a page is too much',
      text:
        'In a full week the smallest version will do: a cross in the calendar on good days, and a line across the page on ' +
        'the day you began. Parents of small children might postpone any trial about sleep until the nights depend on ' +
        'themselves again. If cycles, migraine or shift plans shape your month, let the trial cover at least two of them.\n\n' +
        'Some supplements give you nothing to notice, vitamin D in winter or B12 for vegans among them. They are not ' +
        'matters for a trial. There the question is whether you belong to the group that is advised to take them, and the ' +
        'answer comes from a guideline or a blood test.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'What you should never test on yourself',
      text:
        'A private trial is for everyday wishes in healthy adults. It is no way to examine a symptom. Pain, bleeding, ' +
        'weight loss, low mood that lasts, breathlessness or a lump need a doctor, and months of capsules would only delay ' +
        'the visit. Whatever was prescribed is outside the trial too: it is not stopped, reduced or replaced without the ' +
        'person who prescribed it.\n\n' +
        'In pregnancy, while breastfeeding, before operations and beside regular medication, ask before the first dose. If ' +
        'something frightening happens, stop, keep the bottle and seek help. You may begin again when somebody who knows ' +
        'about such things has explained it.',
      sources: ['nccih-wisely'],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'A supplement is tried fairly when it is the only change, serves one written purpose and has an end date that was ' +
        'fixed before the first capsule.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Notes from a week before a supplement show how much sleep, energy or digestion vary anyway, and without them ' +
        'almost any capsule can look successful.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Stopping a supplement for a week or two is the second half of testing it. If nothing changes, the bottle need not ' +
        'be bought again.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Some supplements, such as vitamin B12 for vegans, cannot be judged by how one feels. Whether they are needed is ' +
        'decided by a guideline or a blood test.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Lay everything you take on the table and write one reason beside each bottle.',
    'Set aside the product whose reason you cannot remember, unless a doctor advised it.',
    'Write one purpose for one supplement as a sentence that can turn out false.',
    'Note your measure for seven days before the first capsule.',
    'Enter the end date in the calendar on the day you begin.',
    'Ask your pharmacist before the trial whether anything speaks against it.',
  ],
  questions: [
    {
      question: 'Can I stop a supplement from one day to the next?',
      answer:
        'Ordinary vitamins, minerals and protein can usually be dropped at once. With caffeine it is more comfortable to ' +
        'go down slowly. Anything that a doctor recommended, and herbal products for mood or sleep, should be discussed ' +
        'first, since some effects return when they end.',
    },
    {
      question: 'What if a supplement works only because I believe in it?',
      answer:
        'Then you have learnt that expectation, attention and an earlier bedtime did you good, which is worth knowing. You ' +
        'can keep those without the bottle. A harmless and cheap habit may stay if you like; an expensive or risky one ' +
        'should have to prove more.',
    },
    {
      question: 'How many supplements are too many?',
      answer:
        'There is no fixed number. A fair sign is when you can no longer say, for each bottle, what it is for and when you ' +
        'will decide about it. Another is when their cost exceeds what you spend on fruit and vegetables.',
    },
  ],
}
