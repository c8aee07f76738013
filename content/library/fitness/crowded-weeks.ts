import type { LibraryTopic } from '#content/library/topic.ts'

export const crowdedWeeks: LibraryTopic = {
  id: 'crowded-weeks',
  pillar: 'fitness',
  name: 'training in crowded weeks',
  gravity: 'everyday',
  titles: [
    'How do you train between children and calls?',
    'The session that survives is the one with three sizes',
    'Put it where the day already bends',
    'After the pause: how to come back without a speech',
  ],
  keywords: [
    'exercise for parents',
    'exercise with kids',
    'no time to exercise',
    'workout for busy parents',
    'exercise habit',
    'get back into exercise after break',
    'short workouts',
    'fit exercise into work day',
    'restart training',
    'exercise consistency',
    'no time for the gym',
    'too busy to exercise',
    'no time to train',
    'busy to work out',
    'time for exercise',
    'find time to exercise',
    'exercise with small children',
  ],
  tags: ['habits', 'family', 'planning', 'timesaving'],
  summary:
    'A plan for weeks with children and calls: fixed places in the day, three sizes for every session, and a quiet way back.',
  passages: [
    {
      role: 'why',
      heading: 'The week has been full before you came to it',
      text:
        'Between the school run and the last call there is perhaps no free hour at all. There are odd pieces: a quarter of an ' +
        'hour before the others wake, a lunch that is not a meeting, twenty minutes beside a football pitch. Whoever waits ' +
        'for the hour trains in the holidays.\n\n' +
        'Pieces are worth having. A review of training in busy periods found that people who had been active can keep their ' +
        'endurance for up to 15 weeks with two sessions a week, as long as the effort stays what it was. Crowded seasons end. ' +
        'What decides is whether you come out of them with a thread in your hand.',
      sources: ['jscr-maintenance-2021'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'A habit hangs on something else',
      text:
        'An intention needs a decision each time, and by six in the evening you have made enough of those. A habit is tied to ' +
        'a cue, and runs. The cue can be a place, an hour or the end of another action: the door of the nursery closing ' +
        'behind you, the laptop folding shut.\n\n' +
        'How long the tying takes varies wildly. A systematic review of health habits has four studies that say: half of ' +
        'their people were there after 59 to 66 days, while the means lay between 106 and 154 days, since some took far longer, ' +
        'and single people needed anywhere between 4 and 335. More than half of the studies in that review had a high risk of ' +
        'bias. Morning habits and self-chosen ones tended to become stronger. So if after three weeks, or three months, it still ' +
        'takes resolve, that is the ordinary course of things.',
      sources: ['healthcare-habit-2024'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Large, middle, small',
      text:
        'Write each session in three sizes and put the card on the fridge.\n\n' +
        '- Large: forty minutes, the full list.\n' +
        '- Middle: twenty minutes, one set of everything.\n' +
        '- Small: six minutes, three movements in the clothes you are wearing.\n\n' +
        'On Sunday, look at the week and place two sessions where the day already bends, such as after the school gate, ' +
        'before the lunch call or while the bath runs. Note beside each the size you expect. When the day goes wrong, drop a ' +
        'size and keep the place. Small counts in full. The record that matters has two ticks in it and no remark about ' +
        'length.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Saving it up for Saturday',
      text:
        'The plan in which the weekend pays for everything fails at the first birthday party. So does the one that begins at ' +
        'five in the morning for somebody whose child wakes at four. Look at three past weeks before you choose a time; the ' +
        'calendar knows when you are really free.\n\n' +
        'Another mistake is secrecy. If the household doesn’t know that Tuesday evening is taken, it isn’t. Agree it aloud, ' +
        'and give the same to the other adult. And beware of punishing a gap. After two missed weeks people often plan a ' +
        'great restart, which needs another two weeks of preparation. The next small session is the restart.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'With a baby, on night shifts, after the pause',
      text:
        'With an infant, the pram is the gym and sleep has the first claim. After birth, follow the advice for your own ' +
        'delivery before impact and heavy loads. On shifts, tie the session to waking up, whatever the clock says. With calls ' +
        'all day, take one of them walking, and say so; half the line will follow.\n\n' +
        'Coming back after weeks away, do two sessions of the middle size at about half the usual weights, and see how the ' +
        'next morning feels. After two such weeks most people can resume where they were. Children may join in. They make a ' +
        'poor stopwatch and a good reason.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'If the week has no gaps at all',
      text:
        'Some weeks are too full for a human being, and exercise shouldn’t be the thing that proves it. If you are sleeping ' +
        'too little every night, care for someone around the clock or come home too exhausted to eat, the first question is ' +
        'what can be taken away or shared. Your doctor, employer or a carers’ service is part of that answer.\n\n' +
        'Low mood for weeks, no pleasure in things you liked, or panic before ordinary days belong to a doctor or therapist; ' +
        'movement may help beside that. And if training has become the one thing you cannot leave out, even ill or injured, ' +
        'that deserves help too.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'In a crowded stretch, two sessions a week kept the endurance of trained people for up to 15 weeks in the studies of ' +
        'one review, provided that the effort stayed the same.',
      sources: ['jscr-maintenance-2021'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      text:
        'In four studies of health habits the median time until one had formed was about two months and the mean three and a half to ' +
        'five, with enormous differences between people, so needing willpower in the third week is quite normal.',
      sources: ['healthcare-habit-2024'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      text:
        'Training survives a full week when each session exists in three sizes and the smallest one, a few minutes in ' +
        'ordinary clothes, counts as done.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text: 'After a pause in training, the next small session is the whole restart. Plans for a grand return mostly lengthen the pause.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Look through the last three weeks and mark the quarter hours that were really free.',
    'Place two sessions this week directly after something that happens anyway.',
    'Write the large, middle and small size of each on one card.',
    'Tell the household which two times are taken.',
    'Drop a size when the day goes wrong, and keep the appointment.',
    'Tick both on Sunday and change one thing if a tick is missing.',
  ],
  questions: [
    {
      question: 'Does a six-minute session do anything?',
      answer:
        'On its own, a little. In a row of weeks, a good deal, because it keeps the cue alive and often grows into more once ' +
        'you have begun. Movement of any length counts in the current guidelines, and six minutes with a clear purpose are ' +
        'six more than planned.',
    },
    {
      question: 'How do I start again after months off?',
      answer:
        'Take the smallest size for the first week and the middle one for the second, at about half of what you used to lift ' +
        'or run. Put them in places that you can keep. If illness caused the pause, ask your doctor how fast to return.',
    },
    {
      question: 'Mornings or evenings, which is better?',
      answer:
        'The one in which you are seldom interrupted. Mornings have a slight advantage for forming a habit in the research, ' +
        'since fewer things have gone wrong by then. With broken nights an early alarm costs more than it brings, and lunch ' +
        'may be the better place.',
    },
  ],
}
