import type { LibraryTopic } from '#content/library/topic.ts'

export const fibreAndPulses: LibraryTopic = {
  id: 'fibre-and-pulses',
  pillar: 'nutrition',
  name: 'fibre, pulses and whole grains',
  gravity: 'everyday',
  titles: [
    'Open one tin of beans, twice a week',
    'Where does fibre come from on an ordinary day?',
    'More fibre works better slowly',
    'Change the bread before you change the diet',
  ],
  keywords: [
    'fibre',
    'fiber',
    'beans',
    'lentils',
    'chickpeas',
    'pulses',
    'whole grains',
    'wholemeal bread',
    'oats',
    'constipation',
    'gut health',
    'grams of fibre',
    'beans and wind',
    'beans without wind',
  ],
  tags: ['fibre', 'pulses', 'wholegrains', 'digestion'],
  summary:
    'Fibre from beans, oats and real wholegrain bread: how to add it slowly, what to drink with it, and when your gut ' +
    'needs a doctor.',
  passages: [
    {
      role: 'why',
      heading: 'A nutrient that nobody advertises',
      text:
        'Fibre is the part of plants that we do not digest ourselves. The World Health Organization recommends at ' +
        'least 25 grams a day for adults, from food as it grows and not from powders, and wants most of our ' +
        'carbohydrate to come from whole grains, vegetables, fruit and pulses. The reviews behind that advice connect ' +
        'such diets with less heart disease and diabetes, among other things.\n\n' +
        'You do not have to count grams. A day with oats, a wholemeal sandwich, a ladle of lentils and two vegetables ' +
        'arrives in the right region. A day of white rolls, white pasta and biscuits cannot, however healthy the ' +
        'packets look.',
      sources: ['who-carbohydrates-2023'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'From the oat to the last metre of gut',
      text:
        'There is no single substance called fibre. Some kinds, in oats, barley, beans and apples, swell with water ' +
        'into a gel that slows the passage of a meal. Others, in wheat bran and the skins of vegetables, mainly hold ' +
        'water and give bulk, which keeps things moving. Most plants contain both.\n\n' +
        'What reaches the large bowel feeds the bacteria there. They ferment it to short-chain fatty acids, which the ' +
        'bowel wall uses, and to gas, which you may notice. The population of bacteria shifts with what it is fed, and ' +
        'that takes a while. It is one reason why the third week with beans is usually kinder than the first.',
      sources: ['who-carbohydrates-2023'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Two swaps and one tin',
      text:
        'Begin with what you eat most often, since a change there repeats itself without effort.\n\n' +
        '- **Bread:** choose one whose first ingredient is a whole grain or wholemeal flour. Colour proves nothing; ' +
        'malt can make white bread brown.\n' +
        '- **Breakfast:** oats in any form, cooked, soaked or in muesli.\n' +
        '- **Pulses twice a week:** a tin of lentils in the tomato sauce, chickpeas on the salad, white beans stirred ' +
        'into soup.\n\n' +
        'Make one of these changes, keep it for a week, then add the next. Drink a glass of water with each of those ' +
        'meals. If half the household objects to brown rice, mix it half and half with white, cooked separately.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'From nothing to lentils in one day',
      text:
        'Enthusiasm is the commonest mistake. Someone goes from white toast to bran, beans and flaxseed overnight, ' +
        'spends two days bloated and concludes that fibre is not for them. The amount was probably fine and the speed ' +
        'was wrong. Too little to drink makes it worse.\n\n' +
        'Bran tablets and fibre-enriched biscuits are a detour, because they leave out the rest of the plant. There is ' +
        'a point of safety too: dried red kidney beans contain a natural toxin until they have been boiled hard, and a ' +
        'slow cooker alone does not get hot enough. Follow the packet, or use tins, which are already cooked.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'For windy days, gluten-free kitchens and fussy tables',
      text:
        'Small pulses are gentler than large ones. Red lentils, which fall apart in soup, are where a sensitive gut ' +
        'should start; rinse anything from a tin and take two spoonfuls before you take a bowl. Cooked vegetables come ' +
        'before raw ones.\n\n' +
        'Without gluten, fibre comes from oats that are labelled gluten-free, buckwheat, millet, quinoa, brown rice, ' +
        'potatoes in their skins, and all the pulses. For a table that refuses beans, blend them: white beans vanish ' +
        'into a potato soup, and red lentils into a sauce for pasta. On a day with visitors or a long flight, eat ' +
        'whatever sits quietly. The habit survives an exception.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When the gut needs a doctor and not a bean',
      text:
        'Blood in the stool, black stools, a change in bowel habits that lasts for weeks, pain that wakes you, or ' +
        'weight lost without trying: these need a medical appointment before any change of diet. Irritable bowel ' +
        'syndrome often does better with some kinds of fibre than with others, and a dietitian can find out which. ' +
        'With Crohn’s disease, a narrowing of the bowel or recent surgery on it, ask first, because more fibre can do ' +
        'harm.\n\n' +
        'Fibre supplements can get in the way of medicines taken at the same hour; a pharmacist will tell you how to ' +
        'space them. Do not give up gluten before a test for coeliac disease, since that can hide it.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Twenty-five grams of fibre a day is the least that the World Health Organization wants for adults. Oats in ' +
        'the morning, wholegrain bread at noon and beans at night go a good part of the way.',
      sources: ['who-carbohydrates-2023'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Fibre is best raised slowly and with something to drink. One change a week gives the gut time, and most of ' +
        'the bloating that puts people off beans comes from haste.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Among the ten points of the American Heart Association’s 2021 dietary guidance stands the choice of ' +
        'whole-grain foods, beside plenty of vegetables and protein mostly from plants.',
      sources: ['aha-dietary-guidance-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'The colour of a loaf says little about its fibre. The first word in the list of ingredients does: wholemeal ' +
        'flour or a whole grain at the top is what you are looking for.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Read the first ingredient of the bread in your kitchen.',
    'Stir a tin of lentils into the next tomato sauce.',
    'Eat oats on two mornings, in whatever form you like best.',
    'Drink a glass of water with every meal that has beans in it.',
    'Leave the skin on the next potato, carrot or apple.',
    'Put one jar of chickpeas at the front of the shelf, where you will trip over it.',
  ],
  questions: [
    {
      question: 'Will beans always give me wind?',
      answer:
        'Some wind is the ordinary result of bacteria at work. It usually eases when you eat small amounts often, ' +
        'rinse tinned beans and start with red lentils. If pain, diarrhoea or severe bloating continue after some ' +
        'weeks of going slowly, see a doctor or dietitian before you carry on.',
    },
    {
      question: 'Is brown bread the same as wholegrain bread?',
      answer:
        'Not necessarily. Brown bread may be white flour with some malt or a few seeds. Look for wholemeal flour or a ' +
        'whole grain as the first ingredient, and compare the line for fibre per 100 grams with the loaf beside it. ' +
        'The names are protected differently from country to country.',
    },
    {
      question: 'Should I take a fibre supplement?',
      answer:
        'Food comes first, since it brings fibre in several forms along with everything else in the plant. A ' +
        'supplement can be useful for constipation when a doctor or pharmacist suggests it. Take it with plenty of ' +
        'fluid and ask about the distance to your other medicines.',
    },
  ],
}
