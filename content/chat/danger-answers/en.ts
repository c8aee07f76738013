import type { DangerAnswers } from './form.ts'

export const english: DangerAnswers = {
  language: 'en',
  or: 'or',
  anyNumber:
    'your local emergency number (112 in the European Union, 911 in the US and Canada, 999 in the UK, 000 in Australia, 119 in Japan)',
  urgent:
    'This may be an emergency, and I cannot help fast enough. Please call {number} now, or go to the nearest emergency department.',
  crisis:
    'I am sorry that it is this hard. Nobody has to carry this alone, and I am not the right help for it. If you or somebody you write about is in danger or might get hurt, please call {number} now.',
  poison:
    'This may be a poisoning. Please call {number} now, even if nothing is felt yet, and keep the packet or bottle at hand. I cannot help fast enough.',
  violence:
    'Nobody may do this to you or to anybody else, and it is not your fault. If you or somebody else is in danger, please call {number} now, or go where there are other people.',
  eating:
    'Thank you for writing this. I am not the right help for it, and I will not answer with food or a plan. Please talk to a doctor soon: this can be treated, at any weight. If somebody faints, has pain in the chest or thinks of self-harm, call {number} now.',
  line: 'You can also reach {name} at {line}.',
  always: ', day and night',
  byText: ' (call or text)',
  crisisAnywhere:
    'You can also call a crisis line where you live, or tell somebody near you, a friend, a relative or a doctor, right away.',
  general: 'If this is happening now, to you or to somebody else, call {number}.',
  maybe: 'If you or somebody else may be in danger, call {number}.',
  close: 'When you are safe, you can still talk to a person of our team here; they are coaches and not doctors.',
  resultNow: {
    title: 'Please phone a doctor now.',
    called:
      'A laboratory calls a doctor at once about a result like this. It can be a mistake of the sample or of typing, and only a doctor can tell.',
    unless: 'If you cannot reach one, or feel unwell, call {number}.',
    heart:
      'If you have pain, pressure or tightness in the chest, pain that moves to an arm, the jaw or the back, or trouble breathing, call {number} first.',
  },
  resultToday:
    'Please contact a doctor about this today. Laboratories tell a doctor about a result like this on the same day. What it means for you only a doctor can say. If you feel unwell, do not wait.',
  resultsNotReviewed: 'This rests on lists of laboratories and has not yet been reviewed by a doctor.',
}
