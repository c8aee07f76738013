import type { DangerAnswers } from './form.ts'

export const swedish: DangerAnswers = {
  language: 'sv',
  or: 'eller',
  anyNumber: '112 (i Europeiska unionen och många andra länder) eller 911 (i USA och Kanada)',
  urgent:
    'Det här kan vara ett nödläge, och jag kan inte hjälpa tillräckligt snabbt. Ring {number} nu, eller åk till närmaste akutmottagning.',
  crisis:
    'Jag är ledsen att det är så svårt. Ingen behöver bära det här ensam, och jag är inte rätt hjälp. Om du eller den du skriver om är i fara, ring {number} nu.',
  poison:
    'Det här kan vara en förgiftning. Ring {number} nu, även om det inte känns något än, och ha förpackningen till hands. Jag kan inte hjälpa tillräckligt snabbt.',
  violence:
    'Ingen har rätt att göra så mot dig eller någon annan, och det är inte ditt fel. Om du eller någon annan är i fara, ring {number} nu eller gå dit där det finns andra människor.',
  eating:
    'Tack för att du skriver det här. Jag är inte rätt hjälp och kommer inte att svara med mat eller en plan. Prata snart med en läkare: det går att behandla, vid vilken vikt som helst. Om någon svimmar, har ont i bröstet eller tänker på att skada sig, ring {number} nu.',
  line: 'Du kan också kontakta {name}: {line}.',
  always: ' (dygnet runt)',
  byText: ' (samtal eller sms)',
  crisisAnywhere:
    'Du kan också ringa en stödlinje där du bor, eller genast berätta för någon nära dig: en vän, en anhörig eller en läkare.',
  general: 'Om det händer nu, dig eller någon annan, ring {number}.',
  maybe: 'Om du eller någon annan kan vara i fara, ring {number}.',
  close: 'När du är i säkerhet kan du fortfarande prata med någon i vårt team här; de är coacher och inte läkare.',
  resultNow: {
    title: 'Ring en läkare nu.',
    called:
      'Vid ett sådant svar ringer ett laboratorium genast en läkare. Det kan vara ett fel i provet eller ett skrivfel, och bara en läkare kan avgöra det.',
    unless: 'Om du inte får tag på någon, eller mår dåligt, ring {number}.',
    heart:
      'Om du har smärta, tryck eller åtstramning i bröstet, smärta som går ut i en arm, käken eller ryggen, eller svårt att andas, ring först {number}.',
  },
  resultToday:
    'Kontakta en läkare om detta i dag. Laboratorier berättar för en läkare om ett sådant svar samma dag. Vad det betyder för dig kan bara en läkare säga. Vänta inte om du mår dåligt.',
  resultsNotReviewed: 'Det bygger på listor från laboratorier och har ännu inte granskats av en läkare.',
}
