import type { LibraryTopic } from '#content/library/topic.ts'

export const naps: LibraryTopic = {
  id: 'sleep-naps',
  pillar: 'sleep',
  name: 'naps',
  gravity: 'everyday',
  titles: [
    'A nap is a tool with an edge',
    'Should you nap when you are tired?',
    'Twenty minutes after lunch, with an alarm',
    'Short naps refresh, late naps borrow',
  ],
  keywords: [
    'nap',
    'napping',
    'power nap',
    'afternoon sleep',
    'tired after lunch',
    'siesta',
    'sleep inertia',
    'coffee nap',
    'daytime sleepiness',
    'nap before night shift',
    'short nap',
    '20 minute nap',
  ],
  tags: ['naps', 'afternoons', 'energy', 'rest'],
  summary: 'How long and at what hour to nap, why long naps leave you groggy, and what daytime sleepiness can mean.',
  passages: [
    {
      role: 'why',
      heading: 'What a nap can do, and what it cannot',
      text:
        'On a grey afternoon after a broken night, a few minutes of sleep are a simple help. Training for nurses by ' +
        'NIOSH, the institute for occupational safety at the CDC, reports that a nap of 15 to 20 minutes by day can ' +
        'improve alertness. It calls naps a temporary aid, and no replacement for a long sleep at night.\n\n' +
        'Both halves of that matter. A nap used with thought carries a tired parent to the evening, or a driver in a ' +
        'lay-by to the next town. One used without thought spends the sleepiness of the coming night and leaves you ' +
        'awake at one.',
      sources: ['niosh-shift-work-2015'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Light sleep first, then deep',
      text:
        'Sleep deepens as it goes on. At first you drift through light stages, from which it is easy to wake. Stay ' +
        'longer and you reach deep sleep, and an alarm in the midst of it leaves you heavy and clumsy for a while. ' +
        'Researchers call the state sleep inertia. After a very short night the deep stage comes sooner, so that even a ' +
        'brief nap may end in fog.\n\n' +
        'The other matter is pressure. Sleep by day lowers the drive to sleep at night, in proportion to its length and ' +
        'its lateness. A few minutes after lunch cost next to nothing. An hour at six costs a great deal.',
      sources: ['niosh-shift-work-2015'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'How to take a short one',
      text:
        'Plan a nap for the early afternoon, when most people dip anyway.\n\n' +
        '- Sit back or lie down in half-darkness, shoes off.\n' +
        '- Set an alarm: 15 to 30 minutes, says NIOSH, the CDC’s institute for occupational safety, in its training for ' +
        'nurses.\n' +
        '- Put the telephone where you can hear it and not reach it.\n' +
        '- Do not insist on sleeping. To rest with closed eyes is a fair result.\n' +
        '- When it rings, stand up, drink water and go to the window.\n\n' +
        'Leave a quarter of an hour before anything that needs a clear head. At that length, the training says, you wake ' +
        'with less grogginess and the night is not disturbed.',
      sources: ['niosh-shift-work-2015'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Naps that steal from the night',
      text:
        'The dearest nap of all is the one on the sofa during the evening news. It comes late, nobody has set an alarm, ' +
        'and it uses up what the night depends on. If your eyes will not stay open at eight, get up and find something ' +
        'for your hands to do.\n\n' +
        'Two hours every Saturday usually say that the week is too short, and the week is then the thing to change. To ' +
        'nap daily because the nights are bad keeps both going. Coffee before a brief nap is an old trick of drivers, ' +
        'which training for shift workers mentions; as a daily habit it only pushes your last caffeine into the ' +
        'afternoon.',
      sources: ['niosh-shift-work-2015'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Parents, night workers and people who cannot nap',
      text:
        'With a baby at home, to sleep whenever the baby sleeps is advice that few can follow. Claim one of its sleeps ' +
        'for yourself and let the dishes stand. Before a night shift, sleep in the afternoon or evening is preparation ' +
        'and may be longer: the American Academy of Sleep Medicine recommends planned naps before and during night ' +
        'shifts for people who find them hard.\n\n' +
        'Some people never fall asleep by day. For them ten minutes flat on the carpet with no screen are a rest in ' +
        'themselves. At work it is enough to ask: a free meeting room, a note on the door, an alarm.',
      sources: ['niosh-shift-work-2015'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Sleepy in spite of sleep',
      text:
        'If your nights are long enough and you still need to sleep by day, or if you doze off in conversation, over a ' +
        'meal or at a red light, see a doctor. Sleep apnoea, narcolepsy, anaemia, depression, thyroid disease and many ' +
        'medicines can show themselves in this way. Knees that give way when you laugh are a sign to mention. Until it ' +
        'has been looked into, do not drive.\n\n' +
        'During treatment for insomnia naps are usually left out for a time, and the therapist’s word goes before any ' +
        'article. Nor does a nap make anyone fit to drive after a night without sleep. It buys a little time in which to ' +
        'find a bed.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'A daytime nap of 15 to 20 minutes can improve alertness, according to training from the CDC’s institute for ' +
        'occupational safety, and serves as an aid rather than a replacement for night sleep.',
      sources: ['niosh-shift-work-2015'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Naps late in the day take away some of the pressure to sleep at night. People who lie awake in the evening do ' +
        'best to nap early in the afternoon, briefly, or not at all.',
      sources: ['nhlbi-healthy-sleep-2011'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'After a longer nap you may be groggy for a while, which is called sleep inertia; leave time before you drive, ' +
        'lift a child or decide anything that matters.',
      sources: ['niosh-shift-work-2015'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Planned naps before and during night shifts are recommended by the American Academy of Sleep Medicine for ' +
        'people who have difficulty with shift work; a quiet place and an alarm are needed.',
      sources: ['niosh-shift-work-2015'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Choose a place for a short nap at home and one at work.',
    'Set an alarm for twenty minutes and put the telephone out of reach.',
    'Take no nap after mid-afternoon this week.',
    'Stand up and do a small job when the evening news makes you doze.',
    'Note on nap days how long it takes to fall asleep at night.',
    'Offer a partner half an hour for a nap on Saturday, and ask for the same.',
  ],
  questions: [
    {
      question: 'Is a nap every day unhealthy?',
      answer:
        'For most people a short one after lunch is a harmless habit, and in many countries a custom. Look at the night: ' +
        'as long as sleep comes easily and lasts, keep it. A new need for long naps is another matter and a reason to ' +
        'see a doctor, especially when your nights have not changed.',
    },
    {
      question: 'What if I cannot fall asleep in twenty minutes?',
      answer:
        'Then you have rested for twenty minutes, with eyes closed and nobody asking for anything. Do not extend the ' +
        'alarm to force it. Try again on another day at the same hour, somewhat darker and without the telephone. If it ' +
        'never comes, use the time for a walk, which also lifts the afternoon.',
    },
    {
      question: 'How can I wake up from a nap with a clear head?',
      answer:
        'Keep it short, stand up at the first ring and go into bright light. Cold water on the face, a few stairs and a ' +
        'glass of water help most people. If you are groggy each time, you may be running on too little night sleep, or ' +
        'the nap has become too long.',
    },
  ],
}
