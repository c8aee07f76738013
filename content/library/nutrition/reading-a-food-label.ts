import type { LibraryTopic } from '#content/library/topic.ts'

export const readingAFoodLabel: LibraryTopic = {
  id: 'reading-a-food-label',
  pillar: 'nutrition',
  name: 'reading a food label',
  gravity: 'everyday',
  titles: [
    'Turn the packet round',
    'What do the numbers on the back say?',
    'The front of the packet is an advertisement',
    'Two lines and one list: reading a label in the aisle',
  ],
  keywords: [
    'food label',
    'nutrition label',
    'ingredients list',
    'nutrition facts',
    'per 100 g',
    'sugar on labels',
    'salt on labels',
    'health claims',
    'traffic light label',
    'read labels',
    'labels at the supermarket',
    'back of the pack',
    'read ingredients',
    'ingredients on the label',
  ],
  tags: ['labels', 'shopping', 'sugar', 'salt'],
  summary:
    'How to read the back of a packet in the aisle: the column for 100 grams, the first three ingredients, and words ' +
    'to ignore.',
  passages: [
    {
      role: 'why',
      heading: 'The front was written by a salesman',
      text:
        'A packet has two faces. The front is free to show wheat fields, grandmothers and the word “natural”. The back ' +
        'is regulated: what must stand there, in which order and in which units, is set by law in most countries, ' +
        'though not in the same way everywhere.\n\n' +
        'Learning to read the back takes one afternoon and then works for years. You will not use it for every ' +
        'purchase, and should not. Apples and lentils need no reading. It earns its keep with the things you buy again ' +
        'and again: bread, cereal, yoghurt, sauce, spreads, ready meals. Twenty products make up most households’ ' +
        'baskets, and once you have compared those, you are done.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Per hundred grams, and in order of weight',
      text:
        'Two rules explain most labels. First, ingredients are listed by weight, so the first three tell you what the ' +
        'product chiefly is. Sugar may stand there under several names, among them syrup, dextrose, maltose, ' +
        'concentrated juice and honey.\n\n' +
        'Second, numbers mean something only beside a quantity. In Europe the column for 100 grams or millilitres is ' +
        'the one for comparing; the portion is whatever the maker chooses. The American label counts per serving and ' +
        'adds a percentage of the daily value, of which the authority there says that five per cent or less is low and ' +
        'twenty per cent or more is high.',
      sources: ['nhs-food-labels', 'fda-nutrition-facts'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Four numbers worth knowing by heart',
      text:
        'The British health service gives limits for 100 grams of food, which travel well. A food is high when it ' +
        'contains more than this, and low at or under the second figure:\n\n' +
        '- **Fat:** 17.5 grams, low 3.\n' +
        '- **Saturated fat:** 5 grams, low 1.5.\n' +
        '- **Sugars:** 22.5 grams, low 5.\n' +
        '- **Salt:** 1.5 grams, low 0.3.\n\n' +
        'Drinks have stricter limits. Choose the one line that matters for the product, salt for bread or sauce, ' +
        'sugars for cereal and yoghurt, saturated fat for spreads and biscuits. Then compare two packets of the same ' +
        'kind and take the better one that you will also enjoy. Fibre, where it is printed, is the number you want ' +
        'higher.',
      sources: ['nhs-food-labels'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Portions for dolls, and other arithmetic',
      text:
        'A portion on the packet may be half of what anyone eats. When two cereals look alike in the small print, ' +
        'check whether one counts thirty grams and the other fifty. Comparing a concentrate with a ready product, or a ' +
        'dry soup with a liquid one, is the same mistake in another shape.\n\n' +
        '“No added sugar” still allows a lot of fruit concentrate, “light” is measured against a richer brother, and ' +
        '“high in protein” may come with as much fat and sugar as before. A nut spread, an oil or a hard cheese will ' +
        'show red and can be good food; labels judge numbers, and you judge amounts. Do not read so long that shopping ' +
        'becomes an examination.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'For tired eyes, quick shops and foreign aisles',
      text:
        'If the print is too small, photograph it and enlarge the picture. In a hurry, read only the first ingredient ' +
        'and one number. Colours on the front, where a country uses them, are a quick substitute, best for comparing ' +
        'within one shelf and weak for comparing oil with lemonade.\n\n' +
        'Abroad, look for the figure beside 100, since the layout is often similar even when the language is not. ' +
        'Those who cook for someone with diabetes will care about total carbohydrate more than about the line for ' +
        'sugars alone. Children like to play detective: let them find the yoghurt with the shortest list, and buy that ' +
        'one.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'What no label can tell you',
      text:
        'A label does not know how much you will eat, with what, or why. It says little about how a food was processed ' +
        'and nothing about your week. With an allergy or coeliac disease you need the list of allergens each time you ' +
        'buy, because recipes change; a dietitian can show you what may hide behind which word. Kidney disease, ' +
        'phenylketonuria and some medicines bring their own lists, and those come from your team.\n\n' +
        'If numbers on packets have begun to frighten you, or you cannot eat something whose label you have not seen, ' +
        'put them away for a while and speak to a doctor. Knowledge that makes meals smaller and lonelier is doing ' +
        'harm.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'For 100 grams of food, the British health service calls more than 22.5 grams of sugars high and 5 grams or ' +
        'less low; drinks have stricter limits.',
      sources: ['nhs-food-labels'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'If sugar, syrup or honey stands among the first three ingredients, the product is largely a sweet, whatever ' +
        'the picture on the front suggests.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'The American label counts by the serving, the European one by 100 grams as well. Whoever compares two packets ' +
        'should make sure that both columns mean the same amount.',
      sources: ['fda-nutrition-facts', 'nhs-food-labels'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Labels are most useful for comparing two packets of the same kind. Between lentils and chocolate there is ' +
        'nothing to compare, and apples need no reading at all.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Compare two breakfast cereals by sugars per 100 grams.',
    'Read the first three ingredients of the sauce you use most.',
    'Photograph the label of your usual bread and compare it in the shop.',
    'Find one product at home whose front promises more than its back.',
    'Check how many portions the packet claims to hold, and how many you eat.',
    'Settle on a standard brand for three things, and stop reading their labels.',
  ],
  questions: [
    {
      question: 'Which number should I look at first?',
      answer:
        'It depends on the product. For bread, sauces, cheese and ready meals it is salt; for cereals, yoghurts and ' +
        'drinks, sugars; for spreads, biscuits and pastries, saturated fat. Use the column for 100 grams, compare two ' +
        'packets of the same kind, and leave the other lines for another day.',
    },
    {
      question: 'Do long ingredient lists mean bad food?',
      answer:
        'Not by themselves. A good muesli has many ingredients, and white sugar has one. A long list of things that ' +
        'you would not find in a kitchen suggests a heavily processed product, which is a reason to eat it less often. ' +
        'It is a clue and no verdict.',
    },
    {
      question: 'Are sugars on the label always added sugar?',
      answer:
        'In Europe the line shows all sugars together, those of milk and fruit included, so plain yoghurt never reads ' +
        'zero. The list of ingredients tells you whether any were added. The American label prints added sugars on a ' +
        'line of their own.',
    },
  ],
}
