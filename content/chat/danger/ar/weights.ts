import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0,
  daily: -3,
  none: -2.5,
  meanings: `
      -1.3 asks, -1 exercise, -0.9 about, -0.8 die, -0.7 goOn, -0.6 hit training, -0.5 accident longPast, -0.4 joke planned recovered
      weight, -0.3 bump get lowOxygenFigure others recurs without, -0.2 burnSource confused eat keto marks meal mixesWords past want,
      -0.1 afraid bleed days drawnTo kill lowBmiFigure rash recreational self sunken wayTo, 0.1 drowsy emptyPack fever gas handFails
      headHit injure leaden lost method period sleepPills, 0.2 blue cut deliberately diabetic fumeSource harmed headSplits heart
      heatCold heavyOn highKetoneFigure hurt laboured lastLetters life many medicine odd onlyWater passOut pet sleeves slurred soon
      speak swallow sweaty tipsy, 0.3 afraidHome attacker belly belongings blurred cannot child diabetesThing dropThings faint farewell
      flashes fontanelle foodRule forever height highSugarFigure leftOut legs limbSign locksIn lump manyFigure noHelp noKicks numb
      overMuch pain ribsIn runsWater shame shivering stiffNeck strike threaten tooHigh voiceChanged vomitCough, 0.4 arm asthma bathroom
      breathless burden control deadlyPlace fall handOver home hurts miss much pale pregnant say stand starve suddenly take urinate
      wake, 0.5 contact intend me pointless racing timesADay tooLow victim weapon wound, 0.6 breathe checksPhone insulin lips live
      nobody ownBody pregnancySign purge ridOfMe see shaky swell vomiting, 0.7 badly end face hide respond, 0.8 atRest dizzy goesOut
      head lowSugarFigure trigger vanish, 0.9 blade, 1 dose now person sick, 1.2 unwell, 1.3 not, 1.4 throat`,
  words: `
      -0.9 كيف, -0.8 ينفع, -0.7 سنه, -0.6 i الساعه اليوم اني جدي زوجي سم يوم, -0.5 اتمرن اقدر حاسس خصم د دراعي صوتي طلعت فيتامين لاني
      مات نمت نملت هل, -0.4 d men saea ابي الاكل الدكتور السكر الضحك اول اي تمارين تمرين حاجه خطيبي رح عام فيديو متي هه وقال ولا, -0.3
      bel l sa احسن اخر اعراض اعمل البرنامج الدماغيه السر الكلب المغنيسيوم انزل ايدي بشكل تخرب ثانيه جدول جلطه حبه حلو خفيفه دكتور ديالي
      صارت صينيه عندكم غير فرحان فيه قال قدام قلبي كثير كلمه كيلو لان لو معني مقادير منيح ميته نسيت نفسي وجبات وراح ورجعت وصار وقت يقول,
      -0.2 dyal kan kont ازاي اسبوعين استفرغت افتح اقللها اكل اكمل الاشتراك التطبيق الجديد الجري الجلطه الخوف الدرس الدميه الدوام الرجل
      السكوات الشركه العافيه العصر الفاتوره المكتب المولود الميزان النهارده بدون بس بعد بلا خطه ده ديال ذبحني رجيم زي سبعه سمح شفت صوت
      ضحك عادي عليها عمري فين قتلني كام كره كلا كم كود لي متت ممكن ناجل نزلت نسخه نفس هي واري والده والدي وعيوني ومراتي, -0.1 a la ابدا
      احرم اذبح اشرب اشوف اصبت اصبعي اغير الان الجمعه الجوع الخميس السبعين السكته الصدمات الضغط العيد القلبيه الله الليل الموبايل ام
      انام ايه بروتين بعدها بغرق بنتي بيقفل جهاز حليب خطوه خمس دم ريحه زيت ساعتين سكري سنوات شويه صدري صغير طبيعي عايزه قبل قديش قهوه
      كانه لا ماتت مشيت معي ميت هادي واحد وجع وقف, 0 b el الي امس تحت شو طول كله من, 0.1 ابلع ابن ابني اتعوج احس اريد ازرق اقتل الاحد
      الاول التمرين الحصه الرصيف السابع الصبح الصخره القهوه الكرسي الكلام النوع اليسار اليمين امبارح اوزن اوقف ايدها بتوقع بحركه بزاف
      بطنها بقدر بنت بنص بنفسجي بين ترفع تعرف تقدر تماما ثلاث جالس جدتي جروح جسمه جنب حرارته خالتي دقيقه راح راضيه رضيعي ساكت سريع سقف
      سكر شديد شفايفي شهر شهور صاحبي ضهر طاح ظهره عارف عايز عديت عسل عشر علبه عليه عمرها عند عندي عينيه قصد قوي كامله كتير كلوركس لسانو
      ماء مراتي مرتين مره مع نزيف وارجف والجهاز والعيال والغدا وتقول وحلقي وزوري وشفايفي وعايز وكان ولدي ولسا ولونه ومن ومو يرضع يرفس
      يصفر يقدر, 0.2 al ar ghir kel m mn y zay ابوي اذا اربعه ارجع استطيع استفرغ اسوي اغمي اكلت الثامن الحقوني السمك الطاوله الظهر
      الليله الم الماء المرايه الوعي الولد انا ايام ايده باب باقي بالسكري بالموس بسرعه بكل بلعت بيورم تاني ترد تقول جلده جوالي جوزي حامل
      حبوب حدا حكي خايفه خلصان خمسه خنقني خويا دقايق دلوقتي دوا ربع رقبتي زمان سوداني سينتحر شربت صباعي ضرب طفلي عشان عمدا عمي عن عندنا
      عندها فاضيه فمها فوقي فول في قادر قريب قويه كتب كلور كنت لاقيه لسا لساني لسه لم لها ليله ماسك ماما مصابه معها مفهوم مقفل مي نار
      نازل ناشفه نزل نغسل نفسها نوفمبر وانا وتين وجسمي وجواله ولد ولم وهي ويقول وين يخلص يدور يرجف يشرب, 0.3 ali daba elly klit liya
      salle ta اجري اختي اخذت اخوي اصفر الاسبوع الجرح العشاء القلم امي انو اهلي اوصل باليوم بتنزل بينفجر تدخل حاسه حبات حصه خلص رقبته
      سكره شرب شهرين صار ضهري طويل ع علي عميق غاطس غبت كان كل كلب لاهلي لما له متل مثل مش مطرح معاه مو نفسه نوبه واحنا واليوم وحدي وراسي
      وزعت وضلوعه وقفت وقلبي وكتبت وكل ويروح يافوخه يدها يضربني يمكن, 0.4 aemel am ba rani احد اربع اصلا الباب الحمام الشمال المطبخ انه
      بقي بنادول تاخرت حط ذراعي راسي رساله رفيقتي ساعه شي عمره فجاه كي مرات واقف وعم وهو, 0.5 bent ثم حتي وحده ومش يعرف, 0.6 ma wa البيت
      الصغير اموت ان عاد عم منذ, 0.7 اتنفس اللي, 0.8 ana بقول, 0.9 f, 1 بدي, 1.1 وما, 1.2 ما, 2.2 w`,
  beginnings: `
      -0.6 الساع القدي, -0.5 المدر فيتام, -0.4 الدكت النها تماري, -0.3 اسبوع البرن الجدي الدما الطبي الكور المغن الموا بالبي مقادي, -0.2
      اقلله الاشت التطب الجلط الحسا الدمي الدوا السكو الشرك العاف الفات المجل المكت المول الميز بالمق والحي والدك ومرات, -0.1 اشترا
      اضطرا البار الترا الجمع الخمي السبع السكت السود الصدم القلب الموب بروتي ساعتي, 0.1 البخا البنا التمر التوق الحما الرصي الصخر العرب
      القهو الكرس الكلا الكوب الليل اليسا اليمي شفايف كلورك مقلوب والجه والعي والغد وشفاي, 0.2 استطي اغراض الاست الثام الحقو الطاو المتد
      المرا بالحم بالمو بنفسج حرارت دلوقت سودان سينتح نوفمب والبخ وجوال وكلام, 0.3 الاسب العشا بالسك بالما بالمك باليو بجوال بيرتا بينفج
      زميلت والحف واليو وضلوع يافوخ يضربن, 0.4 الشما المطب بنادو رفيقت, 0.6 الصغي`,
}
