import type { AbilityPage } from './ability.ts'

/** What everybody does with their own account and data. */
export const accountAbilities: readonly AbilityPage[] = [
  {
    path: '/profile/data',
    title: 'Your data',
    abilities: [
      {
        question: 'Is my health data private, and can I delete it?',
        answer:
          'Your entries are shown to you, and used for your own score, streaks and suggestions; they are not sold and not used for advertising. Under “Your data” you take out a copy of everything, or erase your account: ' +
          'it goes after 7 days, in which you can change your mind.',
        also: 'private, privacy, confidential, secure, safe, delete my data, delete everything, remove my data, erase, erasure, gdpr, wipe, health data, personal data, right to be forgotten, insurance, insurers, third parties, share my data, stored, storage, where are my data, server, compliant, compliance',
      },
      {
        question: 'How do I delete my account?',
        answer:
          'Under “Your data” choose to erase your account. The page says first what goes and what stays; then you have 7 days to change your mind.',
        also: 'delete account, delete my account, close my account, close account, remove account, erase account, deactivate, leave, get rid of my profile',
      },
      {
        question: 'Can I export my data?',
        answer:
          'Yes. Under “Your data” you ask for a copy of everything that is held about you: one file with your entries as JSON and as CSV tables. It is ready within minutes and kept for 24 hours.',
        also: 'export, download my data, take my data with me, backup, data portability, copy of my data, json, csv, archive, get my data out',
      },
    ],
  },
  {
    path: '/profile/access',
    title: 'Who has looked',
    abilities: [
      {
        question: 'Who can read my health data?',
        answer:
          'You alone have pages on which your entries and lab results stand. “Who has looked” on your profile lists each time your health data was read, changed or exported, by whom or by what.',
        also: 'who reads, who can see, who sees my data, read my data, reads my data, access log, looked at my data, coach, coach see my numbers, can my coach see, audit',
      },
    ],
  },
  {
    path: '/profile/security',
    title: 'Security',
    abilities: [
      {
        question: 'Do you have two-factor sign-in or passkeys?',
        answer:
          'Both. Under Security on your profile you set up an authenticator app as a second step, with ten recovery codes, and add passkeys, with which you sign in by finger, face or PIN. You also see there which browsers are signed in.',
        also: 'two factor, 2fa, two step, mfa, multi factor, authenticator, authenticator app, passkey, passkeys, face id, touch id, fingerprint, yubikey, security key, secure login, recovery codes, sessions, signed in devices, log out everywhere',
      },
      {
        question: 'How do I change my password?',
        answer:
          'Under Security on your profile: give the current password and choose a new one. Whoever has forgotten it can have a link sent from the page for signing in.',
        also: 'change password, change my password, new password, update password, different password',
      },
      {
        question: 'How do I sign out, here or on other devices?',
        answer:
          'With “Sign Out” in the menu of the site. Under Security on your profile you see which browsers are signed in, and sign out one of them or all the others.',
        also: 'logout, signout, log off, log out on other devices, log out everywhere, sign out everywhere, end session, stolen phone, somebody else is signed in',
      },
    ],
  },
  {
    path: '/auth',
    title: 'Sign in',
    abilities: [
      {
        question: 'I forgot my password: how do I reset it?',
        answer:
          'On the page for signing in choose “Reset” and give your address; a mail brings you a link that works for one hour, and you choose a new password.',
        also: 'forgot password, forgotten password, lost password, reset password, password reset, cannot log in, cant login, cant sign in, log in, login, sign in, locked out',
      },
      {
        question: 'I lost my authenticator: how do I get in?',
        answer:
          'Use one of your ten recovery codes, or a passkey. Without them the page of the second step has a way for that: a mail brings a link, and three days after you followed it the second step is gone.',
        also: 'lost phone, lost my phone, new phone, lost authenticator, lost second step, lost codes, recovery code, no code, locked out of two factor',
      },
      {
        question: 'Where do I sign in?',
        answer: 'On the page “Sign in”, with your address and password, or with a passkey if you have added one.',
        also: 'sign in page, login page, log in, member area, my account',
      },
    ],
  },
  {
    path: '/profile',
    title: 'Your profile',
    abilities: [
      {
        question: 'Can I use pounds and ounces instead of kilograms?',
        answer:
          'Yes. On your profile choose kilograms and litres, or pounds and fluid ounces. You can also type a unit behind a number.',
        also: 'units, unit, imperial, metric, lbs, lb, pounds, kg, stone, fl oz, ounces, liters, litres, switch units, change units',
      },
      {
        question: 'In which languages is it?',
        answer:
          'The pages and lessons are in English. On your profile you can have dates written in the way of another language.',
        also: 'language, languages, german, deutsch, spanish, español, french, français, italian, translated, translation, translate, other language, english only, date format',
      },
      {
        question: 'Which mails do I get, how do I stop them, and is there a reminder?',
        answer:
          'On your profile you choose which mails you want, and mails that you can do without carry a link that stops them. There is a reminder to check in, at seven in the evening of your time, which you switch on there. What guards your account always comes.',
        also: 'unsubscribe, stop emails, stop mails, email preferences, mail preferences, newsletter, notifications, notification, push, reminder, reminders, remind me, too many emails, spam, opt out, emails, which mails, send, mails you send, sent to me',
      },
      {
        question: 'Can I change my e-mail address?',
        answer:
          'Yes, on your profile. A new address counts once the links in a mail to the old and to the new one have both been followed.',
        also: 'change email, change my email, new email address, other email, update profile',
      },
      {
        question: 'How do I change my name or my picture?',
        answer: 'On your profile, where your display name and your picture stand.',
        also: 'change name, change my name, username, display name, avatar, profile picture, change my picture, my photo, married name',
      },
      {
        question: 'How do I change my time zone?',
        answer: 'On your profile, beside your display name. Your days begin and end by it.',
        also: 'time zone, timezone, wrong day, midnight, moved, i am travelling, local time, clock',
      },
    ],
  },
  {
    path: '/profile/tokens',
    title: 'Programs',
    abilities: [
      {
        question: 'Is there an API, or a token for my own programs?',
        answer:
          'Yes. Under Programs on your profile you make an access token with the rights and the end that you choose; with it a script, a shortcut or a spreadsheet can read and write your check-ins.',
        also: 'api, access token, access tokens, tokens, developer, developers, webhook, script, automate, automation, zapier, ifttt, shortcut, shortcuts, rest api, integration for developers, json api',
      },
    ],
  },
  {
    path: '/profile/membership',
    title: 'Your membership',
    abilities: [
      {
        question: 'Where do I cancel, change my plan, or find receipts?',
        answer:
          'On “Your membership” in your profile: there you cancel or change the plan, ask for your money back within the guarantee, and open the page of the payment service with your card and receipts.',
        also: 'cancel my membership, cancel subscription, how do i cancel, end my subscription, stop paying, upgrade, downgrade, switch plan, change plan, receipt, receipts, invoice, invoices, update card, new card, payment method, billing, renew',
      },
      {
        question: 'Can I pause my membership or subscription?',
        answer:
          'There is no pause. On “Your membership” in your profile you can cancel, keep your access until the end of what is paid, and come back with a plan later; your record stays as long as your account does.',
        also: 'pause membership, pause subscription, pause my plan, freeze my membership, hold my membership, suspend, put on hold, take a break from paying',
      },
    ],
  },
  {
    path: '/profile/appointments',
    title: 'Your appointments',
    abilities: [
      {
        question: 'Where are my appointments, and can I cancel one?',
        answer:
          'On “Your appointments” in your profile. You can cancel one there until the coach’s limit before it begins, download it for your own calendar, or have a private address at which your calendar reads them all.',
        also: 'appointment, appointments, my sessions, cancel appointment, cancel my session, reschedule, move my appointment, google calendar, apple calendar, outlook, ics, ical, calendar feed, subscribe calendar',
      },
    ],
  },
]
