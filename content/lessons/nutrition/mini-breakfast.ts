import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const miniBreakfast: StarterLesson = {
  slug: 'nutrition-mini-breakfast',
  pillar: 'nutrition',
  title: 'Breakfasts that hold until noon',
  durationSeconds: 480,
  summary:
    'Three breakfasts for working days, a test of three mornings to find the one that lasts, and why you may also leave breakfast out.',
  practice:
    'Eat the same breakfast with a palm of protein on three working days and write down when you are hungry again. On a bad day: take a pot of plain yoghurt or a boiled egg with you and eat it by ten.',
  body: `The tram stops in front of the bakery, and its doors open on the butter side. You had breakfast an hour ago, two slices of toast with apricot jam, and you were not hungry when you left the house. Now you are calculating whether there is time to get out, buy a croissant and catch the next one.

Plenty of mornings go like this, and they are usually put down to a weak character. Have a look at the toast first. In this lesson, the first of three about eating well in a full week, you put together a breakfast that keeps you quiet until noon, and find out by a simple test whether it does.

## First, whether you want one

Breakfast has been praised so often that it has become a duty. As far as weight goes, the praise is not well supported: when researchers gathered the trials for the BMJ in 2019, they found nothing solid to show that adding breakfast helps with losing weight, and they thought most of the trials short and of low quality. Many other promises have simply not been tested well.

So take your own morning as the guide. If you wake up hungry, eat. If the thought of food at seven is disagreeable, drink something and take your breakfast along for later. What seldom works is the third way, no breakfast and no plan, because then the decision is made at a bakery counter by a very hungry person.

## What the toast was lacking

Bread and jam, cornflakes, a pastry and a glass of juice are all made of nearly the same things, starch and sugar. They are eaten in four minutes and leave little behind.

Protein is the likeliest gap. When a review of feeding studies was published in 2015, it described a modest effect: after meals with more protein people felt fuller, though at the following meal they did not dependably eat less. Modest is enough for our purpose. You want to reach noon in good temper, and nothing more has been promised.

The second gap is fibre. For adults the World Health Organization names 25 grams a day as the least, taken from ordinary food, and a white morning makes that hard to reach by evening. Oats, wholemeal bread and a whole fruit make a decent start on it.

Sweetness you may keep, in a form that is chewed. A sliced pear sweetens a bowl; juice, honey and syrup count as free sugars, which WHO wants below a tenth of our energy.

## Three to choose from

Each of these takes under five minutes in the morning. Read them all, then choose one. Three fixed breakfasts are a good supply for years, but they are learned singly.

**The bowl.** Plain yoghurt or quark, about as much as a small pot holds, or half as much again. A handful of oats, a fruit cut up with the skin on where that is edible, a spoon of nuts or seeds. If you eat no dairy, unsweetened soya yoghurt takes its place. In winter let the oats simmer in milk or soya drink and put the yoghurt on top.

**The slice.** Two slices of wholemeal bread, or one if they are large. On them an egg, cottage cheese, hummus or tinned fish, and something fresh: tomato, cucumber, radish, an apple on the side. Eggs boiled the evening before turn this into a meal for people who cannot find their glasses yet.

**The jar.** In the evening put oats, milk or soya drink, a large spoon of yoghurt and a handful of frozen berries into a screw-top jar. Shake it and put it in the fridge. By morning it is soft, it travels, and all it needs is a spoon. This is the one for trains, and for those who are not hungry before ten.

Coffee and tea may stand beside any of the three. They are drinks, and when they have to do the work of a meal the bill arrives before lunch.

## If it does not hold

Give a new breakfast three mornings before you judge it. Should hunger come too early all the same, change one thing at a time, in this order.

- **The amount.** Many sensible breakfasts are too small. Another spoon of oats or a second egg settles it.
- **The protein.** A scrape of cream cheese is a decoration. Aim for what would cover your palm.
- **The night.** After a short one many people are hungrier than their breakfast can explain. In that week judge the sleep and spare the bowl.
- **The hour.** Whoever eats at half past five has a long morning, and a small second breakfast is a respectable institution.

And if a croissant is what you really want on a Friday, have it sitting down, with company if possible. It was never meant to last until noon.

:::diagram kind=“steps” caption=“What to change, one thing at a time, from the top.”
The amount
The protein
The night
The hour
:::

## Today, in five minutes

This evening, decide which of the three you will eat tomorrow and put out what it needs: the bowl with a spoon in it, the bread board, or the jar in the fridge. Write the choice on a slip and lay it beside the kettle.

On three working days eat exactly that. Each time, note one figure on the slip, the hour at which you next felt properly hungry, as distinct from passing a bakery. On the third day look at the three figures. If they lie near noon, you have found a breakfast and may stop thinking about it. If they lie at ten, you know where to begin.

## Mornings that belong with a doctor

With diabetes, a changed or missing breakfast can alter the effect of insulin and of some tablets. The British health service tells people who take such medicines not to skip or delay meals, so arrange any change with your diabetes team beforehand.

Kidney disease makes the question of protein a medical one; more is no safe guess there. Certain tablets, thyroid hormone being the best known, are taken some time before food, and your pharmacist can tell you how long.

Please see a doctor if you have had no appetite for weeks, if you are losing weight without wanting to, or if nausea spoils your mornings and you do not know why. In pregnancy, eat what stays down and ask your midwife about the rest. And if going without breakfast has become a way to make up for eating, or one of many rules about food, say so to a doctor. NICE recommends early referral, because eating disorders can be treated.

## Sources

- Sievert K and others: [Effect of breakfast on weight and energy intake: systematic review and meta-analysis of randomised controlled trials](https://doi.org/10.1136/bmj.l42). *BMJ*, 2019.
- Leidy HJ and others: [The role of protein in weight loss and maintenance](https://doi.org/10.3945/ajcn.114.084038). *American Journal of Clinical Nutrition*, 2015.
- World Health Organization: [Carbohydrate intake for adults and children: WHO guideline](https://www.who.int/publications/i/item/9789240073593), 2023.
- World Health Organization: [Guideline: sugars intake for adults and children](https://www.who.int/publications/i/item/9789241549028), 2015.
- National Health Service: [Low blood sugar (hypoglycaemia)](https://www.nhs.uk/conditions/low-blood-sugar-hypoglycaemia/).
- National Institute for Health and Care Excellence: [Eating disorders: recognition and treatment (NG69)](https://www.nice.org.uk/guidance/ng69), 2017.
`,
}
