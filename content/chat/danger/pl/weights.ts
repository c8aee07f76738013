import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -4,
  meanings: `
      -1.5 training, -1.4 asks, -1.3 exercise, -1.2 wayTo, -0.9 recovered, -0.8 weight, -0.7 about dropThings others planned prevents
      sleep undo, -0.6 awful heart joke longPast lowOxygenFigure, -0.5 game gas nobody, -0.4 belongings bump limb sun, -0.3 ageOld
      burnSource calmNow crash fall past soon victim, -0.2 stiffNeck without, -0.1 feelMove live marks miss weighsSelf, 0.1 bodyImage
      despair faint farewell headSplits heatCold heavyOn highSugarFigure laboured mouthLeaks recurs sleepPills threaten, 0.2 alcohol
      bathroom breathless checksPhone days dizzy dryNappy fontanelle get goOn limbSign lost mixesWords noKicks overMuch pain rash ribsIn
      suddenly sunken urinate vomitCough wake, 0.3 belly diabetic feverFigure insulin lastLetters legs much side starve sweaty thirst,
      0.4 blurred cut fever hardBelly home runsWater sugar want weapon, 0.5 eat handOver hurt keto meal passOut pregnancySign shivering
      stand underSink vomiting, 0.6 asthma birthSign bleed dose end height highKetoneFigure leaden noHelp numb onPurpose onlyEat poison
      take timesADay, 0.7 blue fumeSource injure intend lips medicine not ownBody pregnant respond ridOfMe slurred speak, 0.8 arm
      attacker confine contact diabetesThing face goesOut life now pet see shaky, 0.9 chest many sick strike, 1 blade head
      lowSugarFigure sleeves, 1.1 afraid atRest confused hide skin swallow, 1.2 swell throat unwell, 1.3 badly cannot hit say, 1.4 self,
      1.5 child person purge, 1.6 trigger, 1.8 breathe shame`,
  words: `
      -1.4 ile, -1.1 dla gdzie, -1 da, -0.9 robie sms, -0.8 bez bola czczo hasla jakie laczy moge u, -0.7 cwiczenia czym jutro krokow
      liczy puscil tez zlapal, -0.6 dlugo dwa dziala link macie plan spokojnie zegarek, -0.5 boli czy dac dobry haha kolano lekarz lydki
      magnez mamy mi mozna noc normalnie o ogladam reka snem spacery spalam super tesciowa trening tysiace wasze, -0.4 astma byly
      chrapie go grozi ich kark kopie malym miesiac mieszka mniej moj nowe oddalem oglada padam palce pieciu pies plywac poprawic robic
      rosnie rosol rower rozgromilismy sauna sen skonczyl spac to tymi wchodzi weterynarz wodzie wole wyniki zakwasy, -0.3 biezni ciagle
      cisnienie co cukinii cukru czego duzo dzien gdy jeden kardiolog kawy kilo konto kroki krwi ktos kurs lat lata lawce miesiaca
      minute nagranie napisac niedziele noce pierwszy pracy prosze przelozyc razy serce temu umieram waga wagi wracam zabija zabijaja
      zabil zaczac zasypiam zmiencie, -0.2 aed bawil biegac bylam cardio czekolady d dalej dostalem drogi dzieci dziekuje dziewiec glodu
      hulajnodze ilu jako kiedy leki ma mialem nas nigdy nordic nowy osiem owsianka poprosze probuje przed przelozcie przez psuje sa
      sasiadka schodach siostry sniadanie szafce telefon twarz tym widzi wierzyc woda wszyscy zabral zawal zjesc zyje, -0.1 babcia
      brzuch byc cala corka cukrzyca godzin jedno juz kalorii konsultacje ktorej leca lodowki mial miesiacu nocy nogi objawy pierwszej
      plank pociagu pomocy poznac skora stad stracilam szafke takie te tydzien wieczorem wszystkich wszystko za zjadl zobaczylam zrobic,
      0 dni dziadek dziennie jest mam minut moze po roku sie usta zamiast, 0.1 aceton akademika bark bedzie biala bo brat by caly ciemno
      cos czajnika daje diete dole dowod dzwoni gardlo godziny jestem kacik kaze kreski lazience mala mowi mroczki naraz niemowle nogami
      obiedzie oczami oknie on opadl pasek peka pic pije plaster pokoju polknela prawej prysznicem przypala przystanku pusta rachunki
      raz rusza sasiad sinieje spie spocony sprawdza syn szef ten tne trzese wlasnie wujek zakrztusil zjadlam znalazlam znow zyletka,
      0.2 belkocze biegunka bokiem bylo chce choc ciemiaczko cukier czuc dnie dobre domu drabiny fioletowe fit grupy gwizdze herbaty
      kaszle klatka lapie leje list literki lozka mdleje moscie nagle nic niej nog nowa obudzilam odpowiada okno ona osa pachnie pani
      piec pieluszka placza placze pokazuje pol porodzie potem przyjaciolka pyta skurcze slina slodkie slysze spadl spokoj sucha swieze
      syna szyje tak trener trwa trzesie trzy upadl uzadlila wali wargi widze wiem wody wymiotuje wzielam zapadniete zdania zona, 0.3
      ale ani bije brzucha byla ciazy czerwony dlugim dokonczyc dol glowa goraca insuline jakby jedna ketony kg klatce kluje kolega
      kolezanka ktora ledwo lustrze lydka miesiace mnie naprawde niedobrze opadla opakowanie palec piersi pisze platami prawie przepisy
      puszcza rak rana rekawie siedze siny siostrze stopni tego teraz treningu trzyma trzymam ust w wiecej wraca wrzatkiem z zaluje
      zaraz zastrzyku zemdlal, 0.4 chwile ciagnie cieknie dopiero drgawek dusze dwie glukometr ja jem krew krwawie maly mocno mojej
      mowic nogach oddycha pompa posilku poszedl promieniuje przedramiona przestal rece siedem siedzi siostra stoi stoje tata tej
      telefonu twardy waty wode, 0.5 az butelki cale glowke jej kawa lezy miesiecy na nikt oczy oddechu powietrza reki sama spi spod
      taki trzeci twarzy tylu typ uczen widac zabije zeby, 0.6 aucie boje boku chlopak chyba czas drugi dusil jeszcze kazdym leci lykam
      mama maz moja olowiu pusty pyla robi tabletek talerz tylko wola, 0.7 bol dziecko idzie jakos kota mu nawet pamietam sam sobie
      wieczor wracac wszystkie ze, 0.8 jak puls same skonczyc zlapac, 0.9 od wczoraj wychodzi, 1 oddalam plecach przy wolno, 1.1 do, 1.2
      dzis, 1.3 a pod, 1.4 nie, 1.8 jezyk, 2.6 i`,
  beginnings: `
      -1 oglad, -0.9 zelaz, -0.8 cwicz przel, -0.7 kroko minut pocia pusci zachw zeszl zmien, -0.6 biega krymi krzyk lekar polow popla
      szcze tesci witam zdrow zegar, -0.5 chodz godzi grzec kolan magne norma pomyl skurc smiec space spala strac truci tysia wylac
      zakrz, -0.4 chlod czapk dzien miesz owsia pieci podus rosni rozgr siatk slask spoko umier wchod weter wiado wodzi wynik wypad
      wyspa zakwa, -0.3 aktua bialk biezn chrap ciagl cukin diete faktu kardi kazde nagra paczk padac pocho pompk popra powin prosz
      przep przer pudel reczn rozwi salat seria serni strup strza swiet wiosn zalic zasyp, -0.2 cardi cisni czeko drzem dzial dziek
      dziew hulaj jakie konsu marze miale nordi okrop piwni popro probu przyp przyt puszc pyszn stras szafc treni ucisk upadl walki
      wierz wrzuc wstrz zabra zacza zdjec zjadl, -0.1 ciemn ktore nowor piatk podwo pomoc pomys pozna przej rozni senio silow smier
      szafk szkol sztyw wlasn zabij zioni, 0.1 akade autob czajn dretw dzwon fotel jedne koszu kresk lodow mrocz napil niemo nogam obied
      oczam odkam plywa pocie pokoj polkn prawe prysz przed przeg przes puchn schod schud sinie spoco sprze stron znala znikn zobac
      zwymi, 0.2 aceto belko biegu bokie bulgo ciemi cukie dobud dosta drabi gwizd kaszl konta krotk kuchn mdlej mosci niebi obudz odpow
      odzyw otwor pachn pazno pokaz ponie porod skacz skrzy slysz spuch swiez telef tempe uzadl wybie wypij wziel zapad zawal zdani
      zlapa, 0.3 brzuc chcia ciepl czerw dlugi dokon dziur fiole gardl gorac insul jedno kafel keton klatc koleg kolez lustr najad napra
      nasen niedo opako opowi otwar pielu plata prawi przyj przys siede slodk spodn spraw stopn szers trzes wiece wrzat zaluj zapal
      zastr zemdl, 0.4 chust chwil ciekn dopie herba klatk krwaw kuzyn nogac oddyc placz polud posil posze promi rekaw termi toreb tward
      uciek wszys zawod zebra, 0.5 butel drgaw dziec glowk gluko kwadr makar opadl plast scian splac szmat twarz wraca, 0.6 bedzi ciagn
      jeszc kazdy olowi siost skarp wiecz wymio wypil zylet, 0.7 chlop oddal pamie piers psika taler trzym, 0.8 dzisi klucz oddec table
      wczor, 0.9 powie skonc zamyk zosta, 1 pleca przec siedz srodk, 1.2 lazie, 1.3 wycho`,
}
