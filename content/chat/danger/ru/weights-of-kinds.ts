import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -2.1,
    meanings: `
      -1.2 unwell, -1.1 hit, -1 lips, -0.9 breathe, -0.8 accident blue face shaky sick, -0.7 arm attacker bathroom harmed medicine
      pregnancySign swallow throat, -0.6 badly feelMove heavyOn limb limbSign lowSugarFigure slurred take trigger vomiting, -0.5 belly
      birthSign breatheIn cannot child contact diabetesThing fall fever pale purge see soaked speak sunken vomitCough, -0.4 burnSource
      much now pregnant sugar tooLow, 0.4 asks pain, 0.5 betterOff heatCold hoards pet want, 0.6 end height live lowBmiFigure ownBody
      sleeves soon, 0.7 hide leftOut me planned, 0.8 cut deadlyPlace drawnTo get, 0.9 belongings hurt miss, 1 blade die injure kill
      ridOfMe, 1.2 deliberately method self, 1.3 nobody, 1.4 marks, 1.7 handOver, 2 say`,
    words: `
      -0.8 как, -0.7 он у, -0.6 бабушка в ваннои ее к подруга, -0.5 а день ножом пишу стоит то, -0.4 воду домои и кровь ногу под серыи
      так хочет, 0.4 все дачи девушка для меня она повесится покончить порезала после ружье сестре собои, 0.5 жару жить из инструменты
      когда легче лезвия нашла него никто одно раздал свежие сказал телефона, 0.6 было его заперся понедельника там я, 0.7 время делать
      смотрю стою, 0.8 вам каждыи подружка случаи спокоино шутит, 0.9 даже себя что, 1.4 хочу`,
    beginnings: `
      -0.6 ванно, -0.5 подъе, -0.4 выпус младе неско, 0.4 девуш каждо кажды повес покон прижи, 0.5 длинн инстр отпус предп присл разда
      ровны рукав свежи, 0.6 запер понед порез пропа сестр смотр споко, 0.7 делат пласт, 0.8 лезви случа`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.8 days, -0.7 legs unwell, -0.6 injure now trigger, -0.5 accident bleed child many see slurred swallow vomitCough, -0.4 face
      fall get head marks not sugar take, 0.4 pain, 0.5 exercise leaden manyFigure, 0.6 limb limbSign, 0.7 heart shaky sick, 0.8 blue,
      0.9 heavyOn sweaty, 1 atRest, 1.1 arm, 1.2 badly lowOxygenFigure, 1.3 chest, 1.6 hurts`,
    words: `
      -0.5 еще меня после, -0.4 ноги, 0.4 dyshat весь вот даче как отдает сердце сильно хоть что, 0.5 грудинои давит за ломит сел, 0.6 а
      груди грудь кто левую пот поту руку страшно, 0.7 под, 0.8 мне, 0.9 будто, 1 посередине то`,
    beginnings: `
      -0.4 голов недел, 0.4 dysha отдае сердц, 0.5 груди лопат свинц, 0.6 страш, 1 посер`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.8 child trigger, -0.6 asks days shaky take, -0.5 belongings breathe breathless chest diabetesThing dose hurts swallow threaten,
      -0.4 contact home injure lowSugarFigure marks pregnancySign strike swell unwell, 0.4 game, 0.5 ageOld mouthLeaks odd, 0.6 atRest
      now past, 0.7 face feelMove racing side, 0.8 confused deadlyPlace tooHigh, 0.9 dropThings, 1 arm handFails, 1.1 speak, 1.2 numb
      suddenly, 1.3 limb, 1.7 slurred`,
    words: `
      -0.5 в на после теперь то, -0.4 руку, 0.4 будто вышел да не ногу путает рук свекровь чаи, 0.5 ее мычит перестала потом пропало
      слова сосед странно утром чуть, 0.6 бабушка же жена один одна она перекосило работы рот стал чашку, 0.7 вдруг говорить, 0.8 вбок
      мимо правая, 1.4 рука`,
    beginnings: `
      -0.5 тепер, 0.4 держа пласт путае свекр холод, 0.5 бабуш вопро перес подня прода стран, 0.6 звони никог поста, 0.7 перек, 0.8
      права работ, 1.1 улыбн`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.9,
    meanings: `
      -1 unwell, -0.8 hurts me numb, -0.7 asks bodyImage chest shaky trigger, -0.6 badly days injure swallow, -0.5 contact deliberately
      get medicine much odd say slurred sweaty take, -0.4 hit lowSugarFigure rash, 0.4 deadlyPlace, 0.5 many, 0.6 height laboured sick,
      0.7 blue, 0.8 speak, 0.9 asthma noSentence, 1 accident atRest, 1.1 cannot, 1.2 stand, 1.6 breathless, 1.7 breathe`,
    words: `
      -0.8 дышит и, -0.7 за, -0.6 то, -0.5 подавился странно хочу что я, 0.4 втягивает года западает может нам под свистом сипит соседка
      хочет, 0.5 задыхаюсь между пишу поднимает при слово стою сын сына три уже, 0.6 вдохнуть внутри воду воздух двадцать ноги
      отказывается хватает, 0.7 губы до лезут по сплю у, 0.9 свист слову, 1 ночь окна, 1.2 дышать, 1.3 могу`,
    beginnings: `
      -0.5 подав стран, 0.4 запад подни стучи, 0.5 дыхан, 0.6 вдохн внутр двадц отказ, 0.7 помог уходи, 0.8 возду задых, 0.9 догов, 1
      голуб, 1.1 свист, 1.2 дышат`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -4.6,
    meanings: `
      -0.8 poison soon, -0.7 limb now racing, -0.6 blue chest lowSugarFigure manyFigure numb person, -0.5 attacker shaky sweaty without,
      -0.4 ageOld arm hurts, 0.4 limbSign others, 0.5 flashes meal unwell vomitCough, 0.6 about cannot deadlyPlace face lump see speak
      take, 0.7 laboured, 0.8 dose, 0.9 tooHigh voiceChanged, 1 lips, 1.2 stiffNeck, 1.4 swell throat, 1.5 rash, 1.9 trigger`,
    words: `
      -0.6 глаза, -0.5 из могу, 0.4 всему дали еле какои ничего печенье пятна слов стал час, 0.5 а глаз деда держится ее мои мыть
      помещается пошла теперь, 0.6 kak vse бледныи вареники голос горло еи нет пищит подружка съела, 0.7 dyshat и, 0.8 шею, 0.9 орехи, 1
      через, 1.1 язык`,
    beginnings: `
      0.4 держи ничег печен подру разду, 0.5 бледн кольц непон помещ распу табле тепер, 0.6 варен кашля ладон однок, 0.7 dysha`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -2.7,
    meanings: `
      -1.1 diabetesThing, -1 trigger, -0.9 pain, -0.8 asks voiceChanged, -0.7 cannot fall home insulin leftOut limbSign say soon sugar
      swell tooHigh, -0.6 lowSugarFigure marks meal nobody onPurpose strike, -0.5 bodyImage deliberately eat harmed hoards hurts
      manyFigure me not throat tooLow, -0.4 badly bump deadlyPlace passOut planned slurred speak stand, 0.4 many shaky, 0.5 dizzy lost
      noHelp overMuch respond vomiting, 0.6 burnSource hide, 0.7 alcohol odd purge sleepPills, 0.8 drowsy emptyPack wound, 0.9 dose head
      heatCold others, 1 vomitCough, 1.2 much, 1.3 contact take, 1.4 fumeSource, 1.8 medicine, 2 swallow, 2.1 poison`,
    words: `
      -0.8 после, -0.7 съела, -0.6 vse до за, -0.5 вся если жена не сахар случаи, -0.4 kak даже инсулин малыш мама нет, 0.4 бы кружится
      лежит мы ни нормально огороде подруга работает снег стене течет чаиник, 0.5 lezhit а выпила ела к красные ловит ничего одни потом
      сын у феназепама, 0.6 бутылки глотнул говорит губы дышит еще пила плывут три, 0.7 ваннои зрачки отпил полу почти сеичас синие
      странно тепло упаковка, 0.8 бане под смотрит суп, 0.9 был смешала, 1 вмазался выпил, 1.2 пустая`,
    beginnings: `
      -0.6 инсул, -0.5 случа, -0.4 лестн перек присе, 0.4 кружи норма огоро стака уксус чаини эссен, 0.5 lezhi выпил говор кашля ничег
      табле феназ, 0.6 глотн плыву подуш пусты, 0.7 ванно зрачк сеича смотр стран упако, 0.9 бутыл красн смеша, 1 вмаза, 1.2 пуста`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.8 limb, -0.7 limbSign strike swell, -0.6 chest faint get head passOut pregnancySign rash swallow victim, -0.5 birthSign
      breathless deadlyPlace fever hide marks pregnant say, -0.4 respond, 0.4 vomitCough weight, 0.5 breathe others ownBody racing
      shivering sleep sleeves, 0.6 alcohol blurred, 0.7 leftOut lettersMove skin tooHigh without, 0.8 fruitBreath, 0.9 fall keto, 1.1
      diabetic, 1.2 trigger, 1.3 lowSugarFigure, 1.4 insulin, 2.2 diabetesThing sugar`,
    words: `
      -0.5 был весь вчера, -0.4 даже из мне под раз упала, 0.4 mne vsyo zhivot ацетон во все глюкометр дочка инсулин ногами пьет туалет
      чаиник, 0.5 raz в вкус вопросы держит как лет литрами ложку папа работы рту сладкое снова спит трясет, 0.6 a yazyk бабушка воду
      коллега литров него сидит уколола, 0.7 висит дергается долго их орет перед про свои сутками твердит, 0.8 вниз две пустая пять, 0.9
      диабет просится так, 1.1 укола, 1.4 сахар`,
    beginnings: `
      0.4 zhivo ногам туале чаини, 0.5 вопро глюко дыхан литра сладк трясе, 0.6 ацето дерга колле литро, 0.7 сутка тверд телеф, 0.8
      проси пуста, 1 инсул уколо холод, 1.1 диабе`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -3.1,
    meanings: `
      -1 ageOld much, -0.8 atRest get poison throat, -0.7 breathe diabetesThing face faint sugar, -0.6 limb me nobody purge rash strike
      swallow sweaty take vomiting, -0.5 afraid burnSource cannot contact deadlyPlace dose hurts numb overMuch ownBody sick, -0.4
      accident bathroom deliberately fall hide hurt marks shaky stand, 0.4 tooHigh, 0.5 bleed blue crash dryNappy noKicks swell wake,
      0.6 asks breatheIn days see, 0.7 blurred hardBelly, 0.8 fontanelle, 0.9 pregnancySign, 1 bump pale sunken, 1.1 belly, 1.2
      birthSign unwell, 1.8 child pregnant`,
    words: `
      -0.8 по, -0.7 упал, -0.6 за когда меня могу сын, -0.5 в губы пять сахар что, -0.4 стал хочу, 0.4 krovyu глаза держится каменныи
      синеет часто, 0.5 берет были две ела жена живот коридоре молоко не недели нее один очень три упала, 0.6 будто было два как между
      мушки недель пишет судороги тряпочка ужина, 0.7 ему родничок спит, 0.8 всегда месяцев низ серыи, 0.9 выпирает плачет, 1 давление,
      1.1 вчера каждые месяца`,
    beginnings: `
      -0.5 пласт, 0.4 krovy голов живот молок синее, 0.5 корид подру пусты судор, 0.6 берем голос грудн полго тряпо, 0.7 включ кажды
      камен подуш родни, 0.8 всегд неско, 0.9 выпир плаче, 1 втяги давле новор, 1.3 младе недел, 2 месяц`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -2.8,
    meanings: `
      -1 atRest, -0.9 numb pregnant speak swallow tooHigh, -0.8 laboured lowSugarFigure me poison sick, -0.7 cannot deliberately
      manyFigure purge say victim wake, -0.6 diabetesThing eat limb others sleeves sugar swell take vomitCough, -0.5 blurred now pale
      self sweaty want, -0.4 afraid chest deadlyPlace intend racing slurred sunken, 0.4 binge child noHelp pregnancySign vomiting, 0.5
      about burnSource hoards hurts shivering strike tooLow, 0.6 contact hurt, 0.7 headHit wound, 0.8 accident past respond side, 0.9
      badly fall life marks, 1 injure, 1.1 faint fever soaked, 1.2 legs, 1.4 eyesRolled unwell`,
    words: `
      -1 у, -0.6 в вчера вялыи месяцев он просыпается упала, -0.5 было говорит губы давление дергается дочка меня под сосед тряпочка я,
      -0.4 v был месяца себя сегодня сестра, 0.4 u одно плечо стал сухои, 0.5 sprava vnizu волдыри как однои подавился поднимает после
      прямо собаку стол судорогах, 0.6 menya zhivot выпала вьюшку горло горячии груди дед дядя закрыли к остановке тошнит щеки, 0.7 весь
      второи глаза предбаннике пью унитазе, 0.8 болгаркои вышел мы ногу она серые, 0.9 вытащили изо рта свет хлещет, 1 бьется дышит за
      пена, 1.2 малыш такои упал, 1.3 из`,
    beginnings: `
      -1 месяц, -0.7 недел, -0.6 давле дерга просы, -0.5 говор сестр тряпо, -0.4 держи откры помог работ сегод, 0.4 сторо хвата, 0.5
      sprav волды карто молок перел подав подъе собак судор удари, 0.6 vcher zhivo выпал вьюшк закры кипят колен тошни, 0.7 второ предб
      присе унита, 0.8 болга, 0.9 вытащ хлеще, 1 бьетс, 1.1 горяч закат пласт`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -1.1 not, -0.9 child handOver, -0.8 atRest pregnancySign, -0.7 kill, -0.6 days injure many shaky throat trigger unwell, -0.5
      deadlyPlace face height medicine much numb others slurred, -0.4 blue heatCold limb lowSugarFigure sick vomiting without, 0.4
      planned weight, 0.5 ribsIn, 0.6 checksPhone fall home me training weapon, 0.7 strike, 0.8 threaten, 0.9 control lips victim, 1
      harmed recurs, 1.1 afraidHome confine, 1.2 afraid, 1.4 hit, 1.5 attacker`,
    words: `
      -1.2 а, -0.8 и, -0.7 его, -0.6 без, -0.5 ушел, -0.4 после себя три у час, 0.4 проверяет теперь, 0.5 внутри горячии забрал мои
      парень паспорт просто раз ребра, 0.6 должен душил ее иначе квартиры клиентка ключ опять показал стоит, 0.7 дверь ножом про
      телефон, 0.8 когда меня сосед, 1 боюсь, 1.1 идти, 1.2 домои если тихо, 1.5 он`,
    beginnings: `
      -0.5 пласт, 0.4 горяч забра комна поста прове тепер, 0.5 внутр закры пальц парен паспо показ прост, 0.6 долже клиен пришл, 0.7
      подъе, 1 помог`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.8,
    meanings: `
      -0.8 medicine, -0.7 ownBody, -0.6 belongings breathe bump poison skin unwell, -0.5 arm diabetesThing dose home me others see
      tooHigh trigger want, -0.4 badly belly handOver hit hurts noHelp pregnancySign pregnant speak swallow, 0.4 fever, 0.5 contact
      exercise intend lowSugarFigure, 0.6 limbSign onlyEat recurs weight, 0.7 faint foodRule manyFigure meal numb onPurpose, 0.8
      bodyImage many, 0.9 bathroom binge starve sun sweaty timesADay, 1 harmed heart passOut, 1.1 eat runsWater, 1.4 shame, 1.5 days,
      1.7 purge`,
    words: `
      -0.7 не, -0.6 а, -0.5 будто теперь, -0.4 a во вчера и изо он рта, 0.4 глазами долго мочегонные пальцы по понедельника синие
      ученица, 0.5 блюет будет волосы выходит днеи думают еле комнате мама печенье подруга режет сказала сорок, 0.6 весит вызываю до ем
      кг моя обеда одни пять рвоту сразу только, 0.7 день еды кофе после у, 0.8 v vse пульс, 0.9 i nochyu вода, 1 в, 1.1 включаю
      слабительное, 1.2 воду хвалит`,
    beginnings: `
      -0.5 тепер, 0.4 мочег пальц понед учени, 0.5 волос выход думаю комна лимон печен салфе сосед, 0.6 вызыв выпус каждо кусоч сказа
      тольк яблок, 0.7 включ обмор, 0.9 nochy, 1.1 слаби, 1.2 хвали`,
  },
}
