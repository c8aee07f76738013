import type { LibraryTopic } from '#content/library/topic.ts'

export const walkingOutside: LibraryTopic = {
  id: 'walking-outside',
  pillar: 'stress',
  name: 'walking outside',
  gravity: 'everyday',
  titles: [
    'Twenty minutes under trees',
    'Does a walk in nature lower stress?',
    'The walk needs no destination',
    'Take the problem outside, and leave it at the gate',
  ],
  keywords: [
    'walking',
    'green space',
    'forest bathing',
    'fresh air',
    'walk for stress',
    'lunch walk',
    'time in nature',
    'nature walk',
    'nature and stress',
    'walk in the park',
    'park bench',
    'time among trees',
    'trees and fresh air',
    'time outdoors',
    'walking outdoors',
    'being in nature',
    'outdoors for stress',
    'walk outside',
    'walk outdoors',
    'clear your head outside',
  ],
  tags: ['walking', 'nature', 'movement', 'recovery'],
  summary: 'What walking among green things may do for a strained mind, and how to fit it into a week without forests.',
  passages: [
    {
      role: 'why',
      heading: 'The oldest remedy on the street',
      text:
        'People have always gone for a walk to cool down. Language knows it: we walk something off, we get some air, we ' +
        'sleep on it after a turn round the block. It is the one form of rest that nobody at work finds strange.\n\n' +
        'A walk changes several things together. You leave the place in which the trouble sits. Your legs give the alarm ' +
        'something to do. Your eyes, which have been kept at arm’s length all day, may look as far as they like. None of ' +
        'that answers the letter from the landlord. But you will read it differently at the end of the street.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'What the research can say',
      text:
        'Researchers have compared people in parks with people in streets, and neighbourhoods with trees with others that ' +
        'have few. A review in the *International Journal of Environmental Research and Public Health* from 2021 found ' +
        'associations between contact with nature and better mental health, blood pressure, sleep and physical activity. ' +
        'Experiments pointed to benefits for mental health and for thinking.\n\n' +
        'The authors also name the weak points. Studies measure nature in very different ways, and how long or how often one ' +
        'should go is not known. People who live near parks often have other advantages too. A kind interpretation is ' +
        'allowed; a prescription in minutes is not.',
      sources: ['ijerph-nature-exposure'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'A walk that rests you',
      text:
        'Go at a pace at which you could talk. Leave the earphones at home for the first ten minutes, and let the phone ring ' +
        'in your bag.\n\n' +
        'Choose one sense for each stretch. Listen as far as the corner, and find the most distant sound. Look up as far as ' +
        'the church: roofs, crowns of trees, weather. Smell something on the way back, a hedge or a bakery. When the quarrel ' +
        'starts again in your head, let it walk beside you without taking your arm.\n\n' +
        'Twenty minutes are a good size for a working day. If you have ten, walk ten. Come back by another street, so that ' +
        'the walk has an end that differs from its beginning.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'When the walk turns into work',
      text:
        'A walk with a call in your ear is a meeting with a draught. It may be sensible, but book it under meetings. The ' +
        'same goes for the walk that has to reach a number of steps; people have been seen circling their own kitchen at ' +
        'eleven at night.\n\n' +
        'Others wait for real nature and good weather, and stay indoors from October to April. A row of limes along a car ' +
        'park will do, and so will rain, with a proper coat. Finally, do not take a walk into every conflict. If you leave ' +
        'each time it gets difficult at home, say when you will be back, and then be back.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Wheels, prams, dark afternoons',
      text:
        'If you use a wheelchair, push a pram or have sore knees, the ground decides. Look for one firm loop near home, with ' +
        'a bench at each half, and use it until you know its trees. A seat at an open window with a view of something that ' +
        'grows is worth more than an unused plan.\n\n' +
        'On dark winter days go at noon, even briefly. If you feel unsafe alone in parks, take streets with shop windows, a ' +
        'companion or a dog. Carers who cannot leave may go to the gate and back twice. In heat, in late pregnancy or after ' +
        'an illness, shorten the walk and stay near shade and seats.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'What a walk should not have to carry',
      text:
        'Walking goes well with treatment and replaces none. If you have pain in the chest, calf pain or breathlessness on ' +
        'the way, faintness or an irregular pulse, stop and have it looked at before you go on; strong chest pain means the ' +
        'emergency number. With heart or lung disease, or after an operation, ask which pace is right for you.\n\n' +
        'In a depression the way to the front door can be the hardest part of the day. That is a symptom, and no lack of ' +
        'will. Tell your doctor if you cannot manage what you used to do with ease. With hay fever or asthma, ask about the ' +
        'season before you choose a meadow.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Contact with nature goes along with better mental health, sleep and blood pressure in many studies, a review from ' +
        '2021 found. How long and how often one should go out, nobody can say with certainty.',
      sources: ['ijerph-nature-exposure'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      text:
        'A walk rests you more when the phone stays in the bag. Listen on one stretch, look up on the next, and come home by ' +
        'a different street from the one you took.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'A row of trees along a car park is enough for a short walk between two hard hours. Waiting for a forest and fine ' +
        'weather is the surest way to stay indoors.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Walking can accompany a treatment and should replace none. Chest pain, faintness or unusual breathlessness on the ' +
        'way are reasons to stop and to see a doctor before the next walk.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Walk for ten minutes after lunch on two days this week.',
    'Find the loop nearest to your work that passes at least five trees.',
    'Leave your earphones in a drawer for one walk.',
    'Hang a rain jacket where you can see it.',
    'Look up once on every way and name what is in the sky.',
    'Walk home the last stop on one evening.',
  ],
  questions: [
    {
      question: 'Does it have to be a forest?',
      answer:
        'No. Studies look at forests, parks, gardens, water and streets with trees, and nobody has shown that one of them is ' +
        'necessary. Choose what you can reach on foot in a few minutes, since distance decides whether you go at all. A ' +
        'small park three times a week serves you better than a forest in August.',
    },
    {
      question: 'Is a walk better than a hard run when I am stressed?',
      answer:
        'Both can help, for different reasons and people. After a day of pressure some want to empty themselves, others to ' +
        'slow down. If hard training leaves you sleepless or irritable, choose the walk. If the walk lets you brood, go ' +
        'faster, take a hill or go with somebody who talks about something else.',
    },
    {
      question: 'Can I walk and think about my problem?',
      answer:
        'You may, in portions. Give the problem the way out and keep the way back free of it. Walking makes some thoughts ' +
        'move that stood still at the desk. If they only turn in circles, describe aloud what you see around you for the ' +
        'length of one street, and then decide again.',
    },
  ],
}
