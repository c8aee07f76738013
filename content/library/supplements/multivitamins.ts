import type { LibraryTopic } from '#content/library/topic.ts'

export const multivitamins: LibraryTopic = {
  id: 'multivitamins',
  pillar: 'supplements',
  name: 'multivitamins',
  gravity: 'everyday',
  titles: [
    'Does a daily multivitamin do anything?',
    'A multivitamin cannot eat your vegetables for you',
    'Look for the gap before you buy the tablet',
    'Small insurance or expensive habit: a look at multivitamins',
  ],
  keywords: [
    'multivitamin',
    'do multivitamins work',
    'best multivitamin',
    'vitamin supplement',
    'multivitamin for women',
    'multivitamin for men',
    'beta carotene',
    'vitamin gummies',
    'nutrient gaps',
    'multi vitamins',
  ],
  tags: ['supplements', 'vitamins', 'food', 'basics'],
  summary:
    'What a daily multivitamin can and cannot promise, how to choose a plain one, and which gaps are better filled by food.',
  passages: [
    {
      role: 'why',
      heading: 'Insurance against an unknown event',
      text:
        'Many people take a multivitamin the way they lock a door twice. Nothing in particular is feared; it simply feels ' +
        'responsible. In 2022 the United States Preventive Services Task Force looked at the trials and concluded that the ' +
        'evidence is insufficient to say whether multivitamins prevent heart disease or cancer, for better or worse. It ' +
        'advised against beta carotene and vitamin E for that purpose.\n\n' +
        'That leaves a narrower use. A plain tablet can cover a real gap in what someone eats. Whether you have such a gap ' +
        'is the question, and it can be answered at the kitchen table more cheaply than in a shop.',
      sources: ['uspstf-vitamins'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'A name without a recipe',
      text:
        'There is no standard multivitamin. The NIH Office of Dietary Supplements points out that each maker decides what ' +
        'goes in and how much, so two bottles with the same word on the front can be quite different products. Among the ' +
        'commonest are basic tablets, taken once a day, with most vitamins and minerals in amounts close to the ' +
        'recommended ones. Others hold several times as much, or add herbs and enzymes.\n\n' +
        'Bulky minerals such as calcium, magnesium and potassium hardly fit into one tablet and are usually present in ' +
        'small amounts only. And no tablet contains what else is in an apple: fibre, water, and the work of chewing it.',
      sources: ['nih-ods-multivitamins'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Find the hole, then choose the patch',
      text:
        'Write down roughly what you eat on three ordinary days, without changing it. Then ask of each day: was there ' +
        'fruit, were there two kinds of vegetable, something from whole grain, beans or nuts, a source of protein, dairy ' +
        'or a fortified alternative? An empty column shows the gap, and often a shopping list closes it.\n\n' +
        'If you still prefer a tablet, take a basic one. Look for values around the daily reference and not many times ' +
        'above it, for a version made for your age and sex, and for an independent quality mark. One product, one tablet, ' +
        'with a meal.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'More of everything',
      text:
        'Layering is the commonest error: a multivitamin, a drink powder, a hair formula and fortified cereal, each with ' +
        'the same handful of vitamins. With those that the body stores, vitamin A for instance, such sums can become ' +
        'harmful over time.\n\n' +
        'Another is to choose by strength. For people who smoke or used to smoke, products with much beta carotene are to ' +
        'be avoided, because trials found more lung cancer with it in that group. Gummies look like sweets to a child, so ' +
        'keep them as you would keep medicine. And the feeling of having been good in the morning should not become the ' +
        'permission for the evening.',
      sources: ['uspstf-vitamins', 'nih-ods-multivitamins'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Vegans, pregnancy, small appetites',
      text:
        'Some stages of life need something specific, and a general tablet may contain too little of it or the wrong ' +
        'thing. People who eat no animal products need a dependable source of vitamin B12. Anyone who is pregnant or hopes ' +
        'to be should ask about folic acid early, and about vitamin A, which is harmful to the child in large amounts.\n\n' +
        'Older adults who eat little, people after surgery on the stomach, and those who live with an illness of the gut ' +
        'are best served by a plan from a dietitian or the clinic. Men and women past the menopause usually do not need ' +
        'the iron that many products contain.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Tiredness is not a vitamin test',
      text:
        'A multivitamin is a poor way to investigate a complaint. Lasting tiredness, weight loss without trying, hair that ' +
        'falls out, numb feet or a sore tongue may come from a shortage, from an illness, or from neither. A doctor can ' +
        'find out with a few questions and a blood test; a tablet taken beforehand may only blur the result.\n\n' +
        'With warfarin, even the vitamin K in a tablet can matter, so keep to what you have agreed with your clinic. ' +
        'During cancer treatment ask the oncology team about every supplement, including the harmless-looking ones. They ' +
        'will have an opinion, and you should hear it.',
      sources: ['nih-ods-what-you-need-to-know'],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'The United States Preventive Services Task Force found in 2022 that the evidence is insufficient to say whether ' +
        'multivitamins prevent heart disease or cancer in healthy adults.',
      sources: ['uspstf-vitamins'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'No standard recipe for a multivitamin exists. Each maker decides what goes in and how much, so two bottles of the ' +
        'same name may have little in common.',
      sources: ['nih-ods-multivitamins'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'The United States Preventive Services Task Force advises against beta carotene supplements for preventing cancer ' +
        'or heart disease, because the harm, above all in people who smoke, outweighs any benefit.',
      sources: ['uspstf-vitamins'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'A food diary of three ordinary days usually shows more about missing vitamins than an online quiz, and the ' +
        'shopping list that follows from it costs less than most bottles.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Write down what you eat on three ordinary days without improving it.',
    'Mark the food group that is missing most often and buy two things from it.',
    'Count how many of your products contain vitamin A and write the sum on paper.',
    'Hold your tablet’s label against the daily reference and mark whatever is far above it.',
    'Move gummies and tablets to a shelf that no child can reach.',
    'Finish one of two overlapping products and do not replace it.',
  ],
  questions: [
    {
      question: 'Is a multivitamin harmful?',
      answer:
        'A basic product with amounts near the daily reference is safe for most healthy adults. Trouble comes from ' +
        'high-strength versions, from several products at once, and in particular situations such as pregnancy, smoking or ' +
        'treatment with warfarin. If one of these applies, ask before you buy.',
    },
    {
      question: 'Are natural vitamins better than synthetic ones?',
      answer:
        'For most vitamins the body makes no difference between the two, and the word natural is used freely. A few forms ' +
        'are absorbed somewhat better than others, which a pharmacist can explain. A clear label and a modest amount are ' +
        'better guides than the origin.',
    },
    {
      question: 'When should I take a multivitamin?',
      answer:
        'With a meal, because some vitamins need fat to be taken up and a full stomach is less likely to feel queasy. The ' +
        'hour is free. If you take thyroid tablets, certain antibiotics or iron on prescription, ask your pharmacist how ' +
        'far apart to keep them.',
    },
  ],
}
