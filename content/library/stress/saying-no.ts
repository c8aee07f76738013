import type { LibraryTopic } from '#content/library/topic.ts'

export const sayingNo: LibraryTopic = {
  id: 'saying-no',
  pillar: 'stress',
  name: 'saying no',
  gravity: 'everyday',
  titles: [
    'A no that people can live with',
    'How do you say no without a speech?',
    'Every yes takes its hours from somewhere',
    'Practise one small no this week',
  ],
  keywords: [
    'saying no',
    'say no',
    'boundaries',
    'people pleasing',
    'overcommitted',
    'too many tasks',
    'workload',
    'set limits',
    'assertive',
    'no without guilt',
    'guilt when saying no',
    'people pleaser',
  ],
  tags: ['boundaries', 'work', 'family', 'time'],
  summary: 'How to decline a request kindly and clearly, whom to say it to first, and what to do when no is not allowed.',
  passages: [
    {
      role: 'why',
      heading: 'The price of a quick yes',
      text:
        'A yes is said in a second and paid for on a Thursday in November. At the moment of asking, the other person stands ' +
        'before you and the hours do not. That is why kind people overload themselves so easily: they see a face, and the ' +
        'calendar has none.\n\n' +
        'Whoever says yes to everything disappoints as well, only later and without having chosen whom. The report is late, ' +
        'the child waits at the gate, the friend gets the tired half of you. A clear no at the beginning is often the more ' +
        'reliable form of help, because the other person can still ask elsewhere.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Why it is so hard',
      text:
        'A request puts you in a hurry. Silence is uncomfortable, and yes ends it fastest. Besides, most of us learned early ' +
        'that helpful children are liked, and the lesson stays long after the reward has stopped.\n\n' +
        'There is also a mistake in arithmetic. The week in which the favour falls due always looks emptier than this one, ' +
        'since its interruptions have not arrived yet. They will. It helps to imagine that the thing were asked of you for ' +
        'tomorrow morning. If you would groan, you will groan in November too. Much of the skill therefore consists in ' +
        'gaining a little time before the answer.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Sentences that hold',
      text:
        'The US National Institute of Mental Health counts learning to say no to new tasks, when you begin to feel that you ' +
        'are taking on too much, among the ways of caring for yourself. Such a no needs few words.\n\n' +
        '- **Gain time:** “Let me look at my week. You will hear from me by four.”\n' +
        '- **Decline:** “Thank you for asking. I can’t take this on.”\n' +
        '- **Offer less:** “I can’t run it, but I can read the draft on Friday.”\n' +
        '- **Pass the choice back:** “I can do this or the budget by then. Which comes first?”\n\n' +
        'Say it, and then stop speaking. The second sentence of explanation is where most refusals fall apart.',
      sources: ['nimh-caring-for-your-mental-health'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Excuses, delays and sudden walls',
      text:
        'An invented reason is an invitation to solve it. Say “I have no car that day” and you will be offered a lift. You ' +
        'owe people courtesy and an answer; you owe them no proof.\n\n' +
        'Saying “maybe” when you mean no is unkind to both sides. It occupies your thoughts for a week and the other ' +
        'person’s plans as well. The opposite mistake belongs to people who have said yes for too long: one evening they ' +
        'refuse everything, loudly, to whoever happens to stand there. Begin earlier and smaller. The first refusal of your ' +
        'life should concern a raffle, and not your mother’s birthday.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'To a manager, to a child, to yourself',
      text:
        'With a manager, a bare no is seldom wise and seldom needed. Show the list of what you have, and ask for an order. ' +
        'Most people have no idea how long the list is. With children, one reason given once is enough; the fifth ' +
        'explanation sounds like doubt.\n\n' +
        'In a family that cares for somebody old or ill, no often means “not alone”. Say which day you can take, and ask who ' +
        'has the others. The hardest person to refuse is yourself. Keep a list called “not this year” for good ideas. It is ' +
        'easier to let something wait than to let it go.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Where a no is not safe',
      text:
        'Some people are not free to refuse. If a no at home is answered with threats, control over money or violence, the ' +
        'matter is no longer communication. Turn to a helpline for domestic abuse, to the police in danger, or to a doctor, ' +
        'who can note injuries and knows local services. Do not practise sentences from an article on somebody you fear.\n\n' +
        'At work, demands that break the law or your contract belong to a staff representative, a union or legal advice. And ' +
        'if you feel unable to displease anyone, ever, and it makes you ill, a psychotherapist can help with the history ' +
        'behind it.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Learning to say no to new tasks when you feel that you are taking on too much belongs to looking after yourself, ' +
        'according to the US National Institute of Mental Health. A clear no early is also kinder than a late apology.',
      sources: ['nimh-caring-for-your-mental-health'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Before you agree to something in a distant week, imagine that it were asked of you for tomorrow. If you would groan ' +
        'tomorrow, you will groan then, because the distant week only looks empty.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'When you decline, thank the person, say that you cannot take it on, and stop speaking. Every further reason is an ' +
        'offer to negotiate, and an invented one will be solved for you.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'With a manager, show the whole list and ask which item comes first. The question is fair, it needs no courage for a ' +
        'bare no, and it puts the decision where it belongs.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Answer every request this week with “You will hear from me by …” and a time.',
    'Write down each yes on the day you give it, with the hours it will take.',
    'Decline one small thing that nobody will remember in a month.',
    'Ask your manager once to put two of your tasks in order.',
    'Start a list called “not this year” and move one good idea onto it.',
    'Thank the next person who says no to you, and notice that you survive it.',
  ],
  questions: [
    {
      question: 'How do I say no without feeling guilty?',
      answer:
        'You probably cannot at first. Guilt is an old habit and will come along for a while. Treat it as weather: notice ' +
        'it, keep your sentence, and look again after two days. It usually fades faster than the task would have taken. If ' +
        'the refusal was unfair, you can still change your mind by then.',
    },
    {
      question: 'I have already said yes. May I take it back?',
      answer:
        'Yes, if you do it early and once. Say that you promised more than you can keep, name what you can still do, and, ' +
        'where possible, who else might help. Apologise for the inconvenience and leave out the story of your week. A ' +
        'withdrawal in March is a favour compared with a failure in May.',
    },
    {
      question: 'What if people like me less when I refuse?',
      answer:
        'Some may, for a time, above all those who were best served by your yes. Others will trust you more, since your ' +
        'agreement now means something. Watch who asks how you are after a refusal. It is a quiet way of learning which ties ' +
        'rest on you and which on your usefulness.',
    },
  ],
}
