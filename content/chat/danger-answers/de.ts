import type { DangerAnswers } from './form.ts'

export const german: DangerAnswers = {
  language: 'de',
  or: 'oder',
  anyNumber: '112 (in der Europäischen Union und vielen anderen Ländern) oder 911 (in den USA und Kanada)',
  urgent:
    'Das kann ein Notfall sein, und ich kann nicht schnell genug helfen. Bitte rufen Sie jetzt {number} an oder gehen Sie in die nächste Notaufnahme.',
  crisis:
    'Es tut mir leid, dass es so schwer ist. Niemand muss das allein tragen, und ich bin dafür nicht die richtige Hilfe. Wenn Sie oder jemand, von dem Sie schreiben, in Gefahr ist, rufen Sie bitte jetzt {number} an.',
  poison:
    'Das kann eine Vergiftung sein. Bitte rufen Sie jetzt {number} an, auch wenn noch nichts zu spüren ist, und halten Sie die Packung oder Flasche bereit. Ich kann nicht schnell genug helfen.',
  violence:
    'Das darf niemand Ihnen oder anderen antun, und es ist nicht Ihre Schuld. Wenn Sie oder jemand anderes in Gefahr ist, rufen Sie bitte jetzt {number} an oder gehen Sie dorthin, wo andere Menschen sind.',
  eating:
    'Danke, dass Sie das schreiben. Ich bin dafür nicht die richtige Hilfe und antworte nicht mit Essen oder einem Plan. Bitte sprechen Sie bald mit einer Ärztin oder einem Arzt: Das ist behandelbar, bei jedem Gewicht. Wenn jemand ohnmächtig wird, Schmerzen in der Brust hat oder daran denkt, sich etwas anzutun, rufen Sie jetzt {number} an.',
  line: 'Hilfe gibt es auch hier: {name}, {line}.',
  always: ' (rund um die Uhr)',
  byText: ' (Anruf oder SMS)',
  crisisAnywhere:
    'Sie können auch ein Krisentelefon in Ihrem Land anrufen oder es sofort jemandem sagen, der Ihnen nahe ist: Freunden, der Familie oder einer Ärztin, einem Arzt.',
  general: 'Wenn das gerade geschieht, Ihnen oder jemand anderem, rufen Sie {number} an.',
  maybe: 'Wenn Sie oder jemand anderes in Gefahr sein könnte, rufen Sie {number} an.',
  close:
    'Wenn Sie in Sicherheit sind, können Sie hier immer noch mit einem Menschen aus unserem Team sprechen; das sind Coaches, keine Ärzte.',
  resultNow: {
    title: 'Bitte rufen Sie jetzt eine Ärztin oder einen Arzt an.',
    called:
      'Bei einem solchen Wert ruft ein Labor sofort in der Praxis an. Es kann ein Fehler der Probe oder ein Tippfehler sein; sagen kann das nur ein Arzt.',
    unless: 'Wenn Sie niemanden erreichen oder sich krank fühlen, rufen Sie {number} an.',
    heart:
      'Wenn Sie Schmerzen, Druck oder Enge in der Brust haben, Schmerzen, die in Arm, Kiefer oder Rücken ziehen, oder schwer Luft bekommen, rufen Sie zuerst {number} an.',
  },
  resultToday:
    'Bitte sprechen Sie noch heute mit einer Ärztin oder einem Arzt darüber. Labore melden einen solchen Wert am selben Tag. Was er für Sie bedeutet, kann nur ein Arzt sagen. Wenn Sie sich krank fühlen, warten Sie nicht.',
  resultsNotReviewed: 'Das beruht auf Listen von Laboren und ist noch nicht ärztlich geprüft.',
}
