import type { LibraryTopic } from '#content/library/topic.ts'

export const endOfTheWorkingDay: LibraryTopic = {
  id: 'end-of-the-working-day',
  pillar: 'stress',
  name: 'the end of the working day',
  gravity: 'everyday',
  titles: [
    'Where does your working day end?',
    'A working day needs a last minute',
    'Close the laptop, then close the day',
    'Coming home when the desk is in the kitchen',
  ],
  keywords: [
    'switch off after work',
    'end of work',
    'after hours',
    'work-life balance',
    'email in the evening',
    'home office',
    'working from home',
    'shutdown routine',
    'evening routine',
    'detachment from work',
    'switching off from work',
    'working from home without end',
    'never switching off',
    'email at night',
    'checking email',
    'thinking about work',
  ],
  tags: ['work', 'evening', 'recovery', 'boundaries'],
  summary: 'What helps the mind leave work in the evening, after a desk day, a late shift or a day at the kitchen table.',
  passages: [
    {
      role: 'why',
      heading: 'What the evening is for',
      text:
        'Tired people often think that their evening is too short. Just as often it is occupied: half of you is at dinner ' +
        'while the other half rewrites a message. Researchers call the opposite *psychological detachment*, which means that ' +
        'neither your hands nor your thoughts are at work.\n\n' +
        'A review from 2017 put together 91 samples with more than 38,000 employees. Those who detached better reported less ' +
        'exhaustion, better sleep and more satisfaction with life. Figures of this kind show that things go together and ' +
        'leave open which comes first. They are reason enough to give the evening a proper beginning.',
      sources: ['frontiers-detachment-from-work'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Why work follows you home',
      text:
        'Work follows you for understandable reasons. A task without an end stays half awake in the mind, since you may need ' +
        'it again at any moment. A phone that carries both the school group and the department delivers both to the table. ' +
        'And after a hard day the body stays on guard, so you look for the next problem even on the sofa.\n\n' +
        'In the studies, heavy demands went along with poorer detachment, and so did working in one’s free time. The days on ' +
        'which you need distance most are therefore the days on which it comes hardest. A rule made on a quiet day helps ' +
        'more then than good intentions.',
      sources: ['frontiers-detachment-from-work'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'An ending in four moves',
      text:
        'Try the same order every day for two weeks.\n\n' +
        '1. Start nothing new in the last ten minutes.\n' +
        '2. Write down what is open, and beside each item the next move and the day on which you will make it.\n' +
        '3. Put the tools out of sight: lid down, bag packed, badge in a drawer.\n' +
        '4. Do one thing that happens only now, such as changing your shoes, watering a plant or walking round the block.\n\n' +
        'The list is for your mind, which repeats what it is afraid to lose. The last move is for your body. Done often ' +
        'enough, it begins to mean that the day is over.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'What reopens a closed day',
      text:
        'The commonest way to reopen the day is a quick look. You wanted to know that nothing had happened, and now you know ' +
        'that something has, at an hour when you can do nothing about it. If you have to look, choose one time, sit on a ' +
        'chair and have the means to answer; never look from bed.\n\n' +
        'A drink as the border between work and evening is unreliable. It changes the mood quickly and often takes something ' +
        'from the night. And beware of filling each evening with improvement. A language, a course and a third class of the ' +
        'week may be good things, yet an evening that is graded is another shift.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Shifts, standby and small children',
      text:
        'On late shifts the order holds and only the clock differs. Make the way to the car or the bus your border, and keep ' +
        'the last twenty minutes before bed the same, whether it is midnight or morning. On standby, give the one number ' +
        'that counts its own ring tone and silence the rest.\n\n' +
        'Parents come home to a second job. Two minutes in the parked car or behind the bathroom door are a border as well. ' +
        'If you work at the kitchen table, a tablecloth will do: dinner stands on it, and nothing that belongs to work lies ' +
        'beneath.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When the evening is not the trouble',
      text:
        'No ritual makes up for a job that asks too much for too long. NICE, which writes guidance for health and care in ' +
        'England, makes the organisation of work the foundation and builds help for single employees on top of it. If your ' +
        'list has not been shorter on any Friday for months, take it to your manager, an occupational health service or a ' +
        'staff representative.\n\n' +
        'See a doctor if free days no longer rest you, if you sleep badly for weeks, or if the thought of work brings dread ' +
        'or tears. New or strong chest pain is a reason to call the emergency number, whatever the calendar says.',
      sources: ['nice-mental-wellbeing-at-work'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'People whose thoughts leave work behind in the evening report less exhaustion and better sleep, a review of 91 ' +
        'samples of employees found. It shows that these go together, and leaves open which of them comes first.',
      sources: ['frontiers-detachment-from-work'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Before you stop working, write down what is still open and the next move for each item. What stands on paper does ' +
        'not have to be repeated in your head between dinner and bed.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'The British institute NICE builds mental wellbeing at work on the way work is organised and adds help for the ' +
        'single employee on top. An evening routine cannot repair a workload that never fits into the day.',
      sources: ['nice-mental-wellbeing-at-work'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Working in free time goes along with poorer detachment from work, a review of studies with employees found. If you ' +
        'must answer messages in the evening, give them one fixed time and a chair, away from the bed.',
      sources: ['frontiers-detachment-from-work'],
      evidence: 'review',
      reviewed: false,
    },
  ],
  steps: [
    'Put the end of your working day into the calendar as an appointment, with a minute.',
    'Write tomorrow’s first task on paper before you close the lid.',
    'Choose one object that leaves the room when work ends.',
    'Take the mail account of your work off the first page of your phone.',
    'Change one piece of clothing on coming home, even if home is the next room.',
    'Tell one colleague after which hour you no longer read messages.',
  ],
  questions: [
    {
      question: 'What if my manager expects answers at night?',
      answer:
        'Ask first whether that is so; many people obey a rule that nobody made. If it is, propose something that can be ' +
        'kept: one person on call each evening, or a telephone call for what cannot wait. Should it stay unclear, an ' +
        'employee representative or occupational health can take the question up without you standing alone.',
    },
    {
      question: 'Is it wrong to enjoy thinking about work in the evening?',
      answer:
        'By no means. A good idea in the shower is no burden. The studies on detachment are concerned with work that you ' +
        'cannot put down. Ask how you feel after half an hour of such thoughts: if lighter, let them run; if tighter, write ' +
        'the thought down and leave it until morning.',
    },
    {
      question: 'I have no fixed hours. How can I end the day?',
      answer:
        'End it by content. Decide in the morning which two or three results make this day enough, and stop when they are ' +
        'there or when the agreed latest hour has come. People with open hours need a border more than others, because no ' +
        'one else will draw it for them.',
    },
  ],
}
