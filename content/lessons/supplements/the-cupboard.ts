import type { StarterLesson } from '#content/lessons/starter-lesson.ts'

export const theCupboard: StarterLesson = {
  slug: 'supplements-the-cupboard',
  pillar: 'supplements',
  title: 'Clearing the cupboard',
  durationSeconds: 380,
  summary:
    'One table, three piles and four questions for every bottle that you own: keep it, ask about it, or finish it and buy no more.',
  practice:
    'Put everything on the table and sort it into three piles, with a reason and a date on each lid that stays. On a bad day take out one bottle and ask it the four questions.',
  body: `Somebody in the house is coughing, it is ten at night, and you are on tiptoe with one arm in the cupboard above the fridge. The cough syrup is not there. What comes down instead is a tube of fizzy zinc from the winter before last, half a jar of something for joints, a women’s multivitamin, a general multivitamin, and a dark bottle whose label has been dissolved by honey. You put it all back.

Most of it was bought for a good reason, and the bottles have outlasted the reasons. This lesson takes about an hour of a Saturday and gives each of them a verdict.

## Why a full cupboard is not a harmless one

The first trouble is addition. Vitamins that the body stores can pile up when three products contain them, each in a modest amount. Cod liver oil, a multivitamin and a separate tablet may be three portions of vitamin D and two of vitamin A.

The second is company. St John’s wort, to take a well-documented case, makes many medicines less effective, some contraceptive pills and antidepressants among them. Minerals can keep a tablet from being taken up. Several products add to a tendency to bleed.

The third is children. Swallowing iron by accident is among the leading causes of fatal poisoning in small children, and gummies look like what they imitate.

The last is quieter. Four bottles for tiredness can keep a person from the one appointment that the tiredness deserved.

## Before you begin

Clear the kitchen table and fetch everything: the cupboard, the bathroom, the bedside drawer, the gym bag, the tin at work. Include powders, drops, and remedies for heartburn or constipation, which may contain magnesium.

Set aside, unjudged, all that was prescribed or that a doctor, midwife or dietitian told you to take. It goes on the list later, and nothing of it is stopped because of this lesson.

## Today: four questions for each bottle

Hold one bottle at a time and answer aloud. Most of us find it hard to fool ourselves aloud.

1. **What is it for?** In one sentence, and for whom in this household. “Immune system” is a phrase from the front of the box; “because I eat no animal products” is a reason.
2. **How would I know?** Either you have noted something and can see a difference, or you belong to a group that is advised to take it whether or not anything is felt.
3. **Does it get on with the rest?** With your medicines, your illnesses, your plans, such as a pregnancy or an operation, and with the other bottles on the table.
4. **Can I still read it?** Name, amount, expiry date, maker.

Then it goes to one of three places.

:::diagram kind=“steps” caption=“The questions, for one bottle in the hand.”
What is it for?
How would I know?
Does it get on with the rest?
Can I still read it?
:::

## Keep

A bottle stays if the answers to all four are good. Examples: vitamin B12 in a vegan household, because plants contain none unless it is added. The folic acid that the midwife advised. Vitamin D in the months and for the people for whom your health service recommends it. Creatine, if you train, have asked about your kidneys where there was a reason to, and the notebook shows something.

Write two things on the lid with a marker: the reason, in three words, and the month in which you will decide again.

## Ask

Whatever you cannot clear by yourself goes into a bag for the pharmacy. Apart from the two exceptions below, it stays closed until you have an answer. Put in:

- anything with iron that no blood test has called for; the surplus harms people with haemochromatosis, who may not know that they have it
- St John’s wort and all herbal products for mood, if you take any medicine whatever
- products for hair and nails with biotin, which can falsify laboratory tests, a test for heart attacks among them
- multivitamins with much beta carotene, if you smoke or used to smoke: trials found more lung cancer with it
- magnesium, if your kidneys are weak or nobody knows; omega-3, if you take something for your blood
- ashwagandha, in pregnancy, before an operation, with a thyroid or autoimmune disorder, or if your liver has ever been a subject
- melatonin, with epilepsy, blood thinners or a child in mind
- everything that was meant for slimming, potency or quick muscle; the US Food and Drug Administration has found undeclared medicines in many such products
- anything that you cannot read or date

Add the list of what is prescribed, with amounts and how often. At the counter one question is enough: “Does anything here disturb anything else?” Two things are not stopped overnight while you wait: a herbal remedy for mood or sleep that has been taken daily for a long time, and, if you take warfarin, anything with vitamin K, multivitamins included. Change nothing there, in either direction, before pharmacist or clinic has answered.

## Finish, and do not buy again

Here lands what is in date, harmless for you and without a purpose: the second half of the fizzy vitamin C, the multivitamin that was bought in January out of remorse. Whether multivitamins prevent heart disease or cancer, the US Preventive Services Task Force could not say in 2022; the evidence was insufficient in either direction. It is no scandal to have one, and no reason to buy the next.

Finish it if you like, and only if it adds nothing to another bottle. Or do not finish it; money that has been spent does not come back through the stomach. Cross it off the shopping list, and cancel the subscription while you think of it.

Out-of-date and unreadable products should not go into the sink or the toilet. Many pharmacies take them back; where yours does not, ask the local waste service.

## If you are unsure whether it helped

Some bottles will hover between the first pile and the third. For those there is a small experiment. Note for one week how you sleep, or whatever it was for; leave the product out for two weeks, everything else unchanged; note again. If you cannot tell the weeks apart with the dates covered, you have your answer.

Do this with one product at a time, and never with anything prescribed. Leave out of it what cannot be felt, such as B12 or vitamin D. With those a guideline or a blood test decides. Caffeine tablets are better reduced in steps.

An experiment of this kind can mislead, and it holds for you alone. It still beats the memory of a good month.

## What belongs to a doctor and not to a cupboard

Look once more at the first answers. If three bottles were for the same complaint, the complaint is the finding. Tiredness of more than a few weeks, sleepless months, low mood, hair that falls out, numb feet, a sore tongue, weight lost without trying: book the appointment, take the list, and add nothing new until the blood has been taken.

If you are being treated for cancer, have a transplant, or live with epilepsy, HIV or blood thinners, even the pile called keep should be shown to the clinic. Before an operation tell the team early about all of it, as some supplements increase bleeding or alter the response to an anaesthetic.

Yellow skin, dark urine, unusual bruising, fainting, a racing heart or sudden confusion after any product means help on the same day, with the bottle in your hand. If a child may have swallowed something with iron, ring the emergency number or the poison centre now, whether or not anything is to be seen.

## Sources

- NIH Office of Dietary Supplements: [Dietary Supplements: What You Need to Know](https://ods.od.nih.gov/factsheets/WYNTK-Consumer/)
- National Center for Complementary and Integrative Health: [Using Dietary Supplements Wisely](https://www.nccih.nih.gov/health/using-dietary-supplements-wisely)
- US Preventive Services Task Force: [Vitamin, Mineral, and Multivitamin Supplementation to Prevent Cardiovascular Disease and Cancer](https://doi.org/10.1001/jama.2022.8970). *JAMA*, 2022
- NIH Office of Dietary Supplements: [Multivitamin/mineral Supplements, fact sheet for consumers](https://ods.od.nih.gov/factsheets/MVMS-Consumer/)
- NIH Office of Dietary Supplements: [Iron, fact sheet for consumers](https://ods.od.nih.gov/factsheets/Iron-Consumer/)
- NIH Office of Dietary Supplements: [Vitamin B12, fact sheet for consumers](https://ods.od.nih.gov/factsheets/VitaminB12-Consumer/)
- National Center for Complementary and Integrative Health: [Melatonin: What You Need To Know](https://www.nccih.nih.gov/health/melatonin-what-you-need-to-know)
- National Center for Complementary and Integrative Health: [bulletin on ashwagandha](https://content.govdelivery.com/accounts/USNIHNCCIH/bulletins/3764d56)
- US Food and Drug Administration: Questions and Answers on Tainted Products Marketed as Dietary Supplements; Biotin Interference with Troponin Lab Tests
`,
}
