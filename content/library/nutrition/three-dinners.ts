import type { LibraryTopic } from '#content/library/topic.ts'

export const threeDinners: LibraryTopic = {
  id: 'three-dinners',
  pillar: 'nutrition',
  name: 'planning three dinners',
  gravity: 'everyday',
  titles: [
    'Three dinners are enough of a plan',
    'What is for dinner on Wednesday?',
    'Plan three evenings and leave four alone',
    'The shopping list that begins at the freezer',
  ],
  keywords: [
    'meal planning',
    'dinner ideas',
    'weekly plan',
    'shopping list',
    'meal prep',
    'leftovers',
    'quick dinner',
    'weeknight dinners',
    'batch cooking',
    'freezer meals',
    'dinner from the freezer',
    'freezer dinners',
    'meal prepping',
    'what to cook when tired',
    'cooking after work',
    'what to cook tonight',
    'meal plan for one',
    'plan meals',
  ],
  tags: ['planning', 'dinner', 'shopping', 'freezer'],
  summary: 'A plan for the three hardest evenings of the week, a list that follows from it, and a freezer that is on your side.',
  passages: [
    {
      role: 'why',
      heading: 'The question that arrives at six',
      text:
        'Dinner is seldom difficult as a matter of cooking. It is difficult because the decision falls at the worst ' +
        'hour, when everyone is hungry and the shop is behind you. A plan moves the decision to a better one.\n\n' +
        'In a French study of more than 40,000 adults, those who planned their meals at least now and then ate more ' +
        'varied food and kept somewhat closer to the national guidelines than those who did not. It was a snapshot, so ' +
        'it cannot show which came first, the plan or the kind of person who plans. It does fit what most cooks know: ' +
        'on the evenings that have a name, people cook.',
      sources: ['ijbnpa-meal-planning-2017'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Why three and not seven',
      text:
        'A plan for seven evenings is a forecast, and it fails at the first overtime. Three is a number that survives. ' +
        'One of the remaining evenings will be leftovers, one will be bread and cheese, one will be somewhere else, ' +
        'and nobody has to feel that the plan was broken.\n\n' +
        'Planning also saves you from the two most expensive moments in the kitchen: the second trip to the shop, and ' +
        'the courgette that you throw away. When you know what the cream and the leeks are for, they get used. A list ' +
        'made from three dishes is short enough to be shopped in twenty minutes, and to be done from memory in the ' +
        'fourth week.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Fifteen minutes with the calendar open',
      text:
        'Take the calendar before the cookbook, and work in this order.\n\n' +
        '- Mark the three evenings on which you will be latest or most tired.\n' +
        '- Look into the freezer and the fridge. What has to be eaten becomes the first dinner.\n' +
        '- Choose two more dishes that you can make without a recipe, each with a vegetable, something with protein ' +
        'and something that fills.\n' +
        '- Write the list in the order of the shop, and add one thing that keeps.\n' +
        '- Cook one of the three in double quantity and freeze half, with name and date.\n\n' +
        'Hang the three names where the household can read them. The plan belongs to whoever comes home first.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'New recipes on Tuesdays, and other traps',
      text:
        'Ambition is the usual one: a dish with fourteen ingredients for the evening with the parents’ meeting. Keep ' +
        'new recipes for a day with time. Forgetting to thaw comes next, so move tomorrow’s box into the fridge when ' +
        'you clear away tonight’s dinner.\n\n' +
        'The third concerns safety. The United States Department of Agriculture advises throwing away food that has ' +
        'stood at room temperature for more than two hours, and using most cooked leftovers within three to four days. ' +
        'Cool large amounts in shallow dishes, put them in the fridge promptly, and heat them until they steam all ' +
        'through. Cooked rice deserves special haste.',
      sources: ['usda-leftovers'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'For one person, for shifts, for a small freezer',
      text:
        'Living alone, cook for two and freeze the second plate; your future self is the guest. With changing shifts, ' +
        'plan by the hour at which you come home and ignore the day of the week: one dish for early, one for late, one ' +
        'for the night. In a shared house, let each person own one evening and choose freely.\n\n' +
        'A small freezer compartment still holds flat things. Fill soup or sauce into bags, press them thin and stack ' +
        'them like books. Where money is tight, build the three dinners around one chicken, one bag of lentils or one ' +
        'cabbage, and let it appear in three different coats.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'What a plan cannot solve',
      text:
        'No list helps where the money does not reach for food. In that case please ask early: social services, a food ' +
        'bank or a school can often help quickly and discreetly. An allergy, coeliac disease, diabetes or kidney ' +
        'disease in the household may need a dietitian’s plan, into which your three dinners then fit.\n\n' +
        'Pregnant women, frail older people and anyone whose immune system is weakened should keep to stricter rules ' +
        'for leftovers and cold meats; the midwife or the treating team has them in writing. If planning meals has ' +
        'become a way of controlling every bite, and an unplanned dinner frightens you, speak to your doctor about it.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'People who plan their meals tend to eat more varied food, a large French survey found in 2017. It could not ' +
        'tell whether the plan or the person made the difference.',
      sources: ['ijbnpa-meal-planning-2017'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      text:
        'Three planned dinners are a plan that survives the week; the other evenings may be leftovers, bread and ' +
        'cheese or somebody else’s kitchen, and none of them counts as failure.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Cooked food keeps three to four days in the fridge, by the rule of the United States Department of ' +
        'Agriculture, provided that it has not stood at room temperature for over two hours.',
      sources: ['usda-leftovers'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'A box without a label is a box that nobody eats. A strip of tape with the name and the date turns the freezer ' +
        'from a museum into a pantry.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Mark the three hardest evenings of the coming week in the calendar.',
    'Write down three dinners that you can cook without looking anything up.',
    'Cook one of them in double quantity and freeze half of it.',
    'Label everything in the freezer that you can still identify.',
    'Move tomorrow’s frozen box into the fridge tonight.',
    'Keep the list of a good week and use it again next month.',
  ],
  questions: [
    {
      question: 'How far ahead should I plan?',
      answer:
        'Three evenings are enough, and one week is the longest that most households can foresee. Plan on the day ' +
        'before you shop, with the calendar in your hand. If you order groceries online, keep the last good basket and ' +
        'change three things in it.',
    },
    {
      question: 'Which dishes freeze well?',
      answer:
        'Soups, stews, curries, tomato and meat sauces, cooked beans, bread and most cakes do. Salads, boiled ' +
        'potatoes, cream sauces and anything crisp do not. Freeze in portions of the size you eat, flat if possible, ' +
        'and write on it what it is. Thaw in the fridge, never on the radiator.',
    },
    {
      question: 'What if nobody wants what is on the plan?',
      answer:
        'Swap two evenings, since the ingredients are all in the house. A plan is there to settle the shopping, and ' +
        'the mood may settle the order. If a dish is refused twice, drop it from the list and ask the person who ' +
        'refused it to name the replacement.',
    },
  ],
}
