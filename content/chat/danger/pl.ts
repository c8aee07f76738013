import type { DangerWords } from './form.ts'
import { further } from './pl/further.ts'
import { alone, harmless, named } from './pl/phrases.ts'
import { quiet } from './pl/quiet.ts'
import { weightsOfKinds } from './pl/weights-of-kinds.ts'
import { weights } from './pl/weights.ts'

export const polish: DangerWords = {
  language: 'pl',
  objectFirst: true,
  words: {
    me: '=ja, =mnie, =mi, =mną, =mój, =moja, =moje, =mojego, =mojej, siebie, jestem, mam, czuję, czuje',
    victim: '=mnie, =mi, =nas, =nam, =ją, =go, =jej, =jego, dzieci, mamę, mame, córkę, syna, siostrę, nade mną',
    person: `=on, =ona, =jego, =jej, kolega, koleżanka, przyjaciel, przyjaciółka, przyjaciółki, mąż, maz, żona, zona, mama, tata, matka, ojciec, syn, córka, corka, brat, siostra, babcia, dziadek, ciocia, wujek,
      sąsiad, sąsiadka, sasiad, klient, klientka, ktoś, ktos, chłopak, chlopak, dziewczyna, partner, partnerka, teściowa, teść, kuzyn, kuzynka, facet, kobieta, mężczyzna, kumpel, kumpela, współlokator~, córeczka, synek, znajomy, znajoma, żonę, męża, mamy, taty, babci`,
    attacker:
      '=on, mąż, maz, chłopak, chlopak, partner, =ex, były, ojciec, tata, matka, ojczym, brat, syn, szef, trener, żona, facet, konkubent, narzeczony, mężem, stary',
    child:
      'dziecko, dziecka, dzieciątko, niemowlę, niemowle, noworodek, noworod~, synek, synka, córeczka, córeczki, maluch, maluszek, syn, córka, corka, wnuczek, wnuczka, roczn~, miesięczn~, miesieczn~, letni, letnia, bobas, dwulatek, trzylatek, latek, latka, mała, mały, dzidziuś, tygodniow~',
    pregnant:
      'w ciąży, w ciazy, ciąża, ciąży, ciąże, ciążę, ciazy, ciężarna, tydzień ciąży, # tydzień, # tyg, tc, poród, porodzie, porodu, urodziłam, po porodzie',
    not: '=nie, =nic, =nigdy, bez, =żaden, =zadnej, przestał, przestała, przestałam, przestałem, odmawia, =żadnych, ani',
    cannot:
      'nie mogę, nie moge, nie może, nie moze, nie mogę złapać, nie potrafi, nie potrafię, nie potrafie, nie daje rady, nie daję rady, nie jestem w stanie, nie umiem, ledwo, ledwie, trudno, z trudem, ciężko mi, ciezko mi, nie idzie, nie da się, nie mógł, nie mogła, nie może nic, problemy z, nie mogłam',
    want: 'chcę, chce, chciałbym, chciałabym, chcialbym, chcialabym, pragnę, wolałabym, wolałbym, marzę, mam ochotę, chciała, chciał, żałuję że, oby',
    intend:
      'zamierzam, zamierza, planuję, planuje, myślę o, mysle o, myśli o, myśli żeby, myślę żeby, myślałam o, myślałem o, próbował~, próbowałam, próbowałem, próba, grozi, groził, zaraz, mówi że, powiedział że, powiedziała że, mówiła że, postanowił~, zdecydował~, idę, ide, zrobię, ma plan',
    suddenly: 'nagle, nagły, nagła, znienacka, z niczego, raptem, gwałtownie, przed chwilą, ni stąd',
    badly:
      'płatami, bardzo, silny, silna, silne, silnie, mocno, mocny, straszny, straszna, strasznie, okropny, okropnie, nie do zniesienia, coraz gorzej, najgorszy, potworny, potwornie, nie przestaje, ostry, ostra, ciągle, leje się, leci, tryska, głęboko, głęboka, obficie, dużo, duzo, cholernie, narasta, ustaje, masakryczn~, potężn~, rwący',
    many: 'osiem, dziewięć, dziesięć, jedenaście, dwanaście, piętnaście, dwadzieścia, trzydzieści, czterdzieści, pięćdziesiąt, sto, kilkanaście, kilkadziesiąt, garść, garsc, dziesiąt, mnóstwo',
    much: 'za dużo, za duzo, całe, całą, cały, cale, cala, caly, wszystkie, opakowanie, listek, listki, blister, butelkę, butelka, podwójn~, potrójn~, naraz, fiolkę, wszystko, zbyt dużo, dwa razy',
    die: 'umrzeć, umrzec, umierać, umieram, umrę, śmierć, śmierci, smierc, martwy, martwa, nie żyć, nie zyc, zginąć, zginac, umarł, umarła, zdechnąć, nie żył, nie żyła, zniknąć na',
    live: 'żyć, zyc, żyję, zyje, żyje, istnieć, być tu, tu być, obudzić, budzić, dalej, funkcjonować, życia, zycia, ciągnąć, trwać',
    life: 'życie, zycie, życia, zycia, wszystko, swoje życie, sobie życie, to wszystko, z tym wszystkim, ze sobą, życiem',
    end: 'skończyć, skonczyc, zakończyć, zakonczyc, odebrać, odebrac, zakończę, kończę, koniec, skończę, odbiorę, odebrał~, ze sobą skończyć, skończył, zakończyć',
    kill: 'zabić, zabic, zabiję, zabije, zabiłem, powiesić, powiesic, zastrzelić, utopić, podciąć żyły, podciąć, skoczyć, rzucić się pod, wyskoczyć, zamordować, udusić, otruć, zadźgać, powieszę, skoczę, zamorduje, rzucę się, truć, zarżnąć, otruł~',
    self: '=się, =sie, siebie, sobie, ze sobą, samego siebie, samą siebie, żyły, zyly, nadgarstki, swoje życie',
    hurt: 'poparzyłem, poparzyłam, oparzył~, tnę, tne, ciąć, cięłam, pociąć, pocięła~, skrzywdzić, krzywdzić, krzywdę, ranić, rani, zranić, okalecz~, przypala~, przypalam, drapać, bić, uderza~, kaleczyć, kaleczę, samookalecz~, tnie, cięcie, nacinam, tnij, bije',
    skin: 'szyja, szyję, klatka, skóra, skóry, ręka, ręce, rękę, rękach, nadgarstek, nadgarstki, nadgarstkach, uda, udach, udo, skóra, skórę, przedramię, przedramiona, nogi, żyletka, żyletką, celowo',
    cut: 'tnę, tne, ciąć, cięcie, pociąć, pocięła~, pocięłam, żyletką, nacinam, przypalam, cięłam, tnie, nacięcia, cięć',
    accident:
      'przypadkiem, niechcący, niechcacy, goląc, golenie, gotując, kuchni, cebula, cebulę, warzywa, chleb, trening, treningu, treningiem, siłownia, siłowni, przysiad, przysiady, przysiadów, kolano, bark, plecy, kostka, bieganie, biegania, piłka, piekarnik, patelnia, żelazko, kalorie, węglowodany, cukier, koszty, włosy, paznokcie',
    pointless:
      'bez sensu, nie ma sensu, nie widzę sensu, nie widze sensu, nie warto, dość, dosc, zmęczon~, zmęczona, mam dosyć, poddaję się, poddaje, poddać się, beznadziej~, nienawidzę, nie mam po co, po co, nic mnie nie, brak sensu, wszystko mi jedno, bezwartościow~, nie mam siły, nie mam już siły, nie ma wyjścia, straciłam chęć, nie ma po co, już nie daję',
    method:
      'sznur, linę, pętla, pętlę, żyletki, żyletkę, pistolet, broń, zapas tabletek, tabletki odłożone, trucizna, truciznę, tabletek wystarczy, sznurek, lina, wystarczająco tabletek',
    get: 'kupiłem, kupiłam, kupił, kupiła, mam, ma, zbieram, zbiera, uzbierałam, uzbierał~, odkładam, odłożyłam, odłożył~, chowam, schował~, schowała, znalazłam, trzymam, naszykował~, przygotowałam, przygotowane, leżą, gromadzi, w ręku',
    stand:
      'stoję na, stoje na, stoi na, siedzę na, siedze na, siedzi na, na krawędzi, stoję przy, stoję nad, nad przepaścią, stoję przed, stoi przy',
    height:
      'most, moście, moscie, dach, dachu, balkon, balkonie, tory, torach, peron, peronie, okno, oknie, wiadukt, wiadukcie, krawędź, krawędzi, wieżowiec, barierka, barierce, parapet, parapecie, tamie',
    farewell:
      'pożegnanie, pozegnanie, pożegnalny, list pożegnalny, żegnaj, zegnaj, żegnam, żegnajcie, ostatnia wiadomość, ostatni raz, list, listy, pożegnała, pożegnał, żegna się',
    say: 'napisał~, napisałam, napisałem, powiedział~, zostawił~, rozdaje, rozdał~, wysłał~, oddał~, wzięłam, przysłał~, rozdaję, oddaje, opublikował~, pisze',
    forever: 'na zawsze, już nigdy, nigdy więcej, na dobre, raz na zawsze, nigdy już',
    pain: 'ból, bol, cierpienie, cierpienia, wszystko, tego bólu, bólu, męka, męki, to',
    sleep: 'spać, zasnąć, zasnac, śpię, sen, usnąć',
    wake: 'obudzić, obudzic, budzić, wstać, obudzę, obudziła, budzę, obudził',
    gone: 'zniknąć, zniknac, nie ma mnie, nie będzie mnie, mnie nie będzie, beze mnie, odejść, mnie nie ma, mnie zabraknie, mnie nie było, zniknę, zniknęła, mnie już nie',
    nobody: 'nikt, nikomu, wszyscy, wszystkim, rodzina, rodzinie, oni, im, wam, świat, nikogo',
    miss: 'tęsknić, zatęskni, zauważy, obchodzi, lepiej beze mnie, ulga, ulgą, szczęśliwsi, lżej, będzie lepiej, brakować, zauważyłby, zauważył, odetchną, byłoby lepiej',
    burden: 'ciężar, ciezar, ciężarem, ciezarem, kłopot, problemem, kłopotem, zawadzam, kulą u nogi',
    wayTo:
      'ile, bezboleśnie, bezbolesny, sposób, sposob, jak najszybciej, najłatwiej, śmiertelna dawka, śmiertelna, jak się, najszybszy, dawka śmiertelna',
    planned:
      'urlop, wakacje, wyjazd, praca, spotkanie, wizyta, przełożyć, przenieść, hotel, trening, zajęcia, delegacj~, konferencj~',
    soon: `jutro, dziś wieczorem, dzisiaj wieczorem, tej nocy, w przyszłym tygodniu, w poniedziałek, w piątek, święta, wkrótce, niedługo, po weekendzie, w niedzielę, w sobotę, dziś w nocy, od poniedziałku, od jutra`,
    chest:
      'klatka, klatce, klatkę, klatki, klata, klacie, mostek, mostkiem, mostku, serce, sercu, piersi, piersiach, żebrach z lewej',
    heart: 'serce, serca, sercem, puls, tętno, tetno, serduszko',
    hurts:
      'boli, ból, bol, bóle, bolą, bólu, kłuje, kluje, ściska, sciska, ucisk, uciska, gniecie, piecze, pieczenie, dusi, rozpiera, pali, ciężar, rwie, zgniata, ścisk, rozrywa, kłucie, miażdży, przeszywa, rozpierający',
    heavyOn: `słoń, slon, jakby ktoś siedział, siedzi na, kamień na, ciężar na, jakby głaz, przygniata, imadło, ktoś na mnie siedział, ktoś na mnie siedzi, siedzi mi na piersi, siedzi na klatce, kamień na piersi, słoń na piersi, głaz na`,
    arm: 'ręka, ręki, ręke, rękę, reke, lewa ręka, lewej ręki, ramię, ramie, bark, szczęka, żuchwa, żuchwy, szczęki, ramienia, łopatkę, łopatki, barku',
    sick: 'pocę się, poce sie, poci, pot, potem, zimny pot, zawroty, niedobrze, mdłości, mdli, blady, blada, duszno, słabo, slabo, wymioty, spocon~, oblewa, kręci się w głowie, pocę',
    racing:
      'wali, łomocze, kołacze, kolacze, nierówno, przyspieszone, szybko bije, kołatanie, kołatania, zatrzymało, przeskakuje, trzepocze, jak szalone, pędzi, galopuje, stanęło',
    face: 'twarz, twarzy, usta, ust, uśmiech, buzia, buzi, kącik, powieka, policzek, buzię',
    side: 'jedna strona, jednej strony, prawa strona, lewa strona, prawej stronie, lewej stronie, połowa ciała, z jednej strony, prawą stronę, lewą stronę, pół twarzy, połowę, lewej, prawej, stronie, strona',
    limb: 'ręka, ręki, ręką, rękę, reka, noga, nogi, nogę, nogą, dłoń, stopa, bok, twarz, palce, ręce, dłoni, ciała, ciało',
    numb: 'połową buzi, połową twarzy, połową ust, drętwi~, zdrętwi~, drętwa, dretwi~, odrętwi~, opada, opadł~, opadnięt~, wykrzyw~, sparaliżowan~, sparaliżow~, bezwładn~, bezwladn~, słaba, słabość, mrowi~, niedowład, krzywa, krzywy, krzywo, wiotk~, nie czuję, nie czuje, osłabła, zwisa, skrzywion~, przekrzywion~, nie słucha',
    feelMove: 'czuć, czuje, czuję, ruszyć, ruszać, poruszyć, rusza, podnieść, unieść, ruszam, podniesc, poruszać, utrzymać',
    speak: 'mówić, mowic, mówi, mowi, mowa, mowę, słowa, slowa, słów, powiedzieć, wysłowić, mówię, gada, wypowiedzieć, zdania',
    slurred:
      'bełkot~, bełkocze, belkocze, niewyraźnie, niewyraznie, bełkotliwie, bez ładu, plącze, od rzeczy, dziwnie, niezrozumiale, bełkot, plącze się, plącze się język, mamrocze, bełkotliw~, myli słowa, nie składa, przekręca, mieszają',
    see: 'widzieć, widzę, widze, widzi, wzrok, wzroku, oko, oku, oczy, oczach',
    lost: 'straci~, podwójnie, zamazane, zamazany, niewyraźnie, ślepy, ciemno, czarno, zniknął, znikła, mgła, rozmazane, utracił~, przestał~ widzieć',
    head: 'głowa, głowę, głowy, glowa, ból głowy, głowie, czaszkę, glowy',
    confused:
      'splątan~, zdezorientowan~, nie wie gdzie jest, nie poznaje, majaczy, zagubion~, dziwnie się zachowuje, majaczenie, nie wie gdzie, bredzi',
    breathe: 'oddychać, oddychac, oddech, oddycha, powietrza, powietrze, tchu, złapać oddech, oddechu, oddychania',
    breathless:
      'duszność, dusznosc, duszności, dusznosci, zadyszka, dyszy, świszcze, swiszczy, dusi się, dusi sie, brak tchu, sapie, łapie powietrze, zadławi~, dławi się, krztusi, zakrztusi~, brakuje powietrza, brakuje mi tchu, duszę się, rzęzi, charczy, świst, świsty, świszczy, zachłysn~',
    atRest:
      'nagle, w spoczynku, leżę, leżąc, leze, mówić, gorzej, usta, klatka, siedząc, w nocy, zdania, na leżąco, siedzę, leżeć',
    asthma:
      'astma, astmę, inhalator, inhalatora, inhalatorem, astmatyk, ventolin, atak astmy, berodual, astmatyczka, wziewów, psik~',
    noHelp:
      'nie pomaga, nie działa, nie dziala, pusty, pusta, skończył się, nic nie daje, bez skutku, nie pomogł~, nie pomogło, nie przynosi',
    blue: 'sine, sina, siny, sinieje, niebiesk~, fioletow~, szary, szara, posiniał~, zsiniał~, szare, sinieją, posinia~',
    lips: 'usta, wargi, twarz, palce, skóra, paznokcie, dziecko, niemowlę, buzia, ust',
    throat: 'gardło, gardle, gardlo, gardła, język, jezyk, wargi, warga, twarz, usta, oczy, szyja, krtań, krtani',
    swell:
      'puchnie, puchną, puchnac, spuchnię~, spuchł~, spuchnieta, opuchnię~, opuchl~, obrzęk, zaciska, zamyka, zaciśnięt~, zwęża, napuchł~, spuchnięty, puchł~, obrzęknięt~',
    trigger:
      'orzech, orzechy, orzechów, orzeszki, orzeszków, orzeszka, pszczoła, osa, osę, osy, szerszeń, użądli~, uzadli~, ukąsi~, krewetki, owoce morza, antybiotyk, antybiotyku, uczulon~, uczulenie, alergia, alergię, penicylin~, amoksycylin~, jajko, mleko, sezam, amotaks, augmentin, pszczołę, skorupiaki, kiwi, seler~',
    rash: 'wysypka, wysypki, pokrzywka, pokrzywki, bąble, babele, swędzi, swedzi, plamy, czerwone plamy, wysypało, swędzenie, bąblami, wysypke',
    take: 'wziął, wzięła, wziąłem, wzięłam, wzielam, łykn~, połkn~, polkn~, wypił~, wypiłam, zażył~, zjadł~, zjadła, wstrzykn~, nałykał~, nabrał~, łyknąłem, przedawkow~, nażarł~, zeżarł~, naćpał~, wzięłaś',
    medicine:
      'tabletka, tabletki, tabletek, pigułki, paracetamol, paracetamolu, apap, apapu, ibuprofen, ibuprom, nasenne, nasennych, leki, leków, lekow, lek, insulina, insuliny, antydepresanty, xanax, relanium, tramal, proszki, proszków, klonazepam, ketonal, prochy, prochów, leku, sertralina, sertraliny, uspokajające, uspokajających, alprazolam, kodein~, thiocodin, hydroksyzyn~',
    poison:
      'wybielacz, domestos, ace, kret, kreta, trutka, trutkę, trutki, płyn do chłodnic, płynu do, bateria, baterię, baterii, bateryjkę, magnes, magnesy, muchomor, grzyb, grzyby, grzybów, jagody, kapsułkę do prania, kapsułkę, kapsułki do, benzyna, benzynę, rozpuszczalnik, trucizna, truciznę, amoniak, denaturat, środek do, środek na, detergent, borygo, ocet, odkamieniacz, nafta, naftę, cis, konwali~, podpałk~',
    swallow: `połkn~, polkn~, wypił~, wypila, wypil, zjadł~, zjadla, polizał~, wziął do buzi, do buzi, do ust, napił~ się, łykn~, napil~, napił, napiła, napił się, łyknął, łyknęła, wypił, wypiła, popił`,
    breatheIn: 'wdychał~, nawdychał~, wdycham, opary, oparów, dym, dymu, wdycha',
    gas: 'czad, czadem, czadu, tlenek węgla, chlor, chlorem, gaz, gazem, opary, dym, spaliny',
    alcohol: 'alkohol, alkoholu, wódka, wódką, wódki, whisky, pijan~, wino, wina, piwo, wódkę, alkoholem, winem',
    insulin: 'insulina, insuliny, insulinę, jednostek, jednostki',
    sugar: 'cukier, cukru, glukoza, glukozy, poziom cukru, sensor, glukometr, libre, cukrem',
    tooLow: 'niski, niskie, spada, spadł, spadek, hipo, hipoglikemi~, niedocukrzen~, leci w dół, za niski, niziutki, poleciał',
    tooHigh: 'wysoki, wysokie, ketony, aceton, acetonem, rośnie, za wysoki, bardzo wysoki, =hi, nie spada, nie schodzi',
    shaky:
      'trzęsę, trzesie, trzęsie, trzese, drżę, drży, pocę się, poce, poci, zdezorientowan~, kręci się, omdl~, wymiotuje, wymioty, pragnienie, nie mogę obudzić, senny, senna, ospał~, dziwnie, bredzi, mroczki, wiotki, bełkocze, słabo, nie można dobudzić, dreszcze',
    diabetic: 'cukrzyk, cukrzyca, cukrzycę, cukrzycą, diabetyk, typu 1, typ 1, cukrzyczka',
    unwell:
      'żółty, żółta, żółte, żółtacz~, pręży, nie budzi się, gorączka, goraczka, gorączkę, gorączki, goraczke, wiotk~, lejąc~, sine, sinieje, nie je, nie chce jeść, nie pije, nie chce ssać, nie ssie, wysypka, wymiotuje, płacze bez przerwy, płacze nieutulenie, bez przerwy, ciągle płacze, nie przestaje płakać, spadło, spadł, spadła, suche pieluchy, sucha pielucha, drgawki, drgawek, jęczy, ciemiączko, oddycha szybko, nie oddycha, ospał~, zakrztus~, zadławi~, 39, 40, plamki, lejące się, leje się przez ręce, biegunka, przelewa, apatyczn~, nie siusia, szara, przelewający, nie można dobudzić, wybudzić, dobudzić',
    move: 'rusza, ruchy, ruchów, kopie, ruszać, rusza się, ruszało, ruchu',
    pregnancySign:
      'krwawi~, krew, krwi, plami~, plamienie, boli, ból, głowy, głowa, mroczki, niewyraźnie, zamazan~, spuchnięt~, puchnie, opuchnięt~, wody, skurcze, skurczy, upadł~, wysokie ciśnienie, ciśnienie, rusza, ruchów, swędzą, błyski, nie czuję ruchów, kopie, opuchlizna, swędzenie, plamki',
    hit: 'bije, bił, uderzył, uderza, pobił, kopie, kopnął, kopał, dusi, dusił, popycha, popchnął, zgwałcił, gwałci, molestuje, szarpie, szarpał, spoliczkował, spoliczkow~, rzucił, pięścią, leje, tłucze, zbił, przydusił, obmacywał, pobił, pobiła, bijąc, lał, katuje, maltretuje',
    threaten: 'grozi, groził, grozil, zagroził, mówi że mnie, powiedział że mnie, chce mnie, straszy, zapowiedział, odgraża',
    weapon:
      'nóż, nożem, noz, noża, pistolet, broń, bronią, pas, pasem, młotek, siekiera, siekierą, kij, kijem, wiatrówk~, kabel, kablem',
    afraid: 'boję, boje, przerażon~, strach, lękam, boi się, w strachu, obawiam',
    home: 'wrócić do domu, wracać do domu, do domu, męża, meza, jego, ojca, partnera, chłopaka, niej, w domu, wraca z pracy, byłego, ojczyma',
    confine:
      'zamyka mnie, zamknął mnie, zamknięt~, nie wypuszcza, nie pozwala, śledzi, sledzi, prześladuje, zabrał mi klucze, zabrał klucze, zabrał mi telefon, nękał, nęka, nie daje wyjść, więzi, zabiera mi, zamknął, zamyka, nie wypuści',
    abuse:
      'przemoc, molestow~, molestuje, przemoc domowa, przemocy, znęca, znecal, zneca, wykorzystuje, wykorzystywał~, gwałt, zgwałcon~, katowan~, maltretow~, napastow~, wykorzystał',
    faint:
      'nieprzytomn~, zemdlał~, zemdlala, stracił przytomność, straciła przytomność, omdlał~, traci przytomność, zasłabł~, zaslabl~, padł, osunął~, osunęła, przytomności, zasłabła, odpłynął~, bez przytomności, padła',
    respond: 'reaguje, odpowiada, budzi, dobudzić, obudzić, rusza, kontaktu, kontakt, reagował~, oczu',
    bleed: 'krwawi~, krew, krwi, krwotok, krwawienie, krwią',
    vomitCough:
      'wymiotuj~, wymioty, kaszl~, kaszel, odkrztusz~, stolec, stolcu, mocz, moczu, kupa, kupie, pluje, zwymiotow~, rzyga~, pluję, kupę, rzygam, moczem, kaszlę',
    wound:
      'głęboka rana, pchnięt~, dźgnięt~, postrzelon~, potrąc~, uderzył głową, uderzyła głową, uderzył się w głowę, uderzyła się w głowę, złaman~, odcię~, obcię~, poparzy~, oparzy~, rana, ranę, rozcię~, rozcięł~, przecięł~, kość wystaje, ucięł~, ucięło, piłą, odcięło, przeciął',
    fall: 'upadł~, spadł~, upadek, wypadek, potrącon~, zderzenie, ze schodów, spadla, przewrócił~, wywrócił~, wypadku, runął, runęła',
    belly: 'brzuch, brzucha, brzuchu, żołądek, podbrzusze, podbrzuszu, brzuszek',
    purge:
      'wymiotować, wymiotuję, wymiotuje, rzygam, rzygać, rzyga, zwracam, zwraca, przeczyszczające, przeczyszczajace, przeczyszczających, na przeczyszczenie, wymioty, zwymiotować, wypluwa, wyrzygać, xenna, haft~',
    onPurpose:
      'celowo, zmuszam, zmusza, prowokuję, prowokuje, palce do gardła, palec w gardło, palce w gardło, wywołuję, wywołuje, wkładam palce, wkłada palce, specjalnie, wywoływa~, palcami',
    meal: 'po jedzeniu, po każdym posiłku, po posiłku, po posilku, posiłek, posiłkach, jedzenie, wszystko co zjem, po obiedzie, po kolacji, obiad, zjem, po zjedzeniu, kolacji',
    starve:
      'głodzę, głodzi, glodze, głodówk~, nie jem, przestałam jeść, przestałem jeść, przestała jeść, przestał jeść, nie je, odmawia jedzenia, nic nie jem, nic nie je, głodować, głoduję, prawie nie je, prawie nic nie jem, odmawia jedzeni~',
    eat: 'jeść, jesc, jem, je, jadł~, zjadł~, jedzenie, jedzenia, zjeść, jadłam, zjadłam, zjadlam, ust',
    days: 'dni, dzień, tygodni, tydzień, od poniedziałku, od piątku, od niedzieli, doby, tygodnia, dób, wtorku, środy',
    onlyEat:
      'jem tylko, tylko, jem najwyżej, żyję na, zyje na, pozwalam sobie, nie więcej niż, poniżej, najwyżej, max, maksymalnie, schodzę do',
    binge:
      'napad, napady, objadam, obżeram, obzeram, kompulsywn~, jem aż boli, wpycham w siebie, obżarstw~, najadam się, kompuls~, napadzie, pochłaniam, nażeram, pożeram',
    shame:
      'nie mogę przestać, wstyd, wstydzę, nienawidzę, brzydzę, po kryjomu, ukradkiem, wina, winna, karzę, kara, karę, co wieczór, wyrzuty, kontroli, kontrolę, w tajemnicy, obrzydliw~, nikt nie wie, kompens~, winy',
    weight:
      'waga, wagę, wagi, schudnąć, schudłam, chuda, chudy, gruba, gruby, kalorie, kalorii, kalorię, kg, kilo, kilogram~, przytyć, odchudz~, tłusta, spasion~, schudła, ważę, utyć, kcal, chudsza',
    period: 'okres, okresu, miesiączka, miesiączki, miesiączkuje, okresy',
    asks: 'co, jak, jakie, jaki, jaka, dlaczego, czy, czym, kiedy, czy można, wyjaśnij, prawda, ciekawi, chciałabym wiedzieć, artykuł, możecie, skąd, które, po czym, ktoś wie',
    about:
      'objawy, objawów, objaw, oznaki, przyczyny, przyczyna, ryzyko, ryzyka, zapobiegać, zapobiec, leczyć, leczenie, niebezpieczn~, oznacza, unikać, po zawale, po udarze, poznać, rozpoznać, różnica, uważa się, pierwsza pomoc, pierwszej pomocy',
    prevents:
      'ryzyko, ryzyka, zapobiegać, zapobiec, unikać, uniknąć, zmniejszyć, rozpoznać, poznać, kurs, kursie, profilaktyk~, pierwszej pomocy',
    now: 'mam, ma, czuję, czuje, teraz, dziś, dzisiaj, wczoraj, w nocy, przed chwilą, właśnie, znowu, znów, jest mi, od rana, od wczoraj, wziął~, wzięłam, od godziny, boli mnie, ciągle, wciąż, zaczął, zaczęło, nagle, wieczorem',
    past: 'lat temu, rok temu, w zeszłym roku, jako nastolatk~, wyzdrowiał~, po moim, po przebytym, w młodości, historia, kiedyś, przeszłam, przeszedłem, przebyłam, przebyty, w dzieciństwie, miałem w, miałam w, zdrow~ od, wyleczon~',
    ...further,
    ...quiet,
  },
  alone,
  named,
  weights,
  weightsOfKinds,
  harmless,
  ordinary:
    'blad błąd błędy bada bił byl był czas ciasto cisza dawka lista liczy licz moze może mogę musi noga nogami skończyć polecacie polec trening zabieg zabawa zabawy serek listy listek biegi brak tnij tani tania',
}
