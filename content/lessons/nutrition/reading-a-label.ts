import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const readingALabel: StarterLesson = {
  slug: 'nutrition-reading-a-label',
  pillar: 'nutrition',
  title: 'Reading a label in ten seconds',
  durationSeconds: 960,
  summary:
    'One column, four numbers and a handful of words to ignore: how to compare two packets while the trolley is blocking the aisle.',
  practice:
    'Take two packets of the same kind from your cupboard, find the column for 100 grams and compare the one line that matters for that shelf. On a bad day: read only the first ingredient of one thing you eat daily.',
  body: `The yoghurt with the bear on it has been in your son’s hands since the end of the last aisle. You are holding another pot, which has no bear and promises “only natural goodness”. Behind you somebody would like to get to the butter. There is time for one look at each, and it should fall on the right place.

That place is always the same, and once you know it the look takes about ten seconds. In this lesson you learn where it is, what four numbers there can tell you, and which words on the front may be left to the bear.

:::diagram kind=“steps” caption=“Ten seconds, in three looks.”
Seconds one to three: the column for 100 grams
Seconds four to seven: sugars, salt, saturates, fat
Seconds eight to ten: the one line for this shelf
:::

## Seconds one to three: the column

Turn the packet round and find the small table. In the European Union and in Britain it must give the values for 100 grams, or for 100 millilitres of a drink. Beside it there may be a second column, for a portion. Cover that one with your thumb. The maker decides how large a portion is, and two makers seldom decide alike, whereas a hundred grams of one cereal can be laid directly beside a hundred grams of another.

If the packet comes from the United States, the table counts by the serving, with percentages of a daily value beside the grams. The Food and Drug Administration calls 5 per cent or less low and 20 per cent or more high. To compare two American packets, look first whether their servings weigh the same.

## Seconds four to seven: the four numbers

The British health service has published limits for what is high and what is low in 100 grams of food. They are useful far beyond Britain, because a gram is a gram.

- **Sugars:** above 22.5 grams is high; 5 grams or less is low.
- **Salt:** above 1.5 grams is high; 0.3 grams or less is low.
- **Saturated fat** (“of which saturates”): above 5 grams is high; 1.5 grams or less is low.
- **Fat** in all: above 17.5 grams is high; 3 grams or less is low.

For drinks the limits are stricter, so do not use these there. Everything between high and low is simply in between, and most food lives in between.

You need not learn eight figures by heart. Keep two for a start: a food with more than 22.5 grams of sugars is nearly a quarter sugar by weight, and with salt the alarm begins at one and a half.

## Seconds eight to ten: the one line for this shelf

Nobody compares four lines in a supermarket. Each shelf has one that tells the packets apart.

- **Yoghurt, cereal, muesli, bars:** sugars.
- **Bread, sauces, soups, ready meals, cheese, cold meat:** salt.
- **Spreads, biscuits, pastry, coconut products:** saturates.

Then let the better number win, provided that you would also enjoy the food. A muesli that nobody eats has excellent values for ever. Where fibre is printed, look at that as well on the bread and cereal shelves; it is the line on which you want the larger figure.

One oddity belongs here. The European line for sugars counts all of them together, those in milk and fruit as well as those that the maker put in. Plain yoghurt is therefore never at zero, and you can use it as your yardstick: what a fruit yoghurt has beyond the plain one came, roughly speaking, with the fruit or was stirred in. American labels print added sugars separately.

## Words that may be ignored

The front is allowed to charm you. A few of its favourites, translated:

- **“Natural”, “traditional”, “from the farm”** describe a mood. There is no number behind them that you could compare.
- **“Light” and “reduced”** are relative. Such a food has less of something than a similar product, and it must say of what. Less than a great deal can still be plenty.
- **“No added sugar”** speaks of what was put in. What the fruit or the milk brought along is in the table all the same.
- **“High in protein”** may be perfectly true of a bar that is also as sweet as its neighbour.
- **“Reduced salt”** compares with a saltier product, so the line for salt has the last word.

Traffic lights on the front, in the countries that have them, are another matter. They usually repeat the four numbers in red, amber and green, and are a fair short cut within one shelf.

## What ten seconds leave out

If you have ten more, read the beginning of the list of ingredients. It goes by weight, so the first three entries tell you what you are chiefly buying, and syrup, dextrose, honey and concentrated juice are sugar in other clothes. A bread may be brown because of malt; “wholemeal flour” at the head of its list is better evidence than its colour.

The table has blind spots too. It judges a hundred grams of everything, though you eat two hundred of yoghurt and a teaspoon of mustard. Nuts, oil and hard cheese look alarming in it and can be good food in the amounts in which people eat them. It hardly mentions how a thing was made. And it cannot compare lentils with lemonade, so use it between neighbours and leave the rest in peace. Much of what you buy, apples and eggs among it, needs no reading in any case.

## Today, in your own kitchen

Do this once at the table, without the queue. Take out three packets that you open nearly every day. Bread, breakfast and one sauce are a good choice. Find the 100-gram column on each, write the one decisive number on the lid with a felt pen, and decide whether it is high, low or in between.

If one of them is high, take a picture of its table. Next time you are in the shop, hold that picture beside two rivals. When you have found a better one that tastes right, make it your standing brand and retire from reading on that shelf. Twenty products at one a week take less than half a year, and there is no hurry.

## When a doctor’s list comes first

With a food allergy or coeliac disease ten seconds are not enough: read the allergens in full every time you buy, since recipes change without warning, and let a dietitian show you the less obvious names. If you suspect gluten, ask for the test before you give it up, because leaving it out first can make the result unreliable.

Illness of the kidneys, phenylketonuria and some medicines come with lists of their own, and those overrule anything said here. People who count carbohydrates for insulin do so by the line for total carbohydrate, together with their team.

There is also such a thing as too much reading. If you can no longer eat what has no label, if shopping takes twice as long as it used to, or if figures frighten you, please let the packets be, and tell a doctor about it. NICE advises that eating disorders be taken seriously early, and this can be how one begins.

## Sources

- National Health Service: [How to read food labels](https://www.nhs.uk/live-well/eat-well/food-guidelines-and-food-labels/how-to-read-food-labels/).
- US Food and Drug Administration: [How to Understand and Use the Nutrition Facts Label](https://www.fda.gov/food/nutrition-facts-label/how-understand-and-use-nutrition-facts-label).
- European Parliament and Council: [Regulation (EC) No 1924/2006 on nutrition and health claims made on foods](https://eur-lex.europa.eu/eli/reg/2006/1924/oj).
- National Institute for Health and Care Excellence: [Coeliac disease: recognition, assessment and management (NG20)](https://www.nice.org.uk/guidance/ng20), 2015.
- National Institute for Health and Care Excellence: [Eating disorders: recognition and treatment (NG69)](https://www.nice.org.uk/guidance/ng69), 2017.
`,
}
