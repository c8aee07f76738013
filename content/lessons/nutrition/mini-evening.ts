import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const miniEvening: StarterLesson = {
  slug: 'nutrition-mini-evening',
  pillar: 'nutrition',
  title: 'Five evening meals in rotation',
  durationSeconds: 540,
  summary:
    'A pot, a pan, a tray, pasta and a board: how to fix five evening meals that return every week and still change with the season.',
  practice:
    'Write down five evening meals that your household already eats and hang the list in the kitchen. On a bad day: write down one, and make it tonight or tomorrow.',
  body: `“What are we eating?” – “No idea, you?” – “I asked first.” The messages go back and forth between two offices from twenty to five, and the answer, when it comes, is the same as last week. Somebody will stop on the way for something. Nobody is quite sure that there are onions.

It would be easier if that answer were given once, on a quiet evening, for a good while. This lesson, the last of three about eating well in a full week, helps you to choose five evening meals that come back every week and change just enough to stay welcome.

## Why repeat yourself

Variety is a fine thing at the market and a burden at half past six. If you look back over a month you will probably find that your household cooks seven or eight dishes anyway, in no particular order, each one decided afresh by a tired person.

There is some evidence on the side of planning. A study of more than 40,000 French adults, published in 2017, found that those who planned meals at least occasionally ate more varied food and came somewhat closer to the national recommendations. Since everyone was asked only once, it cannot tell whether planning led to better eating or whether people who eat well like to plan. Nobody, as far as this lesson knows, has tested five meals against four or six. Five is chosen because a week has about that many evenings at home, with two left over for invitations, remains and toast.

## Five shapes

The trick that keeps a rotation from going stale is to fix the shape of each meal and leave the filling open. A shape is a vessel and a way of cooking.

- **The pot.** A soup or stew that can look after itself: lentils with carrots, beans with tomatoes and cabbage, chicken with barley. It makes more than one evening needs, and means to.
- **The pan.** Eggs, tofu or thin pieces of meat with vegetables, done in a quarter of an hour. Omelette with peas, fried tofu with peppers, pancakes with spinach.
- **The tray.** Everything cut up, oiled and sent into a hot oven: potatoes, cauliflower and chickpeas; salmon with broccoli; squash with feta. You are free for half an hour.
- **The pasta.** Or another grain, with a sauce that contains both a vegetable and something with protein. Tomato and tuna, broccoli with white beans and garlic, a yoghurt sauce with peas.
- **The board.** Nothing is cooked. Bread, cheese, boiled eggs or hummus, whatever can be eaten raw, put in the middle of the table.

Give each shape an evening and let it stay there: the pan on the day with the late class, the tray when somebody is at home by six, the board before the weekend shopping, when there is least in the house.

:::diagram kind=“week” caption=“An example of five shapes that have found their evenings.”
Mon The pot
Tue The pan
Wed The tray
Thu The pasta
Fri The board
:::

## The filling changes

Inside each shape you follow the market, the season and the remains. The pot holds peas in May and cabbage in November; the tray has courgettes now and beetroot later. If fish turns up once or twice in the five, one of them an oily sort such as sardines, mackerel or salmon, you will be near the British advice of two portions a week. Beans or lentils in another two make the week cheaper and bring fibre, of which the World Health Organization wants adults to have at least 25 grams a day.

Check each meal once for its parts. Something with protein, something that grew, something that fills. The board is the one that most often lacks the middle one, and a cut-up cucumber puts that right. Then look at salt. Stock, cheese, cured meat and ready-made sauces bring a good deal with them, and WHO’s limit for adults is less than 5 grams a day from everything together, so one salty thing per meal is a fair rule, and the seasoning can wait until you have tasted.

## Cook one of them twice as large

Usually that will be the pot. The second half is a sixth evening for which nobody has to do anything, provided that it is treated well.

Put it away in shallow boxes when you clear the table. American advice, from the Department of Agriculture there, is to throw out what has been at room temperature for over two hours and to finish most leftovers within three to four days. The British agency is stricter. Finish sooner if anyone at your table is pregnant, very young, frail or ill. Cooked rice should be cooled fast, eaten soon, and heated once until it steams throughout. What you will not eat in that time goes into the freezer with its name and the date.

## How to find your five

Do not look for new recipes. Ask of the meals you already make:

1. Could I cook it with a headache?
2. Does at least one of its main ingredients keep for a week or longer?
3. Will everyone at the table eat some part of it?

Three times yes, and it is in. If you live alone, the third question is quickly answered, and the pot will feed you for two more days. Where children eat along, serve the parts in separate dishes and let the sharp sauce go round at the end. In a household with changing shifts, give the shapes to hours and forget the weekdays: the board for whoever comes in at eleven, the tray for the one who is home at four.

## Today: one sheet of paper

Sit down for ten minutes with whoever else cooks. Write the five shapes one below the other, and beside each one a meal that you had in the last month and liked. If a shape stays empty, leave it empty; four are a rotation too. Put a day beside each.

Under that goes a second, shorter list, of what must never run out for these five to be possible. It will be something like onions, eggs, tinned tomatoes, pasta, a bag of frozen vegetables and a tin of beans. Hang the sheet where the first person to come home will see it, and begin tomorrow, with whatever day it is.

After three weeks read it again with a pencil. Strike out the meal that was twice replaced by pizza. It told you something, and another will take its place.

## When it is a matter for a doctor

Diabetes, kidney disease, heart failure, coeliac disease or an allergy in the household can mean a plan made by a dietitian. Bring your five meals to the appointment; it is easier to alter five than to begin with none. Ask there, too, before you replace ordinary salt by one that contains potassium, which is unsafe for some kidneys and with some medicines.

After a meal that may have been spoilt, call a doctor if there is blood, high fever, vomiting that lets no drink stay down, or signs of drying out, and sooner for small children, the old and the pregnant. Heartburn on most evenings, pain after fatty meals or food that sticks on its way down should be examined as well.

Should the list begin to rule you, so that an unplanned dinner with friends is frightening, or should the evenings regularly end in eating that you cannot stop, speak with your doctor. NICE urges early referral, and help exists. Where money is what makes five dinners impossible, social services or a food bank are the right address, and it is no shame to use it.

## Sources

- Ducrot P and others: [Meal planning is associated with food variety, diet quality and body weight status in a large sample of French adults](https://doi.org/10.1186/s12966-017-0461-7). *International Journal of Behavioral Nutrition and Physical Activity*, 2017.
- United States Department of Agriculture, National Agricultural Library: [How long should I keep leftover food?](https://www.nal.usda.gov/legacy/fnic/how-long-should-i-keep-leftover-food)
- Food Standards Agency: [How to chill, freeze and defrost food safely](https://www.food.gov.uk/safety-hygiene/how-to-chill-freeze-and-defrost-food-safely).
- World Health Organization: [Healthy diet](https://www.who.int/news-room/fact-sheets/detail/healthy-diet), fact sheet.
- World Health Organization: [Carbohydrate intake for adults and children: WHO guideline](https://www.who.int/publications/i/item/9789240073593), 2023.
- Public Health England: [The Eatwell Guide](https://www.gov.uk/government/publications/the-eatwell-guide).
- National Institute for Health and Care Excellence: [Eating disorders: recognition and treatment (NG69)](https://www.nice.org.uk/guidance/ng69), 2017.
`,
}
