import type { LibraryTopic } from '#content/library/topic.ts'

export const addingLoad: LibraryTopic = {
  id: 'adding-load',
  pillar: 'fitness',
  name: 'adding load step by step',
  gravity: 'everyday',
  titles: [
    'When is it time to add weight?',
    'Progress is a small number, written down',
    'Add one thing, then wait',
    'How to make training harder without getting hurt',
  ],
  keywords: [
    'progressive overload',
    'when to increase weight',
    'training plateau',
    'how to progress workouts',
    'add reps or weight',
    'training log',
    'ten percent rule',
    'stop making progress gym',
    'double progression',
    'increase the weight',
    'how heavy to lift',
    'how heavy should i lift',
  ],
  tags: ['strength', 'planning', 'progress', 'muscle'],
  summary:
    'Training works as long as it asks a little more from time to time. When to add, how much, and why a notebook is the best tool.',
  passages: [
    {
      role: 'why',
      heading: 'The same dumb-bells since spring',
      text:
        'Whoever lifts the same weight the same number of times for a year keeps what they have, roughly, and that can be the ' +
        'right aim. Whoever wanted to grow stronger has been waiting for a bus on a closed line.\n\n' +
        'Bodies adapt to what is asked and then stop, because there is no reason to go on. Asking a little more from time to ' +
        'time is called progressive overload, and the American College of Sports Medicine has treated it for decades as the ' +
        'basic condition of gaining strength. The word sounds fiercer than the thing. In practice it is an extra repetition ' +
        'on a Wednesday.',
      sources: ['acsm-progression-2009'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Stress, rest, and a slightly higher floor',
      text:
        'Each session tires you. During the days that follow, the body repairs and, if food and sleep allow, builds a shade ' +
        'more than before. The next session lands on that slightly higher floor. Come too early or with far too much, and you ' +
        'dig where nothing has been rebuilt; come with exactly the same each time, and the floor stays level.\n\n' +
        'Beginners can add almost weekly, since much of the early gain is skill. After a year, months may pass between real ' +
        'steps. The slowing is a sign of having come some way, and it is no reason to force the pace.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Repetitions first, then the plate',
      text:
        'A method that needs no calculator: choose a range, for instance 8 to 12. Begin with a weight you can lift eight times. Stay ' +
        'with it, session after session, until every set reaches twelve. Then take the next heavier weight, fall back to eight, and ' +
        'climb again.\n\n' +
        'For those who prefer percentages, the American College of Sports Medicine advised in 2009 a rise of 2 to 10 per cent once you ' +
        'can do one or two repetitions more than planned; that stand has been replaced by one of 2026, so take it as an old rule of thumb. Small muscles get the small end of that and legs the large. With one pair of ' +
        'dumb-bells, slow the way down or shorten the rests. Change one of these at a time, or you will not know what you have changed.',
      sources: ['acsm-progression-2009'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Heavier on paper',
      text:
        'Loads are easily raised by cheating. The squat becomes a nod, the row becomes a jerk from the hips, and the notebook ' +
        'shows progress that the muscle never met. A weight counts when the movement looks like last month’s. Film one set ' +
        'from the side every few weeks; it is a merciless and free coach.\n\n' +
        'Another mistake is to raise everything at once, more weight, more sets and an extra day, in the enthusiasm of ' +
        'January. When something then hurts, there are three suspects. And some people add by calendar, although the last ' +
        'week was flu and night duty. Add when the repetitions say so.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Weeks in which standing still is the plan',
      text:
        'Progress need not be the aim of every month. In a stretch of deadlines, with an infant, while you grieve or diet, ' +
        'holding what you have is a respectable target, and it takes far less than gaining. A review of such phases concludes ' +
        'that it is the weight on the bar that must stay, while the number of sets and days may shrink.\n\n' +
        'Older adults gain as well, on smaller steps and with more days between hard sessions. In pregnancy the aim turns ' +
        'from more to comfortable. After an illness, take off a third, and let two easy sessions tell you how quickly it may ' +
        'come back.',
      sources: ['jscr-maintenance-2021'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Pain is no plateau',
      text:
        'If numbers have not moved for two months, look first at sleep, food, the true effort of your sets and the regularity ' +
        'of the weeks. Usually one of the four explains it. If strength falls although you train, rest and eat, and you are ' +
        'also losing weight without wanting to, are unusually tired or have night sweats, that belongs to a doctor.\n\n' +
        'Never add load on a joint that hurts during the movement or is swollen the next day. Pain that wakes you, numbness, ' +
        'or weakness in one arm or leg needs an examination. With osteoporosis, heart disease or after joint replacement, ' +
        'agree the upper limit with the people treating you.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Strength training has to ask a little more from time to time. An older position stand of the American College of Sports ' +
        'Medicine (2009, since replaced) advised steps of 2 to 10 per cent once the planned repetitions had become easy.',
      sources: ['acsm-progression-2009'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'A simple rule for adding load: stay with one weight until every set reaches twelve good repetitions, then take the ' +
        'next heavier one and begin again at eight.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text: 'In a crowded month, strength is held more cheaply than it is built. Keep the weight heavy and let the number of sets shrink.',
      sources: ['jscr-maintenance-2021'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      text:
        'A training notebook with date, weight and repetitions is worth more than a better programme, because without it ' +
        'nobody knows when the last step was taken.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Write down weight and repetitions for every set this week.',
    'Choose a range of repetitions for each exercise and note it at the top of the page.',
    'Add one repetition to one exercise, and leave the rest alone.',
    'Film one set from the side and compare the last repetition with the first.',
    'Raise the weight only where every set has reached the top of the range.',
    'Mark the weeks of bad sleep in the book, and expect no step in them.',
  ],
  questions: [
    {
      question: 'How much weight should I add at once?',
      answer:
        'The smallest step your equipment allows. Two to ten per cent is the usual advice, so with a ten kilogram dumb-bell ' +
        'the next one is often already too big a jump. In that case add repetitions, a slower way down or a third set before ' +
        'you change.',
    },
    {
      question: 'What if I cannot add anything for weeks?',
      answer:
        'First rest for a few lighter days. Then check whether your sets really end near tiring and whether you slept. After ' +
        'that, change one thing: a different range of repetitions, or a close relative of the exercise. Long flat stretches ' +
        'are normal after the first year.',
    },
    {
      question: 'Is muscle soreness a sign of progress?',
      answer:
        'It is a sign of novelty. A new exercise makes anyone sore, and a useful one you have done for months may not. Judge ' +
        'progress by the notebook: more repetitions, more weight or the same work with less effort.',
    },
  ],
}
