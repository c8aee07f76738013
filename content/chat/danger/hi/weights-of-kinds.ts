import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1.1,
    meanings: `
      -1.2 unwell, -1.1 eat now, -1 shaky speak throat, -0.8 cannot chest sick swallow, -0.7 lips medicine purge wound, -0.6 afraid
      breathe confine control hurts manyFigure stand victim, -0.5 belly burnSource confused diabetesThing feelMove highKetoneFigure
      numb, -0.4 leaden pregnant shivering, 0.4 harmed height, 0.5 calmNow get handOver heatCold lastLetters live miss person sunken,
      0.6 betterOff nobody sleeves soon without, 0.7 farewell ridOfMe, 0.8 blade deadlyPlace die, 0.9 accident deliberately end ownBody
      say, 1.1 others want, 1.3 me, 1.4 intend method, 1.5 kill, 1.6 self`,
    words: `
      -1.1 और रहे हैं, -0.9 me, -0.8 ke le, -0.7 kar rahi जुलाब दो रहा रही, -0.6 call hu ऐप कहती नहीं बार, -0.5 ek raha rakha se ungli
      की खा गला जाता तीन पेट मेरा साथ, -0.4 करता गया जैसे देती फिर ही, 0.4 aata apna deewar dikha papa करना खुद मेरी रो वही, 0.5 bhi
      jana kal किया के खत्म चिट्ठी जल्दी दिनों निशान पट्टी पडेगा फांसी बाद भाई मरना मुझसे मैंने लिखा सबके होता, 0.6 dost jab raat tak
      अपने अब किसी गर्मी जीना पुल मैं शांत, 0.7 keh laga wo अंदर आप कर खडा भी ली, 0.8 नीचे पास ब्लेड, 0.9 रख, 1 कि, 1.1 चाहता पर`,
    beginnings: `
      0.4 deewa, 0.5 चिट्ठ`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -3.8,
    meanings: `
      -0.8 me, -0.7 child manyFigure speak victim, -0.6 days, -0.5 belly much onlyEat pregnant shivering throat, -0.4 accident bleed
      overMuch racing recurs see trigger vomitCough, 0.4 now, 0.5 feelMove gas odd stand, 0.6 heavyOn weightMiddle, 0.7 sick sweaty, 1
      indigestion, 1.1 atRest pain, 1.5 hurts, 1.7 chest`,
    words: `
      -0.8 का, -0.7 की, -0.6 एक को, -0.5 पेट, -0.4 ka, 0.4 raha sa उठा जो में सफेद सांस सुन्न, 0.5 ja ko se ऊपर कह कोई चेहरा ठंडा दबाव
      पसीने भारीपन वाला, 0.6 utha जा बाएं मुट्ठी, 0.7 जैसे पर पापा भारी, 0.8 dard जैसा बैठा, 0.9 seene, 1 सीने, 1.3 छाती बीच`,
    beginnings: `
      0.5 भारीप, 0.6 मुट्ठ`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.3,
    meanings: `
      -0.9 shaky, -0.8 sick, -0.7 badly breathe overMuch unwell, -0.6 child eat hurt hurts me stand, -0.5 cut diabetesThing manyFigure
      pregnancySign self shivering soon sugar, -0.4 days many pain pregnant, 0.4 respond, 0.5 fall mixesWords now, 0.6 dropThings
      handFails sleeves, 0.7 ageOld arm cannot limb, 0.9 feelMove slurred, 1 speak, 1.1 numb, 1.2 suddenly, 1.6 side`,
    words: `
      -0.8 पर है, -0.7 की गए, -0.6 ने भी, -0.5 ki आ में से, -0.4 hi को था बहुत हूं, 0.4 mujhe pa जाता लग, 0.5 chal kisi nahi pata pati
      wala उठा तो पूछो लार, 0.6 ek दादी, 0.7 rahe निकल रही शब्द हाथ, 0.8 bol टेढा पा बटन मुंह, 0.9 achanak तरफ, 1.1 एक`,
    beginnings: `
      0.9 achan`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -3,
    meanings: `
      -0.8 badly, -0.7 me nobody pregnancySign shaky, -0.6 eat face sugar, -0.5 attacker child diabetesThing fall medicine ownBody past
      racing skin sleeves slurred throat trigger weight, -0.4 bodyImage hurts meal now numb purge rash see, 0.4 contact, 0.5 game not
      ribsIn swell training, 0.6 about noSentence stand, 0.7 speak, 0.8 laboured lowOxygenFigure without, 1 cannot, 1.1 blue, 1.7 asthma
      breathless, 1.9 breathe`,
    words: `
      -0.9 gaya me, -0.7 ab का गया जा महीने, -0.6 ने, -0.5 aur bol hai ko तो मैं, -0.4 hi बात है, 0.4 aage hue ishara ki papa pe tv अपना
      आया उसमें एक गले पानी पूरा फर्क मेज होंठ, 0.5 bolne ka आज ऑक्सीजन कम खेल जाता जैसी दोनों पीठ भर भूल रुकना लगता हवा, 0.6 कर कोहनी
      गुलाबी झाग दम दमा नथुने नीले फूल बैठा वाक्य सीटी, 0.7 dikha nahi आवाज भी सा, 0.8 धंस हर हैं, 0.9 ji पडता पफ हांफ, 1 saans, 1.1
      rahi आ रही`,
    beginnings: `
      0.4 ishar, 0.5 ऑक्सी, 0.6 गुलाब`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -1 me, -0.9 manyFigure, -0.8 not, -0.7 blue, -0.6 numb poison, -0.5 arm days highKetoneFigure medicine sleeves tooLow, -0.4 pain
      victim, 0.4 deadlyPlace lump now voiceChanged, 0.5 face, 0.6 limbSign past, 1 speak, 1.2 rash swell, 1.5 throat, 1.7 trigger`,
    words: `
      -0.8 हैं, -0.7 का मुंह, -0.6 रही, -0.5 ki आज की पड, -0.4 ke आ, 0.4 आंखें खुजली गए घर फिर बिटिया शहद साल, 0.5 dost double गलती ने
      पहले पांच बाद मिनट लगने वही होंठ, 0.6 hu jaisi ne खाई गला गले जीभ मरोड वाला वो, 0.7 और, 0.8 आवाज मूंगफली हो, 0.9 gaya सूज, 1.5 गई`,
    beginnings: `
      0.4 बिटिय, 0.5 doubl, 0.6 चकत्त, 0.8 मूंगफ`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -1.1 meal speak, -1 days, -0.9 swell trigger victim, -0.8 diabetesThing self, -0.7 ageOld breathless recurs, -0.6 manyFigure not
      stand, -0.5 arm child fall home insulin pain pregnant sugar unwell without, -0.4 belongings intend laboured numb side timesADay
      tooLow, 0.5 accident dose drowsy heart sleep, 0.6 dizzy leaden, 0.7 many, 0.8 eat highKetoneFigure nobody underSink, 1 fumeSource
      much noHelp, 1.1 emptyPack, 1.4 alcohol swallow take, 1.6 poison, 1.7 medicine`,
    words: `
      -1.1 हूं, -0.8 आज, -0.7 se, -0.6 aur gaya hu kal kar दादी फिर रख, -0.5 ka ko par raha अपने कि गोलियां जा दी शुगर, -0.4 dikh rhi
      कुछ पेशाब, 0.4 jaisi sar और कांप कोई दीवार बोतल में लडका शीशी हवा, 0.5 aaj hai ne अब कमरे था दस्त दाईं फिनाइल बनाई बहुत मुंह रहे
      सब्जी, 0.6 kha liya maine putli samajh wali आधी कल थी दिल, 0.7 phenyl खुला चुप ढक्कन ने पत्ता, 0.8 ankho अंगीठी खेत साथ, 0.9 pi
      दवा रही लीं, 1 ki वाली, 1.1 खा खाली पी, 1.3 me`,
    beginnings: `
      0.4 ghant, 0.5 फिनाइ, 0.6 samaj, 0.7 pheny, 0.8 अंगीठ`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -1 person, -0.8 accident hurts, -0.7 child highKetoneFigure, -0.6 nobody, -0.5 bleed chest feelMove lips many poison rash stand,
      -0.4 onPurpose sun swallow threaten, 0.4 badly lettersMove lost prevents recurs thirst, 0.5 attacker belly breatheIn respond, 0.6
      fruitBreath limbSign lowSugarFigure urinate, 0.9 highSugarFigure manyFigure, 1 shivering, 1.2 diabetic, 1.3 shaky, 1.4 insulin,
      2.1 diabetesThing, 2.3 sugar`,
    words: `
      -0.7 me एक, -0.6 था ने रहा वजन हूं, -0.5 कल कहती की को सांस, -0.4 करना कि छाती वाली हाथ, 0.4 kutte nail patli polish rha sugar tez
      अपने उतर कमीज क्या गया बार बिना भीगा मुंह रात वाले सी, 0.5 haath hi kaanp rahe tha गहरी चमडी पसीने पहचान प्यास बैठ रहीं सुन्न, 0.6
      jaisi lo phone नीचे फल मीठा रहे, 0.7 insulin अब जैसी दो बात रह, 0.8 कुछ गीला दिमाग पेशाब फिर, 0.9 इंसुलिन मेरी सुई, 1.1 दिखा मशीन,
      1.3 शुगर`,
    beginnings: `
      0.4 polis, 0.7 insul, 0.9 इंसुल`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      -1 onlyEat, -0.9 shaky, -0.8 attacker breathe poison, -0.7 chest medicine throat, -0.6 about eat fall lost much speak sugar take,
      -0.5 arm breathless diabetesThing feelMove injure me noHelp past sleep sleeves want, -0.4 cut dose person purge skin weight, 0.4
      hardBelly legs sunken victim, 0.5 belongings manyFigure recurs see, 0.7 belly birthSign racing, 0.8 soon unwell, 0.9 days head
      highKetoneFigure, 1.1 move, 1.2 lips, 1.4 bump, 2.1 child, 2.2 pregnant`,
    words: `
      -0.9 ने रहे, -0.8 जाता पर, -0.7 अब, -0.6 कर बस बार रही, -0.5 gayi pe se घर फिर बह बाद में मेरी लिया हो, -0.4 kar गईं गए जाने पास,
      0.4 aage aankho dard lag neela subah आया कल कहती कहते जैसा ठंडा पत्थर पत्नी रहती लात समय ससुराल सातवां हर, 0.5 gaya har hu kaanp
      me rona आठवां को गीली जाग ढीला तीन बच्चा बहुत मां रात हुआ, 0.6 baby din hai jaisa दौरा पेट हैं, 0.7 doodh mahine pad खडी गोद दूध
      सिर हफ्ते, 0.8 उठती की गिरी बच्चे है, 0.9 अभी उसे, 1 ke, 1.2 महीना, 1.4 जा, 1.9 महीने`,
    beginnings: `
      0.4 ससुरा सातवा, 0.9 mahin`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -2,
    meanings: `
      -1.4 atRest, -1.2 recurs, -1.1 me, -0.9 eat lips manyFigure, -0.8 swallow swell, -0.7 breathe diabetesThing highKetoneFigure
      medicine nobody sick take timesADay, -0.6 attacker child pregnant self speak wake, -0.5 birthSign feelMove noHelp numb ownBody
      soon sunken, -0.4 bump hit many move planned strike sugar, 0.4 much rash, 0.5 chest injure shaky stiffNeck sun tooLow, 0.6 asks
      eyesRolled faint lost mouthLeaks overMuch pregnancySign sleep unwell, 0.7 fever stand, 0.8 burnSource, 0.9 contact vomitCough, 1.1
      fall, 1.2 badly bleed heatCold tooHigh, 1.6 wound`,
    words: `
      -1.3 है, -1.2 को, -1.1 हूं, -0.8 रही, -0.7 दूध ने पी बहुत, -0.6 aa ke ne अब महीने वाला सीने, -0.5 se कहते थे पडी पसीने बच्चे बार
      लग सूज हो, -0.4 din haath saans काम दस मुंह मेरा लगा लडका, 0.4 band garam काट कि दाईं दिख बच्ची बाथरूम, 0.5 badan dikh kehta ladke
      raat आंख आंखें करते कल कागज किनारे कोहनी खून गए चमडी छूते ठंडे तेजाब दाने दे नहीं पड पसीना बातें मोटी लार सफेद साडी सुई हल्का हुआ,
      0.6 jal कुत्ते खांस खांसी गर्दन घाव चढ नीला बेटे रहा, 0.7 chhati mere अटक जवाब जो बदन बुखार, 0.8 ek khoon nikal uska गिर गिलास
      जामुनी तप तार दोस्त लू सीढी, 0.9 raha दबाने बेहोश रहे, 1 गईं चाचा जलन था लगातार, 1.1 gayi बह, 1.5 गया`,
    beginnings: `
      0.4 khaan बाथरू, 0.5 किनार, 0.6 कुत्त, 0.7 chhat, 0.8 जामुन, 1 लगाता`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -2.9,
    meanings: `
      -1 kill, -0.9 deliberately many ownBody, -0.8 lips, -0.7 face head self shaky take, -0.6 limb now skin slurred, -0.5 atRest
      bodyImage hurts manyFigure much not pet sleeves soon sugar swallow unwell want weight without, -0.4 badly confused dose numb
      timesADay, 0.4 crash recurs, 0.5 harmed method poison stiffNeck, 0.6 belongings hit strike, 0.7 abuse locksIn me onlyEat, 0.9
      control home, 1 afraid afraidHome wound, 1.1 confine planned victim weapon, 1.6 attacker`,
    words: `
      -1 अब, -0.8 और, -0.7 ho, -0.6 raha कि भाई सर, -0.5 कर का जा जैसी तीन नहीं पर पास, -0.4 liye min nahi wo कुछ दे फांसी भी लिखा, 0.4
      daal di kamra khidki likha me आई डॉक्टर बोलने रखने लगे वाला वाले शायद, 0.5 ki ne pe se आज ऐप गर्दन घर चेक डालने दीदी देती धमकी पड
      मायके सांस, 0.6 to उसके को ताकि तेल बस मारा मिट्टी में, 0.7 rakha लग साथ, 0.8 call khana le phone कमरे चाकू डर दी बात रहा, 0.9
      पति, 1 अकेले करता गला चीजें ने फोन हैं, 1.1 जाने, 1.3 मेरा, 1.4 kar`,
    beginnings: `
      0.4 hathe khidk डॉक्ट, 0.6 मिट्ट`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.5,
    meanings: `
      -0.7 attacker badly child diabetesThing, -0.6 now trigger, -0.5 breathe method person pregnancySign sleep sugar take, -0.4 atRest
      blade height lips ownBody, 0.4 much, 0.5 deliberately emptyPack many pet sun timesADay, 0.6 days heart, 0.7 manyFigure, 0.8 faint
      fall past, 0.9 bodyImage lowSugarFigure, 1 onPurpose, 1.1 passOut, 1.3 eat weight, 1.4 meal, 1.5 purge shame`,
    words: `
      -0.9 रहा, -0.7 rahi भी, -0.5 hi नहीं नीचे, -0.4 hai kar ne और, 0.4 aur karti na sirf आए गोलियां छोटे तीसरी रुक लिए सलवार, 0.5
      behosh din dinner gaal gayi hu khane चल हॉस्टल, 0.6 करती तीन बार, 0.7 कुत्ते खाने टिफिन, 0.8 ke कर खाकर दिन धडकन रोटी, 0.9 baad, 1
      वजन, 1.2 हूं, 1.3 देती, 1.4 जुलाब`,
    beginnings: `
      0.4 dikht गोलिय, 0.5 behos dinne हॉस्ट, 0.7 कुत्त`,
  },
}
