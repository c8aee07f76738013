import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -4.3,
  meanings: `
      -1.4 training, -1.3 asks joke, -1.2 exercise, -1.1 lowOxygenFigure planned, -1 recovered wayTo, -0.8 dropThings undo without, -0.7
      others prevents, -0.6 about ageOld eat game harmed lowBmiFigure, -0.5 awful live manyFigure recurs, -0.4 fall hurts longPast marks
      me victim weight, -0.3 bump drawnTo feelMove past sleep, -0.2 belongings burnSource calmNow faint limb nobody pointless sun, -0.1
      gas home laboured overMuch wound, 0.1 suddenly tipsy tooLow, 0.2 alcohol despair drowsy farewell fewCaloriesFigure get heatCold
      heavyOn kill leftOut lump move noKicks rash, 0.3 bodyImage checksPhone dizzy dryNappy fontanelle hardBelly hoards legs mouthLeaks
      runsWater sugar threaten tooHigh want, 0.4 bathroom breathless chest dose handOver headHit highSugarFigure injure lastLetters
      limbSign mixesWords onlyEat respond ribsIn side speak sunken thirst underSink urinate vomitCough, 0.5 confine gone insulin meal
      medicine numb passOut pet sweaty, 0.6 belly blurred diabetic keto life lost now pain stand starve weapon, 0.7 birthSign bleed blue
      cut feverFigure hurt lips not shaky sleeves vomiting, 0.8 confused goesOut head height leaden see timesADay, 0.9 attacker much
      noHelp onPurpose pregnancySign ridOfMe sick, 1 asthma atRest child contact end many ownBody poison shivering strike take, 1.1
      diabetesThing die face fumeSource lowSugarFigure person say self slurred, 1.2 pregnant skin, 1.3 arm badly blade hide hit purge
      swell throat, 1.5 afraid trigger unwell, 1.6 swallow, 1.7 breathe cannot intend shame`,
  words: `
      -1.2 chwali dla, -1.1 gdzie ile kotka, -1 da drzwi, -0.9 wnuk, -0.8 deski je jego pracy ten, -0.7 byc dalej diete mozna najlepiej
      o pecherz pieluchy pomylke smiechu spalam super tez wole, -0.6 bede bigos bo cwiczenia czczo dobrze dusi dziala glowy gotuje haha
      jutro kawy krokow kryminalny ktore nas oddalem odeszla padam plasterek podcast podwieczorek przez rachunku robie skad sliwka ta
      tempo trzecim wasze witamine zapomnialam zgadza, -0.5 cud czekolady czuje czym jakie kolano kret kurs prosze puscil reka sen sms
      taka taty tchu tygodnie widze wyszlo zegarek zlapal zmienic, -0.4 bez boli bulki bylismy dlugo dwudziestu forme godzine grozi
      hasla herbata hulajnodze jaki jeden kardiolog kilo kopie kto ktos lekarz lesie liczy link mamy mata miesiac mowi noc oglada ok
      orzechy pieciu plan plywac po polowkowe pompkach robic rok sernik stary szarlotka szostej tanczy trening tym u wrocila wyniki
      wyszlam xd zdjecia zolty, -0.3 alergie astma bardzo biegac biologii blad bola byly chrapie cukru czerwona d dobry domestos
      dostalam dwoch dzwon echo gdy gierka jakas kark km konto lekcje live lodowki lokiec lol malo mialam mieszka mniej nowe obejrzal
      ogladam ortopeda piatki pies poszcze przepisami przezyl ramiona rano recznie roboty rower ryzu schodzi sens skora snem sobote spac
      spokojnie stad tancze te telefon teoretycznie tesciowa to trenera was wersja weterynarz wiadomosciach wolne wpisac zabil zaczac
      zakwasy zalogowac zamkniety zapomnialem zaslablam zasypiam zawal, -0.2 alarm apka bralem byl bylam cel chcialbym ciastko czego
      dajcie dala dostalem dwa dwadziescia dzieki dziesiatej dziewczynka go goraczka ich jakies jako kalendarz kazal klasie kod komary
      krzyku kupic laczy lekcji lekow lydki macie magnez maja mala malym marzenie masla mazurach meczu mial miesiaca miesiacu minuta
      minute musze nad nagranie napisac niedziele nocy normalnie nowy noz osa osiem palce pdf pediatra pierogi pilam piwnicy polega
      poprosze przed przelozyc przysiadach psuje rabatowy razy rekord rosol rozgromilismy rozni sa sasiadka sauna scierpla seniora
      skreca snie snu spacery spizarnia swojego synek szklanek tabelek trzeciej tysiace uda umieram utopilem uzadlila wagi wasza wierzyc
      wodzie wszyscy zabijaja zadyszka zamiast zapach zastapic zelazo zezarl zjadly zla zoltego zostaly zytni zywcem, -0.1 aed ale basen
      biezni brzuchu cardio chleb cisnienie cukinii czad czy dac dzien faktura fakture glodu godzin google jednej kalorii karty kolacje
      krwi kryminal ktorej lat leki liczyc lyknalem meza mi minus noce on osoby owsianka pierwszej pierwszy plank platami pomidora
      pomocy poprawic przyszly serial sie sniadanie stezenie szukam takie trup trzy upale wiosna wszystkich wuefie wyszla za zabija
      zjadl zmiencie zniknely zobaczylam zyje, 0 babcia cala ma mam minut moj serce wszystko, 0.1 akademika antybiotyku apapu biala
      brzuch budzi buzi caly coreczka corka cukier czuc gada glos glukometrze juz klient lazienki lipcu maly mnie moge mostku moze
      musial noga nosze obiad pali podnosi ponad puchnie sama sasiadce siadam steka stopy strzela szef temu trzydziesci twarz tydzien
      tyg usta wali wiotki wspollokatorka wtorek z zakrztusil zbieram, 0.2 aceton bark buzia bylo cm daleko dobe dole drabiny drapie
      drgawki duzo dyszy gardlo glowie ide ja jem kawe kcal klatka kolana kolega koszuli kot kreci kreski kreta krwia lepiej literki
      lozka lustrze miesa mna mroczki napisal naraz nic niego nogami obiadu obok oczu odkrecam oknie opadla papierosem pasek paznokci
      pic piersi placze pokoju prawej prosi przyjaciolka przypala przystanku pusta raz reaguje roku rur rusza schodach siedem snieg
      spocony swiatlo swieze syn syna szklanka tne trwa trzese upadl w waze wiecej wlasnie wstac wstaje wymiotuje zachwycony zero
      zjadlam znalazlam znow zonie zyletka, 0.3 bedzie belkocze biegunka bokiem brat ciemiaczko cieszy cos czajnika czerwony czwartek
      dnie dobre dowod drugiej dziadek dzieci dziennie fioletowe fit godziny goraczki grypa herbaty jedna jednym jest jestem kacik kg
      krew lapie lazience leca leje list moscie na naprawde niedobrze niej nowa oczami odpowiada okno opadl pachnie piec pieluszka pije
      placza pol poniedzialek porodzie przedramiona pyta rachunki sasiad sinieje siostrze slina slysze spadl spi spie spodnie spokoj
      sprawdza sto stoje stronie sucha teraz trener trzesie twardy twarzy tygodniu wargi wode wujek zaluje zapadniete zdania zeby
      zemdlal zszedl, 0.4 ani cale chwile ciemno daje dlugim dni dokonczyc dol domu glowa goraca grupy gwizdze kaze ketony kolezanka
      krwawie ktora ledwo lydka mocno odstawilam pokazuje promieniuje prysznicem przychodni rekawie stoi stopni tej treningu trzymam typ
      wczoraj wraca wzielam, 0.5 bije byla chyba ciagnie cieknie dopiero drgawek dziecko glukometr insuline jakos jej kaszle klatce
      lykam mama mdleje miesiecy mojej mowic niemowle nikt nog nogach oddechu ogorka ona opakowanie pisze pompa posilku przepisy puszcza
      reki siedzi siny siostra slodkie szyje tak telefonu ust zaraz, 0.6 brzucha co dusze dwie kawa kota leci maz miesiace palec
      pamietam poszedl przestal rana rece siedze talerz trzeba trzyma tylu waty wrzatkiem zabije zlapac, 0.7 czas jak lezy moja mu
      powietrza prawie pusty taki tata trzeci uczen widac wieczor wszystkie zastrzyku ze, 0.8 az biore do drugi glowke nie oddycha
      olowiu puls robi sam skonczyc sobie spod tylko, 0.9 boku bol butelki chlopak dusil kazdym nawet od plecach przy pyla tabletek
      wola, 1 a aucie boje chce idzie oczy pod same wracac, 1.1 dzis jeszcze oddalam wolno, 1.4 jezyk wychodzi, 1.7 umrzec, 2.3 i`,
  beginnings: `
      -1.2 chwal, -1 przez wyszl zapom, -0.9 aplik tesci, -0.8 dziew szcze, -0.7 cwicz dwudz krymi najle oglad peche polsk pomog pusci
      spala strac wielk wroci zdart zmien, -0.6 dobrz docia farma gotuj kroko machn odesz podca podwi pomyl rosol sliwk smiec trutk
      wiado witam wybuc zakrz zapis zegar zgadz, -0.5 biega cukin dziek godzi kondy lekar lekcj magne martw minut pocia polow popra
      prosz przem raczk tancz trafi ustaw wpisa wykre zakwa zdrow zrobi, -0.4 alerg biego bylis denty hulaj jakie kardi krzyk ktore
      orzec pieci podja pompk pomys popar powto przep przew rachu robot rodzi serni skurc szarl szost szybk trzec wesel wynik zaczy
      zakla zalic zazdr zdjec zelaz, -0.3 bardz biedr biolo chodz chrap ciast czapk czeko diete domes dzial filmi gierk jablk jogur
      kolan kolej kupil kurcz lokie miala miesc miesz motyl norma obejr ortop piatk pocho podus polec popla poszc powin prost przel
      ramio ratuj reczn schab seria siatk slask sobot space teore truci tygod urodz wersj weter wypad zacza zalog zamkn zasla zasyp
      zeszl zjedz, -0.2 aktua bialk bierz blizn brale chlod ciemn dajci dwadz faktu kalen kalor klasi komar liter marze mazur nagra
      niedz obier oparz owsia paczk pasuj pedia piero pietr piwni pokrz poleg poloz pomia pomid popro pracu przer przyt pudel rabat
      reduk rekor rozgr rzyga samoo scier senio sinia skale skrec smier spiza spoko strup swiet swoje tabel tysia umier upadl utopi
      uzadl wierz wiosn wodzi wolon wrzuc wypro wyspa zabko zacze zadys zamia zapac zasta zezar zmian zolte zywce, -0.1 aktyw biezn
      cardi drzem googl grzec lapto liczy lykna mierz nadep naste naucz obiad okrop omdle orbit padac pielu plata podal pomoc porcj
      psych rozni rozwi salat skaso sniad steze stras subsk szczu szuka ucisk wuefi wylac zawie zdych zgubi zioni zmecz, 0.1 akade antyb
      babci corec dretw dzien kazde klien koszu kumpe lodow mostk musia plywa podno przeg pyszn rower siada szwag trzyd wiotk wstaw
      wtore zbier znikn, 0.2 aceto chcia chryp cukie cukrz dalek dlugi dobra drabi drapi dziec fotel glowi gluka kacik koleg kresk lepie
      lustr majow miesi mrocz napra nasen niebi nogam oddyc odkre otwor parag pogrz pokoj popil prawe przyj przyp puchn reagu schod
      schud siede spoco spuch swedz swiat swiez telef termi usmie wciag wiece wstaj wszed zaloz zielo znala zwymi, 0.3 autob belko biegu
      bokie bulgo ciemi ciesz czajn czwar dobud drugi dziad fiole jedno jedny jeste kiesz kolez mosci napil napis niedo oczam odkam
      odpow odzyw opask pachn papie pazno pierw plast pokaz porod rozci sasia sinie skrzy slysz sprze stron szers tempe tlusz trzym
      tward twarz zabij zaluj zapal zawod zdani zszed, 0.4 chomi gardl gluko gorac gwizd kafel keton klusk krwaw kuchn najad odsta opowi
      ponie promi prysz puszc skacz spodn spraw stopn uciek wybie wypij wysyl wziel zapad zawal zobac, 0.5 chust chwil ciekn dokon dopie
      dziur insul kaszl klatc krotk mdlej niemo nogac opadl opako pajac piers placz polud posil toreb trzes wszys, 0.6 brzuc klatk kwadr
      otwar pamie posze powie przys scian szmat trzeb wiecz wrzat wypil zebra zemdl, 0.7 bedzi drgaw makar oddal prawi rekaw slodk
      zastr, 0.8 butel ciagn glowk olowi skarp splac taler wymio zylet, 0.9 kazdy klucz pleca psika wraca, 1 siost skonc table, 1.1
      chlop dzisi jeszc oddec przec srodk zosta, 1.2 lazie, 1.3 praco, 1.4 siedz zamyk, 1.5 wycho, 1.7 umrze`,
}
