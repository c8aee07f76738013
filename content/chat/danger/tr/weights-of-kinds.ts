import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -0.6,
    meanings: `
      -0.7 lips shaky swallow unwell, -0.6 cannot heatCold hit sick strike, -0.5 breathe chest limb manyFigure purge slurred sugar
      vomitCough wound, -0.4 alcohol arm atRest medicine now pregnancySign, 0.4 farewell, 0.5 drawnTo goOn hurt kill lastLetters soon
      want, 0.6 cut me skin, 0.7 belongings blade gone handOver life method miss ownBody ridOfMe, 0.8 height marks, 0.9 self`,
    words: `
      -0.8 gibi, -0.5 bir, 0.4 ben gordum minik, 0.5 artik istemiyorum kendini rahat yasamak, 0.6 diye sonra`,
    beginnings: `
      -0.5 kapiy, 0.4 basti gordu istem, 0.5 bakiy giyiy icimd kendi kopru mektu yasam, 0.6 kurtu`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -3.8,
    meanings: `
      -0.6 cannot child unwell, -0.4 hurt trigger, 0.4 sick, 0.5 atRest heatCold strike sweaty tooHigh, 0.6 badly, 0.9 heavyOn, 1.1
      hurts, 1.2 arm, 1.6 chest`,
    words: `
      0.4 kadar sol var, 0.5 atiyor atti gogsum kolum kursun vuruyor`,
    beginnings: `
      0.5 atiyo kursu sikis tutuy vuruy, 0.6 oturu, 1.1 gogsu`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.6 sick, -0.5 hit swallow take, -0.4 chest dose strike wound, 0.4 blurred feelMove now prevents, 0.5 lost victim, 0.6 face, 0.7
      burnSource suddenly, 0.8 cannot, 0.9 dropThings, 1 limb, 1.2 numb slurred speak`,
    words: `
      0.4 benim birden degil once peltek, 0.5 elim hep, 1 kaydi`,
    beginnings: `
      0.4 birde dusur pelte torun, 0.5 agzim`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2,
    meanings: `
      -0.7 trigger, -0.6 badly hurts, -0.5 die now shaky, -0.4 me numb swallow, 0.4 stand, 0.5 ageOld speak, 0.6 bleed harmed laboured,
      0.7 breathe deadlyPlace fumeSource lowOxygenFigure, 0.8 birthSign breathless vomitCough, 1 asthma cannot, 1.3 blue`,
    words: `
      -0.4 var, 0.4 kaldi, 0.5 cevap duruyo hirildiyor masaya mavi morariyor, 0.6 oturdum, 0.7 bile, 1 alamiyorum, 1.2 nefes`,
    beginnings: `
      0.4 hiril oksij, 0.5 bitir bogul masay, 0.6 duruy morar oturd, 0.7 oksur, 1.1 alami`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      -0.6 dose, -0.5 attacker, -0.4 manyFigure not, 0.5 get, 0.6 rash voiceChanged, 0.8 lump take, 0.9 limbSign swell, 1 swallow, 1.2
      throat, 1.9 trigger`,
    words: `
      0.4 ama geciriyor sefer, 0.5 bogazini sanirim sisti sonra, 0.7 soktu, 0.8 yedi`,
    beginnings: `
      0.4 damag karin, 0.5 bilmi buldu donmu sanir, 0.7 bogaz`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -2.2,
    meanings: `
      -0.8 not, -0.7 diabetesThing, -0.6 child limb manyFigure recurs, -0.5 chest hit speak swell victim, -0.4 eat rash wound, 0.4
      burnSource deadlyPlace fumeSource take underSink, 0.5 drowsy heart pale pointless recreational, 0.6 emptyPack, 0.7 shaky, 0.9
      alcohol, 1 poison, 1.1 medicine much, 1.2 dose, 1.3 swallow`,
    words: `
      -0.5 simdi, 0.4 camasir kadar kar seker, 0.5 alti bos cay dakkada diktim duruyor eksik hala icmis karistirdim kutu soba, 0.6 acik
      tane, 0.9 icti`,
    beginnings: `
      0.4 camas hepim lavab, 0.5 dakka dikti uyuya, 0.7 ilacl`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -2.9,
    meanings: `
      -0.6 numb, -0.4 pregnancySign, 0.4 training, 0.5 diabetic highSugarFigure insulin keto leftOut manyFigure odd speak strike
      tooHigh, 0.6 breatheIn recurs shivering, 0.7 accident, 1.7 sugar, 2 diabetesThing`,
    words: `
      -0.6 bir, 0.4 agzim ignesini sekeri, 0.5 geliyo itiyor konusmasi sekerim, 0.6 mutfaga seker su`,
    beginnings: `
      0.4 acami kalem kizim kokuy mutfa, 0.5 agzin itiyo konus, 0.6 geliy, 0.7 tuval, 0.9 seker`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -2.7,
    meanings: `
      -0.5 medicine noHelp speak sugar, -0.4 face person shaky skin, 0.4 dryNappy, 0.5 handOver lowSugarFigure manyFigure, 0.6
      eyesRolled not respond tooLow, 0.7 birthSign unwell, 1.1 belly, 1.2 pregnant, 1.4 bump, 1.8 child`,
    words: `
      0.4 bebegin gibi hamileyim karni, 0.5 basi bebegi cikmiyor hic iki, 0.6 bebek bes, 1 beri, 1.1 aylik`,
    beginnings: `
      0.4 diyor dogur, 0.5 cikmi, 0.6 hafta, 0.7 hamil, 1.1 bebeg`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -2.9,
    meanings: `
      -0.6 manyFigure sugar, -0.5 atRest bump handOver laboured nobody numb, -0.4 deliberately medicine soon strike training, 0.4 fever
      legs stiffNeck vomitCough, 0.5 belongings skin soaked, 0.7 ageOld not passOut rash, 0.8 faint, 1 badly wound`,
    words: `
      0.4 cocuk dustum elime konusuyor motordan tarlada vermiyor yaniyor, 0.5 acamiyorum amcam de dedem derin durmuyor fiskiriyor
      kardesim koptu, 0.6 geldi kirec, 0.7 bayildi gogsu, 0.8 almiyor, 0.9 bir geciriyor`,
    beginnings: `
      0.4 basim bilek boynu cenes dustu geced kayin kayna motor sarsi, 0.5 acami fiski gormu gozum karde, 0.6 bayil elekt oksur, 0.7
      baldi cikar, 0.8 almiy, 0.9 gecir`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -2.4,
    meanings: `
      -0.7 injure, -0.5 cannot die numb pregnancySign self take, -0.4 lips swallow, 0.4 afraid, 0.5 afraidHome heHears limb planned
      strike weapon, 0.6 victim, 0.7 home, 0.9 control, 1.1 attacker hit, 1.2 confine`,
    words: `
      -0.6 gibi, -0.4 da, 0.4 gitmeye kapiya korkuyorum telefonu ust, 0.5 aksam eve kocam, 0.6 telefonumu, 0.7 bu, 0.9 gece`,
    beginnings: `
      0.4 gitme oldur, 0.5 cocuk dovuy kilit marke, 0.6 bogaz gozlu, 0.7 kapiy yerle, 1 telef`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.5 injure, -0.4 dose limbSign sugar, 0.4 many onPurpose stand, 0.5 days racing, 0.6 hide, 0.7 heart runsWater, 0.9 shame, 1
      bodyImage foodRule, 1.1 eat weight, 1.2 purge, 1.4 meal`,
    words: `
      -0.4 bu, 0.4 hemen koca sabah tarti, 0.5 her iciyorum iyi, 0.6 ablam atti geldi mushil nabzi yemekten`,
    beginnings: `
      0.4 iciyo, 0.5 duruy, 0.6 bandi inmiy mushi yemek yuruy`,
  },
}
