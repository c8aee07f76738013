import type { LibraryTopic } from '#content/library/topic.ts'

export const supplementLabels: LibraryTopic = {
  id: 'supplement-labels',
  pillar: 'supplements',
  name: 'reading a supplement label',
  gravity: 'everyday',
  titles: [
    'What is a supplement label really telling you?',
    'Read the back of the bottle before the front',
    'The serving size is the first thing to look for',
    'Turn the bottle round, and take your time',
  ],
  keywords: [
    'supplement label',
    'how to read a supplement label',
    'supplement facts',
    'serving size',
    'proprietary blend',
    'daily value',
    'other ingredients',
    'supplement claims',
    'supplement labels',
    'proprietary blends',
  ],
  tags: ['supplements', 'labels', 'shopping', 'basics'],
  summary: 'Serving, amount, form and the words that mean little: a calm order in which to read the back of a supplement bottle.',
  passages: [
    {
      role: 'why',
      heading: 'The front sells, the back informs',
      text:
        'The front of a bottle is written to be picked up. It may say *energy* or *immune support* in large letters and ' +
        'leave the amounts to the small print behind. In the United States, the NIH Office of Dietary Supplements reminds ' +
        'buyers that nobody in authority decides whether a supplement works before it is sold. Elsewhere the rules differ, ' +
        'yet the habit that protects you is the same.\n\n' +
        'Turn the bottle round and read the panel as you would read the bill in a restaurant. What did I get, how much of ' +
        'it, and what is on here that I never ordered?',
      sources: ['nih-ods-what-you-need-to-know'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Serving, amount, form',
      text:
        'Every amount on the panel belongs to a **serving**, and the serving is printed above it in small type. Where one ' +
        'bottle means one capsule, another means four. Divide before you compare, or you will take the larger number for ' +
        'the better product.\n\n' +
        'After the amount comes the form. A mineral is sold as part of a compound, and a careful label says whether it ' +
        'counts the mineral alone or the whole compound. The percentage beside it compares the serving with a reference ' +
        'value made for labels, which is often close to what you need and sometimes not. Fillers, sweeteners and possible ' +
        'allergens stand at the very end, under the other ingredients.',
      sources: ['nih-ods-multivitamins', 'nih-ods-what-you-need-to-know'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Five questions at the kitchen window',
      text:
        'Good light helps, and so does a pencil. Go down the panel in this order and answer each question on one line of ' +
        'paper.\n\n' +
        '- How many capsules or scoops make one serving, and how long does the bottle last at that rate?\n' +
        '- How much of the one substance I want is in it?\n' +
        '- In which form, and is that the form I meant to buy?\n' +
        '- What else is inside, and do I already get it from another product?\n' +
        '- Who made it, how can I reach them, and when does it expire?\n\n' +
        'A question that the label leaves open is an answer as well. You are allowed to put the bottle back.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Words that carry no weight',
      text:
        'Some words on a bottle have no amount behind them. *Natural* names an origin and promises nothing about safety. ' +
        '*Clinically studied* may refer to one ingredient, tested in another quantity and in other people. *Advanced* ' +
        'means that there was an earlier label.\n\n' +
        'The **proprietary blend** deserves its own warning. It gives a total weight for several substances together, so ' +
        'you learn what is inside and never how much of each. Adding up by product name is the other common slip: the same ' +
        'vitamin can sit in a tablet, a fizzy drink and a breakfast cereal, and nobody but you does the sum.',
      sources: ['nccih-wisely'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'When your label looks different',
      text:
        'Labels follow the law of the country in which they are sold. In the United States you will find a panel called ' +
        'Supplement Facts. In the European Union a food supplement has to state the daily portion, warn you not to exceed ' +
        'it, remind you that it does not replace a varied diet, and tell you to keep it from young children. It may not ' +
        'claim to prevent, treat or cure a disease.\n\n' +
        'Shopping online, ask for a photograph of the back panel before you pay. If you avoid gelatine, lactose or soya, ' +
        'read the capsule’s own ingredients, since the powder inside is only half the story.',
      sources: ['eu-food-supplements'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'What no label can tell you',
      text:
        'Print cannot know you. It does not say whether you are short of anything, whether the contents match the words, ' +
        'or how the capsule gets on with the tablets you already take. The first is a matter for a doctor or dietitian, ' +
        'sometimes with a blood test. For the last, a pharmacist needs two minutes and a photograph of both packs.\n\n' +
        'Ask before the first capsule if you are pregnant or breastfeeding, live with a long illness, take regular ' +
        'medication, expect an operation, or are buying for a child. Swelling of the face, trouble breathing or pain in ' +
        'the chest after a capsule means emergency help, with the bottle in your hand.',
      sources: ['nccih-wisely'],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'On a supplement label every amount belongs to one serving, and a serving may be one capsule or four. Two bottles ' +
        'can only be compared once that has been worked out.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'A proprietary blend on a supplement label gives one weight for several substances together, so the buyer cannot ' +
        'know how much of each is in the capsule.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'In the European Union a food supplement may not claim to prevent, treat or cure a disease, and its label must ' +
        'name a daily portion that should not be exceeded.',
      sources: ['eu-food-supplements'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'The word natural on a supplement says where something came from. The American institute NCCIH reminds its readers ' +
        'that natural does not always mean safe.',
      sources: ['nccih-wisely'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Turn one bottle round today and read the serving size before anything else.',
    'Write the daily amount of its main substance on a slip of paper and tape it to the lid.',
    'Look for the same substance in every other product you use and add the amounts up.',
    'Cross out every word on the front that has no number on the back to support it.',
    'Check the expiry dates in your cupboard and take old bottles back to the pharmacy.',
    'Photograph the back of each label so that you have it with you at the next appointment.',
  ],
  questions: [
    {
      question: 'Is a higher percentage on the label better?',
      answer:
        'Not by itself. The percentage compares one serving with a reference value made for labels. A very high figure may ' +
        'be pointless, and with some vitamins and minerals it is unwise over time. When a number surprises you, show it to ' +
        'a pharmacist before you take the capsule.',
    },
    {
      question: 'Do the other ingredients matter?',
      answer:
        'Sometimes. Most are there to hold, coat or flavour the product and trouble nobody. They matter if you have an ' +
        'allergy, avoid animal products, or notice that your stomach reacts to certain sweeteners. They also show you how ' +
        'much sugar a gummy brings along.',
    },
    {
      question: 'What if the label is in a language I cannot read?',
      answer:
        'Leave the bottle where it is, or have the whole panel translated by a person you trust, warnings included. A name ' +
        'and a number are too little to go by, because the unit, the serving and the form may all differ from what you ' +
        'know at home.',
    },
  ],
}
