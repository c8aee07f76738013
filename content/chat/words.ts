/** What the assistant says in words of its own. `{name}` stands for the name of the house. */

/** The specification’s, letter by letter. */
export const chatSpec = {
  close: 'Close chat',
  title: '{name} Assistant',
  greeting:
    "Hi! I'm your {name} assistant. I can help answer questions about our coaching and courses. What would you like to know?",
  failed: { title: 'Error', text: 'Failed to send message. Please try again.' },
  lead: { title: 'Thanks for your interest!', text: "We've notified our team about your inquiry." },
} as const

export const chatReplies = {
  unknown:
    'I could not find that on our pages, so I would rather not guess. Try other words, or talk to a person: someone from our team will read your question and answer it.',
  hello: 'Hello! Ask me anything about our coaching, courses, prices, posts or products.',
  thanks: 'You are welcome. If something else comes up, ask away.',
  aboutMe:
    'I am the assistant of this site: a program and not a person, and no doctor. I answer out of our own pages. If you would rather speak with someone, choose “Talk to a person”.',
  inShop: '{product} is in our wellness shop; its page says where to buy it, and what to know before.',
  whichPlan: 'Which one fits depends on how long you want to stay; the free trial shows you what is inside before you choose.',
  booking:
    'Sessions are arranged with the coach: the calendar shows the times, and what happens in a first conversation stands on the coaching page. You can also choose “Talk to a person” and say when it suits you.',
  unclear: 'I did not quite get that. Could you put it as a question about our coaching, courses, prices, posts or products?',
  person:
    'Of course. Choose [Talk to a person](/chat#person) below this conversation: someone from our team will read it and answer here and by mail. If somebody may be in danger, do not wait for us: call 112, 911 or your local emergency number.',
  supportPerson:
    'I cannot see or change accounts and payments. Choose “Talk to a person” below and someone from our team will look into it.',
  diagnosis:
    'I cannot tell you what you have, or what your results mean: that needs a doctor or another professional who can examine you. If it is getting worse or worries you, please see one soon.',
  treatment:
    'I cannot advise on medicines or treatments. Please change nothing about them without the doctor or pharmacist who looks after you.',
  illness:
    'What is right with or after an illness depends on you, and I cannot judge it. Please ask the doctor who looks after you before you begin. If it may be happening right now, call your local emergency number.',
  signs:
    'I list no signs of an illness: nobody should have to judge by a chat. If you ask because of how you or somebody else feels right now, do not wait until you are sure: the emergency number is the right call. If there is time, a doctor or a nurse line can tell.',
  dosing:
    'I cannot tell you how much to take: our pages name no dose for that, and the right one depends on you. Please ask your doctor or pharmacist.',
  dosingCare: 'This is what our page says in general and no advice for you: check with your doctor or pharmacist first.',
  alsoRead: 'What our pages say in general:',
  receipts: 'Where this stands:',
  findIt: 'Where you find it:',
  afterAlarm:
    'Your safety comes first now. For everything else choose “Talk to a person”, and someone from our team will answer you.',
  ready: 'You can choose a plan on the pricing page, or begin with the free trial, which asks for no card.',
} as const

/** Where the fold-out is: without scripts its page, with it open. */
export const personLink = { title: 'Talk to a person', path: '/chat#person' } as const

export const bookingLinks = [
  { title: 'Calendar', path: '/calendar' },
  { title: 'Health Coaching', path: '/coaching' },
] as const

export const readyLinks = [
  { title: 'Pricing', path: '/pricing' },
  { title: 'Free Trial', path: '/trial' },
] as const

/** Labels and notes of the panel and of the page. */
export const chatLabels = {
  lead: 'Answers come from our own pages, with links to where they stand.',
  message: 'Message',
  email: 'Email',
  send: 'Send',
  sending: 'Sending',
  typing: 'The assistant is writing',
  person: 'Talk to a person',
  personLead: 'Someone from our team will read this conversation and answer here and by mail.',
  personEmail: 'Your address for the answer',
  personSend: 'Ask for a person',
  personDone: 'Our team has been told. The answer comes here and by mail.',
  notAdvice: 'Not medical advice.',
  disclaimer: 'Disclaimer',
  healthData: 'How we treat health data',
  visitor: 'You',
  assistant: 'Assistant',
  team: 'Our team',
  log: 'Conversation',
} as const
