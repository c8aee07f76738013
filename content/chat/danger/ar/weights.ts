import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -2.5,
  meanings: `
      -1.3 asks, -1 exercise, -0.9 about, -0.8 die, -0.7 goOn, -0.5 accident hit longPast training, -0.4 joke planned recovered recurs
      weight without, -0.3 bump get lowOxygenFigure, -0.2 burnSource confused eat keto lowBmiFigure marks meal mixesWords onPurpose
      others past want, -0.1 afraid breatheIn days drawnTo kill rash recreational wayTo, 0.1 confine deliberately emptyPack fever
      fumeSource gas handFails highKetoneFigure leaden move period sleepPills sugar, 0.2 attacker blue crash cut diabetic drowsy
      farewell gone harmed heHears headSplits heart heatCold heavyOn height injure laboured lastLetters legs life lost many manyFigure
      medicine method odd passOut pet sleeves slurred soon swallow tipsy, 0.3 afraidHome belongings blurred child diabetesThing
      dropThings faint flashes fontanelle foodRule forever highSugarFigure hurt leftOut limbSign lump noHelp noKicks numb onlyWater pain
      pregnant ribsIn runsWater shame shivering speak stiffNeck sweaty tooHigh voiceChanged vomitCough, 0.4 arm asthma bathroom belly
      breathless burden cannot hurts intend locksIn miss much overMuch pale say stand starve strike suddenly threaten urinate wake, 0.5
      checksPhone contact control deadlyPlace fall handOver home insulin me pointless racing take timesADay tooLow victim weapon wound,
      0.6 breathe lips live nobody pregnancySign purge ridOfMe see swell vomiting, 0.7 end face hide ownBody respond shaky, 0.8 atRest
      badly dizzy goesOut lowSugarFigure trigger vanish, 0.9 blade head, 1 dose now person sick, 1.2 not unwell, 1.3 throat`,
  words: `
      -0.9 كيف, -0.8 ينفع, -0.7 سنه, -0.6 i الساعه اليوم د زوجي فيتامين, -0.5 ابي اتمرن السكر اني جدي حاسس رح سم صوتي طلعت لاني مات نمت
      نملت ولا يوم, -0.4 d men saea اعمل اقدر الاكل الدكتور الشوربه الضحك الفاتوره اي تمارين تمام تمرين حاجه خصم دراعي ده عام فيديو متي
      ممكن هل هه وقال, -0.3 dyal sa احسن اخر اعراض البرنامج الدماغيه السر الكلب انزل اول ايدي بتجنن بشكل تخرب تسمم ثانيه جدول جلطه حبه
      حلو خطيبي خفيفه دكتور ديالي صينيه طيبه عليها عندكم عنده غير فرحان فيه قال قتلني قدام قلبي كام كثير كلمه كيلو لان لو مقادير منيح
      ميته نسيت نفسي وجبات ورجعت وصار وقت يقول, -0.2 bel kont l ازاي اسبوعين استفرغت اشوف اغير افتح اقللها اكتب اكل الاشتراك التطبيق
      الجديد الجري الجلطه الحين الدرس الدميه الدوام الرجل السكته السكوات الشركه العافيه العصر العيد الليل المغنيسيوم المكتب المولود
      الميزان ايه بدون بعد بلا تبع خطه دم ديال ذبحني رجيم زي سبعه سمح سنين شفت شويه صارت ضحك عادي عمري فين كره كلا كم كود لي متت مشيت
      معني نتيجه نزلت نسخه نفس هو هي واري والده والدي وبتقول وراح وعيوني ومراتي ونص, -0.1 a kan la ابدا ابني احرم اذبح اشرب اصبت اصبعي
      اكمل الجمعه الجوع الخميس الخوف السبعين الصدمات الضغط القلبيه الله الموبايل ام انام بروتين بس بعدها بغرق بيقفل تقبرني جهاز حالي حد
      حليب حماتي خطوه خفيف خمس ريحه زين ساعتين سعره سكري سنوات شد صدري صغير صوت طبيعي قبل قديش قهوه كانه ماتت معي ميت ناجل هادي هالوصفه
      واحد وجع وقعت وقف يا يدي, 0 b el الي امس بنتي تحت دلوقتي راح شو طول كله لا من, 0.1 bared ابلع اتعوج احس اذا ارجع اريد الاحد الاول
      التلاجه التمرين الحصه الرصيف الصبح الصخره القهوه الكرسي الكلام النوع اليمين امبارح اوزن اوقف ايام ايدها بابا بارد بالاسبوع بالموس
      بتوقع بحركه بزاف بقدر بنت بنص بنفسجي بين تاني تعرف تقدر تماما ثلاث جدتي جروح جسمه جنب حامل حمرا خالتي دقايق دقيقه راضيه رضيعي زمان
      سريع شديد شفايفي شهر شهور شوي صاحبي ضهر طاح طلع ظهره عارف عايز عديت عسل عشر عليه عمدا عمرها عند عندي عينيه في قادره قصد قوي كامله
      كلها لسانو ليله ماء مراتي مرتين مره مش مع ميه نازل نزيف وارجف والدم والغدا وانا وبطني وتقول وحلقي وزوري وشفايفي وصدري وكان ولدي
      ولسا ولونه ومحدش ومن ومو يده يرضع يصفر يقدر, 0.2 al ar ghir kel m mn y zay ابن اربعه استطيع استفرغ اسوي اعيش اغمي اقتل اكلت الثامن
      الحقوني السابع السمك الطاوله الم الماء المرايه الولد امي اندلق ايده باب باقي باكله بالسكري بالعقال بكل بلعت بيورم ترد ترفع تعبت
      تقول جلده جوالي حالها حبوب حدا حرارته حكي خايفه خلاص خلصان خمسه خنقني خويا دوا ربع رقبتي سكر سوداني شربت شهرين صار صباعي ضرب طفلي
      عشان عمي عن عندنا عندها فاضيه فمها فوقي فول قادر قريب قويه كتير كلور كلوركس لاقيه لسا لساني لسه لم ماسك ماما متل مصابه معها مفهوم
      مقفل مي نار ناشفه نزل نغسل نفسها نوفمبر والجهاز والعيال وتين وجسمي وجواله ولد ولم ونزل وهي ويدي ويقول وين يخلص يدور يرجف يشرب
      يضربني, 0.3 ali daba elly liya salle ta ابوي اجري اختي اخذت اصفر الاسبوع الجرح الظهر العشاء القلم الليله الوعي انا انو اهلي اوصل
      باليوم بتنزل بسرعه بينفجر تدخل تغير حاسه حبات حصه خلص راسي رقبته سكره سينتحر شرب ضهري طويل ع علي عميق عيونه غاطس غبت كان كتب كل
      كلب كنت لاهلي لما له لها مثل مطرح معاه مو نوبه واحنا واليوم وحدي وراسي وزعت وضلوعه وقلبي وكتبت وكل ويروح ويسيب يافوخه يدها يمكن,
      0.4 aemel am ba klit rani احد اخوي اربع اصلا الباب الحمام الشمال المطبخ انه بقي بنادول تاخرت حط رساله رفيقتي ساعه شي عمره فجاه كي
      مرات نفسه واقف وعم وقفت وهو, 0.5 bent الصغير ثم حتي ذراعي وحده يعرف, 0.6 ma wa البيت اموت عاد عم منذ ومش, 0.7 ana اللي ان, 0.8
      اتنفس بقول, 0.9 f, 1 بدي, 1.1 وما, 1.2 ما, 2.3 w`,
  beginnings: `
      -0.6 الساع القدي فيتام, -0.5 المدر, -0.4 الدكت الشور الفات النها تماري, -0.3 اسبوع البرن الدما الطبي الكور الموا بالبي مقادي, -0.2
      اشترا اقلله الاشت البار التطب الجدي الجلط الحسا الدمي الدوا السكت السكو الشرك العاف المجل المغن المكت المول الميز بالمق والحي
      وبتقو ومرات, -0.1 اضطرا الترا الجمع الخمي السبع السود الصدم القلب الموب بروتي تقبرن ساعتي هالوص والدك, 0.1 البنا التلا التمر التوق
      الحما الرصي الصخر العرب القهو الكرس الكلا الكوب الليل اليمي بالاس بالمو شفايف والغد وشفاي, 0.2 استطي البخا الثام الحقو الطاو المتد
      المرا بالعق بالمك بنفسج حرارت سودان كلورك مقلوب نوفمب والبخ والجه والعي وجوال وكلام يضربن, 0.3 اغراض الاسب العشا بالحم بالسك بالما
      باليو بجوال بيرتا بينفج زميلت سينتح والحف واليو وضلوع يافوخ, 0.4 الشما المطب بنادو رفيقت, 0.6 الصغي`,
}
