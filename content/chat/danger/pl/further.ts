import type { DangerWords } from '#content/chat/danger/form.ts'

export const further: Partial<DangerWords['words']> = {
  longPast:
    'lat temu, lata temu, w 2012, w 2013, w 2014, w 2015, w 2016, w 2017, w 2018, w 2019, w 2020, w 2021, jako nastolatka, jako dziecko, dawno temu, całkowicie zdrowa, w pełni wyzdrowia~, dekadę temu',
  recurs: 'znowu, znów, ponownie, wróciło, wrócił, wróciła, kolejny raz, w tej chwili, jeszcze raz, nawrót',
  despair:
    'beznadziej~, rozpacz~, bez wyjścia, pustka, pusta, przegryw, porażka, bezwartościow~, nie widzę przyszłości, zrozpaczon~, brak nadziei, nie ma nadziei, nie widzę wyjścia, zero nadziei',
  goOn: 'dalej, już, tak, dłużej, wytrzymać, znieść, tego, ciągnąć, wytrzymam',
  vanish: 'zniknąć, nie istnieć, nie być, nie obudzić się, przestać istnieć, zniknac, nie budzić',
  drawnTo: 'patrzę na, patrze na, myślę o, wyobrażam sobie, gapię się, ciągnie mnie, fantazjuj~',
  deadlyPlace:
    'tory, torach, most, moście, pociąg, tabletki, apteczka, apteczkę, balkon, dach, tir, drzewo, peron, leki, pod pociąg',
  belongings:
    'biżuteri~, psa, kota, oszczędności, listy, testament, hasła, rzeczy, ubrania, zegarek, gitarę, pies, kot, dokumenty',
  handOver:
    'oddałam, oddałem, oddał~, rozdał~, rozdaję, rozdaje, napisał~, uporządkowa~, znalazłam dom, przepisał~, pozałatwiał~, pożegnał~',
  injure: 'tnę, tne, ciąć, tnie, pocięł~, przypalam, drapię, gryzę, biję, wbijam, ranię, krzywdzę, kaleczę, nacinam, uderzam',
  ownBody:
    'ręka, ręce, rękę, nadgarstki, uda, udo, nogi, skórę, głową w ścianę, głową o ścianę, przedramię, przedramiona, brzuch, rękach, udach',
  deliberately:
    'celowo, kara, za karę, żeby coś poczuć, ulga, ulgę, nawrót, do krwi, po kryjomu, z premedytacją, specjalnie, ulży, chęć, znowu zaczę~, uspokaja',
  marks: 'cięcia, blizny, ślady, rany, oparzenia, nacięcia, zadrapania, bandaż, bandaże, szramy, krew, sznyty',
  sleeves: `ręce, rękach, rękaw~, nadgarstkach, nadgarstki, uda, udach, długi rękaw, długie rękawy, przedramionach, rękawie, rękawach, długim rękawie, rąk, rękami, ramion`,
  blade: 'żyletka, żyletki, żyletkę, zyletka, nożyczki, zapalniczka, nożyk, maszynki, ostrze, temperówk~',
  hide: `ukrywa, ukrywam, chowa, chowam, schowan~, pod łóżkiem, w szufladzie, długie rękawy, nikt nie widzi, pod materacem, zakrywa, zasłania, żeby nikt nie zobaczył, nikt nie zobaczył, nikt nie zobaczy, nie widział, w etui, w upał, w upale, mimo upału`,
  training:
    'trening, treningu, ćwicz~, bieganie, bieg, biegam, siłownia, siłowni, przysiady, zajęcia, joga, pilates, maraton, crossfit, fitness, martwy ciąg, rower, interwał~, pompki',
  game: 'tenis, tenisa, gra, grze, szachy, mecz, wyścig, karty, padel, wyzwanie, w piłkę, gry',
  pale: 'blady, blada, szary, szara, biały jak, blada jak, kredowobiał~, poszarzał~, bladł~, zbladł~, ziemist~',
  sweaty: 'spocon~, pot, zimny pot, poty, zlany potem, zlana potem, oblany potem, pocę się, poci się, lepki',
  dizzy: 'zawroty, kręci się w głowie, kreci mi sie w glowie, zawroty głowy, mroczki, słabo, w głowie się kręci, kręci mi się',
  drowsy: `śpi i śpi, ciągle śpi, senny, senna, ospał~, przysypia, ledwo kontaktuje, nie można dobudzić, nie mogę dobudzić, mamrocze, otumanion~, kontaktuje, zasypia, nie dobudza, nie dobudzi, nie mogę jej dobudzić, nie budzi się, ciężko dobudzić, półprzytomn~`,
  vomiting: 'wymiotuje, wymioty, wymiotuję, zwraca, rzyga, zwymiotow~, haftuje, wymiotował~, nic nie zatrzymuje, rzygam',
  fever: 'gorączka, gorączkę, gorączki, goraczka, dreszcze, 39, 40 stopni, rozpalon~, gorączkuje, temperatura',
  stiffNeck:
    'sztywny kark, sztywność karku, sztywna szyja, światłowstręt, razi światło, plamki nie bledną, nie bledną, karku, kark',
  shivering: 'trzęsie, trzęsę, drży, dygocze, drżenie, dreszcze, drgawki, telepie, roztrzęsion~',
  blurred: 'niewyraźnie, zamazany, zamazan~, podwójnie, mroczki, plamy przed oczami, zasłona, rozmazany, rozmazane, błyski',
  odd: 'dziwnie, dziwny, dziwna, inaczej, nie tak, źle, nienormaln~, nieswojo',
  awful: 'okropnie, fatalnie, strasznie, jak nigdy, umieram, tragicznie, koszmarnie, źle, paskudnie',
  indigestion: 'zgaga, zgagę, niestrawność, gazy, refluks, zgagi',
  dropThings:
    'upuszcza, wypada mi z ręki, wypada z ręki, nie słucha, noga się ugina, leci z ręki, upuścił~, wypadł~ z ręki, wypada',
  tipsy:
    'jak pijan~, jak pijany, jak pijana, zatacza, chwieje, słania, jakby był pijany, jakby była pijana, zataczam, wygląda na pijan~',
  laboured:
    'ciężko, szybko, płytko, świszcz~, chrapliw~, z trudem, rzęzi, charczy, głośno, wciąga, przyspieszony, ciężki, zaciąga, przez słomkę',
  lump: 'gula, gulę, kluska, swędzi, drapie, ściśnięte, dziwne, ścisk, kłuje, drapanie',
  dose: 'wziął, wzięła, wzięłam, wziąłem, połkn~, zażył~, wstrzykn~, łykn~, wciągn~, podał~, nałykał~',
  overMuch:
    'za dużo, wszystko, cały, całe, wszystkie, podwójn~, potrójn~, naraz, więcej niż, cały listek, całe opakowanie, dwa razy, za duzo, resztę',
  emptyPack:
    'pusty listek, puste listki, puste opakowanie, pusta butelka, pusty blister, puste blistry, brakuje tabletek, puste opakowania, pusta fiolka, opakowanie * puste, opróżnion~, puste po, pusty obok',
  recreational:
    'kokaina, kokainy, kokę, ketamina, ecstasy, mdma, heroina, dopalacze, narkotyk~, amfetamin~, feta, fetę, mefedron~, piksa, ghb, kryształ~',
  fumeSource: 'piecyk, piec, kocioł, grill, agregat, kominek, kuchenka, spaliny, junkers, koza, kozy, pieca, bojler, garaż~',
  contact: 'w buzi, w ustach, w oku, do oka, na wargach, pachnie, piana, ślini, prysnę~, śmierdzi, do oczu, toczy',
  diabetesThing:
    'insulina, insuliny, insulinę, ketony, pompa, pompie, sensor, cukrzyk, cukrzyca, cukrzycą, typ 1, cukier, glukoza, cukru',
  without:
    'skończyła się, skończył się, zapomniał~, pominął~, pominęł~, przestał~, bez, nie wziął~, odstawił~, brakło, nie podał~, zabrakło, nie mam',
  keto: 'zmywaczem do paznokci, ketony, ketonów, acetonem, aceton',
  thirst:
    'butelek wody, wypija po, pragnienie, ogromne pragnienie, pije litrami, wypija litry, chce mi się pić, pije ciągle, pije bez przerwy, pić, pije na okrągło',
  urinate:
    'lata co chwilę do łazienki, lata do łazienki, co chwilę do łazienki, sika, sikam, siku, ciągle sika, moczy się, oddaje mocz, moczy łóżko, sikanie',
  bump: 'brzuch, brzuszek, ciąża, ciąży, trymestr, położna, położnej, tydzień, ruchy, dzidzi~',
  birthSign:
    'wody odeszły, odeszły wody, odeszły mi wody, skurcze, pępowina, skrzepy, nie rusza się, twardy brzuch, krew, krwawienie, nie czuję ruchów, krwawię',
  strike:
    'bije, bił, pobił, uderzył, kopie, kopnął, dusi, dusił, gwałci, zgwałcił, policzkuje, popycha, popchnął, szarpie, leje, uderza, katuje, tłucze, przydusił, molestuje',
  control:
    'kontroluje, sprawdza mój telefon, sprawdza mi telefon, nie pozwala mi, czyta moje wiadomości, zabiera mi pieniądze, zabrania, pilnuje mnie, wydziela mi pieniądze, śledzi mnie',
  harmed: 'siniaki, siniak, podbite oko, szwy, złamane żebro, ślady, sińce, siniakami, poobijan~, limo',
  others: 'kogoś, ludzi, ich, kolegów, szkole, wszystkich, sąsiada, szefa, klasę, innych',
  ageOld: 'babcia, babci, dziadek, dziadka, starsz~, biodro, na podłodze, staruszk~, stary, 80, 85',
  bodyImage: 'kości, żebra, uda, lustro, lustrze, chuda, gruba, kilo, ważę się, obojczyki, brzuch, wagę, kg, fałdk~',
  foodRule:
    'zasłużyć na jedzenie, zakazane jedzenie, jedno jabłko, tylko sałata, wafle ryżowe, tylko kawa, liczę kalorie, sama woda, na wodzie, tylko woda, jabłko dziennie, ogórek, guma do żucia, na kawie',
  undo: 'spalić, odpracować, zasłużyć, pozbyć się, spalam, ukarać, zrekompensow~',
  exercise: 'ćwiczę, biegam, biegać, trenuję, ćwiczyć, ćwiczy, przysiad~, spacer~',
  headHit:
    'uderzył się w głowę, uderzyła się w głowę, uderzyłam się w głowę, uderzyłem się w głowę, wstrząs, uderzenie w głowę, głową o, głową w, na głowę, w głowę',
  crash:
    'wypadek, wypadku, spadł z, spadła z, ze schodów, potrącił, potrącon~, zderzenie, z konia, z roweru, z drabiny, dachował~',
  limbSign: 'drętwieje, mrowi, nie mogę ruszyć, spuchnięt~, gorąc~, czerwon~, wykręcon~, spuchł~, opuchnięt~, zdrętwi~',
  legs: 'noga, nogi, łydka, łydki, stopa, biodro, kostka, łydce, nodze, nogach',
  backSign: 'między nogami, nie trzymam moczu, nie trzyma moczu, krocze, nie czuję krocza, kroczu',
  heatCold:
    'upał, upale, słońce, słońcu, sauna, saunie, śnieg, mróz, mrozie, zimnej wodzie, wychłodzeni~, wyziębi~, gorąco, lodow~',
  burnSource:
    'wrzątk~, oparzy~, poparzy~, wrzątek, wrzątkiem, gorący olej, ogień, para, kwas, gorąca herbata, gorącą kawą, gorącą herbatą, zupą, ukrop, gorącym',
  bmi: '=bmi',
  passOut: 'mdleje, zemdlał~, zemdlała, zemdleć, osunął~, zasłabł~, zasłabła, traci przytomność, upada, padł, odpływa, zemdlałam',
}
