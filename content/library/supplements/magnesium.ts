import type { LibraryTopic } from '#content/library/topic.ts'

export const magnesium: LibraryTopic = {
  id: 'magnesium',
  pillar: 'supplements',
  name: 'magnesium',
  gravity: 'grave',
  titles: [
    'Will magnesium help you sleep?',
    'Magnesium is in the nuts before it is in the bottle',
    'Try one form of magnesium, and know your question first',
    'Citrate, oxide, glycinate: what the names on the bottle mean',
  ],
  keywords: [
    'magnesium',
    'magnesium supplement',
    'magnesium glycinate',
    'magnesium citrate',
    'magnesium oxide',
    'magnesium for sleep',
    'magnesium leg cramps',
    'magnesium diarrhoea',
    'magnesium foods',
    'magnesium citrate or glycinate',
    'magnesium for cramps',
  ],
  tags: ['supplements', 'magnesium', 'sleep', 'cramps'],
  summary:
    'What magnesium may do for sleep and cramps, how its forms differ, where food has it, and who should ask a doctor ' +
    'first.',
  passages: [
    {
      role: 'why',
      heading: 'Popular for sleep, tested mostly on cramps',
      text:
        'Magnesium is bought for two things above all, and the evidence is thinner than the shelf suggests. For night ' +
        'cramps in older adults, a Cochrane review of 2020 concluded that it is unlikely to prevent them to a degree that ' +
        'people would notice. For sleep, a review of 2021 found only three small trials in older adults with insomnia and ' +
        'rated what they showed as low or very low in quality.\n\n' +
        'That leaves room for a fair trial and no room for promises. Some people who eat few nuts, beans and whole grains ' +
        'do run low, and for them the first remedy stands in the kitchen.',
      sources: ['cochrane-cramps', 'review-magnesium-sleep'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'A mineral and its companion',
      text:
        'Hundreds of processes in the body need magnesium, among them the work of muscles and nerves. You meet it in nuts, ' +
        'seeds, beans, whole grains and green leaves, and healthy kidneys send any surplus from food away again.\n\n' +
        'In a tablet it always comes bound to something. Citrate, lactate and chloride dissolve well; oxide packs more ' +
        'into a small tablet and less of it arrives. What stays behind in the gut draws water, and that is the reason for ' +
        'the loose bowels that many people get. A careful label states how much magnesium itself a serving contains, apart ' +
        'from the weight of its companion.',
      sources: ['nih-ods-magnesium'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'A kitchen week, then a bottle',
      text:
        'Give food seven days: a handful of nuts, a tin of beans, oats or whole-grain bread, something green in the ' +
        'evening. If you still want to try a supplement, write one sentence first, such as *I would like to fall asleep ' +
        'faster*, and note each morning how that went.\n\n' +
        'Choose a product with magnesium alone, at or below the amount on the label, and take it with a meal. The time of ' +
        'day matters less than doing the same thing daily. After about a month read your notes. No difference is a clear ' +
        'result, and so is a bowel that objects.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'The hidden second portion',
      text:
        'Many remedies for heartburn and constipation contain magnesium, so a person can take it from three packets ' +
        'without knowing. Read the small print of everything you use for your stomach.\n\n' +
        'Comparing bottles by the large number on the front leads astray, because one brand weighs the compound and ' +
        'another the mineral. Doubling the portion after a bad night brings the bathroom closer and sleep no nearer. ' +
        'Sprays and bath salts are pleasant enough, yet how much gets through the skin is doubtful. And a *night complex* ' +
        'with herbs, melatonin and magnesium will never tell you which of them you noticed.',
      sources: ['nih-ods-magnesium'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Tender bowels, hard training, later years',
      text:
        'If your gut protests, a smaller portion with the largest meal, split over the day or in another form, is often ' +
        'better tolerated. Ask the pharmacist which form they would choose for a sensitive stomach. People who train long ' +
        'and sweat a good deal do best to look at their whole diet, as cramps on a run have more to do with tired muscles ' +
        'than with one mineral.\n\n' +
        'Older adults often take several medicines and may have kidneys that work more slowly, so for them the question at ' +
        'the pharmacy comes before the purchase. In pregnancy, cramps are common and deserve a word with the midwife.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Kidneys, antibiotics and bones',
      text:
        'With weak kidneys the surplus cannot leave, and magnesium from supplements or laxatives can build up to a ' +
        'dangerous level. If your kidney function is reduced, or nobody has checked it for years and you are unsure, ask ' +
        'before you start.\n\n' +
        'Magnesium also binds certain antibiotics and the bisphosphonate tablets used for bone loss, and less of the ' +
        'medicine gets in. The pharmacist will tell you how long a gap to leave. Cramps with weakness, numbness or a ' +
        'swollen calf, and sleeplessness that has gone on for months, belong to a doctor. So do drowsiness, a very slow ' +
        'pulse or confusion in anyone who takes it in large amounts.',
      sources: ['nih-ods-magnesium'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Magnesium tablets are unlikely to spare older adults their night cramps to a degree that they would notice, ' +
        'according to a Cochrane review from 2020.',
      sources: ['cochrane-cramps'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Whether magnesium improves sleep is uncertain. A 2021 review found three small trials in older adults with ' +
        'insomnia and rated the quality of their evidence as low or very low.',
      sources: ['review-magnesium-sleep'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Too much magnesium from supplements or laxatives commonly leads to diarrhoea, nausea and cramps in the belly. ' +
        'With healthy kidneys the magnesium in food causes no such trouble.',
      sources: ['nih-ods-magnesium'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'People with kidney disease should not take magnesium on their own decision, since weak kidneys cannot remove the ' +
        'surplus and the level in the blood may become dangerous.',
      sources: ['nih-ods-magnesium'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Eat a handful of nuts on four days of this week.',
    'Read the packets of your heartburn and laxative remedies for magnesium.',
    'Write one sentence about what you hope a supplement would change.',
    'Find out whether your bottle counts the mineral or the whole compound.',
    'Ask your pharmacist about the gap to your other tablets.',
    'Note for seven mornings how long you think you took to fall asleep.',
  ],
  questions: [
    {
      question: 'Which form of magnesium is best?',
      answer:
        'The one that suits your gut and states its content clearly. Citrate and similar salts dissolve well; oxide is ' +
        'cheap and more laxative; glycinate is often described as gentle, though good comparisons are few. Price ' +
        'differences are larger than the differences anyone has shown in everyday use.',
    },
    {
      question: 'Should I take magnesium in the evening?',
      answer:
        'You may, and for many people the evening meal is simply easy to remember. There is no good evidence that the hour ' +
        'decides about the effect. What matters more is a meal with it and some distance from any tablets that it could ' +
        'bind.',
    },
    {
      question: 'How do I know whether I am short of magnesium?',
      answer:
        'A real shortage is uncommon in healthy people and comes mostly with illness of the gut, heavy drinking or certain ' +
        'medicines. Twitching, weakness, loss of appetite or an irregular pulse should be examined. An online ' +
        'questionnaire cannot tell you, and a blood test needs somebody to interpret it.',
    },
  ],
}
