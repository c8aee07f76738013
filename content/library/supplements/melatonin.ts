import type { LibraryTopic } from '#content/library/topic.ts'

export const melatonin: LibraryTopic = {
  id: 'melatonin',
  pillar: 'supplements',
  name: 'melatonin',
  gravity: 'grave',
  titles: [
    'Is melatonin a sleeping pill?',
    'Melatonin tells the body that it is dark',
    'Before you pack melatonin, pack a plan for light',
    'Medicine here, gummy there: what to know about melatonin',
  ],
  keywords: [
    'melatonin',
    'melatonin for sleep',
    'melatonin jet lag',
    'melatonin gummies',
    'melatonin side effects',
    'melatonin prescription',
    'melatonin safe',
    'melatonin shift work',
    'sleep supplement',
  ],
  tags: ['supplements', 'melatonin', 'sleep', 'travel'],
  summary:
    'A signal of darkness more than a sleeping pill: where melatonin may help, why its rules differ by country, and whom ' +
    'to ask.',
  passages: [
    {
      role: 'why',
      heading: 'One hormone, very different rules',
      text:
        'In one country melatonin stands beside the chewing gum; in another a doctor must prescribe it. In the United ' +
        'States it counts as a supplement and is checked less strictly than a medicine. In much of Europe some or all ' +
        'products are medicines. So what a friend brings home from a journey may be something your own pharmacist would ' +
        'not hand over without a talk.\n\n' +
        'The substance is the same: a hormone that your brain makes in the dark. It deserves the respect one has for ' +
        'hormones, and rather less excitement than it gets. First find out how it is handled where you live, and why.',
      sources: ['nccih-melatonin'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'A message about the hour',
      text:
        'As evening darkens, your brain releases melatonin, and the body takes it as word that night has come. Bright ' +
        'light holds it back. The hormone is therefore a message about time and only in a small way a push into sleep, ' +
        'which is why the hour at which it is taken counts for more than the amount.\n\n' +
        'Taken in the early evening it can pull the body clock earlier; in the morning it may push it later. The American ' +
        'institute NCCIH describes it as possibly helpful for jet lag and for people whose clock runs late. For chronic ' +
        'insomnia the evidence is too weak for a recommendation.',
      sources: ['nccih-melatonin'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Light first, then a conversation',
      text:
        'Before any tablet, spend a week on the free version of the same signal. Go outdoors soon after rising, dim the ' +
        'rooms in the last hour of the evening, and get up at one fixed time. For many people whose nights have slipped ' +
        'late, this moves the clock by itself.\n\n' +
        'If a long flight or a late rhythm still makes you think of melatonin, take the plan to a pharmacist or doctor: ' +
        'the dates, the time zones, your other medication. Ask at what hour to take it, for how many days, and when to ' +
        'stop. Buy it where medicines are sold, if your country offers that choice.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Too late, too much, too often',
      text:
        'The commonest mistake is to take it at two in the morning because the night has gone wrong. The message then ' +
        'arrives at the wrong hour and lingers into the drive to work. A second is to raise the amount when nothing ' +
        'happens, although the timing was at fault.\n\n' +
        'A third is to use it month after month for sleeplessness. The American Academy of Sleep Medicine suggests that ' +
        'doctors not use melatonin for chronic insomnia in adults, for lack of convincing benefit. Remember also that, ' +
        'according to the American institute NCCIH, the contents may differ from the label, so another brand may be ' +
        'another amount.',
      sources: ['aasm-insomnia-drugs', 'nccih-melatonin'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Flights east, night shifts, later years',
      text:
        'Flights to the east across several time zones are the best argument for melatonin, since the body must then sleep ' +
        'before it is ready. Ask for a timetable that includes light, because light at the wrong hour undoes the tablet. ' +
        'With rotating shifts the evidence is mixed and the hours are tricky; an occupational physician can help.\n\n' +
        'In older people melatonin may stay active longer and cause drowsiness by day, which raises the question of falls. ' +
        'For children, gummies are no sweets and no substitute for an evening routine. A paediatrician should decide, and ' +
        'there are children for whom it is a reasonable part of treatment.',
      sources: ['nccih-melatonin'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Who needs a doctor’s word first',
      text:
        'The American institute NCCIH says that people with epilepsy and those who take blood thinners should use ' +
        'melatonin only under medical supervision. In people with dementia the American Academy of Sleep Medicine ' +
        'recommends against it. In pregnancy and while breastfeeding there is too little research to call it safe. Anyone ' +
        'on medication for mood, blood pressure, diabetes or the immune system should ask as well.\n\n' +
        'Do not drive or operate machines until you know how you react. If you have slept badly on most nights for months, ' +
        'ask for cognitive behavioural therapy for insomnia, the treatment that guidelines put first. Loud snoring with ' +
        'pauses needs an examination, and no tablet.',
      sources: ['nccih-melatonin'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Melatonin is sold freely in some countries and only on prescription in others. In the United States it counts as ' +
        'a supplement and is regulated less strictly than a medicine.',
      sources: ['nccih-melatonin'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'The American Academy of Sleep Medicine suggests that melatonin should not be used to treat chronic insomnia in ' +
        'adults, because convincing evidence of benefit is lacking.',
      sources: ['aasm-insomnia-drugs'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'People with epilepsy and people who take blood thinners should use melatonin only under medical supervision, ' +
        'according to the American institute NCCIH.',
      sources: ['nccih-melatonin'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Melatonin works as a message about the hour of the day, so its timing matters more than its amount. Taken in the ' +
        'middle of the night it mostly disturbs the morning.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Find out whether melatonin is a medicine or a supplement in your country.',
    'Go outdoors within an hour of getting up on five mornings.',
    'Dim the lamps in the last hour of the evening for one week.',
    'Write down the date and time zones of your next long flight.',
    'Show your pharmacist the list of everything you take before you add melatonin.',
    'Put gummies where no child can take them for sweets.',
  ],
  questions: [
    {
      question: 'Does melatonin make you dependent?',
      answer:
        'It is not known to cause addiction in the way some sleeping pills can. What people do get used to is the thought ' +
        'that they cannot sleep without it. Information on long use is limited, so agree on an end date before you begin ' +
        'and take it seriously.',
    },
    {
      question: 'Can I take melatonin with alcohol?',
      answer:
        'Please do not. Both can make you drowsy, together more than expected, and alcohol disturbs the second half of the ' +
        'night in any case. If a drink has become part of falling asleep, that is worth a conversation with your doctor.',
    },
    {
      question: 'Is melatonin from food enough?',
      answer:
        'Cherries, nuts and milk contain traces, far from what a tablet holds. Eat them because they taste good. A dark ' +
        'evening and a bright morning do more for your own melatonin than any fruit, and they cost nothing.',
    },
  ],
}
