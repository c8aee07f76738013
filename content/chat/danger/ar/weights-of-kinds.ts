import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1.7,
    meanings: `
      -1.7 highKetoneFigure, -1.5 atRest, -1.3 bump speak, -1.2 unwell, -1.1 shaky, -1 contact laboured numb take without, -0.9 dose
      fall vomiting, -0.8 badly burnSource limbSign purge sick weight, -0.7 face goesOut swallow swell victim, -0.6 breathless chest
      control eat onlyEat pain pregnant respond shivering sugar, -0.5 crash diabetesThing drowsy insulin noHelp recurs throat trigger,
      -0.4 child foodRule not passOut, 0.4 height, 0.5 asks bleed drawnTo legs overMuch sleeves stand, 0.6 get skin, 0.7 ageOld cut hurt
      leftOut miss past say, 0.8 much, 0.9 die goOn pet, 1.1 deliberately life live marks others vanish, 1.2 belongings home intend
      nobody, 1.3 end hide method ridOfMe, 1.4 handOver injure, 1.6 kill, 1.7 me want, 2.1 blade`,
    words: `
      -1.4 el, -1.2 اللي وما, -1 له, -0.9 am klit ma, -0.8 y عم نغسل, -0.7 la لي, -0.6 al ba bent اذا الباب الغدا امس انا بالسر حكي,
      -0.5 zay بالليل ترد صار طول غير من منذ نزل هو وقعت ويقول, -0.4 ghir الي حامل صباعي كلب مرتين مش يدها, 0.4 اختي اخوي افتحها حالها
      شييا عن قاعده, 0.5 daba اليوم امي اوقف تاني تحرق جروح فيكم لما ليله مثل نفسه, 0.6 a liya mn بالكاس رساله صاحبي قصد مره, 0.7 ali
      bel wa اعيش الارض بالمكواه بنتي دابا عندي لها مني, 0.8 ar البيت انه بدي حاسه قال, 0.9 اصلا اموت انو, 1 kel اريد بعد خلاص ذراعي,
      1.1 ana f كلها, 1.2 l, 1.3 b, 1.5 تحت, 1.7 ta`,
    beginnings: `
      -0.5 الرسا باللي بنفسج, 0.4 افتحه, 0.5 بالمك, 0.6 بالكا بيرتا`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -4.2,
    meanings: `
      -1.2 not, -0.8 child many skin victim, -0.7 burnSource, -0.6 asks insulin, -0.5 lowSugarFigure poison racing slurred suddenly
      swallow swell trigger, -0.4 deliberately diabetesThing gas goesOut noHelp, 0.4 numb others, 0.5 limb side stand, 0.6 heatCold
      leaden sunken urinate, 0.7 afraid burden heavyOn lowBmiFigure pointless, 0.8 alcohol sweaty, 0.9 intend pain, 1 arm, 1.1 pale
      sick, 1.2 heart hurts, 1.8 atRest, 2.5 chest`,
    words: `
      -0.7 ma, -0.5 اللي ان عندي مع وصدري, -0.4 el wa ما يصفر, 0.4 ابوي ارجع حط شديد واليوم وعايز, 0.5 اليسار بابا بنص تقول جالس زي ساعه
      ظهره كمان مرتين معدتي وقلبي ويدي يقول, 0.6 f الشمال الصخره اوصل بين جنب علي عندها عيني قادر قويه وراح وقفت, 0.7 اصفر اغسل الم شربت
      كله ماسك هو وانا, 0.8 الايسر صدره, 0.9 صدري مثل, 1 la, 1.1 فوقي ووشه, 1.3 rani كان, 1.5 salle`,
    beginnings: `
      0.4 واليو, 0.5 اليسا, 0.6 الشما الصخر, 0.8 الايس`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -4.4,
    meanings: `
      -1.3 manyFigure, -0.9 see sick, -0.8 chest lowBmiFigure, -0.7 breathe hurts take trigger weapon, -0.6 deadlyPlace pain planned
      shaky, -0.5 bleed blue bump days diabetesThing dose get laboured marks medicine pregnant sugar sweaty training vomiting, -0.4
      others threaten wound, 0.4 burnSource life sleep, 0.5 height highKetoneFigure not passOut stiffNeck tooLow, 0.6 arm attacker say,
      0.7 head lost numb, 0.8 headSplits move, 0.9 ageOld insulin side sleeves, 1 face, 1.1 limb suddenly, 1.2 slurred, 1.3 handFails
      speak, 1.5 exercise, 1.7 feelMove`,
    words: `
      -0.6 la وانا, -0.5 a علي عند كان, -0.4 اختي زي, 0.4 ابوي زوجي فقط متل مش, 0.5 el اجري الايسر ايدها بتنزل جالس دلوقتي زين عارف وكل
      ياكل يقدر, 0.6 ابويا الصبح القهوه الكلام بقه بيطلع خالتي رقبتي كانها مقلوبه هو وعم, 0.7 ana الاول اليمين ايدي تقدر شي طاح عايزه
      عينيه كنت واحده, 0.8 اتعوج ضربني مفهوم يدها, 0.9 ترفع له, 1 كانه مو وحده, 1.1 ghir, 1.2 جهه يده, 1.3 فجاه, 1.6 ma, 2 b, 2.3 ba`,
    beginnings: `
      0.4 وكلام, 0.5 الايس العرب دلوقت, 0.6 القهو الكلا مقلوب, 0.7 اليمي`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -3.5,
    meanings: `
      -1 arm, -0.9 person, -0.8 goesOut intend tooLow, -0.7 fall get height lowBmiFigure much nobody now recurs say see slurred swallow
      trigger, -0.6 belly diabetesThing medicine pain shaky, -0.5 bump drowsy lowSugarFigure manyFigure others, -0.4 me passOut poison
      pregnancySign sugar take threaten throat training, 0.4 deadlyPlace eat heatCold hurts insulin, 0.5 ageOld confine heHears lump
      pet, 0.7 not onlyEat stiffNeck wound, 0.8 leftOut noHelp numb, 1.1 handOver, 1.2 atRest unwell, 1.4 asthma laboured limbSign, 1.5
      stand, 1.6 breathe, 1.7 blue cannot, 2.4 breathless`,
    words: `
      -0.8 عمره وما, -0.7 له, -0.6 اعيش صدره ماسك واقف وهو, -0.5 w البيبي بعد بقي شهرين صار فجاه كان نفس, -0.4 بابا تاني كم ولد ومش ووشه
      يشرب يعرف, 0.4 دم راح زرقا فاضيه, 0.5 الرصيف باقي بيصفر جالس طول عم قويه, 0.6 f la خلص طالعه كلب لها وجهها وكل ولم, 0.7 الاسبوع
      الصغيره الليل ترد تعد جنبها رقبته شفايفه صوت طلب لوحده مرتي, 0.8 el ma اذا بس بنفسجي ساعه طلعت مع وانا وفجاه يصفر, 0.9 wa منذ, 1
      اقدر, 1.1 ابني وحدي, 1.2 اتنفس قادر, 1.3 a salle مقطوع, 1.4 ar حتي, 1.7 مش`,
    beginnings: `
      -0.5 البيب, 0.5 الرصي الصغي شفايف والبخ, 0.6 البخا, 0.7 الاسب الثلا, 0.8 بنفسج`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -4,
    meanings: `
      -0.9 now, -0.8 attacker chest, -0.7 days intend poison, -0.6 dose sick soon unwell, -0.5 breathe hurts legs lowSugarFigure
      overMuch sleeves victim, -0.4 atRest lost say, 0.4 burnSource timesADay, 0.5 accident harmed lump pointless recurs skin sunken
      take without, 0.6 past, 0.7 game lips manyFigure, 0.8 limbSign, 0.9 rash voiceChanged, 1 swallow, 1.2 eat, 1.4 lowBmiFigure, 1.5
      swell throat, 2.8 trigger`,
    words: `
      -0.9 b ma, -0.8 wa علي, -0.5 am daba l liya ta وما, -0.4 bent la mn y شي مرات, 0.4 بين شفايفي ظهره عندنا ماسك, 0.5 اكل بزاف بيضحك
      تستفرغ رقبته عاد عيونها في لا لساني لي مطرح وشفايفي وفي ولي, 0.6 اكلت السمك القلم تغير ربع شوي غير كل, 0.7 الدكتور النحله خلصان
      مبحوح وقفت, 0.8 el نار يدور, 0.9 ana حساسيه, 1 al يدي, 1.2 klit, 1.3 ba, 1.6 elly kan ra`,
    beginnings: `
      0.4 بالمك, 0.5 بالسي تستفر عيونه, 0.7 الدكت النحل زميلت وشفاي, 0.9 حساسي`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -2.8,
    meanings: `
      -1.3 face, -1.2 purge trigger, -1.1 diabetesThing, -1 ageOld, -0.9 days me, -0.8 get limbSign, -0.7 arm bodyImage eat manyFigure
      skin sunken training want, -0.6 asks belongings cannot chest crash height legs limb live lost method onPurpose pointless
      pregnancySign say shivering sugar, -0.5 afraid asthma atRest birthSign deliberately faint intend lowSugarFigure overMuch stand
      threaten throat weight, -0.4 person timesADay, 0.4 sleepPills, 0.5 blade heart much planned respond underSink, 0.6 without, 0.7
      foodRule noHelp sleep tipsy, 0.8 others recreational self, 0.9 deadlyPlace gas see, 1 drowsy swallow, 1.2 dose highKetoneFigure,
      1.4 emptyPack heavyOn hurts take, 1.6 medicine not, 1.9 dizzy fumeSource vomiting, 2.5 poison`,
    words: `
      -1.2 el la كل, -1.1 b, -1 al امي, -0.9 ghir wa خويا, -0.8 bent mn مش, -0.7 liya rani اخذ علي لم ما ولد, -0.6 am ra ta بلا, -0.5
      ana f اتنفس الصبح الله عندي قادر لا لها هادي, -0.4 ar ba kan kel اكلت جسمي عشر قال كلها مثل مع منذ ولا, 0.4 الباب الشريط بتتخن
      بترد حبه راضيه فيها يوم, 0.5 اذا الصغير تصحي جنبها شي عينيه غير فاضيه لقيت نفسه وحده وعم, 0.6 اربع اربعه الجيران بزاف جنب حبوب
      خلطت شربت طاح كي لازم وعيوني, 0.7 الا الشاي اللي جوزي زي صاحبي ضهر فوق نفس, 0.8 بقدر عديت فاضي فقط واحد ولدي, 0.9 بلعت ولونه, 1
      بنادول, 1.2 l شرب, 1.3 امس انا كانت, 1.4 ومن, 1.6 w, 2.1 m`,
    beginnings: `
      -0.4 بالما, 0.4 الشري, 0.5 ورقبت وعيون, 0.6 الجير السخا الكلو, 0.7 الصغي, 0.8 بالسي, 1 بنادو مقلوب`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.8,
    meanings: `
      -1.6 pregnancySign, -1.3 chest, -1 unwell, -0.9 atRest, -0.8 limb others sleeves, -0.7 burnSource fall much, -0.6 child
      deadlyPlace heavyOn limbSign lowBmiFigure pregnant respond see stand, -0.5 deliberately farewell handOver heatCold onPurpose, -0.4
      belongings bleed bodyImage gas method poison suddenly, 0.4 highKetoneFigure skin, 0.5 bathroom get odd, 0.6 badly days feelMove
      hurt me medicine urinate, 0.7 asks fruitBreath recurs tooLow wound, 0.8 numb shivering, 0.9 about face soon, 1 diabetic shaky, 1.1
      highSugarFigure without, 1.3 breatheIn, 1.6 pain, 2.3 sugar, 2.6 diabetesThing`,
    words: `
      -1.4 b, -1.1 wa, -0.8 a kel m, -0.7 ba salle zay, -0.6 elly f لا ما, -0.5 al اخذت قادر, -0.4 الباب بنادول طاح فاضيه كان, 0.4 بتتخن
      شفايفي ضربت معدتي, 0.5 ابره السرير امبارح تنمل خلصت كاني متل وارجف والجهاز ولسا وهو يشرب, 0.6 w الحمام الغدا حبه زوجي فمه نزل
      ياخد, 0.7 الابره القلم جسمي ربع والحروف, 0.8 اربع ايام راسي لاقيه مع وتين, 0.9 ali bel بلا مي, 1 اخذ سكره قبل, 1.1 امي, 1.2 am
      السكر, 1.3 l الله, 1.4 باب وما, 1.5 bent, 1.6 rani, 1.7 ghir ma, 2 la`,
    beginnings: `
      -0.4 بنادو, 0.4 شفايف, 0.5 القرا امبار بالما والجه, 0.6 الحما السري, 0.7 الابر والحر`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -2.3,
    meanings: `
      -1.1 me overMuch shaky, -1 ageOld eat medicine skin stiffNeck threaten, -0.9 breathless diabetesThing not, -0.8 attacker heart
      lowBmiFigure poison, -0.7 arm burnSource numb pain tooLow wound, -0.6 bodyImage breatheIn limbSign much nobody onPurpose recurs
      slurred soon vomiting, -0.5 atRest blade chest dizzy foodRule heatCold hurt injure now throat trigger vanish, -0.4 control
      emptyPack pet shame take, 0.4 move racing, 0.5 fever hardBelly lowSugarFigure, 0.6 blurred contact crash stand training, 0.7
      fontanelle live see sunken, 0.8 pregnancySign wake, 0.9 vomitCough, 1 legs noKicks, 1.1 unwell, 1.2 days dropThings, 1.5
      highKetoneFigure, 1.6 child, 1.8 belly, 2 bump, 2.1 pregnant`,
    words: `
      -2.2 f, -1.5 ana, -1.3 ma, -1.2 ba, -0.8 اللي شي, -0.7 la ta شرب, -0.6 kel ابني, -0.5 ali bel y جنبها طفلي طلعت مثل مرتي وفجاه,
      -0.4 l بعد تاكل حبوب حول ساعه مقطوع واحد وقع يعرف, 0.4 احد اخوي الدرج الولد سريع عند فجاه لها متل يتشنج, 0.5 daba ra zay الي
      امبارح ان انو بالكاس بسرعه بنفسجي حرارته دقايق ساكت شهر شوي طلب عصير فيه كانها كم نقط وما يرفس, 0.6 بارد حصه صار ضهري عمرها لسه
      واحنا ويسيب, 0.7 الثامن العشا ايده غاطس وهي يافوخه, 0.8 w البيبي شهرين لي ناشفه يرضع, 0.9 لا هادي واقف ولد, 1 السابع, 1.1 al b خمس
      ديال ولا, 1.3 بتوقع حامل شهور, 1.4 bent خويا مراتي, 1.5 عمره, 2 el`,
    beginnings: `
      0.5 البار امبار بالكا بنفسج, 0.6 الساب, 0.7 الثام والحف يافوخ, 0.8 البيب, 0.9 حرارت, 1 العرب`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -3.2,
    meanings: `
      -1.4 swallow, -1.2 speak, -1.1 hurts lips marks, -1 pregnant, -0.9 days face feelMove fumeSource intend medicine strike, -0.8
      diabetesThing heart many self soon stand, -0.7 birthSign blade lowSugarFigure method pain sugar, -0.6 blue bodyImage drowsy numb
      planned poison see take want, -0.5 arm atRest handOver laboured locksIn manyFigure noHelp others pale sleep threaten trigger
      vomitCough wake, -0.4 breathless handFails home not say side tooHigh, 0.4 chest onlyEat overMuch passOut, 0.5 breathe drawnTo eat
      headHit heatCold lowBmiFigure much onPurpose person, 0.6 confused hurt odd slurred, 0.7 blurred crash skin sun, 0.9 fever, 1 game,
      1.1 sweaty unwell, 1.2 badly, 1.3 fall goesOut head, 1.5 burnSource, 1.8 stiffNeck, 1.9 faint`,
    words: `
      -1.2 l, -0.9 b la liya كل, -0.8 m دم وهي, -0.7 ar ba ابوي, -0.6 ghir kan wa بعد بنتي ترد, -0.5 daba ايدها بس بطنها حتي, -0.4 bent
      الايسر الباب الغدا امي انا بارد تحت خالتي عشان عندي قبل لو مش, 0.4 اجري اخد الجرح امس ضهري كلب لا وانا وحده وكل يستفرغ, 0.5 الشاي
      بترد صار كان نار نزل وقع يقدر, 0.6 ابن جلده حول سقط صدره كلها ماما, 0.7 al بيطلع جدتي جدي صباعي من ولدي ولم, 0.8 المطبخ الوعي بيقف
      علينا نقط نوبه وبطني ويدي ينزل, 0.9 ta y اغمي بيرد دقايق شي عشر له ياكل, 1 بدا علي وقعت, 1.1 am الصغير حكي عميق والدم, 1.3 zay ولد
      يعرف, 1.4 f ثم, 1.6 ma اندلق عليها, 2.2 عيونه, 2.8 mn`,
    beginnings: `
      -0.6 زميلت, -0.4 الايس, 0.4 يستفر, 0.7 بالسك, 0.8 المطب, 0.9 الصغي`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -1.8,
    meanings: `
      -1.1 unwell, -1 handOver lips onlyEat pregnancySign, -0.9 kill much take want, -0.8 badly breathe child diabetesThing sugar
      trigger, -0.7 ageOld chest heavyOn lost medicine others swallow, -0.6 accident bodyImage days dizzy fever head live pet poison
      slurred vomitCough, -0.5 atRest belly eat exercise hurts lowSugarFigure many noHelp numb overMuch pregnant shaky sick sleeves
      stand vanish weight without, -0.4 about faint foodRule limb not pain, 0.4 burnSource, 0.5 arm purge, 0.6 laboured, 0.7 afraid
      afraidHome confine lowBmiFigure, 0.8 height training, 0.9 face now weapon, 1 goesOut limbSign, 1.1 planned victim, 1.2 hit locksIn
      threaten, 1.5 checksPhone, 1.6 strike, 1.8 control`,
    words: `
      -1 امس, -0.7 ma ثم نزل ولا ومش, -0.6 al ana el l اصلا انه سينتحر وانا وكل, -0.5 mn ta wa انو بدا حول قال كنت, -0.4 امي شي كانت مثل
      مش مع ومن, 0.4 جوزي حالي ضرب وهي, 0.5 الطاوله ان كي وقال, 0.6 اشوف حين خايفه رقبتي شو عندنا لم ومعه يدخل يدور, 0.7 انا برا حفيدي
      كان لازم له ينام, 0.8 الليله حكي عشان لو يخليني, 0.9 ارجع بالليل تاخرت جوالي ويروح, 1 حط خنقني رفيقتي صوت ويقول يعرف, 1.1 وين, 1.2
      عند, 1.3 اذا بقول, 1.6 اللي معاه, 1.8 الباب, 2.1 نغسل, 2.2 liya y`,
    beginnings: `
      -0.6 سينتح, -0.4 الصغي, 0.5 الرسا الطاو, 0.8 الليل بالما يخلين, 0.9 باللي, 1 رفيقت, 1.6 بالحم`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      -1.3 me, -1 sugar, -0.9 trigger, -0.8 badly bump dose numb, -0.7 ageOld breathe child deadlyPlace pregnant, -0.6 goesOut life
      person speak swell without, -0.5 feelMove fever hurt hurts intend live poison say see sunken training weapon, -0.4 arm blade
      injure lost method stand, 0.4 sleeves tooHigh, 0.5 birthSign contact deliberately gas limb many pain shaky shivering timesADay,
      0.6 about days not onlyWater swallow, 0.7 crash foodRule manyFigure shame, 0.9 forever pregnancySign runsWater, 1 eat meal
      overMuch purge, 1.1 lowSugarFigure onPurpose, 1.2 heart onlyEat, 1.3 starve, 1.8 bodyImage, 2.3 weight`,
    words: `
      -0.8 b el l ma في, -0.7 ta وانا, -0.6 salle, -0.5 bent elly ولا, -0.4 al ana السكر راسي شوي, 0.4 استفرغ بالسر صاحبتي عاد, 0.5 w
      اخذ المرايه المويه ايدها بقي تاكل عسل عمدا عن وقع, 0.6 اكل الي بالليل بتنزل ثلاث طول عندها فاضيه ملينات, 0.7 اربعه النهارده حمرا
      كل نفسي, 0.8 الغدا اللي يدها, 0.9 باكله بس, 1 الماء الميزان بعد, 1.1 مرات, 1.2 عشان, 1.3 kel, 2.2 klit, 2.6 wa`,
    beginnings: `
      0.4 صاحبت, 0.5 المرا الموي, 0.6 باللي بنفسج ملينا وعيون, 0.7 الصبا النها, 1 الميز`,
  },
}
