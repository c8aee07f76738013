import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1.8,
    meanings: `
      -1.2 limb swallow, -1.1 atRest lips much, -1 sick, -0.9 afraid attacker, -0.8 breathe pregnancySign wound, -0.7 chest control many
      manyFigure numb strike take throat unwell weight, -0.6 lowSugarFigure overMuch shaky tooHigh vomitCough, -0.5 arm child dose
      limbSign meal pregnant slurred speak sweaty, -0.4 asks, 0.4 farewell, 0.5 ageOld pet pointless vanish, 0.6 calmNow gone hurt
      lastLetters life onPurpose ridOfMe, 0.7 betterOff deliberately forever height ownBody threaten, 0.8 handOver live miss nobody
      sleeves want, 0.9 injure suddenly, 1 cut, 1.1 belongings me skin soon, 1.3 marks, 1.4 deadlyPlace, 1.6 blade`,
    words: `
      -1.1 ein, -1 und, -0.9 nach, -0.8 nicht, -0.7 angst arm dann eine mann muss wie, -0.6 er geschlagen in luft tag, -0.5 alles augen
      damit freund hals hand kann keine krieg tur war wird, -0.4 an bringt einem erst gewurgt lauft macht runter so uber, 0.4 beste
      blutet da dran euch keiner mach musst ohne sind springt standig steh zug, 0.5 abend aufs fur geritzt geschrieben handy kochen lag
      mag mal spur umbringt unsere wurde zum, 0.6 bald bei denn immer klinge liegen sagt sehen tabletten wer wo, 0.7 aus bruder jeden ne
      oma sie sohn wand, 0.8 hab leben, 0.9 bis bringe nie sich von, 1 ans arme grad mehr, 1.1 heute, 1.2 ruhig`,
    beginnings: `
      -0.7 schre, -0.6 recht, -0.5 runte stund, -0.4 gewur, 0.4 einsc sprin stand, 0.5 ander brauc bring gerit keine kling koche seine
      tasch umbri, 0.6 liege table, 0.7 brude pflas unser, 0.8 lange`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -4.2,
    meanings: `
      -0.7 accident head suddenly, -0.6 child pregnancySign swallow tooLow unwell, -0.5 me much nobody, -0.4 birthSign diabetesThing
      fumeSource headSplits overMuch soon weight, 0.4 threaten, 0.5 afraid asks recreational, 0.6 pale passOut racing, 0.8 awful heart
      self sick, 1 atRest, 1.1 arm heavyOn sweaty, 1.6 hurts, 1.8 chest`,
    words: `
      -1 ich, -0.6 hab jetzt nach wird, -0.5 an bei die mehr, 0.4 aber da ihr sitzen, 0.5 angst brustkorb elefant klatschnass mit ned so
      zieht, 0.6 a arm dem kiefer ma sich tut weh woass, 0.7 als bin halt is jetz sagt seit vater wia, 0.8 auf brustbein druck in mitte
      rast, 0.9 der herz, 1.2 brust`,
    beginnings: `
      -0.5 schla, 0.4 sitze stark, 0.5 elefa klats schne schwe, 0.6 kiefe, 1.3 brust`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.2,
    meanings: `
      -0.9 child intend, -0.8 weight, -0.7 recurs unwell, -0.6 chest diabetesThing laboured me medicine stand, -0.5 bodyImage breathe
      bump contact injure lowSugarFigure noHelp onPurpose pregnant swell tooLow trigger, -0.4 belongings manyFigure poison, 0.4
      mixesWords shaky, 0.5 alcohol arm drowsy head lost stiffNeck, 0.8 overMuch, 0.9 dropThings speak, 1 slurred, 1.2 face numb
      suddenly, 1.4 side, 1.5 limb`,
    words: `
      -1.2 im, -0.7 ist, -0.6 ich in, -0.5 am augen er es hab hat kaum meinem sich, -0.4 luft, 0.4 auf erzahlt heut lacht morgen
      nachrichten schlag zimmer, 0.5 app auge bein eben ein frau kann lasst linken machn nie raus rechter steif uns was, 0.6 fallen
      halten mehr seh worter, 0.7 hangt lauft nur opa vorhin, 0.8 aber seite versteht, 0.9 mundwinkel plotzlich, 1 hand kopfschmerz
      lallt, 1.2 beim`,
    beginnings: `
      -0.4 freun schwi, 0.4 antwo erzah morge nachr zimme, 0.5 dusch kaffe linke, 0.6 falle halte worte, 0.7 vorhi, 0.8 knopf, 0.9 kopfs
      mundw plotz schli, 1 recht, 1.3 verst`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.4,
    meanings: `
      -1.5 shaky, -1 suddenly, -0.8 contact dose face limb recurs self, -0.7 hurts now, -0.6 lowSugarFigure me ownBody person trigger,
      -0.5 chest drowsy life respond swallow swell, -0.4 diabetesThing medicine numb poison purge racing see, 0.4 intend tipsy tooLow
      without, 0.5 bodyImage, 0.6 days laboured lips noHelp not unwell, 0.7 blue much speak, 0.9 breatheIn, 1 cannot, 1.2 breathless,
      1.7 asthma breathe`,
    words: `
      -0.6 bin und, -0.5 dem gespritzt kumpel meine mir nicht opa sagt sie will, -0.4 an den in monate zu, 0.4 geht glaub hustet jedem
      knie muss nach richtig schafft tisch tur, 0.5 bekomme blau fertig kann lippen mein mittag ne uberhaupt uhr weintraube werden wird,
      0.6 auch hilft kaum nur verschluckt, 0.7 beim bellt das ein keine kind leer reden, 0.8 am fast mal rein, 0.9 macht, 1.2 krieg
      sind, 1.5 spray, 1.7 luft`,
    beginnings: `
      -0.5 gespr kumpe schni, -0.4 monat unter, 0.4 sauer schul, 0.5 ferti lippe mitta uberh versc weint werde, 0.7 schaf, 1 bekom, 1.1
      asthm`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -1.1 poison, -0.8 person, -0.7 atRest not, -0.6 lost manyFigure much, -0.5 blue child dose hurts lowSugarFigure medicine unwell,
      -0.4 chest, 0.4 arm laboured limbSign take, 0.5 injure, 0.6 lips, 0.7 shaky, 1.1 throat, 1.2 lump, 1.3 rash, 1.8 swell, 2 trigger`,
    words: `
      -0.9 in, -0.5 den, -0.4 da ganz ich was, 0.4 bei kriegt sind ubel unterarm, 0.5 ab beisst das erwischt gegessen geht nen neue
      schwummrig sohn wespenstich zu, 0.6 antibiotikum beim gehabt ne wird, 0.7 dick, 0.8 jetzt schwillt uberall uns, 0.9 nach, 1 hals,
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
      injure planned starve wound, 0.4 confused faint onlyEat, 0.5 dizzy emptyPack noHelp sleepPills victim, 0.6 odd recreational recurs
      respond tipsy underSink, 0.7 many, 0.8 get head, 0.9 alcohol gas, 1 dose, 1.1 contact headSplits take, 1.2 fumeSource, 1.3
      overMuch swallow, 1.4 much, 1.7 medicine, 2.5 poison`,
    words: `
      -0.8 er mich ne nix, -0.7 baby nach, -0.6 am im is kaum oma, -0.5 aber ich immer meiner neue trinkt und, -0.4 geht mehr minuten
      seit tabletten, 0.4 bin einem gelb hatte keine komisch meinte nich ohren sohn unterm weiss wie wir wohl wohnung, 0.5 an garage
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
      -0.7 am auf nur, -0.6 dem viel, -0.5 beim unter zu, -0.4 luft was wenn, 0.4 besuch fallt hande insulinpumpe junge kam katheter
      ketone um weiss zittere, 0.5 alles bz dass ich klatschnass nach nacht pinkeln so total trinkt und vater wohl, 0.6 gespritzt nix
      saft sein uber weg, 0.7 zeigt, 0.8 ganze im, 0.9 messgerat riecht zucker, 1 wie`,
    beginnings: `
      -0.5 gesch woche, 0.4 besuc kathe schie versc wasse, 0.5 keton klats pinke trink zitte, 0.6 diabe gespr unter, 0.7 insul, 0.8
      riech, 0.9 messg, 1.1 zucke, 1.2 sprit`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -4.1,
    meanings: `
      -1.1 contact face injure, -1 victim, -0.8 accident chest overMuch threaten, -0.7 belongings confused me poison sick, -0.6
      bodyImage diabetesThing life medicine take trigger, -0.5 alcohol asthma blade crash foodRule heart lost odd speak throat tooHigh
      training without wound, -0.4 ageOld limbSign not passOut purge shaky sugar weight, 0.4 blue fever laboured, 0.5 flashes hardBelly
      highKetoneFigure onPurpose recurs, 0.6 blurred noKicks person respond unwell want, 0.7 days, 0.8 belly feverFigure pregnancySign,
      0.9 move, 1 birthSign, 1.7 child, 2 bump, 2.4 pregnant`,
    words: `
      -0.9 beim kann, -0.8 den mal, -0.7 steif wurde, -0.6 dem mund nur sohn unten war wieder, -0.5 aus hand is nichts oma schon tochter
      um, -0.4 alles darf dass der fast gegen haben hat herz kind liegt mich uber zeigt zunge, 0.4 allein atmet entbunden esse kleiner
      kommen lasst meiner neun stehn, 0.5 a alt boxt cola das erst korper monat schlaft schmerz seit sich so ssw stohnt tut wecken weh,
      0.6 auf augen geschuttelt lila mir neugeborenes saugling schwanger sonst, 0.7 alle im lauft schlaff, 0.8 schreit still trau tur
      vor wickeltisch wir wochen zuckt, 1 denk nicht, 1.1 hande und, 1.2 monate, 1.3 ist, 1.4 baby, 1.8 woche`,
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
      -0.6 child feverFigure hit lips soon, -0.5 cannot diabetic hardBelly nobody onPurpose overMuch sleeves training want, -0.4 breathe
      highSugarFigure life racing suddenly, 0.4 dose fall headHit pregnancySign stand threaten, 0.5 atRest burnSource heatCold, 0.6
      crash numb stiffNeck undo, 0.7 badly bleed contact limbSign lost, 0.8 goesOut tooHigh, 0.9 confused legs see, 1 vomitCough, 1.2
      accident ageOld, 1.6 wound, 1.8 unwell`,
    words: `
      -1.2 mehr, -1 an zuckt, -0.9 der ich, -0.8 nach sind, -0.6 als bis richtig, -0.5 ein erbricht grad ihr kollegin liegen monate noch
      seite vor, -0.4 drei gehabt heute kaum komisch luft mal wieder will wohl zu, 0.4 geschnitten haut hustet kleine meinem tochter,
      0.5 am ansprechbar bei blass blut dem flug gar gesturzt kann leiter nimmer offen opa paar reagiert riesige sticht verschluckt wo,
      0.6 augen einen es fieber halb husten jetzt kind tag, 0.7 boden ganz kotze krampft stromschlag, 0.8 hand schaum uber vorm war, 0.9
      flex heiss ins rechts spritzt wurde, 1 steif vom, 1.1 liegt, 1.2 licht nicht, 1.3 unten`,
    beginnings: `
      -0.9 schla, -0.8 schwa, -0.6 richt, -0.5 erbri liege monat schwe, -0.4 gehab wiede, 0.4 anspr blute tocht, 0.5 bekom blase gesch
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
      -1.4 sich, -0.9 ist, -0.7 und, -0.6 auf hab immer, -0.5 am bringe dem hande heute jetzt noch seit wand, -0.4 die fur gut, 0.4 an
      angeblich app frau man poltert schwester wie wirds, 0.5 bringt den hore ihr schlaft schlussel schreib sieht trau wird, 0.6 auto
      freund mal mama nachbarn nachrichten rippen weggenommen, 0.7 bin eine gelaufen ihm, 0.8 meiner wem, 0.9 gewurgt hilfe ich mann um
      wegen, 1 darf wenn, 1.1 mich, 1.5 er`,
    beginnings: `
      0.4 angeb polte, 0.5 eigen gesch meine schla, 0.6 freun nachb nachr rippe wegge, 0.7 gelau, 0.9 gewur`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.5,
    meanings: `
      -1 diabetesThing, -0.8 unwell, -0.7 atRest badly contact get medicine poison sugar, -0.6 attacker cannot see, -0.5 belongings
      breathe dose strike suddenly swell take, -0.4 lips slurred, 0.4 feelMove others, 0.5 exercise life lowBmiFigure shame soon tipsy
      training wound, 0.6 pain passOut starve undo weighsSelf, 0.7 lowSugarFigure tooLow, 0.8 vomiting, 0.9 bathroom bodyImage onPurpose
      timesADay, 1 binge, 1.1 foodRule purge, 1.3 swallow weight, 1.5 meal`,
    words: `
      -0.9 nicht, -0.8 der, -0.7 das, -0.6 hab, -0.5 aus er hat mit raus, -0.4 im mich, 0.4 beim dusche finger man runter stolpert
      tochter zahl, 0.5 apfel armen bub einem esse ihn kaugummi schwitzt stunden tagen umgekippt und von wieder, 0.6 abendessen bad
      bleibt dulcolax hort isst jedem jeden kalt kilo nehm nix sonntag unter, 0.7 am waage, 0.8 alles dann jeder nichts trotzdem, 0.9
      damit nach, 1.1 in, 1.4 essen, 1.7 tag`,
    beginnings: `
      -0.4 schla, 0.4 stolp tocht, 0.5 kaugu seine spuck steck stund umgek wiede, 0.6 ausge bleib dulco sonnt, 0.7 finge, 0.8 abend
      nicht trotz`,
  },
}
