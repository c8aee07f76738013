import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1.4,
    meanings: `
      -1.2 limb lips much swallow, -1.1 atRest sick, -1 attacker, -0.9 afraid, -0.8 breathe numb pregnancySign wound, -0.7 chest control
      lowSugarFigure many manyFigure overMuch strike take throat tooHigh unwell weight, -0.6 shaky vomitCough, -0.5 arm asks child dose
      limbSign meal pregnant slurred sweaty, -0.4 bathroom cannot diabetesThing lump speak swell, 0.4 farewell life, 0.5 ageOld pet
      pointless vanish, 0.6 calmNow die gone height hurt lastLetters live onPurpose ownBody ridOfMe, 0.7 betterOff deliberately forever
      miss nobody, 0.8 sleeves, 0.9 handOver injure threaten, 1 cut suddenly, 1.1 belongings skin soon want, 1.2 me, 1.3 marks, 1.4
      deadlyPlace, 1.6 blade`,
    words: `
      -1 ein nach und, -0.9 nicht, -0.8 eine mann, -0.7 angst arm luft muss wie, -0.6 damit dann er geschlagen in tag, -0.5 alles an
      augen bringt freund hals hand kann keine krieg lauft runter tur uber war wird, -0.4 dem einem erst gewurgt glaub macht, 0.4 aufs
      beste euch katze keiner musst sind springt unsere verschenkt wurde zum, 0.5 abend fur geritzt handy kochen lag mag mal ohne spur
      standig umbringt, 0.6 bald bei denn geschrieben immer jeden klinge leben liegen sagt sehen wer will wo, 0.7 aus bruder hab ne oma
      sie sohn tabletten wand, 0.9 arme bis bringe mehr nie sich von, 1 grad heute, 1.1 ans, 1.2 ruhig`,
    beginnings: `
      -0.7 schre, -0.6 recht, -0.5 runte stund, -0.4 gewur, 0.4 blute sprin, 0.5 ander brauc gerit keine kling koche seine stand tasch
      umbri, 0.6 liege, 0.7 brude lange pflas table unser`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -4.1,
    meanings: `
      -0.7 accident head suddenly, -0.6 child me pregnancySign swallow tooLow unwell, -0.5 much nobody, -0.4 birthSign diabetesThing
      fumeSource headSplits overMuch soon trigger weight, 0.4 threaten, 0.5 afraid asks recreational, 0.6 pale passOut racing, 0.7
      awful, 0.8 heart self sick, 1 atRest, 1.1 arm heavyOn sweaty, 1.6 hurts, 1.8 chest`,
    words: `
      -1.1 ich, -0.6 hab jetzt nach wird, -0.5 an bei die mehr, 0.4 aber da sitzen, 0.5 a angst brustkorb elefant klatschnass mit ned so
      zieht, 0.6 arm dem halt kiefer ma sich tut weh woass, 0.7 als bin is jetz sagt seit vater wia, 0.8 auf brustbein druck in mitte
      rast, 0.9 der herz, 1.2 brust`,
    beginnings: `
      -0.5 schla, 0.4 sitze stark, 0.5 elefa klats schne schwe, 0.6 kiefe, 1.3 brust`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3,
    meanings: `
      -0.9 child, -0.8 intend weight, -0.7 me recurs unwell, -0.6 breathe chest diabetesThing laboured medicine stand, -0.5 belongings
      bodyImage bump contact injure lowSugarFigure noHelp onPurpose pregnant swell tooLow trigger, -0.4 manyFigure poison, 0.4 arm
      mixesWords shaky, 0.5 alcohol drowsy head lost stiffNeck, 0.8 overMuch, 0.9 dropThings speak, 1 slurred, 1.2 face numb suddenly,
      1.4 side, 1.5 limb`,
    words: `
      -1.2 im, -0.7 ist, -0.6 ich in, -0.5 am augen er es hab hat kaum meinem sich, -0.4 luft, 0.4 auf erzahlt finger heut lacht morgen
      nachrichten schlag zimmer, 0.5 app auge bein eben ein frau kann lasst linken machn nie raus rechter steif uns was, 0.6 fallen
      halten mehr seh vorhin worter, 0.7 hangt lauft nur opa, 0.8 aber seite versteht, 0.9 mundwinkel plotzlich, 1 hand kopfschmerz
      lallt, 1.2 beim`,
    beginnings: `
      -0.4 freun schwi, 0.4 antwo erzah morge nachr zimme, 0.5 dusch kaffe linke, 0.6 falle halte vorhi worte, 0.8 knopf, 0.9 kopfs
      mundw plotz schli, 1 recht, 1.3 verst`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.3,
    meanings: `
      -1.5 shaky, -0.9 suddenly, -0.8 contact dose face limb recurs self, -0.7 hurts now, -0.6 lowSugarFigure me ownBody person respond
      trigger, -0.5 chest drowsy medicine swallow swell, -0.4 diabetesThing life numb poison purge racing see, 0.4 bodyImage intend
      tipsy tooLow without, 0.5 laboured, 0.6 days lips noHelp not unwell, 0.7 blue much speak, 0.9 breatheIn, 1.1 cannot, 1.2
      breathless, 1.7 breathe, 1.8 asthma`,
    words: `
      -0.6 bin und will, -0.5 dem gespritzt kumpel meine mir nicht opa sagt sie, -0.4 an in monate zu, 0.4 geht glaub hustet jedem knie
      muss richtig schafft tisch tur, 0.5 blau fertig kann lippen mein mittag ne uberhaupt uhr weintraube werden wird, 0.6 auch hilft
      kaum nur verschluckt, 0.7 beim bekomme bellt das ein keine kind leer reden, 0.8 am fast mal rein, 0.9 macht, 1.1 krieg, 1.2 sind,
      1.5 spray, 1.7 luft`,
    beginnings: `
      -0.5 gespr kumpe schni, -0.4 monat unter, 0.4 sauer schul, 0.5 ferti lippe mitta uberh versc weint werde, 0.7 schaf, 1.1 asthm
      bekom`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -3.5,
    meanings: `
      -1.1 poison, -0.8 person, -0.7 atRest not, -0.6 lost much, -0.5 blue child dose hurts lowSugarFigure manyFigure medicine unwell,
      -0.4 chest, 0.4 arm laboured limbSign take, 0.5 injure, 0.6 lips, 0.7 shaky, 1.1 throat, 1.2 lump, 1.3 rash, 1.8 swell, 2 trigger`,
    words: `
      -0.9 in, -0.5 den, -0.4 da ganz ich was, 0.4 bei kriegt sind ubel unterarm, 0.5 ab beisst das erwischt gegessen geht nen neue
      schwummrig sohn wespenstich zu, 0.6 antibiotikum beim gehabt ne, 0.7 dick wird, 0.8 jetzt schwillt uberall uns, 0.9 nach, 1 hals,
      1.2 zunge`,
    beginnings: `
      -0.5 schwa, 0.4 aussc krieg, 0.5 beiss erwis geges kratz schwu wespe, 0.6 antib gehab schwi, 0.7 fleck, 0.8 aller eigen ubera, 0.9
      erdnu`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -2.2,
    meanings: `
      -1.3 limb, -1.2 lost, -1.1 speak, -0.9 trigger, -0.8 badly breathe days ownBody sugar, -0.7 ageOld asthma diabetesThing rash
      suddenly sweaty, -0.6 atRest chest flashes skin swell, -0.5 arm miss numb pregnant shaky soon unwell weight, -0.4 drawnTo eat gone
      injure planned starve wound, 0.4 confused faint onlyEat, 0.5 dizzy emptyPack noHelp victim, 0.6 odd recreational recurs respond
      sleepPills tipsy underSink, 0.7 many, 0.8 get head, 0.9 alcohol gas, 1 dose, 1.1 contact headSplits take, 1.2 fumeSource, 1.3
      overMuch swallow, 1.4 much, 1.7 medicine, 2.5 poison`,
    words: `
      -0.8 er mich ne nix, -0.7 baby nach, -0.6 am im is kaum oma, -0.5 aber ich immer meiner neue trinkt und, -0.4 geht mehr minuten
      seit tabletten, 0.4 bin gelb hatte keine komisch meinte nich ohren sohn unterm weiss wie wir wohl wohnung, 0.5 an einem garage
      geschluckt in kopfschmerzen tavor wald was wodka, 0.6 der gehabt gut hab hat huste kleine kumpel schnarcht tranen viele wach
      wirkt, 0.7 ex haben jetzt mude neben noch packung waren, 0.8 besoffen genommen mund, 0.9 aus, 1 dem, 1.4 war`,
    beginnings: `
      -0.7 meine, -0.5 trink, -0.4 asthm minut table versc, 0.4 klein meint wohnu, 0.5 garag rasen schre, 0.6 gehab irgen kumpe trane
      zusam, 0.7 packu, 0.8 besof genom, 1.1 schme`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -4.4,
    meanings: `
      -0.9 hurts, -0.6 arm chest skin, -0.5 breathless days deadlyPlace feelMove many much now pregnancySign, -0.4 pregnant unwell, 0.4
      about accident badly insulin mixesWords, 0.5 drawnTo keto sick sweaty, 0.6 breathe, 0.7 breatheIn eat fruitBreath, 0.8
      lowSugarFigure without, 0.9 tooHigh urinate, 1 highSugarFigure lost manyFigure, 1.1 contact tooLow, 1.2 shaky, 1.7 diabetic, 2
      diabetesThing, 2.2 sugar`,
    words: `
      -0.7 am auf, -0.6 dem nur viel, -0.5 beim luft unter zu, -0.4 was wenn, 0.4 besuch fallt hande insulinpumpe junge kam katheter
      ketone um weiss zittere, 0.5 alles bz dass ich klatschnass nach nacht pinkeln so total trinkt und vater wohl, 0.6 gespritzt nix
      saft sein uber weg, 0.7 zeigt, 0.8 ganze im, 0.9 messgerat riecht zucker, 1 wie`,
    beginnings: `
      -0.5 gesch woche, 0.4 besuc kathe schie versc wasse, 0.5 keton klats pinke trink zitte, 0.6 diabe gespr unter, 0.7 insul, 0.8
      riech, 0.9 messg, 1.1 zucke, 1.2 sprit`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -4.2,
    meanings: `
      -1.1 contact face injure, -1 victim, -0.8 accident chest overMuch threaten, -0.7 belongings confused me poison sick, -0.6
      bodyImage diabetesThing life medicine take trigger, -0.5 alcohol asthma blade crash foodRule heart lost odd speak throat tooHigh
      training without wound, -0.4 ageOld limbSign not passOut purge shaky sugar weight, 0.4 blue fever laboured, 0.5 flashes hardBelly
      highKetoneFigure onPurpose recurs, 0.6 blurred noKicks person respond unwell want, 0.7 days, 0.8 belly feverFigure pregnancySign,
      0.9 move, 1 birthSign, 1.7 child, 2 bump, 2.4 pregnant`,
    words: `
      -0.9 beim kann, -0.8 den mal, -0.7 steif wurde, -0.6 dem mund nur sohn unten war wieder, -0.5 aus hand is nichts oma schon tochter
      um, -0.4 alles darf der fast gegen haben hat herz kind liegt mich uber zeigt zunge, 0.4 allein atmet entbunden esse kleiner kommen
      lasst meiner neun stehn, 0.5 a alt boxt cola das erst korper monat schlaft schmerz seit sich so ssw stohnt tut wecken weh, 0.6 auf
      augen geschuttelt lila mir neugeborenes saugling schwanger sonst, 0.7 alle im lauft schlaff, 0.8 schreit still trau tur vor
      wickeltisch wir wochen zuckt, 1 denk nicht, 1.1 hande und, 1.2 monate, 1.3 ist, 1.4 baby, 1.8 woche`,
    beginnings: `
      -0.6 wiede, -0.5 nicht tocht, -0.4 recht, 0.4 allei entbu komme melde, 0.5 einge korpe runte stohn wecke, 0.6 ferie gepla neuge
      saugl schok, 0.7 schre, 0.8 monta schla wicke, 0.9 schwa, 1 woche, 1.2 monat`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -2.4,
    meanings: `
      -1.1 arm pregnant, -1 days manyFigure, -0.9 diabetesThing swallow, -0.8 lowSugarFigure now poison sugar, -0.7 chest laboured say,
      -0.6 cannot child feverFigure hit lips soon, -0.5 diabetic hardBelly nobody onPurpose overMuch sleeves training want, -0.4 breathe
      highSugarFigure life racing suddenly, 0.4 birthSign dose fall headHit pregnancySign stand, 0.5 atRest burnSource heatCold, 0.6
      crash numb stiffNeck undo, 0.7 badly contact limbSign lost, 0.8 bleed goesOut tooHigh, 0.9 confused legs see, 1 vomitCough, 1.2
      accident ageOld, 1.6 wound, 1.8 unwell`,
    words: `
      -1.2 mehr, -1 an zuckt, -0.9 der ich, -0.8 sind, -0.7 nach, -0.6 als bis richtig, -0.5 ein erbricht grad ihr kollegin liegen
      monate noch seite vor will, -0.4 drei gehabt heute kaum komisch luft mal wieder wohl zu, 0.4 geschnitten haut kleine meinem offen
      tochter, 0.5 am ansprechbar bei blass blut dem flug gar gesturzt kann leiter nimmer opa paar reagiert riesige sticht verschluckt
      wo, 0.6 augen einen es fieber halb husten jetzt kind tag, 0.7 boden ganz kotze krampft stromschlag, 0.8 hand schaum uber vorm war,
      0.9 flex heiss rechts spritzt wurde, 1 ins steif vom, 1.1 liegt, 1.2 licht, 1.3 nicht unten`,
    beginnings: `
      -0.9 schla, -0.8 schwa, -0.6 richt, -0.5 erbri liege monat schwe, -0.4 gehab wiede, 0.4 anspr bekom blute tocht, 0.5 blase gesch
      gestu knall leite nimme reagi riesi schni stich, 0.6 fiebe sprit wasse, 0.7 schau schna strom, 0.8 kramp recht, 1 huste`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -1 swallow, -0.9 suddenly want, -0.8 hurts, -0.7 shaky, -0.6 deadlyPlace life limb meal medicine, -0.5 badly blade cut dose get
      hurt marks not sick skin take tooLow, -0.4 ageOld days gone kill lost onPurpose pain respond vomitCough, 0.4 heHears, 0.6 locksIn
      saysFell, 0.8 belongings weapon, 0.9 checksPhone control say, 1 afraidHome, 1.1 afraid hit home person, 1.2 attacker confine
      strike`,
    words: `
      -1.4 sich, -0.9 ist, -0.7 und, -0.6 auf hab immer, -0.5 am dem hande heute jetzt noch seit wand, -0.4 bringe die fur gut will, 0.4
      an angeblich app frau man poltert schwester wie wieder wirds, 0.5 bringt den hore ihr schlaft schlussel schreib sieht trau wird,
      0.6 auto freund mal mama nachbarn nachrichten rippen weggenommen, 0.7 bin eine gelaufen ihm, 0.8 meiner wem, 0.9 gewurgt hilfe ich
      mann um wegen, 1 darf wenn, 1.2 mich, 1.5 er`,
    beginnings: `
      0.4 angeb gesch polte wiede, 0.5 eigen meine schla, 0.6 freun nachb nachr rippe wegge, 0.7 gelau, 0.9 gewur`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.5,
    meanings: `
      -1 diabetesThing, -0.8 unwell, -0.7 atRest badly contact get medicine poison sugar, -0.6 attacker breathe cannot see, -0.5
      belongings dose strike suddenly swell take, -0.4 lips slurred, 0.4 feelMove others respond, 0.5 exercise life lowBmiFigure shame
      soon tipsy training wound, 0.6 pain passOut starve undo weighsSelf, 0.7 lowSugarFigure tooLow, 0.8 vomiting, 0.9 bathroom
      bodyImage onPurpose timesADay, 1 binge, 1.1 foodRule purge, 1.3 swallow weight, 1.5 meal`,
    words: `
      -0.9 nicht, -0.8 der, -0.7 das, -0.6 hab, -0.5 aus er hat mit raus, -0.4 im mich, 0.4 beim dusche finger man runter stolpert
      tochter zahl, 0.5 apfel armen bub einem esse ihn kaugummi schwitzt sonntag stunden tagen umgekippt und von wieder, 0.6 abendessen
      bad bleibt dulcolax hort isst jedem jeden kalt kilo nehm nix unter, 0.7 am waage, 0.8 alles dann jeder nichts trotzdem, 0.9 damit
      nach, 1.1 in, 1.4 essen, 1.7 tag`,
    beginnings: `
      -0.4 schla, 0.4 stolp tocht, 0.5 kaugu seine sonnt spuck steck stund umgek wiede, 0.6 ausge bleib dulco, 0.7 finge, 0.8 abend
      nicht trotz`,
  },
}
