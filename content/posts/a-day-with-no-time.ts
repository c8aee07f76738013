import type { StarterPost } from './starter-post.ts'

export const aDayWithNoTime: StarterPost = {
  slug: 'a-day-with-no-time',
  title: 'What to eat on a day with no time',
  pillar: 'nutrition',
  metaDescription:
    'From a breakfast held in one hand to five dinners without thawing: a plan for crowded days, and the shelf behind it.',
  tags: ['planning', 'dinner', 'lunch', 'shopping'],
  body: `One child cannot find a shoe, the first call has been moved forward by half an hour, and breakfast is a banana eaten above the sink. There will be no lunch break that deserves the name, and nobody has thawed anything for tonight. Most of us have two or three such days a week, so it is worth knowing what to eat on them.

What follows is a plan from the morning to the pan in the evening. It needs no free Sunday, only a shelf that has been filled once. Take the parts that fit.

## The rule for the whole day

A day without time needs a rule short enough to keep in the head: **something with protein, something that grew, something that fills.** An egg, a tomato and bread. Beans, spinach and rice. Yoghurt, an apple and oats. Whenever a meal is missing one of the three, you can usually mend it with something from a tin, a bag or the fruit bowl.

Nothing is measured. A portion of protein covers your palm, a portion of vegetables or fruit fills your hand, and the filling part is as large as your hunger. The World Health Organization asks adults for at least 400 grams of vegetables and fruit a day, about five portions. On a crowded day you may get to three, and three is a respectable number.

## Morning, with one hand

If you are hungry in the morning, choose something that can be eaten standing and still keeps you until noon.

- A pot of plain yoghurt with a handful of oats and whatever fruit is ripe.
- Two eggs boiled on another day, with bread and a tomato.
- Bread with cottage cheese or hummus, folded and wrapped for the train.

If you are not hungry, do not force it. A review of trials in the BMJ in 2019 found no good evidence that adding breakfast helps with weight, and described the trials as mostly short and of low quality. So it is your choice. But then pack the same food and eat it at ten, before the biscuits on the meeting table have made the choice for you.

Drink a glass of water while the coffee runs. It takes no time, since you are standing there anyway.

## Lunch in eleven minutes

The worst lunch is the one that does not happen, because it is paid for at four o’clock and again at nine. Eleven minutes are enough for something decent, if you know beforehand what it will be.

From a supermarket: a wholegrain roll, a pot of hummus or a piece of cheese, a bag of small tomatoes, an apple. From a bakery: the sandwich with a visible filling, and fruit from your bag. From a canteen: the side dish of vegetables twice, the main dish once. From the office drawer: a tin of fish or beans, crispbread, a mandarin.

Then comes the part that costs nothing. Close the screen for those eleven minutes. Experiments that were brought together in a review in 2013 suggest that people who eat while distracted eat somewhat more at the time and clearly more later on. A lunch that you noticed lasts longer than the same lunch eaten into a keyboard.

## The bridge at half past five

If dinner will be late, eat something small before you leave work or while the children unpack their bags: nuts and a pear, a yoghurt, bread with peanut butter. A person who comes home ravenous eats the first thing behind the fridge door, then dinner as well, and tastes neither.

## Five dinners when nothing was thawed

Each of these takes about twenty minutes, and nearly all of it comes from a shelf or the freezer.

- **Lentil pasta.** While the pasta boils, warm a tin of tomatoes with garlic, oil and a tin of lentils. Throw frozen spinach into it for the last minutes.
- **Eggs in a pan.** Soften an onion, add frozen peppers or peas, break in the eggs and put the lid on. Bread beside it.
- **Beans on toast, grown up.** White beans from a tin, a spoon of oil, lemon, pepper, and a handful of rocket or grated carrot on top.
- **Sardines and potatoes.** Boil small potatoes in their skins. Serve with tinned sardines, yoghurt stirred with mustard, and cucumber.
- **Fried rice from yesterday.** Only with rice that went into the fridge soon after cooking: frozen peas, an egg, a little soy sauce, everything heated until it steams.

And there is a sixth, for the evening on which even a pan is too much. Bread, cheese or boiled eggs, something raw, a glass of water, everybody at the table. That is a dinner, with all three parts, and needs no apology.

## The shelf that carries it

Fill this shelf once, then replace what you use.

- In the cupboard: oats, pasta, rice, crispbread, tinned tomatoes, lentils, chickpeas, white beans, fish in tins, nuts, oil, vinegar, mustard.
- In the fridge: eggs, plain yoghurt, a hard cheese, carrots, lemons.
- In the freezer: spinach, peas, peppers, sliced bread, and two portions of something that you cooked too much of.

When you do cook, cook double. The United States Department of Agriculture advises using most cooked leftovers within three to four days and throwing away food that has stood at room temperature for more than two hours. So put the second half away when you clear the table, and write on the lid what it is.

## What may wait

On such a day leave the new recipe, the label reading and the good resolutions for another time. Buying a meal is no defeat either. Choose one that still looks like its ingredients and add your own vegetables. And if the only quiet quarter of an hour lies between dinner and bed, spend it on sleep and let the kitchen look as it looks.

## When this advice is not enough

This is general guidance for healthy adults. If you take insulin or other medicines that can lower your blood sugar, skipped and delayed meals need a plan made with your diabetes team. With kidney disease, a food allergy, coeliac disease or during pregnancy, some of the foods named here may not suit you, so ask your doctor, midwife or dietitian. Tiredness that does not lift, loss of appetite for weeks, or weight that falls without intention should be looked at. And if eating has become a fight, whether with too much or too little, please speak to a doctor soon; there is good help, and it works better early.

## Sources

- World Health Organization: [Healthy diet](https://www.who.int/news-room/fact-sheets/detail/healthy-diet), fact sheet.
- Sievert K and others: [Effect of breakfast on weight and energy intake: systematic review and meta-analysis of randomised controlled trials](https://doi.org/10.1136/bmj.l42). BMJ, 2019.
- Robinson E and others: [Eating attentively: a systematic review and meta-analysis of the effect of food intake memory and awareness on eating](https://doi.org/10.3945/ajcn.112.045245). American Journal of Clinical Nutrition, 2013.
- United States Department of Agriculture, National Agricultural Library: [How long should I keep leftover food?](https://www.nal.usda.gov/legacy/fnic/how-long-should-i-keep-leftover-food)
`,
}
