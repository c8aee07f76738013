import type { LibraryTopic } from '#content/library/topic.ts'

export const morningLight: LibraryTopic = {
  id: 'sleep-morning-light',
  pillar: 'sleep',
  name: 'morning light',
  gravity: 'everyday',
  titles: [
    'Your clock is set before breakfast',
    'How much does morning light do for the night?',
    'Take the first quarter of an hour outside',
    'Morning light, and what a bright kitchen cannot replace',
  ],
  keywords: [
    'morning light',
    'daylight',
    'sunlight',
    'body clock',
    'circadian rhythm',
    'light therapy lamp',
    'winter mornings',
    'waking up tired',
    'falling asleep late',
    'outdoor walk',
    'morning sun',
  ],
  tags: ['light', 'mornings', 'rhythm', 'outdoors'],
  summary:
    'What daylight soon after rising does to the body clock, how to get it on ordinary mornings, and who should ask ' +
    'a doctor first.',
  passages: [
    {
      role: 'why',
      heading: 'What the first light decides',
      text:
        'The body clock does not run exactly with the day outside. It has to be set, and light is the main thing that ' +
        'sets it. Light early in the day tends to pull the clock forward, so that sleepiness comes earlier in the ' +
        'evening. For anyone who cannot fall asleep at a sensible hour and cannot wake at one either, the morning is the ' +
        'more useful end to work on.\n\n' +
        'It is the cheaper end, too. There is nothing to buy, it takes as long as the walk to the second bus stop, and ' +
        'on a grey day the sky still outshines most rooms.',
      sources: ['plos-indoor-light-2022', 'nhlbi-healthy-sleep-2011'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'How the eye tells the time',
      text:
        'Besides the cells with which you see, the retina holds cells that measure brightness. They report to the small ' +
        'region of the brain that keeps the body’s time, and they answer best to strong light with a good share of blue ' +
        'in it, which is what the sky delivers.\n\n' +
        'In 2022 a group of experts put this into recommendations for buildings, published in PLOS Biology: bright days, ' +
        'dim evenings, nights as dark as possible. Many rooms miss the first of these, even rooms that look pleasantly ' +
        'lit, because the eye adjusts and stops complaining. Hours beside a window help. Time outdoors helps more.',
      sources: ['plos-indoor-light-2022'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'A quarter of an hour, hidden in the morning',
      text:
        'Go out within an hour or so of getting up, for about a quarter of an hour, longer under heavy cloud. You need ' +
        'not look at the sky, and never into the sun; walking with your head up is enough.\n\n' +
        'Ordinary mornings have places to hide it:\n\n' +
        '- get off one stop early\n' +
        '- drink the first coffee on the step or the balcony\n' +
        '- walk the child to school and take the longer road home\n' +
        '- make the first call on foot\n\n' +
        'If you are up before the sun, put on the lights indoors and collect your daylight in the first break. Four ' +
        'mornings a week are a good beginning.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Why the bathroom lamp does not count',
      text:
        'A room that seems dazzling after a dark bedroom sends the clock a faint message, and a desk in the depth of an ' +
        'office goes on being faint all day. Counting indoor light is the commonest error. The next is to save it all ' +
        'up: one splendid Saturday in the sun does not repay five mornings in a car, since the clock is set again every ' +
        'day.\n\n' +
        'Some buy a light therapy lamp and stand it at the far end of the table, where little of it arrives. Others hold ' +
        'the telephone up to the face on the walk and look at nothing else. Look about you; that is half the pleasure of ' +
        'it.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Dark winters, early wakers and night workers',
      text:
        'In winter you may leave and return in darkness. Noon is then your morning, and ten minutes outside at lunch are ' +
        'worth defending in the diary. Ask for the desk by the window.\n\n' +
        'If you fall asleep too early and wake at four, as many people do in later life, early light can push you the ' +
        'wrong way; look for brightness in the late afternoon instead. Night workers have to reverse the advice, because ' +
        'morning light on the way home starts the body’s day. Dark glasses can prevent that, but the training of the ' +
        'CDC’s institute for occupational safety considers them safest when somebody else is driving, since they may ' +
        'make a tired driver sleepier.',
      sources: ['niosh-shift-work-2015'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Eyes, moods and lamps that need advice',
      text:
        'Daylight suits nearly everyone; light therapy devices do not. Ask a doctor or an optometrist before you use one ' +
        'if you have an eye disease, have had eye surgery, or take a medicine that makes skin or eyes sensitive to ' +
        'light. With bipolar disorder, strong morning light can lift the mood too far, so leave it to the people who ' +
        'treat you.\n\n' +
        'If winter brings weeks of low mood and heavy tiredness, do not try to walk it off alone: that deserves an ' +
        'appointment. And light only moves the hour of sleep. It leaves snoring, pain and lasting insomnia as they were.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Morning light pulls the body clock earlier and evening light pushes it later, so people who fall asleep too ' +
        'late gain most from brightness after rising and dim rooms before bed.',
      sources: ['niosh-shift-work-2015', 'plos-indoor-light-2022'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Bright days, dim evenings and nights as dark as possible: so runs, in short, the advice on indoor light that a ' +
        'group of experts published in PLOS Biology in 2022.',
      sources: ['plos-indoor-light-2022'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Daylight outdoors is far stronger than ordinary room lighting, even under cloud, which is why a short walk in ' +
        'the morning is worth the trouble on grey days as well.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'A little morning daylight on most days is the better habit for a steady body clock than one long outing at the ' +
        'weekend, because the clock has to be set anew every day.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Stand outside for ten minutes before your first message of the day.',
    'Open every curtain in the house as soon as you are up.',
    'Find the brightest chair you have and eat breakfast there.',
    'Put one morning walk into the diary with a colleague or a neighbour.',
    'Move your desk, or one hour of your work, closer to a window.',
    'Note the time at which you become sleepy on days with daylight and days without.',
  ],
  questions: [
    {
      question: 'Does light through a window work?',
      answer:
        'It helps, and beside a large window it can help a good deal, but glass and distance take away much of the ' +
        'brightness. Two steps back from the pane the room is already far dimmer. Use the window for the hours of work ' +
        'and the open air for the quarter of an hour after rising.',
    },
    {
      question: 'Do I have to leave off my sunglasses?',
      answer:
        'For a short walk on a mild day you can leave them off if your eyes are healthy and you feel comfortable. In ' +
        'glare, on snow, at the wheel, or when an eye doctor has advised them, wear them. Some light still reaches you ' +
        'from the side, and comfort and safety come first.',
    },
    {
      question: 'Is a lamp as good as the sky?',
      answer:
        'A proper light therapy lamp can stand in for daylight in dark months, used as the maker describes and early in ' +
        'the day. It is a device with cautions, so people with eye disease, bipolar disorder or light-sensitive ' +
        'medicines should ask first. For everyone else the free version comes with fresh air.',
    },
  ],
}
