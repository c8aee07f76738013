import type { LibraryTopic } from '#content/library/topic.ts'

export const proteinPowder: LibraryTopic = {
  id: 'protein-powder',
  pillar: 'supplements',
  name: 'protein powder',
  gravity: 'everyday',
  titles: [
    'Do you need protein powder at all?',
    'Protein powder is food in a convenient shape',
    'Count your breakfasts before you buy a tub',
    'Whey, pea or an egg: how to choose your protein',
  ],
  keywords: [
    'protein powder',
    'whey protein',
    'plant protein powder',
    'do i need protein powder',
    'protein shake',
    'best protein powder',
    'pea protein',
    'protein after workout',
  ],
  tags: ['supplements', 'protein', 'food', 'training'],
  summary:
    'When protein powder is a sensible convenience, how to read the tub, and when a pot of yoghurt does the same for less.',
  passages: [
    {
      role: 'why',
      heading: 'A convenience, and an honest one',
      text:
        'Protein powder is among the more straightforward things on the shelf. It is a food with most of the water, fat ' +
        'and starch taken away. The International Society of Sports Nutrition says both halves of the truth: active people ' +
        'can meet their needs with ordinary food, and a powder is a practical way to do so when meals are hard to arrange.\n\n' +
        'The useful question is therefore about your week. Which meal regularly goes short of protein, and would a shaker ' +
        'reach it where an egg does not? For someone who leaves at five and eats on a train, the answer may well be yes.',
      sources: ['issn-protein'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'The total of the day comes first',
      text:
        'Your gut takes protein apart and passes on the pieces, whether they came from lentils or from a tub. What decides is ' +
        'the sum over the day, spread over meals that each bring a fair share. For most people who exercise, the ' +
        'International Society of Sports Nutrition regards **1.4 to 2.0 grams per kilogram of body weight a day** as ' +
        'sufficient. People who do not train usually need less, and illness can change the figure in either direction.\n\n' +
        'Whey comes from milk and is digested quickly; casein, also from milk, more slowly. Pea, soya and rice powders serve ' +
        'people who eat no dairy, and blends of several plants even out what each lacks.',
      sources: ['issn-protein'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Three days of plain bookkeeping',
      text:
        'Before you spend anything, write down what you eat for three ordinary days. No scale is needed. Mark every meal ' +
        'that contains a clear source of protein: eggs, fish, meat, tofu, beans, lentils, yoghurt, cheese. The meal ' +
        'without a mark is your candidate.\n\n' +
        'Try food there for a week. If that fails because of time or appetite, choose a powder with a short list of ' +
        'ingredients, read how much protein one serving holds, and compare the price per serving with that of yoghurt or ' +
        'eggs. Mix it into porridge or fruit, so that it becomes part of a meal and does not push one out.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'The shake that replaced lunch',
      text:
        'A shake in place of a meal takes fibre, vegetables and a pause away together with the calories, and hunger tends to ' +
        'come back by three. Products sold as *gainers* are often sugar with some protein; the label shows it within ' +
        'seconds.\n\n' +
        'Much worry goes into the minutes after training. The International Society of Sports Nutrition takes a relaxed view: ' +
        'protein before or after the session serves, and the effect of a workout lasts far longer than the changing room is ' +
        'open. Buying three flavours at once is the last mistake. You will like one of them.',
      sources: ['issn-protein'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Lactose, plants, appetite and budget',
      text:
        'If milk troubles you, a whey isolate contains less lactose than a concentrate, and plant powders contain none. A ' +
        'chalky texture improves with cold liquid and ten minutes of patience. On a small budget, dried skimmed milk, ' +
        'tinned fish, eggs and red lentils give more protein for the money than most tubs.\n\n' +
        'Older adults with a small appetite sometimes do well with a spoonful stirred into soup, because a large portion ' +
        'of meat is simply too much. Ask a dietitian when weight is falling without intention; that is a different task ' +
        'from feeding a workout, and it deserves a plan of its own.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When a dietitian should do the counting',
      text:
        'With kidney disease the right amount of protein is part of the treatment, and the team that looks after you sets ' +
        'it. The same holds after surgery on the stomach or gut and in serious liver disease. During pregnancy ask your ' +
        'midwife or doctor before you use powders that carry added vitamins, herbs or sweeteners.\n\n' +
        'If numbers on food make you anxious, or if meals have become a contest, please leave the shaker and the ' +
        'bookkeeping aside and talk to someone who treats eating disorders. Swelling, hives or trouble breathing after a ' +
        'shake points to an allergy and needs medical help at once.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Active people can cover their protein with ordinary food. The International Society of Sports Nutrition describes ' +
        'powders as a practical help where meals are hard to arrange.',
      sources: ['issn-protein'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'For most people who exercise, the International Society of Sports Nutrition regards 1.4 to 2.0 grams of protein ' +
        'per kilogram of body weight a day as sufficient, from food and powder together.',
      sources: ['issn-protein'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Protein before or after training serves about equally well. The effect of a workout on the muscle lasts much ' +
        'longer than the half hour in which people hurry to drink a shake.',
      sources: ['issn-protein'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'A protein shake works best as part of a meal, stirred into porridge or taken with fruit. As a substitute for ' +
        'lunch it removes the vegetables along with the effort.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Note for three days which of your meals contains a clear source of protein.',
    'Put eggs, yoghurt or beans into the weakest of those meals for one week.',
    'Read how many grams of protein one serving of your powder really holds.',
    'Compare the price of that serving with a pot of plain yoghurt.',
    'Stir half a serving into porridge and see whether it carries you to lunch.',
    'Finish the tub you have before you buy another flavour.',
  ],
  questions: [
    {
      question: 'Is plant protein worse than whey?',
      answer:
        'For everyday purposes the difference is small if you eat enough and vary your sources. Single plant proteins can ' +
        'be short of one building block or another, which mixed meals and blended powders make up for. Choose what agrees ' +
        'with your stomach and your kitchen.',
    },
    {
      question: 'Will protein powder make me bulky?',
      answer:
        'No powder builds muscle on its own. Muscle grows slowly, in answer to training that becomes harder over months, ' +
        'and protein supplies the material. What can add weight is the energy in shakes that come on top of your usual ' +
        'meals.',
    },
    {
      question: 'Can I use protein powder every day?',
      answer:
        'A serving a day as part of a varied diet is common and unproblematic for most healthy adults. If several meals ' +
        'depend on it, the diet has lost something else, usually fibre and plants. People with kidney trouble should ask ' +
        'their doctor first.',
    },
  ],
}
