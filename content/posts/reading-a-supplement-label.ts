import type { StarterPost } from '#content/posts/starter-post.ts'

export const readingASupplementLabel: StarterPost = {
  slug: 'reading-a-supplement-label',
  title: 'How to read a supplement label in five minutes',
  pillar: 'supplements',
  metaDescription:
    'Five minutes with the back of a supplement bottle: serving, amount, form, company and warnings, in an order that you can keep.',
  tags: ['supplements', 'labels', 'shopping', 'basics'],
  body: `You are standing in the pharmacy with two bottles of magnesium. They have the same word on the front and the same leaf beside it. One costs twice as much as the other, the queue is growing, and a friend has told you that it must be the dear one. In the end most of us decide by the colour of the lid.

There is a better way, and it takes about five minutes: one for each of the steps below. You need the back of the bottle, decent light and a pencil. Try it this evening on something you already own.

## Minute one: find the serving

Look for the words *serving size*, *portion* or *daily dose*. They are usually printed small, directly above the list of contents. Everything that follows refers to this line.

In one product a serving is a single capsule; in another it is four, taken with two meals. The larger number on the front may simply belong to the larger handful. Work out what one capsule holds, and how many days the bottle lasts if you take the full serving. Then divide the price by those days. Quite often the dear bottle and the cheap one change places here.

## Minute two: read the amount of the one thing you want

You came for something in particular. Put your finger on that line and ignore the others for a moment. How much of it is in one serving, and in which unit? With vitamin D, for instance, the same amount makes a small number in micrograms and a large one in international units.

Beside many vitamins and minerals stands a percentage. It compares the serving with a reference value that was set for labels. The NIH Office of Dietary Supplements explains that this reference is often, but not always, close to what is recommended for a person of your age and sex. A figure far above the reference deserves the question of what for. More is seldom better, and some vitamins and minerals do harm when a great deal is taken for a long time.

Now look at what you take already. If the same vitamin stands on three of your bottles, the sum is what counts, and no label will do that sum for you.

## Minute three: the form, and the company it keeps

Minerals come bound to something else: magnesium as citrate or oxide, iron as sulphate or gluconate. The form can change how well it dissolves and how your stomach takes it. A clear label tells you how much of the mineral itself you get, apart from the weight of its companion. If you cannot tell which of the two is meant, that is a point for the other bottle.

Then read the rest of the list. Are there herbs you did not ask for? Is there caffeine, perhaps under the name of guarana? A single ingredient has a great advantage for beginners: if you notice something, you know what it was.

Watch for the words *proprietary blend*. Such a blend states a total weight for several substances together and keeps the single amounts to itself. You cannot compare it with anything, and neither can your pharmacist. That is reason enough to put it back.

At the very end stand the other ingredients: the capsule, the coating, sweeteners, colours. Here you find gelatine, lactose, soya and whatever else you need to avoid.

## Minute four: what the words may and may not say

Now you may turn to the front and read it as advertising, which is what it is. In the United States a supplement may say that it supports the immune system, and somewhere nearby you will find a sentence that the authorities have not evaluated this. In the European Union the law goes further: a food supplement may not claim to prevent, treat or cure a disease. A bottle or a website that does so anyway has told you something about its maker.

*Natural* is another word to read slowly. The National Center for Complementary and Integrative Health, NCCIH, points out that natural does not always mean safe, and that terms such as *standardised*, *verified* or *certified* do not necessarily guarantee quality when a maker uses them.

An independent quality seal is worth more, provided that it is real. Look the product up on the website of the organisation that awarded it. Even then you only know that the contents were checked; whether they are of use to you is another question.

## Minute five: warnings, dates and an address

Finish with the lines that nobody reads. Is there a warning for pregnancy, for children, for people who take blood thinners? Is there a sentence about the highest daily amount? When does the bottle expire, and how should it be kept? Is there a company you could write to, or only a website and a smiling family?

If you have children in the house, this is also the moment to look for iron. Products that contain it belong in a locked cupboard, since an overdose can kill a small child.

## Back in the queue

Five lines on a slip of paper are enough, and you can write them for both bottles:

- what one capsule holds, and what a day costs
- the amount of the one thing I want
- the form, and what else is in there
- the claim on the front, and whether anything supports it
- the warnings that concern me

With these lines the choice often makes itself. It may be the cheaper bottle. It may also be neither, because you have noticed that you do not quite know what you wanted it for. That is a good result. A supplement for which you can name no purpose is a habit with a price.

## What the label leaves open

No bottle can say whether you need what is in it, or promise that it will help. Nor does it know what else you take, and this is the gap to close first. Photograph the front and the back, and show the pictures to the pharmacist who knows your prescriptions. Please do this before the first capsule if you take any regular medication, are pregnant or breastfeeding, have trouble with your kidneys, liver or heart, expect an operation, or are buying for a child. St John’s wort, to name only one example from NCCIH, interacts with many medicines and makes them less effective, and you would not feel it happening.

If you hope that a supplement will end a complaint, such as tiredness that has lasted for months, sleepless nights or cramps that keep coming back, see a doctor first. There may be a cause that deserves a name and a treatment, and the bottle can wait.

## Sources

- NIH Office of Dietary Supplements: [Dietary Supplements: What You Need to Know](https://ods.od.nih.gov/factsheets/WYNTK-Consumer/)
- NIH Office of Dietary Supplements: [Multivitamin/mineral Supplements: Fact Sheet for Consumers](https://ods.od.nih.gov/factsheets/MVMS-Consumer/)
- NIH Office of Dietary Supplements: [Iron: Fact Sheet for Consumers](https://ods.od.nih.gov/factsheets/Iron-Consumer/)
- National Center for Complementary and Integrative Health: [Using Dietary Supplements Wisely](https://www.nccih.nih.gov/health/using-dietary-supplements-wisely)
- European Parliament and Council: Directive 2002/46/EC relating to food supplements
`,
}
