import type { DangerWords } from '#content/chat/danger/form.ts'

export const alone: DangerWords['alone'] = {
  'self-harm': `jullie hebben niks fout gedaan, jullie hebben niets fout gedaan, niet jullie schuld, zorg goed voor hem, zorg goed voor haar, zelfmoord~, suïcid~, suicid~, mezelf van kant, een eind aan mijn leven, eind aan mijn leven, einde aan mijn leven, uit het leven stappen, uit het leven stapt, eruit stappen, er een eind aan maken, er een einde aan maken, wil dood, wil niet meer leven, wil nie meer leven, wil er niet meer zijn, niet meer leven, wil niet meer wakker worden, nooit meer wakker worden, beter zonder mij, beter af zonder mij, liever dood, doodswens, automutil~, snij mezelf, snijd mezelf, mezelf snijden, snijdt zichzelf, mezelf pijn, mezelf iets aandoen, zichzelf iets aandoen, polsen doorsnijden, zie het niet meer zitten, ziet het niet meer zitten, klaar met leven, moe van het leven, levensmoe, niemand zal me missen, hoeft voor mij niet meer, hoef niet meer, kan niet meer verder, het is klaar met mij, jullie zijn beter af, was ik maar dood, was ik er maar niet, afscheidsbrief, voor de trein, een eind aan maken, een einde aan maken, er een eind aan, er een einde aan, maak me van kant, springt voor de trein, spring voor de trein`,
  heart:
    'pijn op de borst, druk op de borst, pijn op mijn borst, druk op mijn borst, pijn in mijn borst, pijn in de borst, beklemming op de borst, hartstilstand, band om mijn borst',
  stroke: 'scheve mond, mond hangt, gezicht hangt, mondhoek hangt, halfzijdig verlamd, praat met dubbele tong',
  breath:
    'stik bijna, ik stik, kan niet plat liggen, kan niet ademen, kan geen adem, krijg geen adem, krijgt geen adem, krijg geen lucht, krijgt geen lucht, ademt niet, ademt niet meer, haalt geen adem, stikt, blauwe lippen, gestopt met ademen, adem niet halen, kan amper ademen, happen naar lucht, verslikt en, geen lucht meer',
  allergy: 'keel zwelt, keel knijpt dicht, tong zwelt, keel zit dicht, keel gaat dicht, epipen, keel snoert, dikke tong',
  poison: 'bleekmiddel gedronken, rattengif, vergiftig~, te veel pillen, alle pillen, koolmonoxide, hele strip, hele doos pillen',
  'blood-sugar':
    'zit op 1, zit op 2, dextro is op, dextro op, hypo en, zware hypo, ernstige hypo, hypo heeft, in een hypo, hypo gehad en',
  baby: 'getrappel is stil, getrappel * stil, sinds gisterochtend stil, stil in mijn buik, vliezen gebroken, vliezen zijn gebroken, baby ademt niet, baby beweegt niet, voel geen leven, voel de baby niet, baby geschud, door elkaar geschud, baby door elkaar, minder leven',
  injury:
    'bewusteloos, buiten bewustzijn, reageert niet, niet wakker te krijgen, stuip~, epileptische aanval, bloed braken, braakt bloed, hoest bloed, bloed opgehoest, hevig bloed, blijft bloeden, bloedt hevig, stopt niet met bloeden, elektrische schok, onder stroom, verdronken, verdrinkt, verdrinken, niet bij bewustzijn, neergestoken, stroomstoot, bijna verdronken, niet aanspreekbaar',
  violence:
    'me afmaakt, me afmaken, maakt me af, van de trap geduwd, slaat me, slaat mij, sloeg me, mijn man slaat, mijn vriend slaat, mishandelt me, verkracht, hij wurgt me, hij wurgde me, huiselijk geweld, bedreigt me, dreigt me te vermoorden, gaat me vermoorden, wil me vermoorden, maakt me dood, bang voor hem, bang voor mijn man, bang voor mijn vriend, sluit me op, misbruikt me, aangerand, durf niet naar huis, kneep mijn keel, keel dichtgeknepen, met een mes',
  eating:
    'moet nog lager, nog lager, sinds maandag alleen thee, alleen thee, eetbuien, vinger in mijn keel, vinger in de keel, vingers in mijn keel, vinger in haar keel, laat mezelf overgeven, na het eten overgeven, overgeven na het eten, kots na het eten, kotsen na het eten, kotst na, laxeermiddel~, laxeerpillen, dagen niet gegeten, dagen niets gegeten, dagen niks gegeten, honger mezelf uit, hongert zichzelf uit',
}

export const named: DangerWords['named'] = {
  'self-harm': 'zelfmoord, zelfdoding, suïcide',
  heart: 'hartaanval, hartinfarct, infarct, angina',
  stroke: 'beroerte, herseninfarct, hersenbloeding, =tia, =cva',
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
    druk op het werk, werkdruk, drukke, druk met, druk gezin, gezond eten, uit mijn dak, gek op, kan niet wachten, kan geen genoeg, ontplof van energie, op mijn tandvlees, intermittent fasting, buiten adem na de trap, kapot na, kapot van de training, ga kapot, gaan stuk, stuk van, barst van de, stik van de lach, stik de moord, stikken van het lachen, de pijp uit, in slaap vallen met, uitgehongerd na, pot * leeg, fles * leeg, bus * leeg, pot eiwit, zak * leeg`
