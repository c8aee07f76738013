import type { LibraryTopic } from '#content/library/topic.ts'

export const stressInTheBody: LibraryTopic = {
  id: 'stress-in-the-body',
  pillar: 'stress',
  name: 'stress in the body',
  gravity: 'grave',
  titles: [
    'Where does your stress sit?',
    'The body reports stress before the mind does',
    'Shoulders, jaw, stomach: reading your own signs',
    'Learn the first sign, and answer it early',
  ],
  keywords: [
    'stress symptoms',
    'tension',
    'muscle tension',
    'tight shoulders',
    'jaw clenching',
    'stress headache',
    'stomach stress',
    'progressive muscle relaxation',
    'body scan',
    'physical stress',
    'signs of stress',
    'tension headache',
    'clench jaw',
    'clenching jaw',
  ],
  tags: ['body', 'tension', 'relaxation', 'signs'],
  summary: 'How stress shows in muscles, stomach and sleep, how to loosen it in minutes, and which signs belong to a doctor.',
  passages: [
    {
      role: 'why',
      heading: 'The sign that comes first',
      text:
        'Ask people whether they are under strain, and many say no with their shoulders at their ears. The body has often ' +
        'known for days. It clenches the teeth at night, turns the stomach before meetings, wakes at four.\n\n' +
        'These signs are personal. One person gets a stiff neck, another cold hands, a third is suddenly clumsy. Whoever ' +
        'knows their own first sign has an advantage of several hours, sometimes of several days. At that stage a small ' +
        'answer suffices: a walk, an early night, a task handed over. Later, when everything hurts and the temper is short, ' +
        'the same measures come too late to feel like much.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'What the body is doing',
      text:
        'Stress is the body’s answer to a demand. The heart beats faster, the breath becomes quick and high, blood goes to ' +
        'the muscles and they tighten in readiness. For a sprint or a sharp word that is useful. Then it should pass.\n\n' +
        'Where the demand does not end, the readiness stays. The US National Institute of Mental Health names tension, ' +
        'headaches and other pain, high blood pressure and loss of sleep among the signs that stress and anxiety share, ' +
        'along with worry and unease. That so much of it feels physical is no imagination. It is how a body behaves that has ' +
        'been told to keep ready, and has not been told to stop.',
      sources: ['nimh-so-stressed-out'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Tighten, then let go',
      text:
        'Progressive muscle relaxation uses a simple contrast: a muscle that has just been tense is easier to loosen. The ' +
        'American institute NCCIH lists it among the established relaxation techniques. You need a chair and five ' +
        'minutes.\n\n' +
        '1. Make fists for about five seconds, at half your strength. Let go, and wait for two breaths.\n' +
        '2. Pull your shoulders up. Let them fall.\n' +
        '3. Press your lips and eyes shut. Release.\n' +
        '4. Draw in your belly. Release.\n' +
        '5. Press your heels into the floor. Release.\n\n' +
        'Stay with each letting go longer than with the effort. At the end, go through the five places once more in thought ' +
        'and see which has tightened again already. That one is yours to watch.',
      sources: ['nccih-relaxation-techniques'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Ignoring, measuring, forcing',
      text:
        'Some people silence the sign with a tablet and go on. An occasional painkiller for a headache is one thing; taking ' +
        'them on many days can itself lead to headaches, and a pharmacist will tell you where the limit lies for yours.\n\n' +
        'Others do the contrary and watch every heartbeat. A watch that reports your stress by the minute gives you one more ' +
        'thing to be stressed about. Look at such numbers once a week, if at all. Nor can a muscle be forced to relax. ' +
        'Rolling a sore neck with all one’s might is work. Warmth, a slow movement and ten minutes are more persuasive.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'At the desk, in bed, in pregnancy',
      text:
        'At a desk do one place at a time, unseen: feet under the table, a fist in the pocket, the tongue loose behind the ' +
        'teeth. In bed begin at the feet and see whether you ever reach the jaw.\n\n' +
        'If tensing hurts, with arthritis for example, leave it out and only imagine the letting go while you breathe out. ' +
        'In late pregnancy practise sitting or on your side, and spare the belly. With a lot of anger in you, use large ' +
        'muscles first: stairs, a carpet to be beaten, wet laundry. Quiet exercises take more easily once the strongest ' +
        'energy has gone somewhere.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Signs that are not for guessing',
      text:
        '“It is only stress” is a conclusion for doctors, after they have looked. Have new or changed complaints examined: ' +
        'headaches unlike any before, stomach pain with weight loss or blood, a racing heart at rest, numbness, fever, night ' +
        'sweats. Pressure in the chest, trouble breathing, a drooping face or sudden weakness on one side are emergencies, ' +
        'whatever week you have had.\n\n' +
        'People with heart disease should ask their doctor before they begin progressive muscle relaxation, and those with ' +
        'epilepsy, a psychiatric illness or a history of trauma should mention relaxation training to whoever treats them. ' +
        'High blood pressure needs measuring and treatment as well as rest.',
      sources: ['nccih-relaxation-techniques'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Tension, headaches, other pain, high blood pressure and loss of sleep are among the signs that stress and anxiety ' +
        'share, writes the US National Institute of Mental Health. New or changed complaints still belong to a doctor first.',
      sources: ['nimh-so-stressed-out'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Learn which part of you shows strain first, the jaw, the neck, the stomach or the temper. Answered on the first ' +
        'day, the sign needs a walk or an early night; answered late, it needs far more.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Progressive muscle relaxation means tensing one group of muscles after another and letting each go. The American ' +
        'institute NCCIH counts it among the relaxation techniques; people with heart disease should ask their doctor before ' +
        'they start.',
      sources: ['nccih-relaxation-techniques'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'A tight muscle gives way to warmth, slow movement and time sooner than to force. Spend longer on the letting go ' +
        'than on the effort, and repeat it at the one place that tightens again first.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Ask at noon and at six where in the body you feel the day, and write down one word.',
    'Let your tongue lie loose behind your teeth at every red light.',
    'Tighten and release your fists three times before a difficult call.',
    'Ask somebody who knows you how they can tell that you are under strain.',
    'Book a blood pressure check if you cannot remember your last one.',
    'Choose one answer for your first sign, and carry it out the same day.',
  ],
  questions: [
    {
      question: 'Can stress alone cause pain?',
      answer:
        'Strain can tighten muscles, make existing pain worse and lower your tolerance for it. Whether it is the only cause ' +
        'in your case cannot be told from outside, and often there are several. New pain, pain that wakes you and pain that ' +
        'grows should be examined, also when the week was hard.',
    },
    {
      question: 'Why do I fall ill on the first days of a holiday?',
      answer:
        'Many people report it, and the reasons are not settled. Perhaps you notice only now what was there before; perhaps ' +
        'you held out with the help of a tight schedule. A gentler slope may help: work a little less in the last days, ' +
        'sleep as usual and plan nothing for the first two.',
    },
    {
      question: 'Is a massage enough?',
      answer:
        'It can be pleasant and loosen a stiff neck for a while. If nothing changes in the days that made it stiff, the neck ' +
        'will follow. Use the hour afterwards, when you feel the difference most clearly, to decide on one thing in your ' +
        'week: the height of a screen, an evening off, a conversation.',
    },
  ],
}
