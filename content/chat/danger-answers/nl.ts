import type { DangerAnswers } from './form.ts'

export const dutch: DangerAnswers = {
  language: 'nl',
  or: 'of',
  anyNumber: '112 (in de Europese Unie en veel andere landen) of 911 (in de VS en Canada)',
  urgent:
    'Dit kan een noodgeval zijn, en ik kan niet snel genoeg helpen. Bel nu {number}, of ga naar de dichtstbijzijnde spoedeisende hulp.',
  crisis:
    'Het spijt me dat het zo zwaar is. Niemand hoeft dit alleen te dragen, en ik ben niet de juiste hulp. Als u of degene over wie u schrijft in gevaar is, bel dan nu {number}.',
  poison:
    'Dit kan een vergiftiging zijn. Bel nu {number}, ook als er nog niets te merken is, en houd de verpakking bij de hand. Ik kan niet snel genoeg helpen.',
  violence:
    'Niemand mag dit u of een ander aandoen, en het is niet uw schuld. Als u of iemand anders in gevaar is, bel dan nu {number} of ga naar een plek waar andere mensen zijn.',
  eating:
    'Dank u dat u dit schrijft. Ik ben hiervoor niet de juiste hulp en zal niet met eten of een schema antwoorden. Praat er snel over met een arts: dit is te behandelen, bij elk gewicht. Als iemand flauwvalt, pijn op de borst heeft of eraan denkt zichzelf iets aan te doen, bel dan nu {number}.',
  line: 'U kunt ook terecht bij {name}: {line}.',
  always: ' (dag en nacht)',
  byText: ' (bellen of sms)',
  crisisAnywhere:
    'U kunt ook een hulplijn in uw land bellen, of het meteen vertellen aan iemand dichtbij: een vriend, familie of een arts.',
  general: 'Als dit nu gebeurt, bij u of bij iemand anders, bel dan {number}.',
  maybe: 'Als u of iemand anders in gevaar kan zijn, bel dan {number}.',
  close: 'Als u veilig bent, kunt u hier nog altijd met iemand van ons team praten; dat zijn coaches en geen artsen.',
  resultNow: {
    title: 'Bel nu een arts.',
    called:
      'Bij zo’n uitslag belt een laboratorium meteen een arts. Het kan een fout van het monster of een typefout zijn; alleen een arts kan dat zeggen.',
    unless: 'Als u niemand bereikt of zich niet goed voelt, bel {number}.',
    heart:
      'Als u pijn, druk of een beklemmend gevoel op de borst hebt, pijn die naar een arm, de kaak of de rug trekt, of moeite met ademen, bel dan eerst {number}.',
  },
  resultToday:
    'Neem hierover vandaag nog contact op met een arts. Laboratoria melden zo’n uitslag dezelfde dag aan een arts. Wat het voor u betekent, kan alleen een arts zeggen. Wacht niet als u zich niet goed voelt.',
  resultsNotReviewed: 'Dit berust op lijsten van laboratoria en is nog niet door een arts nagekeken.',
}
