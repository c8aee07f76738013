import type { LibraryTopic } from '#content/library/topic.ts'

export const windDown: LibraryTopic = {
  id: 'sleep-wind-down',
  pillar: 'sleep',
  name: 'a wind-down before bed',
  gravity: 'everyday',
  titles: [
    'Half an hour between the dishes and the pillow',
    'What belongs in a wind-down, and what only fills it?',
    'Give the day a longer slope',
    'A short evening order beats a perfect one',
  ],
  keywords: [
    'wind down',
    'evening routine',
    'bedtime routine',
    'relaxing before bed',
    'warm bath',
    'racing thoughts',
    'to do list',
    'worry in bed',
    'switching off after work',
    'falling asleep',
    'switching off at night',
    'relaxing at bedtime',
    'winding down',
  ],
  tags: ['evenings', 'routine', 'rest', 'habits'],
  summary:
    'How a short, fixed order of evening acts prepares sleep, when a warm bath helps, and what to do with tomorrow’s tasks.',
  passages: [
    {
      role: 'why',
      heading: 'The day has no brakes of its own',
      text:
        'Nobody expects a car to stop where the road ends. Yet many of us close the laptop at half past ten, carry the ' +
        'cups away, lie down, and wonder that the head is still moving. Alertness takes time to fall, and a wind-down is ' +
        'simply the time that you give it.\n\n' +
        'It is a message as well. When the same few acts follow one another every evening, the later ones come to ' +
        'announce sleep, as the sound of keys tells a dog that somebody is home. That is why the order matters more than ' +
        'the contents, and why twelve minutes kept daily do more than an hour kept on Sundays.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Why a warm bath cools you',
      text:
        'Before sleep the body sends warm blood to the hands and feet and lets heat escape, so that its core can cool. ' +
        'Warm water invites the same movement from outside: the skin flushes, and afterwards the heat leaves more ' +
        'quickly.\n\n' +
        'A review of 2019 put together the studies on baths and showers. Water of 40 to 42.5 °C, for as little as ten ' +
        'minutes and one to two hours before bed, shortened the time that people took to fall asleep. The authors add ' +
        'that the research is still scarce. The gap between bath and bed seems to be part of the matter, because the ' +
        'cooling takes place in it.',
      sources: ['smr-warm-bath-2019'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Four acts in a fixed order',
      text:
        'Choose things you do already and put them in an order that stays the same. An example:\n\n' +
        '- the kitchen closed and the lamps down\n' +
        '- clothes, bag and cup set out for the morning\n' +
        '- a wash, then something loose to wear\n' +
        '- ten pages on paper, or music that you know\n\n' +
        'Begin with the same small act every evening, for it starts the chain. If half an hour is not to be had, do a ' +
        'quarter of an hour in the same order. Then go to bed because your eyes have grown heavy, whether or not the ' +
        'list is finished.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'When the routine becomes a second job',
      text:
        'There are wind-downs with a special tea, a journal in three colours, an app for breathing and a roller for the ' +
        'back. They take an hour and a half and turn sleep into a performance. If you believe that you cannot sleep ' +
        'after missing a step, the routine has grown too important; drop half of it.\n\n' +
        'The opposite failure is the quiet half-hour that fills itself with the inbox, one small purchase and a talk ' +
        'about money. Put hard conversations before supper or on Saturday morning. And do not settle on the sofa so ' +
        'comfortably at nine that you doze, for that spends the sleepiness you wanted at eleven.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'For heads that keep working and houses that keep calling',
      text:
        'If tomorrow keeps turning up, write it down. In a laboratory study of 57 healthy young adults, published in ' +
        '2018, those who spent five minutes at bedtime on a list of tasks to come fell asleep faster than those who ' +
        'listed tasks already done, and a more specific list went with a shorter wait. It is one small study and a cheap ' +
        'experiment.\n\n' +
        'Parents can let the child’s evening be the first half of their own: the same lamps, the same low voices. After ' +
        'a late meeting shorten everything and keep only the first act and the last. On the road, pack the book and the ' +
        'old shirt. The order travels well.',
      sources: ['apa-bedtime-writing-2018'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Calm is not a cure',
      text:
        'Winding down makes ordinary nights easier. It does not undo chronic insomnia, for which the American Academy of ' +
        'Sleep Medicine recommends cognitive behavioural therapy for insomnia, and it is no answer to real distress. If ' +
        'dread rises as evening falls, if nightmares follow something terrible, or if you cannot bear to be alone with ' +
        'your thoughts, turn to a doctor or a therapist before you add another step.\n\n' +
        'Hot baths are not for everyone: ask first in pregnancy and with heart disease or low blood pressure, and leave ' +
        'them after drinking. Herbal sleep remedies can interact with medicines, so show the packet to a pharmacist.',
      sources: ['aasm-insomnia-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'A warm bath or shower one to two hours before bed can help people to fall asleep sooner, a review of 2019 ' +
        'found, probably because the body cools afterwards.',
      sources: ['smr-warm-bath-2019'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Writing down the coming days’ tasks for five minutes at bedtime helped healthy young adults to fall asleep ' +
        'faster in one small laboratory study; it costs nothing to try.',
      sources: ['apa-bedtime-writing-2018'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      text:
        'A wind-down does best as a short, fixed order of things you do anyway; once it has grown into a long programme, ' +
        'a missed step causes the worry it was meant to prevent.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Going to bed when sleepiness comes, and not because a routine has ended, belongs to stimulus control, which the ' +
        'American Academy of Sleep Medicine suggests as a therapy for chronic insomnia.',
      sources: ['aasm-insomnia-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Choose three acts for the last half-hour and write them in order on a card.',
    'Put the first of them at the same minute on five evenings.',
    'Write tomorrow’s tasks on paper, each with its first small move.',
    'Take the warm shower an hour or more before bed, rather than just before it.',
    'Shut the door of the room in which you work, or put a cloth over the desk.',
    'Move one difficult conversation from late evening to the weekend.',
  ],
  questions: [
    {
      question: 'What if I have only ten minutes?',
      answer:
        'Then take ten, in the same order as always. Lower the lights, set out one thing for the morning, wash, and read ' +
        'a page. A short sequence that happens nightly is learned faster than a long one that happens twice a week, and ' +
        'nothing prevents you from making it longer later.',
    },
    {
      question: 'Does meditation belong in it?',
      answer:
        'It may, if you like it and do not check whether it is working. Slow breathing or a walk of attention through ' +
        'the body suits many people in bed. Others become more awake from watching themselves. In that case fold the ' +
        'washing, and meditate in the morning.',
    },
    {
      question: 'My partner wants to talk at bedtime. What then?',
      answer:
        'Give the talk a place of its own. Half an hour with tea after the children are in bed, or a short walk, often ' +
        'takes the pressure from the pillow. Agree that problems raised after lights out are written on a slip and ' +
        'belong to the next day. Affection is always in time.',
    },
  ],
}
