import type { LibraryTopic } from '#content/library/topic.ts'

export const familyMeals: LibraryTopic = {
  id: 'family-meals',
  pillar: 'nutrition',
  name: 'cooking for children and oneself',
  gravity: 'grave',
  titles: [
    'One dinner for big and small',
    'What if they only want plain pasta?',
    'Cook once and serve it apart',
    'You choose what is served, they choose how much',
  ],
  keywords: [
    'family meals',
    'picky eaters',
    'fussy eating',
    'cooking for children',
    'kids and vegetables',
    'family dinner',
    'toddler food',
    'parents eating',
    'one meal for all',
    'cooking for the family',
    'child will not eat',
    'fussy eaters',
    'eat their vegetables',
    'kids eat veg',
  ],
  tags: ['family', 'children', 'dinner', 'cooking'],
  summary:
    'One meal for the whole table: how to serve it apart, how children learn to like new food, and how you get a ' +
    'proper plate too.',
  passages: [
    {
      role: 'why',
      heading: 'Two dinners are one too many',
      text:
        'A parent who cooks pasta at half past five and something else at eight works two shifts and often eats ' +
        'neither meal properly. The children, for their part, never meet the food that adults eat. One dinner for ' +
        'everyone saves an hour and teaches something.\n\n' +
        'What it teaches has been studied. A systematic review by the United States Department of Agriculture, made ' +
        'for its 2025 dietary guidelines committee, judged with moderate confidence that tasting a vegetable again and ' +
        'again makes children between two and six more likely to accept it. Tasting means a bite. It does not mean a ' +
        'cleared plate, and it takes many calm evenings.',
      sources: ['usda-repeated-exposure-2025'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'How a child comes to like a courgette',
      text:
        'Small children distrust unfamiliar food, and for a creature that puts everything in its mouth this is a ' +
        'sensible trait. The distrust is strongest in the years before school and fades slowly. Familiarity wears it ' +
        'down: the same vegetable seen, smelled, touched and now and then tasted, in a calm room, with people who eat ' +
        'it themselves.\n\n' +
        'Pressure works against that. A child who must finish learns mainly that the food is unpleasant enough to need ' +
        'force, and stops listening to its own fullness. Appetite also varies widely from day to day, so a single ' +
        'dinner says little. Look at a week, and most healthy children have eaten a reasonable mixture.',
      sources: ['usda-repeated-exposure-2025'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Build the meal from bowls',
      text:
        'Cook one meal and serve its parts separately, so that everyone can put together a plate.\n\n' +
        '- One filling thing that everybody eats, such as rice, potatoes, pasta or bread.\n' +
        '- One or two vegetables, at least one of them raw or very plain.\n' +
        '- Something with protein: eggs, beans, chicken, fish, cheese or tofu.\n' +
        '- A sauce or spices in a bowl of their own, for the adults.\n\n' +
        'You decide what is served, when and where; the child decides whether to eat and how much. The dietitian Ellyn ' +
        'Satter called this the division of responsibility. Put one safe food on the table, add no second menu, and ' +
        'eat your own portion while it is warm.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Bribes, aeroplanes and the mashed secret',
      text:
        '“Three more bites and you get pudding” makes the pudding precious and the beans a toll. If there is dessert, ' +
        'let it be small and unconditional. Praise for eating a lot teaches a child to eat for applause, and scolding ' +
        'does the same in reverse.\n\n' +
        'Hiding vegetables in sauce is fine as nourishment, but nobody learns to like what they cannot see, so let ' +
        'some of them stay visible. Cooking something else when the plate is refused is kind on the day and costly ' +
        'over the year; bread from the basket is enough. And the crusts and cold fish fingers that you clear away ' +
        'standing up are still your dinner. Sit down first.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Toddlers, teenagers and the parent alone',
      text:
        'For toddlers, cut round and hard foods small, cook vegetables soft, take their share out before salting, and ' +
        'stay at the table while they eat. Primary-school children eat more readily what they have stirred, washed or ' +
        'chosen. With teenagers, hand over one evening a week, including the shopping. A daughter who has stopped ' +
        'eating meat can cook the beans for all.\n\n' +
        'A parent alone with two tired children may call bread, cheese, cucumber and a boiled egg a dinner, because it ' +
        'is one. If you eat later with your partner, take a small plate with the children for company and keep the ' +
        'rest of your appetite.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Signs that belong to a children’s doctor',
      text:
        'Fussy phases are normal. Please see a paediatrician if a child loses weight or stops growing along its curve, ' +
        'eats only a handful of foods and keeps dropping more, gags or coughs at many meals, has pain, or is ' +
        'distressed by eating. Rashes, swelling or vomiting soon after a food may be an allergy; trouble breathing is ' +
        'an emergency.\n\n' +
        'Babies have rules of their own for honey, salt, nuts and textures, and your midwife or child health clinic ' +
        'gives them. In older children and teenagers, secret eating, skipped meals or fear of weight deserve an early ' +
        'conversation with a doctor. Learn what to do when a child chokes.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Tasting a vegetable repeatedly, without pressure, is likely to help children between two and six to accept ' +
        'it; a review for the United States dietary guidelines committee of 2025 graded the evidence as moderate.',
      sources: ['usda-repeated-exposure-2025'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Pressure at the table tends to backfire. Adults do well to settle the menu and the hour, and to leave the ' +
        'amount to the child.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Serving the parts of a meal in separate bowls lets one dinner suit everyone, from the child who wants plain ' +
        'rice to the adult who wants chilli on top.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Dessert as a reward makes the vegetable a toll. A small sweet that comes whatever was eaten takes the ' +
        'bargaining away from the table.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Serve one dinner in bowls and let everyone build a plate.',
    'Put a vegetable that is always refused on the table, and say nothing about it.',
    'Sit down and eat your own portion while it is warm, on two evenings.',
    'Let a child choose one vegetable in the shop and wash it at home.',
    'Keep one safe food on the table and cook nothing extra.',
    'Take the children’s share out of the pot before you season.',
  ],
  questions: [
    {
      question: 'My child refuses every vegetable. What now?',
      answer:
        'Keep serving small amounts without comment, eat them yourself, and expect it to take months. Offer raw as ' +
        'well as cooked, and fruit beside them. If your child grows well and has energy, time is on your side. If ' +
        'foods keep disappearing from the list, talk to a paediatrician.',
    },
    {
      question: 'Should I cook something else if they do not eat?',
      answer:
        'A second menu soon becomes the first. It is kinder in the long run to have one food on the table that the ' +
        'child usually eats, such as bread or rice, and to leave it there. The next meal is never far away for a ' +
        'healthy child.',
    },
    {
      question: 'How do I look after my own food with small children?',
      answer:
        'Make your plate first and put it in front of your own chair. Keep a few things that need no cooking: boiled ' +
        'eggs, yoghurt, tinned fish, cut vegetables. Eating what children leave, standing at the sink, feels like ' +
        'nothing and is neither a meal nor a rest.',
    },
  ],
}
