import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

/** Grave signs that are told in passing. */
export const inPassing = {
  decided: `besluit genomen, beslissing genomen, het staat vast, geen weg terug, mijn besluit, ik heb besloten te gaan`,
  calmNow: `eindelijk rust, eindelijk rustig, rustig van binnen, voor het eerst in maanden, voor het eerst sinds lang, heel kalm, ben ik kalm, opgelucht, vrede mee`,
  hoards: `bewaard, spaar ik op, opgespaard, gespaard, verzameld, je weet nooit, voor het geval, apart gelegd, liggen nu bij mij, gehouden`,
  sleepPills: `slaappillen, slaapmiddelen, slaaptabletten, oxazepam, temazepam, diazepam, valium, lorazepam, kalmeringspillen, zopiclon`,
  countsBites: `tel de amandelen, tel amandelen, tel elke, tel elke hap, tel de druiven, een appel per dag, in kleine stukjes, vijf amandelen per dag, weeg elke hap, weeg elk hapje, weeg elke gram`,
  knowsWhere: `weet waar ik ben, weten waar ik ben, ziet waar ik ben, zien waar ik ben, app op mijn telefoon, mijn locatie, waar ik uithang`,
  handFails: `hand doet niet wat, hand luistert niet, knoopjes niet dicht, knopen niet dicht, laat zijn lepel vallen, lepel valt, vork valt, kopje valt, sleept met zijn been, sleept met haar been, trekt met zijn been, been wil niet, arm wil niet, hand wil niet`,
  mouthLeaks: `loopt uit zijn mond, loopt uit haar mond, loopt uit mijn mond, kwijlt aan één kant, scheve lach, lacht scheef, scheve glimlach, halve glimlach, mondhoek, dikke tong, zware tong`,
  weightMiddle: `druk in het midden, gewicht in het midden, zwaar in het midden, band om mijn borst, strakke band, riem om mijn borst`,
  voiceChanged: `stem is anders, stem klinkt, stem veranderd, hese stem, stem weg, ineens hees, kan niet slikken, kan nauwelijks slikken, speeksel niet slikken, schraapt steeds`,
  eyesRolled: `ogen weggedraaid, draait met de ogen, ogen draaiden weg, ogen weg, staart voor zich uit, starende blik, kijkt me niet aan, werd helemaal stijf, verstijfde, helemaal stijf`,
  needFeel: `iets voelen, weer voelen, wilde voelen, moest voelen, niets meer voelen, mezelf voelen`,
  meterHi: `geeft hi, alleen hi, alleen maar hi, staat hi, geeft high, buiten bereik`,
  lettersMove: `letters bewegen, letters dansen, zie dubbel, letters wazig, raak de toetsen niet`,
  onlyWater: `alleen water, alleen maar water, water en koffie, water en kauwgom, alleen thee, alleen koffie, op water`,
  heHears: `als hij me hoort, als hij dit ziet, als hij het ziet, hij slaapt hiernaast, hij zit hiernaast, kan niet bellen, kan niet praten, wis deze chat, chat wissen, bel me niet, niet bellen, app verbergen, moet zachtjes, als hij erachter komt`,
  saysFell: `tegen de deur gelopen, van de trap gevallen, tegen het kastje gelopen`,
  pupil: `ene pupil, een pupil, pupillen verschillend, pupil groter, ongelijke pupillen`,
  spotsStay: `vlekjes die niet verdwijnen, vlekken die niet wegtrekken, puntjes die niet, glastest, paarse vlekjes, paarse puntjes`,
  soaked: `handdoek doorweekt, tweede handdoek, derde handdoek, plas bloed, spuit eruit, door het verband, bloedt door`,
} satisfies Partial<Record<FurtherMeaning, Words>>
