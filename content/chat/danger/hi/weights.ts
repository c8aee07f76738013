import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -2.2,
  meanings: `
      -1.3 asks, -0.7 training, -0.4 recovered sun, -0.3 exercise intend joke planned sugar, -0.2 accident belly bodyImage chest
      lowOxygenFigure marks past prevents tooHigh weight, -0.1 heart heatCold hide longPast overMuch recurs say sleep wound, 0.1 asthma
      birthSign blue breathless cannot deadlyPlace drowsy flashes head height laboured move noKicks numb passOut pregnant see sleepPills
      soon stand sunken swell, 0.2 afraidHome ageOld checksPhone confine control diabetesThing drawnTo faint fall get heavyOn
      highKetoneFigure hit injure locksIn medicine pain rash respond shivering starve strike suddenly timesADay trigger underSink
      vomiting want, 0.3 arm atRest attacker bathroom belongings blade bleed face home hurts kill lost lowSugarFigure manyFigure method
      nobody others pet sleeves vomitCough, 0.4 betterOff breathe child dose farewell live meal poison racing self skin speak urinate,
      0.5 deliberately many miss onPurpose ownBody purge ridOfMe swallow tooLow, 0.6 days lips now shaky shame sick, 0.7 eat not, 0.8 me
      pregnancySign throat, 0.9 person take, 1.1 unwell`,
  words: `
      -0.6 हैं, -0.5 मेरे, -0.4 karu ऐप कैसे पति लिए, -0.3 day kal leg seedhi अब कर की क्या बताइए मशीन शुरू सकती होता, -0.2 aaj dala di
      ka kaise karna kitni maar mar nikal otp rahi subscription उंगली करूं का कितने को खाऊं गुरुवार जी था दिल दीजिए पहले पांच पानी प्लान
      फिर मेरी वजन वर्कआउट समय सुबह सेशन हो, -0.1 baar bahut bhi din gaya halka ke ko kya me neend pet rehta se to आया कितनी गया देर दो
      पूरी पेट बाजू भी भूख महीने रात लक्षण साल, 0 bas ho ja ki muh nahi ne rhi tak आ इंसुलिन कल के कोई खत्म खाली गई टेढा ठीक तीन तो दर्द
      दूध नींद पसीना पसीने बच्चा मां मूंगफली शुगर सांस से, 0.1 achanak bacche band behosh bhai gayi ghar hath kare kha kuch le mahine
      maine pe rahe rha ulti wo आवाज उल्टी कमरे खून गिर जान जीना डर ताकि तेज दिख दे पड पा पापा पास बुखार बोल मुंह मुझे रही लगा ली वाली
      सिर सीने सूज हफ्ते हाथ होंठ, 0.2 batao bol dard haath hu jaldi kar khoon li mera pa phone seene sugar अपनी एक करना किसी खा खाने
      खाया घर दिन न पी पूरे बंद बच्चे बार मन में मेरा रहे लग लिया वो शरीर सब ही, 0.3 aa aur hai pati phenyl pi saans आप उसके गए गला जा
      जाने पडेगा फोन बहुत बाद ब्लेड मैंने, 0.4 raha आज नीचे ने रख है, 0.5 liya चाहता दी, 0.6 पर रहा, 0.7 नहीं हूं, 0.8 और मैं`,
  beginnings: `
      -0.3 seedh, -0.2 subsc गुरुव वर्कआ, 0.1 achan bacch mahin, 0.3 pheny`,
}
