import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -1.7,
  meanings: `
      -1.1 asks, -1 exercise, -0.9 training, -0.5 highKetoneFigure planned, -0.4 about limbSign without, -0.3 accident get joke longPast
      lowOxygenFigure recurs weight, -0.2 bodyImage drowsy lowBmiFigure recovered sleep sunken, -0.1 tooLow, 0.1 bump chest confused cut
      deadlyPlace dropThings fever handFails harmed height hurt injure kill leaden overMuch pet pointless shivering sugar voiceChanged,
      0.2 afraidHome asthma badly bathroom belongings breathless burden checksPhone control deliberately diabetesThing emptyPack fall
      foodRule fumeSource handOver highSugarFigure hit home laboured miss noKicks onPurpose onlyWater others poison shame sleeves sweaty
      timesADay urinate vomitCough want weapon wound, 0.3 ageOld arm attacker birthSign end faint farewell feelMove heavyOn hurts
      leftOut locksIn lost many me medicine much passOut racing ridOfMe skin stand starve strike threaten wake, 0.4 atRest blurred
      cannot days goesOut head lastLetters now pregnant respond say slurred suddenly trigger victim, 0.5 blade dizzy face intend live
      manyFigure method person purge see take throat vanish, 0.6 dose hide lips lowSugarFigure shaky, 0.7 breathe ownBody sick swell
      vomiting, 0.8 nobody swallow, 0.9 child pregnancySign, 1.1 not unwell`,
  words: `
      -0.7 اقدر, -0.6 في متت, -0.5 خصم, -0.4 اتمرن المغنيسيوم تمرين زوجي عليها قبل كيف ممكن, -0.3 اعراض الجلطه الجوع الدماغيه الضغط
      العصر انام ايه خفيف سنه كم ميت هل هه هي وقت يدي, -0.2 اكل الاحد الاشتراك الاكل التمرين السر الله الليل الميزان اليوم بالشهر شو
      عنده فيه قتلني كلمه لي ماي متي مع ناجل نسيت نفس, -0.1 اخذ البيبي الساعه السلم الصبح الغي القلبيه الموبايل امبارح انزل بدون بعد
      تمارين ثلاث جدي سكري كثير والحين وتعافيت ولا يا يمشي يوم, 0 احسن بس حبه صدري طول عارف عندي كيلو لو وانا وجهها ومش, 0.1 ابني استفرغ
      الثامن الحقوني السكر الشغل الم اليمين امي ايدي بالسر بلعت بنتي تحت حرارته رضيعي سوداني صدره عاد عرق فول قادره كان له مفهوم مو
      وارجف واليوم وجسمي وشفايفي وصدري وقعت ومو ووجهه يرجف, 0.2 ابوي ابويا اختي اخذت اغمي البيت الحمام الوعي اليسار اموت انه اوصل بالموس
      بسرعه تماما جدتي جوالي حامل حبوب حتي ذراعي راح زمان شرب شهرين عن فاضي فمها نفسي واحد وهي يخليني يدها, 0.3 ارجع اكلت الباب الليله
      امس انا بنادول رساله شي علي عمره ويروح, 0.4 الصغير فجاه قادر لما مره مش, 0.5 اتنفس كل ما من, 0.6 عشان وما, 0.7 بدي`,
  beginnings: `
      -0.4 المغن, -0.3 الجلط الدما, -0.2 الاشت التمر الميز بالشه, -0.1 الساع القلب الموب تماري والحي وتعاف, 0.1 الثام الحقو اليمي بالمك
      سودان وشفاي وكلام, 0.2 اغراض الحما اليسا بالمو يخلين, 0.3 الليل بنادو, 0.4 الصغي`,
}
