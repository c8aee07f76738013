import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const threeToKeep: StarterLesson = {
  slug: 'supplements-three-to-keep',
  pillar: 'supplements',
  title: 'Three to keep',
  durationSeconds: 361,
  summary:
    'Magnesium, creatine and omega-3, one at a time: what each may do, for whom, what nobody knows yet, and who should ask first.',
  practice:
    'Choose one of the three, write down in a sentence that could turn out false what it should change, and enter a date on which you decide. On a bad day write only the sentence.',
  body: `Your sister has come for the weekend and unpacks at breakfast. Beside the toast appear a white tub, a brown bottle and a box of large golden capsules. Magnesium, creatine, fish oil. “These are the only three that do anything,” she says, and then, with her mouth full, “What do you take?”

It is a fair question, and a fairer one lies behind it. What would each of these have to do before it deserved its place on the table? If you follow the evidence for all three, you may end with three tubs, with one, or with tinned sardines.

## How to ask a bottle a question

The same four questions will do each time. What has been shown, in people like me? What has been hoped for and never shown? How would I notice, and by when? Who has to be asked before the first capsule?

“Worth keeping” is a judgement about one person. These three stand here because so many people weigh them, and because there is enough research to say something honest, some of it disappointing.

## Magnesium: a thin record, and the kitchen first

Muscles and nerves need this mineral. Nuts, beans, seeds, wholemeal bread and green leaves contain it.

*What is known.* It has been tested against night cramps, and a Cochrane review of 2020 judged it unlikely to help older adults in any way they would notice. For sleep, the review that people quote is from 2021. It found three trials with 151 older people who had insomnia. With magnesium they fell asleep about 17 minutes sooner than with placebo; they did not reliably sleep longer, and the authors rated the evidence low to very low.

*What is not known.* Whether those minutes would survive a better trial, and whether a tired person of forty would gain them.

*How you would notice.* Eat the nuts and beans for a week first. If you still want to try, note each morning for a week how the night was; go on noting for about a month with a plain magnesium; then stop for a fortnight and compare. A loose bowel is the commonest objection, and it may settle with a smaller portion or another form.

*Who asks first.* Anyone with weak kidneys, since they cannot clear the surplus. Anyone who takes antibiotics, thyroid tablets or tablets for bone loss, because the mineral can stop these from being taken up; a pharmacist knows the gap to leave. And anyone pregnant or breastfeeding.

## Creatine: well studied, for those who train

Your body makes creatine and keeps nearly all of it in the muscles, ready to restore the fuel of short, hard work.

*What is known.* The International Society of Sports Nutrition regards creatine monohydrate as the most effective supplement there is for high-intensity capacity and for lean mass, and ties this to training. With a fuller store you may manage a repetition more in a set of squats. The squats are what changes you. A review in the same society’s journal, from 2021, names 3 to 5 grams a day as the recommended amount and calls creatine relatively well tolerated at that level. No large portions at the beginning are needed; the store then simply takes some weeks longer to fill.

*What is not known.* How much you in particular would gain. People differ a good deal, and those who eat neither meat nor fish start with less on their plates. For long, even efforts such as walking or cycling it seems to have little to offer. On memory and mood we have not read a source that we would rely on, so we promise nothing.

*How you would notice.* In a notebook and nowhere else. Write down three exercises with weight and repetitions, train twice a week for two months, and compare. The scales may rise a little at the start, because muscle holds more water with it.

*Who asks first.* People with a kidney disease, or with medicines that affect the kidneys, and anyone pregnant or breastfeeding. For teenagers it is a conversation with parents, doctor and trainer. Before a blood test, say that you take it: a value by which kidneys are judged can go up although the kidneys are well.

## Omega-3: the fish has the better record

*What is known.* The newsletter of the US National Institutes of Health put it briefly in 2025. The body needs these fats; most experts think that food is the best way to get their benefits; what supplements do for health is unclear. The large Cochrane review of 2020, which looked at hearts, found that added fish oil made little or no difference to dying or to heart and circulation trouble in general. A slight reduction in coronary events is possible.

*What is not known.* Whether a capsule gives a person who dislikes fish what fish gives to a person who likes it. A plate of mackerel also takes the place of something else.

*How you would notice.* Probably not at all. That makes it the odd one of the three, since there is nothing to put in a notebook. The decision rests on one question: does oily fish come to your table once or twice a week? If so, a capsule has little left to add. If never, an oil from algae or fish is a way to EPA and DHA, the two members of the family that count here. The ALA in walnuts and linseed is turned into them only in small part.

*Who asks first.* Anyone who takes something that affects how blood clots, and the US centre for complementary health, NCCIH, counts anti-inflammatory painkillers among these. Anyone with a seafood allergy, a heartbeat that has been irregular, an operation ahead, a pregnancy, or a child in mind. Cod liver oil is a different product. It brings the vitamins A and D, and both are harmful in large amounts.

## Today: one sentence and one date

Pick the one that tempts you most and leave the others in the shop. Then take a card.

1. Write the purpose so that it can turn out false. “I will add one repetition to each exercise by the end of January” can fail. “More energy” cannot.
2. Write what you will measure, and measure it for a week without the product.
3. Ask your pharmacist whether anything speaks against it, with your other packets in your hand.
4. Write the date of the decision: a month for sleep, two or three months for training. For fish oil put the date of your next shopping list, and count the fish.
5. On that date stop for a week or two, read the card and decide.

If two things begin on the same Monday, neither can be judged. That is the whole reason for one at a time.

:::diagram kind=“steps” caption=“One bottle on trial.”
A purpose that can turn out false
A week of measuring without it
A question at the pharmacy
A date for the decision
A week or two without it, then decide
:::

## When a doctor should come before the capsule

Sleeplessness that has lasted for months, cramps with weakness or a swollen calf, an irregular pulse, breathlessness, tiredness that does not lift, low mood: each of these has causes that a tub can hide for half a year. Make the appointment first.

Nothing prescribed is stopped or replaced for the sake of a supplement. Purified omega-3 on prescription is a medicine with its own checks, and shop capsules do not stand in for it. If after a new product you see a swollen face, trouble breathing, bleeding that does not stop, black stools, a very slow or racing pulse or confusion, get help at once and take the packet along.

## Sources

- Mah and Pitre: [Oral magnesium supplementation for insomnia in older adults: a systematic review and meta-analysis](https://doi.org/10.1186/s12906-021-03297-z). *BMC Complementary Medicine and Therapies*, 2021.
- Cochrane Database of Systematic Reviews: [Magnesium for skeletal muscle cramps](https://doi.org/10.1002/14651858.CD009402.pub3), 2020.
- NIH Office of Dietary Supplements: [Magnesium](https://ods.od.nih.gov/factsheets/Magnesium-HealthProfessional/), fact sheet.
- International Society of Sports Nutrition: [Safety and efficacy of creatine supplementation](https://doi.org/10.1186/s12970-017-0173-z), position stand, 2017.
- Antonio and others: [Common questions and misconceptions about creatine supplementation](https://doi.org/10.1186/s12970-021-00412-w). *Journal of the International Society of Sports Nutrition*, 2021.
- NIH News in Health: [What Are Omega-3s?](https://newsinhealth.nih.gov/2025/08/what-are-omega-3s), 2025.
- Cochrane Database of Systematic Reviews: [Omega-3 fatty acids for the prevention of cardiovascular disease](https://doi.org/10.1002/14651858.CD003177.pub5), 2020.
- National Center for Complementary and Integrative Health: [Science and Safety: Fish Oil/Omegas for Heart Health](https://content.govdelivery.com/accounts/USNIHNCCIH/bulletins/1876f9f), bulletin.
`,
}
