import type { LibraryTopic } from '#content/library/topic.ts'

export const deskDays: LibraryTopic = {
  id: 'desk-days',
  pillar: 'fitness',
  name: 'sitting, breaks and stiff joints',
  gravity: 'everyday',
  titles: [
    'What does a day at the desk ask of you?',
    'Long sitting is answered with many small breaks',
    'Stand up before the next call',
    'Hips and shoulders after eight hours of sitting',
  ],
  keywords: [
    'sitting too much',
    'desk job stiffness',
    'standing desk',
    'tight hips from sitting',
    'stiff shoulders office',
    'mobility exercises desk',
    'movement breaks at work',
    'neck pain desk',
    'stretching at work',
    'sitting',
    'sitting all day',
    'stretching at your desk',
    'mobility',
    'stiff hips',
    'office chair',
    'sat at a desk all day',
    'desk all day',
    'standing desks',
    'stretches for desk workers',
    'stretch at the desk',
  ],
  tags: ['mobility', 'office', 'sitting', 'everyday'],
  summary: 'How to break up a sitting day, which movements hips and shoulders miss, and what a standing desk can and cannot do.',
  passages: [
    {
      role: 'why',
      heading: 'Nine hours in the shape of a chair',
      text:
        'Breakfast, train, desk, car, sofa: a person with an office job can spend the better part of a day with hips and ' +
        'knees at a right angle and the arms in front of the body. Nothing about that shape is harmful in itself. The ' +
        'duration is what the guidelines mind.\n\n' +
        'The World Health Organization asks adults to limit sitting time and to replace some of it with movement of any ' +
        'intensity, light included. It names no number of hours, because the evidence was insufficient to set one. Those who ' +
        'must sit a lot are advised to aim for more than the recommended amount of exercise. The American College of Sports ' +
        'Medicine adds that short interruptions are worthwhile even for people who train.',
      sources: ['who-activity-2020', 'acsm-fitness-2011'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Joints keep the range you visit',
      text:
        'The stiffness after a long call is soon gone once you move, because nothing has become shorter in an hour. Lasting ' +
        'loss of range is slower. The end positions, arm fully overhead, hip fully straight, are left unvisited for months, ' +
        'and the body becomes cautious there.\n\n' +
        'Stretching is one way to return to them. Strength work through a full movement is another, and a review of eleven ' +
        'supervised trials found no difference between the two in the range gained. That is good news for people with little ' +
        'time, because a deep, slow squat or an overhead press does two jobs.',
      sources: ['healthcare-strength-range-2021'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Three movements, four times a day',
      text:
        'Hang three small movements on things that recur: the end of a call, the printer, the kettle.\n\n' +
        '- Stand, step one foot far back, straighten that hip and reach the same arm up. Three breaths each side.\n' +
        '- Sit tall, hands behind the head, and lift the breastbone towards the ceiling. Five slow times.\n' +
        '- Turn the head and upper body to look behind you, left and right, as if reversing a car.\n\n' +
        'That takes two minutes. For the sitting itself, stand for everything that needs no keyboard. Telephone on your feet, ' +
        'drink from a small glass that has to be refilled, and take the stairs between floors. Nobody needs to know that it ' +
        'is a programme.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Buying the desk and standing like a heron',
      text:
        'A standing desk lets people sit less at work, at least in the first months; the Cochrane review of such measures ' +
        'found that, and called the quality of the evidence low. It is furniture and no training. Whoever stands still all ' +
        'day trades a stiff back for tired feet. Change often, in either direction.\n\n' +
        'The second mistake is to make one heroic stretch at nine in the evening pay for the day. Little and often suits ' +
        'joints better. Another is the search for perfect posture. There is no single right way to sit; the best position is ' +
        'generally the next one.',
      sources: ['cochrane-sitting-2018'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Open-plan, on camera, on the road',
      text:
        'In an open office choose what passes for ordinary: walking to a colleague, standing at the window while reading, ' +
        'rolling the shoulders. On camera the feet are private, so heel raises and pressing the feet into the floor go ' +
        'unseen. Drivers can use every stop for two minutes on foot.\n\n' +
        'If you use a wheelchair, breaks are for the shoulders: open the chest, squeeze the shoulder blades, shift the weight ' +
        'to relieve the skin as you were shown. In pregnancy, standing up often also helps heavy legs, and deep stretches ' +
        'deserve restraint because ligaments are looser. With very mobile joints, train strength in place of stretching ' +
        'further.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When stiffness is something else',
      text:
        'Most desk aches come and go with the week. Some signs are different. See a doctor about back pain with fever or ' +
        'after a fall, about pain at night that no position eases, about long stiffness on most mornings for several weeks, ' +
        'and about pain running down an arm or leg with tingling or weakness.\n\n' +
        'Go at once if you lose feeling around the seat or control of bladder or bowel, or if a calf becomes swollen, warm ' +
        'and painful, above all after a long journey, an operation or while taking hormones. No stretch is meant for these. A ' +
        'physiotherapist is the right address for a stiff shoulder that has not improved in a month.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'The World Health Organization advises adults to limit sitting and to replace it with movement of any intensity. It ' +
        'sets no threshold in hours, because the evidence does not allow one.',
      sources: ['who-activity-2020'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'For stiff joints, slow strength exercises through a full movement gained as much range as stretching in a review of ' +
        'eleven trials, so short programmes can combine both aims.',
      sources: ['healthcare-strength-range-2021'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Standing desks reduce sitting at work in the short term, according to a Cochrane review that rated the evidence as ' +
        'low in quality. They are no substitute for exercise.',
      sources: ['cochrane-sitting-2018'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'For desk stiffness, two minutes of movement after each long call do more good than one ambitious stretching session ' +
        'in the evening, and they are easier to remember.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Stand up at the end of every call this week, even if only to sit down again.',
    'Take one regular call on foot, indoors or round the block.',
    'Do the three movements once before lunch and once before you leave.',
    'Put the water glass where you have to rise to fill it.',
    'Change your position whenever you notice it.',
    'Book a physiotherapist if one joint has been stiff for more than a month.',
  ],
  questions: [
    {
      question: 'How often should I get up from my desk?',
      answer:
        'There is no proven interval. Once or twice an hour is a workable habit, and the end of a call or a page is a better ' +
        'signal than an alarm. If a morning allows no break at all, make the lunch walk longer and move on.',
    },
    {
      question: 'Does exercise make up for sitting all day?',
      answer:
        'To a good part, it seems. The World Health Organization advises people who sit a great deal to do more than the ' +
        'usual amount of moderate or vigorous activity, in order to reduce the harm. Breaks remain pleasant for the back ' +
        'either way.',
    },
    {
      question: 'How long should I hold a stretch?',
      answer:
        'For lasting range, the American College of Sports Medicine advises a total of about 60 seconds for each exercise, on ' +
        'at least two days a week. For relief between two calls, three slow breaths are fine. Neither should hurt.',
    },
  ],
}
