import type { DangerWords } from '#content/chat/danger/form.ts'

export const alone: DangerWords['alone'] = {
  'self-harm': `jullie hebben niks fout gedaan, jullie hebben niets fout gedaan, niet jullie schuld, zorg goed voor hem, zorg goed voor haar, zelfmoord~, suïcid~, suicid~, uit het leven stapt, eruit stappen, niet meer leven, nooit meer wakker worden, beter zonder mij, beter af zonder mij, doodswens, automutil~, snij mezelf, snijd mezelf, mezelf snijden, snijdt zichzelf, mezelf pijn, mezelf iets aandoen, zichzelf iets aandoen, polsen doorsnijden, zie het niet meer zitten, ziet het niet meer zitten, levensmoe, niemand zal me missen, hoeft voor mij niet meer, hoef niet meer, het is klaar met mij, jullie zijn beter af, was ik maar dood, was ik er maar niet, afscheidsbrief, voor de trein, een eind aan maken, een einde aan maken, er een einde aan`,
  heart: `beklemming op de borst, hartstilstand, band om mijn borst`,
  stroke: `halfzijdig verlamd`,
  breath: `stik bijna, ik stik, kan niet plat liggen, stikt, happen naar lucht, verslikt en`,
  allergy: `epipen`,
  poison: `rattengif, vergiftig~, te veel pillen, alle pillen, koolmonoxide, hele strip, hele doos pillen`,
  'blood-sugar':
    'zit op 1, zit op 2, dextro is op, dextro op, hypo en, zware hypo, ernstige hypo, hypo heeft, in een hypo, hypo gehad en',
  baby: `getrappel is stil, getrappel * stil, sinds gisterochtend stil, stil in mijn buik, vliezen gebroken, vliezen zijn gebroken, baby ademt niet, voel geen leven, baby geschud, door elkaar geschud, baby door elkaar, minder leven`,
  injury: `bewusteloos, buiten bewustzijn, reageert niet, niet wakker te krijgen, stuip~, epileptische aanval, bloed braken, elektrische schok, onder stroom, verdronken, verdrinkt, verdrinken, niet bij bewustzijn, neergestoken, stroomstoot, niet aanspreekbaar`,
  violence: `me afmaakt, me afmaken, maakt me af, van de trap geduwd, slaat me, slaat mij, sloeg me, mijn man slaat, mijn vriend slaat, mishandelt me, verkracht, hij wurgt me, hij wurgde me, huiselijk geweld, bedreigt me, maakt me dood, sluit me op, misbruikt me, aangerand, kneep mijn keel, keel dichtgeknepen, met een mes`,
  eating: `nog lager, alleen thee, eetbuien, vinger in mijn keel, vinger in de keel, vingers in mijn keel, vinger in haar keel, na het eten overgeven, overgeven na het eten, kots na het eten, kotsen na het eten, kotst na, laxeermiddel~, laxeerpillen, hongert zichzelf uit`,
}

export const named: DangerWords['named'] = {
  'self-harm': 'zelfmoord, zelfdoding, suïcide',
  heart: 'hartaanval, hartinfarct, infarct, angina',
  stroke: `beroerte, herseninfarct, hersenbloeding, =cva, een tia, tia gehad`,
  breath: 'astma aanval, verdrinking, verstikking',
  allergy: 'anafylaxie, anafylactische shock, allergische reactie, allergische shock, anafyla~',
  poison: 'overdosis, vergiftiging, alcoholvergiftiging',
  'blood-sugar': 'hypoglykemie, ketoacidose, diabetisch coma',
  baby: 'zwangerschapsvergiftiging, pre eclampsie, miskraam, wiegendood',
  injury:
    'hersenvliesontsteking, sepsis, epilepsie, hitteberoerte, zonnesteek, onderkoeling, longembolie, trombose, hersenschudding, bloedvergiftiging',
  violence: 'verkrachting',
  eating: 'anorexia, boulimia, eetstoornis, eetstoornissen, anorexi~, boulimi~',
}

export const harmless: DangerWords['harmless'] = `slaap * waardeloos, slaap sinds * * waardeloos, waardeloos geslapen, doodmoe, dood aan, doodsimpel, lach me dood, lachen me dood, doodop, dood van de honger, sterf van de honger, sterf van nieuwsgierigheid, verveel me dood, doodgaan van de spierpijn, dood na die training, dood na de training, sta te springen, sta ik te springen, te springen om, dodelijk vermoeiend,
    moordend tempo, moordende training, moord training, tijd doden, borstoefening, borstoefeningen, borsttraining, borstvoeding, borstslag, kipfilet borst, kippenborst, borst dag, borst spieren, borstspieren, spierpijn, koolhydraten snijden, groente snijden, snijden in kosten,
    hart onder de riem, hartelijk, met hart en ziel, hart sloeg een slag over van de prijs, hartslagzone, hartslagzones, hartslagmeter, bloeddruk meten, bloedwaarden, bloedonderzoek, bloedprikken, bloed doneren, slaat nergens op, slaat aan, slaat op, sla over, sla ik de, sla een les, sla de,
    druk op het werk, werkdruk, drukke, druk met, druk gezin, gezond eten, uit mijn dak, gek op, kan niet wachten, kan geen genoeg, ontplof van energie, op mijn tandvlees, intermittent fasting, buiten adem na de trap, kapot na, kapot van de training, ga kapot, gaan stuk, stuk van, barst van de, stik van de lach, stik de moord, stikken van het lachen, de pijp uit, in slaap vallen met, uitgehongerd na, pot * leeg, fles * leeg, bus * leeg, pot eiwit, zak * leeg, slaat een balletje, slaan een balletje, balletje slaan, slaat me met schaken, slaat me met tennis, verslaat me, gas ke dard`

export const ordinary =
  'slaapt slaap slapen slaapt sloeg sla slag borstel arme armband dicht dichtbij hartig bloem stik dode geven gevel beven beter brood leren lezen'
