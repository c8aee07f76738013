import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const miniLunch: StarterLesson = {
  slug: 'nutrition-mini-lunch',
  pillar: 'nutrition',
  title: 'A lunch that you did not plan',
  durationSeconds: 480,
  summary:
    'What to buy at a bakery, a supermarket, a canteen or a petrol station when lunch is late, and how to eat it so that it counts.',
  practice:
    'On your next unplanned lunch choose the protein first, then something that grew, and eat for ten minutes with the screen off. On a bad day: add one piece of fruit to whatever you can get, and sit down for it.',
  body: `“We have to give up the room,” says someone at the door, and so the meeting is over. It is thirteen minutes to two. The canteen has wiped its counters, the good sandwiches at the corner went an hour ago, and your next call begins at a quarter past.

A lunch of this sort gets no planning and hardly any credit. Yet for many of us it is the usual one. This lesson gives you an order of choosing for it that works at any counter, so that you come back with something better than a coffee and a cereal bar.

## Choose what is scarce first

Wherever food is sold in a hurry there is bread, and plenty of it. Nobody has ever left a bakery short of starch. Two other parts are harder to find, and therefore they come first.

1. **Look for the protein.** Egg, fish, chicken, cheese, yoghurt, hummus, beans, tofu. According to a review from 2015 it adds a little to the feeling of fullness after a meal, which is what you need between now and the evening.
2. **Look for something that grew.** A salad, raw vegetables, a soup with pieces in it, fruit. The World Health Organization’s 400 grams a day for adults are hard to reach by dinner if noon has brought none.
3. **Then take what fills you.** It will be there. Wholegrain is the better kind if you have the choice.

With this order in your head you can stop walking up and down. You are hunting for two things, and the third will be pressed upon you.

:::diagram kind=“steps” caption=“The order of choosing.”
The protein
Something that grew
Then what fills
:::

## Four counters

**The bakery.** A roll in which you can see the filling: egg, cheese, fish, or roasted vegetables with hummus. If all that remains is sweet, buy a plain wholemeal roll, and a pot of yoghurt from the cooler. The apple comes from your bag or from the next shop.

**The supermarket.** This is the easiest of the four, since nobody has put the meal together for you. A pot of cottage cheese or hummus, or a tin of mackerel with a ring on the lid. Small tomatoes, a pepper, a bag of leaves. Two rolls. You can eat it on a wall.

**The canteen at closing time.** Ask what is left of the vegetables and take two helpings, with a boiled egg, some cheese or the last piece of fish. Side dishes are a lunch if there are enough of them.

**The petrol station, the platform, the machine.** Nuts, milk or plain yoghurt, a banana, a sandwich with a recognisable inside. It will be a compromise, and a compromise at two is better than a heroic fast until eight.

Soup deserves a special word, because it looks like a full meal and is often vegetables and water. Buy something with protein to go beside it.

## The size, settled in advance

Hungry people order large, and then the order decides. A Cochrane review of many experiments came to the conclusion in 2015 that people eat more when they are served larger portions or packages. So make up your mind about the size while you are still in the queue, according to the afternoon before you: an ordinary one if you will sit, a larger one if you will be on your feet or dinner is far away.

The drink can be settled at the same time. Water, tea or coffee will do, and what is sweet you may have as food. In a bottle of lemonade or juice the sugars are what WHO calls free, the ones it would like to see below a tenth of our energy.

## Ten minutes with nothing beside it

The most neglected ingredient costs nothing. When researchers gathered experiments on attention and eating in 2013, it appeared that distraction led people to eat more at the time and still more afterwards. The laboratory is not your desk, but the finding agrees with what most of us know of afternoons that began with a sandwich over the keyboard.

So find ten minutes. If there are only five, take five. Close the lid, turn the telephone over, sit anywhere that is not your place of work: a bench, the stairs, the empty end of the canteen. You may look out of the window. If a colleague is there, talk, because conversation is an old custom at lunch and nobody has suggested giving it up.

## When there is really nothing

For the day on which not even the machine works, keep a lunch in a drawer. A tin of fish or of beans that opens by hand, crispbread, a small bag of nuts, a fork. Replace it when it has been eaten and look at the dates twice a year. It is dull, it is complete apart from a piece of fruit, and it has rescued better people than us.

What helps less is to do without. Whoever gets through the afternoon on coffee tends to arrive at dinner with an appetite that decides everything in advance. If lunch has to fall out, put a proper snack at four in its place. An unplanned lunch that went badly, on the other hand, requires no repayment in the evening. Have an ordinary dinner.

## Today

Think of the place where you most often end up on such days. From memory, or by looking in on your way, find one combination there that contains all the parts: the cheese roll and the box of carrots, the yoghurt and the banana with a wholemeal roll. Write it on your telephone under the name of the shop.

That is your standing order. Next time the meeting runs over you will have nothing to decide, and you can spend the minutes thus saved on sitting down. When you are tired of the combination, find another. One for each of the two places you know best is as much planning as an unplanned lunch can bear.

## When a late lunch is a medical matter

If you use insulin, or tablets such as sulfonylureas that can bring the blood sugar too low, a late lunch is a medical matter. The British health service’s advice is not to skip or delay meals and to carry something sugary that acts quickly. Shaking, sweating or confusion must be treated at once, and repeated episodes should be reported to your diabetes team. If such attacks happen to you without diabetes, describe them to a doctor.

With a food allergy or coeliac disease, ask at every counter and read every packet, the familiar ones too; unplanned food is where mistakes happen. In pregnancy some ready-made salads, soft cheeses and fish are better left alone, and your midwife has the list.

Tiredness after lunch that no change of lunch affects may have its cause in your nights, or in something that a blood test would show. And if you find that you miss meals on purpose, or that eating in front of others has become hard, a family doctor is a good first person to tell.

## Sources

- Leidy HJ and others: [The role of protein in weight loss and maintenance](https://doi.org/10.3945/ajcn.114.084038). *American Journal of Clinical Nutrition*, 2015.
- World Health Organization: [Healthy diet](https://www.who.int/news-room/fact-sheets/detail/healthy-diet), fact sheet.
- Hollands GJ and others: [Portion, package or tableware size for changing selection and consumption of food, alcohol and tobacco](https://doi.org/10.1002/14651858.CD011045.pub2). *Cochrane Database of Systematic Reviews*, 2015.
- Robinson E and others: [Eating attentively: a systematic review and meta-analysis of the effect of food intake memory and awareness on eating](https://doi.org/10.3945/ajcn.112.045245). *American Journal of Clinical Nutrition*, 2013.
- World Health Organization: [Guideline: sugars intake for adults and children](https://www.who.int/publications/i/item/9789241549028), 2015.
- National Health Service: [Low blood sugar (hypoglycaemia)](https://www.nhs.uk/conditions/low-blood-sugar-hypoglycaemia/).
`,
}
