import type { LibraryTopic } from '#content/library/topic.ts'

export const proteinAtBreakfast: LibraryTopic = {
  id: 'protein-at-breakfast',
  pillar: 'nutrition',
  name: 'protein at breakfast',
  gravity: 'everyday',
  titles: [
    'Breakfast that lasts until lunch',
    'How much protein belongs in a breakfast?',
    'Put an egg beside the toast',
    'The hungry hour before noon begins at seven',
  ],
  keywords: [
    'protein breakfast',
    'breakfast',
    'quick breakfast',
    'breakfast ideas',
    'eggs',
    'yoghurt',
    'porridge',
    'hungry before lunch',
    'skipping breakfast',
    'eggs for breakfast',
    'oats or eggs for breakfast',
  ],
  tags: ['breakfast', 'protein', 'mornings', 'satiety'],
  summary:
    'What protein does in a first meal, how to add some to the breakfast you already eat, and for whom the question is ' +
    'a different one.',
  passages: [
    {
      role: 'why',
      heading: 'Hungry again at half past ten',
      text:
        'Toast with jam, a bowl of cornflakes, a croissant on the platform: many first meals are almost all starch and ' +
        'sugar. They taste good, go down fast and are forgotten by the second meeting. After that the biscuits beside ' +
        'the coffee machine make the decisions.\n\n' +
        'Protein is the part most often missing. A 2015 review in the American Journal of Clinical Nutrition found ' +
        'that meals with more protein leave people feeling somewhat fuller, but did not reliably make them eat less at ' +
        'the next meal. So the honest promise is a small one: a steadier morning, and less of the urgent kind of ' +
        'hunger that chooses for you.',
      sources: ['ajcn-protein-2015'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'What the body does with an egg',
      text:
        'Protein is taken apart in the gut into amino acids, with which the body repairs and renews muscle, skin, ' +
        'blood cells and much else, all day long. It has no real store for them as it has for fat, so a supply at more ' +
        'than one meal makes sense. Many people eat most of theirs in the evening and hardly any in the morning.\n\n' +
        'Fullness has several causes at once: the volume in the stomach, hormones that the gut releases, the time that ' +
        'chewing takes, and what you expect of a food. Protein acts on some of these. Whether an even spread over the ' +
        'day matters for people who do not train is still argued about.',
      sources: ['ajcn-protein-2015'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Add one thing and change nothing else',
      text:
        'Keep the breakfast you like and put one portion of protein beside it. A portion is roughly what covers your ' +
        'palm, or fills a small pot.\n\n' +
        '- **With bread:** an egg, cottage cheese, tinned fish, or a slice of last night’s chicken or tofu.\n' +
        '- **With porridge or muesli:** milk or soya drink instead of water, then a large spoon of plain yoghurt or ' +
        'quark, and some nuts.\n' +
        '- **With no table at all:** a boiled egg from the fridge, a pot of yoghurt, yesterday’s lentils in a jar.\n\n' +
        'Try one of these on working days for two weeks. If the late morning becomes quieter, you have found a keeper. ' +
        'If it does not, go back to the old breakfast without regret.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Breakfasts that only look the part',
      text:
        'The word “protein” on a packet is an advertisement before it is a description. A bar or a cereal that carries ' +
        'it may hold as much sugar as its neighbour on the shelf, so turn both round and compare. Ham, bacon and ' +
        'sausage do bring protein, and a good deal of salt with it; they make a better Sunday than a daily habit. A ' +
        'smoothie can be half a meal that you drink in one minute and barely notice.\n\n' +
        'The opposite error is arithmetic. You need no scale on the breakfast table and no powder in the cupboard, ' +
        'unless someone who treats you has asked for it.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Early trains, small appetites, plant eaters',
      text:
        'Not everyone is hungry at seven, and nobody has to be. A systematic review in the BMJ in 2019 found no good ' +
        'evidence that eating breakfast helps with weight, and its authors warned that most of the trials were short ' +
        'and of low quality. If you would rather start at ten, take the same meal with you: yoghurt in a jar, two ' +
        'boiled eggs, a bean wrap from the evening before.\n\n' +
        'Those who eat only plants can scramble tofu, use soya yoghurt or put beans on toast. Older adults, whose ' +
        'appetite often shrinks as the day goes on, may find the morning the easiest time for a nourishing meal. ' +
        'Children eat the same things in smaller amounts.',
      sources: ['bmj-breakfast-2019'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When breakfast is a matter for your doctor',
      text:
        'Kidney disease comes first: how much protein is right for you then belongs to your doctor or a renal ' +
        'dietitian, and more is no safe guess. With diabetes treated by insulin, or by tablets that can lower the ' +
        'blood sugar too far, a change in what or whether you eat in the morning can change what the medicine does. ' +
        'Some tablets, thyroid hormone among them, have to be taken a while before food; your pharmacist knows how ' +
        'long.\n\n' +
        'Nausea in pregnancy has its own rules, and dry toast is a perfectly good answer to it. Weeks without ' +
        'appetite, or weight lost without trying, are reasons to see a doctor.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Meals with more protein tend to leave people a little fuller. The effect is modest, and a review published in ' +
        '2015 found no reliable change in how much is eaten at the next meal.',
      sources: ['ajcn-protein-2015'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Breakfast is a choice and no duty: a 2019 review of trials found no good evidence that adding breakfast helps ' +
        'anyone to lose weight, and judged most of those trials to be of low quality.',
      sources: ['bmj-breakfast-2019'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'A palm-sized portion of protein is close enough for most breakfasts; nobody needs a scale on the table for an ' +
        'egg, a pot of yoghurt or beans on toast.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'The American Heart Association’s 2021 guidance asks for protein mostly from plants, with fish regularly, ' +
        'low-fat dairy products, and, for those who want meat, lean and unprocessed cuts.',
      sources: ['aha-dietary-guidance-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Boil four eggs on Sunday evening and keep them in the fridge.',
    'Buy one large pot of plain yoghurt in place of four small sweet ones.',
    'Put a tin of fish or beans beside the bread bin, where you will see it.',
    'Eat the same breakfast on three working days and note when hunger returns.',
    'Turn round one packet that says “protein” and read its line for sugars.',
    'Write down the one breakfast you would still eat on a bad day.',
  ],
  questions: [
    {
      question: 'Do I have to eat breakfast?',
      answer:
        'No. People do well with it and without it, and the trials do not clearly favour either side. If you are not ' +
        'hungry early, eat later and make that first meal a proper one. If skipping it ends in picking at things until ' +
        'evening, a small breakfast is worth a try.',
    },
    {
      question: 'Is a protein shake a good breakfast?',
      answer:
        'It can be, on a morning without a kitchen. Food usually offers more to chew, more other nutrients and a lower ' +
        'price. Read the label for sugar, and ask your pharmacist or doctor first if you are pregnant, take medication ' +
        'or have any trouble with your kidneys.',
    },
    {
      question: 'Is it a problem to eat eggs every day?',
      answer:
        'For most healthy adults an egg with breakfast is no worry, and what lies beside it often matters more. If you ' +
        'live with diabetes, heart disease or high cholesterol, ask your doctor or dietitian, because the advice on ' +
        'eggs is then given one person at a time.',
    },
  ],
}
