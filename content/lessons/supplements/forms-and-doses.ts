import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const formsAndDoses: StarterLesson = {
  slug: 'supplements-forms-and-doses',
  pillar: 'supplements',
  title: 'Forms and doses',
  durationSeconds: 312,
  summary: 'Why two bottles of the same name hold different things, and five lines on a slip of paper that make them comparable.',
  practice:
    'Take two bottles of the same substance, or one bottle and a photograph from a shop, and fill in five lines for each. On a bad day find the serving size on one bottle, and no more.',
  body: `“Mine has a thousand,” says your mother, and puts her vitamin D down beside the gravy. “Yours has twenty-five.” She is a little worried about you. Both bottles are then passed round the Sunday table, and an uncle works it out on the back of an envelope. Hers counts in international units, yours in micrograms, and one microgram is 40 units. Twenty-five times forty makes a thousand. You have been taking the same amount since October.

The name on the front tells you which substance somebody wished to sell. How much of it you get, and in what form, stands behind, in smaller letters. This lesson is about those letters.

## Four things that hide behind one name

**The unit.** Milligrams, micrograms, grams, international units. A microgram is a thousandth of a milligram, and the abbreviations, mcg or µg beside mg, are easily confused at the end of a day. Bring both labels to one unit before you compare anything.

**The serving.** All figures belong to a portion, which may be one capsule, three, or a scoop. The maker chooses it.

**The compound.** A mineral in a tablet is always bound to something. Some labels count the mineral; others give the weight of the whole compound, which is larger.

**The ingredient you want, inside the ingredient that is named.** A capsule with a gram of fish oil contains a gram of oil. The part that you came for, EPA and DHA, is printed further down. It is only a share of the oil, and the share differs from brand to brand.

## What a form can change

*Magnesium* is the usual example. According to the NIH Office of Dietary Supplements, forms that dissolve well in liquid are taken up more completely than those that dissolve poorly; citrate, lactate and chloride are among the former, oxide among the latter. Oxide, on the other hand, packs much mineral into a small tablet. What is not taken up stays in the bowel and draws water there. Glycinate has a name for being kind to the stomach, and good comparisons to prove it are scarce.

*Creatine* comes in newer forms at higher prices. The International Society of Sports Nutrition still considers monohydrate the best studied and the most effective, so here the plain form is also the one with the evidence.

*Vitamin D* is sold as D2 and D3. D3 often comes from animals; for those who avoid that there is D2, and a D3 from lichen.

*Omega-3* from flaxseed is ALA. Fish and algae provide EPA and DHA, and the body makes only a small amount of these out of the first. The same word on two labels can therefore mean fats that do not replace each other.

*Plants and microbes* are the hardest case. Extracts of ashwagandha in the studies were made in different ways, from root or from leaf, so the result of one does not carry over to the next bottle. With probiotics it is the strain that counts, and a label that names only the genus has kept the essential part to itself.

## What a dose can change

Twice the amount is seldom twice the help. For several vitamins and minerals there is an amount beyond which harm becomes likelier over time. Vitamin D, for example, is stored; far too much of it, for long enough, raises the calcium in the blood and damages the kidneys. Too much magnesium from tablets announces itself sooner, with diarrhoea.

The percentage on the label is a rough guide. It sets one serving against a reference that exists for labels only. That reference, the same office explains, is often similar to the amount recommended at your age, though not always. A hundred per cent is therefore a landmark and no target, because your lunch counts as well.

For many products we have not found an amount in a source that we would rely on, and then this lesson names none. An amount for a medicine, or for a child, comes from the doctor or pharmacist.

## What the clock can change

Less than the forums say. For creatine and for vitamin D the habit matters, and the breakfast bowl is as good a place as any. Oils are usually more agreeable with a meal. Minerals are the exception that deserves a question, since iron and magnesium can bind certain medicines in the gut, and then a gap of some hours has to be kept. The pharmacist sets it. Caffeine, in whatever capsule it hides, keeps its own hours and belongs far from the evening.

## Today: the slip with five lines

Take two bottles, a pencil and good light. The figures in this example are invented, so that no brand is meant: two fish oils, A and B.

1. **Serving, and servings in the bottle.** A: one capsule, 60 servings. B: two capsules, 60 in the bottle, which makes 30 servings.
2. **What I came for, in one serving.** A: EPA 180 mg and DHA 120 mg, together 300. B: EPA 400 mg and DHA 200 mg, together 600.
3. **The same for one capsule.** A: 300 mg. B: 300 mg.
4. **The price of one day at the same amount.** If A costs 12 and B costs 18, and you wanted 300 mg a day, A lasts 60 days at 0.20 a day. B, at one capsule, lasts 60 days at 0.30.
5. **What else is in it.** A: gelatine. B: gelatine, vitamin E, flavouring.

On the front, B had said *double strength*. On the slip the strength is the same and the price is higher by half.

With minerals, write in line two whether the label means the mineral or the compound. If it does not say, write a question mark; a maker who wants to be compared makes comparing possible. If you find a *proprietary blend*, with one weight for a handful of substances, line two stays empty, and you can stop there.

Then check the sum. Look for the same substance in your multivitamin, in a drink powder, in the cereal, in a remedy for heartburn. Add it up by hand, for no label knows about the others.

:::diagram kind=“steps” caption=“The slip, line by line.”
Serving, and servings in the bottle
What I came for, in one serving
The same for one capsule
The price of one day at the same amount
What else is in it
:::

## What the slip does not show

Whether the contents agree with the print. An independent mark, from USP, NSF or Informed Sport for instance, means that somebody outside the company has looked. It belongs to the single product, so look it up on the website of the organisation. The NIH Office of Dietary Supplements adds that such a seal does not guarantee a product to be safe or effective.

Nor does it show whether you need the thing. Two well-compared bottles may both belong back on the shelf, and that goes for the vitamin D at the Sunday table too.

## Questions for a pharmacist or doctor

Ask first if you take any regular medicine, are pregnant or breastfeeding, have an illness of the kidneys, the liver or the heart, have an operation ahead of you, or are choosing for a child. “Which form, how much, for how long, and how far from my other tablets?” is a complete question, and a photograph of both labels saves five minutes.

Some amounts are for a doctor alone. Iron belongs after a blood test. With a kidney disease neither magnesium nor vitamin D is a matter for the shelf. With kidney stones, sarcoidosis or an overactive parathyroid, leave vitamin D to the person who knows your blood values. If you find that you have taken several times the amount on the label, by mistake or for weeks, call your doctor or a poison centre even if you feel well; for a child who has swallowed tablets with iron, call at once.

## Sources

- NIH Office of Dietary Supplements: [Dietary Supplements: What You Need to Know](https://ods.od.nih.gov/factsheets/WYNTK-Consumer/)
- NIH Office of Dietary Supplements: [Multivitamin/mineral Supplements, fact sheet for consumers](https://ods.od.nih.gov/factsheets/MVMS-Consumer/)
- NIH Office of Dietary Supplements: [Magnesium, fact sheet for health professionals](https://ods.od.nih.gov/factsheets/Magnesium-HealthProfessional/)
- NIH Office of Dietary Supplements: [Vitamin D, fact sheet for health professionals](https://ods.od.nih.gov/factsheets/VitaminD-HealthProfessional/)
- NIH Office of Dietary Supplements: [Omega-3 Fatty Acids, fact sheet for consumers](https://ods.od.nih.gov/factsheets/Omega3FattyAcids-Consumer/)
- International Society of Sports Nutrition: [Safety and efficacy of creatine supplementation](https://doi.org/10.1186/s12970-017-0173-z), position stand, 2017
- National Center for Complementary and Integrative Health: [bulletin on ashwagandha](https://content.govdelivery.com/accounts/USNIHNCCIH/bulletins/3764d56)
- NIH Office of Dietary Supplements: [Probiotics, fact sheet for consumers](https://ods.od.nih.gov/factsheets/Probiotics-Consumer/)
`,
}
