import type { LibraryTopic } from '#content/library/topic.ts'

export const caffeine: LibraryTopic = {
  id: 'sleep-caffeine',
  pillar: 'sleep',
  name: 'caffeine and sleep',
  gravity: 'everyday',
  titles: [
    'When should the last coffee be?',
    'A cup lasts longer than its taste',
    'Try two weeks with an earlier last cup',
    'Caffeine hides tiredness and hands it back later',
  ],
  keywords: [
    'caffeine',
    'coffee',
    'last coffee',
    'tea',
    'energy drinks',
    'coffee and sleep',
    'afternoon coffee',
    'cannot fall asleep',
    'adenosine',
    'decaf',
    'coffee in pregnancy',
    'coffee before bed',
    'tea before bed',
    'awake after coffee',
    'coffee late in the day',
    'coffee after 2 pm',
    'green tea and sleep',
    'black tea and sleep',
    'best time for coffee',
    'time to drink coffee',
  ],
  tags: ['caffeine', 'afternoons', 'drinks', 'habits'],
  summary:
    'How long caffeine works, how to find the hour of your own last cup, and who should ask a doctor or pharmacist about it.',
  passages: [
    {
      role: 'why',
      heading: 'The cup you no longer notice',
      text:
        'The lift of a coffee is over long before the caffeine is. By six you have stopped feeling the cup from four ' +
        'o’clock, yet at bedtime part of it is still at work, delaying sleep and keeping you from its depth.\n\n' +
        'A review in Sleep Medicine Reviews pooled 24 studies in 2023: on average caffeine shortened sleep by 45 minutes ' +
        'and lengthened the time it took to fall asleep by 9. Averages hide large differences between people. They do ' +
        'explain how somebody can say with conviction that coffee does nothing to them, and still be short of sleep.',
      sources: ['smr-caffeine-2023'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Borrowed wakefulness',
      text:
        'While you are awake, a substance called adenosine gathers in the brain, and the wish to sleep gathers with it. ' +
        'Caffeine blocks the places where adenosine acts. The tiredness is only hidden, and it is presented again when the ' +
        'caffeine leaves.\n\n' +
        'How soon that happens depends on you, since people break caffeine down at very different speeds. The amount ' +
        'matters too. To spare the length of sleep, the review of 2023 in Sleep Medicine Reviews calculated, a cup of 250 ' +
        'millilitres with 107 milligrams of caffeine should be drunk at least 8.8 hours before bedtime, and a common ' +
        'pre-workout powder, with about twice as much in it, many hours earlier still.',
      sources: ['smr-caffeine-2023', 'nhlbi-healthy-sleep-2011'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Find your last cup',
      text:
        'Count back from your bedtime. If you go to bed at eleven, one o’clock is a fair first limit for coffee, with ' +
        'something lighter afterwards. Keep it for two weeks.\n\n' +
        'Then look at three things in your notes: how long it took to fall asleep, how often you woke, how the mornings ' +
        'felt. If nothing has moved, caffeine was hardly the cause and you may have the afternoon cup back. Should you ' +
        'be drinking a great deal, come down by one cup every few days. Stopping all at once often brings some days of ' +
        'headache and heaviness, which people then mistake for a proof that they need it.',
      sources: ['smr-caffeine-2023'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Where the uncounted cups are',
      text:
        'Coffee is easy to count. The rest slips by: black and green tea, cola, energy drinks, maté, dark chocolate in ' +
        'quantity, certain painkillers and cold remedies, powders for the gym. Decaffeinated coffee still contains a ' +
        'little. Anything that promises energy deserves a look at its label.\n\n' +
        'Watch for a circle, as well. A short night asks for more coffee, and more coffee makes a shorter night; it can ' +
        'turn for years, because each single cup is sensible. Break it in a quiet week and from the end of the day, ' +
        'where a cup does the most harm. The first of the morning may stay.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Pregnancy, night shifts and light sleepers',
      text:
        'In pregnancy caffeine leaves the body more slowly, and there is a second person to think of. The European Food ' +
        'Safety Authority therefore set a lower limit for pregnant and breastfeeding women than for other adults; your ' +
        'midwife or doctor can tell you what it means in cups.\n\n' +
        'On a night shift, drink your coffee in the first part and none in the last hours before you hope to sleep. ' +
        'After a night broken by a child, one cup soon after rising does its work, whereas the fourth at five o’clock ' +
        'borrows from the night to come. Sensitive people may find that their limit is breakfast, and many notice that ' +
        'it moves earlier with age.',
      sources: ['efsa-caffeine-2015'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When it is more than the coffee',
      text:
        'Caffeine can worsen palpitations, anxiety, reflux and raised blood pressure in some people, and it interacts ' +
        'with a number of medicines, among them certain antibiotics, drugs for asthma and drugs for mental illness. If ' +
        'you take anything regularly, ask your pharmacist, and ask before a sudden change in either direction.\n\n' +
        'See a doctor if your heart races or stumbles, or if you need caffeine merely to get through days that follow ' +
        'long enough nights. Sleepiness of that kind has causes which coffee covers up, sleep apnoea among them. A ' +
        'headache that returns whenever you pause for a day is worth mentioning on the same visit.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Caffeine cut sleep by 45 minutes on average when a review of 2023 pooled 24 studies; how strongly it acts on ' +
        'one person, a diary of two weeks can show.',
      sources: ['smr-caffeine-2023'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'A cup of coffee should be drunk close to nine hours before bedtime if it is not to shorten sleep, a review in ' +
        'Sleep Medicine Reviews calculated; for many adults that means early afternoon.',
      sources: ['smr-caffeine-2023'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Caffeine hides tiredness by blocking adenosine, the substance with which the brain registers the hours awake; ' +
        'the need for sleep goes on growing underneath and returns when the effect fades.',
      sources: ['nhlbi-healthy-sleep-2011'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Pregnant and breastfeeding women should take less caffeine than other adults, according to the European Food ' +
        'Safety Authority; people on regular medication do well to ask their pharmacist about coffee.',
      sources: ['efsa-caffeine-2015'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Write down everything with caffeine that you drink on two ordinary days, with the time.',
    'Set the hour of your last coffee and tell the colleague with whom you usually go.',
    'Choose a drink that you like for the afternoon, and buy it.',
    'Read the label of one drink or tablet that promises energy.',
    'Note each morning how long it took you to fall asleep.',
    'Reduce by one cup every few days if you drink many.',
  ],
  questions: [
    {
      question: 'I sleep well after an espresso. Is there a problem?',
      answer:
        'Perhaps not. Some people break caffeine down quickly. Falling asleep easily is only part of a night, though, ' +
        'and lighter sleep is hard to notice from inside. If you wake rested and stay awake without effort, leave things ' +
        'as they are. If you are often tired, try two weeks with an earlier limit.',
    },
    {
      question: 'Is tea gentler than coffee?',
      answer:
        'A cup of tea usually holds less caffeine than a cup of coffee, but leaves, size and brewing make a wide range, ' +
        'and three large mugs add up. Herbal infusions such as rooibos, mint or fruit have none; maté and green tea do. ' +
        'In the evening look at the packet.',
    },
    {
      question: 'Will I get used to it?',
      answer:
        'Partly. The lift fades with daily use, so that the same cup does less and you are tempted to add another. The ' +
        'effect on sleep may fade too, yet hardly in everyone and seldom completely. An earlier last cup is an easier ' +
        'experiment than waiting for your body to adapt.',
    },
  ],
}
