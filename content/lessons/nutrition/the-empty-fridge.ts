import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const theEmptyFridge: StarterLesson = {
  slug: 'nutrition-the-empty-fridge',
  pillar: 'nutrition',
  title: 'The empty fridge',
  durationSeconds: 780,
  summary:
    'A shelf of things that keep, a pattern for turning them into supper in twenty minutes, and what to check before you open an old tin.',
  practice:
    'Put three things that keep on today’s shopping list, one with protein, one that grew and one that fills, and stand them together. On a bad day: buy one tin of beans and one bag of frozen spinach, and nothing else.',
  body: `Ten past eight. The train stood outside the city for three quarters of an hour, the shop at the station had its shutters down, and now the light of the fridge falls on half a lemon, a jar of mustard and something in foil for which nobody takes responsibility. The number of the pizza place is on the door, held by a magnet in the shape of a pizza.

Order it if you would like a pizza. This lesson is for the evenings on which you would rather have had supper, and it asks what has to be in the house so that an empty fridge does not decide.

## What is missing, and what is not

A fridge keeps fresh things fresh. That is all it does, and on most evenings a meal depends on it less than the dismay suggests. A supper that satisfies has something with protein in it, something that grew, and something to fill you. Every one of these exists in a form that waits: in a tin, in a packet or in the freezer.

Nor are those forms second best. The advice of the World Health Organization on vegetables and fruit is about the amount, at least 400 grams a day for adults, and when the British health service lists what counts towards its five portions, frozen and tinned ones are on the list. They ask for one thing only, which is that somebody bought them last month.

## The shelf

Choose two or three from each line, kinds that you know you will eat. A tin of artichokes bought for the person you might become is still there in four years.

- **With protein:** lentils, chickpeas or white beans in tins; red lentils, dry; tinned sardines, mackerel or tuna; peanut butter; eggs, which live in the fridge but outlast most of it.
- **That grew:** tinned tomatoes; frozen spinach, peas and broccoli; sweetcorn; onions and carrots, which forgive a fortnight of neglect.
- **That fills:** pasta, couscous, rice, oats, crispbread, sliced bread in the freezer.
- **With a voice:** lemons, mustard, vinegar, soy sauce, chilli flakes, a tube of tomato purée, garlic, oil.

The last line is the one that gets forgotten, and it is why food from the store cupboard has a reputation for tasting of the store cupboard. Beans with oil are a duty. Beans with oil, lemon, garlic and pepper are eaten with bread until the plate is clean.

A word on salt: tins, soy sauce and stock are generous with it. Rinse what comes in brine, taste, and season at the end.

## The pattern

You can cook from such a shelf without a recipe if you keep to an order.

1. Put on the water for the part that fills, or set the bread to thaw.
2. Warm oil in a pan with an onion or a clove of garlic.
3. Add the vegetable, straight from the freezer or the tin.
4. Add the protein and let everything get hot.
5. Take it off the heat, and only now add the voice: lemon, mustard, chilli, whatever the dish seems to be waiting for.

The whole of it is done in about the time that a delivery would need to find your bell.

:::diagram kind=“steps” caption=“The order of the pan, whatever is in it.”
Water for the part that fills
Oil, onion or garlic
The vegetable
The protein
Off the heat: the voice
:::

## Four that come out of it

**Red lentil soup.** An onion, a cup of red lentils, four cups of water, a spoon of tomato purée. It simmers for a quarter of an hour until the lentils fall apart. Lemon and pepper at the end, frozen bread from the toaster.

**Chickpeas and spinach on couscous.** Tinned tomatoes and garlic reduce while you pour boiling water over the couscous and cover it. Chickpeas and spinach go into the sauce for the last five minutes, with chilli.

**White beans and tuna, no stove.** Rinse the beans, flake in the fish, add sweetcorn, a grated carrot, mustard, vinegar and oil. Crispbread beside it. The washing-up is one bowl.

**Broth with an egg.** A little stock, noodles, a handful of peas. When the noodles are soft, let a beaten egg run in, and stir in a few drops of soy sauce.

None of these will be photographed. After the third time you will no longer think while making them, and at ten past eight that is worth more.

## While you wait for the water

Coming home late, most of us eat once at the worktop and again at the table. If you arrive very hungry, have something small at once and have it on purpose: a slice of the bread, a few nuts, the carrot that was going to be grated. Then cook. When the plate is full, sit down with it, and spend at least its first half without a screen. A review of experiments on eating rate found in 2014 that people took in less when they ate more slowly, and were no hungrier some hours later. One need not make a method of it. A chair does most of the work.

## Before you open an old tin

“Best before” on tins and dry goods speaks of quality. Damage is what deserves your attention. The American Centers for Disease Control and Prevention advise throwing out, without tasting, any tin or jar that leaks, bulges or is swollen, and anything that spurts or foams when you open it. Botulism is very rare and very serious, so nobody ought to save the price of a tin here.

Move what you have left over into a box with a lid before it goes into the fridge. And keep to tins for red kidney beans unless you boil the dry ones hard and long, as the packet tells you to; raw or half cooked they contain a natural poison, and a slow cooker by itself does not get hot enough to destroy it.

## Today

Look at your shelf as it is, for two minutes, and sort what you find into the four lines above. You will see at once which one is thin. In many kitchens there is pasta for a regiment and nothing with protein.

Write three things on the list, to be bought on the way home or with the weekly order, and give them one place where they stand side by side. When one is used up, it goes back on the list on the same evening. That single habit keeps the shelf alive; a grand stocking-up without it lasts about a month.

## When it is a matter for a doctor, or for other help

If the fridge is empty because the money is, please ask for help early. Social services, a school or a food bank can often do something quickly and without fuss.

Ask before you live from tins if salt, potassium or protein has been limited for you, as with diseases of the kidneys or the heart. People who take warfarin should get a steady amount of vitamin K, as the NIH Office of Dietary Supplements explains, and leafy greens are full of it, so a sudden season of frozen spinach is something to mention at the clinic. With insulin, or with tablets that carry a risk of low blood sugar, a supper at nine needs a plan made with your diabetes team.

Double vision, drooping eyelids, slurred speech or trouble swallowing after eating something suspect is an emergency. And if the late evening is the hour at which you eat large amounts in secret and cannot stop, tell a doctor. It is a known illness with known treatments.

## Sources

- World Health Organization: [Healthy diet](https://www.who.int/news-room/fact-sheets/detail/healthy-diet), fact sheet.
- National Health Service: [5 A Day: what counts?](https://www.nhs.uk/live-well/eat-well/5-a-day/5-a-day-what-counts/)
- Centers for Disease Control and Prevention: [Botulism prevention](https://www.cdc.gov/botulism/prevention/index.html).
- Robinson E and others: [A systematic review and meta-analysis examining the effect of eating rate on energy intake and hunger](https://doi.org/10.3945/ajcn.113.081745). *American Journal of Clinical Nutrition*, 2014.
- NIH Office of Dietary Supplements: [Vitamin K: Fact Sheet for Consumers](https://ods.od.nih.gov/factsheets/VitaminK-Consumer/).
- National Institute for Health and Care Excellence: [Eating disorders: recognition and treatment (NG69)](https://www.nice.org.uk/guidance/ng69), 2017.
`,
}
