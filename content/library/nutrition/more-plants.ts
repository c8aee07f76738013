import type { LibraryTopic } from '#content/library/topic.ts'

export const morePlants: LibraryTopic = {
  id: 'more-plants',
  pillar: 'nutrition',
  name: 'vegetables and fruit',
  gravity: 'everyday',
  titles: [
    'Vegetables first, then the rest of the plate',
    'How do five portions fit into a working day?',
    'Add a plant and take nothing away',
    'Frozen peas count',
  ],
  keywords: [
    'vegetables',
    'fruit',
    'five a day',
    'more vegetables',
    'plant variety',
    'frozen vegetables',
    'salad',
    'healthy eating',
    'eat more plants',
    'fruit or juice',
    'veggies',
    'portions of fruit',
    'salad as a meal',
    'eat more veg',
  ],
  tags: ['vegetables', 'fruit', 'variety', 'cooking'],
  summary:
    'How to eat more vegetables and fruit without new recipes: the order at table, the freezer, and a portion that you ' +
    'can picture.',
  passages: [
    {
      role: 'why',
      heading: 'The one point on which the experts agree',
      text:
        'Nutrition is a field of loud quarrels, and vegetables are hardly ever among them. The World Health ' +
        'Organization recommends that adults eat at least 400 grams of vegetables and fruit a day, which it also ' +
        'describes as five portions. Potatoes and other starchy roots are not counted.\n\n' +
        'The reviews behind that recommendation link higher intakes with fewer early deaths and with less of several ' +
        'long-term diseases. Much of the evidence comes from following large groups for years, so it cannot say what ' +
        'any one carrot does for you. It is steady enough to act on all the same, and acting on it requires no faith ' +
        'in superfoods.',
      sources: ['who-carbohydrates-2023', 'who-healthy-diet'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'What comes with a handful of leaves',
      text:
        'Vegetables are largely water and fibre. They fill the plate and the stomach for comparatively little energy, ' +
        'and they bring potassium, folate, vitamin C and a long list of other substances in a mixture that no tablet ' +
        'copies. Fruit does much the same with more sweetness.\n\n' +
        'A leaf differs from a root, and a root from a bean, so several kinds give you more than a large amount of ' +
        'one. How many kinds a week would be best, nobody knows; every number you hear is a rule of thumb. If yours ' +
        'helps you to put something new in the basket, keep it. If it turns into bookkeeping, let it go.',
      sources: ['who-carbohydrates-2023'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Put the plant where the hunger is',
      text:
        'People eat most readily what stands in front of them when they are hungriest. So bring the vegetables to the ' +
        'table before the pan.\n\n' +
        '- **At noon:** open the salad, the soup or the bag of raw carrots first, the sandwich second.\n' +
        '- **While cooking:** set out a bowl of cucumber, peppers or tomatoes. Everyone who wanders in may take some.\n' +
        '- **In one pot:** stir in two handfuls of frozen vegetables for the last minutes.\n\n' +
        'As a portion, take what fits into your own hand. Two handfuls at noon, two in the evening and one piece of ' +
        'fruit in between are about five, and four on a bad day are four more than none.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'The drawer of good intentions',
      text:
        'Saturday’s shopping is often done for the person you hope to be, and by Wednesday it wilts. Buy fresh for ' +
        'three days and frozen or tinned for the rest of the week. Juice is another trap: it keeps the sugar, loses ' +
        'most of the fibre, and the World Health Organization counts that sugar among the free sugars one should limit.\n\n' +
        'Then there is the idea that vegetables must be a penance, steamed and grey. Oil, garlic, lemon and a hot oven ' +
        'are allowed. A cauliflower roasted until brown at the edges gets eaten; a pale one gets admired and thrown ' +
        'away.',
      sources: ['who-sugars-2015'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'With little money, no stove or a sensitive gut',
      text:
        'The cheap end of the shelf lacks nothing that matters: cabbage, carrots, onions, tinned tomatoes, frozen ' +
        'spinach and peas. Where the office has only a kettle, think of things that need no knife, such as small ' +
        'tomatoes, a mandarin, an apple, radishes. In a canteen, ask for the side dish twice and the main dish once.\n\n' +
        'If raw vegetables disagree with you, cook them soft and begin with carrots, courgettes or pumpkin in small ' +
        'amounts. Bad teeth and tired evenings are both answered by soup. For someone who has never liked vegetables, ' +
        'one kind prepared well beats six that are merely correct.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Who should ask before changing much',
      text:
        'Leafy greens are rich in vitamin K, and the Office of Dietary Supplements at the United States National ' +
        'Institutes of Health says that people who take warfarin should get about the same amount of it each day. So ' +
        'tell the clinic before you begin a month of spinach. With kidney disease, potassium may be limited, and then ' +
        'the choice of vegetables belongs to a renal dietitian.\n\n' +
        'An itching mouth after raw apple or carrot can be an allergy; swelling or trouble breathing is an emergency. ' +
        'Blood in the stool, or bowel habits that have changed for weeks, need a doctor and no further fibre ' +
        'experiments.',
      sources: ['ods-vitamin-k'],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Five portions of vegetables and fruit sound like a lot. They come to about 400 grams a day, the least that ' +
        'the World Health Organization recommends for adults.',
      sources: ['who-carbohydrates-2023', 'who-healthy-diet'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Frozen vegetables are washed, cut and waiting. On most weeknights they decide whether there is a vegetable ' +
        'with dinner or none, and that matters more than how fresh they once were.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Whatever stands on the table when people are hungriest gets eaten first, so serving vegetables ahead of the ' +
        'main dish is an easy way to eat more of them.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Anyone who takes warfarin does well to keep the amount of leafy greens about the same from day to day, and to ' +
        'speak to the clinic that checks the blood before changing it.',
      sources: ['ods-vitamin-k'],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Put two bags of frozen vegetables on the shopping list and use one by Thursday.',
    'Eat something green before the first bite of lunch on three days.',
    'Set out a plate of raw vegetables while you cook, without a word about it.',
    'Buy one vegetable that you have not eaten this month.',
    'Roast a whole tray at once and keep half of it for tomorrow’s lunch.',
    'Carry one piece of fruit to work and eat it before you leave for home.',
  ],
  questions: [
    {
      question: 'Do potatoes count?',
      answer:
        'Not towards the vegetable target of the World Health Organization, which leaves out potatoes and other ' +
        'starchy roots. They remain a good food, filling and cheap, best with the skin on and without a fryer. Count ' +
        'them in the place of bread, rice or pasta and put a vegetable beside them.',
    },
    {
      question: 'Are frozen and tinned vegetables as good as fresh ones?',
      answer:
        'For everyday purposes, yes. Frozen ones are usually packed soon after harvest and keep well. With tins, look ' +
        'for those without much added salt or sugar, and rinse beans or sweetcorn under the tap. The best vegetable is ' +
        'the one that you will still have on Thursday.',
    },
    {
      question: 'Is a smoothie one of the five?',
      answer:
        'Blended fruit keeps more of its fibre than juice does, yet it is drunk in a minute and fills less than the ' +
        'same fruit chewed. A small glass with a meal is fine. As the main way of eating plants it tends to bring a ' +
        'lot of fruit and few vegetables.',
    },
  ],
}
