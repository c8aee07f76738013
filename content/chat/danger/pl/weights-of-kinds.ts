import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -2.3,
    meanings: `
      -1.2 unwell, -1 accident, -0.9 chest, -0.8 lips shaky, -0.7 cannot manyFigure purge respond throat, -0.6 arm breathe breathless
      limb see strike take, -0.5 asthma days hit medicine person sleep slurred, -0.4 afraid bump confused lowSugarFigure poison sick
      wound, 0.4 fontanelle headHit leftOut overMuch pale shame, 0.5 farewell hide, 0.6 nobody, 0.7 method self stand, 0.8 pain ridOfMe
      soon want, 0.9 deadlyPlace height miss, 1 goOn hurt, 1.1 cut, 1.2 end say, 1.3 gone kill, 1.4 sleeves, 1.5 injure, 1.7 die, 1.8
      handOver, 1.9 blade`,
    words: `
      -1.1 jak, -0.7 i jest mi pisze, -0.6 maz przy teraz, -0.5 od pusty z zawsze, -0.4 dokonczyc dwa obok palec spi tez zona, 0.4
      akademika brat kiedy list mowi rachunki stronie trzymam wczoraj wieczor, 0.5 bedzie corka czy drapie duzo glowa moj na napisal
      oddalam tym u w, 0.6 by gdy krzyczy skonczyc zabije, 0.7 sobie stoje, 0.8 az chyba nikt, 0.9 juz, 1 chce umrzec, 1.1 drugiej to,
      1.2 ze`,
    beginnings: `
      -0.6 schod, -0.5 dziec przyj zawsz, -0.4 dokon dziur przys, 0.4 akade przed rachu spodn spoko wczor wszed zosta, 0.5 drapi dzisi
      niedz oddal scian smier zaloz, 0.6 kafel krzyc papie pocie zabij, 0.7 powie znikn, 0.8 bedzi dlugi splac, 0.9 skonc zobac, 1 napis
      rekaw umrze zylet, 1.1 drugi`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -4.3,
    meanings: `
      -0.8 child, -0.7 legs, -0.6 accident intend, -0.5 diabetesThing side slurred swell take trigger, -0.4 asks bodyImage cannot head
      respond shaky strike swallow, 0.4 crash diabetic heavyOn, 0.5 blue pale past sun, 0.8 limb, 0.9 lost, 1 sick, 1.2 arm, 1.4 sweaty,
      1.5 hurts, 2.1 chest`,
    words: `
      -1.1 po, -0.5 jej, -0.4 ja, 0.4 ale blady daje i miedzy spocony, 0.5 bo druga kawe klient mial mowi mu okno pod poszedl sasiad
      siedze wrocil wszystkie zlany, 0.6 dole go mostku naraz twarz, 0.7 bol cos dziadek piescia trzyma, 0.8 dwa kropelki na puszcza
      siny, 0.9 jakby ktos, 1 reka robi, 1.1 ciemno, 1.4 klatce`,
    beginnings: `
      -0.4 powie, 0.4 miedz spoco zosta, 0.5 cukrz klien koszu lopat otwar posze rower sasia trzym wroci zebra zielo, 0.7 dziad mostk
      piesc przys puszc, 0.8 cisni krope papie, 0.9 siedz, 1.1 ciemn, 1.4 klatc`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.8 child, -0.7 breathe hit manyFigure, -0.6 chest diabetesThing limbSign sick, -0.5 breathless goOn intend trigger, -0.4 unwell
      vomitCough, 0.4 atRest headSplits life pale, 0.5 lost others, 0.6 blurred cannot flashes respond, 0.7 leaden legs mixesWords
      mouthLeaks, 0.8 hoards, 0.9 suddenly, 1.2 arm, 1.3 face limb, 1.4 slurred, 1.5 speak, 1.6 side, 1.7 numb`,
    words: `
      -0.9 ze, -0.8 mnie, -0.7 i, -0.6 do na, -0.5 ma za, -0.4 jest ktos, 0.4 belkocze buzia czuje glowy godziny obudzilam pisze strona,
      0.5 kuchni lustrze odpowiada oko temu twarzy wlasnie wszystko wychodzi zawsze, 0.6 buzi gada leci mial powiedziec probuje reki
      ust, 0.7 kacik maz olowiu opadl pani, 0.8 co jednym mi obok, 0.9 dopiero mama, 1 nagle tylu, 1.2 noga`,
    beginnings: `
      -0.6 siedz, 0.4 dzial godzi kuchn skrzy zebra, 0.5 belko klucz lustr opadl opowi patrz tesci twarz wlasn wycho zawsz, 0.6 podlo
      probu zosta, 0.7 olowi stron, 0.8 jedny, 0.9 dopie taler usmie, 1.1 kacik uciek`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -1.1 victim, -0.9 limb, -0.7 pet respond take, -0.6 eat limbSign slurred swallow swell, -0.5 badly hurts legs shaky skin, -0.4
      deadlyPlace person sick want, 0.4 accident noHelp vomitCough, 0.5 attacker home sleep sleeves speak suddenly, 0.6 blue, 0.7 say,
      0.8 laboured, 1.4 atRest breathe, 1.5 cannot, 1.7 breathless, 2.3 asthma`,
    words: `
      -0.9 z, -0.7 do, -0.6 jest, -0.5 dzis jezyk, -0.4 maz mnie oddycha ze, 0.4 dusze przed sasiad sinieje trener, 0.5 bo chwila domu
      jednym kazdym nawet o przez raz siedzi slysze spie woda wszystkie, 0.6 dalej glowa kolezanka kreci lapie lozka moze oknie sine
      taki zaraz, 0.7 palec pisze pusty swiszczy wdechu, 0.8 przy usta, 0.9 gwizdze idzie jakos powietrza syn, 1.1 moge, 1.2 czajnika,
      1.4 zlapac`,
    beginnings: `
      -0.6 oddyc, -0.5 siost szwag, 0.4 sinie trene, 0.5 czwor jedny kazdy skarp slysz zakrz, 0.6 kolez odpow, 0.7 bulgo fotel kaszl
      otwor swisz wdech, 0.8 dokon, 0.9 gwizd, 1 oddec powie, 1.2 czajn siedz, 1.3 zlapa, 1.4 psika`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.7 manyFigure person poison, -0.6 ownBody pain, -0.5 arm atRest hurts lowSugarFigure me say self sick, -0.4 attacker bleed
      burnSource child diabetesThing legs pet wound, 0.4 dizzy eat face passOut respond, 0.5 height onlyEat tooHigh, 0.6 faint get goOn
      lips, 0.7 cannot training, 0.8 hoards limbSign, 0.9 heart lump, 1.1 swell, 1.2 rash throat, 2.8 trigger`,
    words: `
      -1.1 na, -0.8 od, -0.5 dzis nic, -0.4 mam, 0.4 bablach drapie juz okno pokazuje taki twarz wargi, 0.5 kazdym maz mi mnie tylko
      wymiotuje, 0.6 antybiotyku ledwo osa przez siedzi, 0.7 ciastko czerwony herbaty ktora oczy puls szyje tego uzadlila zamiast
      zemdlal, 0.8 jej mala oczu oddychac raz sinieje treningu, 0.9 teraz, 1 w, 1.1 gardlo, 1.2 jezyk, 1.5 po`,
    beginnings: `
      0.4 babla biurk czerw drapi orzec pokaz siedz, 0.5 jeste kazdy puchn zjadl, 0.6 antyb pierw, 0.7 ciast gardl herba klusk kumpe
      zacis zamia zemdl, 0.8 chust kwadr przed sinie szers szwag treni uzadl, 0.9 chryp`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -2.1,
    meanings: `
      -1.3 pregnancySign, -1.2 diabetesThing, -1.1 me trigger, -0.8 cannot, -0.7 days goOn hurt injure limb limbSign lips numb sweaty
      swell, -0.6 ageOld arm asthma bodyImage hurts lump slurred strike sugar weight, -0.5 breathless end feelMove highSugarFigure
      insulin laboured say sleeves, -0.4 blade handOver height hide many shame, 0.4 face pain, 0.5 drowsy heart heatCold lastLetters
      onlyEat throat victim, 0.6 despair much noHelp tipsy underSink, 0.7 fumeSource sun, 0.8 legs vomitCough weapon, 1.2 contact, 1.4
      see, 1.5 medicine take, 1.8 confused swallow, 2.7 poison`,
    words: `
      -1.1 za, -0.7 cala, -0.6 mam syn, -0.5 ale co corka cukier dzis lat moge o pisze raz, -0.4 do i lozka mowic po potem robi siedzi
      sobie trzese ze, 0.4 biegunka coraz lazience niedobrze nogi policzki psa waty wraca zaraz, 0.5 bylo dobre dziecko kiedy klatka
      literki mamy maz nad oczy pod spi tabletek tylko woda wszystkim wymioty wzielam zemdlala, 0.6 byl kropelki lapie mowi od prawie
      pusta synek trzesie zaluje zona, 0.7 brat lezy mnie rano rur serce slina trzy wypil, 0.8 go siny, 0.9 butelki piecyk spodki
      twarzy, 1 nocy szklanka, 1.1 plyn same, 1.2 dnie opakowanie, 1.4 widzi, 1.6 teraz`,
    beginnings: `
      -0.8 siedz, -0.5 insul, -0.4 chlop cukie czerw miesi, 0.4 biegu niedo plywa polic toreb, 0.5 bulgo chrap ciagn ciepl dziur krope
      liter odkam otwar ponie popil prani wypil, 0.6 prawi skacz wszys zaluj, 0.8 wziel, 0.9 dobud piecy spodk szkla twarz, 1.1 klatk,
      1.2 opako, 1.4 table, 1.6 butel`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -1 unwell, -0.8 height speak, -0.7 chest, -0.6 me pregnancySign say skin trigger, -0.5 afraid hurts intend many swallow victim,
      -0.4 face fumeSource head pain throat, 0.4 highKetoneFigure nobody soon tipsy, 0.5 heatCold noHelp, 0.6 alcohol breathless
      burnSource deadlyPlace now runsWater shaky, 0.7 accident thirst, 0.8 feelMove take urinate wake, 0.9 ageOld, 1 attacker
      highSugarFigure live, 1.1 insulin keto, 1.2 diabetic manyFigure, 1.3 tooHigh, 1.9 sugar, 2.7 diabetesThing`,
    words: `
      -0.8 od, -0.7 przy, -0.5 juz pod, -0.4 mowi ze, 0.4 boku byla jeszcze ketony kolega lat on pyta trzese, 0.5 a bije dol dzis
      gleboko jezyk ktora mam mi nie pamietam sobie tata tez, 0.6 bredzi dwa dyszy dziadek dziennie mdlosci nad obudzilam paznokci
      pijany przystanku spi syn wieczorem wode zmywaczem, 0.7 glukometr insuline pompa prawie typ, 0.8 dalej razy soku, 0.9 pachnie
      palce pusty, 1 cukier czuc peny, 1.1 pije, 1.3 zastrzyku`,
    beginnings: `
      -0.6 powie table, -0.5 dzial, -0.4 przyj, 0.4 jeszc keton koleg wiecz, 0.5 baton dziad glebo obudz pamie pijan przeg przel schud
      slodk zosta zrobi, 0.6 aceto bredz dzien koszu krotk kuchn mdlos oddec pierw pocia zmywa, 0.7 autob babci prawi spodn, 0.8 gluko
      lodow, 0.9 pachn wypij, 1 makar toreb, 1.1 insul, 1.3 cukie zastr`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -2.9,
    meanings: `
      -1.3 victim, -1.1 attacker, -0.9 diabetesThing, -0.7 swallow take vomitCough, -0.6 ageOld heatCold meal poison speak sugar weight,
      -0.5 atRest chest deadlyPlace face faint feelMove goOn hurt injure overMuch passOut recurs self sick skin trigger urinate, -0.4
      afraid contact cut handOver lost timesADay vomiting, 0.4 noKicks respond, 0.5 bleed crash person purge tooLow, 0.6 hardBelly shaky
      sunken, 0.7 dropThings slurred unwell, 0.9 highKetoneFigure ribsIn, 1 head, 1.5 bump days, 1.6 child, 2 pregnant`,
    words: `
      -1 do, -0.9 syn, -0.8 dzien, -0.7 mnie przy, -0.5 lat lezy pani pod to waty za, -0.4 gleboko juz kluje maz po siedzi szwagra
      zakupy, 0.4 ani cala cieknie da dokonczyc dopiero drgawek leje oczami przez rece sam steka, 0.5 ale buzia ciazy coreczka dwie jest
      leci noworodek pisze siostrzeniec spadl tygodnie wieczor zakrztusil zawsze, 0.6 az budzi cisza dwa dzwoni maly moja niemowle
      twardy, 0.7 bark duzo dziewiec miesiace oko ze, 0.8 ciagnie jestem ona tyg tygodniu, 0.9 i widac wiotki, 1 aucie bokiem dni placze
      tydzien, 1.1 nawet, 1.2 glowke, 1.6 zona`,
    beginnings: `
      -0.6 siedz zemdl, -0.5 wszys, -0.4 chlop cukie glebo lazie najad przes zakup, 0.4 ciekn dopie dosta krwaw oczam puchn zakrz, 0.5
      bardz biurk corec niemo prani przyj trzym zawsz zielo, 0.6 drgaw dziew dzwon jedne kuzyn tward zapad, 0.7 ciagn fotel wypad zrobi,
      0.8 jeste potrz przew puszc siost, 0.9 placz wiotk, 1 bokie termi tydzi, 1.1 dziwn, 1.2 glowk nowor tygod, 1.4 miesi pielu skrzy`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      -1.1 now, -0.9 cannot limb, -0.8 breathless child face manyFigure me pregnant, -0.7 arm, -0.6 diabetesThing eat get injure numb
      poison, -0.5 cut lowSugarFigure sleeves take throat, -0.4 contact handOver heart live medicine noHelp recurs see soon sugar, 0.4
      alcohol feverFigure, 0.5 ageOld breathe fever goesOut hurts marks shivering, 0.6 lips noKicks, 0.7 afraid fall feelMove much not
      pet wayTo, 0.8 belly belongings limbSign move, 0.9 badly dose fumeSource, 1 many unwell, 1.3 pregnancySign wound, 1.5 skin`,
    words: `
      -0.6 ze, -0.5 dni dzis nogi prawie trzy tydzien wymiotuje, -0.4 dwa i opakowanie siny, 0.4 boli glowa od, 0.5 babcia drabiny krew
      nie pani rana stopni trzyma upadl, 0.6 cos do juz kaszle kluje raz syn szwagra wiem wujek zakupy, 0.7 bokiem gdy goraca lezy lydka
      miesiecy pies przez przystanku trzesie, 0.8 minut nog osiem palec poszedl sam sinieje szyje taki, 0.9 brzucha drugi lykam rusza,
      1.1 schodzi skora, 1.2 oddycha, 1.4 dzien przy`,
    beginnings: `
      -0.6 powie, -0.5 prawi siedz tydzi tygod wymio, -0.4 opako placz siost, 0.5 drabi dziad kaszl stopn szwag, 0.6 czwar dzies trzes
      zakup, 0.7 bokie plast przys szmat, 0.8 brzuc gorac jedno klusk posze sinie spraw, 0.9 scian, 1 chlop schod, 1.1 oddyc`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.9 now, -0.8 goOn skin, -0.7 chest much throat, -0.6 arm fumeSource hurts lips manyFigure pain pregnancySign unwell, -0.5
      breathe handOver heart injure say see want, -0.4 die head limb noHelp overMuch trigger, 0.4 ageOld mayNotSee, 0.5 swell, 0.6 hide
      threaten, 0.7 goesOut, 0.8 checksPhone confine home, 1 person, 1.1 attacker, 1.3 me, 1.4 hit strike, 1.5 victim, 1.6 afraid`,
    words: `
      -1 po, -0.6 na, -0.5 i jeszcze juz ktos nie przy, -0.4 chce od serce, 0.4 daje grupy kaze mojej pisze spi spod wujek zdania, 0.5
      dowod dusil lazienki maz nam przestal raz same stoi szyi trzeci wchodzi, 0.6 mnie wolno zeby, 0.7 do drzwi mama wychodzi z, 0.8
      jak, 0.9 ja o, 1 domu dzieci on prosi, 1.2 sprawdza, 1.3 wracac, 1.4 boje`,
    beginnings: `
      -0.5 jeszc powie, 0.4 zdani, 0.5 czwor dziew taler telef trzec wchod, 0.6 klucz, 0.7 zamyk, 0.8 siost, 1.1 spraw wraca wycho, 1.3
      dziec`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -2.8,
    meanings: `
      -1 attacker, -0.8 breathe victim, -0.7 badly bump diabetesThing say, -0.6 blue face hurt hurts injure pain shaky, -0.5 ageOld
      child contact cut highKetoneFigure lost onlyEat pet pregnant sugar swallow take trigger vomitCough want wound, -0.4 breathless
      chest hit home kill much numb person thirst, 0.4 birthSign, 0.5 despair faint hide limb now pregnancySign stand, 0.6 accident goOn
      heatCold sleep weapon, 0.7 lowSugarFigure meal, 0.8 heart runsWater wayTo, 0.9 days eat passOut, 1 bodyImage many starve, 1.1
      recurs, 1.2 timesADay, 1.3 onPurpose, 1.6 shame, 1.7 purge weight`,
    words: `
      -0.7 mnie spi z, -0.6 bo i maz, -0.5 co drugi jak lat przez tylko wczoraj, -0.4 cos jest jezyk rana, 0.4 dni ledwo mowic puls, 0.5
      dziennie jem kg lozka mam policzki pusta rano siostra waty, 0.6 corka czy kazdym lepiej moj palce potem spod trzeci waze zemdlal,
      0.7 pamietam pol przed spie stoi syna ten, 0.8 brat lapie od pije plecach posilku tak wiecej wode wolno, 0.9 ale ide odkrecam, 1
      przyjaciolka za, 1.4 znow`,
    beginnings: `
      -0.5 miesi powie wczor, -0.4 cukie schud scian skrzy, 0.4 wymio zemdl, 0.5 dzien polic, 0.6 czwar gardl kafel kazdy lepie schod
      spuch trzec, 0.7 dzisi lazie pamie plast skarp wypad, 0.8 pleca ponie posil wiece wycho zawod, 0.9 dziur najad odkre opowi przyj,
      1.3 srodk, 1.6 przec`,
  },
}
