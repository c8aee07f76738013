import type { LibraryTopic } from '#content/library/topic.ts'

export const trainingWithoutEquipment: LibraryTopic = {
  id: 'training-without-equipment',
  pillar: 'fitness',
  name: 'training at home without equipment',
  gravity: 'everyday',
  titles: [
    'Can you get strong without any equipment?',
    'A floor, a wall and a chair are enough to begin',
    'Clear two square metres',
    'The hotel room session, and how to make it harder',
  ],
  keywords: [
    'exercises at home',
    'home workout no equipment',
    'bodyweight training',
    'exercise in hotel room',
    'press ups for beginners',
    'squats at home',
    'backpack workout',
    'travel workout',
    'small space exercise',
    'resistance band',
    'bodyweight exercises',
    'press ups',
    'squats',
    'training without equipment',
    'push ups',
    'home workout',
    'training with a backpack',
    'backpack gym',
    'no gym',
    'workouts at home',
  ],
  tags: ['strength', 'home', 'travel', 'beginners'],
  summary:
    'Your own weight, a chair and a backpack train the whole body for months. What to do, how to make it harder, and what is ' +
    'missing.',
  passages: [
    {
      role: 'why',
      heading: 'The shortest way to a session is no way at all',
      text:
        'Getting to a gym costs a bag, a bus ride and a shower. On many evenings that is the whole of the time there was. A ' +
        'session beside the bed costs a decision, and it can be interrupted by a child and taken up again.\n\n' +
        'The muscles are not particular about where resistance comes from. For its position stand of 2026 the American ' +
        'College of Sports Medicine went through well over a hundred reviews, and concluded that almost any regular ' +
        'resistance training is far better than none, whatever the apparatus. Your own weight, sensibly placed, is plenty of ' +
        'resistance for a beginner and for some movements remains so for years.',
      sources: ['acsm-resistance-2026'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Angles do the work of dumb-bells',
      text:
        'A press-up against the wall and one on the floor are the same movement with a different share of your weight in the ' +
        'hands. Tilt the body and you change the load; that is the whole secret of training without weights. Lever, range, ' +
        'speed and support are your discs.\n\n' +
        'A squat grows harder when the seat is lower, when you take three seconds on the way down, when you pause at the ' +
        'bottom, and when one leg does more than its half. Each change is small enough to be a step. Because you can always ' +
        'move between the steps, exercise without equipment can be both easier and harder than most machines allow.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Six movements between bed and wardrobe',
      text:
        'Set out from this list and take for each the version in which ten repetitions are work:\n\n' +
        '- stand up from a chair and sit down slowly\n' +
        '- press-up against wall, table or floor\n' +
        '- step up on the lowest stair, each leg in turn\n' +
        '- bridge, lying on your back, hips lifted and held\n' +
        '- row: pull a loaded backpack up to your ribs, one hand on the chair\n' +
        '- carry the backpack in your arms for a minute\n\n' +
        'Go through them twice with short rests. That takes some twenty minutes. The row deserves its place, since pulling is ' +
        'the direction a floor cannot offer; a towel or a band in a closed door does it too, if door and lock are sound.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'A hundred press-ups and no back',
      text:
        'Home training drifts towards what is convenient. Press-ups, crunches and squats get done; the back, which has ' +
        'nothing to pull on, is forgotten, and shoulders come forward. Give every push a pull.\n\n' +
        'The next drift is towards endless repetitions. When you can do thirty of something, it has turned into endurance, ' +
        'pleasant and good for other things. Change the angle. And test the furniture before you trust it: castors, glass ' +
        'tables and folding chairs have ended more sessions than weak will has. Put a chair against the wall, train in shoes ' +
        'or barefoot and leave the socks for bed.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Thin walls, small children, stiff wrists',
      text:
        'Neighbours below hear jumping, and nothing here jumps. With a baby asleep next door, choose slow squats and bridges, ' +
        'which make no sound. With a toddler awake, expect a rider on the bridge and call it load.\n\n' +
        'If wrists ache in the press-up, hold the edge of a table or make fists on a cushion. If the floor is hard to get up ' +
        'from, do everything standing or seated, and practise the getting up by itself with a chair beside you. In later ' +
        'pregnancy replace the exercises lying flat on the back, and ask your midwife about the rest. Away from home, a ' +
        'suitcase is a weight with a handle.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'What a living room cannot give',
      text:
        'After some months the legs usually outgrow what you can do to them with body weight alone, and bones respond best to ' +
        'loads that rise. That is the time for a pair of dumb-bells, a barbell or a gym. For the back, a band is a good ' +
        'first purchase.\n\n' +
        'Nobody watches your form at home. If a movement hurts in a joint, as opposed to burning in a muscle, leave it out, ' +
        'and let a physiotherapist look if the pain lasts beyond two weeks. After an operation, with osteoporosis, with a ' +
        'prolapse or bad dizziness on lying down and getting up, get a programme made for you before you choose from a list.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Resistance for strength training may come from machines, bands, dumb-bells or your own body. Regular work of almost ' +
        'any of these kinds is far better than none.',
      sources: ['acsm-resistance-2026'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Exercise without equipment becomes harder through angle, range, tempo and the use of one leg or arm, so thirty easy ' +
        'repetitions are a sign to change the version.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'A home programme of press-ups and squats lacks a pull. A loaded backpack lifted to the ribs, or a band in a sound ' +
        'door, fills the gap.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Twenty minutes beside the bed, done twice a week, beat a gym session that needs an hour and a half of free time and ' +
        'therefore happens twice a month.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Clear a space as long as you are, and leave it clear this week.',
    'Find for each of the six movements the version in which ten repetitions are work.',
    'Fill a backpack with books until the row feels heavy at the tenth.',
    'Test the chair against the wall before you put weight on it.',
    'Go through the list twice on two days.',
    'Note the version you used, so that you know the next step.',
  ],
  questions: [
    {
      question: 'How do I train my back at home without equipment?',
      answer:
        'Row a heavy backpack, a water container or a suitcase to your ribs with one hand while the other rests on a chair. ' +
        'Lying face down and lifting the arms slowly helps the upper back. For more, a band is the cheapest tool that really ' +
        'adds something.',
    },
    {
      question: 'Is bodyweight training enough to keep muscle?',
      answer:
        'For beginners it usually builds some, and for most adults it can hold a good deal, as long as the sets end close to ' +
        'tiring. Legs are the first to need more. When one-legged versions have become easy, add weight in your arms or on ' +
        'your back.',
    },
    {
      question: 'What do I do in a hotel room?',
      answer:
        'Take three movements, chair squats, press-ups against the desk and suitcase rows, and do them in turn for ten ' +
        'minutes. It will not set records. It keeps the appointment with yourself, and the stairs of the hotel can do the ' +
        'rest.',
    },
  ],
}
