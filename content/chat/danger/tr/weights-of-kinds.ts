import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0,
    daily: -3,
    none: -0.5,
    meanings: `
      -0.7 lips shaky unwell, -0.6 cannot heatCold hit swallow, -0.5 atRest chest manyFigure now pregnancySign purge sick slurred strike
      take vomitCough wound, -0.4 arm breathe limb lost, 0.4 farewell goOn hurt lastLetters, 0.5 drawnTo method want, 0.6 gone handOver
      kill life me skin soon, 0.7 belongings blade cut height marks miss ridOfMe, 0.8 ownBody self`,
    words: `
      -0.8 gibi, -0.5 bir, 0.4 ben da diye gordum istemiyorum yasamak, 0.5 artik kendini minik rahat, 0.6 sonra`,
    beginnings: `
      -0.5 kapiy, 0.4 gordu istem kendi mektu yasam, 0.5 bakiy basti giyiy icimd kopru, 0.6 kurtu`,
  },
  heart: {
    alarm: 0,
    daily: -3,
    none: -3.8,
    meanings: `
      -0.6 cannot child unwell, -0.4 hurt trigger, 0.4 sick sweaty, 0.5 atRest heatCold strike tooHigh, 0.6 badly, 0.9 heavyOn, 1.1 arm
      hurts, 1.6 chest`,
    words: `
      0.4 gogsum kadar var, 0.5 atiyor atti kolum kursun vuruyor`,
    beginnings: `
      0.5 atiyo kursu sikis tutuy vuruy, 0.6 oturu, 1.1 gogsu`,
  },
  stroke: {
    alarm: 0,
    daily: -3,
    none: -3.3,
    meanings: `
      -0.5 hit sick swallow take, -0.4 dose strike, 0.4 now prevents, 0.5 blurred lost victim, 0.6 burnSource face, 0.8 cannot suddenly,
      0.9 dropThings, 1 limb, 1.2 numb slurred speak`,
    words: `
      0.4 benim birden degil once peltek, 0.5 elim hep, 1 kaydi`,
    beginnings: `
      0.4 birde dusur elind pelte torun, 0.5 agzim`,
  },
  breath: {
    alarm: 0,
    daily: -3,
    none: -2.1,
    meanings: `
      -0.6 badly, -0.5 die hurts now shaky swallow trigger, -0.4 child numb, 0.4 harmed leftOut speak, 0.5 ageOld stand, 0.6 bleed
      deadlyPlace vomitCough, 0.7 breathe laboured lowOxygenFigure, 0.8 birthSign fumeSource, 0.9 breathless cannot, 1.1 asthma blue`,
    words: `
      -0.4 var, 0.4 pihti, 0.5 cevap hirildiyor masaya mavi, 0.6 oturdum, 0.7 bile, 0.9 alamiyorum, 1.3 nefes`,
    beginnings: `
      0.4 dudak oksij, 0.5 bitir bogul masay oksur, 0.6 hiril oturd, 0.7 duruy, 1.1 alami`,
  },
  allergy: {
    alarm: 0,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.6 dose, -0.5 attacker, -0.4 manyFigure not, 0.5 get, 0.6 rash voiceChanged, 0.8 limbSign lump swell take, 1 swallow, 1.2
      throat, 1.8 trigger`,
    words: `
      0.4 ama geciriyor sefer, 0.5 bogazini sanirim sisti sonra, 0.6 soktu, 0.8 yedi`,
    beginnings: `
      0.4 damag karin, 0.5 bilmi buldu sanir, 0.6 donmu, 0.7 bogaz`,
  },
  poison: {
    alarm: 0,
    daily: -3,
    none: -2.1,
    meanings: `
      -0.8 not, -0.7 diabetesThing recurs, -0.6 child limb manyFigure victim, -0.5 chest hit speak swell, -0.4 eat wound, 0.4 burnSource
      deadlyPlace fever, 0.5 fumeSource heart pale pointless recreational underSink, 0.6 emptyPack shaky, 0.7 drowsy, 0.9 alcohol, 1
      poison, 1.1 medicine much, 1.2 dose, 1.3 swallow`,
    words: `
      -0.5 simdi, 0.4 camasir dakkada icmis kar kutu seker soba, 0.5 alti bos cay diktim duruyor eksik hala karistirdim, 0.6 acik tane,
      0.9 icti`,
    beginnings: `
      0.4 barda bulan camas dakka hepim, 0.5 dikti lavab uyuya, 0.7 ilacl`,
  },
  'blood-sugar': {
    alarm: 0,
    daily: -3,
    none: -2.9,
    meanings: `
      -0.6 numb, -0.5 pregnancySign, 0.4 bathroom breathe training, 0.5 diabetic highSugarFigure insulin keto leftOut manyFigure odd
      speak strike tooHigh, 0.6 breatheIn recurs shivering, 0.7 accident, 1.6 sugar, 2 diabetesThing`,
    words: `
      -0.6 bir, 0.4 agzim geliyo ignesini, 0.5 itiyor konusmasi seker sekerim, 0.6 mutfaga su`,
    beginnings: `
      0.4 acami kalem kokuy, 0.5 agzin itiyo kizim konus, 0.6 geliy, 0.7 tuval, 0.9 seker`,
  },
  baby: {
    alarm: 0,
    daily: -3,
    none: -2.7,
    meanings: `
      -0.5 medicine shaky sugar, -0.4 accident face noHelp speak, 0.4 head, 0.5 dryNappy handOver lowSugarFigure manyFigure not respond,
      0.6 birthSign eyesRolled tooLow, 0.7 unwell, 1.1 belly pregnant, 1.4 bump, 1.8 child`,
    words: `
      0.4 bebegin gibi karni, 0.5 basi bebegi cikmiyor hic iki, 0.6 bebek bes, 1 beri, 1.1 aylik`,
    beginnings: `
      0.4 dogur, 0.5 cikmi, 0.6 hafta hamil, 1.1 bebeg`,
  },
  injury: {
    alarm: 0,
    daily: -3,
    none: -3,
    meanings: `
      -0.6 manyFigure soon sugar, -0.5 say, -0.4 deliberately diabetesThing handOver laboured numb training, 0.4 chest, 0.5 legs shaky
      skin vomitCough, 0.6 belongings rash, 0.7 not, 0.8 faint passOut, 1 wound, 1.1 badly`,
    words: `
      0.4 cay delik dustum elime kalkti konusuyor motordan tarlada vermiyor, 0.5 acamiyorum amcam cocuk derin kardesim yaniyor, 0.6
      almiyor durmuyor geldi kirec, 0.7 gogsu, 0.8 bayildi, 1 bir geciriyor`,
    beginnings: `
      0.4 durmu dustu kayin kayna motor yaniy, 0.5 acami gormu karde, 0.6 almiy bayil gozum oksur, 0.7 baldi, 0.8 cikar, 0.9 gecir`,
  },
  violence: {
    alarm: 0,
    daily: -3,
    none: -2.4,
    meanings: `
      -0.7 injure, -0.5 cannot die numb pregnancySign swallow take, -0.4 lips self, 0.4 afraid, 0.5 afraidHome heHears limb strike, 0.6
      victim weapon, 0.8 home, 0.9 control, 1.1 attacker hit, 1.2 confine`,
    words: `
      -0.6 gibi, -0.4 da, 0.4 gitmeye kocam, 0.5 kapiya korkuyorum ust, 0.6 aksam bu eve telefonumu, 0.9 gece`,
    beginnings: `
      0.4 disar gitme, 0.5 cocuk dovuy kilit marke, 0.6 bogaz gozlu, 0.7 kapiy yerle, 0.8 telef`,
  },
  eating: {
    alarm: 0,
    daily: -3,
    none: -3.4,
    meanings: `
      -0.5 injure, -0.4 badly dose limbSign sugar, 0.4 lowSugarFigure many onPurpose, 0.6 heart hide, 0.7 runsWater, 0.9 shame, 1
      bodyImage foodRule, 1.1 eat, 1.2 purge weight, 1.3 meal`,
    words: `
      0.4 duruyor koca sabah suyu, 0.5 geldi hemen her iciyorum iyi tarti, 0.6 ablam atti mushil nabzi yemekten`,
    beginnings: `
      0.4 iciyo, 0.6 bandi inmiy mushi yemek yuruy`,
  },
}
