import type { LibraryTopic } from '#content/library/topic.ts'

export const iron: LibraryTopic = {
  id: 'iron',
  pillar: 'supplements',
  name: 'iron',
  gravity: 'grave',
  titles: [
    'Tired and thinking of iron?',
    'Iron is for people who have been tested',
    'Ask for the blood test before you buy the tablets',
    'Too little iron, too much iron, and how to know',
  ],
  keywords: [
    'iron supplement',
    'iron deficiency',
    'ferritin',
    'iron tablets',
    'tired all the time',
    'iron rich foods',
    'iron and constipation',
    'anaemia',
    'iron blood test',
    'heavy periods iron',
  ],
  tags: ['supplements', 'iron', 'tiredness', 'food'],
  summary: 'Why iron belongs after a blood test, what food can do in the meantime, and how to keep the tablets safe at home.',
  passages: [
    {
      role: 'why',
      heading: 'Tiredness has many causes',
      text:
        'Iron carries oxygen in the blood, so a shortage can make stairs longer and afternoons grey. It is common in some ' +
        'groups and uncommon in others: people with heavy periods, pregnant women and frequent blood donors run short ' +
        'easily, most men do not. The same tiredness comes from poor sleep, low mood, an underactive thyroid and a dozen ' +
        'other things.\n\n' +
        'Swallowing iron to find out is a bad experiment. It can upset the stomach for weeks, it can hide the reason for a ' +
        'real loss of blood, and for a minority of people it is harmful. A blood test answers the question in days.',
      sources: ['nih-ods-iron'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'A body that keeps what it has',
      text:
        'Surplus iron has no ready way out of the body, which protects itself at the door, by taking up more when stores ' +
        'are low and less when they are full. In an inherited condition called haemochromatosis the door stays open, iron ' +
        'gathers in the liver and elsewhere, and supplements make it worse. People may have it for years without knowing.\n\n' +
        'Food offers two kinds. The one in meat and fish is taken up easily; the one in beans, grains and leaves less so, ' +
        'and vitamin C in the same meal helps it along. Tea and coffee with the meal do the opposite.',
      sources: ['nih-ods-iron', 'nccih-wisely'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'An appointment and a better lunch',
      text:
        'Make the appointment first. Tell the doctor how long you have been tired, how heavy your periods are, whether you ' +
        'give blood, what you eat and which remedies you take. Ask which values will be tested; a blood count together ' +
        'with ferritin, the marker of the store, is the usual beginning.\n\n' +
        'While you wait, let the kitchen help. Lentils with peppers, porridge with berries, a little red meat or mussels ' +
        'if you eat them, and the tea an hour after lunch. If iron is prescribed, ask how to take it, for how long, and ' +
        'when the blood will be checked again. That second test is the one that people forget.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'The quiz, the gummy and the early stop',
      text:
        'An online quiz will find signs of iron shortage in nearly everyone, since nearly everyone is tired. Another error ' +
        'sits unnoticed in multivitamins and *energy* tonics: they often contain iron, and many who drink them have no ' +
        'need of it.\n\n' +
        'Those who truly lack iron tend to stop when they feel better, which is long before the stores are full. Some stop ' +
        'earlier because of constipation or nausea and tell nobody, although another preparation or another rhythm would ' +
        'often have worked. And starting a few days before the blood test muddles the picture, so hold back until the ' +
        'sample is taken, unless your doctor has told you otherwise.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Periods, plants, pregnancy, long runs',
      text:
        'Heavy periods deserve treatment of their own, since filling a bath with an open drain is tiring work; ask about ' +
        'it. People who eat no meat need clearly more iron from their food, because the plant form is harder to take up, ' +
        'and do well to make beans, lentils and whole grains a daily matter, with something sour or fresh beside them.\n\n' +
        'In pregnancy iron is checked as a routine, so follow the midwife’s plan and no other. Blood donors can ask the ' +
        'service for their values. Endurance runners with falling form should be tested before they change their diet. ' +
        'With an illness of the gut, tablets may fail and the clinic has other ways.',
      sources: ['nih-ods-iron'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Reasons not to wait, and a locked cupboard',
      text:
        'Low iron is a finding that needs a cause. In men, and in women after the menopause, doctors look for a hidden ' +
        'loss of blood, often in the gut. Blood in the stool, black stool without iron tablets, breathlessness at rest, ' +
        'chest pain or a racing heart should not wait for a routine appointment.\n\n' +
        'Iron interferes with some medicines, thyroid hormone among them, so let the pharmacist set the gaps. Above all, ' +
        'keep every product with iron locked away from children. An accidental overdose is one of the leading causes of ' +
        'fatal poisoning in the very young. If a child may have swallowed some, call the emergency number or poison centre ' +
        'at once, without waiting for signs.',
      sources: ['nih-ods-iron'],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Most people get enough iron from food. Those with heavy periods, pregnant women and frequent blood donors are ' +
        'among the groups who run short more easily than others.',
      sources: ['nih-ods-iron'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Iron supplements can harm people with haemochromatosis, an inherited condition in which too much of it gathers in ' +
        'the body and may damage the liver.',
      sources: ['nccih-wisely'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Products with iron must be locked away from children, because an accidental overdose is one of the leading causes ' +
        'of fatal poisoning in the very young.',
      sources: ['nih-ods-iron'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Iron should follow a blood test and be followed by another. Without the first nobody knows whether it is needed, ' +
        'and without the second nobody knows whether it worked.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Make an appointment if you have been unusually tired for more than a few weeks.',
    'Ask for the result of your last blood test and look for ferritin.',
    'Add peppers, berries or lemon juice to a meal with beans or lentils.',
    'Move tea and coffee an hour away from your main meal.',
    'Read your multivitamin for iron and ask whether you need it.',
    'Lock away every product that contains iron.',
  ],
  questions: [
    {
      question: 'Can I take a small amount of iron just in case?',
      answer:
        'Better not. A small amount rarely solves a real shortage, and if you are not short it brings only the side ' +
        'effects. People with unrecognised iron overload are harmed by it. The test is quick, and then you will know which ' +
        'group you belong to.',
    },
    {
      question: 'What helps against constipation from iron?',
      answer:
        'Tell the person who prescribed it before you give up. A different preparation, a smaller portion, another rhythm ' +
        'or taking it with food can make the difference, and which of these is right depends on your values. Water, fibre ' +
        'and walking help in the meantime.',
    },
    {
      question: 'Does spinach contain a lot of iron?',
      answer:
        'Some, though less reaches you than its fame suggests, because parts of the leaf bind it. Lentils, beans, oats, ' +
        'pumpkin seeds and, for those who eat them, meat and mussels do more. Spinach with lemon is still a very good ' +
        'vegetable.',
    },
  ],
}
