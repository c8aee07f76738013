import type { LibraryTopic } from '#content/library/topic.ts'

export const peopleWhoSteadyYou: LibraryTopic = {
  id: 'people-who-steady-you',
  pillar: 'stress',
  name: 'people who steady you',
  gravity: 'grave',
  titles: [
    'Whom did you last call without a reason?',
    'Company is part of recovery',
    'Ask for a small thing before you need a large one',
    'Friendship in a week without time',
  ],
  keywords: [
    'loneliness',
    'lonely',
    'friends',
    'friendship',
    'social support',
    'asking for help',
    'social connection',
    'talk to someone',
    'feeling alone',
    'old friends',
    'social isolation',
    'isolation and loneliness',
    'relationships and stress',
    'supportive relationships',
    'get back in touch',
    'feel lonely',
    'making friends',
    'relationships that help',
  ],
  tags: ['people', 'friendship', 'support', 'loneliness'],
  summary: 'Why other people matter under strain, how to keep friendships in full weeks, and how to ask for help.',
  passages: [
    {
      role: 'why',
      heading: 'The first thing to be cancelled',
      text:
        'When a week becomes too full, the meeting with a friend goes first. It is the only appointment that forgives. You ' +
        'write “soon”, you mean it, and after the third time it is spring.\n\n' +
        'Yet under strain other people do what no technique can. They laugh at the story that was terrible at noon. They ' +
        'remember that you came through something similar in the old flat. They take the child for an hour. And they notice, ' +
        'often before you do, that you have changed. Whoever drops company in order to cope better gives away one of the ' +
        'supports on which coping rests.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'What the World Health Organization found',
      text:
        'In 2025 the WHO’s Commission on Social Connection published its report *From loneliness to social connection*. It ' +
        'gathers the research and concludes that strong ties are connected with better health and a longer life, and that ' +
        'loneliness and isolation harm body and mind more than most people suppose.\n\n' +
        'The report keeps two ideas apart. *Isolation* means having few contacts. *Loneliness* is the painful gap between ' +
        'the ties you have and those you wish for. You can be lonely at a full table and content with two friends. It is ' +
        'therefore the gap that deserves your attention, whatever the number of names in your phone.',
      sources: ['who-social-connection'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Small and regular',
      text:
        'Closeness grows from repetition more than from great evenings.\n\n' +
        '- **Attach people to what happens anyway.** Ring your brother on the way to the station, every Wednesday. Shop with ' +
        'the neighbour.\n' +
        '- **Send the small thing.** A picture of the crooked cake says that you thought of somebody, and asks for no ' +
        'reply.\n' +
        '- **Ask precisely.** “Could you listen for ten minutes? I need no advice” is easier to grant than “I’m not doing ' +
        'well.”\n' +
        '- **Accept.** When somebody offers to bring soup, say “Thursday would be lovely.”\n\n' +
        'Choose two people for this month. More would be a project, and projects are what you have enough of.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'What keeps people apart',
      text:
        'Many wait to be asked, and so does the other side. Somebody has to write first, and it costs less than it seems. ' +
        'Most people are pleased to hear from an old friend, also after years of silence, and the apology may be short.\n\n' +
        'Another obstacle is the wish to come only in good condition. Someone who hides every difficult time is pleasant ' +
        'company and remains a stranger. And take care with conversations that turn round the same grievance each week until ' +
        'both are worse off. Give the grievance a quarter of an hour, then ask what the other person has been eating, ' +
        'reading or mending.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'New in town, caring, shy',
      text:
        'In a new place look for something that happens weekly and in which hands are busy: a choir, a repair café, a team, ' +
        'a language table. Acquaintance comes from the fifth meeting, so promise yourself five before you judge.\n\n' +
        'Those who care for somebody at home often need company that comes to them, and an hour’s relief in order to have ' +
        'it; local carers’ groups know how. Shy people do better in pairs, with a beginning and an end agreed. Online ' +
        'friendships count. They carry more when a voice is added now and then. And a few words with the baker each morning ' +
        'are a tie too, a thin one and a daily one.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When ties hurt, or friends are not enough',
      text:
        'Not every tie steadies. If somebody close to you threatens, controls or hits you, the advice to keep in touch is ' +
        'wrong. A helpline for domestic abuse, a doctor or, in danger, the police are the right addresses.\n\n' +
        'Friends can carry a great deal and are no substitute for treatment. If you have withdrawn for weeks, if company no ' +
        'longer gives you any pleasure, or if fear keeps you from people you want to see, a doctor or psychotherapist should ' +
        'hear of it. In grief there is no timetable; a bereavement service can help where nights stay sleepless or days ' +
        'unlivable. If you think that nobody would miss you, call a crisis line now and say exactly that.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Strong social ties are connected with better health and a longer life, concludes the World Health Organization’s ' +
        'Commission on Social Connection. In a hard week the meeting with a friend is therefore a poor thing to cancel first.',
      sources: ['who-social-connection'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Loneliness is the gap between the ties you have and those you wish for, writes the WHO’s Commission on Social ' +
        'Connection. Somebody may be lonely at a full table, or content with two friends.',
      sources: ['who-social-connection'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Tie a person to something that happens anyway, such as a call on Wednesday’s way to the station. Regular and short ' +
        'keeps a friendship alive better than splendid and rare.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'When you ask for help, ask for something small and exact: ten minutes of listening, a lift on Friday, soup. An ' +
        'exact request is easier to grant, and easier to repeat.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Write to one person today whom you have meant to answer for a month.',
    'Choose a weekly way, to work or to the shops, for one short call.',
    'Ask somebody for a favour that takes less than ten minutes.',
    'Say yes to the next offer of help and name a day.',
    'Greet one person by name whom you see daily and do not know.',
    'Put the next meeting into the calendar before you part.',
  ],
  questions: [
    {
      question: 'I have no energy for people after work. What then?',
      answer:
        'Choose forms that take little: a walk side by side, cooking together without much talk, a voice message from the ' +
        'bus. Put the hardest company of the week on another day. If even the people you love most have felt like a burden ' +
        'for weeks, it may be more than tiredness, and a doctor is a good next conversation.',
    },
    {
      question: 'How do I find friends as an adult?',
      answer:
        'Mostly by seeing the same people often enough, with something to do. Courses with a fixed group, volunteering and ' +
        'clubs serve better than single events. Be the one who proposes a coffee afterwards, early and lightly. Some will ' +
        'decline. It needs only one or two who do not, and that usually takes months.',
    },
    {
      question: 'How can I support a friend who is under strain?',
      answer:
        'Offer something definite, such as “I am going to the shops; what can I bring?” Listen without repairing. Ask again ' +
        'in a week, because most people ask once. If you fear that your friend may be thinking of suicide, ask directly and ' +
        'calmly; asking does not plant the idea. Stay near and call a crisis line together.',
    },
  ],
}
