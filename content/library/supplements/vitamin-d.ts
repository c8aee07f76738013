import type { LibraryTopic } from '#content/library/topic.ts'

export const vitaminD: LibraryTopic = {
  id: 'vitamin-d',
  pillar: 'supplements',
  name: 'vitamin D',
  gravity: 'grave',
  titles: [
    'Should you take vitamin D in winter?',
    'Vitamin D is about bones before anything else',
    'Ask how you live before you ask for a blood test',
    'Sun, food or a tablet: finding your own need for vitamin D',
  ],
  keywords: [
    'vitamin d',
    'vitamin d supplement',
    'vitamin d winter',
    'vitamin d deficiency',
    'vitamin d test',
    'vitamin d3',
    'cholecalciferol',
    'vitamin d too much',
    'micrograms iu',
  ],
  tags: ['supplements', 'vitamins', 'winter', 'bones'],
  summary: 'Who may run short of vitamin D, why a routine test is seldom needed, and how to avoid taking it three times over.',
  passages: [
    {
      role: 'why',
      heading: 'A vitamin that depends on where you live',
      text:
        'Most vitamins come from the plate. Vitamin D comes largely from the skin, which makes it in sunlight, and only a ' +
        'few foods contain much of it. That makes it the one vitamin for which your latitude, your clothes and your job ' +
        'matter as much as your meals.\n\n' +
        'It helps the body to take up calcium and so keeps bones firm; children who lack it may get rickets, and adults a ' +
        'painful softening of the bones. Several countries with dark winters advise a supplement for the dark months, ' +
        'others rely on fortified food. The question to ask is therefore local: what does the health service where I live ' +
        'recommend for somebody who lives as I do?',
      sources: ['nih-ods-vitamin-d'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Stored, and hard to get rid of',
      text:
        'Vitamin D is soluble in fat and the body keeps a store. A sunny summer can carry you some way into autumn, and a ' +
        'forgotten tablet does no harm. The same store is the reason for care: what is not needed does not simply leave ' +
        'with the urine. Far too much over a long time raises calcium in the blood, with nausea, confusion, kidney stones ' +
        'and disturbances of the heartbeat. Sunlight cannot do that; supplements can.\n\n' +
        'Labels use two units. One microgram is the same as 40 international units, so a product with a huge number in IU ' +
        'may hold an ordinary amount, or not, and it pays to convert.',
      sources: ['nih-ods-vitamin-d'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Look at the year you really have',
      text:
        'Sit down with three questions. How often is your skin in daylight between spring and autumn, at what hours, and ' +
        'how much of it? How often do oily fish, eggs or fortified foods come to the table? And what does your national ' +
        'health service advise for your age, for pregnancy or for people who are mostly indoors?\n\n' +
        'If the answers point to a gap, a plain tablet at the recommended amount is an inexpensive way to close it. Take ' +
        'it with a meal, on most days, through the months for which it is advised. Write the month of stopping on the box, ' +
        'so that the winter habit does not turn into a second one in July.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Testing everyone, and counting nothing',
      text:
        'Two habits have grown up around this vitamin. One is the blood test for everybody. In its guideline of 2024 the ' +
        'Endocrine Society suggests against routine testing in people without an established reason, because it found no ' +
        'level at which disease is known to be prevented. The other is the generous dose for good measure; for generally ' +
        'healthy adults the same guideline sees no ground to go beyond the usual recommended intake.\n\n' +
        'A quieter mistake is to take it three times over: in a multivitamin, in cod liver oil and in a separate tablet, ' +
        'each sensible and together more than anyone meant. Add the labels before you add a product.',
      sources: ['endocrine-vitamin-d'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Little sun, darker skin, later years',
      text:
        'Some people are more likely to need a supplement all year: those who are indoors or work at night, those whose ' +
        'clothes cover most of the skin, people with dark skin who live far from the equator, and those whose gut absorbs ' +
        'fat poorly. The Endocrine Society suggests supplements, above all, for children and teenagers, in pregnancy, for ' +
        'adults older than 75 and for people with high-risk prediabetes.\n\n' +
        'For babies there are separate rules and separate drops, so ask the midwife or the children’s clinic. Vegans can ' +
        'look for D2 or for D3 made from lichen. A drop on a spoon is easier than a tablet for anyone who dislikes ' +
        'swallowing.',
      sources: ['endocrine-vitamin-d', 'nih-ods-vitamin-d'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When it stops being your own decision',
      text:
        'Kidney disease, kidney stones, sarcoidosis, an overactive parathyroid or a high calcium level change the picture ' +
        'completely. In these cases any vitamin D belongs to the doctor who knows your blood values. Some heart medicines, ' +
        'water tablets, steroids and medicines that block the uptake of fat are also worth a question at the pharmacy.\n\n' +
        'Bone pain, weak thighs on the stairs, or a fracture after a small fall call for an examination and not for a ' +
        'bigger tablet. If tiredness is your only reason for taking it, have the tiredness looked at. It has many causes, ' +
        'and this vitamin is rarely the whole of it.',
      sources: ['nih-ods-vitamin-d'],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'The Endocrine Society suggests against routine blood tests for vitamin D in people without an established reason, ' +
        'because no level is known at which disease in general is prevented.',
      sources: ['endocrine-vitamin-d'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Vitamin D is stored in the body, so too much over a long time can raise calcium in the blood and harm the ' +
        'kidneys. Supplements are the usual cause; sunlight does not do it.',
      sources: ['nih-ods-vitamin-d'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'On labels for vitamin D, one microgram is the same as 40 international units. Converting both bottles to one unit ' +
        'is the first step of any comparison.',
      sources: ['nih-ods-vitamin-d'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Vitamin D often hides in multivitamins, cod liver oil and fortified foods at once, so the labels should be added ' +
        'together before a separate tablet is bought.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Look up what the health service of your country advises on vitamin D for your age.',
    'Write down every product in your home that contains it and add the amounts.',
    'Convert the label of your tablet from IU to micrograms or the other way round.',
    'Spend one lunch break this week outdoors.',
    'Put oily fish, eggs or a fortified food on the shopping list.',
    'Write on the box the month in which you will stop.',
  ],
  questions: [
    {
      question: 'Do I need a blood test before I take vitamin D?',
      answer:
        'Usually not, if you stay with the ordinary amount that your country recommends. A test makes sense when a doctor ' +
        'suspects a shortage, when bones are already affected, or when illness disturbs absorption. Then it is ordered for ' +
        'a reason and read by somebody who knows yours.',
    },
    {
      question: 'Is D3 better than D2?',
      answer:
        'Both count. D3 is the form that skin makes and tends to raise the blood level somewhat more; D2 comes from plants ' +
        'and fungi. For most people the regular use of one of them matters far more than the choice. Vegans can also find ' +
        'D3 from lichen.',
    },
    {
      question: 'Can I get enough through a window?',
      answer:
        'No. Glass holds back the part of sunlight with which the skin makes vitamin D. A desk in the sun warms you and ' +
        'brightens the day, which is worth having, but for this purpose only time outdoors helps. Even then, sunburn is ' +
        'never the goal.',
    },
  ],
}
