import type { LibraryTopic } from '#content/library/topic.ts'

export const slowBreathing: LibraryTopic = {
  id: 'slow-breathing',
  pillar: 'stress',
  name: 'slow breathing',
  gravity: 'everyday',
  titles: [
    'One longer breath out',
    'Can slow breathing really calm you?',
    'Slow breathing is a skill for ordinary days',
    'Breathe slower for three minutes, today',
  ],
  keywords: [
    'slow breathing',
    'breathing exercise',
    'deep breathing',
    'box breathing',
    '4-7-8 breathing',
    'breathwork',
    'long exhale',
    'calm down',
    'nervous',
    'breathe',
    '4 7 8',
    'breathe when nervous',
    'breathing before sleep',
    'breathing for sleep',
  ],
  tags: ['breathing', 'calm', 'body', 'practice'],
  summary: 'How to slow your breath in a few minutes, what it changes in the body, and when to leave it alone.',
  passages: [
    {
      role: 'why',
      heading: 'Why begin with the breath',
      text:
        'Most of what the body does under stress happens without asking you. You cannot decide to lower your blood pressure ' +
        'before a presentation or order your hands to be warm. Breathing is the exception: it runs by itself, and yet you ' +
        'can take it over at any moment, in a lift, at a red light or with the microphone muted.\n\n' +
        'That makes it a good first practice. It costs nothing, needs no mat, and tells you within minutes whether it did ' +
        'anything for you. It will not solve what is troubling you. It may give you a slightly steadier body in which to ' +
        'deal with it.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'What a slower breath does',
      text:
        'Your heart does not beat like a clock. It speeds up a little as you breathe in and slows as you breathe out. Many ' +
        'exercises aim for about six breaths a minute, because at that pace breath, heart and blood pressure tend to swing ' +
        'together.\n\n' +
        'A review of 31 studies with people who were not patients, published in the journal *Mindfulness* in 2024, found ' +
        'that such breathing lowers the upper blood pressure value and raises heart rate variability straight away. For the ' +
        'feeling of stress the result was weaker and less certain, and little is known about effects that last. So look for ' +
        'a change in the body first, and take a calmer mood as a gift.',
      sources: ['mindfulness-slow-paced-breathing'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Three minutes, step by step',
      text:
        'Sit or stand so that your belly has room, and let your shoulders drop.\n\n' +
        '1. Breathe in through your nose, gently, while you count to four.\n' +
        '2. Breathe out while you count to six, as if you were cooling soup.\n' +
        '3. Let the next breath come by itself, without pulling it in.\n' +
        '4. Go on for about three minutes, then breathe as you like.\n\n' +
        'Count at your own speed. If six feels long, take three in and four out. Only two things matter: the breath out ' +
        'lasts longer than the breath in, and nothing is forced. Afterwards look at one thing, perhaps your jaw or your ' +
        'hands, and compare it with before.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Too large, too late, too strict',
      text:
        'People who are told to breathe deeply often take huge breaths. That can leave you with tingling fingers and a light ' +
        'head, which feels very much like the alarm you wanted to quieten. Slow and small is better than slow and large.\n\n' +
        'Another mistake is to save the exercise for emergencies. A skill that you have never used on a calm Tuesday is hard ' +
        'to find in the middle of a row. And some people turn it into a test, asking after each breath whether they are calm ' +
        'yet. Let the counting be the whole task, and judge it when the three minutes are over.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'For meetings, prams and blocked noses',
      text:
        'Nobody in a meeting can see how long you breathe out. Keep your lips closed, let the air leave through your nose ' +
        'and follow the second hand of the clock on the wall. While walking, count steps: three for the breath in, four or ' +
        'five for the breath out. With a child on your shoulder, hum; a hum lengthens the breath without any arithmetic. ' +
        'With a cold, breathe through the mouth.\n\n' +
        'Some people grow uneasy when they watch their breath. If you are one of them, trace the edge of a table with a ' +
        'finger, slowly along one side and more slowly along the next, and let the breath follow the finger as it likes.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When to leave it alone',
      text:
        'Stop the exercise when you feel dizzy, and breathe normally until it has passed. With asthma, COPD, heart disease ' +
        'or epilepsy, or if you are pregnant and short of breath, ask your doctor before you practise for longer than a few ' +
        'breaths, and do not hold your breath. NCCIH, the US institute for complementary health, considers relaxation ' +
        'techniques generally safe for healthy people; they take the place of no treatment.\n\n' +
        'Chest pain, sudden breathlessness or fainting are no moments for an exercise: call the emergency number. Panic that ' +
        'keeps returning, or fear of the next attack, can be treated, and the way there begins with a doctor.',
      sources: ['nccih-relaxation-techniques'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Slow breathing at around six breaths a minute lowers the upper blood pressure value and raises heart rate ' +
        'variability while you do it, a review from 2024 found; whether any of that lasts is much less certain.',
      sources: ['mindfulness-slow-paced-breathing'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'When you slow your breath, make the breath out longer than the breath in and keep both small. Huge breaths can make ' +
        'you light-headed, which feels much like the tension that you wanted to lose.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Breathing exercises and other relaxation techniques are generally considered safe for healthy people, says the ' +
        'American institute NCCIH. With heart disease, epilepsy or a history of trauma, ask your doctor before you take up ' +
        'more than a quiet breath.',
      sources: ['nccih-relaxation-techniques'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'A breathing exercise is easiest to find in a hard moment when you have used it in easy ones. Tie it to something ' +
        'that happens daily, such as the kettle, the lift or the first red light.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Breathe out longer than you breathe in for three minutes, once a day, until Sunday.',
    'Choose one daily cue for it, such as the kettle or the car door.',
    'Start with three counts in and four out, and lengthen only what feels easy.',
    'Try it once with open eyes while somebody else is talking.',
    'Write one word for your shoulders before each round and one after.',
    'Go back to ordinary breathing at the first sign of dizziness.',
  ],
  questions: [
    {
      question: 'Is box breathing better than a long breath out?',
      answer:
        'Box breathing gives the same count to the breath in, a hold, the breath out and another hold. No single pattern ' +
        'suits everybody, so try each for some days and keep the easier one. Leave the holds out if they make you uneasy, if ' +
        'you are pregnant or if you have heart or lung disease.',
    },
    {
      question: 'How soon should I feel something?',
      answer:
        'Often within the first minutes, and usually in the hands or the jaw before the mood. Some people feel nothing for ' +
        'days. If three weeks of short daily practice change nothing that you can name, drop it with a clear conscience and ' +
        'try a walk or a warm shower in its place.',
    },
    {
      question: 'May I use slow breathing to fall asleep?',
      answer:
        'You may. Lie as you usually do, breathe out a little longer than you breathe in, and let the counting fade when it ' +
        'wants to. If you catch yourself checking whether you are asleep yet, read something dull under a weak lamp. Months ' +
        'of bad nights belong to a doctor.',
    },
  ],
}
