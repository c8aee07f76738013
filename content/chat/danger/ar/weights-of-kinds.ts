import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1.1,
    meanings: `
      -1 atRest, -0.9 unwell, -0.8 bump highKetoneFigure shaky speak, -0.7 take, -0.6 dose laboured numb without, -0.5 badly burnSource
      chest contact face fall purge sick swallow vomiting, -0.4 goesOut swell throat weight, 0.4 get miss, 0.5 ageOld cut hurt pet say
      vanish, 0.6 goOn life marks much, 0.7 deliberately home live ridOfMe, 0.8 belongings hide method nobody others, 0.9 end injure
      intend want, 1 handOver kill, 1.1 me, 1.3 blade`,
    words: `
      -0.8 وما, -0.7 el, -0.5 اللي عم له, -0.4 am la نغسل, 0.4 kel اعيش انو بنتي دابا عندي قال, 0.5 ana f اصلا انه حاسه خلاص, 0.6 b بدي
      بعد ذراعي كلها, 0.7 l, 0.8 ta, 0.9 تحت`,
    beginnings: `
      `,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -3.5,
    meanings: `
      -0.8 not, -0.5 child many skin victim, -0.4 asks, 0.4 afraid lowBmiFigure pointless sunken, 0.5 alcohol burden heavyOn sweaty, 0.6
      pain, 0.7 arm heart intend pale, 0.8 sick, 0.9 hurts, 1.6 atRest, 2.2 chest`,
    words: `
      0.4 f اغسل الشمال الصخره شربت صدره عيني هو, 0.5 اصفر الايسر صدري كله وانا, 0.6 la مثل, 0.7 فوقي ووشه, 0.8 rani salle, 0.9 كان`,
    beginnings: `
      0.4 الشما الصخر, 0.5 الايس`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.3,
    meanings: `
      -0.8 manyFigure, -0.6 sick, -0.5 chest lowBmiFigure see take trigger, -0.4 breathe hurts shaky weapon, 0.4 attacker lost, 0.5 arm
      head headSplits highKetoneFigure move not, 0.6 insulin numb side sleeves, 0.7 ageOld face, 0.8 handFails limb slurred suddenly, 1
      exercise speak, 1.2 feelMove`,
    words: `
      0.4 w الاول القهوه ايدي تقدر عايزه عينيه, 0.5 ana اتعوج اليمين شي ضربني طاح كنت مفهوم واحده يدها, 0.6 ترفع كانه له مو, 0.7 ghir
      وحده يده, 0.8 جهه, 0.9 فجاه, 1.1 ma, 1.3 b, 1.4 ba`,
    beginnings: `
      0.4 القهو, 0.5 اليمي`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.2,
    meanings: `
      -0.6 arm person, -0.5 fall intend much now say shaky swallow tooLow, -0.4 get goesOut lowBmiFigure recurs see slurred trigger, 0.4
      not stiffNeck wound, 0.5 leftOut numb onlyEat, 0.6 handOver noHelp, 0.8 limbSign unwell, 0.9 laboured stand, 1 asthma atRest, 1.2
      blue cannot, 1.3 breathe, 1.5 breathless`,
    words: `
      -0.5 وما, -0.4 عمره, 0.4 la الاسبوع الصغيره الليل تعد طلب كلب, 0.5 el ma اذا بس بنفسجي ترد جنبها ساعه طلعت مرتي مع وانا وفجاه
      يصفر, 0.6 wa ابني اقدر منذ, 0.7 اتنفس قادر مقطوع وحدي, 0.8 a ar salle, 0.9 حتي, 1.2 مش`,
    beginnings: `
      0.4 الاسب الثلا, 0.5 بنفسج`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -3,
    meanings: `
      -0.6 now, -0.5 attacker, -0.4 chest intend unwell, 0.4 game, 0.5 limbSign manyFigure rash voiceChanged, 0.7 eat swallow, 0.9
      lowBmiFigure, 1 swell, 1.1 throat, 3 trigger`,
    words: `
      -0.5 ma علي, -0.4 b, 0.4 الدكتور ربع غير, 0.5 ana el حساسيه يدور, 0.6 al يدي, 0.8 ba kan klit, 0.9 elly ra`,
    beginnings: `
      0.4 الدكت, 0.5 حساسي`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -1.8,
    meanings: `
      -0.8 face trigger, -0.7 diabetesThing purge, -0.6 days me, -0.5 ageOld arm eat get limbSign skin, -0.4 bodyImage limb live lost
      pregnancySign sugar sunken training want, 0.4 others sleep tipsy, 0.5 deadlyPlace gas noHelp recreational self, 0.6 drowsy
      highKetoneFigure not see, 0.7 swallow, 0.8 heavyOn, 0.9 emptyPack, 1 dizzy dose hurts take, 1.1 medicine vomiting, 1.2 fumeSource,
      1.7 poison`,
    words: `
      -0.7 كل, -0.5 b el la امي علي, -0.4 al wa خويا, 0.4 جوزي زي ضهر فوق نفس, 0.5 بقدر عديت فاضي واحد ولدي, 0.6 بلعت بنادول ولونه, 0.7
      l امس انا شرب كانت, 0.8 w ومن, 1 m`,
    beginnings: `
      0.5 الصغي بالسي, 0.6 بنادو مقلوب`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -2.6,
    meanings: `
      -1 pregnancySign, -0.7 chest unwell, -0.6 atRest, -0.5 limb others sleeves, -0.4 burnSource child much, 0.4 days wound, 0.5 about
      diabetic fruitBreath recurs shivering, 0.6 face highSugarFigure numb soon, 0.7 shaky without, 0.8 breatheIn, 1 pain, 1.7 sugar,
      2.2 diabetesThing`,
    words: `
      -0.6 b, -0.5 wa, 0.4 الغدا جسمي حبه, 0.5 ali bel w اربع الابره القلم ايام بلا راسي سكره لاقيه مع مي والحروف وتين, 0.6 am اخذ السكر
      امي قبل, 0.7 bent l الله, 0.8 ghir rani باب, 0.9 وما, 1 ma, 1.1 la`,
    beginnings: `
      0.5 الابر والحر`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -1.5,
    meanings: `
      -0.7 shaky skin, -0.6 ageOld diabetesThing eat me medicine overMuch threaten, -0.5 arm attacker breathless heart poison stiffNeck,
      -0.4 bodyImage burnSource numb pain recurs slurred tooLow, 0.4 live see training, 0.5 fontanelle pregnancySign sunken vomitCough
      wake, 0.6 legs noKicks, 0.7 dropThings, 0.8 days, 0.9 highKetoneFigure unwell, 1.1 child, 1.2 belly, 1.4 bump, 1.5 pregnant`,
    words: `
      -1.1 f, -0.7 ana ma, -0.5 ba شي, -0.4 اللي شرب, 0.4 البيبي الثامن العشا ايده شهرين, 0.5 w غاطس لا لي ناشفه هادي واقف ولد يافوخه
      يرضع, 0.6 al b السابع خمس ديال ولا, 0.8 bent بتوقع حامل خويا شهور مراتي, 0.9 el, 1 عمره`,
    beginnings: `
      0.4 البيب الثام, 0.5 حرارت والحف يافوخ, 0.6 العرب`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -2,
    meanings: `
      -1 swallow, -0.8 speak, -0.7 hurts intend lips, -0.6 days diabetesThing face many marks medicine pregnant, -0.5 feelMove
      fumeSource lowSugarFigure method pain self soon stand strike sugar, -0.4 birthSign blade heart manyFigure see want, 0.4 blurred
      crash hurt skin slurred sun, 0.5 fever, 0.6 game, 0.7 sweaty unwell, 0.8 badly goesOut head, 1 burnSource fall stiffNeck, 1.2
      faint`,
    words: `
      -0.5 b l la دم كل, 0.4 المطبخ بيطلع جدي حول صباعي علينا من نار ولم, 0.5 ta اغمي الوعي بيرد بيقف دقايق شي عشر نقط نوبه وبطني وقعت
      ويدي ياكل ينزل, 0.6 am y بدا حكي علي له والدم, 0.7 zay الصغير عميق, 0.8 ma ولد يعرف, 0.9 f اندلق ثم عليها, 1.2 عيونه, 1.4 mn`,
    beginnings: `
      0.4 المطب بالسك, 0.6 الصغي`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -1.1,
    meanings: `
      -0.8 unwell, -0.6 breathe child handOver lips much onlyEat pregnancySign take, -0.5 ageOld badly diabetesThing lost medicine
      others sugar swallow trigger want, -0.4 chest days kill, 0.4 afraidHome height lowBmiFigure, 0.5 confine face training, 0.6
      limbSign now weapon, 0.7 goesOut locksIn planned threaten victim, 0.8 hit, 0.9 checksPhone, 1.1 strike, 1.2 control`,
    words: `
      -0.5 امس ومش, -0.4 ma ولا, 0.4 انا برا عشان كان لازم له ينام, 0.5 ارجع الليله بالليل حكي لو ويروح ويقول يخليني, 0.6 تاخرت جوالي حط
      خنقني رفيقتي صوت وين يعرف, 0.7 بقول عند, 0.8 اذا اللي, 0.9 معاه, 1.2 liya y الباب نغسل`,
    beginnings: `
      0.4 بالما, 0.5 الليل باللي يخلين, 0.6 رفيقت, 0.9 بالحم`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3,
    meanings: `
      -0.7 me, -0.5 badly bump child deadlyPlace dose numb sugar trigger, -0.4 ageOld breathe pregnant, 0.4 many shame, 0.5 crash days
      not swallow, 0.6 eat forever manyFigure pregnancySign purge runsWater, 0.7 lowSugarFigure meal onPurpose overMuch, 0.8 heart
      onlyEat starve, 1.3 bodyImage, 1.9 weight`,
    words: `
      -0.5 في, -0.4 ma وانا, 0.4 اربعه النهارده بالليل حمرا طول نفسي, 0.5 w الغدا اللي باكله كل يدها, 0.6 الماء الميزان بس, 0.7 kel بعد
      مرات, 0.8 عشان, 1.1 klit, 1.5 wa`,
    beginnings: `
      0.4 الصبا النها باللي, 0.6 الميز`,
  },
}
