import { termClaims } from './claims/terms.ts'
import type { LegalText } from './reading.ts'

/** Short legal texts that fit what this software does. The owner should have them read by a lawyer of their own country. */

/** The passage of the terms about the guarantee. */
export const MONEY_BACK = 'Money back'

export const privacy: LegalText = {
  title: termClaims.privacy.text,
  lead: 'What we keep about you, why, for how long, and how you get it out again.',
  changedOn: '2026-11-22',
  passages: [
    {
      heading: 'What we keep',
      text: ['Only what you give us, and what running the site needs.'],
      points: [
        'Your account: e-mail address, the name and the picture you chose if you chose any, your time zone, units and language of dates, which mails you want, and your password as a hash that cannot be turned back into it.',
        'Your health entries: the numbers and dates that you type into the check-in, and the streaks and achievements that come out of them.',
        'Your membership: the kind, when it began and ends, and what the payment service tells us of your payments.',
        'Your messages to us: name, address and text; from employers also the organisation and the size of the team.',
        'Your conversations with the assistant, the address that you may give there, and a random cookie that recognises your browser until you close it.',
        'A story, if you tell one: your words, a rating, the name to show and a picture if you add one. It is published only with your consent, and gone from the site when you take it back.',
        'Your sessions: when and in which browser you signed in, when you last used it, when that ends, and, where the operator has a list of places, the city or country it was opened in (never the address itself). To slow down attacks we count attempts by network address for a short time.',
      ],
    },
    {
      heading: 'What your entries are used for',
      text: [
        'Your health entries are shown to you and used to work out your own score, streaks and suggestions. They are not used for advertising, not sold, not sent ' +
          'by e-mail, not written into logs, and never given to an artificial intelligence.',
      ],
    },
    {
      heading: 'Why we may',
      text: [
        'Your account, your membership and your messages: to do what you asked us for. Your health entries: because you agree to it by typing them in, and only ' +
          'as long as you do; delete one, or all of them, and your agreement ends with it. Counting attempts by network address: because a site under attack serves nobody. Invoices: because the law says so.',
      ],
    },
    {
      heading: 'Cookies and storage in your browser',
      text: [
        'When you sign in, one cookie keeps you signed in. Signing up or starting the trial marks your browser with another, so that we know it again when you confirm your address. Forms may set a cookie that lives for a minute, to show you how they went. Your browser may also ' +
          'remember small things for itself, such as that you closed a notice. There are no advertising cookies and no tracking across sites.',
      ],
    },
    {
      heading: 'The assistant',
      text: [
        'The assistant answers out of our own pages. Where the owner of this site has set up a language model, your message and the last ones before it are sent to it for the ' +
          'answer, without your name and address; please leave out health details. Our team can read conversations in its inbox; what seems to tell of danger to somebody is marked there, so that it is read first.',
      ],
    },
    {
      heading: 'Who else sees it',
      text: [
        'Pages, pictures and fonts come from our own server, so that reading here tells no other company anything. Should visits ever be counted with the help of ' +
          'another company, this page says so in a section of its own, and it happens only if you agree. Mail goes out through the mail service that the ' +
          'owner of this site uses. If you pay for a membership, the payment service handles your card; we never see its number. Links that leave this ' +
          'site lead to places with rules of their own.',
      ],
    },
    {
      heading: 'How long',
      text: [
        'We keep your data while you have an account. When you erase it, everything goes 7 days later, your stories and the messages from your confirmed address included, except for what the law obliges us to keep, such as invoices. ' +
          'Messages to us are kept for at most two years, ' +
          'and what looks like spam for 30 days. Conversations with the assistant are kept for 90 days after the last word, and for two years where you asked for a person or for a plan. What the payment service tells us of somebody who has no account here is kept for 90 days.',
      ],
    },
    {
      heading: 'Your rights',
      text: [
        'You may have a copy of everything we hold about you, have it corrected, or have it erased; it costs nothing. On your profile, under “Your data”, a page makes the copy: one file, ready within minutes and kept for 24 hours. ' +
          'Another one erases your account: it says beforehand what goes and what stays, and for 7 days you can change your mind. For everything else write to us through the contact page. If you think we handle your data wrongly, tell us; you may also complain to the data protection authority where you live.',
      ],
    },
  ],
}

