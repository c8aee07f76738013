import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const aPlateThatHolds: StarterLesson = {
  slug: 'nutrition-a-plate-that-holds',
  pillar: 'nutrition',
  title: 'A plate that holds',
  durationSeconds: 840,
  summary:
    'Why one lunch lasts until six and another until three: the three parts of a meal, seen in one glance, and how to add the one that is missing.',
  practice:
    'Before the first bite of your next main meal, name its three parts and add the one that is missing from what is within reach. On a bad day: put one piece of fruit, one egg or one slice of bread beside a meal as it is.',
  body: `At one o’clock the soup was exactly right. It was pumpkin, it was hot, and you ate it with a white roll at the table by the window. At ten to three you read the same paragraph for the third time and wonder whether the machine on the second floor still has the nut bar. There was nothing wrong with the soup. It was a pleasant half of a lunch.

Some meals carry you through an afternoon and others are gone by the next meeting, and the difference can often be seen while the plate is still full. This lesson shows you where to look, and what to do when you have looked.

## The glance

Take any meal and ask of it three things. Where is the protein? What on this plate grew as a vegetable or a fruit? And what is there to fill you?

- **Protein:** eggs, fish, poultry, meat, cheese, yoghurt or quark, tofu, beans, lentils, chickpeas.
- **Something that grew:** vegetables in any state, raw, frozen or from a tin, and fruit.
- **Something that fills:** bread, potatoes, rice, pasta, oats, couscous. Wholegrain kinds bring more fibre with them.

Potatoes stand in the third line because the World Health Organization does not count starchy roots among the vegetables. Pulses could stand in two. When beans are the protein of a dish, let them be that, and look for a carrot as well.

Oil, butter, nuts and sauce have no line of their own. They carry the taste, and a plate without them is soon a chore. You will hardly ever have to remind yourself of them.

As for amounts, your hand is measure enough: about a palm of protein, a good handful or two of plants, and as much of the filling part as your day asks for. Someone who has carried boxes since six needs more rice than someone who has carried a laptop. Official pictures draw the shares differently from country to country. The British Eatwell Guide gives vegetables and fruit roughly a third of what people eat and starchy foods another third, and it means whole days, so no single plate has to match the drawing.

:::diagram kind=“parts” caption=“The three things to look for. How large each is, your hand and your day decide: no single plate has to match the drawing.”
1/3 Protein
1/3 Something that grew
1/3 Something that fills
:::

## What each part contributes

For protein the evidence is the clearest, and it is modest. A review of feeding studies in the *American Journal of Clinical Nutrition* found in 2015 that meals with more of it left people feeling fuller. At the next meal they did not reliably eat less. So you may hope for a quieter afternoon; nobody should promise you a smaller dinner.

The plants add water, bulk and fibre. They make a meal larger to the eye and slower to chew, and that second point may matter more than it seems: in the experiments that a review pooled in 2014, people took in less energy when they ate slowly than when they ate fast, without being hungrier for it afterwards. Vegetables and fruit also have a case of their own. WHO advises adults to eat at least 400 grams a day, and a plate is the place where those grams turn up or do not.

The third part is the one that modern advice likes to be rude about. Leave it out and many people are searching the cupboard at four. WHO wants adults to get at least 25 grams of fibre a day from ordinary food, and oats, wholemeal bread and brown rice are where a good share of it comes from.

How far all this can be trusted as a set deserves a plain answer. As far as we know, no trial has tested the glance that you are learning here. It is a teacher’s device, put together from guidelines and from studies of its parts.

## Mending a meal

Most plates need one addition and no new recipe. A few examples will show you the movement.

- **The pumpkin soup and the roll** lack protein. Stir in half a tin of white beans, or put cheese on the roll.
- **Pasta with tomato sauce** is better off than it looks, since the sauce grew. Tuna, lentils or a spoon of ricotta complete it.
- **The large salad with chicken** has no filling part. A slice of bread, or cold potatoes tossed in, and it becomes a lunch.
- **The cheese sandwich at the desk** wants an apple, or the small tomatoes from the corner shop.
- **Porridge with water and honey** asks for milk or yoghurt, then for a grated pear.

Notice that nothing was taken away. Adding is easier than forbidding, and an added egg often settles the question of the nut bar without a debate.

## When a good plate does not last

Sometimes all three parts were there and you are hungry all the same. The first suspect is size: a doll’s portion of a sensible meal remains a doll’s portion. The second is attention. A review of experiments from 2013 reported that people ate more when they were distracted, and more again later in the day, so a bowl emptied beside a spreadsheet may be paid for twice.

Then there is the clock. Between a lunch at half past eleven and a dinner at eight lie more than eight hours, and no arrangement of lentils is meant to bridge that. Have a proper snack at four and think no worse of yourself. A short night, too, makes many people hungrier the next day than their plates would explain.

## Today’s step

Choose the next main meal that you will eat sitting down. Before you begin, look at it for the length of one breath and name the three parts to yourself. If one is missing, fetch it: from the fridge, from your bag, from the counter where you bought the rest. If nothing is to be had, eat what you have and note what it lacked.

Then write down two times on a scrap of paper, the end of the meal and the moment at which you were properly hungry again. Do that for three meals on three days. You will probably find that one of your usual meals misses the same part every time, and that is the only one you need to change.

## When to see a doctor about it

Make an appointment if you feel full after a few mouthfuls, if swallowing is difficult, if your appetite has been gone for weeks, or if you lose weight that you did not mean to lose. Great hunger with great thirst should be checked soon.

With insulin, or with other medicines that can push the blood sugar too low, talk to your diabetes team before you change what your meals are made of. If your kidneys are ill, how much protein suits you and which vegetables do is a matter for your specialist or a renal dietitian. And if looking at a plate this closely makes you anxious, or you have had an eating disorder, leave the exercise out. Guidance from NICE asks that eating disorders be assessed and treated early, so tell a doctor you trust.

## Sources

- World Health Organization: [Healthy diet](https://www.who.int/news-room/fact-sheets/detail/healthy-diet), fact sheet.
- World Health Organization: [Carbohydrate intake for adults and children: WHO guideline](https://www.who.int/publications/i/item/9789240073593), 2023.
- Leidy HJ and others: [The role of protein in weight loss and maintenance](https://doi.org/10.3945/ajcn.114.084038). *American Journal of Clinical Nutrition*, 2015.
- Robinson E and others: [A systematic review and meta-analysis examining the effect of eating rate on energy intake and hunger](https://doi.org/10.3945/ajcn.113.081745). *American Journal of Clinical Nutrition*, 2014.
- Robinson E and others: [Eating attentively: a systematic review and meta-analysis](https://doi.org/10.3945/ajcn.112.045245). *American Journal of Clinical Nutrition*, 2013.
- Public Health England: [The Eatwell Guide](https://www.gov.uk/government/publications/the-eatwell-guide).
- National Institute for Health and Care Excellence: [Eating disorders: recognition and treatment (NG69)](https://www.nice.org.uk/guidance/ng69), 2017.
`,
}
