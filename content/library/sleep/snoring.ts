import type { LibraryTopic } from '#content/library/topic.ts'

export const snoring: LibraryTopic = {
  id: 'sleep-snoring',
  pillar: 'sleep',
  name: 'snoring and sleep apnoea',
  gravity: 'grave',
  titles: [
    'Snoring: when it is noise, and when it is more',
    'Should you see a doctor about snoring?',
    'Listen for the pauses',
    'What to try against snoring, and what to tell the doctor',
  ],
  keywords: [
    'snoring',
    'sleep apnoea',
    'pauses in breathing',
    'choking at night',
    'daytime sleepiness',
    'morning headache',
    'partner snores',
    'loud snoring',
    'anti snoring',
    'cpap',
    'sleep apnea',
    'snores like',
  ],
  tags: ['snoring', 'breathing', 'doctor', 'nights'],
  summary: 'How plain snoring differs from sleep apnoea, which signs to collect, what to try at home and when to see a doctor.',
  passages: [
    {
      role: 'why',
      heading: 'A noise that can mean something',
      text:
        'Snoring is treated as a joke or as grounds for separate rooms. Much of it is only sound, made by soft parts of ' +
        'the throat that flutter as air squeezes past. Some of it tells of an airway that narrows or closes again and ' +
        'again, so that the sleeper has to wake a little each time to open it.\n\n' +
        'That is obstructive sleep apnoea. It leaves people tired after nights that seemed long enough, it makes driving ' +
        'dangerous, and it can be treated well. The question worth asking is therefore simple: is it only noise?',
      sources: ['nice-apnoea-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'What happens in the throat',
      text:
        'By day small muscles hold the throat open. In sleep they slacken, and where the passage is narrow its walls ' +
        'begin to flutter or to fall together. The British institute NICE describes the condition in this way: the upper ' +
        'airway narrows or closes when muscles relax in sleep, breathing becomes too shallow or stops, and the person ' +
        'wakes or sleeps more lightly to end it.\n\n' +
        'Whatever narrows or slackens can add to it: weight, alcohol, sedatives, a blocked nose, large tonsils, lying on ' +
        'the back. It occurs in slim people too, in women, and in some who have never been told that they snore.',
      sources: ['nice-apnoea-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Collect the signs',
      text:
        'Ask whoever sleeps near you, and make notes for a week. NICE, the British guideline institute, wants clinicians ' +
        'to assess people who have two or more of these: snoring; pauses in breathing that someone has seen; sleep that ' +
        'does not refresh; headaches on waking; sleepiness or tiredness without an explanation; getting up to pass ' +
        'water; choking in sleep; broken sleep or insomnia; trouble with thinking or memory. With two of them, make an ' +
        'appointment and take your witness along.\n\n' +
        'While you wait, sleep on your side, leave out alcohol in the evening, and ask the pharmacist about a blocked ' +
        'nose. If you smoke or carry more weight than is good for you, help with either is worth accepting.',
      sources: ['nice-apnoea-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Gadgets, and years of waiting',
      text:
        'The trade in remedies for snoring is large: strips, sprays, rings, straps for the chin, tape for the mouth. A ' +
        'few quieten a few people. Harm is done when they silence a symptom for years. Taping the mouth is a bad idea ' +
        'with a blocked nose and whenever apnoea is possible. A splint that holds the jaw forward should be fitted by a ' +
        'dentist who knows about sleep.\n\n' +
        'Waiting is the other mistake. Those who snore feel nothing, and tiredness finds plenty of other explanations. ' +
        'The listener’s broken nights count as well, and are sometimes the better reason to go.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'With a witness, and without',
      text:
        'If you sleep alone, look for traces: a dry mouth, a headache at breakfast, a bed in disorder, an afternoon ' +
        'sleepiness that coffee hardly touches. A recording on the telephone for some nights may catch gasps and ' +
        'silences that a doctor can hear. A quiet recording proves nothing.\n\n' +
        'With a partner, agree on a touch that means turn over, and on a second bed for the worst nights, without ' +
        'reproach. In pregnancy mention new snoring at the next check, and sooner if you have headaches or raised blood ' +
        'pressure. Anyone already treated for apnoea should pack the device for every journey.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When to go, and how soon',
      text:
        'See a doctor soon if pauses in your breathing have been seen, if you wake choking, or if you are sleepy by day. ' +
        'Until you know more, do not drive or work with machines when sleepy; in some countries a diagnosis has to be ' +
        'reported, and your doctor knows the rule. If driving is your work, say so and ask to be seen early.\n\n' +
        'The guideline of the British institute NICE notes that the condition is commoner with obesity, blood pressure that ' +
        'resists treatment, type 2 diabetes, atrial fibrillation, heart failure or a past stroke, so mention these. Tell the ' +
        'anaesthetist before any operation, and avoid sleeping tablets until you have asked. Snoring children should see ' +
        'their own doctor.',
      sources: ['nice-apnoea-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'The British institute NICE advises an assessment for sleep apnoea when two or more signs come together, among ' +
        'them snoring, pauses in breathing that someone has seen, unrefreshing sleep and headaches on waking.',
      sources: ['nice-apnoea-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Snoring with pauses, with choking or with sleepiness by day should be told to a doctor, because the cause may ' +
        'be sleep apnoea, for which there are good treatments.',
      sources: ['nice-apnoea-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Whoever struggles to stay awake at the wheel should stop and rest; an open window or a loud radio does not ' +
        'help, says training from the CDC’s institute for occupational safety.',
      sources: ['niosh-shift-work-2015'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Sleep apnoea is not confined to heavy men who snore loudly: it is found in slim people and in pregnancy, and ' +
        'not everyone who has it feels sleepy.',
      sources: ['nice-apnoea-2021'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Ask the person who sleeps near you what they hear, and write it down.',
    'Record the sound of three nights with your telephone.',
    'Sleep on your side for a week with a pillow behind your back.',
    'Leave out alcohol on five evenings and compare the nights.',
    'Count how many signs from the NICE list you have noticed.',
    'Make the appointment if there are two or more, and take a witness.',
  ],
  questions: [
    {
      question: 'Is snoring dangerous in itself?',
      answer:
        'Occasional snoring without other signs is usually harmless, with a cold for instance, or after wine. It ' +
        'deserves attention when it is loud on most nights, when somebody has noticed pauses, or when you are tired by ' +
        'day. The sound alone cannot tell you which it is, so count the other signs.',
    },
    {
      question: 'What does a sleep test involve?',
      answer:
        'Often only a night at home with small sensors on a finger, at the nose and around the chest, lent to you by a ' +
        'clinic. Sometimes a night in a sleep laboratory is needed. Neither hurts. The result shows how often breathing ' +
        'is disturbed, and the doctor then explains what can be done.',
    },
    {
      question: 'Do I have to sleep with a mask for ever?',
      answer:
        'That depends on the cause and the degree. A mask with gentle air pressure works well for many people and can be ' +
        'adjusted when it bothers you. Jaw splints, losing weight, sleeping on the side or an operation suit some. The ' +
        'choice belongs to you and your sleep clinic together.',
    },
  ],
}
