import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1.6,
    meanings: `
      -0.8 unwell, -0.7 lips, -0.6 hit shaky, -0.5 attacker blue breathe face pregnancySign sick throat, -0.4 accident arm bathroom, 0.4
      end height leftOut ownBody planned sleeves, 0.5 cut deadlyPlace drawnTo hide live, 0.6 belongings blade get hurt kill me miss
      ridOfMe, 0.7 injure, 0.8 deliberately method self, 0.9 marks nobody, 1.2 handOver, 1.3 say`,
    words: `
      -0.5 как, -0.4 он у, 0.4 делать жить подружка смотрю шутит я, 0.5 вам даже каждыи себя случаи спокоино стою, 0.6 хочу что`,
    beginnings: `
      0.4 делат пласт, 0.5 лезви случа`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -4.3,
    meanings: `
      -0.4 unwell, 0.5 heart limb limbSign person, 0.6 heavyOn shaky, 0.7 blue lowOxygenFigure sick, 0.8 sweaty, 0.9 atRest badly, 1
      arm, 1.2 chest, 1.6 hurts`,
    words: `
      0.4 а, 0.5 левую мне, 0.6 будто под, 0.7 посередине то`,
    beginnings: `
      0.7 посер`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.5 child trigger, -0.4 asks shaky, 0.4 confused past racing side, 0.5 feelMove now, 0.6 deadlyPlace dropThings face tooHigh, 0.7
      arm handFails, 0.8 suddenly, 0.9 speak, 1.1 limb numb, 1.5 slurred`,
    words: `
      0.4 бабушка вбок говорить не одна она работы чашку, 0.5 вдруг правая, 0.6 мимо, 1.1 рука`,
    beginnings: `
      0.4 поста, 0.5 перек права работ, 0.7 улыбн`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.2,
    meanings: `
      -0.7 unwell, -0.5 hurts me numb shaky, -0.4 asks bodyImage chest trigger, 0.4 blue height, 0.5 laboured, 0.6 asthma noSentence
      speak, 0.7 accident atRest, 0.8 cannot, 0.9 stand, 1.3 breathe, 1.4 breathless`,
    words: `
      -0.5 дышит за и, -0.4 то, 0.4 вдохнуть внутри воду губы, 0.5 до лезут по сплю у, 0.6 дышать окна свист слову, 0.7 ночь, 0.9 могу`,
    beginnings: `
      0.4 вдохн внутр, 0.5 возду помог уходи, 0.6 голуб догов дышат задых, 0.8 свист`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      -0.5 now poison soon, -0.4 limb racing, 0.4 deadlyPlace see speak take, 0.5 laboured, 0.6 dose tooHigh voiceChanged, 0.7
      stiffNeck, 0.8 lips, 1 swell, 1.2 rash throat, 2 trigger`,
    words: `
      0.4 dyshat нет пищит, 0.5 и шею, 0.6 орехи через язык`,
    beginnings: `
      0.4 dysha`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -1.8,
    meanings: `
      -0.7 diabetesThing trigger, -0.6 asks, -0.5 fall home limbSign pain soon swell, -0.4 lowSugarFigure nobody say sugar tooHigh
      voiceChanged, 0.4 alcohol burnSource purge respond wound, 0.5 dose drowsy emptyPack heatCold sleepPills, 0.6 head others
      vomitCough, 0.8 contact much, 0.9 fumeSource take, 1.3 medicine, 1.4 poison, 1.6 swallow`,
    words: `
      -0.5 после, -0.4 за не съела, 0.4 ваннои отпил под полу почти тепло упаковка, 0.5 бане был зрачки синие смешала смотрит суп, 0.6
      вмазался выпил, 0.7 пустая`,
    beginnings: `
      0.4 ванно пусты смотр упако, 0.5 бутыл зрачк красн смеша, 0.6 вмаза, 0.7 пуста`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.4 limb strike swell, 0.4 leftOut lettersMove without, 0.5 fruitBreath skin tooHigh, 0.6 diabetic fall keto, 0.8 insulin
      lowSugarFigure, 0.9 trigger, 1.9 sugar, 2.1 diabetesThing`,
    words: `
      0.4 yazyk в висит долго перед свои сутками твердит, 0.5 вниз две дергается диабет и орет про просится пустая так, 0.6 пять, 0.7
      укола, 0.8 сахар`,
    beginnings: `
      0.4 ацето дерга сутка тверд телеф, 0.5 инсул проси пуста, 0.6 диабе уколо холод`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -2,
    meanings: `
      -0.7 ageOld, -0.6 much, -0.5 atRest diabetesThing get poison sugar throat, -0.4 face faint limb me nobody swallow take, 0.4 asks
      blurred hardBelly see, 0.5 days fontanelle, 0.6 pale sunken, 0.7 belly bump pregnancySign, 0.8 birthSign unwell, 1.3 pregnant, 1.4
      child`,
    words: `
      -0.5 по, -0.4 меня упал, 0.4 всегда мушки родничок серыи спит, 0.5 выпирает ему месяцев низ плачет, 0.6 давление, 0.7 вчера каждые
      месяца`,
    beginnings: `
      0.4 включ всегд камен неско родни, 0.5 выпир кажды плаче, 0.6 втяги давле новор, 0.8 младе, 0.9 недел, 1.3 месяц`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -1.7,
    meanings: `
      -0.7 atRest, -0.6 me numb pregnant speak swallow, -0.5 deliberately diabetesThing laboured lowSugarFigure manyFigure poison say
      sick tooHigh victim, -0.4 eat purge sleeves sugar take, 0.5 accident headHit past side wound, 0.6 badly fall life marks respond,
      0.7 faint fever injure soaked, 0.8 eyesRolled legs, 1.1 unwell`,
    words: `
      -0.6 у, -0.4 в, 0.4 весь второи глаза мы пью тошнит унитазе, 0.5 болгаркои вытащили вышел изо она рта серые, 0.6 бьется дышит ногу
      свет хлещет, 0.7 за малыш пена такои, 0.8 из упал`,
    beginnings: `
      -0.6 месяц, -0.4 недел, 0.4 второ тошни унита, 0.5 болга вытащ, 0.6 бьетс закат хлеще, 0.7 горяч пласт`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -2.8,
    meanings: `
      -0.7 not, -0.6 handOver, -0.5 atRest child pregnancySign, -0.4 days throat trigger, 0.4 checksPhone, 0.5 home me strike threaten,
      0.6 control lips recurs, 0.7 afraidHome harmed, 0.8 afraid confine victim, 1.1 hit, 1.4 attacker`,
    words: `
      -0.7 а, -0.5 и, -0.4 его, 0.4 клиентка ножом про телефон, 0.5 дверь когда меня сосед, 0.7 боюсь идти тихо, 0.8 если, 0.9 домои,
      1.1 он`,
    beginnings: `
      0.4 клиен пришл, 0.6 помог`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -2.5,
    meanings: `
      -0.5 medicine, -0.4 ownBody, 0.4 foodRule onlyEat recurs, 0.5 faint many manyFigure meal numb onPurpose weight, 0.6 bathroom binge
      bodyImage harmed starve sun sweaty timesADay, 0.7 heart passOut runsWater, 0.9 eat shame, 1.1 days, 1.2 purge`,
    words: `
      -0.5 не, 0.4 весит вызываю день еды кофе рвоту только, 0.5 vse пульс у, 0.6 i nochyu v вода после, 0.7 включаю слабительное
      хвалит, 0.8 в воду`,
    beginnings: `
      0.4 обмор тольк, 0.5 включ, 0.6 nochy, 0.7 слаби хвали`,
  },
}
