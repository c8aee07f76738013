import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -4.1,
  meanings: `
      -2 asks, -1.1 training, -0.9 recovered say, -0.8 lowBmiFigure, -0.7 exercise joke, -0.6 about ageOld game life, -0.5 pointless,
      -0.4 cut feelMove longPast lowOxygenFigure overMuch prevents wayTo, -0.3 hurt planned victim want, -0.2 badly belongings
      burnSource forever lastLetters onlyWater sun vomiting, -0.1 intend soon vanish wake, 0.1 checksPhone injure past, 0.2 bump chest
      crash diabetic farewell fontanelle get goesOut handFails handOver insulin kill lost many mouthLeaks noKicks noSentence sugar tipsy
      tooHigh undo, 0.3 afraid bodyImage confine deadlyPlace decided highKetoneFigure hit home lettersMove lowSugarFigure manyFigure
      noHelp pale pet recurs ribsIn slurred strike voiceChanged, 0.4 atRest burden cannot dose drowsy face flashes limbSign marks move
      respond see sleepPills suddenly sweaty weighsSelf weight weightMiddle, 0.5 abuse belly bleed blue calmNow child diabetesThing
      dropThings harmed highSugarFigure locksIn ownBody swallow underSink, 0.6 asthma bathroom birthSign control days die emptyPack gone
      heavyOn height leftOut limb not skin starve, 0.7 afraidHome arm confused faint head me method passOut pregnant shaky shame
      stiffNeck sunken take urinate, 0.8 person purge racing side vomitCough, 0.9 end meal numb onPurpose others rash without, 1 eat
      hurts now sick sleeves speak, 1.1 attacker fall lips live medicine, 1.2 betterOff blade much poison pregnancySign threaten
      timesADay tooLow, 1.3 stand, 1.4 breathe deliberately, 1.5 ridOfMe throat, 1.7 self, 1.8 unwell`,
  words: `
      -1.6 गया, -1.4 thi, -1.3 कैसे, -1.2 डॉक्टर, -1.1 कहा गई प्लान में या, -1 क्या ठीक नींद हो, -0.9 चलेगा चाहिए था, -0.8 bhi di do
      door kam karu अलमारी चल दांत दो मेरी मेरे रेसिपी लगी हमारी हुए, -0.7 hain kaise karke maar wapas आंख उंगली कितनी कोड गए निकल पनीर
      पानी बढिया बताना सामान्य, -0.6 day dekh diwali galat galti healthy liye main so इतना कसरत कहानी का किलो कोई कौन थी दिल दीजिए देखकर
      देर पति पिया बचा महीने शुरू सकती स्टेप, -0.5 aid baar bola first kilo kis leg normal pasina to yaar आई आखिर इस उल्टी कदम किया किस
      की खेल ग्राम चलो चालू जब टीके डेढ दही दिन दिया दोबारा नानी नीले पहले बचने बच्चों बिल बीस मशीन मुंह मुन्नी ली ले वहां सर सीखा सौ
      स्टोर, -0.4 aap alag bata bhool boss chahiye count dekha gaya har hota kadam karne karte kaunse ke mar me play report samne se
      seedhi steps tha treadmill waqt अलग आ आपका उन्होंने एकदम ऐप कम करूं काटते काटा कैंसल खुश छाछ ज्यादा तराजू तेजाब दवा दिवाली दौरा
      धीरे परांठे पांचवां पिछले फिर बच्चा बजे बनाऊं मजा मर मार ये रविवार रिकॉर्ड लूं शतरंज शादी शाम सकता सकते साइकिल हंसते हिंदी होगा,
      -0.3 agle aise atak bana bhai bill blood camp chalega change chhota diet gaye gayi gym haha halka hasa hui itni jagah kaan kutte
      kya laddu lagta level log lu mast mein nikla nimbu otp paani piya problem recipe refund rest result samosa test theek time upload
      ya अगले आग आपकी इतनी एक ऐसा ऑफिस कट करने कहां काफी किसमें कूलर कोच खराब खा खाऊं खाना खिलाकर खूब गडबड गिरा गुडिया गुरुवार घंटा
      घुटने चढते चला चली चले चूहे चैट छोटा छोटू जी डाला डेटा तरह थोडा दबा दम दूं देखते न नमस्कार पांच पार्क फास्टिंग बताइए बना बनाया बस
      बहुत बूंद बेटा बेटे बैठे मंजिल मुन्ना मोबाइल मौसम याद रखूं रहेगा लाइट वजन वापस सर्दियों सलाद सालाना सास सुनाई सूर्य सैर सोती
      स्क्रीन हम हाहा हुआ, -0.2 aaj aane akad baat baby bachho bas beti bhook bina chakkar challenge cheat chhod dadi dala dimag diya
      doctor family fridge goa hafte hai hasi hua hue hum inhaler ja jaan jaunga juice k kaam kal kata kill kitne kitni kiye koi lesson
      login meal menu meri min movie nikal option rehta saal school shaadi slot stroke subscription sunday tension tez weight workout
      अंग्रेजी अकड आगे आता आती उठाने उतर उनका उनके कंधे कमरा कर किताब कीजिए कुत्ता के कॉल कोर्स क्यों क्योंकि खाते खिचडी घुट चलना चावल
      चीनी चूर छू जमा जहर जाता जाते जाना टाइप तक तवे थक थकान दादी दौरे धन्यवाद नाक निकला नींबू नॉर्मल पंखे पंद्रह पकडने पडोसन पहुंचा पाठ
      पापा पीता पीना पुराना पैकेट पैदल पैर प्राणायाम प्रोटीन बढ बदबू बाएं बिजली बैठ भाषा भूख मत मारने मिल मिली रहता लगे लिए लूंगी लूडो
      लेता लौटा वर्कआउट वाली विटामिन विष सदस्यता सब सिर्फ सीख सीरीज सुकून सेवा सोया स्क्वाट स्ट्रेच हंस हल्का, -0.1 aam aankh aapka aaya
      bhejo bolte class cycle daala dukh ghee jab ka kab lab lagi logo muh naam number pair par peeta phir profile rahe roommate roz
      running sahi tareeka wali zeher अटका आयरन आराम आसमान उपचार ऐसी करना करें खाई घटाने छाती जरा जवाब जान ठंड डाइट ततैया तरीका तीसरी
      थोडी दबता दुख नया निकालने नौ परीक्षा पसंद पहली पी पीठ पुतले पुराने पूछ पोहा प्याज प्राथमिक फट फिटनेस बचपन बार बारिश बीपी बुखार
      बेटी बेहोश बैंड बैठने बोले रुक रोज लक्ष्य लिखूं लू लेकर वाला वाले वीडियो वेब शनिवार शुक्रवार हर हाथ, 0 ghante ho subah wala आया जा
      तेज रात से, 0.1 ab ajeeb attack bahut bathroom bete bhar bolne chahta chai chhati deewar doodh ghutne goliya gussa heart hi hil
      hone insulin jana kaanp kaat kehti maarne mujhe nahi ne peela pehle phat sabko shaant tak taraf ulti ungli uske अक्षर अचानक अपने
      इंसुलिन उल्टियां क्लास खाने गहरी गायब गीला चीजें चेहरा छोड जल जैसे झाग तरफ तीन तैराकी तो दाने दिखा दीवार देखता देते नई निकलती पता
      पूरी बता बात बैठी भर भी भीग माथे मारता मुट्ठी मूंगफली रहती रहीं लगता लगवाकर लाल साडी साथ हजार, 0.2 aadhe acha akeli bacha badan
      badbu bol bp chal coffee deti dikha din du homework hoti ji kamra kamre kha khane khatam khidki khoon khud ki ko laal lag laga
      likha mummy neeche padosi pairon park rakhna rang rona sa sunn thanda thank ungliyan week अंधेरा अकेले अखरोट अगर अजीब अस्पताल
      आंखों उंगलियां ऑक्सीजन कल कहते कांप कान काम किनारे किमी कैलोरी खत्म खांस खाली खुजली गईं गाडी गिना गुलाबी घाव चक्कर चढा चमडी चैन
      जलन जाऊंगा डर तालू तैयारी दबाते दर्द देना दोपहर धंस धंसा नथुने नाइट नाश्ते निशान नीला पट्टी पडेगी पर परसों पहचान पीते पूजा पेन
      पैरासिटामोल बहन बहू बायां बाहर बिस्कुट भारी भीगा भैया मिले मोटी रखने लडका लार लिखा वाक्य शिफ्ट शीशी शुक्रिया सफाई समय साफ सारी साल
      सीने सुन्न सूज सोने सोमवार हफ्ते हैं होकर होते, 0.3 aankho agar bahar band bole chehra ek gir haath hu ishara jaise jal kaha khana
      khayal kheench kitchen kiya liya mahine meeting mere minute nishan pad raat rakha rha sar sirf thakan wale अगरबत्ती अब उसने उसी
      कमीज करते कागज खडी खेत खोल गर्मी गलती गले गांठ गिलास गोद चढ चाय चीख चेक चौदह जाकर जैसा टेढा ठंडा तब दस दूर देखे दौड निगल पत्ता
      पसलियां पसीना पाता पूछो फांक फांसी फैसला फॉर्म बच्चे बताया बनाई बाजू बातें बिटिया बिल्ली बू बोल भाई भारीपन मरोड मायके मेरा योग रंग
      रही रोती लेना लो वैसे शुगर सब्जी सलवार सल्फास सात सीढियां सुबह सो सोए स्कूल हांफ हिस्सा हॉस्टल होश, 0.4 aage ankho apna behosh
      crocin delete dost ghar jane kehta kuch ladke li neend office seene utha walk आंखें आठ आठवां आवाज उठती उठा काटने कुर्ता खडा खिडकी
      खींच खुला गिरी गीली चाकू छूते जला ढक्कन ताजे तार दादाजी दिमाग दूध दे देख देता पडता पडी पतली पत्ती पसीने पुल पूरा फर्क बंद बांहें
      बॉयफ्रेंड बोझ बोलते मां मिट्टी रहूं लगातार लटक शब्द शरीर शहद ससुराल सीढी सूखा हरा हवा है होंठ, 0.5 bacche dard jaisi khaya lo
      neela pa pati pi poora ruk saans अंदर आधी घूंट चाबी जलाती जल्दी जाएगा जाती जो ठंडे तीस थे दिख दीदी धडकन पेट बच्ची बढा बाथरूम बीच
      रख रखा रसोई रहना लग सांस सुई, 0.6 achanak baad call kare le pe uska अटैक आज कि कुछ कुत्ते खाया खून गर्दन घर छुपाकर दिनों दी देती
      नहीं पफ पहनती फुटबॉल बिना बोतल ब्लेड मैदान रुकना लेती वही शांत सिर ही, 0.7 aa abhi badi batao dikh jaisa jaldi keh match कहती
      गोलियां जीना दोस्त नाम पड पास बांह सा हूं, 0.8 mera phone rahi अभी आप कमरे को चिट्ठी बह लगा लीं सबके, 0.9 kar raha sab गिर जाने ने
      पडेगा पा मुझे रह लिया, 1 putli wo किसी बाद मेज मैंने वो, 1.1 phenyl अपनी गला ताकि रहे, 1.2 फोन, 1.3 जुलाब जैसी नीचे मरना, 1.4
      उसके, 1.5 रहा, 1.6 मैं, 1.7 aur, 1.9 चाहता, 2.4 और`,
  beginnings: `
      -1.2 डॉक्ट, -0.8 अलमार पुरान मुन्न रेसिप, -0.7 सामान, -0.6 diwal healt, -0.5 chalt kauns norma दोबार बच्चो, -0.4 chahi ghutn kholt
      recip repor seedh tread उन्हो कांपत ज्याद दिवाल परांठ पांचव रविवा रिकॉर साइकि, -0.3 calor cardi chale chang probl refun resul
      samos taree uploa किसमे किस्स खर्रा खिलाक गुडिय गुरुव नमस्क फास्ट मांसप मोबाइ सर्दि सालान स्क्र, -0.2 bachh break chakk chall
      chhot docto famil fridg inhal jaung karwa lesso optio schoo shaad stret strok subsc sunda tensi weigh worko अंग्र क्यों डिब्ब
      धन्यव नॉर्म पंद्र पहुंच प्राण प्रोट वर्कआ विटाम सदस्य स्क्व, -0.1 dekht diabe numbe profi roomm runni परीक् प्राथ फिटने लक्ष्
      वीडिय शनिवा स्ट्र, 0.1 attac bathr chhat chhup deewa hamar insul maarn shaan इंसुल उल्टि तैराक दरवाज निकलत मुट्ठ मूंगफ लगवाक
      स्कूट, 0.2 chaht coffe hathe homew khata khidk lagat neech pairo rakhn ungli अस्पत उंगलि ऑक्सी किनार कुत्त कैलोर गुलाब जाऊंग तैयार
      नाश्त निकाल पाऊंग पैरास बिस्क सीढिय सोमवा, 0.3 chehr dikht goliy ishar khaya kheen kitch mahin meeti minut nikal nisha thaka अगरबत
      पसलिय बिटिय बिल्ल भारीप सल्फा हिस्स हॉस्ट, 0.4 aankh behos croci delet offic pados कुर्त दादाज बांहे बॉयफ् मिट्ट लगाता ससुरा, 0.5
      khaan pregn बाथरू, 0.6 achan bacch गोलिय छुपाक फुटबॉ, 0.8 चिट्ठ, 1.1 pheny`,
}
