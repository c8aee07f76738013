import type { AbilityPage } from './ability.ts'

/** What visitors ask about the site itself. */
export const siteAbilities: readonly AbilityPage[] = [
  {
    path: '/',
    title: 'Home',
    abilities: [
      {
        question: 'Is there an app for iPhone or Android, or can I use it on my phone?',
        answer:
          'There is none in an app store. The site is made for the browser of a phone, and you can put it on your home screen like an app: in Safari by “Share” and “Add to Home Screen”, in Chrome by its menu.',
        also: 'app, apps, mobile app, phone app, iphone, ipad, ios, android, app store, play store, google play, install, installable, home screen, pwa, phone, smartphone, tablet, mobile, download the app, cell phone, on my phone, use it on my phone, use on phone, works on phone',
      },
      {
        question: 'Does it work offline?',
        answer:
          'No. Pages, lessons and check-ins need a connection to the internet. A day that you missed for that reason can be entered later.',
        also: 'offline, without internet, no internet, airplane mode, no connection, no wifi, on a plane, download lessons, download videos',
      },
      {
        question: 'Which browser or computer do I need?',
        answer:
          'A current browser on a phone, tablet or computer is enough; nothing has to be installed. Pages and forms work without JavaScript too, and follow the light or dark mode of your device.',
        also: 'browser, browsers, computer, laptop, mac, windows, pc, chrome, safari, firefox, system requirements, dark mode, night mode, dark theme, theme, light mode, desktop, desktop version, javascript',
      },
    ],
  },
  {
    path: '/courses',
    title: 'Courses',
    abilities: [
      {
        question: 'Where do I see my progress in the courses?',
        answer:
          'Above the list of courses you read which lesson comes next, and each course shows what you have opened and done. You take the lessons in any order and at your own pace, and can keep a note beside each.',
        also: 'course progress, my progress, where was i, where did i stop, continue, resume, finished lessons, completed, mark as done, notes, note, at my own pace, deadline, expire, order of lessons',
      },
      {
        question: 'Are the lessons videos or texts?',
        answer: 'Lessons are texts to read, each with one thing to try. A lesson may have a recording too, with captions.',
        also: 'video, videos, audio, podcast, text, read, watch, listen, recordings, subtitles, captions, transcript, format of the lessons, what are lessons like',
      },
      {
        question: 'Is there a certificate at the end of a course?',
        answer: 'No. A course shows which of its lessons you have done, and there is no exam and no certificate.',
        also: 'certificate, certificates, certification, diploma, exam, exams, quiz, test at the end, accredited, graduate',
      },
    ],
  },
  {
    path: '/trial',
    title: 'Free Trial',
    abilities: [
      {
        question: 'Can I try it for free?',
        answer: 'Yes. The free trial lasts 7 days, asks for no credit card and ends by itself. There is one a person.',
        also: 'free, free trial, trial, try, try it out, test, without paying, sample, demo, trial period, how long is the trial, start trial',
      },
      {
        question: 'Can a friend or my partner join too?',
        answer:
          'Yes, with an account of their own: an account is for one person, with that person’s own numbers. Whoever is new can start the free trial.',
        also: 'invite a friend, invite, refer, referral, friend, friends, husband, wife, partner, family, spouse, two people, share an account, share my account, one account, together, child, my mother',
      },
    ],
  },
  {
    path: '/contact',
    title: 'Contact',
    abilities: [
      {
        question: 'How do I write to you, or report a bug?',
        answer:
          'With the form on the contact page: a person reads what you write and answers by mail. “Talk to a person” under this conversation reaches the same team.',
        also: 'contact, contact you, write to support, write to you, email you, support, help desk, customer service, report a bug, bug, error, broken page, not working, problem with the site, complaint, complain, phone number, telephone number, your phone, your address, reach you, reach the coach, reach somebody, idea, suggestion, how long until somebody answers, response time, answer me',
      },
    ],
  },
  {
    path: '/calendar',
    title: 'Calendar',
    abilities: [
      {
        question: 'How do I book an appointment with the coach?',
        answer:
          'The calendar shows the coach’s hours and what is offered. The coach books the time with you: choose “Talk to a person” and say when it suits you. The invitation comes by mail.',
        also: 'book, booking, appointment, session, schedule a call, slot, slots, available times, availability, calendar, meet the coach, consultation, one to one, 1 on 1, personal session',
      },
    ],
  },
  {
    path: '/chat',
    title: 'Assistant',
    abilities: [
      {
        question: 'Can I chat with somebody, and who reads it?',
        answer:
          'This assistant is a program and answers from our own pages. “Talk to a person” under the conversation tells our team, who read it and answer here and by mail.',
        also: 'human, person, real person, live chat, support, customer service, help desk, speak to someone, talk to someone, contact support, agent',
      },
    ],
  },
  {
    path: '/blog',
    title: 'Blog',
    abilities: [
      {
        question: 'Is there a blog or a feed to follow?',
        answer: 'Yes. The blog is free to read for everybody, and its articles come as RSS, Atom and JSON feeds too.',
        also: 'blog, articles, posts, rss, atom feed, feed, follow, news, read for free, newsletter signup',
      },
    ],
  },
  {
    path: '/shop',
    title: 'Shop',
    abilities: [
      {
        question: 'Who ships what I order?',
        answer:
          'The shop leads to the suppliers: you order, pay and return there, by their rules and prices. Each product page says what is known and who should ask first.',
        also: 'shipping, ship, delivery, deliver, where is my order, return a product, returns, order status, track my order, supplier, suppliers, buy supplements, checkout',
      },
    ],
  },
  {
    path: '/stories/new',
    title: 'Your story',
    abilities: [
      {
        question: 'How can I leave a review or tell my story?',
        answer:
          'Members can tell their story, under the name they choose; a person reads it before it appears, and it can be taken back.',
        also: 'write a review, review, reviews, testimonial, leave feedback, feedback, tell my story, share my story, rating, success story',
      },
    ],
  },
]
