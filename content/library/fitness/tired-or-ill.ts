import type { LibraryTopic } from '#content/library/topic.ts'

export const tiredOrIll: LibraryTopic = {
  id: 'tired-or-ill',
  pillar: 'fitness',
  name: 'training when tired or ill',
  gravity: 'grave',
  titles: [
    'Should you train with a cold?',
    'A bad night changes the session, a fever cancels it',
    'Ask the neck, then ask the legs',
    'Tired, ill or merely unwilling: how to tell',
  ],
  keywords: [
    'training with a cold',
    'exercise with a cold',
    'train when sick',
    'exercise with fever',
    'workout after bad sleep',
    'too tired to exercise',
    'return to exercise after flu',
    'exercise after covid',
    'sick day workout',
    'training after the flu',
    'working out when sick',
    'exercise when sick',
    'run with a temperature',
    'run with a cold',
    'training with a temperature',
    'exercise when ill',
    'training when ill',
    'running when ill',
    'running when sick',
    'exercise when tired',
    'exercise when i am tired',
  ],
  tags: ['illness', 'recovery', 'sleep', 'safety'],
  summary: 'When a session helps, when to shorten it and when to stay in bed, with a simple way back after fever or flu.',
  passages: [
    {
      role: 'why',
      heading: 'Six in the evening, and nothing in the legs',
      text:
        'You slept five hours, the throat tickles, and today was to be legs. Most advice for this moment is about character. ' +
        'Either one pushes through or one listens to the body, and both have been used to justify anything.\n\n' +
        'A plain rule is kinder, because a tired head judges badly. It also prevents two different losses. Training through a ' +
        'real infection can prolong it and is occasionally dangerous. Staying at home with each yawn means that the parents ' +
        'of a two-year-old would never train at all. So decide beforehand, on a good day, what you will do on the three sorts ' +
        'of bad one: tired, slightly ill, and ill.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Why fever is the line',
      text:
        'Fever means that the whole body is at work. The heart already beats faster at rest, fluid is lost, and heat is ' +
        'harder to give off. Exercise asks for more of all three. With some infections the heart muscle can become inflamed, ' +
        'rarely and without much warning, and effort during those days is a known danger. That is the reason for caution.\n\n' +
        'A bad night is another thing. Strength is often nearly there after it, while effort feels greater, reaction is ' +
        'slower and patience short. The body can usually do the session; judgement and coordination are what suffers, and ' +
        'they matter most under a heavy bar, on a bicycle in traffic or at full speed.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Above the neck, below the neck',
      text:
        'The Mayo Clinic gives a rule of thumb that is easy to keep. With complaints above the neck only, a runny nose, ' +
        'sneezing, a slight sore throat, mild or moderate activity is usually all right; walk in place of running. With a ' +
        'chesty cough, tightness in the chest or an upset stomach, leave it. With fever, great tiredness or aching all over, ' +
        'leave it certainly.\n\n' +
        'For the merely tired there is the ten-minute test. Begin with the easiest version of the session. After ten minutes ' +
        'you may stop without regret, and it counts. Often you will go on; now and then you will go home and be right.',
      sources: ['mayo-illness'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Sweating it out',
      text:
        'A cold cannot be sweated out, and a hard run in the early stage of an infection is a poor experiment. Nor should ' +
        'medicine be used to make you fit for training. A tablet lowers the fever and leaves the illness where it was.\n\n' +
        'After an illness people like to make up for lost sessions, two for each. The body knows no such debt. A week off ' +
        'costs very little strength; the steep return costs more. And remember the others. A shared gym in the infectious ' +
        'days spreads what you have to people who may be more fragile than you, so walk outside and alone.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'The way back',
      text:
        'Return in the order in which daily life returned. First a normal day of work without a nap. Then a walk of twenty ' +
        'minutes, and a look at the next morning. Then half a session, easy. If each of these left you well on the following ' +
        'day, go on to the next.\n\n' +
        'After a cold this takes a few days; after influenza, pneumonia or Covid it may take weeks, and nothing is gained by ' +
        'hurrying. People with small children may be between two infections for most of a winter. Short, light sessions on ' +
        'the good days are then the plan itself. In pregnancy, ask about fever of any kind, quite apart from training.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When tiredness needs a doctor',
      text:
        'Get medical help promptly if during or after an infection you have chest pain, a racing or stumbling heartbeat, ' +
        'faintness, or breathlessness on small efforts. Do not train again until that has been examined. With asthma, heart ' +
        'disease, diabetes or a weakened immune system, ask early how to handle sick days.\n\n' +
        'Tiredness that lasts more than a few weeks although you sleep enough is a symptom and deserves a blood test and a ' +
        'conversation, more than a new programme. If exertion regularly makes you feel much worse a day or two later, stop ' +
        'building up and tell your doctor exactly that. Low mood and loss of interest belong in the same conversation.',
      sources: ['aha-exercise-risk-2020'],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'With a cold that stays above the neck, light exercise is usually all right. With fever, a chesty cough or aching ' +
        'limbs, the Mayo Clinic advises against training.',
      sources: ['mayo-illness'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'After a bad night, exercise can go ahead in an easier form. Leave out heavy bars, heights and traffic, because ' +
        'attention and coordination suffer before strength does.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Ten minutes of the easiest version is a fair test on tired days: afterwards you may stop, and the training still ' +
        'counts as done.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'After an illness with fever, training returns in the order of daily life: first an ordinary working day, then a ' +
        'walk, then half a session.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Write your rule for tired, slightly ill and ill on a card while you are well.',
    'Use the ten-minute test once this week on a tired evening.',
    'Take your temperature before you train if you feel hot or shivery.',
    'Swap running for walking while your nose runs.',
    'After an illness, wait for one normal day before the first walk.',
    'See a doctor if tiredness has lasted for weeks despite enough sleep.',
  ],
  questions: [
    {
      question: 'How long should I rest after a fever?',
      answer:
        'Until you have been free of fever without medicines and an ordinary day no longer tires you. Then begin with a walk ' +
        'and watch the next morning. After influenza, Covid or pneumonia take longer, and ask your doctor if breath or ' +
        'heartbeat seem different.',
    },
    {
      question: 'Will I lose my fitness during a week in bed?',
      answer:
        'Very little of your strength, and some endurance that returns quickly. The first sessions feel harder than the loss ' +
        'explains, because you are still recovering. Begin lower than you think necessary and you will usually be back within ' +
        'about as long as you were away.',
    },
    {
      question: 'Is it better to sleep or to train early in the morning?',
      answer:
        'If the night was short for once, either can be right. If it is short every week, sleep is the training you are ' +
        'missing, and an alarm at five will not help. Move the session to lunch or make it smaller.',
    },
  ],
}
