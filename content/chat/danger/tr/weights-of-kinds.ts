import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -0.8,
    meanings: `
      -1.1 hit lips, -1 heatCold swallow unwell, -0.9 cannot purge strike, -0.8 chest shaky sick slurred vomitCough wound, -0.7 alcohol
      arm breathe limb lost now sugar, -0.6 atRest burnSource drowsy limbSign manyFigure meal medicine pregnancySign trigger vomiting,
      -0.5 belly bodyImage contact face fall lowSugarFigure odd racing respond speak stand take throat tooHigh, -0.4 ageOld hurts live
      pale see swell, 0.5 die sleeves urinate, 0.6 farewell hurt, 0.7 drawnTo kill lastLetters soon, 0.8 goOn me skin, 0.9 cut gone, 1
      belongings blade handOver method miss ownBody want, 1.1 life, 1.2 height marks, 1.3 ridOfMe self`,
    words: `
      -1.2 gibi, -0.8 bir, -0.7 gitmeye, -0.6 kapiya nefes, -0.5 ama bes bezi bile geldi iki kusturuyorum on yemekten, -0.4 elime gecti
      kar sabah su uc, 0.4 biraktim hep, 0.5 damla durup icin iyi jilet olur yan yana yazip yine, 0.6 az ben da durmuyo intihar kizina o
      seyi, 0.7 gordum istemiyorum olmek yasamak, 0.8 artik istiyorum minik rahat sonra, 0.9 diye kendini`,
    beginnings: `
      -0.9 kapiy, -0.7 gitme, -0.5 kustu parma topla tuval yemek, -0.4 bogaz giriy gozlu hasta kaldi korku nered oldur tutuy, 0.4 aglam
      dagit jilet kolum taban yumru, 0.5 bileg carsa durmu siyri soyle, 0.6 intih kizin yerin, 0.7 giyiy gordu gorme istem kendi mektu
      parca yasam, 0.8 bakiy basti istiy kopru, 0.9 icimd, 1.2 kurtu`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -1 cannot child unwell, -0.7 hurt trigger, -0.6 bump cut legs live not swallow victim, -0.5 belongings me see, -0.4 fumeSource
      height lost pregnant take vomitCough weapon, 0.4 swell, 0.5 binge heatCold pain, 0.6 pale sick strike tooHigh, 0.7 atRest badly
      sweaty, 1.2 hurts, 1.3 arm heavyOn, 1.6 chest`,
    words: `
      -0.5 bi cikti sonra ve, -0.4 bu, 0.4 bastiriyor gecer, 0.5 babam benzi beti biri cok kolunu mi sikisiyo sikisiyor soguk terliyor
      tutuyo var yuzu, 0.6 agri babamin gogsunu istemiyor kadar rengi sol, 0.7 atti gogsum, 0.8 kolum kursun vuruyor, 0.9 atiyor`,
    beginnings: `
      0.4 kenar, 0.5 cagir kahva kolun terli ustum, 0.6 babam geldi kalbi, 0.7 kursu tutuy, 0.8 sikis vuruy, 0.9 atiyo oturu, 1.4 gogsu`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -4.1,
    meanings: `
      -0.8 hit sick swallow take, -0.7 chest strike wound, -0.6 dose heatCold manyFigure sugar trigger, -0.5 belly breathe medicine pale
      unwell vomitCough, -0.4 cut many noHelp onPurpose shaky, 0.4 lettersMove live, 0.5 flashes side stiffNeck, 0.6 feelMove now, 0.7
      blurred lost prevents victim, 0.9 burnSource face, 1 cannot suddenly, 1.2 limb, 1.3 dropThings speak, 1.5 numb slurred`,
    words: `
      -0.5 diye gece, 0.4 annem geciriyorum simdi sol, 0.5 agzi akiyor annemin bardak en gelmiyo goruyorum kapida komsu konusamiyor kotu
      spor tarafi yaslilik, 0.6 amca anda birden karistiriyor once sag sola tuhaf verdi, 0.7 benim degil peltek, 0.8 elim hep, 1.4 kaydi`,
    beginnings: `
      -0.5 gogsu, 0.4 barda kasig kulag yapar, 0.5 akiyo annea annem gelmi goruy kapid kelim taraf yasli, 0.6 birde kaldi konus, 0.7
      dusur elind pelte torun, 0.8 agzim`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.9,
    meanings: `
      -1 badly trigger, -0.8 die hurts now, -0.7 numb swallow, -0.6 limbSign me shaky weight wound, -0.5 asks bump chest drowsy fever
      kill limb lowSugarFigure ownBody slurred take, -0.4 belongings child days handOver pregnant purge sleeves sugar vomiting, 0.4
      breatheIn many method, 0.5 binge crash ribsIn, 0.6 leftOut, 0.7 end speak stand, 0.8 ageOld, 0.9 bleed laboured, 1 breathe
      deadlyPlace fumeSource harmed, 1.1 breathless lowOxygenFigure vomitCough, 1.2 birthSign, 1.3 asthma, 1.5 cannot, 1.7 blue`,
    words: `
      -0.6 aliyor bebek var, -0.5 aylik cok geldi geri her nefesi, -0.4 almiyor ari de dun duruyor kotu mama soktu, 0.4 dustu esim
      hastasi kapaniyor koah merdivende otururken, 0.5 a atmis bir bitti kalkti kapali soba sonra soyluyor, 0.6 fisfis kaldi oglum
      pihti, 0.7 masaya, 0.8 cevap duruyo, 0.9 hirildiyor mavi morariyor oturdum, 1.1 bile, 1.6 alamiyorum nefes`,
    beginnings: `
      -0.7 aliyo, -0.6 arkad bayil, -0.5 bacag cikar kayin, -0.4 almiy, 0.4 acili hasta kasil, 0.5 dudak kacir kalkt kapal kelim krizi
      soylu tukur yanin yapis, 0.6 fisfi, 0.7 hiril masay oksij, 0.8 bitir, 0.9 bogul duruy oturd, 1 morar, 1.1 oksur, 1.7 alami`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -4.5,
    meanings: `
      -1 dose, -0.9 attacker, -0.7 blue manyFigure not, -0.5 deadlyPlace legs poison soon, -0.4 accident diabetesThing harmed intend
      much, 0.4 dizzy pregnancySign speak, 0.5 contact see, 0.6 get, 0.9 rash voiceChanged, 1 take, 1.1 swell, 1.2 limbSign lump
      swallow, 1.3 throat, 1.8 trigger`,
    words: `
      0.4 aglamasi bu dili, 0.5 balon hep indi kabardi kalinlasti kardesimi sesim, 0.6 ama ari de geciriyor sefer, 0.7 sonra, 0.8
      bogazini sanirim, 0.9 sisti, 1.1 soktu, 1.3 yedi`,
    beginnings: `
      0.4 antib gecir, 0.5 agzin alerj dilin kabar kalin kutus, 0.6 bilmi damag fisti karin tukur yanin, 0.7 ignes, 0.8 buldu sanir, 0.9
      donmu, 1 bogaz`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -3.3,
    meanings: `
      -1.2 not, -1.1 diabetesThing, -0.9 child limb manyFigure recurs victim, -0.8 chest hit speak swell, -0.7 eat rash, -0.6 marks
      planned self tooLow training wound, -0.5 accident ageOld belongings blade crash gone insulin weight without, -0.4 days legs
      limbSign lump ownBody trigger, 0.4 awful burden game indigestion mouthLeaks person sleepPills, 0.5 gas live say sleep stand
      vomiting, 0.6 deadlyPlace fever fumeSource pet see vomitCough, 0.7 burnSource heart, 0.8 drowsy pale pointless recreational take
      underSink, 1 shaky, 1.1 emptyPack, 1.5 alcohol dose medicine, 1.6 much poison, 1.7 swallow`,
    words: `
      -0.7 oksuruyor simdi, -0.5 aylik bayildi da esim geciriyor kan karariyor su yedi, -0.4 agriyor bi bu dedi on ustu yedim, 0.4 bisey
      dilim guzel kustum olan parol salyasi saydim tam ve, 0.5 aldim bacaklarim basi bir biraz delik gibi gormuyor iki ki koku komple
      midem rengi suyu, 0.6 dort dudagi ictim igne oldum tansiyon uc yarin zor, 0.7 camasir dakkada duruyor kadar kardesim seker, 0.8
      alti bos cay diktim eksik hala icmis kar karistirdim kutu, 0.9 soba, 1 tane, 1.1 acik, 1.5 icti`,
    beginnings: `
      -0.7 gecir, -0.6 dakik, -0.5 basim kendi seker, -0.4 agriy insul telef, 0.4 banyo bulan duruy nefes olaca salya saydi, 0.5 altin
      anlam arkad diyem dudag hapin kalka karde karis kompl parma sisey tutma yaris, 0.6 barda gorus, 0.7 camas dakka hepim, 0.8 dikti
      lavab uyuya, 1.2 ilacl`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      -0.9 numb, -0.7 burnSource pregnancySign, -0.6 fumeSource get ownBody pregnant skin, -0.5 blue chest fever home hurts kill limb
      suddenly victim want wound, -0.4 confine racing respond, 0.4 hit medicine move slurred, 0.5 breathe contact cut injure noHelp
      without, 0.6 afraid bathroom face head lettersMove, 0.7 speak strike tooHigh training, 0.8 breatheIn diabetic highSugarFigure keto
      leftOut manyFigure odd shivering, 0.9 insulin recurs, 1 accident, 2 sugar, 2.2 diabetesThing`,
    words: `
      -0.9 bir, -0.6 nefes, -0.5 beri diye, -0.4 da dun her, 0.4 alip alti basima ben borek cihaz cikti curuk dudaklarim dusuyor elma
      kapi kilo lafi simdi teni veriyor vurdu yine, 0.5 acamiyorum arkadasim bi buz havale konusuyor on sabah tip yasinda zaman, 0.6
      ayni cayi dizlerim ignesini kafam kere kokuyor, 0.7 agzim bilmiyor geliyo, 0.8 konusmasi sekeri sekerim su, 0.9 itiyor seker, 1
      mutfaga`,
    beginnings: `
      -0.4 tansi, 0.4 cagir dusuy gecik nefes saniy titri uyand veriy, 0.5 arkad bilmi bitir dinle eller geldi haval kahva karin memle
      oturm siyri takim, 0.6 acami antre cozul dizle ignes kokuy mutfa yemed, 0.7 agzin insul kalem kizim konus, 0.9 itiyo, 1 geliy
      tuval, 1.4 seker`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -4,
    meanings: `
      -0.8 medicine noHelp, -0.7 much speak sugar, -0.6 accident burnSource diabetesThing face person shaky skin throat, -0.5 atRest
      attacker cut deadlyPlace exercise get now onPurpose ownBody poison say swell, -0.4 home, 0.4 laboured miss numb pale, 0.5 side
      sunken, 0.6 drowsy fontanelle head move, 0.7 dryNappy handOver lowSugarFigure manyFigure not, 0.9 respond tooLow, 1 birthSign
      eyesRolled unwell, 1.6 pregnant, 1.7 belly, 1.9 bump, 2.2 child`,
    words: `
      -0.6 cocuk, -0.5 degil icti igne su, -0.4 bir elim, 0.4 aydayim bi davul gozu kesildi one yarim, 0.5 ablam agriyor bicak dunden
      emmiyor geldi giriyor kaydi on otobusteyim tutmuyo ve yapmaliyim yuttu, 0.6 aliyor ama atesi bezi bingildagi karni soguk ustu
      uyuyor, 0.7 basi bebegin gibi hamileyim, 0.8 bebegi hic iki, 0.9 bes cikmiyor, 1 bebek, 1.5 beri, 1.8 aylik`,
    beginnings: `
      -0.5 dudak hiril, -0.4 alami, 0.4 ayday birak gecik gelin kasig kesil otobu tutmu, 0.5 agriy aliyo dunde emmiy kanam yapma, 0.6
      bingi diyor uyuyo, 0.7 dogur, 0.9 cikmi hafta, 1 hamil, 1.6 bebeg`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -3.8,
    meanings: `
      -0.9 manyFigure sugar, -0.8 handOver laboured, -0.7 atRest bump deliberately nobody numb pregnant training, -0.6 harmed medicine
      soon strike swell victim, -0.5 breathless confine diabetesThing eat foodRule head intend limbSign lowSugarFigure meal pale self
      sweaty throat, -0.4 alcohol blade cut method say slurred swallow tooLow, 0.4 confused contact shaky, 0.5 chest crash fall headHit
      pet, 0.6 fever stiffNeck, 0.7 legs skin vomitCough, 0.8 belongings not soaked, 1 ageOld rash, 1.1 passOut, 1.3 faint, 1.4 badly
      wound`,
    words: `
      -0.5 alamiyorum diyor var yine, -0.4 akiyor bisey cok diye hic iki kotu sonra uyanmiyor, 0.4 bitti kabardi oldugunu simdi tepki,
      0.5 aldi arkadasim bulaniyo catliyo cikti dedi gogsune indi isirdi nefes oksuruyor otobus ustune yerde yere yuzu, 0.6 cay delik
      derin eli elime kalkti kus mor sayikliyor tarlada yaniyor yuttu, 0.7 cocuk de dedem dustum kardesim konusuyor motordan vermiyor,
      0.8 acamiyorum amcam durmuyor fiskiriyor koptu, 0.9 geldi kirec, 1 gogsu, 1.1 bayildi, 1.2 almiyor bir, 1.3 geciriyor`,
    beginnings: `
      -0.6 alami, -0.5 bebeg bilmi nefes tutuy, -0.4 akiyo duruy uyanm, 0.4 avcun kabar oldug otobu, 0.5 bagir canim catli durmu isird
      kalkt parma soluy tarla vermi yaniy, 0.6 basin kayna midem sayik, 0.7 basim bilek boynu cenes dustu geced karde kayin motor sarsi,
      0.8 acami fiski gormu gozum, 0.9 bayil elekt oksur, 1.1 baldi, 1.2 almiy cikar, 1.3 gecir`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -3.4,
    meanings: `
      -1 injure, -0.8 self take, -0.7 cannot die life numb swallow, -0.6 belly lips pregnancySign, -0.5 chest end gone hide stand
      tooHigh unwell, -0.4 badly breathe cut dose manyFigure without, 0.4 checksPhone mayNotSee odd rash, 0.5 locksIn lost others
      saysFell wound, 0.7 afraid afraidHome limb planned, 0.8 heHears strike victim, 0.9 weapon, 1.1 home, 1.3 attacker control, 1.5
      confine hit`,
    words: `
      -0.9 gibi, -0.7 da, -0.6 simdi, -0.5 ablam arkadasim de hep sonra, -0.4 annem beri esim sabah, 0.4 altina an buz gecer herkes izin
      oldurecek ter uc uvey, 0.5 beni daha elini evde hanim hic icinde ise kapandi kollarinda konum o ogrencim sefer torunum ustume, 0.6
      kapida odasina telefonu, 0.7 eve gitmeye kapiya kocam korkuyorum sevgilim ust, 0.8 aksam, 0.9 telefonumu, 1 bu, 1.3 gece`,
    beginnings: `
      -0.5 istem, -0.4 kalem kiyac parca, 0.4 cikar cikma giriy kesiy kolla parma saniy torun, 0.5 ayakl ayarl babas carpt dakik gidiy
      icind incel kalma karis ogren okuld, 0.6 disar kapid korku temiz, 0.7 dovuy gitme kilit oldur sevgi, 0.8 cocuk marke, 0.9 gozlu, 1
      bogaz kapiy, 1.1 yerle, 1.4 telef`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3.9,
    meanings: `
      -0.8 injure, -0.7 badly limbSign speak, -0.6 arm belly child diabetesThing dose face head sugar, -0.5 fever goOn hit legs skin
      swell take, -0.4 breathe fumeSource numb recurs, 0.4 bleed onPurpose urinate weighsSelf, 0.5 deliberately lowSugarFigure onlyEat
      period stand vomiting, 0.6 many racing, 0.8 days, 0.9 heart hide, 1.1 runsWater, 1.3 bodyImage eat shame, 1.4 foodRule, 1.5 purge,
      1.6 meal weight`,
    words: `
      -0.7 bu, -0.5 kadar, -0.4 aksam beri cikti gibi, 0.4 aynada eli elime en gidip gunde gundur kanli su yemek, 0.5 duruyor merdivende
      sakiz sey titriyo yurtta, 0.6 her kusturuyorum suyu, 0.7 bugun hemen iyi koca sabah tarti, 0.8 geldi iciyorum mushil nabzi
      yemekten, 0.9 ablam atti`,
    beginnings: `
      -0.4 isiri, 0.4 aynad gundu sakli tarti tespi, 0.5 hakki kendi pecet yurtt, 0.6 duruy iciyo, 0.8 mushi yemek, 0.9 bandi inmiy, 1
      yuruy`,
  },
}
