import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -2.4,
    meanings: `
      -1.1 eat lips medicine unwell, -1 ageOld breathe, -0.9 lowSugarFigure, -0.8 atRest days poison pregnancySign shaky strike, -0.7
      arm bodyImage diabetesThing hit legs limb purge throat, -0.6 face fumeSource head sick sleepPills swell, -0.5 attacker badly
      birthSign bump foodRule goesOut home indigestion overMuch vomiting, -0.4 alcohol chest fall laboured lump runsWater speak weight,
      0.4 asks kill marks, 0.5 cut exercise leftOut live lost, 0.6 farewell pet victim, 0.7 betterOff miss recurs, 0.8 want, 0.9 nobody,
      1 deliberately die goOn handOver injure ownBody ridOfMe, 1.1 blade hurt me sleeves, 1.2 hide, 1.3 deadlyPlace gone self stand, 1.6
      method, 2 say`,
    words: `
      -1 ніби, -0.9 як, -0.8 vzhe иде, -0.7 а одно, -0.6 yak z перевіряє ще, -0.5 але в вода кермом мамі ногу пів тепер якщо іла, -0.4
      бо день з не просить через, 0.4 бачив бере вибачте все від дівчина иду маму пише потім сказав там униз, 0.5 болить буде віддала
      годину дзвонить дякую жити каже лезом маленька моі на написав скинула слухавку смужки стіну тихо, 0.6 ya брат завтра ніхто поки
      стою, 0.7 ne брата знову краще об, 0.8 коли навіть себе щовечора, 0.9 вже, 1 до скоро, 1.3 що, 1.5 хочу`,
    beginnings: `
      -0.8 холод, -0.7 яблук, -0.6 датчи перев стріл, -0.5 замов кермо схова, -0.4 блюва замкн пляшк подру проси сноді, 0.4 вибач викру
      випра відда відкр годин пропу проща раков сказа, 0.5 болит випад мален проки рукав скину слуха смужк сусід черво, 0.6 завтр, 0.7
      shcho закін напис телеф, 0.8 навіт щовеч`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -4.8,
    meanings: `
      -0.8 child, -0.7 hurt now, -0.5 attacker bodyImage breathe days lowSugarFigure not purge say, -0.4 breathless diabetesThing get
      poison speak, 0.4 blue, 0.5 ageOld asks leaden pain sick, 0.6 afraid indigestion pale, 0.7 heart heavyOn, 0.8 accident badly fall
      stand, 0.9 shaky, 1 limb sweaty, 1.2 lump, 1.4 hurts, 1.5 atRest chest, 1.8 arm`,
    words: `
      -0.5 потім я, 0.4 грудниною за зів руку сам сині, 0.5 віддає на посеред рука стогне та щелепу, 0.6 зверху иде мокра плече, 0.7
      біль в вода грудях мокрии ночі що, 0.8 ліву рік тисне, 0.9 ніби сів, 1.2 хтось`,
    beginnings: `
      0.4 варен грудн, 0.5 vidda зупин кулак стогн щелеп, 0.6 зверх трима, 0.7 грудя мокри сороч, 1 посер`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -1 sick, -0.9 child, -0.8 hurts, -0.7 accident swallow trigger, -0.6 badly bleed chest diabetesThing dose me, -0.5 blue breathe
      days deadlyPlace injure lips lowSugarFigure manyFigure medicine shaky sleeves strike sweaty, -0.4 heart hit stand swell, 0.4
      alcohol mouthLeaks, 0.5 contact fall not side sunken tipsy, 0.6 forever thirst, 0.7 feelMove see, 0.8 dropThings now pregnancySign
      racing, 0.9 ageOld limbSign tooLow, 1 suddenly, 1.2 face limb, 1.4 numb slurred, 1.5 speak`,
    words: `
      -0.8 на, -0.7 за після тепер, -0.5 вже губи і, -0.4 від, 0.4 иого крива перестала слина слухається усмішка, 0.5 ruky бабусі вуха
      лежу лівою перекосило раптово рот сказати слова сусіда, 0.6 мов може несе ногу обличчя рука чужа чую якось, 0.7 а випадає води
      говорити замість набік почав рота ті, 0.8 каже раптом телефон, 0.9 ложку, 1 вчора мама`,
    beginnings: `
      0.4 вибух облич онімі перес усміш, 0.5 говор екран замов перек, 0.6 випад напис сторо, 0.7 заміс, 0.9 телеф, 1.1 рапто, 1.2 полов`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.9,
    meanings: `
      -1.4 limbSign, -1 shaky, -0.8 badly highKetoneFigure, -0.7 burnSource hurts limb pregnancySign swallow, -0.6 ownBody racing say
      take unwell, -0.5 days dose get goOn hit lowSugarFigure me others slurred trigger victim vomiting, -0.4 diabetesThing fall injure
      nobody person see sweaty, 0.4 ribsIn, 0.5 feelMove height lowOxygenFigure, 0.6 speak, 0.7 blue deadlyPlace, 0.8 noHelp vomitCough,
      0.9 onlyEat, 1.2 sick, 1.3 atRest cannot, 1.5 asthma, 1.6 breathless, 2.2 breathe`,
    words: `
      -0.7 місяці що, -0.6 але в немовля рота, -0.5 bez з за і, -0.4 сьогодні, 0.4 одно при ребра сина складу там уже ходить істи, 0.5
      vzhe а вдома донька діишов ліжка ні разів сатурація хрипить ще, 0.6 na висить відповідає губки малии може показує речення тато,
      0.7 yak губи два після сидить слова, 0.8 tilky вибачте плечі, 0.9 був довго повітря, 1 nohy to свист, 1.1 дихати сині, 1.4 можу`,
    beginnings: `
      -0.8 місяц, -0.6 немов, -0.5 перес, -0.4 сього, 0.4 втягу доньк поізд, 0.5 діишо сатур хрипи, 0.6 висит відпо живот задих колег
      підні речен розду, 0.7 сидит, 0.8 вибач чорни, 0.9 допом повіт, 1.1 дихат`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -4.6,
    meanings: `
      -0.7 limb person poison shaky, -0.6 arm blue breathe height me numb ownBody, -0.5 atRest contact days diabetesThing medicine, -0.4
      deliberately lowSugarFigure manyFigure respond say skin sweaty, 0.4 pregnancySign voiceChanged, 0.5 about breathless dose face
      lump meal, 0.6 asks home lips not speak, 0.8 get laboured sun throat, 0.9 limbSign, 1.2 swell, 1.9 rash, 2.4 trigger`,
    words: `
      -0.8 з, -0.5 na не ще я, -0.4 ne и, 0.4 години десять зів набряк розпухли сипить, 0.5 bez pislya yak бджола без за задихається
      ніби серце тепер, 0.6 nema бо був зараз із, 0.7 z важко вжалила вуха иде причини тиск якось і, 0.8 i tretij після свербить як, 0.9
      kazhe вся, 1.1 в, 1.5 a`,
    beginnings: `
      -0.5 прост, 0.4 десят подру сипит, 0.5 pisly бджол розпу, 0.6 ковта, 0.7 вжали причи, 0.8 treti сверб, 0.9 говор крапе, 1.1 набря
      трамв`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -2.6,
    meanings: `
      -1.1 diabetesThing limbSign, -1 asks limb, -0.9 cannot me, -0.8 chest days soon sweaty, -0.7 drowsy miss pregnant sleep sugar
      vomitCough, -0.6 breathe fall meal onlyEat rash tooLow trigger, -0.5 arm attacker insulin planned say sleeves sunken, -0.4 atRest
      goOn injure lowSugarFigure recurs strike, 0.4 alcohol confused contact, 0.5 blurred intend now others sun want, 0.6 dose leftOut
      overMuch shaky wake, 0.8 sleepPills underSink vomiting, 0.9 blade many, 1 lost, 1.1 accident, 1.2 emptyPack much recreational
      take, 1.4 head, 1.5 swallow, 1.6 poison, 1.8 fumeSource medicine`,
    words: `
      -1.1 як, -1 після, -0.7 місяців одразу що, -0.6 а весь уже хвилин, -0.5 важко каже, -0.4 и млявии спить, 0.4 nema pislya дихає
      прииняла смикаються товстии хропе, 0.5 бачу ванну вся грибів душить иого малюк над ніч понеділок порожніи посадки раз себе
      таблеток так через щоино, 0.6 v вода засіб товариш, 0.7 bolyt ne з кум малии прокидається сад та щоб іи ість, 0.8 nohy порожні
      рибки слина стіни, 0.9 пив, 1 зіниці, 1.3 для, 1.9 тепер`,
    beginnings: `
      -0.9 місяц, -0.7 диван одраз, -0.6 пальц телеф хвили, -0.5 набря, -0.4 вагіт вколо ковта мляви, 0.4 pisly крапе приин смика сноді
      товст, 0.5 бабус грибі душит понед посад проки страш, 0.6 рахув самог секун товар, 0.7 знаиш зіниц обпри пласт тумбо узвар яблук,
      0.9 блюва білиз, 1 відкр пляшк рожев, 1.2 склад табле, 1.6 порож`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -4.1,
    meanings: `
      -1.1 much, -0.9 speak, -0.7 hurts, -0.6 birthSign see soon, -0.5 arm blade chest fever goOn heart hide marks now numb pain
      pregnancySign strike, -0.4 hit method pregnant sick swell, 0.4 breatheIn tipsy, 0.5 fruitBreath others shivering skin tooLow
      vomitCough, 0.6 bathroom keto shaky slurred sweaty, 0.7 breathe meal ownBody pale trigger, 0.9 diabetic medicine tooHigh, 1
      without, 1.6 insulin lowSugarFigure, 2.3 sugar, 2.8 diabetesThing`,
    words: `
      -0.6 що, -0.5 очі, -0.4 вже дихати то, 0.4 дихає колега роті стою сів тато тим чемнии інсуліну, 0.5 pislya білии в далеко двічі з
      знаю и пити судоми уже як, 0.6 mozhu v вода від дивиться за кричить крізь наче раз раптом син спить, 0.7 глибоко дід мокре пальці
      чоло я, 0.8 першии просить туалет уколи хоч ще, 0.9 а пє тип, 1.5 цукор`,
    beginnings: `
      -0.4 дихат, 0.4 викру колег пропу солод судом чемни, 0.5 pisly ацето гоида далек дихан пальц прост піжам рапто трамв холод цукер,
      0.6 дивит кричи підло, 0.7 глибо інсул, 0.8 датчи перши проси туале, 0.9 діабе, 1 вколо`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -2.5,
    meanings: `
      -1 diabetesThing, -0.9 now poison sugar, -0.8 limb trigger, -0.7 ageOld, -0.6 accident lost medicine not numb others rash strike
      swell take timesADay, -0.5 atRest breathless deadlyPlace dose lowBmiFigure nobody racing recurs say self sleeves speak stand
      tooLow want without, -0.4 cannot fruitBreath heatCold keto legs much swallow tooHigh, 0.4 dryNappy ribsIn threaten, 0.5 awful
      dizzy drawnTo goesOut indigestion, 0.6 period pregnancySign vomitCough, 0.7 hardBelly highKetoneFigure sunken, 0.8 flashes
      fontanelle highSugarFigure noKicks, 0.9 side, 1 unwell, 1.2 child, 1.3 birthSign bump, 1.5 pregnant, 1.9 days`,
    words: `
      -0.9 за ще, -0.8 цукор, -0.7 коли мене по, -0.6 вже воду до з разів у, -0.5 в нього пив трусить хрипить, -0.4 hi ацетоном був
      глибоко нині нудить сині та тхне ім, 0.4 бере дві кухні мені місяць пече плече побачила підгузок ребра рожева судоми сухии
      температура усе чемнии, 0.5 tretij видно вона ворушиться годину голівку дитинка жодного зранку камянии кожні лице малюк машині
      місяців рота спить тиж тиждень тижні тягне уже учорашнього через і, 0.6 misyaci далі два дуже млявии тепер тридцять, 0.7 каже мала
      невістка сьогодні істи, 0.8 вагітна ми ночі тімячко, 0.9 дружина немовля, 1 під як, 1.1 маленька, 1.2 місяці`,
    beginnings: `
      -0.5 доньк порож хрипи, -0.4 ацето бабус глибо кожно нудит, 0.4 втягу годин переп підгу сестр темпе тихен чемни, 0.5 treti більш
      воруш диван жодно зранк камян машин тижде учора, 0.6 misya зіниц мляви тридц холод чолов, 0.7 водич замов сього, 0.8 голів дружи
      тімяч, 0.9 вагіт, 1.1 мален невіс, 1.2 немов, 1.4 ганчі, 2.1 місяц`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -1.3 me, -1.2 atRest, -0.8 arm blade days diabetesThing method onPurpose self take trigger, -0.7 home medicine pregnant vomitCough
      wake, -0.6 child eat emptyPack highKetoneFigure noKicks now poison racing speak sugar swallow, -0.5 chest confused cut meal noHelp
      purge say sick weight, -0.4 bathroom dose highSugarFigure many nobody recreational stand, 0.4 burnSource height sleep victim, 0.5
      bleed blurred crash lips marks, 0.6 contact deadlyPlace see, 0.8 blue others shaky skin throat, 0.9 accident passOut, 1.1 headHit
      legs respond stiffNeck, 1.3 unwell, 1.4 faint fever, 1.6 wound`,
    words: `
      -1.4 в, -0.9 від з тепер, -0.8 каже, -0.7 прокидається, -0.6 v кричить мене, -0.5 телефон щоб як, -0.4 вона губи язик, 0.4 бабуся
      нудить після спиняється те трусить униз іі, 0.5 гарячии мами не обличчям одне питає потилицею спить хвилин шию, 0.6 mozhu z а був
      бється висить вуха головою ніби пів час, 0.7 yak але вже дядько коли лице сам то, 0.8 bolyt воду горло даху крізь обід синіє такии
      чи школи, 0.9 лежить око пішли цілии, 1.1 реагує, 1.2 кров, 1.3 тями, 1.4 тече`,
    beginnings: `
      -0.7 порож проки, -0.6 кричи телеф, -0.5 сестр, -0.4 бліст годин немов подру, 0.4 водич нудит спиня, 0.5 зіроч пальц плава потил
      пітні хвили цирку, 0.6 бєтьс висит відпу стегн, 0.8 варен вдави гаряч зелен, 0.9 лежит, 1.1 реагу, 1.2 дядьк`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -3.1,
    meanings: `
      -1.1 much shaky, -1 atRest, -0.8 ownBody throat unwell, -0.7 face sick swallow, -0.6 limb self, -0.5 ageOld asks cannot gone
      injure method onlyEat sun take, -0.4 breathe contact dose forever limbSign lowSugarFigure not shivering, 0.4 goesOut, 0.5 hide
      weapon, 0.6 height planned, 0.7 afraid control mayNotSee soon, 0.8 afraidHome confine, 0.9 belongings binge burnSource, 1 lips,
      1.1 home racing, 1.3 hit, 1.5 attacker, 1.7 strike`,
    words: `
      -1.1 а, -0.9 і, -0.8 вже и що, -0.7 kazhe, -0.6 a після, -0.5 ne to tretij тепер, -0.4 nohy дружина маленька, 0.4 вдома иде
      роботу, 0.5 в далі з знов приишов сусід хлопець, 0.6 bez na бє мовчить у, 0.7 z вона душив лупцює просить якщо, 0.8 боюся додому
      ити телефон, 0.9 дає, 1 shcho мене перевіряє, 1.1 bilya bude, 1.3 бо він, 1.4 vzhe`,
    beginnings: `
      -0.5 treti, -0.4 відкр мален сусід, 0.4 робот, 0.5 замов перед прииш хлопе, 0.6 вітчи мовчи праск, 0.7 верещ лупцю проси, 0.8
      додом сестр телеф, 0.9 дзвон замкн схова, 1 перев`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -4.1,
    meanings: `
      -1.2 pregnancySign, -0.7 diabetesThing trigger, -0.6 attacker blade breathe breathless deadlyPlace skin, -0.5 arm home marks
      medicine shaky sleeves swallow take want, -0.4 belongings blue bump confine laboured method respond say, 0.4 lowSugarFigure many,
      0.5 days nobody onlyEat period rash sick sweaty, 0.6 bathroom, 0.7 heart timesADay, 0.8 breatheIn, 0.9 onlyWater, 1.1 meal, 1.2
      runsWater starve, 1.3 foodRule weight, 1.4 onPurpose, 1.5 eat purge, 1.6 shame, 2 bodyImage`,
    words: `
      -0.7 каже, -0.6 я, -0.5 ne до тепер щоб і, -0.4 годину мене, 0.4 иду кожноі музика нього ті іжі, 0.5 ya ванну дівчина за кімнаті
      одразу пів сусідка то, 0.6 nema а знаишла знов мамі моя обіду очі після син щовечора, 0.7 день можна ріже, 0.8 вагах вмикаю встає
      довго на пахне сьогодні, 0.9 пю, 1 воду, 1.1 потім, 1.3 проносне, 1.6 по`,
    beginnings: `
      -0.5 годин, 0.4 дівчи музик сусід, 0.5 зважу знаиш кімна одраз яблук, 0.6 зізна кожно сестр щовеч, 0.7 черво, 0.8 варен вмика
      голод сього, 1 викли, 1.3 проно`,
  },
}
