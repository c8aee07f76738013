import type { LibraryTopic } from '#content/library/topic.ts'

export const fatsAndOils: LibraryTopic = {
  id: 'fats-and-oils',
  pillar: 'nutrition',
  name: 'fats and oils',
  gravity: 'grave',
  titles: [
    'The kind of fat matters more than the spoonful',
    'Which oil for which pan?',
    'Swap the fat and keep the dish',
    'Butter on Sunday, oil on weekdays',
  ],
  keywords: [
    'fats',
    'oils',
    'olive oil',
    'rapeseed oil',
    'butter',
    'saturated fat',
    'unsaturated fat',
    'nuts',
    'oily fish',
    'cholesterol',
    'coconut oil',
    'butter or margarine',
    'margarine',
    'frying oil',
    'cooking oil',
    'handful of nuts',
    'nuts a day',
    'butter is back',
    'walnuts',
    'almonds',
  ],
  tags: ['fats', 'oils', 'cooking', 'heart'],
  summary:
    'Which fats to prefer and which to use sparingly, what to swap in an ordinary kitchen, and what cholesterol needs ' +
    'besides.',
  passages: [
    {
      role: 'why',
      heading: 'After forty years of arguing about butter',
      text:
        'Fat has been the villain, then the hero, and is now mostly a source of confusion. Underneath the headlines ' +
        'the guidelines have moved little. The World Health Organization advises keeping saturated fat below a tenth ' +
        'of daily energy, and prefers the unsaturated fats of fish, nuts, seeds and most plant oils. The American ' +
        'Heart Association’s guidance of 2021 names liquid plant oils ahead of tropical oils and hardened fats.\n\n' +
        'That leaves plenty of room for good food. It asks for a change of default, from the fats that are solid on ' +
        'the worktop to those that pour, and for no fear of either.',
      sources: ['who-healthy-diet', 'aha-dietary-guidance-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'It depends on what takes its place',
      text:
        'Saturated fats, from butter, cream, cheese, fatty meat, palm and coconut, tend to raise LDL cholesterol, the ' +
        'kind that is deposited in the walls of arteries. Unsaturated fats tend to lower it when they take the place ' +
        'of saturated ones.\n\n' +
        'The last half of that sentence is the important one. A Cochrane review of long trials, in its 2020 version, ' +
        'found that eating less saturated fat for at least two years reduced heart attacks, strokes and similar events ' +
        'taken together, while an effect on deaths was not shown. Replacing it with polyunsaturated fat or with ' +
        'carbohydrate looked useful; about monounsaturated fat, as in olive oil, the trials were too few to say. None ' +
        'of this is a licence for sugar.',
      sources: ['cochrane-saturated-fat-2020'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Four swaps for an ordinary kitchen',
      text:
        'Change the fats that you use every day and leave the festive ones alone.\n\n' +
        '- **For the pan:** rapeseed or olive oil where butter used to melt first.\n' +
        '- **On bread:** hummus, avocado, nut butter or a soft spread in turn with butter.\n' +
        '- **As a snack:** a small handful of unsalted nuts in place of pastry.\n' +
        '- **On the plate:** fish once or twice a week, one of them oily, such as sardines, herring or mackerel; from ' +
        'a tin is fine.\n\n' +
        'A bottle pours faster than you think. Measure with a spoon for one week, until your hand knows what a ' +
        'tablespoon looks like, and after that trust the hand.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Fat-free, coconut, and the smoking pan',
      text:
        '“Low fat” on a yoghurt or dressing often means that starch or sugar has moved in. Compare the sugars before ' +
        'you are pleased. Coconut oil sells itself as a plant, which it is, and as a healthy fat, for which the ' +
        'evidence is poor; it is largely saturated, and the heart guidelines count it among the tropical oils to ' +
        'replace.\n\n' +
        'Then there is heat. Any oil that smokes is breaking down and tastes of it, so turn the flame lower or take a ' +
        'refined one for hard frying. The last mistake is fear: vegetables without any fat taste of duty, and some of ' +
        'their vitamins are taken up better with a little oil.',
      sources: ['aha-dietary-guidance-2021'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Without fish, on a budget, far from olives',
      text:
        'People who eat no fish can use walnuts, ground linseed and rapeseed or soya oil, which contain a plant form ' +
        'of omega-3. The body turns only part of it into the forms found in fish, so those who eat no animal products ' +
        'at all may want to discuss an algae product with a dietitian.\n\n' +
        'The cheapest good oil is usually rapeseed, sold in some places as canola or simply as vegetable oil. In ' +
        'kitchens that run on ghee, lard or palm oil, keep the dish as it is and use half of the old fat with half of ' +
        'a liquid one. Peanut and sesame oils belong to the good company as well.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Cholesterol, gallstones and growing children',
      text:
        'Diet moves cholesterol somewhat. It rarely replaces medicine where that is needed, and familial high ' +
        'cholesterol needs treatment from early on. Have your values measured, and do not stop a statin because you ' +
        'have changed your oil. With gallstones, pancreatitis or after an operation on the bowel, the amount of fat is ' +
        'a question for your doctor.\n\n' +
        'Small children need more fat than adults do, so low-fat products are not made for them. Pregnant women should ' +
        'ask which large fish to avoid on account of mercury. If you take medicines that thin the blood, speak to your ' +
        'pharmacist before adding fish oil capsules.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Trials of at least two years, reviewed by Cochrane in 2020, suggest that eating less saturated fat lowers the ' +
        'number of heart attacks and strokes taken together; fewer deaths were not shown.',
      sources: ['cochrane-saturated-fat-2020'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Liquid plant oils, such as olive, rapeseed and sunflower, come ahead of coconut and palm oil and of hardened ' +
        'fats in the American Heart Association’s guidance of 2021.',
      sources: ['aha-dietary-guidance-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Less butter, cream, fatty meat and pastry, and more oil, nuts and fish: in most kitchens that is what the ' +
        'World Health Organization’s advice on saturated fat comes to.',
      sources: ['who-healthy-diet'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'A spoon beside the oil bottle teaches more than a ban. After a week of measuring, most cooks know what they ' +
        'pour and can put the spoon away again.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Put the oil beside the stove and the butter at the back of the fridge.',
    'Measure the oil with a spoon for seven days.',
    'Eat oily fish once, from the counter or from a tin.',
    'Keep a bag of unsalted nuts where the biscuits used to be.',
    'Compare the sugars of a low-fat yoghurt with those of a plain one.',
    'Make one salad dressing yourself from oil, vinegar and mustard.',
  ],
  questions: [
    {
      question: 'Can I fry with olive oil?',
      answer:
        'Yes. For the gentle and medium heat of everyday cooking, olive oil works well, extra virgin included. For ' +
        'very hot frying a refined oil is more practical, because it smokes later. If the pan smokes, it is too hot ' +
        'for whatever is in it.',
    },
    {
      question: 'Is butter forbidden?',
      answer:
        'No. Amounts decide, and a slice of bread with butter on a Sunday is no medical event. If butter is your daily ' +
        'fat for frying, baking and bread, change two of the three to oil. With raised cholesterol or heart disease, ' +
        'ask your doctor how far you should go.',
    },
    {
      question: 'Do nuts make you gain weight?',
      answer:
        'They contain a lot of energy, and they also fill. People who eat a small handful instead of sweets or crisps ' +
        'generally do well with it. Eaten by the bagful in front of a screen, they add up like anything else. Salted ' +
        'and sugared nuts are a different snack.',
    },
  ],
}
