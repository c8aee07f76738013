import type { LibraryTopic } from '#content/library/topic.ts'

export const worryTime: LibraryTopic = {
  id: 'worry-time',
  pillar: 'stress',
  name: 'worry time',
  gravity: 'grave',
  titles: [
    'An appointment with your worries',
    'Does postponing worry work?',
    'Worries can wait until six o’clock',
    'Give your worries a chair and fifteen minutes',
  ],
  keywords: [
    'worry time',
    'worrying',
    'stop worrying',
    'overthinking',
    'rumination',
    'racing thoughts',
    'worry list',
    'anxious thoughts',
    'what-if thoughts',
    'sleepless worry',
  ],
  tags: ['worry', 'thoughts', 'writing', 'evening'],
  summary: 'How to postpone worries to a fixed quarter of an hour, what to do with them there, and when worry needs more help.',
  passages: [
    {
      role: 'why',
      heading: 'Worry that comes at any hour',
      text:
        'Worry seldom arrives when you could act on it. It comes in the shower, between two sentences of a bedtime story, at ' +
        'the traffic light. Each time it looks as if it had to be thought through at once, and each time you get as far as ' +
        'the middle.\n\n' +
        'Telling yourself to stop is little use; the mind then has to check whether you have stopped. A postponement asks ' +
        'less. You take nothing away from the worry except its choice of hour. It is allowed to come, in full, at a time ' +
        'that you have set. That is easier to obey than a ban, and it gives back the hours in between.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'What the studies say',
      text:
        'Postponing worry is a method decades old; it belongs to cognitive behavioural therapy, where it also goes by the ' +
        'name of *stimulus control*. The thought behind it is simple. Worry that may come anywhere becomes attached to ' +
        'everything, to the bed and the car and the sink. Tied to one place and one time, it has fewer doors.\n\n' +
        'A review published in 2024 gathered seven trials with 999 people. Compared with merely noting worries, postponing ' +
        'them shortened and thinned them out, by a small amount. Nobody yet knows how long that holds. For a method that ' +
        'costs a notebook, a small gain is still worth a fortnight’s trial.',
      sources: ['ijct-worry-postponement'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'How to hold the appointment',
      text:
        'Choose a quarter of an hour in the early evening and a chair on which you do nothing else.\n\n' +
        '- **During the day:** when a worry comes, write down three or four words and say, “At six.” Then go back to what ' +
        'your hands were doing.\n' +
        '- **At six:** read the list. Strike out what has lost its weight. Sort the rest into things that can be acted on ' +
        'and things that cannot.\n' +
        '- **For the first kind:** write the next small action and its day.\n' +
        '- **For the second:** finish the sentence “If it happened, I would first …” and leave it there.\n\n' +
        'When the time is up, stand up and do something with your hands, such as the dishes.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Three ways to spoil it',
      text:
        'The first is to hold the appointment in bed. It teaches you that the pillow is a place for sums. Leave at least an ' +
        'hour between the worry chair and the night.\n\n' +
        'The second is to skip it on good days. If your mind learns that six o’clock is sometimes cancelled, it will rightly ' +
        'go back to worrying at noon. Sit down even with an empty list and leave after two minutes.\n\n' +
        'The third is to confuse the list with a verdict. Written worries look official. They are a record of what went ' +
        'through your head, taken in shorthand, and you need not believe them because they are legible.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'With children, at night, on the road',
      text:
        'If six o’clock is bath time, take the lunch break or the minutes before you fetch the children. The hour matters ' +
        'less than that it is known. On the road a voice memo can take the place of paper, as long as you listen to it at ' +
        'the agreed time and then delete it.\n\n' +
        'For the worry that wakes you, keep a card and a pencil by the bed, write the three words and promise them ' +
        'tomorrow’s appointment. Two people who share a worry, about money for instance, can share a chair as well: one ' +
        'fixed evening a week, with the figures on the table, and no talk of it in the car.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When worry needs a doctor',
      text:
        'Everybody worries. Something else may be going on when the dread does not leave after its cause is gone, when it ' +
        'moves from subject to subject, or when it decides where you go and whom you see. The US National Institute of ' +
        'Mental Health draws the line where anxiety persists and interferes with how you live.\n\n' +
        'Then a notebook is no longer the right tool by itself, and a family doctor or a psychotherapist is. Anxiety ' +
        'disorders can be treated. If a thought repeats against your will and you must count, check or wash to be rid of it, ' +
        'say so there in plain words. If you think of harming yourself, call a crisis line or the emergency number now.',
      sources: ['nimh-so-stressed-out', 'nimh-caring-for-your-mental-health'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Postponing worry to a fixed time of day shortened worry and made it less frequent in a review of seven trials. The ' +
        'effect was small, and how long it lasts is not yet known.',
      sources: ['ijct-worry-postponement'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'A worry that returns all day can be written down in three words and sent to an appointment in the early evening. ' +
        'Keep that appointment even on good days, or the worry will stop trusting it.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Sort worries into those that allow an action and those that do not. The first kind needs a next step with a day ' +
        'beside it; the second needs one honest sentence and then a closed notebook.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Stress usually answers to something outside and fades when that is settled, writes the US National Institute of ' +
        'Mental Health. Anxiety can stay without a cause; when it interferes with your life, it deserves a doctor’s ' +
        'attention.',
      sources: ['nimh-so-stressed-out'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Pick one quarter of an hour and one chair, and tell the people you live with.',
    'Carry a small card today and write each worry on it in three or four words.',
    'Say aloud when you will return to it, then name the thing your hands are doing.',
    'Strike out, at the appointment, everything that has shrunk since noon.',
    'Give each worry that can be acted on a next step and a weekday.',
    'Count after a fortnight how many worries on your cards came true as written.',
  ],
  questions: [
    {
      question: 'Will fifteen minutes not make me worry more?',
      answer:
        'It may feel so on the first days, because you are looking at everything in one place. Most people find that the ' +
        'list is shorter than the feeling was. If you leave the chair more distressed each evening for a week, stop the ' +
        'experiment and talk it over with a professional.',
    },
    {
      question: 'What do I do when a worry refuses to wait?',
      answer:
        'Ask whether it needs an action in the next hour. If it does, act: turn off the stove, make the call. If it does ' +
        'not, write the words down once more and look for something that occupies eyes and hands together, such as chopping ' +
        'vegetables. You are allowed to begin again as often as necessary.',
    },
    {
      question: 'Is this the same as keeping a journal?',
      answer:
        'No. A journal is open in length and subject and often looks back. Here you collect in shorthand, at any hour, and ' +
        'think at one hour, about what comes next. People who lose themselves in long entries often do better with the short ' +
        'form, because it has an end.',
    },
  ],
}
