import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0,
  daily: -3,
  none: -3.3,
  meanings: `
      -1 training, -0.8 asks exercise wayTo, -0.6 recovered, -0.4 about dropThings longPast planned prevents sleep undo weight, -0.3 gas
      heart joke lowOxygenFigure others soon, -0.2 awful belongings crash fall game limb nobody past sun, -0.1 marks without, 0.1
      alcohol dizzy dryNappy fontanelle get heatCold lastLetters me mixesWords mouthLeaks noKicks rash ribsIn suddenly sweaty thirst
      urinate wake, 0.2 bathroom belly blurred breathless days diabetic faint fever feverFigure goOn hardBelly home hurts insulin legs
      lost manyFigure overMuch pain runsWater side starve sugar sunken, 0.3 asthma birthSign confine confused cut eat keto leaden meal
      much numb onPurpose poison pregnant ridOfMe shivering stand timesADay underSink vomitCough vomiting want weapon, 0.4 arm bleed
      blue diabetesThing dose end fumeSource goesOut handOver height highKetoneFigure hurt intend life many medicine onlyEat passOut
      respond, 0.5 chest contact face head injure noHelp ownBody pet pregnancySign slurred speak take, 0.6 atRest attacker blade hide
      lips lowSugarFigure not now see shaky sick sleeves strike, 0.7 afraid skin swallow swell, 0.8 badly cannot hit throat trigger
      unwell, 0.9 child purge say, 1 self shame, 1.1 breathe, 1.2 person`,
  words: `
      -0.9 ile, -0.6 dla, -0.5 bez gdzie jakie robie, -0.4 cwiczenia czczo puscil sms tez, -0.3 boli czy da dlugo dwa haha hasla jutro
      krokow laczy liczy mamy moge mozna normalnie o ogladam padam plan snem spacery spokojnie tesciowa trening u zegarek zlapal, -0.2
      biezni bola bylam byly chrapie ciagle cukinii cukru czym dac dobry duzo dziala go ich kardiolog kark kawy kilo kopie kroki kurs
      lat lawce link lydki macie magnez malym mi miesiac mieszka minute mniej moj niedziele noc noce oddalem oglada palce pieciu plywac
      poprawic pracy przed przelozyc reka robic rosnie rosol rower rozgromilismy sen super to tymi tysiace umieram wagi wasze wierzyc
      wole zabijaja zaczac zakwasy zawal zmiencie, -0.1 astma bawil biegac cisnienie co corka czego czekolady czwartek dostalem dzieci
      dzien dziewiec gdy glodu ilu jeden kiedy konto ktorej ktos lata lekarz leki mam mial mialem nas niego nigdy nocy nordic osiem
      owsianka pies poprosze prosze razy sa sauna serce siostry skonczyl sniadanie szafce telefon temu twarz tym waga wchodzi woda
      wracam wyniki zabil zabral zasypiam zjesc zyje, 0 babcia brat brzuch cala dziadek dziennie juz ma minut moze nogi on przez roku
      syn tydzien wszystko zamiast, 0.1 belkocze biegunka bo byla caly choc ciazy ciemiaczko cos cukier czajnika czerwony czuc dlugim
      dni dnie domu fioletowe insuline jest jestem kacik kaszle kg kolega krew ktora lapie lazience leje list lozka lustrze mdleje mowi
      nagle ona opadl opadla osa pachnie pani piec pieluszka pije placza placze po porodzie prawie prysznicem przyjaciolka pyta rana raz
      rekawie skurcze slina slysze spokoj stopni sucha tak tego tne trener treningu trzy usta uzadlila wali wargi widze wiecej wymiotuje
      za zapadniete zdania zemdlal zyletka, 0.2 ale ani bedzie bije butelki chce chwile ciagnie cieknie dokonczyc dol dopiero drgawek
      dusze dwie glowa glukometr goraca ja jakby jedna jej jem kawa ketony klatce kluje kolezanka krwawie ledwo lydka miesiace miesiecy
      mnie mocno mojej mowic naprawde nic niedobrze nogach oddechu opakowanie palec piersi pisze platami pokazuje pol pompa posilku
      poszedl potem przedramiona przepisy przestal rak rece sama sie siedem siedze siedzi siny siostra siostrze stoi stoje taki tata tej
      telefonu teraz trzyma trzymam twardy tylu ust waty widac wode wody wraca wrzatkiem wzielam zabije zaraz zastrzyku zawsze, 0.3
      aucie az boku cale chlopak chyba czas drugi dusil glowke idzie jakos jeszcze kazdym leci lezy lykam maly mama moja mu nikt oczy
      oddycha olowiu pamietam powietrza pusty pyla reki robi spi spod tabletek talerz trzeci twarzy typ uczen wola zeby, 0.4 boje bol
      dziecko kota maz nawet plecach puls sam same skonczyc sobie tylko w wolno wszystkie ze zlapac, 0.5 jak na oddalam wczoraj wieczor
      wychodzi z, 0.6 dzis od przy, 0.7 pod, 0.8 jezyk, 0.9 a do, 1.1 nie, 2 i`,
  beginnings: `
      -0.6 oglad, -0.5 cwicz, -0.4 pusci szcze tesci zachw zeszl zmien, -0.3 biega godzi grzec kolan kroko krymi krzyk minut norma pocia
      polow popla space truci witam wylac zdrow zegar, -0.2 bialk biezn chlod chodz chrap ciagl cukin czapk dzien kardi lekar magne
      miesz pieci pocho podus pomyl powin przel rosni rozgr seria serni siatk skurc slask smiec spoko strac strup swiet treni tysia
      umier wiado wierz wypad wyspa zakrz zakwa zalic, -0.1 aktua czwar diete dziew faktu jakie ktore miale nordi owsia paczk padac
      pompk popra prosz przep pudel reczn rozni rozwi salat strza szafc walki wchod wiosn wrzuc wynik zabra zacza zasyp, 0.1 belko biegu
      bulgo chcia ciemi czajn dosta dziur jedno kafel kaszl koleg krotk lustr mdlej miesi najad napil napra niemo pachn pazno pokaz
      ponie porod prawi prysz przes puchn siede skrzy slodk slysz spodn spraw spuch stopn stron szers uzadl wiece wybie zawal zdani, 0.2
      brzuc butel chust chwil ciekn ciepl cukie czerw dlugi dokon dopie fiole gardl gorac herba insul keton klatc klatk kolez krwaw
      kuzyn kwadr nasen niedo nogac opadl opako opowi otwar pielu placz plata polud posil posze przyj skacz splac termi toreb trzes
      tward uciek wrzat wszys wziel zapad zapal zastr zawod zawsz zebra zemdl, 0.3 ciagn drgaw dziec glowk gluko jeszc kazdy makar oddyc
      olowi pamie plast psika rekaw scian siost skarp taler twarz wraca wypil, 0.4 bedzi chlop dzisi klucz oddal oddec piers pleca table
      trzym wiecz wymio zamyk zylet, 0.5 powie przec skonc srodk wczor zosta, 0.6 lazie siedz, 0.7 wycho`,
}
