import type { LibraryTopic } from '#content/library/topic.ts'

export const alcohol: LibraryTopic = {
  id: 'sleep-alcohol',
  pillar: 'sleep',
  name: 'alcohol and sleep',
  gravity: 'grave',
  titles: [
    'What the evening glass does after three',
    'Does a nightcap help you sleep?',
    'Quick to sleep, quick to wake: alcohol and the night',
    'Look at two weeks of evenings, with and without',
  ],
  keywords: [
    'alcohol',
    'wine',
    'beer',
    'nightcap',
    'drinking and sleep',
    'waking at three',
    'sleep after drinking',
    'snoring after alcohol',
    'night sweats',
    'rem sleep',
    'alcohol free evenings',
    'dry january and sleep',
    'alcohol and deep sleep',
    'alcohol and falling asleep',
    'glass of wine',
    'red wine',
    'wine before bed',
    'booze and sleep',
    'wine with dinner',
    'beer in the evening',
  ],
  tags: ['alcohol', 'evenings', 'drinks', 'habits'],
  summary:
    'Why alcohol shortens the way into sleep and spoils the second half of the night, and how to test it on your own evenings.',
  passages: [
    {
      role: 'why',
      heading: 'The remedy that keeps half its promise',
      text:
        'Of all home remedies for sleep a drink in the evening may be the commonest, and it keeps its good name because ' +
        'half the promise is true. People do fall asleep faster. What happens towards morning is then put down to age, ' +
        'to work or to the mattress.\n\n' +
        'A review of the studies in healthy volunteers, published in 2013, found one pattern at every dose: quicker into ' +
        'sleep, a firmer first half of the night, a more disturbed second half. It is useful to know even if you have no ' +
        'wish to give up your wine, because it tells you at which hour to look.',
      sources: ['acer-alcohol-2013'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Sedated first, restless after',
      text:
        'Alcohol slows the brain, so the first hours look like good sleep, and by some measures they are deep. Meanwhile ' +
        'the liver clears it. As the level falls, sedation gives way to its opposite: light sleep, warmth and sweating, ' +
        'a quicker pulse, a full bladder, vivid dreams towards morning.\n\n' +
        'According to the review by Ebrahim and colleagues, the first stretch of REM sleep, in which we dream most, came ' +
        'later at every dose, and after moderate and large amounts most studies found less of it in the night as a ' +
        'whole. Alcohol also slackens the muscles of the throat. Quiet sleepers may then snore, and breathing that is ' +
        'already narrow becomes worse.',
      sources: ['acer-alcohol-2013'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'A fortnight with a pencil',
      text:
        'In the first week change nothing. Write down in the evening what you drank and until when, and in the morning ' +
        'how the second half of the night went.\n\n' +
        'In the second week choose one experiment:\n\n' +
        '- drink with the meal, and stop when the meal ends\n' +
        '- keep three evenings free\n' +
        '- pour the same glass smaller, with water beside it\n\n' +
        'Then compare. If you also note your resting pulse, look there as well, since an evening’s drinking often shows ' +
        'in it. You are looking for your own pattern, and a pattern of two weeks is easier to believe than a rule.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'The nightcap, and the saved-up Saturday',
      text:
        'A nightcap tends to grow. The body gets used to being sedated, and what began as help on hard days becomes the ' +
        'condition for sleeping at all. If you recognise this, say it aloud to somebody.\n\n' +
        'Saving everything for Saturday is no remedy: it makes one night poor and leaves the next one odd. The serious ' +
        'error is mixing. Sleeping tablets, antihistamines that make you drowsy, strong painkillers and alcohol ' +
        'strengthen one another and can slow the breathing. They do not belong on the same evening, and a tablet you ' +
        'have already taken is a reason to leave the glass.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Client dinners, hot flushes, evenings alone',
      text:
        'At work dinners the trouble is rarely the wine and mostly the refilling. Ask for water first, keep hold of your ' +
        'own glass, let the second one be the last. At home, bring the bottle to the table with the food and take it ' +
        'away with the plates.\n\n' +
        'If a glass marks the end of the working day, keep the mark and change its content: something tall with ice and ' +
        'bitter lemon, ten minutes on the balcony, a bath. Older people and women reach higher levels from the same ' +
        'amount. Hot flushes often grow worse with it. In pregnancy, and when you are trying for a child, the safe ' +
        'advice is none.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When stopping needs help',
      text:
        'If you drink every day and a good deal, do not stop from one day to the next on your own. Withdrawal can bring ' +
        'shaking, confusion and seizures and may need hospital care; a doctor can make it safe. Shaky mornings, a drink ' +
        'every night in order to sleep, or several failed attempts to cut down are reason enough for an appointment.\n\n' +
        'Sleep often stays poor for a time after somebody has stopped, and that is when many give up. It does recover, ' +
        'slowly. Tell the doctor also about loud snoring with pauses, or about choking awake after an evening out, ' +
        'because sleep apnoea may lie behind them.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Alcohol shortens the time to fall asleep and disturbs the second half of the night; a review of studies in ' +
        'healthy volunteers found this at every dose that had been tested.',
      sources: ['acer-alcohol-2013'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Alcohol in the evening relaxes the muscles of the throat, which can bring on snoring and make disturbed ' +
        'breathing during sleep worse, in people who already have sleep apnoea above all.',
      sources: ['nhlbi-healthy-sleep-2011'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Alcohol does not belong on the same evening as sleeping tablets, drowsy antihistamines or strong painkillers, ' +
        'because together they can slow breathing; a pharmacist can check any combination for you.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Waking in the small hours after an evening with wine is often the end of the sedation: the body has cleared the ' +
        'alcohol, and what remains of sleep is light.',
      sources: ['acer-alcohol-2013'],
      evidence: 'mixed',
      reviewed: false,
    },
  ],
  steps: [
    'Note for seven evenings what you drank and when you stopped.',
    'Keep Monday, Tuesday and Wednesday free of alcohol.',
    'Put a jug of water on the table before the bottle.',
    'Buy one drink without alcohol that you would offer to a guest.',
    'Finish the last glass with the meal on the evenings when you drink.',
    'Compare the second half of your nights with and without.',
  ],
  questions: [
    {
      question: 'How long before bed should I stop?',
      answer:
        'The earlier and the less, the better; no single hour is safe for everybody, because it depends on the amount ' +
        'and on your body. Ending with the evening meal is a rule that people can keep. If you still wake hot and ' +
        'restless, a smaller amount is the next thing to try.',
    },
    {
      question: 'Is red wine better than beer or spirits?',
      answer:
        'For sleep, the amount of alcohol decides and the kind of drink matters little. A large glass of strong wine may ' +
        'hold more than a bottle of beer. Compare by the units or the percentage on the label, and remember that ' +
        'measures poured at home run generous.',
    },
    {
      question: 'Why do I dream so much when I stop drinking?',
      answer:
        'Alcohol holds back dream sleep, and the body seems to catch up afterwards, so vivid dreams are common in the ' +
        'first nights. They usually settle. If you drank heavily and now sweat, shake or see things that are not there, ' +
        'treat it as an emergency and get medical help.',
    },
  ],
}
