import type { LibraryTopic } from '#content/library/topic.ts'

export const mindfulnessInMinutes: LibraryTopic = {
  id: 'mindfulness-in-minutes',
  pillar: 'stress',
  name: 'mindfulness in a few minutes',
  gravity: 'everyday',
  titles: [
    'Mindfulness without the cushion',
    'How much can a few minutes of mindfulness do?',
    'Attention can be practised while the tea brews',
    'Notice one thing, then go on with your day',
  ],
  keywords: [
    'mindfulness',
    'meditation',
    'mindful',
    'meditate',
    'present moment',
    'short meditation',
    'mbsr',
    'attention exercise',
    'grounding exercise',
    'grounding technique',
    'mindful awareness',
    'awareness of the present',
    'grounding and meditation',
    'cannot sit still to meditate',
  ],
  tags: ['mindfulness', 'attention', 'calm', 'practice'],
  summary: 'Short mindfulness exercises for full days, what reviews have found so far, and who should be careful.',
  passages: [
    {
      role: 'why',
      heading: 'A mind that is always one step ahead',
      text:
        'You can drive home and remember nothing of the road. You can eat a peach while planning Thursday and find only the ' +
        'stone. Nothing bad has happened; you were simply somewhere else, and for much of a busy day that is so.\n\n' +
        'Mindfulness is the plain exercise of coming back: noticing what is here, without at once wanting it different. Its ' +
        'use under stress is that a thought which has been noticed as a thought has a little less power to send you running. ' +
        'You may still run. But there was a moment in which you could choose.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'What reviews have found',
      text:
        'In 2014 a review in *JAMA Internal Medicine* examined 47 trials of meditation programmes. For mindfulness it found ' +
        'moderate evidence of small improvements in anxiety, depression and pain, and weaker evidence for stress itself. For ' +
        'attention, good mood and sleep it found little or no sign of an effect.\n\n' +
        'Those programmes lasted for weeks and had teachers. Nobody should promise you the same from two minutes between ' +
        'calls. What short practice can do is modest and easy to check on yourself: it interrupts. And people who come to ' +
        'like the short form have an honest way of finding out whether they want a course.',
      sources: ['jama-meditation-programs', 'nccih-meditation-and-mindfulness'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Two minutes at the sink',
      text:
        'Pick something you do every day anyway. Washing your hands is as good as any.\n\n' +
        '1. Before you start, feel the weight on your feet.\n' +
        '2. Turn on the water and notice its temperature, as if you had been asked to describe it.\n' +
        '3. Follow one sound until it ends.\n' +
        '4. When you find yourself in the next meeting, and you will, say “thinking” without blame and come back to the ' +
        'water.\n' +
        '5. Dry your hands slowly and look at one thing in the room before you leave.\n\n' +
        'Coming back is the exercise. If you wandered off ten times and returned ten times, you have practised ten times.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'An empty mind and other misunderstandings',
      text:
        'Nobody’s mind becomes empty. People who wait for that conclude after three days that they are no good at it. A busy ' +
        'head is the material for the exercise, as a heavy ball is for throwing.\n\n' +
        'Using it to get rid of a feeling does not work well either. If you sit down to be calm, every minute without calm ' +
        'is a failure. Sit down in order to notice, and let calm come or stay away. And it should never serve to bear what ' +
        'ought to be changed. Being fully present in an unreasonable workload is still having an unreasonable workload.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Standing, moving, listening',
      text:
        'Sitting still with closed eyes is only one form, and for restless people the hardest. Walk along a corridor and ' +
        'feel each heel arrive. Listen to the whole of a song. Stroke the cat and stay with the stroking.\n\n' +
        'If silence makes you uneasy, keep your eyes open and name five things you can see, slowly, with their colours. With ' +
        'a baby in your arms, attend to the weight. Those who pray or sing or do handiwork may find that they have been ' +
        'practising something related for years, and need no new word for it.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When mindfulness is the wrong tool',
      text:
        'Meditation is usually considered to carry few risks, and it is still not harmless for everyone. The American ' +
        'institute NCCIH cites a review from 2020 in which about 8 percent of those taking part had a negative experience, ' +
        'most often anxiety or low mood, a share similar to that in psychological therapies.\n\n' +
        'If old pictures return, if you feel unreal or outside your body, or if you are more distressed afterwards than ' +
        'before, stop. After trauma, with psychosis or bipolar disorder, or in a severe depression, begin only with a ' +
        'professional who knows you. An exercise is no reason to put off a treatment or to leave out a medicine.',
      sources: ['nccih-meditation-and-mindfulness'],
      evidence: 'review',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Mindfulness programmes brought small improvements in anxiety, depression and pain in a review of 47 meditation ' +
        'trials. The evidence for stress itself was weaker, and for sleep and attention there was hardly any.',
      sources: ['jama-meditation-programs'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Mindfulness means noticing that your attention has left and bringing it back without blame. A mind that wanders ten ' +
        'times in two minutes has given you ten chances to practise.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'About 8 percent of people in a review of meditation studies had a negative experience, most often anxiety or low ' +
        'mood, reports the American institute NCCIH. If an exercise leaves you more distressed each time, stop and talk to a ' +
        'professional.',
      sources: ['nccih-meditation-and-mindfulness'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'A short exercise in attention holds best when it is tied to something you do anyway. Washing your hands, waiting ' +
        'for the kettle and walking to the car are all long enough.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Choose one daily act, such as washing your hands, and do it with full attention.',
    'Feel both feet on the floor before you open a door to a meeting.',
    'Drink the first three sips of tea or coffee without a screen.',
    'Say “thinking” to yourself when you notice that you have wandered, and return.',
    'Name five things in the room, with their colours, once in the afternoon.',
    'Ask yourself on Sunday whether anything was different, and write down one example.',
  ],
  questions: [
    {
      question: 'Do I need an app for mindfulness?',
      answer:
        'No. A voice can help in the first weeks, as a handrail does, and some people like the company. Others collect ' +
        'streaks and forget why. If you use one, choose short exercises without music, and do at least every second one ' +
        'without it, so that the skill is yours when the battery is empty.',
    },
    {
      question: 'How is mindfulness different from relaxing?',
      answer:
        'Relaxation aims at a state: softer muscles, a slower pulse. Mindfulness aims at noticing whatever is there, tension ' +
        'included. The two often meet, and they can also part. On an unpleasant day a mindful minute may show you clearly ' +
        'that you are angry, which is useful and not at all relaxing.',
    },
    {
      question: 'Should I take an eight-week course?',
      answer:
        'If the short exercises interest you and you have time for daily practice, a course with a trained teacher is what ' +
        'most studies have examined. Ask beforehand about training, group size and what happens if you feel worse. If you ' +
        'are in treatment for a mental illness, speak with the people who treat you first.',
    },
  ],
}
