import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -4,
  meanings: `
      -1.5 training, -1.3 asks exercise, -1.2 wayTo, -1 recovered, -0.8 about weight, -0.7 dropThings feelMove others planned prevents
      sleep, -0.6 awful heart joke lowOxygenFigure undo, -0.5 game longPast sun, -0.4 belongings bump gas limb nobody, -0.3 ageOld
      burnSource past, -0.2 calmNow crash fall live me numb soon stiffNeck without, -0.1 fewCaloriesFigure marks miss pale racing victim
      weighsSelf, 0.1 bodyImage despair faint farewell headSplits heatCold heavyOn highSugarFigure sleepPills threaten, 0.2 alcohol
      bathroom checksPhone days dizzy dryNappy fontanelle kill limbSign lost mixesWords mouthLeaks overMuch pain rash recurs ribsIn
      suddenly sunken urinate vomitCough wake, 0.3 belly breathless cut feverFigure get goOn insulin lastLetters legs much noKicks
      sweaty thirst, 0.4 blurred diabetic fever handOver hardBelly home runsWater side stand starve sugar, 0.5 eat height hurt keto meal
      passOut take underSink vomiting weapon, 0.6 asthma birthSign bleed dose end highKetoneFigure leaden life noHelp not onPurpose
      onlyEat pregnancySign shivering speak timesADay, 0.7 fumeSource injure lips medicine now poison pregnant, 0.8 attacker blue
      confine contact diabetesThing goesOut intend ownBody pet respond ridOfMe see shaky slurred want, 0.9 arm blade chest die face many
      sick strike, 1 head lowSugarFigure sleeves swallow, 1.1 hide throat, 1.2 afraid atRest badly confused skin swell unwell, 1.3 hit
      say self, 1.4 cannot, 1.5 child person purge trigger, 1.8 breathe shame`,
  words: `
      -1.4 ile, -1.1 dla, -1 czczo gdzie, -0.9 czuje da robie, -0.8 bola jakie krokow moge sms u, -0.7 bez cwiczenia czym hasla jutro
      laczy liczy puscil zlapal, -0.6 dlugo dwa dziala link macie mamy noc normalnie o plan spokojnie tez zegarek, -0.5 boli czy dac
      dobry haha kolano lekarz lydki magnez mozna ogladam padam pieciu reka snem spacery super tesciowa trening tysiace wasze, -0.4
      astma byly chrapie czego duzo go grozi ich kark kilo kopie ktos mi miesiac mieszka mniej napisac nowe oddalem oglada pies plywac
      poprawic robic rosnie rosol rower rozgromilismy sauna sen skonczyl spac spalam to umieram wchodzi weterynarz wodzie wyniki zaczac
      zakwasy, -0.3 aed biezni ciagle cisnienie cukinii cukru dzien gdy jeden kardiolog kawy kiedy konto kroki krwi kurs lat lata lawce
      malym minute moj nagranie niedziele palce pracy prosze przelozyc razy sa serce tymi waga wagi wole wracam wszyscy zabija zabijaja
      zabil zasypiam zmiencie, -0.2 bawil biegac bylam cardio co czekolady d dalej dostalem drogi dzieci dziekuje dziewiec glodu
      hulajnodze ilu jako konsultacje leki miesiaca nas nigdy noce nowy osiem owsianka pierwszy poprosze probuje przed przelozcie przez
      psuje sasiadka schodach siostry sniadanie szafce telefon temu twarz tym widzi wierzyc woda zabral zjadl zjesc zobaczylam zrobic
      zyje, -0.1 babcia brzuch byc cala corka godzin jedno kalorii kcal ktorej leca lodowki ma mialem moze nad nocy nogi nordic objawy
      pierwszej plank plecy pomocy poznac rano skora snie stad stracilam szafke szafy takie te tydzien wieczorem wszystkich wszystko za
      zamiast zawal, 0 bo dni dziennie juz minut po roku usta, 0.1 babci bedzie by caly choc cos czajnika czwartek daje diete dole dowod
      drugiej dyszy dziadek gardlo jednym jest jestem kaze kreski lazience mala mam mna mowi mroczki musial napisal naraz niemowle obok
      oczami oknie on paznokci peka pic pije pokoju polknela prawej prysznicem przystanku pusta raz sasiad sasiadce sie sinieje spie
      spocony sprawdza swieze syn tak ten tne trzese wlasnie wstaje wszystkim wujek zakrztusil zjadlam znalazlam znow zyletka, 0.2
      aceton belkocze biegunka bokiem brat bylo ciazy ciemiaczko cukier czerwony dnie dobre domu drabiny fioletowe fit godziny grupy
      gwizdze herbaty kacik kaszle klatka lapie leje list literki lozka mdleje moscie nagle naprawde nic niej nog nogami nowa obiedzie
      obudzilam odpowiada okno opadl osa pachnie pani piec pieluszka placze pol porodzie potem przyjaciolka przypala pyta rusza skurcze
      slina slodkie slysze spadl spokoj stronie sucha syna trener trwa trzesie trzy upadl uzadlila wali widze wiem wody wymiotuje
      wzielam zapadniete zdania zona zonie, 0.3 ale ani bije brzucha byla czuc dlugim dokonczyc dol dopiero glowa goraca insuline jakby
      jedna ketony kg klatce kluje kolega kolezanka ktora ledwo lustrze lydka miesiace mnie mowic niedobrze ona opadla piersi pisze
      placza platami pokazuje poszedl prawie rak rana rekawie siedzi siostra siostrze stopni szyje tego telefonu teraz treningu trzyma
      trzymam ust w wargi wiecej wraca wrzatkiem z zaluje zaraz zastrzyku zemdlal, 0.4 chwile ciagnie cieknie drgawek dusze dwie
      glukometr ja jem krew krwawie maly mocno mojej nogach oddycha opakowanie palec pompa posilku promieniuje przedramiona przepisy
      przestal puszcza rece siedem siedze siny stoi stoje taki tata twardy waty wode, 0.5 az butelki cale dusil dzis glowke jej kawa
      lezy miesiecy na oczy oddechu powietrza reki sama spi spod tej trzeci twarzy tylu typ uczen widac zeby, 0.6 aucie boje boku
      chlopak czas drugi jeszcze kazdym leci lykam mama maz moja mu nikt olowiu pusty pyla robi sobie tabletek talerz tylko wola zabije
      ze, 0.7 bol chce chyba dziecko idzie jakos kota nawet pamietam puls sam skonczyc wieczor wracac wszystkie, 0.8 jak od, 0.9 same
      wczoraj wychodzi zlapac, 1 plecach przy wolno, 1.1 do oddalam, 1.3 a nie pod, 1.4 umrzec, 1.8 jezyk, 2.7 i`,
  beginnings: `
      -1 oglad, -0.9 zelaz, -0.8 cwicz kroko przel zeszl, -0.7 krymi minut pocia pusci zmien, -0.6 biega godzi krzyk lekar norma polow
      popla szcze tesci witam zachw zdrow zegar, -0.5 chodz diete grzec kolan magne pieci pomyl skurc smiec space strac truci tysia
      wylac zakrz, -0.4 chlod chrap czapk dzien miesz owsia pocho podus popra przep rosni rozgr siatk slask spala spoko umier wchod
      weter wiado wodzi wynik wypad wyspa zakwa, -0.3 aktua bialk biezn ciagl cukin faktu kardi kazde nagra okrop paczk padac pompk
      powin prosz przer przyt pudel reczn rozwi salat seria serni strup strza swiet wiosn zacza zalic zasyp, -0.2 cardi ciemn cisni
      czeko drzem dzial dziek dziew hulaj jakie konsu marze popro probu przyp pyszn smier stras szafc ucisk upadl wierz wlasn wrzuc
      wstrz zabra zdjec zjadl, -0.1 ktore miale nordi nowor objaw piatk piwni pomoc pomys pozna przej puszc rozni senio szafk szkla
      szkol treni tydzi walki zioni, 0.1 bulgo czajn drugi fotel jedny kacik koszu kresk lodow mrocz musia napil niemo oczam odkam plywa
      pokoj polkn prawe prysz przed przeg przes puchn schod schud sinie spoco sprze swiez telef usmie wstaj znala zwymi, 0.2 aceto autob
      belko biegu bokie ciemi cukie dobud dosta drabi dretw gwizd jedne jedno konta kuchn mdlej mosci najad napra niebi nogam obied
      obudz odpow odzyw otwor pachn pazno pokaz ponie porod skacz skrzy slysz spodn spraw spuch stron tempe uzadl wybie wypij zapad
      zawal zdani zlapa znikn, 0.3 brzuc chcia ciepl czerw dlugi dokon dopie dziur fiole gardl gorac insul kafel kaszl keton klatc klatk
      koleg kolez krotk lustr nasen niedo opowi otwar pielu plata posze prawi przyj przys siede slodk stopn szers trzes wiece wrzat
      wszys wziel zaluj zapal zastr zemdl, 0.4 chust chwil ciekn herba krwaw kuzyn nogac oddyc opako posil promi rekaw termi toreb tward
      uciek zawod zebra, 0.5 butel drgaw dziec glowk gluko kwadr makar opadl placz plast polud scian siost splac szmat twarz wraca, 0.6
      bedzi ciagn jeszc kazdy olowi skarp wiecz wymio wypil zylet, 0.7 chlop oddal pamie piers psika taler trzym, 0.8 dzisi klucz oddec
      skonc table wczor, 0.9 powie zamyk zosta, 1 pleca przec siedz srodk, 1.2 lazie, 1.3 wycho, 1.4 umrze`,
}
