import type { LibraryTopic } from '#content/library/topic.ts'

export const moreThanStress: LibraryTopic = {
  id: 'more-than-stress',
  pillar: 'stress',
  name: 'when it is more than stress',
  gravity: 'crisis',
  titles: [
    'When is it more than stress?',
    'Two weeks are long enough to ask for help',
    'Going to the doctor with a heavy mind',
    'You need no proof before you ask for help',
  ],
  keywords: [
    'depression',
    'anxiety',
    'burnout',
    'panic attack',
    'low mood',
    'mental health help',
    'crisis line',
    'suicidal thoughts',
    'when to see a doctor',
    'hopeless',
    'more than stress',
    'talking therapy',
    'burned out',
    'burnt out',
    'burn out',
    'see a doctor about stress',
  ],
  tags: ['help', 'depression', 'anxiety', 'doctor'],
  summary: 'How to tell strain from illness, what to say to a doctor, and where to turn at once in a crisis.',
  passages: [
    {
      role: 'why',
      heading: 'Why practices have an edge',
      text:
        'Breathing, walking and a tidy end to the day are good for people under strain. They can also become a way of ' +
        'holding out alone: one more exercise, one more week, surely it will pass. Some things do not pass like that, and ' +
        'they are treatable.\n\n' +
        'Depression and anxiety disorders are illnesses, common ones, and they befall capable people who do everything ' +
        'right. Nobody has to be certain before asking. Finding out is a doctor’s work, and it is easier in the third week ' +
        'than in the third year. If you are thinking of killing yourself or cannot stay safe, stop reading and call the ' +
        'emergency number or a crisis line now.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Strain, anxiety, low mood',
      text:
        'Stress usually answers to something outside, such as an exam or a quarrel, and it goes when that is settled. ' +
        'Anxiety may stay without a present threat. The US National Institute of Mental Health describes a persistent ' +
        'apprehension or dread that does not go away and interferes with how you live.\n\n' +
        'For symptoms that are severe or distressing and have lasted **two weeks or more**, the institute advises ' +
        'professional help. It names:\n\n' +
        '- difficulty sleeping, or a change of appetite that alters your weight\n' +
        '- struggling to get out of bed because of your mood\n' +
        '- difficulty concentrating\n' +
        '- loss of interest in things you usually enjoy\n' +
        '- being unable to carry out your usual tasks\n\n' +
        'One such sign, if it is heavy enough, is reason enough.',
      sources: ['nimh-so-stressed-out', 'nimh-caring-for-your-mental-health'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'The first appointment',
      text:
        'Ring your family doctor’s practice and say, “I would like to talk about my mental health and need a little time.” ' +
        'You owe the receptionist no details.\n\n' +
        'Take a note with you, because memory fails in such rooms:\n\n' +
        '1. what has changed, and since when\n' +
        '2. what you can no longer do\n' +
        '3. how you sleep and eat\n' +
        '4. medicines, supplements, alcohol and other substances\n' +
        '5. what you are most afraid of, including thoughts of death\n\n' +
        'A doctor can also look for bodily causes, such as a thyroid disorder or anaemia, and knows which kinds of ' +
        'psychotherapy and medicine may suit you. If you are not heard, you may go to another. Until then tell one person ' +
        'how things are.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'What keeps people waiting',
      text:
        '“Others have it worse.” Certainly, and nobody turns away a broken wrist because of broken legs. “I still function.” ' +
        'Many people with a depression function at work for a long time and collapse at the door at home. “It has a reason.” ' +
        'An illness may have a reason and be one nevertheless.\n\n' +
        'Some treat themselves meanwhile, with wine, with tablets from a relative, with ever more sport. Alcohol eases the ' +
        'evening and weighs on the weeks. And please do not stop a prescribed medicine because you feel better or worse; ' +
        'talk to the person who prescribed it. Many need to be reduced slowly.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'For somebody else, after a birth, in old age',
      text:
        'If you are worried about another person, say what you have seen: “You have not been to choir since March, and you ' +
        'look tired.” Offer to make the call and to come along. You may ask about suicide directly; a plain question opens a ' +
        'door and does no harm.\n\n' +
        'During pregnancy and in the year after a birth, tell your midwife, doctor or health visitor about low mood or ' +
        'constant fear. It is frequent, treatable and no judgement on you as a parent. In old age a depression can look like ' +
        'forgetfulness or like pain. Men often show irritability and risk where others would show tears. Teenagers need an ' +
        'adult who makes the appointment.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'If it is urgent now',
      text:
        'An article cannot examine you and cannot keep watch with you. Turn to people at once if you are thinking of ending ' +
        'your life or of hurting somebody, if you hear or see what others do not, if you have not slept for nights and feel ' +
        'you need no sleep, or if you can no longer eat, drink or look after your child.\n\n' +
        'Call the emergency number of your country, go to the nearest hospital, or ring a crisis line. In the United Kingdom ' +
        'the Samaritans answer on 116 123, day and night. In the United States you can call or text 988. Elsewhere an ' +
        'operator, a doctor’s practice or a pharmacy will know the number. If you can, do not stay alone until help has come.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Seek professional help for severe or distressing symptoms that have lasted two weeks or more, advises the US ' +
        'National Institute of Mental Health, such as poor sleep, loss of interest or days you can no longer manage.',
      sources: ['nimh-caring-for-your-mental-health'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Stress tends to go when its cause is settled. Anxiety can persist without a present threat; when it interferes with ' +
        'how you live, says the US National Institute of Mental Health, it is time to look for help.',
      sources: ['nimh-so-stressed-out'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Nobody needs a diagnosis before going to the doctor. Write down what has changed, since when, and what you can no ' +
        'longer do, and take the note with you, because memory fails in such rooms.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Thoughts of ending your life are an emergency, and there are people awake who answer. Call your country’s emergency ' +
        'number or a crisis line, and do not stay alone until help has come.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Save the number of a crisis line in your phone, for yourself or for somebody else.',
    'Write down what has changed in your days, and since when.',
    'Ring your doctor’s practice this week if the list is longer than you would like.',
    'Tell one person you trust how things really are.',
    'Note for a week when you drink alcohol and what for, and take the note to your doctor.',
    'Ask a friend who seems changed one direct and friendly question.',
  ],
  questions: [
    {
      question: 'Is burnout an illness?',
      answer:
        'The World Health Organization’s classification lists burnout as a phenomenon of working life and does not count it ' +
        'as a disease. That says nothing about how you feel. Exhaustion of this kind can accompany or hide a depression, and ' +
        'a doctor can tell them apart. The job deserves attention too, since treatment alone will not repair it.',
    },
    {
      question: 'What happens if I tell a doctor about thoughts of death?',
      answer:
        'Usually a calm conversation. The doctor will ask how often such thoughts come, whether you have a plan and what ' +
        'keeps you alive, and will arrange with you what makes the next days safe. Many people who have these thoughts are ' +
        'treated without going into hospital. Saying it aloud is often the first relief.',
    },
    {
      question: 'Can I go on with the exercises while I am in treatment?',
      answer:
        'In most cases yes, and tell the people who treat you which ones. Walking, regular meals and company fit almost any ' +
        'plan. Leave out what makes you worse, and let none of them replace an appointment or a medicine. During a severe ' +
        'episode, very small is right: the window, the shower, one call.',
    },
  ],
}
