import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0,
    daily: -3,
    none: -1.1,
    meanings: `
      -1 atRest, -0.8 highKetoneFigure unwell, -0.7 bump numb shaky speak take without, -0.6 dose laboured, -0.5 badly chest contact
      diabetesThing face purge sick sugar swallow throat vomiting weight, -0.4 fall goesOut limbSign, 0.4 get leftOut, 0.5 cut goOn hurt
      miss past vanish, 0.6 home life live marks much pet, 0.7 deliberately others ridOfMe, 0.8 belongings hide method nobody, 0.9 end
      handOver injure intend want, 1 kill, 1.2 me, 1.3 blade`,
    words: `
      -0.8 وما, -0.7 el, -0.5 اللي عم له, -0.4 am la لي نغسل, 0.4 kel بنتي عندي, 0.5 ana f اصلا انه حاسه, 0.6 b بدي بعد ذراعي, 0.7 l
      كلها, 0.8 ta, 0.9 تحت`,
    beginnings: `
      `,
  },
  heart: {
    alarm: 0,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.8 not, -0.5 asks child many skin victim, 0.4 afraid heatCold lowBmiFigure pointless stand, 0.5 alcohol burden heavyOn, 0.6 pain
      sweaty, 0.7 arm intend pale, 0.8 heart sick, 0.9 hurts, 1.6 atRest, 2.3 chest`,
    words: `
      0.4 f الشمال الصخره الم شربت صدره قادر قويه, 0.5 اصفر الايسر صدري كله هو وانا, 0.6 la مثل, 0.7 فوقي ووشه, 0.8 rani salle, 0.9 كان`,
    beginnings: `
      0.4 الشما الصخر, 0.5 الايس`,
  },
  stroke: {
    alarm: 0,
    daily: -3,
    none: -3.3,
    meanings: `
      -0.8 manyFigure, -0.6 see sick, -0.5 chest hurts lowBmiFigure trigger, -0.4 take weapon, 0.4 highKetoneFigure lost, 0.5 attacker
      head headSplits insulin move not, 0.6 arm numb side sleeves, 0.7 ageOld face, 0.8 handFails limb slurred suddenly, 1 exercise
      speak, 1.1 feelMove`,
    words: `
      0.4 w القهوه ايدي بيطلع رقبتي عينيه كانها, 0.5 ana اتعوج الاول اليمين ترفع تقدر شي طاح كنت مفهوم واحده يدها, 0.6 كانه له وحده, 0.7
      ghir مو يده, 0.8 جهه, 0.9 فجاه, 1.1 ma, 1.3 b, 1.4 ba`,
    beginnings: `
      0.4 القهو, 0.5 اليمي`,
  },
  breath: {
    alarm: 0,
    daily: -3,
    none: -2.2,
    meanings: `
      -0.6 arm person, -0.5 intend much now say swallow tooLow, -0.4 fall get goesOut lowBmiFigure recurs see shaky trigger, 0.4
      stiffNeck, 0.5 leftOut noHelp not numb onlyEat, 0.6 handOver, 0.8 limbSign unwell, 0.9 atRest laboured, 1 asthma stand, 1.2 blue
      cannot, 1.3 breathe, 1.5 breathless`,
    words: `
      -0.5 وما, -0.4 عمره, 0.4 la الاسبوع الصغيره الليل تعد شفايفه طلب كلب, 0.5 el ma اذا بس بنفسجي ترد جنبها ساعه طلعت مرتي مع وانا
      وفجاه يصفر, 0.6 wa اقدر منذ, 0.7 ابني اتنفس قادر مقطوع وحدي, 0.8 a ar salle, 0.9 حتي, 1.1 مش`,
    beginnings: `
      0.4 الاسب الثلا, 0.5 بنفسج`,
  },
  allergy: {
    alarm: 0,
    daily: -3,
    none: -2.9,
    meanings: `
      -0.6 now, -0.5 attacker, -0.4 intend, 0.4 game rash voiceChanged, 0.5 limbSign manyFigure, 0.6 eat, 0.7 swallow, 0.9 lowBmiFigure
      swell, 1.1 throat, 3 trigger`,
    words: `
      -0.5 ma علي, -0.4 b, 0.4 الدكتور ربع غير, 0.5 ana el حساسيه يدور, 0.6 al يدي, 0.8 ba kan klit, 0.9 elly ra`,
    beginnings: `
      0.4 الدكت, 0.5 حساسي`,
  },
  poison: {
    alarm: 0,
    daily: -3,
    none: -1.8,
    meanings: `
      -0.8 trigger, -0.7 diabetesThing face, -0.6 days me purge, -0.5 ageOld arm eat get limbSign lost skin, -0.4 bodyImage limb
      pregnancySign sunken training want, 0.4 much others tipsy, 0.5 deadlyPlace gas noHelp recreational self sleep, 0.6 drowsy
      highKetoneFigure see, 0.7 not swallow, 0.8 heavyOn, 0.9 emptyPack take, 1 dizzy dose hurts medicine vomiting, 1.2 fumeSource, 1.6
      poison`,
    words: `
      -0.7 كل, -0.5 b el la امي علي, -0.4 al wa خويا, 0.4 الا اللي جوزي زي ضهر فوق نفس, 0.5 بقدر بلعت عديت فاضي واحد ولدي, 0.6 بنادول
      ولونه, 0.7 l امس شرب كانت, 0.8 w انا ومن, 1 m`,
    beginnings: `
      0.4 الصغي, 0.5 بالسي, 0.6 بنادو مقلوب`,
  },
  'blood-sugar': {
    alarm: 0,
    daily: -3,
    none: -2.5,
    meanings: `
      -1 pregnancySign, -0.7 chest, -0.6 atRest limb unwell, -0.5 sleeves, -0.4 child fall much others, 0.4 asks badly days recurs
      shivering wound, 0.5 diabetic fruitBreath medicine, 0.6 about face highSugarFigure numb soon, 0.7 shaky without, 0.8 breatheIn, 1
      pain, 1.7 sugar, 2.3 diabetesThing`,
    words: `
      -0.6 b, -0.5 wa, -0.4 ما, 0.4 الغدا جسمي, 0.5 ali bel w اربع القلم امي ايام بلا حبه راسي سكره لاقيه مع مي وتين, 0.6 am اخذ السكر
      قبل, 0.7 bent l الله, 0.8 ghir rani باب وما, 1 ma, 1.1 la`,
    beginnings: `
      `,
  },
  baby: {
    alarm: 0,
    daily: -3,
    none: -1.4,
    meanings: `
      -0.6 ageOld diabetesThing eat me medicine shaky skin threaten, -0.5 arm attacker bodyImage breathless heart numb overMuch pain
      poison stiffNeck, -0.4 now onPurpose recurs slurred soon tooLow, 0.4 see training, 0.5 crash fontanelle pregnancySign sunken
      vomitCough wake, 0.6 legs noKicks, 0.7 dropThings, 0.8 days, 0.9 highKetoneFigure unwell, 1.1 child, 1.3 belly, 1.4 bump pregnant`,
    words: `
      -1.1 f, -0.7 ana ma, -0.5 ba اللي شي, -0.4 شرب, 0.4 البيبي الثامن العشا ايده شهرين يرضع, 0.5 w السابع غاطس لا لي ناشفه هادي واقف
      ولد يافوخه, 0.6 al b خمس ديال ولا, 0.8 bent بتوقع حامل خويا شهور مراتي, 0.9 el عمره`,
    beginnings: `
      0.4 البيب الثام, 0.5 حرارت والحف يافوخ, 0.6 العرب`,
  },
  injury: {
    alarm: 0,
    daily: -3,
    none: -1.9,
    meanings: `
      -1 swallow, -0.7 hurts intend lips speak, -0.6 bump diabetesThing face, -0.5 feelMove fumeSource heart lowSugarFigure marks
      medicine ownBody pain pregnant soon stand strike sugar, -0.4 days manyFigure method want, 0.4 hurt odd passOut slurred, 0.5
      blurred burnSource crash fever, 0.6 game skin sweaty, 0.7 head, 0.8 badly, 0.9 unwell, 1 goesOut, 1.1 faint fall, 1.3 stiffNeck`,
    words: `
      -0.5 b l la كل, -0.4 وهي, 0.4 الشاي المطبخ بيرد صباعي ماما ولدي ولم يقدر, 0.5 ta اغمي بيطلع بيقف دقايق شي عشر نقط نوبه وقعت ياكل
      ينزل, 0.6 am y ابن حكي علي له والدم, 0.7 zay بدا عميق, 0.8 ma ولد يعرف, 0.9 f, 1 الصغير ثم عليها, 1.4 mn`,
    beginnings: `
      0.4 المطب, 0.9 الصغي`,
  },
  violence: {
    alarm: 0,
    daily: -3,
    none: -1,
    meanings: `
      -0.8 unwell, -0.6 breathe child handOver lips much onlyEat pregnancySign take, -0.5 badly chest diabetesThing lost medicine others
      sugar swallow trigger want, -0.4 ageOld days kill, 0.4 afraid afraidHome confine height laboured lowBmiFigure, 0.5 face now
      planned training weapon, 0.6 limbSign, 0.7 goesOut locksIn threaten victim, 0.8 hit, 0.9 checksPhone, 1.1 strike, 1.2 control`,
    words: `
      -0.5 امس ومش, -0.4 ma ولا, 0.4 الليله شو كان لازم له, 0.5 بالليل جوالي حكي عشان لو ويروح يخليني, 0.6 ارجع تاخرت حط خنقني رفيقتي
      ويقول وين يعرف, 0.7 اذا بقول صوت عند, 0.8 اللي, 0.9 معاه, 1.2 liya y نغسل, 1.3 الباب`,
    beginnings: `
      0.4 الليل بالما, 0.5 باللي يخلين, 0.6 رفيقت, 1 بالحم`,
  },
  eating: {
    alarm: 0,
    daily: -3,
    none: -2.9,
    meanings: `
      -0.7 me, -0.5 badly bump child dose numb sugar trigger, -0.4 deadlyPlace pregnant, 0.4 birthSign shame soon tooHigh, 0.5 not
      overMuch swallow, 0.6 forever manyFigure pregnancySign runsWater, 0.7 eat heart meal purge, 0.8 lowSugarFigure onPurpose onlyEat
      starve, 1.4 bodyImage, 1.9 weight`,
    words: `
      -0.4 ma في وانا, 0.4 اربعه بالليل حمرا طول, 0.5 w الغدا اللي بس نفسي يدها, 0.6 الماء الميزان كل, 0.7 kel بعد مرات, 0.8 عشان, 1.1
      klit, 1.5 wa`,
    beginnings: `
      0.4 باللي, 0.6 الميز`,
  },
}
