import type { LibraryTopic } from '#content/library/topic.ts'

export const strengthTwiceAWeek: LibraryTopic = {
  id: 'strength-twice-a-week',
  pillar: 'fitness',
  name: 'strength training twice a week',
  gravity: 'everyday',
  titles: [
    'Is strength training twice a week enough?',
    'Two strength sessions are a whole programme',
    'Give strength two evenings a week',
    'What to lift, how often, and when to end a set',
  ],
  keywords: [
    'strength training twice a week',
    'how often to lift weights',
    'full body workout',
    'beginner strength plan',
    'sets and repetitions',
    'two day workout plan',
    'weights for busy people',
    'strength training at home or gym',
    'strength training',
    'lifting weights',
    'weight lifting',
    'strength twice a week',
    'lifting twice a week',
    'how often to lift',
    'how often should i lift',
    'two sessions a week',
  ],
  tags: ['strength', 'beginners', 'planning', 'muscle'],
  summary:
    'Two sessions a week are where the strength guidelines begin. How to fill them, how hard a set should be, and what to ' +
    'leave out.',
  passages: [
    {
      role: 'why',
      heading: 'The suitcase, the low sofa, the sleeping child',
      text:
        'Strength is the part of fitness that daily life uses without announcing it. You meet it on the train, when the ' +
        'suitcase has to go up on the rack, and at bedtime, when a sleeping child has to be carried up two floors. Walking ' +
        'and cycling are good for much else and leave a good deal of it untrained.\n\n' +
        'The World Health Organization therefore names strength separately: adults should work all the large muscle groups on ' +
        'two or more days a week, besides what they do for heart and lungs. Two is where the recommendation starts, and it ' +
        'is a number that fits beside a job.',
      sources: ['who-activity-2020'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'A muscle answers the hard repetitions',
      text:
        'As a set gets harder, the body calls in more and more muscle fibres to finish it. A set that ends while you could ' +
        'comfortably do ten more asks for little. A set that ends with one or two clean repetitions in reserve asks for ' +
        'enough.\n\n' +
        'In the first weeks you mostly become more skilled; nerve and muscle learn to work together and the same weight feels ' +
        'lighter. Growth comes later and follows the work of a whole week more than that of any single evening. That is the ' +
        'reason why two moderate sessions can carry you for a long time, and why one missed exercise ruins nothing.',
      sources: ['acsm-resistance-2026', 'sportsmed-time-2021'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'One push, one pull, one for the legs',
      text:
        'Choose one movement from each line and keep the order on both days:\n\n' +
        '- legs: squat to a chair, step-up or leg press\n' +
        '- push: press-up against a table, chest press or overhead press\n' +
        '- pull: row with a band or dumb-bell, or pull-down\n' +
        '- carry: two heavy bags, upright, slowly across the room\n\n' +
        'Begin with a weight that you can move about ten times, and do two sets of each with a minute or two of rest between ' +
        'them. That is four sets a week for a muscle group, the least that a review of time-saving training advises, and a good ' +
        'start. The American College of Sports Medicine names more in its position stand of 2026: for strength, heavier loads ' +
        '(about 80 per cent of what you can lift once, or more) for two or three sets; for larger muscles, about ten sets a week ' +
        'for each group. Whoever wants that adds sets slowly, over months.',
      sources: ['acsm-resistance-2026', 'sportsmed-time-2021'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Where two sessions leak away',
      text:
        'The most common leak is novelty. Whoever changes all the exercises every week never finds out whether anything has ' +
        'improved. Keep the same handful for two months; boredom is a fair price for a record that you can read.\n\n' +
        'Another is training only what the mirror shows and leaving out legs and back, which do most of the carrying. A third ' +
        'is turning every set into a test. The newest position stand of the American College of Sports Medicine does not ' +
        'find that working to complete exhaustion is needed, and people who stop a little earlier tend to be less sore and to ' +
        'come back on Thursday.',
      sources: ['acsm-resistance-2026'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'When a month allows only one',
      text:
        'Some months have one free evening a week. If you have trained regularly before, that evening holds more than most ' +
        'people expect: in a review of training on a minimum, younger adults kept their strength for up to 32 weeks with one ' +
        'session and a single set per exercise, provided that the weight stayed as heavy. Older adults seemed to need two ' +
        'sessions to keep muscle size.\n\n' +
        'So cut sets before you cut weight. With painful knees, shorten the movement or use a higher chair. In pregnancy many ' +
        'people can go on, with lighter loads and the advice of their midwife or doctor.',
      sources: ['jscr-maintenance-2021'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Who should ask before the first weight',
      text:
        'Strength work does not treat joint pain and it does not replace walking, cycling or swimming; the guidelines want ' +
        'both. Ask your doctor first if you have heart disease, high blood pressure that is not under control, osteoporosis ' +
        'with a fracture, a hernia, or an operation behind you within recent months. After a birth, wait for the go-ahead ' +
        'that belongs to yours.\n\n' +
        'Breathe out while you lift, because holding the breath drives blood pressure up for a moment. Pain or pressure in ' +
        'the chest, faintness or an unusual shortness of breath end the session at once. If they don’t pass quickly, call the ' +
        'emergency number.',
      sources: ['aha-exercise-risk-2020'],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'The World Health Organization asks adults to strengthen all the large muscle groups on two or more days a week, in ' +
        'addition to their walking, cycling or other endurance work.',
      sources: ['who-activity-2020'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'For muscle growth, the sets that add up over a week seem to matter more than the number of days on which you do ' +
        'strength training, so two days are a sound choice.',
      sources: ['sportsmed-time-2021'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      text:
        'A strength set can end with one or two good repetitions in reserve. Working to complete exhaustion has not been ' +
        'shown to be necessary for gaining strength.',
      sources: ['acsm-resistance-2026'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      text:
        'A strength programme of four or five movements, written on one card and left unchanged for two months, tells you ' +
        'more about your progress than a new video every evening.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Put two strength sessions into the calendar, with at least one day between them.',
    'Choose one movement each for legs, push, pull and carry, and write the four on a card.',
    'Find for each a weight that is clearly hard by the tenth repetition.',
    'Do two sets of each movement and note weight and repetitions.',
    'Breathe out on the effort and stop the set when your form changes.',
    'Leave the exercises as they are next week, even if they bore you.',
  ],
  questions: [
    {
      question: 'Do I need a gym for strength training twice a week?',
      answer:
        'No. A sturdy chair, a resistance band and something heavy to carry are enough to begin. A gym makes it easier to add ' +
        'weight in small steps, which becomes useful after some months. Choose the place you will actually reach on a wet ' +
        'Tuesday.',
    },
    {
      question: 'How long should a strength session take?',
      answer:
        'Four movements with two sets each take roughly half an hour, rests and a short warm-up included. If you have twenty ' +
        'minutes, alternate a leg exercise with an arm exercise, so that one part of you rests while the other works.',
    },
    {
      question: 'What if I miss one of the two sessions?',
      answer:
        'Do the next one as planned and change nothing else. Packing both into one evening usually buys soreness and little ' +
        'more. One missed session does not undo what weeks have built; a pattern of missed ones is a reason to look at the ' +
        'time of day.',
    },
  ],
}
