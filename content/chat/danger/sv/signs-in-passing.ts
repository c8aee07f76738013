import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

/** Grave signs that are told in passing. */
export const inPassing = {
  decided: `fattat mitt beslut, bestämt mig, beslutet är taget, ingen återvändo, mitt beslut`,
  calmNow: `äntligen lugn, äntligen lugnt, äntligen frid, lugn för första gången, för första gången på länge, känner mig lugn, frid, lättad`,
  hoards: `sparat, sparar, samlat, samlar på, gömt undan, för säkerhets skull, ligger hos mig nu, man vet aldrig, behållit, lagt undan`,
  sleepPills: `sömntabletter, sömnmedel, sömnpiller, stesolid, sobril, oxascand, imovane, zopiklon, theralen, propavan, lugnande`,
  countsBites: `räknar mandlar, räknar mandlarna, räknar varje, räknar tuggor, ett äpple om dagen, skär i småbitar, fem mandlar om dagen, väger varje tugga, väger varje gram`,
  knowsWhere: `veta var jag är, se var jag är, vet var jag är, ser var jag är, app i min mobil, app på min mobil, min position, var jag befinner`,
  handFails: `handen lyder inte, lyder inte, hand lyder inte, kan inte knäppa, knäppa skjortan, tappar skeden, tappar gaffeln, skeden faller, släpar benet, släpar på benet, benet lyder, armen lyder, handen gör inte som`,
  mouthLeaks: `rinner ur munnen, rinner ur mungipan, dreglar på ena sidan, snett leende, ler snett, sned mun, mungipan, tjock tunga, tung tunga, halva leendet`,
  weightMiddle: `tryck i mitten, tyngd i mitten, vikt i mitten, band runt bröstet, spännband, rem runt`,
  voiceChanged: `rösten är konstig, rösten förändrad, rösten ändrad, hes röst, hes plötsligt, rösten borta, kan inte svälja, svårt att svälja, svälja saliv, harklar sig`,
  eyesRolled: `ögonen rullade, rullade med ögonen, himlade med ögonen, ögonen försvann, stirrar tomt, tom blick, tittar inte på mig, blev helt stel, blev stel, stelnade till`,
  needFeel: `känna något, behövde känna, behöver känna, sluta känna, känna att jag finns`,
  meterHi: `visar hi, bara hi, står hi, visar high, utanför mätområdet`,
  lettersMove: `bokstäverna rör sig, bokstäverna dansar, ser dubbelt, träffar inte tangenterna, bokstäverna flyter`,
  onlyWater: `bara vatten, vatten och kaffe, vatten och tuggummi, bara te, bara kaffe, enbart vatten, på vatten`,
  heHears: `om han hör, om han ser, han är i rummet bredvid, han sover bredvid, kan inte ringa, kan inte prata, radera chatten, radera den här, ring inte, ring mig inte, gömma appen, måste viska, om han märker, om han får veta`,
  saysFell: `gick in i dörren, gått in i en dörr, ramlade i trappan, ramlat i trappan`,
  pupil: `ena pupillen, olika stora pupiller, pupillen större, pupill stor`,
  spotsStay: `prickar som inte försvinner, fläckar som inte bleknar, glastest, lila prickar, lila fläckar, petekier`,
  soaked: `handduken genomblöt, andra handduken, tredje handduken, blodpöl, sprutar ut, blöder igenom, genomblödd`,
} satisfies Partial<Record<FurtherMeaning, Words>>
