import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

/** Grave signs that are told in passing. */
export const inPassing = {
  decided: `entscheidung getroffen, meine entscheidung steht, entscheidung steht, es ist entschieden, gibt kein zurück, kein zurück mehr, habe mich entschieden zu gehen`,
  calmNow: `zum ersten mal seit langem, seit langem wieder ruhig, endlich ruhe, endlich ruhig, endlich frieden, bin ich ruhig, ganz ruhig, bin im reinen, innerlich ruhig, richtig erleichtert`,
  hoards: `liegen jetzt bei mir, aufgehoben, aufgespart, gesammelt, gehortet, zusammengespart, sicher ist sicher, für alle fälle, hab ich behalten, habe ich behalten, zurückgelegt, beiseite gelegt, hab ich noch`,
  sleepPills: `schlafmittel, schlaftabletten, schlafpillen, tavor, valium, zopiclon, zolpidem, diazepam, lorazepam, beruhigungsmittel, omas tabletten`,
  countsBites: `zähle mandeln, zähl mandeln, zähle jeden bissen, zähle jede, zähle die bissen, zähle trauben, einen apfel am tag, in kleine stücke, fünf mandeln am tag, wiege jede mandel, wiege jeden bissen, wiege jedes gramm`,
  knowsWhere: `sieht wo ich bin, weiß wo ich bin, wissen wo ich bin, sehen wo ich bin, app auf mein handy gemacht, app auf meinem handy installiert, meinen standort, ortungsapp, wo ich gerade bin`,
  handFails: `hand macht nicht was, hand gehorcht nicht, hand gehorcht mir nicht, kriegt die knöpfe nicht, knöpfe nicht mehr zu, kann die knöpfe nicht, löffel fällt, gabel fällt, tasse fällt, zieht ein bein nach, bein nach, hand will nicht, arm will nicht, bein will nicht, hand hört nicht, hand nicht richtig benutzen`,
  mouthLeaks: `läuft aus dem mund, läuft aus dem mundwinkel, läuft auf einer seite raus, sabbert auf einer seite, lächeln ist schief, schiefes lächeln, lächelt schief, halbes lächeln, zunge ist schwer, schwere zunge, zunge wie blei`,
  weightMiddle: `druck in der mitte, druck hier in der mitte, etwas in der mitte, gewicht in der mitte, ring um die brust, gürtel um die brust, wie ein gürtel, eng um die mitte, so einem druck in der`,
  voiceChanged: `stimme ist komisch, stimme klingt, stimme anders, stimme weg, heisere stimme, plötzlich heiser, kann nicht schlucken, kann kaum schlucken, spucke nicht schlucken, räuspert sich ständig, kloß im hals`,
  eyesRolled: `augen verdreht, verdreht die augen, augen nach oben, augen nach hinten, starrer blick, starrt ins leere, guckt durch mich durch, ganz steif geworden, wurde ganz steif, wurde steif, macht sich steif`,
  needFeel: `wieder spüren, mich spüren, etwas spüren, was spüren, druck ablassen, nichts mehr fühlen, irgendwas fühlen, mich selbst spüren`,
  meterHi: `zeigt nur hi, zeigt hi, nur noch hi, steht hi, zeigt high, außerhalb des messbereichs`,
  lettersMove: `buchstaben tanzen, buchstaben verschwimmen, buchstaben bewegen sich, treffe die tasten nicht, sehe doppelt, alles verschwimmt`,
  onlyWater: `nur wasser, nur mit wasser, wasser und kaffee, wasser und kaugummi, nur tee, nur kaffee, von wasser, außer wasser nichts, schwarzen kaffee`,
  heHears: `wenn er mich hört, wenn er das sieht, wenn er das liest, er ist nebenan, er schläft gerade, muss leise tippen, muss leise sein, kann nicht anrufen, kann nicht telefonieren, chat löschen, nicht anrufen, bitte nicht zurückrufen, verlauf löschen, wenn er mitkriegt, wenn er das mitbekommt`,
  saysFell: `gegen die tür gelaufen, gegen den türrahmen, treppe runtergefallen, treppe gefallen, gegen den schrank gelaufen`,
  pupil: `pupille größer, eine pupille, pupillen ungleich, pupillen unterschiedlich, pupille ist riesig`,
  spotsStay: `flecken die nicht verschwinden, punkte die nicht weggehen, glastest, punkte die man nicht wegdrücken, rote punkte bleiben, petechien, lila punkte`,
  soaked: `handtuch durch, handtuch ist durch, zweites handtuch, drittes handtuch, handtücher durch, blutlache, spritzt raus, durchgeblutet, blutet durch, verband durch`,
} satisfies Partial<Record<FurtherMeaning, Words>>
