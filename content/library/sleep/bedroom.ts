import type { LibraryTopic } from '#content/library/topic.ts'

export const bedroom: LibraryTopic = {
  id: 'sleep-bedroom',
  pillar: 'sleep',
  name: 'the bedroom',
  gravity: 'everyday',
  titles: [
    'A bedroom has one job',
    'What should a bedroom do at three in the morning?',
    'Spend five minutes in the dark and repair what you notice',
    'Dark, quiet and cool enough: a bedroom without expense',
  ],
  keywords: [
    'bedroom',
    'dark room',
    'cool bedroom',
    'noise at night',
    'earplugs',
    'white noise',
    'blackout blinds',
    'eye mask',
    'mattress',
    'sleep environment',
    'hot nights',
    'temperature for sleeping',
    'too hot to sleep',
    'noisy neighbours at night',
    'best bedroom temperature',
  ],
  tags: ['bedroom', 'noise', 'darkness', 'home'],
  summary: 'Which features of a bedroom matter for sleep, what to repair first and cheaply, and when the room is not the reason.',
  passages: [
    {
      role: 'why',
      heading: 'Asleep, and still listening',
      text:
        'Sleep does not shut the door. Light passes through the eyelids, a lorry is heard in the street, warmth builds ' +
        'under the blanket, and the sleeping body answers each of them a little. None has to wake you fully to make the ' +
        'night lighter. Next morning you remember nothing and only know that you are tired.\n\n' +
        'For this reason the World Health Organization treats noise at night as a matter of health and in 2009 published ' +
        'guidelines on it for Europe. Few people can move to a quieter street. Most can do something about the gap ' +
        'beside the blind.',
      sources: ['who-night-noise-2009'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'What dark, cool and quiet each do',
      text:
        'Darkness keeps the body clock from believing that it is day. A street lamp is feeble beside the sun, but it ' +
        'shines in all night long. Coolness helps because the body lowers its inner temperature at the start of sleep ' +
        'and gives the heat away through hands and feet; a hot room or a heavy quilt stands in the way.\n\n' +
        'With noise, change counts for more than loudness. The hum of a fan is soon forgotten, while one slammed door ' +
        'lifts you out of deep sleep. Some people therefore do well with a soft constant sound, beside which the peaks ' +
        'stand out less.',
      sources: ['plos-indoor-light-2022', 'who-night-noise-2009'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'An inspection with the lamp off',
      text:
        'Stand in the bedroom after dark for five minutes, with everything switched off. Then mend what you noticed, ' +
        'beginning with what costs least:\n\n' +
        '- **Light**: cover standby lamps, close the edge of the blind, or wear an eye mask.\n' +
        '- **Noise**: a strip under the door, earplugs, a fan.\n' +
        '- **Warmth**: the radiator off, two thin covers in place of a thick one.\n' +
        '- **Time**: the face of the clock to the wall.\n\n' +
        'Nurses on shifts get much the same list in training material from NIOSH, the CDC’s institute for occupational ' +
        'safety. It adds that temperatures are a matter of taste, so choose the one in which you are neither hot nor ' +
        'cold.',
      sources: ['niosh-shift-work-2015'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'The dear mattress first',
      text:
        'Beds are sold as if they cured sleeplessness. A mattress that sags or hurts your back should go; one that is ' +
        'merely plain seldom explains a bad night. Before you spend a month’s rent, sleep a week on the other side, or ' +
        'in another bed of the house, and see.\n\n' +
        'Bedrooms also fill up with other work. A clothes horse, a laptop, a pile of bills: each reminds you of ' +
        'something at the one moment when you wished to be reminded of nothing. Devices bought to improve the room bring ' +
        'lamps and hums of their own. Carry something out before you carry anything in.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Shared beds, rented walls, hot weeks',
      text:
        'Two people rarely want the same warmth. Two covers settle more than any thermostat, and separate rooms before ' +
        'working days can be a practical arrangement and nothing worse. When a baby sleeps with you, its safety goes ' +
        'before your comfort: a firm, flat mattress, no pillow and no quilt near it.\n\n' +
        'In a rented flat, blackout film and a blind with suction cups leave no trace. In hotels ask for a room away ' +
        'from the lift, and pack a clip for the curtains. During hot weeks air the rooms at dawn, close them by day, and ' +
        'let a fan blow across you at night; a cool shower helps as well.',
      sources: ['nice-postnatal-2021'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When the room is fine and the night is not',
      text:
        'A good room removes obstacles and does no more than that. Once yours is dark, quiet and cool enough there is ' +
        'nothing to gain from perfecting it. The American Academy of Sleep Medicine suggested in 2021 that clinicians ' +
        'should not rely on sleep hygiene alone for lasting insomnia, since there are treatments that do more.\n\n' +
        'Earplugs must not come between you and a child, a smoke alarm or a person in your care. Ringing in the ears, ' +
        'sweat that soaks the sheets and waking breathless are matters for a doctor. And if you lie awake because you ' +
        'are afraid of someone in your home, please call a helpline or the police.',
      sources: ['aasm-insomnia-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'A bedroom for sleep is dark, quiet and cool, and how cool is a question of comfort: preferences differ, so no ' +
        'figure on the thermostat suits everyone.',
      sources: ['niosh-shift-work-2015'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Turning the face of the clock away stops the counting of hours that are left; training material of the CDC’s ' +
        'institute for occupational safety recommends it for anyone who lies awake.',
      sources: ['niosh-shift-work-2015'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Noise at night can disturb sleep without waking you fully, which is why the World Health Organization has ' +
        'published guidelines on night noise for Europe.',
      sources: ['who-night-noise-2009'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Sleep hygiene alone is no treatment for chronic insomnia: the American Academy of Sleep Medicine suggested in ' +
        '2021 that clinicians should not use it as the only therapy.',
      sources: ['aasm-insomnia-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Stand in your dark bedroom for five minutes and list what you see and hear.',
    'Cover or unplug every small lamp in the room.',
    'Turn the clock to the wall before you lie down.',
    'Try two separate covers for a week if you share a bed.',
    'Carry one thing that belongs to work out of the bedroom.',
    'Buy simple earplugs and wear them on one free night before you rely on them.',
  ],
  questions: [
    {
      question: 'What temperature should a bedroom have?',
      answer:
        'Cool enough that you like to be under a cover, and not so cold that you tense up. Preferences differ widely, ' +
        'and age, hormones and bedding shift them. Start with the radiator off and the covers in layers, so that you can ' +
        'put off or add one in the night without waking fully.',
    },
    {
      question: 'Does white noise harm the ears?',
      answer:
        'At a low volume, from a fan or a device across the room, it is unlikely to. Keep it just loud enough to soften ' +
        'the peaks, use a timer if it has one, and stop if it becomes a condition for sleeping anywhere. For a baby ask ' +
        'your health visitor first, and keep any device well away from the cot.',
    },
    {
      question: 'Are pets in the bed a problem?',
      answer:
        'Only if they wake you. Some people sleep more calmly with the dog at their feet, others are disturbed a dozen ' +
        'times and put it down to something else. Try three nights with the door shut. With allergies or asthma the ' +
        'animal should sleep elsewhere in any case, and never near a baby.',
    },
  ],
}
