import type { DangerWords } from '#content/chat/danger/form.ts'

export const alone: DangerWords['alone'] = {
  'self-harm': `självmord~, suicid~, tar livet av mig, tar livet av sig, slippa vakna, slippa leva, bättre utan mig, bättre om jag inte fanns, bättre om jag var död, skär mig, skär sig, skurit mig, skurit sig, skada mig själv, skadar mig själv, skada sig själv, skadar sig själv, självskad~, dödslängtan, livstrött, ingen skulle sakna mig, avskedsbrev, göra slut på det, hoppa framför tåget, gör mig illa, göra mig illa, leva längre`,
  heart: `hjärtstopp, kramp i bröstet, band över bröstet`,
  stroke: `sluddrar, halvsidesförlam~`,
  breath: `kvävs, satt i halsen, kippar efter luft, andnöd`,
  allergy: `epipen, allergichock`,
  poison: `överdoser~, råttgift, förgift~, hela burken tabletter, alla tabletter, kolmonoxid, för många tabletter`,
  'blood-sugar': 'insulinkoma, diabeteskoma, insulinkänning, kraftig känning, svår känning, =hypo',
  baby: `vattnet har gått, vattnet gick, bebisen andas inte, bebis andas inte, inga fosterrörelser, skakat bebisen, skakade bebisen, skaka bebisen, minskade fosterrörelser, känner inga rörelser, färre rörelser`,
  injury: `medvetslös, reagerar inte, går inte att väcka, vaknar inte, krampar, krampanfall, epileptiskt anfall, slutar inte blöda, elstöt, elchock, drunkn~, inte kontaktbar, okontaktbar, slutar inte att blöda, knivhuggen, fått ström, stötar av`,
  violence: `slår mig, slår mej, slog mig, min man slår, min sambo slår, misshandlar mig, våldtog mig, våldtagen, stryper mig, ströp mig, stryptag, kvinnomisshandel, hotar mig, hotar att döda, hotar att slå, ska slå ihjäl, låser in mig, utnyttjar mig, slår henne, våld i hemmet, slår mamma, strypgrepp`,
  eating: `ner till # så slutar, ner till # kg, dagar med bara, utan kalorier, # kg kvar sen slutar, hetsät~, fingrarna i halsen, fingret i halsen, kräks efter, kräkas efter, spyr efter, spy efter, laxermedel, spyr upp maten, spyr upp allt, kräks upp`,
}

export const named: DangerWords['named'] = {
  'self-harm': 'självmord, suicid',
  heart: 'hjärtattack, hjärtinfarkt, infarkt, kärlkramp',
  stroke: `stroke, slaganfall, hjärnblödning, propp i hjärnan, hjärninfarkt, en tia, tia attack`,
  breath: 'astmaanfall, drunkning, kvävning',
  allergy: 'anafylaxi, anafylaktisk chock, allergisk chock, allergisk reaktion, anafyla~',
  poison: 'överdos, förgiftning, alkoholförgiftning, rökförgiftning',
  'blood-sugar': 'hypoglykemi, ketoacidos, insulinchock',
  baby: 'havandeskapsförgiftning, preeklampsi, missfall, plötslig spädbarnsdöd',
  injury:
    'hjärnhinneinflammation, sepsis, blodförgiftning, epilepsi, värmeslag, solsting, hypotermi, lungemboli, blodpropp, hjärnskakning, propp',
  violence: 'våldtäkt, våldtäkter',
  eating: 'anorexi, anorexia, bulimi, ätstörning, ätstörningar, anorexi~, bulimi~, ätstörning~',
}

export const harmless: DangerWords['harmless'] = `slå ihjäl mig om, slår ihjäl mig om, chefen kommer slå, är lagom om man, lagom om, tog livet av mig ska, passet tog livet, passet tar livet, spinning tog livet, träningen tog livet, tar livet av mig på passet, tog nästan livet, spinning, dödstrött, dör av skratt, dör av nyfikenhet, dör av hunger, dör av träningsvärk, dog av skratt, skrattar ihjäl, ihjälskrattad, dödsskönt, dödar tid, döda tid, dö för, att dö för, värt att dö för, dödlift, bröstsim, bröstpass, bröstövning, bröstövningar, bröstpress, bröstmuskler, bröstdag, bröstmjölk,
    kycklingbröst, slår till, slår rekord, slog rekord, slå rekord, slå ihop, slår i ägg, slår ihop, slå till på, slår om, slår på stort, slår personbästa, slå mitt rekord, slå min tid, i huvudet på en gammal, hjärtligt, av hela hjärtat, hjärtat hoppade till när jag såg priset, hjärtat i halsgropen, blodprov, blodprover, blodtryck hemma,
    ge blod, blodgivare, blodgrupp, träningsvärk, ont i plånboken, ont om tid, ont om pengar, har ont om, skär ner på, skära ner, skär grönsaker, skär bort socker, bränna fett, bränna kalorier, pressad tid, tryck på jobbet, under press, periodisk fasta, fasta 16, andfådd efter trappan, andfådd efter trappor, slut efter passet, helt slut efter,
    mördande tempo, mördarpass, mördarträning, hungrig som en varg, svälter ihjäl till lunch, klump i magen inför, fjärilar i magen, puls på, pulszon, pulszoner, pulsklocka, ramla dit, trillade av pinn, kanon, dö av tristess, tråka ihjäl, burk * slut, burken * slut, är slut ska jag, protein * slut, skar mig i fingret, skär mig i fingret, skar mig på, slår mig i tennis, slår mig i schack, slår mig i padel, slår mig i kort, slår mig i spel, min man slår mig i tennis, han slår mig i, hon slår mig i`

export const ordinary = `dela delar slut slår mot motion brons bröd bröder dag dagen dagar lår hår hals halv hela hel gift gifta gifte vill till fyll fylla lita liten lite smärt mager simma simmar simmade börja börjar börjat började`
