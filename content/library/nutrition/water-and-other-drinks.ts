import type { LibraryTopic } from '#content/library/topic.ts'

export const waterAndOtherDrinks: LibraryTopic = {
  id: 'water-and-other-drinks',
  pillar: 'nutrition',
  name: 'water and other drinks',
  gravity: 'everyday',
  titles: [
    'What you drink counts too',
    'How much water is enough?',
    'A glass with every meal',
    'Change the drink before you change the dinner',
  ],
  keywords: [
    'water',
    'hydration',
    'how much water',
    'sugary drinks',
    'soft drinks',
    'juice',
    'coffee',
    'tea',
    'energy drinks',
    'sweeteners',
    'thirst',
    'tap water',
    'litres of water',
    'glasses of water',
    'drinking enough water',
    'diet drinks',
    'diet coke',
    'juice or fruit',
    'fizzy drinks',
    'sparkling water',
    'orange juice',
    'still water',
  ],
  tags: ['water', 'drinks', 'sugar', 'coffee'],
  summary:
    'How much to drink, which drinks count, what to do about sugar in glasses and cups, and who should follow a ' +
    'doctor’s figure instead.',
  passages: [
    {
      role: 'why',
      heading: 'Sugar that nobody chews',
      text:
        'Of all the changes people make to their food, the drink is often the least painful, because it is rarely the ' +
        'drink itself that they were looking forward to. A soft drink with lunch, a sweet coffee at three, juice in ' +
        'the evening: each is gone in a minute, and most people find that it fills less than food would.\n\n' +
        'The World Health Organization recommends that free sugars make up less than a tenth of our energy, and ' +
        'suggests going below a twentieth. Free sugars are those added to food and drink, and also those in honey, ' +
        'syrups and fruit juice. The sugar in a whole apple is not among them.',
      sources: ['who-sugars-2015'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Two litres, and where they come from',
      text:
        'The European Food Safety Authority considers a total of 2.0 litres of water a day adequate for women and 2.5 ' +
        'litres for men. That total includes everything: drinks of all kinds and the water in food. It holds for ' +
        'moderate temperatures and moderate activity, and it describes groups of people. As a daily duty for each ' +
        'single one it was never meant.\n\n' +
        'Your body keeps a closer account. Thirst is a good guide for most healthy adults, and the British health ' +
        'service offers a second one: urine of a clear, pale yellow. Its own advice is six to eight cups or glasses a ' +
        'day, and it counts water, lower-fat milk, tea, coffee and drinks without sugar.',
      sources: ['efsa-water-2010', 'nhs-water-and-drinks'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Tie the glass to something that already happens',
      text:
        'Reminders on a screen are soon dismissed. A glass that belongs to an event is not.\n\n' +
        '- One on getting up, before the coffee.\n' +
        '- One with each meal, poured before you sit down.\n' +
        '- One when you close the laptop.\n\n' +
        'For sweet drinks, change one at a time and begin with the least loved. Mix juice half and half with sparkling ' +
        'water, then a third, then a splash. Order the coffee without syrup, and take the sugar in the cup down by ' +
        'half a spoon each week. After a while the old version may taste oddly sweet, and that is the sign to stop ' +
        'adjusting.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Litres by the clock, sweetness by another name',
      text:
        'Drinking far beyond thirst helps nobody and, in extreme amounts, is dangerous. A bottle emptied by the clock ' +
        'mainly buys you more walks to the corridor.\n\n' +
        'Swapping every sugared drink for a sweetened one is a half measure. In 2023 the World Health Organization ' +
        'suggested not using non-sugar sweeteners as a means of controlling weight, having found no long-term benefit ' +
        'for body fat; the recommendation is conditional and does not apply to people who already have diabetes. As a ' +
        'bridge, a diet drink can serve. Energy drinks deserve a reading of the label, since many combine sugar with a ' +
        'large dose of caffeine. Smoothies and bottled iced teas hide more sugar than their pictures admit.',
      sources: ['who-sweeteners-2023'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Heat, sport, pregnancy and long meetings',
      text:
        'In heat, in dry aircraft and during long exercise you need more, and on those days thirst may lag behind. The ' +
        'European figures add 300 millilitres a day in pregnancy and about 700 while breastfeeding. Older people often ' +
        'feel thirst less; a jug on the table, soup and watery fruit do more than exhortation.\n\n' +
        'If your days are meetings, drink before and after them and let the cup of tea be the pause. People who wake ' +
        'at night to go to the toilet can move their drinking to the earlier part of the day. Anyone who dislikes ' +
        'plain water may use cold tea, a slice of lemon or mint.',
      sources: ['efsa-water-2010'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When the amount is a medical question',
      text:
        'Heart failure, kidney disease and dialysis come with drinking limits that a doctor sets, and general advice ' +
        'does not apply. The same goes for some water tablets and for certain hormone disorders. Great thirst with a ' +
        'lot of urine, for days and without a reason, should be checked soon, because diabetes can begin that way. ' +
        'Confusion, faintness or hardly any urine in hot weather or illness is urgent.\n\n' +
        'Grapefruit juice changes how a number of medicines work, some for cholesterol and blood pressure among them; ' +
        'ask your pharmacist. If you drink alcohol daily and wish to stop, speak to a doctor first, since stopping ' +
        'suddenly can be dangerous.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Two litres of water a day for women and two and a half for men is the European reference, and soup, fruit, ' +
        'tea and coffee are all part of it.',
      sources: ['efsa-water-2010'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Honey, syrups and fruit juice count as free sugars in the guideline of the World Health Organization, which ' +
        'recommends keeping all free sugars below a tenth of daily energy.',
      sources: ['who-sugars-2015'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Unsweetened tea and coffee belong to the day’s fluids; the British health service counts them in, together ' +
        'with water and lower-fat milk.',
      sources: ['nhs-water-and-drinks'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'A glass of water tied to something that happens anyway, such as getting up, sitting down to eat or closing ' +
        'the laptop, outlasts any reminder on a screen.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Put a glass beside the kettle and drink it before the first coffee.',
    'Count for one day how many of your drinks are sweet.',
    'Replace the sweet drink that you like least.',
    'Pour water for everyone before dinner comes to the table.',
    'Take half a spoon of sugar out of each cup this week.',
    'Read the label of one drink that you thought was healthy.',
  ],
  questions: [
    {
      question: 'Does coffee dry you out?',
      answer:
        'Coffee makes some people visit the toilet sooner, but for those who drink it regularly it counts as fluid. ' +
        'The more useful questions are how much caffeine you take, how late in the day, and what is stirred into the ' +
        'cup. In pregnancy caffeine should be limited; ask your midwife.',
    },
    {
      question: 'Are diet drinks all right?',
      answer:
        'An occasional one is unlikely to matter. As a long-term tool for weight, the World Health Organization ' +
        'suggested in 2023 not relying on sweeteners. If you live with diabetes that advice is not meant for you, so ' +
        'ask your team. Teeth suffer from acid in diet drinks as well.',
    },
    {
      question: 'How do I know that I drink enough?',
      answer:
        'If you are seldom thirsty and your urine is a pale yellow, you are probably fine. Dark urine, headache and ' +
        'tiredness on a hot day suggest a glass now. Some vitamins and medicines colour urine, and with heart or ' +
        'kidney disease your doctor’s figure goes before any rule.',
    },
  ],
}
