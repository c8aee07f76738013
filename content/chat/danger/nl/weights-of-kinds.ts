import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -2,
    meanings: `
      -1 hit take, -0.9 asks shaky, -0.8 chest child dose swallow throat, -0.7 arm breathless cannot days overMuch pregnancySign swell
      unwell, -0.6 heart limbSign lips meal person sick weapon, -0.5 blue breathe bump eat not numb odd purge, -0.4 diabetesThing home
      limb lowSugarFigure, 0.4 farewell lastLetters legs stand, 0.5 accident afraid belongings betterOff deliberately get goOn handOver
      marks soon without, 0.6 burden hide kill me others pet ridOfMe, 0.7 leftOut live, 0.9 deadlyPlace self, 1 height threaten, 1.1
      blade, 1.2 cut die end intend nobody, 1.3 injure, 1.4 skin`,
    words: `
      -1.8 en, -0.7 alles hem naar slaan, -0.6 de in kan man over, -0.5 dit me niet sinds zitten, -0.4 bed been dacht hoor is keel pols
      sta stem stoel wel, 0.4 hebben jullie niemand uit zus zusje, 0.5 bovenbeen gepakt groep heel huilen iedereen mee zegt, 0.6 alle
      bedankt d eind heb heeft last maken mij r staat vandaag viel wil zeg, 0.7 benen daar dan gaat goed hand leven mesje spoor trein,
      0.8 dat sommige, 0.9 dood het ik, 1 bij tot zichzelf, 1.1 meer, 1.3 voor`,
    beginnings: `
      -0.5 zitte, -0.4 klein, 0.4 hebbe julli niema, 0.5 boven gepak handd huile ieder keuke, 0.6 bedan sprin vanda, 0.8 passe sommi, 1
      zichz`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.9 me, -0.8 accident, -0.7 child much not person, -0.6 hit lowSugarFigure, -0.5 bump cannot days intend nobody overMuch swallow
      swell, -0.4 lost, 0.5 blue despair limb noHelp pregnancySign starve, 0.6 sweaty, 0.7 heart pain, 1 atRest pale, 1.2 sick, 1.3 arm,
      1.6 chest hurts`,
    words: `
      -1.2 in, -1 en, -0.7 hij ik meer, -0.5 als met, -0.4 hangt het, 0.4 benauwd gevoel helemaal ineens schouderbladen trap trui tussen
      word, 0.5 is je kaak op uit, 0.6 alsof arm hart klam of zijn, 0.7 dit zn, 0.8 maar, 0.9 naar pijn, 1.1 er me, 1.2 borst`,
    beginnings: `
      0.4 gevoe helem honde ineen, 0.5 inges train, 0.7 benau`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -2.8,
    meanings: `
      -1.1 now, -0.9 unwell, -0.8 child shaky, -0.6 despair sick throat, -0.5 badly blue bump chest swell, -0.4 hit say take, 0.4 asks
      onlyEat, 0.5 limbSign lost, 0.6 feelMove see, 0.7 arm blurred, 0.8 suddenly, 0.9 legs, 1 speak, 1.1 slurred, 1.2 side, 1.4
      mixesWords numb, 1.8 limb`,
    words: `
      -0.9 in, -0.7 al naar te, -0.6 geen wordt, -0.5 als ben op, -0.4 heeft open zo, 0.4 belde geleden gordijn haar kijken terug, 0.5
      alleen bij denk dubbel hangt kant lunch mond niet nog opeens steeds stoel, 0.6 anders kots loopt maar uit weet wel zelf, 0.7 been
      kin niks praat, 0.8 er koffie komen kwam linkerhand scheef wartaal`,
    beginnings: `
      0.4 ander geled geleg gordi kijke verke, 0.5 allee dubbe opeen steed uitru vaatw, 0.6 donde, 0.8 koffi schee warta, 1.4 linke`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.8,
    meanings: `
      -1 without, -0.8 limb shaky, -0.7 face, -0.6 chest lowSugarFigure numb suddenly, -0.5 days pale respond take, -0.4 fall home
      intend trigger victim, 0.4 accident child highKetoneFigure now, 0.5 asks attacker gas lips recurs speak training unwell, 0.6
      asthma fumeSource lowOxygenFigure noSentence, 0.7 laboured, 1.1 breathe, 1.2 atRest breatheIn, 1.5 blue, 1.7 cannot, 1.9
      breathless`,
    words: `
      -1.1 in, -1 een meer uit, -0.9 nu, -0.8 mijn, -0.7 dat de me, -0.6 na onder, -0.5 ademt er haar krijgt niks, -0.4 borst goed mond
      tong twee, 0.4 benauwd geleden maar stekende stikt zelfs zijn, 0.5 als die dochter helemaal iemand keer kin kreunt lippen niet
      rook stuk terug zit zus, 0.6 afmaken drie geen liggen omhoog tafel trap zin, 0.7 kan, 0.8 achter bed geluid, 0.9 aan je maakt
      omdat piept, 1 blauw, 1.5 krijg lucht`,
    beginnings: `
      -0.6 krijg vrien, 0.4 geled, 0.5 docht helem ieman jonge kreun kwijl leegg lippe uitge vrese, 0.6 afmak benau blauw ligge omhoo
      recht, 0.8 achte gelui, 0.9 borre, 1.1 inade`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -4,
    meanings: `
      -0.9 pain, -0.7 get, -0.6 blue, -0.5 chest days poison skin, -0.4 bump lowSugarFigure marks meal purge side, 0.4 bodyImage eat
      onlyEat, 0.5 weight, 0.6 gone lump swallow, 0.9 tooLow, 1.2 swell, 1.3 rash, 1.4 limbSign, 1.6 throat, 1.9 trigger`,
    words: `
      -1.1 niet, -0.9 het, -0.7 uit van, -0.6 kan, -0.5 als heeft met, -0.4 ik vriend, 0.4 braakt galbulten huis licht loopt lucht
      overal word ze, 0.5 at auto dicht ene enorm gek hap mag ons rode rood trui, 0.6 die dik gegeten jeukt kreeg krijgt mn omlaag te
      weg, 0.7 door epipen keel pinda stuk tong, 0.8 dat en geen t, 1.2 zakt, 1.3 na`,
    beginnings: `
      0.4 braak galbu overa, 0.5 krijg, 0.6 geget omlaa, 0.7 epipe`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -3.3,
    meanings: `
      -1 diabetesThing pregnancySign, -0.8 attacker days eat hurts throat, -0.7 breathless bump flashes limb numb sugar trigger urinate,
      -0.6 arm asks blade not pregnant slurred stand tooLow vomiting without, -0.5 badly belly birthSign bleed breathe faint
      highKetoneFigure highSugarFigure legs marks meal onlyEat others rash skin, -0.4 blue hit purge, 0.4 person wake, 0.5 cannot
      fumeSource now overMuch, 0.6 fever limbSign noHelp shaky underSink, 0.7 accident despair pointless unwell vomitCough, 0.8 dose
      shivering, 0.9 contact recreational, 1.1 swallow, 1.3 emptyPack, 1.4 medicine take, 1.7 much, 1.9 poison`,
    words: `
      -1 moet naar, -0.9 zegt, -0.8 ben is, -0.7 als er op, -0.6 dit gezicht m na stopt trui, -0.5 baby belde blauw door hart krijgen mn
      pijn sinds wat, -0.4 buurvrouw gespoten net slap trap wil, 0.4 binnen drinken ernaar gewoon ingenomen kachel mond opa thuis van
      wakker, 0.5 badkamer blauwe gaat jas kapot kin ongeluk over snurkt, 0.6 allemaal bijna bleek geel huisgenoot kwam nu paracetamol
      pols steeds vingers, 0.7 aanrecht barstende gedronken melder tellen uren zat zien, 0.8 daarna dacht fles genomen geslikt peuter
      schuim, 0.9 brandt feestje valt zo, 1.1 hoest open, 1.2 strip, 1.3 het leeg, 1.6 was`,
    beginnings: `
      -0.6 bloed gezic giste, -0.5 gespo krijg, -0.4 buurv maand, 0.4 badka doosj ernaa gewoo ingen kache keuke wakke, 0.5 blauw inges
      ongel snurk stuip vaatw vinge, 0.6 allem goots huisg steed, 0.7 aanre barst gedro melde schuu telle, 0.8 daarn genom gesli parac
      peute schui, 0.9 brand feest`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.8,
    meanings: `
      -0.7 days me, -0.6 blue cannot get hurts threaten, -0.5 atRest attacker bump chest intend, -0.4 self, 0.4 without, 0.5 keto not
      purge sun thirst tooHigh, 0.6 fruitBreath undo, 0.7 drowsy, 0.8 breathe, 0.9 asks diabetic, 1 insulin shaky vomitCough, 1.1
      sweaty, 1.2 urinate, 1.7 lowSugarFigure, 2 sugar, 2.3 diabetesThing`,
    words: `
      -0.7 dat wordt, -0.6 er, -0.5 bij borst geen mag mn moet na we, -0.4 hem kreeg, 0.4 bloedsuiker drinkt insulinepen jongen limonade
      lippen n niks plast prikt vandaag, 0.5 anders droog dubbele fiets geeft glucose hele is ketonen kleuter naast sensor spuit
      uitgezet want wel zo, 0.6 aceton adem gestopt laat mij om suf zie, 0.7 bed diabetes eraf gespoten had ruikt sloeg, 0.8 dwars heen
      nu suiker tril weet, 1 als sta`,
    beginnings: `
      0.4 ander limon plakk vanda, 0.5 gluco keton kleut schoo senso uitge, 0.6 aceto dubbe gesto slaap, 0.7 bloed, 0.9 diabe, 1 suike,
      1.1 gespo insul`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.8 limbSign, -0.7 atRest diabetesThing dose eat soon take vomitCough, -0.6 heart hurts limb nobody onlyEat overMuch poison skin
      suddenly, -0.5 attacker breathless cannot chest die foodRule lost lump pet pointless threaten, -0.4 breatheIn contact goOn
      highKetoneFigure intend meal noHelp now sugar throat tooLow, 0.4 blue lips ownBody pregnancySign, 0.5 move ribsIn see sunken, 0.6
      bathroom noKicks numb unwell, 0.7 dryNappy without, 0.8 afraid, 0.9 belly, 1 birthSign, 1.3 days, 1.4 child, 1.8 pregnant, 2 bump`,
    words: `
      -0.9 hij zijn, -0.8 al, -0.7 we, -0.6 eet kind, -0.5 dochter kan n open, -0.4 helemaal keel maakt mn niks per was, 0.4 appel
      drinken ogen ons slaap zit zo, 0.5 buurvrouw dat denk feest flauw gaan gelegd haar hard heb net niet ribben stikt stil stopt valt
      verloskundige wat wordt zelfs zitten, 0.6 dingen doen durf en gezegd gisteren hoofdje in komt nacht pas te vier zij, 0.7 dagen
      groot is lacht luier wc, 0.8 geen iets slap soort, 0.9 buik mijn schouder zwanger, 1 kindje nog sta weken, 1.1 natte, 1.2 baby,
      1.7 maanden`,
    beginnings: `
      -0.9 uitge, -0.7 inade, -0.4 helem, 0.4 armpj klein, 0.5 buurv geleg handd overg ribbe verlo zitte, 0.6 dinge gezeg trekk, 0.7
      giste hoofd, 0.8 schou, 1 gesch kindj, 1.1 zwang, 1.7 maand`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -3.2,
    meanings: `
      -1 days, -0.9 victim, -0.8 accident goOn hurts, -0.7 bump, -0.6 arm contact diabetesThing onlyEat see speak throat, -0.5 fall
      feelMove get injure intend noHelp starve threaten trigger, -0.4 asks awful me medicine, 0.4 chest, 0.5 bleed confused drawnTo head
      lump marks ownBody purge skin swallow swell vomiting, 0.6 attacker feverFigure odd shivering want, 0.7 heatCold, 0.8 eat lips
      tooLow, 0.9 atRest, 1 sleeves, 1.1 side, 1.2 badly, 1.3 faint, 1.7 burnSource`,
    words: `
      -1.1 als, -1 dat, -0.9 ik, -0.8 aan, -0.7 baby bij te, -0.6 al boven door geen na net voor weken ze zo, -0.5 eet heeft keel lippen
      scheef slap stoel uur, -0.4 bed blauw drinkt maanden steeds zijn, 0.4 die geworden gordijn hangt ineens m niks stikt zegt, 0.5
      bloed fiets gezeten gezicht mn open plek soep staan uit war zoon, 0.6 andere begonnen borst een koorts krijgt links omhoog
      reageert rode, 0.7 ademt eruit kreeg niet over paars vader, 0.8 braken hoofd is meer, 0.9 aanval gezakt out stuk, 1 armen even
      stopt, 1.1 epileptische glas, 1.2 in kind, 1.3 we`,
    beginnings: `
      -0.5 benau drink lippe schee, -0.4 gesto giste maand steed vrien, 0.4 ander gewor gordi ineen, 0.5 gezet gezic vinge vreem, 0.6
      begon koort omhoo reage stree, 0.8 brake, 0.9 aanva gezak krijg, 1.1 epile`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -2.7,
    meanings: `
      -1.2 child, -1 breathe much, -0.8 atRest badly breathless skin unwell, -0.7 medicine self, -0.6 ownBody pet see shaky swallow,
      -0.5 belongings bump deadlyPlace diabetesThing injure limbSign overMuch take tooLow, -0.4 cannot chest eat kill lips many pain
      want, 0.4 hurt mayNotSee, 0.6 fall, 0.7 locksIn, 0.8 asks person, 0.9 home soon victim, 1 attacker, 1.1 abuse, 1.3 weapon, 1.4 hit`,
    words: `
      -0.9 en, -0.7 al is nu, -0.6 elke na net vandaag zichzelf, -0.5 er onze over zegt zijn zoon zus, -0.4 armen denk hand het hond kan
      lippen lucht n pas sinds sta steeds voor, 0.4 daarna haar staat tafel tik week, 0.5 bij een gevallen gisteren hoor houden huilt
      keel laat praten tuin wordt, 0.6 avond bel doet door ik minuten moet slaan slapen zei, 0.7 als durf even hem hij moeder neemt slot
      we zeven, 0.8 ben deur jas of paspoort sleutel, 0.9 jongen weekend, 1 huis mee naar vanavond, 1.2 mag met vriend`,
    beginnings: `
      -0.6 vanda zichz, -0.5 lippe, -0.4 docht steed, 0.4 daarn, 0.5 geval giste houde prate telef, 0.6 minut slape, 0.7 kinde moede,
      0.8 jonge paspo sleut, 0.9 weeke, 1 vanav, 1.1 vrien`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.1,
    meanings: `
      -0.7 breathe limb, -0.6 atRest diabetesThing injure limbSign now pregnant see sick swell, -0.5 breathless lips me medicine person
      speak sugar, -0.4 asks cut rash shaky threaten, 0.4 bathroom goOn pet, 0.5 blue child drawnTo hit life manyFigure passOut undo
      weighsSelf, 0.6 bodyImage fever soon sun, 0.7 lowSugarFigure many, 0.8 not purge timesADay, 0.9 deliberately, 1.1 days eat, 1.2
      foodRule, 1.3 heart meal, 1.4 shame`,
    words: `
      -0.9 bij, -0.7 zo, -0.6 de te uit, -0.5 geen het me niet, -0.4 dat koorts tot, 0.4 ga soep zich, 0.5 achter blauw bouillon dochter
      eten flauwgevallen kapot keel kotst moet net staan weeg weegschaal ze zegt zoon, 0.6 alleen elke fietst komkommer lager nu onder
      thee twee vinger vond, 0.7 al alles als maaltijd nachts per s school steek, 0.8 meteen, 0.9 niets pols stiekem tafel, 1 dag eet
      ook, 1.1 na slik, 1.2 aan`,
    beginnings: `
      -0.4 koort, 0.4 overg, 0.5 achte bouil flauw weegs, 0.6 allee badka fiets komko schoo serve vinge, 0.7 nacht, 0.8 metee, 0.9
      stiek, 1 maalt, 1.1 laxee`,
  },
}
