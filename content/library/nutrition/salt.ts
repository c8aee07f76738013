import type { LibraryTopic } from '#content/library/topic.ts'

export const salt: LibraryTopic = {
  id: 'salt',
  pillar: 'nutrition',
  name: 'salt',
  gravity: 'grave',
  titles: [
    'Most of the salt is already in the packet',
    'Where does the salt in your day come from?',
    'Leave the shaker and look at the bread',
    'Salt a little less, and give your tongue some weeks',
  ],
  keywords: [
    'salt',
    'sodium',
    'low salt',
    'blood pressure',
    'salt substitute',
    'processed food',
    'stock cubes',
    'reduce salt',
    'salt in bread',
    'salt in cheese',
    'seasoning without salt',
    'hidden salt',
    'cut down on salt',
    'sea salt',
    'table salt',
  ],
  tags: ['salt', 'labels', 'cooking', 'heart'],
  summary: 'Where salt hides, how to compare two loaves, how to cook with less of it, and who should leave salt substitutes.',
  passages: [
    {
      role: 'why',
      heading: 'A teaspoon is the limit, and easily passed',
      text:
        'The World Health Organization advises adults to stay below 5 grams of salt a day, about one level teaspoon, ' +
        'from all sources together. Most people eat considerably more without ever touching the shaker.\n\n' +
        'The reason for the advice is blood pressure. Less salt lowers it in many people, more clearly in those whose ' +
        'pressure is already raised, and raised pressure is one of the great causes of stroke and heart disease. ' +
        'Nobody feels high blood pressure, which is why salt is so easy to dismiss. It is also one of the few matters ' +
        'in which the shop does more than the cook, so reading two labels can do the work of a month of restraint.',
      sources: ['who-healthy-diet'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'What sodium does, and why you stop tasting it',
      text:
        'Salt is sodium and chloride, and it is the sodium that counts. The body holds its concentration within narrow ' +
        'bounds; when more arrives, it holds more water along with it until the kidneys have caught up. For some ' +
        'people that shows in the blood pressure and for others hardly at all, and no simple test tells you which you ' +
        'are.\n\n' +
        'Taste adjusts to what it is given. Someone used to salty soup finds a mild one dull, and after some weeks of ' +
        'mild soup finds the old one harsh. It happens slowly and in both directions, so small steps go unnoticed ' +
        'where a sudden saltless week would be abandoned.',
      sources: ['who-healthy-diet'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Compare two loaves, then season last',
      text:
        'Start with the foods you eat daily. Bread, cheese, cold meats, sauces, soups and stock cubes bring in far ' +
        'more than the pinch on an egg. The British health service calls more than 1.5 grams of salt per 100 grams ' +
        'high and 0.3 grams or less low. Compare two loaves, two cheeses and two jars of sauce, and keep the milder of ' +
        'each.\n\n' +
        'At the stove, move the salt to the end. Brown the onions well, use garlic, pepper, herbs, vinegar, lemon or ' +
        'toasted seeds, taste, and only then add salt. Rinse tinned beans. Take the shaker off the table and put the ' +
        'pepper mill in its place.',
      sources: ['nhs-food-labels'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Pink crystals and other comforts',
      text:
        'Sea salt, rock salt and the pink kind are salt. Their minerals are traces, their sodium is the same, and the ' +
        'coarse ones only take up more room in the spoon. Vegetable bouillon, soy sauce and miso feel lighter and are ' +
        'among the saltiest things in the kitchen.\n\n' +
        'Labels add a confusion of their own. Some countries print salt and others print sodium, which is the smaller ' +
        'number for the same thing: 0.6 grams of sodium means 1.5 grams of salt. “Reduced salt” says less than before, ' +
        'and that may still be plenty. Sweet things such as breakfast cereals and biscuits contain it too, so the ' +
        'tongue is a poor detective.',
      sources: ['nhs-food-labels'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'For canteen eaters, athletes and family cooks',
      text:
        'If others cook for you, your levers are sauce and cheese: ask for the sauce beside the dish, and choose one ' +
        'of bread, cured meat or cheese in a meal in place of all three. On days of heavy sweating, ordinary meals ' +
        'usually replace what was lost; hours of hard work in heat are a case for someone who knows your sport or your ' +
        'job.\n\n' +
        'Use iodised salt if it is sold where you live, as the World Health Organization advises, and use less of it. ' +
        'When cooking for small children, take their portion out before you season. Older people with poor appetite ' +
        'need food they enjoy more than a perfect figure.',
      sources: ['who-healthy-diet'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Salt substitutes, medicines and special cases',
      text:
        'Since 2025 a guideline of the World Health Organization suggests that adults who use table salt replace it ' +
        'with a lower-sodium substitute containing potassium. It excludes pregnant women, children, and people whose ' +
        'kidneys, illness or medicines make it hard to get rid of potassium. Some tablets for blood pressure and the ' +
        'heart belong to that group, so ask your doctor or pharmacist before you buy one.\n\n' +
        'Those who take lithium should not change their salt suddenly, because it affects the level of the drug. With ' +
        'heart failure, kidney or adrenal disease, your team sets the amount. And lower salt does not replace tablets ' +
        'for blood pressure: never stop them on your own.',
      sources: ['who-salt-substitutes-2025'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Less than a teaspoon of salt a day is what the World Health Organization advises for adults. In many ' +
        'countries most of it is already in bread, cheese, sauces and ready meals.',
      sources: ['who-healthy-diet'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Two loaves on one shelf can differ widely in salt. Anything above 1.5 grams in 100 grams of food is called ' +
        'high by the British health service.',
      sources: ['nhs-food-labels'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Taste adapts to less salt when the change is small and lasts some weeks. Seasoning at the end of cooking, ' +
        'after tasting, is the easiest place to begin.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Salt substitutes with potassium are not for everyone: the World Health Organization excludes pregnant women, ' +
        'children and people with impaired kidneys from its 2025 advice to use them.',
      sources: ['who-salt-substitutes-2025'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Compare the salt per 100 grams of two loaves and buy the milder one.',
    'Move the salt shaker from the table to the cupboard.',
    'Taste first and salt last in every dish you cook this week.',
    'Rinse the next tin of beans or vegetables under the tap.',
    'Ask for sauce or dressing on the side once.',
    'Cook one soup with half a stock cube and twice the herbs.',
  ],
  questions: [
    {
      question: 'Is sea salt healthier than table salt?',
      answer:
        'No. Both are almost entirely sodium chloride, and the other minerals in sea salt are present in traces too ' +
        'small to matter. The size of the crystals changes how it feels on the tongue. If iodised salt is available ' +
        'where you live, it has a real advantage.',
    },
    {
      question: 'I sweat a lot. Do I need more salt?',
      answer:
        'After ordinary exercise your next meals usually bring back what you lost. Long work or endurance sport in ' +
        'heat is different, and then a sports dietitian or an occupational doctor can advise. Cramps alone do not ' +
        'prove a lack of salt, and salt tablets are nothing to try out alone.',
    },
    {
      question: 'Should I avoid salt altogether?',
      answer:
        'No, the body needs some sodium, and food without any seasoning is soon abandoned. The aim is to come down ' +
        'from a high amount towards the recommended one. If a doctor has given you a particular limit, or you feel ' +
        'faint on standing, discuss any change with them first.',
    },
  ],
}
