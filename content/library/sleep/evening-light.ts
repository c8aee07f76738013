import type { LibraryTopic } from '#content/library/topic.ts'

export const eveningLight: LibraryTopic = {
  id: 'sleep-evening-light',
  pillar: 'sleep',
  name: 'evening light and screens',
  gravity: 'everyday',
  titles: [
    'Take the light down before you lie down',
    'Is it the screen, or what is on it?',
    'A dimmer evening, one lamp at a time',
    'Evening light: dim the room first, then the phone',
  ],
  keywords: [
    'evening light',
    'screens',
    'blue light',
    'phone in bed',
    'television before bed',
    'melatonin',
    'night mode',
    'blue light glasses',
    'dim lights',
    'late work',
    'cannot fall asleep',
    'phone before bed',
    'scrolling in bed',
    'doomscrolling',
    'phone at bedtime',
    'screens at night',
  ],
  tags: ['light', 'evenings', 'screens', 'family'],
  summary:
    'Why bright rooms and lively screens hold off sleep, what is known about adults, and how to dim an evening without a ban.',
  passages: [
    {
      role: 'why',
      heading: 'An evening brighter than it was meant to be',
      text:
        'For most of history evenings were dim, because light was dear. Today a kitchen at ten can be as bright as it ' +
        'was at six, and the last light you see may be held a hand’s breadth from your eyes. The body reads brightness ' +
        'as day. Strong light late in the evening can put off melatonin, the hormone with which the brain announces ' +
        'night, and you feel awake for longer than you would like.\n\n' +
        'People differ here. Some sleep soundly after a film in a lit room, others lie awake. A few dimmer evenings in a ' +
        'row will show you to which kind you belong.',
      sources: ['nhlbi-healthy-sleep-2011'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Two ways a screen keeps you up',
      text:
        'The first way is the light itself, although a telephone is small and often dimmer than the lamp on the ceiling. ' +
        'The second is what the screen shows: a message that wants an answer, an episode that stops in the middle of ' +
        'something, the news.\n\n' +
        'When the National Sleep Foundation gathered a panel in 2024, the experts agreed that screens impair the sleep ' +
        'of children and adolescents and that the content before bed plays a part. For adults, and for the light of ' +
        'screens taken alone, they came to no agreement. A grown person may reasonably look to the room first, to the ' +
        'content next, and only then to the tint of the display.',
      sources: ['nsf-screens-2024'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Dim the room before the phone',
      text:
        'About an hour before bed, walk once through the rooms you still use and take the light down.\n\n' +
        '- Switch off the ceiling lights and leave one lamp on, below the level of your eyes.\n' +
        '- Use warm, weak bulbs in the hall and the bathroom.\n' +
        '- Lower the screen until it is only just easy to read.\n' +
        '- Let the charger live in another room.\n\n' +
        'Decide, too, what the last screen of the day may show. A recipe, an old comedy or a call with a friend differ ' +
        'from the inbox. If an hour is too much to ask, begin with the final twenty minutes and let it grow.',
      sources: ['plos-indoor-light-2022'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Blue filters and other small comforts',
      text:
        'A warm tint on the display is pleasant, and it tempts you to change nothing else. With the ceiling lamp on and ' +
        'the quarrel in the chat continuing, the tint has little left to do.\n\n' +
        'Severity fails in another way. No screens after eight, announced on Monday, has usually been given up by ' +
        'Wednesday, and one lamp that really goes off is worth more than a rule at which the whole household laughs. ' +
        'Beware of the bathroom at the very end, as well: several minutes before a lit mirror come at the worst moment ' +
        'of the evening, and a weak plug-in light mends it for the price of a coffee.',
      sources: ['nsf-screens-2024'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Late work, teenagers, a partner who reads',
      text:
        'If work goes on until eleven, keep the desk lamp, darken everything around it and lower the screen to match. ' +
        'Leave a quarter of an hour after the last line in which nothing is decided.\n\n' +
        'With teenagers the evidence is firmer than with adults, and the National Sleep Foundation’s panel thinks that ' +
        'new habits can soften the effect. A family rule works better than a command: all telephones, the parents’ too, ' +
        'spend the night in the kitchen. A partner who reads needs a small warm lamp pointed at the page, and you may ' +
        'need an eye mask. Shift workers count from their own bedtime, at whatever hour it falls.',
      sources: ['nsf-screens-2024'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'What darkness will not solve',
      text:
        'Dim lamps can bring sleepiness forward a little. They do not reach the trouble when it lies in pain, in ' +
        'breathing, in an overactive thyroid or in a medicine that keeps you awake; a pharmacist can tell you whether ' +
        'yours is one of those. If for months you fall asleep only towards morning, and sleep well whenever you are ' +
        'allowed to, your clock may simply run late. Doctors can help with that and should be asked.\n\n' +
        'Keep stairs and the way to the bathroom lit if anyone in the house is unsteady. A low, weak light is enough, ' +
        'and preventing a fall matters more than any amount of melatonin.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Bright light late in the evening can delay the body’s signal for night and make it harder to fall asleep; ' +
        'dimming the rooms you use before bed is a simple precaution.',
      sources: ['nhlbi-healthy-sleep-2011'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Screens impair the sleep of children and adolescents, a National Sleep Foundation panel agreed in 2024; about ' +
        'adults, and about the light of screens by itself, the experts reached no agreement.',
      sources: ['nsf-screens-2024'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'What a screen shows before bed may matter as much as how brightly it shines: a message from work or a tense ' +
        'episode can keep an adult alert long after the display is dark.',
      sources: ['nsf-screens-2024'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      text:
        'The room in which you sleep is best kept as dark as possible, says an expert consensus on light of 2022; where ' +
        'safety asks for light, a weak lamp near the floor will do.',
      sources: ['plos-indoor-light-2022'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Switch off the ceiling lights an hour before bed on three evenings this week.',
    'Put a weak, warm light in the bathroom for the last visit of the day.',
    'Move the charger out of the bedroom and buy a plain alarm clock.',
    'Choose one thing that you like to watch late and that does not stir you up.',
    'Set your last look at the inbox for a fixed time before supper.',
    'Agree with the household where all telephones will sleep.',
  ],
  questions: [
    {
      question: 'Do glasses with a blue filter help?',
      answer:
        'The evidence is thin, and a filter does nothing about the message that annoys you. They will not harm healthy ' +
        'eyes indoors, though they should never be worn for driving at night. Before you spend money, lower the lamps ' +
        'and the screen for two weeks and see what that changes.',
    },
    {
      question: 'May I watch television in bed?',
      answer:
        'If you fall asleep easily and sleep through, there is no need to change it. If you lie awake often, move the ' +
        'set out of the room: the bed should come to mean sleep. Watching in the living room, in low light and with a ' +
        'definite end, is a fair compromise.',
    },
    {
      question: 'What about an e-reader?',
      answer:
        'A reader with a dim or unlit page is close to paper, provided it shows a book and nothing else. A tablet with ' +
        'the same book carries the messages along. Turn the brightness down, switch off the network, and choose ' +
        'something you can put down in the middle of a page.',
    },
  ],
}