export const terms: LegalText = {
  title: termClaims.terms.text,
  lead: 'What you can expect from us, and what we ask of you.',
  changedOn: '2026-11-22',
  passages: [
    {
      heading: 'What this is',
      text: [
        '{name} offers health education and coaching: lessons, articles, a place to note your own numbers, and conversations. It is not medical care; please ' +
          'read the Medical and Coaching Disclaimer too.',
      ],
    },
    {
      heading: 'Your account',
      text: [
        'One account belongs to one person. Keep your password to yourself, and tell us if you think someone else knows it. You must be old enough to enter into a contract where you live.',
      ],
    },
    {
      heading: 'The free trial',
      text: [
        'The trial lasts 7 days, asks for no credit card and ends by itself. You can cancel anytime, no questions asked. There is one trial per person.',
      ],
    },
    {
      heading: 'Membership and payment',
      text: [
        'Prices stand on the pricing page. A membership renews until you cancel it, and you can cancel anytime: you keep your access until the end of the billing period. Lifetime access is paid once.',
      ],
    },
    {
      heading: MONEY_BACK,
      text: [termClaims['guarantee-in-terms'].text],
    },
    {
      heading: 'What you may do with the lessons',
      text: [
        'Learn from them, print them, use them for yourself and your family. Please do not publish, resell or share access to them.',
      ],
    },
    {
      heading: 'What we ask you not to do',
      text: [
        'Do not try to reach other people’s data, disturb the service, or use it to harm or deceive anyone. We may close an account that does.',
      ],
    },
    {
      heading: 'If something goes wrong',
      text: [
        'We do our best to keep the site correct and available, and we mend what is broken when we learn of it. Nothing here limits rights that the law gives you as a consumer.',
      ],
    },
  ],
}

export const disclaimer: LegalText = {
  title: termClaims.disclaimer.text,
  lead: '{name} offers health coaching, not medical care.',
  changedOn: '2026-11-20',
  passages: [
    {
      heading: 'Not medical advice',
      text: [
        'Nothing on this site diagnoses, treats, cures or prevents a disease, and nothing here replaces the advice of a doctor, pharmacist or dietitian who knows ' +
          'you. Do not put off seeking medical help, and do not stop a treatment, because of something you read or saw here.',
      ],
    },
    {
      heading: 'Speak to someone first',
      text: [
        'Before you change your diet, training or supplements, speak to a professional if you are pregnant or nursing, live with an illness, take medication, recover from an injury, or are under age.',
      ],
    },
    {
      heading: 'The health score and other numbers',
      text: [
        'The health score counts how recently and how completely you have made entries. It says something about your habit of looking, and nothing about whether you are ill or ' +
          'well. Charts and streaks come from what you typed and can be wrong if it was.',
      ],
    },
    {
      heading: 'Results differ',
      text: ['People differ, and so do their results. Figures and stories on this site are no promise for you.'],
    },
    {
      heading: 'Products and links',
      text: ['Some links to products pay us a commission. A product that is shown here is not thereby right for you.'],
    },
    {
      heading: 'In an emergency',
      text: ['Call your local emergency number. This site cannot help fast enough.'],
    },
  ],
}

/**
 * What `{who-can-read}`, `{who-processes}` and `{kept-how-long}` stand for is written when the page is shown, from what the site does then. The rest says
 * what holds whatever is connected.
 */
export const healthData: LegalText = {
  title: 'Health Data Policy',
  lead: 'What happens here to what you enter about your body: who can read it, where it goes, and how long it stays.',
  changedOn: '2026-11-26',
  passages: [
    {
      heading: 'What we call health data',
      text: ['Everything that says something about your body, and that you bring here yourself.'],
      points: [
        'The numbers of your check-ins, your habits and your rest days.',
        'The results of laboratories that you type or read in, with the file if you keep it.',
        'What you import from a device or an app.',
        'What is worked out from these: your score, trends, streaks, achievements and suggestions.',
      ],
    },
    {
      heading: 'What it is used for',
      text: [
        'It is shown to you, and your score, trends and suggestions are worked out from it. It is not used for advertising, not sold, not sent by e-mail, not written into ' +
          'logs, and never given to an artificial intelligence.',
        'You decide about each number: entering it is how you agree to its being kept, and deleting it ends that.',
      ],
    },
    { heading: 'Who can read it', text: ['{who-can-read}'] },
    { heading: 'Where it is, and who works for us', text: ['{who-processes}'] },
    { heading: 'How long it is kept', text: ['{kept-how-long}'] },
    {
      heading: 'What you can do',
      text: ['All of it is on your profile, costs nothing, and needs no reason.'],
      points: [
        'Have a copy of everything, as one file: under [Your data](/profile/data).',
        'Erase your account with all of it: in the same place.',
        'See who has looked at it: under [Who has looked](/profile/access).',
        'Delete a single day, report or import where it stands.',
        'Ask us anything else through the [contact page](/contact), or complain to the data protection authority where you live.',
      ],
    },
    {
      heading: 'What it is not',
      text: [
        'No record of a doctor, and no diagnosis: please read the [Medical and Coaching Disclaimer](/disclaimer). What else we keep about you says our ' +
          '[Privacy Policy](/privacy).',
      ],
    },
  ],
}
