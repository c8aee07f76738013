import type { DangerWords } from '#content/chat/danger/form.ts'

export const general = {
  me: '=ik, =mij, =me, =mijn, =mn, mezelf, mijzelf',
  victim: '=me, =mij, =ons, haar, =hem, kinderen, mijn moeder, mijn kind, mijn zoon, mijn dochter, mijn zus, haar kind',
  person: `maatje, maat, kameraad, =hij, =zij, =ze, vriend, vriendin, man, vrouw, moeder, vader, =mam, =pap, =ma, =pa, zoon, dochter, broer, zus, oma, opa, tante, oom, buurman, buurvrouw, collega,
    cliënt, klant, iemand, partner, schoonmoeder, schoonvader, neef, nicht, dochtertje, zoontje, jongen, meisje, kind, klasgenoot, huisgenoot, mijn ex`,
  attacker:
    '=hij, =ze, =zij, man, vriend, vrouw, partner, =ex, vader, moeder, stiefvader, broer, zoon, baas, trainer, buurman, echtgenoot, vriendin, papa',
  child:
    'baby, babytje, zuigeling, pasgeboren~, peuter, dreumes, kind, kindje, zoontje, dochtertje, zoon, dochter, weken oud, maanden oud, kleintje, kleuter, kleinkind, neefje, nichtje',
  pregnant: 'zwanger, zwangerschap, # weken, weken zwanger, bevallen, bevalling, weken ver, net bevallen, kraambed, buik van',
  not: '=niet, =nie, =geen, nooit, =niks, niets, zonder, gestopt met, stopt met, weigert, =nimmer, hield op',
  cannot:
    'kan niet, kan nie, kan niet meer, kan geen, kan ik niet, kan amper, kan nauwelijks, lukt niet, niet in staat, krijg geen, krijgt geen, krijg niet, krijgt niet, kan bijna niet, moeite met, moeite om, nauwelijks, kon niet, kan hij niet, kan ze niet, amper',
  want: 'wil, wou, wilde, wenste, wens, zou willen, verlang, hoop, liever, willen, had gewild',
  intend:
    'ga, gaat, ga ik, van plan, denk aan, denkt aan, denk eraan, gedachten aan, gedachtes, probeerde, geprobeerd, poging, op het punt, dreigt, zei dat hij, zei dat ze, overweeg, neiging, drang, besloten, sta op het punt, nadenken over',
  suddenly: 'plotseling, plots, ineens, opeens, uit het niets, acuut, zomaar, zonet',
  badly:
    'gutst, spuit, eraf, er half af, erg, hevig, hevige, vreselijk, verschrikkelijk, heel, ondraaglijk, stopt niet, houdt niet op, steeds erger, ergste, zwaar, zware, enorm, hard, veel, slecht, felle, heftig, heftige, niet te stelpen, blijft',
  many: 'acht, negen, tien, elf, twaalf, vijftien, twintig, dertig, veertig, vijftig, zestig, honderd, tientallen, handvol, hand vol, hele hoop, een stuk of',
  much: 'te veel, teveel, hele, heel, alle, allemaal, doosje, strip, strips, fles, pot, potje, dubbele, dubbel, drie keer, in één keer, overdosis, alles',
  die: 'dood, doodgaan, sterven, sterf, gestorven, niet meer leven, overlijden, er niet meer zijn, dood zijn, doodga, kapotgaan, sterft',
  live: 'leven, leef, bestaan, hier zijn, er zijn, wakker worden, verder, doorgaan, in leven, te leven, levend, er nog zijn, verder leven',
  life: 'leven, mijn leven, alles, haar leven, zijn leven, aan alles, er een eind, eigen leven',
  end: 'eind, einde, beëindigen, maken aan, stoppen, benemen, nemen, eind aan, punt achter, klaar met',
  kill: 'afmaakt, afmaak, afmaken, vermoorden, vermoordt, doden, doodmaken, ophangen, verhangen, verdrinken, doodschieten, neerschieten, van kant, van het leven beroven, polsen doorsnijden, voor de trein, van de brug springen, springen, zelfmoord, afmaken, verzuipen, wurgen, verstikken, doodslaan, doodsteken, voor de trein springen, vergassen',
  self: 'mezelf, mijzelf, me zelf, zichzelf, hemzelf, haarzelf, zich, jezelf, mijn polsen, haar polsen, zijn polsen, me van kant',
  hurt: 'snijd~, snij, sneed, gesneden, krassen, krast, pijn doen, verwond~, branden, verbranden, beschadig~, iets aandoen, slaan, bonken, krab, prik, automutil~, pijnigen, iets aan te doen, kwaad doen',
  skin: 'arm, armen, pols, polsen, dij, dijen, bovenbeen, bovenbenen, huid, been, benen, onderarm, mesje, scheermes, expres',
  cut: 'snijd~, snij, sneed, gesneden, krassen, krast, kras, branden, snee, sneetjes, sneeën',
  accident:
    'per ongeluk, ongelukje, scheren, geschoren, koken, keuken, groente, ui, uien, brood, training, trainen, sportschool, squat, squats, knie, schouder, rug, enkel, hardlopen, rennen, voetbal, oven, pan, strijkijzer, calorieën, koolhydraten, suiker, haar, nagels, kosten',
  pointless:
    'zinloos, geen zin meer, geen reden, niets meer, niet de moeite, moe van, klaar met, zat, beu, opgegeven, geef op, opgeven, hopeloos, geen nut, geen uitweg, geen toekomst, waarom nog, heeft geen zin, ziet het niet meer zitten, zie het niet meer zitten, nutteloos, levensmoe',
  method:
    'touw, strop, scheermesjes, mesjes, pistool, wapen, pillen gespaard, gif, voorraad pillen, geweer, genoeg pillen, slaappillen',
  get: 'gekocht, koop, heb, heeft, spaar, gespaard, opgespaard, verzamel, verzameld, verstopt, gevonden, klaarliggen, klaar liggen, in mijn hand, hamster, bewaar, klaarligt',
  stand:
    'sta op, staat op, sta aan, zit op, zit aan, op de rand, aan de rand, op het punt te springen, sta ik, staat ze, staat hij, boven op',
  height:
    'brug, dak, balkon, flat, spoor, perron, rails, viaduct, raam, rand, spoorlijn, parkeergarage, toren, treinspoor, parkeerdek',
  farewell:
    'afscheid, vaarwel, afscheidsbrief, afscheidsbrieven, afscheidsbriefje, laatste bericht, laatste keer, brief, briefje, brieven, tot nooit meer',
  say: 'schreef, geschreven, zei, gezegd, achtergelaten, weggegeven, geeft weg, stuurde, gestuurd, nam, genomen, geef, gepost, weggeven, liet, appte, uitdelen',
  forever: 'voor altijd, nooit meer, voorgoed, definitief, eeuwig, voor eeuwig',
  pain: 'pijn, lijden, alles, het, dit, leed, dit gevoel, ellende',
  sleep: 'slapen, inslapen, slaap, in slaap vallen',
  wake: 'wakker worden, wakker, word wakker, ontwaken, wakker word',
  gone: 'weg, verdwenen, er niet meer, verdwijnen, niet meer bestaan, weg zijn, zonder mij, weg ben',
  nobody: 'niemand, iedereen, allemaal, familie, ze, mijn gezin, anderen, de kinderen, jullie',
  miss: 'missen, mist, merken, merkt, beter af, opgelucht, gelukkiger, kan iets schelen, beter zonder mij, opvallen, zou missen',
  burden: 'last, tot last, blok aan het been, alleen maar last',
  wayTo:
    'hoeveel, pijnloos, pijnloze, manier, manieren, makkelijkste, snelste, dodelijk, dodelijke, hoe kan ik, beste manier, dodelijke dosis',
} satisfies Partial<DangerWords['words']>
