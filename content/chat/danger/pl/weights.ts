import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.3,
  meanings: `
      -1 training, -0.8 asks wayTo, -0.7 exercise, -0.6 recovered, -0.5 about, -0.4 dropThings longPast others planned prevents sleep
      undo, -0.3 gas joke lowOxygenFigure weight, -0.2 awful belongings crash fall game heart nobody past soon sun, -0.1 bump calmNow
      limb victim, 0.1 alcohol bodyImage days dizzy dryNappy fontanelle get heatCold limbSign manyFigure me mixesWords mouthLeaks
      noKicks pain rash ribsIn suddenly thirst wake, 0.2 bathroom belly blurred breathless diabetic fever feverFigure goOn hardBelly
      home hurts insulin lastLetters legs lost overMuch runsWater side starve sunken sweaty vomitCough weapon, 0.3 asthma birthSign
      bleed cut eat keto leaden meal much noHelp onPurpose passOut poison ridOfMe shivering stand sugar timesADay underSink vomiting
      want, 0.4 blue confine confused dose end fumeSource goesOut handOver height highKetoneFigure hurt intend life medicine numb
      onlyEat pet pregnant respond take, 0.5 arm contact diabetesThing face injure many not ownBody pregnancySign slurred speak, 0.6
      afraid atRest attacker blade chest head hide lips lowSugarFigure now see shaky sick sleeves strike, 0.7 skin swallow swell, 0.8
      badly cannot hit throat trigger, 0.9 purge say unwell, 1 child self shame, 1.1 breathe, 1.2 person`,
  words: `
      -0.8 ile, -0.6 dla, -0.5 da gdzie jakie robie, -0.4 bez cwiczenia czczo czym puscil u zlapal, -0.3 czy dlugo dwa dziala hasla
      jutro kolano krokow laczy lekarz liczy lydki macie mamy mi moge mozna normalnie o ogladam padam plan sms snem spacery spokojnie
      tesciowa tez trening zegarek, -0.2 biezni bola boli byly chrapie ciagle cukinii cukru dac dobry duzo go grozi haha ich kardiolog
      kark kawy kilo kopie kroki krwi kurs lat lata lawce link magnez malym miesiac mieszka minute mniej moj nagranie noc noce nowe
      oddalem oglada palce pieciu pies plywac poprawic pracy prosze przed przelozyc reka robic rosnie rosol rower rozgromilismy sen spac
      spalam super temu to tymi tysiace umieram wagi wasze weterynarz wierzyc wodzie wole wyniki zabija zaczac zakwasy zawal zmiencie,
      -0.1 aed astma bawil biegac bylam cardio cisnienie co czego czekolady dostalem dzieci dzien dziewiec gdy glodu hulajnodze jako
      jeden kiedy konto ktos leki ma mial miesiaca nas niedziele nocy nowy objawy pierwszy poprosze przelozcie przez razy sa sauna serce
      skonczyl sniadanie szafce telefon twarz tym waga wchodzi woda wracam zabijaja zabil zabral zasypiam zjesc zyje, 0 babcia brat
      brzuch cala corka cos dni dziadek dziennie jest juz mam minut moze nogi on roku syn tydzien wszystko zamiast, 0.1 bedzie belkocze
      biala biegunka bo bokiem brzucha byla bylo caly choc ciazy ciemiaczko czajnika czerwony czuc dlugim dnie dol domu fioletowe
      godziny goraca grupy gwizdze herbaty insuline ja jestem kacik kaszle ktora lapie lazience leje list lustrze lydka mdleje moscie
      mowi niej odpowiada opadl opadla osa pachnie pani piec pieluszka pije placza placze platami po pol porodzie potem prawie
      prysznicem przyjaciolka pyta rana raz rekawie sasiad skurcze slina slysze spadl spokoj stopni sucha syna szyje tak tego tne
      treningu trzy upadl usta uzadlila wargi widze wiecej wrzatkiem wymiotuje za zapadniete zdania zona zyletka, 0.2 ale ani bije chce
      chwile ciagnie cieknie cukier dokonczyc dopiero drgawek dusze dwie glowa glukometr jakby jedna jem kawa ketony kg klatce kluje
      kolega kolezanka krew krwawie ledwo lozka miesiace mnie mojej mowic naprawde nic niedobrze nogach oddechu ona opakowanie palec
      piersi pisze pokazuje pompa posilku poszedl promieniuje przedramiona przepisy przestal puszcza rak rece reki sama sie siedem
      siedze siny siostra siostrze stoi stoje taki tata tej telefonu teraz trzyma trzymam twardy tylu ust waty widac wode wody wraca
      wzielam zabije zaluje zaraz zastrzyku zemdlal, 0.3 aucie az boje boku butelki cale chlopak czas drugi dusil glowke idzie jakos jej
      jeszcze kazdym leci lezy lykam maly mama maz miesiecy mocno moja nikt oczy oddycha olowiu pamietam powietrza pusty pyla robi
      siedzi spi spod tabletek talerz trzeci twarzy typ uczen wola wracac zeby, 0.4 bol chyba dziecko kota mu nawet plecach puls sam
      same skonczyc sobie tylko w wolno wszystkie z ze zlapac, 0.5 jak na oddalam wczoraj wieczor wychodzi, 0.6 dzis przy, 0.7 od pod,
      0.8 a jezyk, 0.9 do, 1.1 nie, 2 i`,
  beginnings: `
      -0.5 cwicz oglad zelaz, -0.4 przel pusci zachw zeszl, -0.3 biega kolan kroko krymi krzyk lekar minut norma pocia polow popla space
      szcze tesci truci witam zdrow zegar zmien, -0.2 biezn chlod chodz chrap ciagl cukin czapk dzien godzi grzec kardi magne miesz
      nagra owsia pieci pocho podus pomyl powin prosz rosni rozgr seria serni siatk skurc slask smiec spala spoko strac swiet tysia
      umier weter wiado wierz wodzi wylac wynik wypad wyspa zakrz zakwa zalic, -0.1 aktua bialk cardi diete dzial faktu hulaj jakie
      kazde konsu paczk padac pompk popra przep pudel reczn rozwi salat silow strup strza szafc treni ucisk wchod wiosn wrzuc zabij
      zabra zacza zasyp, 0.1 aceto belko biegu bokie chcia ciemi czajn dosta dziur gwizd kafel kaszl krotk lustr mdlej mosci najad napil
      napra niemo obudz odpow pachn pazno plata pokaz porod prawi prysz przed przes puchn skacz skrzy slodk slysz spodn spraw spuch
      stopn stron tempe uzadl wiece wrzat wybie zdani, 0.2 brzuc chust ciekn ciepl cukie czerw dlugi dokon dopie fiole gardl gorac herba
      insul jedno keton klatc klatk koleg kolez kuzyn kwadr nasen niedo nogac opadl opako opowi otwar pielu placz polud posil posze
      promi przyj siede splac szers termi toreb trzes tward uciek wraca wszys wziel zaluj zapad zapal zastr zawod zebra zemdl, 0.3 butel
      chwil ciagn drgaw dziec glowk gluko jeszc kazdy krwaw makar oddyc olowi pamie plast psika rekaw scian skarp szmat taler twarz
      wypil, 0.4 bedzi chlop dzisi klucz oddal oddec piers pleca siost trzym wiecz wymio zamyk zylet, 0.5 powie przec skonc srodk table
      wczor zosta, 0.6 lazie siedz, 0.7 wycho`,
}
