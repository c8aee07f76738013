import type { LibraryTopic } from '#content/library/topic.ts'

export const pulseAndVariability: LibraryTopic = {
  id: 'pulse-and-variability',
  pillar: 'fitness',
  name: 'resting heart rate and heart rate variability',
  gravity: 'grave',
  titles: [
    'What do resting heart rate and HRV really tell you?',
    'One red number is no verdict',
    'Learn your own line before you believe a score',
    'Pulse, HRV and readiness: how to read them calmly',
  ],
  keywords: [
    'resting heart rate',
    'hrv meaning',
    'low hrv',
    'heart rate variability explained',
    'readiness score',
    'normal resting pulse',
    'hrv and training',
    'smartwatch heart rate',
    'why is my pulse high in the morning',
    'hrv',
    'resting pulse',
    'normal pulse at rest',
  ],
  tags: ['heartrate', 'measuring', 'recovery', 'wearables'],
  summary: 'How to measure resting pulse and HRV, why only your own trend counts, and which readings belong to a doctor.',
  passages: [
    {
      role: 'why',
      heading: 'The watch says you are tired',
      text:
        'You wake up quite well, look at your wrist and read that your readiness is poor. By breakfast you feel it. Numbers ' +
        'can do that, and for this reason alone it is worth knowing how much they mean.\n\n' +
        'Resting heart rate and heart rate variability are two honest, rough measures of how busy your body is with itself. ' +
        'Over months, a resting pulse that sinks while you train is one of the pleasantest signs of progress there is. Over ' +
        'days, both react to so many things that a single value is nearly mute. The skill lies in the distance from which you ' +
        'look.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'A healthy heart is no metronome',
      text:
        'Resting heart rate is the number of beats in a minute of real rest. The Mayo Clinic gives 60 to 100 as the normal ' +
        'range in adults and adds that well-trained people may have a pulse nearer to 40.\n\n' +
        'Between beats the gaps are never quite equal. Breathing in shortens them, breathing out lengthens them, and this ' +
        'play is heart rate variability, HRV for short. More of it usually goes with calm and recovery, less with strain, ' +
        'alcohol, fever or a late meal. A review of the measures stresses what apps mention in small print: values depend on ' +
        'age, sex, position and the length of recording, and numbers taken in different ways cannot be exchanged.',
      sources: ['frontiers-hrv-2017', 'mayo-resting-heart-rate'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'A fortnight of mornings',
      text:
        'For the pulse you need two fingers and a clock. On waking, before coffee and telephone, lay them on the thumb side ' +
        'of the wrist, count for fifteen seconds and multiply by four. Write it down for two weeks. The middle value, with ' +
        'the usual swing around it, is your line.\n\n' +
        'HRV needs a device. Use one only, at one time of day, in one position, and look at the average of seven days. Beside ' +
        'both, write one word about the night and one about the day: late, wine, deadline, child ill. After a month the ' +
        'words will explain most of the numbers, and you will have learned which evenings cost you something.',
      sources: ['mayo-resting-heart-rate'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Comparing hearts across the table',
      text:
        'Your friend’s HRV is twice yours, and it means nothing. Healthy people differ from each other widely, usually by ' +
        'more than training changes any of them. The same holds between a strap and a ring, or between two makers of watches.\n\n' +
        'Another mistake is to obey. A score that forbids training after every bad night would have kept most parents from ' +
        'moving for years. Treat it as a colleague’s opinion: worth hearing, sometimes wrong, never in charge. The third ' +
        'mistake is to chase the number itself, with breathing before each measurement or bed at nine so that the ring may ' +
        'shine. Once you perform for a measure, it stops measuring.',
      sources: ['frontiers-hrv-2017'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Cycles, tablets, babies, heat',
      text:
        'Plenty of harmless things move the pulse: heat, a stuffy room, dehydration, a cold on its way, the second half of ' +
        'the menstrual cycle. In pregnancy it rises as a matter of course and HRV changes with it, so the old line does not ' +
        'apply. Beta blockers lower it, and some medicines for asthma, thyroid or attention raise it; ask your pharmacist ' +
        'what yours does.\n\n' +
        'If nights are broken, measure in a quiet moment of the afternoon, always the same one, or let it be for a season. ' +
        'People who tend to worry about their heart often do better with no number at all, and that is a sensible way to use ' +
        'a watch.',
      sources: ['mayo-beta-blockers'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Readings for the doctor',
      text:
        'A watch doesn’t diagnose. The Mayo Clinic advises a visit to the doctor if your resting pulse is consistently above ' +
        '100, or below 60 without your being a trained athlete, especially with dizziness, fainting or breathlessness. Have ' +
        'an irregular pulse or a repeated rhythm warning looked at as well; a short electrical recording answers most ' +
        'questions.\n\n' +
        'Chest pain, fainting, or a racing heart with breathlessness is an emergency, whatever the display says. A reassuring ' +
        'display proves as little: many heart conditions leave pulse and HRV untouched. And no score can tell you whether ' +
        'you are ill, depressed or overtrained. That takes a person who asks.',
      sources: ['mayo-resting-heart-rate'],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'A normal resting heart rate in adults lies between 60 and 100 beats a minute according to the Mayo Clinic, and a ' +
        'lower one is common in people who train a lot; CardioSmart counts 50 to 100 as usual.',
      sources: ['mayo-resting-heart-rate', 'cardiosmart-bradycardia'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Heart rate variability depends on age, sex, posture and the length of the recording, so your value can be compared ' +
        'only with your own earlier values from the same device.',
      sources: ['frontiers-hrv-2017'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'A single low HRV or a high resting pulse is a question about last night. A change that lasts for a week or more ' +
        'deserves a closer look at sleep, stress and health.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'A readiness score is one opinion among several when you plan training. How you slept, how you feel and how the first ' +
        'ten minutes go are the others.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Count your pulse on waking for fourteen mornings and write it down.',
    'Add one word about the night and one about the day before.',
    'Find the middle value and the usual swing around it.',
    'Look at HRV only as the average of seven days.',
    'Decide on one session this week by feel before you look at the score.',
    'Show a doctor any pulse that stays above 100 at rest or feels irregular.',
  ],
  questions: [
    {
      question: 'What is a good HRV?',
      answer:
        'There is no number that is good for everyone. Values fall with age, differ between healthy people and depend on ' +
        'device and method. A steady or slowly rising average of your own is welcome; a drop that lasts beyond a week is ' +
        'worth a thought about sleep, alcohol, illness or stress.',
    },
    {
      question: 'Why is my resting pulse higher this week?',
      answer:
        'Common reasons are a cold that is coming, short nights, heat, alcohol, too little fluid, a hard block of training or ' +
        'plain worry. Usually it returns within days. If it stays up without a reason you know of, or you feel unwell, let a ' +
        'doctor check.',
    },
    {
      question: 'Should I skip training when my watch says so?',
      answer:
        'Not for that reason alone. Begin with ten easy minutes. If they feel normal, go on, perhaps a little shorter. If you ' +
        'also feel ill or unusually weak, stop. Over weeks, a low trend together with falling performance is a good reason ' +
        'for a lighter stretch.',
    },
  ],
}
