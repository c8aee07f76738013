import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -4,
  meanings: `
      -2.1 asks, -1.3 past, -1.1 pain training, -0.7 about breatheIn joke, -0.6 game heart highKetoneFigure intend recovered undo
      without, -0.5 longPast lowBmiFigure lowOxygenFigure weight, -0.4 lump mayNotSee move numb vomiting, -0.3 bleed burden lost thirst,
      -0.2 awful binge breathless dizzy exercise foodRule height me wake, -0.1 alcohol injure noHelp onlyEat pointless say side sleep
      take weapon, 0.1 accident burnSource heHears heavyOn leaden others period saysFell, 0.2 blade bodyImage bump diabetesThing
      eyesRolled get goesOut handFails indigestion insulin noKicks odd poison tooLow, 0.3 birthSign despair dryNappy fall handOver legs
      limbSign meterHi onlyWater pale pet stiffNeck strike sun swell trigger, 0.4 afraid blue blurred checksPhone child control feelMove
      fontanelle goOn hoards laboured meal method now recreational shivering sick sleepPills soaked stand sweaty weighsSelf, 0.5 asthma
      atRest diabetic faint fever flashes headSplits home keto kill locksIn passOut purge rash ribsIn runsWater threaten timesADay
      voiceChanged, 0.6 attacker badly belly chest deadlyPlace dropThings heatCold lastLetters lettersMove overMuch planned pregnant
      self tooHigh vomitCough, 0.7 afraidHome belongings deliberately drawnTo fumeSource hurts leftOut manyFigure nobody onPurpose
      racing sleeves soon suddenly victim want, 0.8 contact die drowsy limb lips many person respond underSink, 0.9 confine cut face
      farewell shame slurred, 1 eat end gone hit much pregnancySign sugar, 1.1 bathroom breathe dose hide live, 1.2 arm shaky skin
      unwell, 1.3 cannot medicine throat, 1.4 speak, 1.5 ridOfMe, 1.6 lowSugarFigure miss, 1.7 swallow, 1.8 ownBody, 2.1 not`,
  words: `
      -1.3 mi mu saat, -1.2 bugun, -1.1 iyi, -1 adam aldi biraz miyim nasil ona, -0.9 kedim kustu yeni, -0.8 ay bebek belgeselinde bicak
      cok evde gecti gorunce kan unuttum, -0.7 altinda annem buyuk can hava izledim kac kilo kosuyor neyse sey, -0.6 agzima ama bana
      baslayan bir dedi devam doktor e eski iki ilk kaliyor km kostum olduk olmus tarifi vardi yasinda yogun, -0.5 agri akilli aldik
      atiyor baklava bas baska beni dis elma etti fena girdim gore gulmekten hafif iade igne istiyor kalmis karakter katilmak kaynanam
      keser keyfi kolu miyiz pasta patron rezil sakiz sifremi son spora tansiyonum telefona uykum valla yapip yapiyorum yedik yemis
      yerinde yokusta yuruyor yuzum, -0.4 adim agladim ayran bacak baglantisi bahar biraktim borek cekim cikarmak d dersi dilini dogru
      dondum dunku dus gelecek geliyorum gelmiyor gorse gun gunum hizli is isiriyor izin ki mati menu misiniz odeme oglum ogun olsun olu
      oynuyor pesinde plani sali sifirlama sis sogan squat te top toplarken ufaklik verdim veriyor yanlis yapilmis yedim yesem yil
      yolunda yuzunden, -0.3 acti antrenmani ara az bakti batma bayramda bin biri bitirdim bluetooth bulamiyorum burun cikti dakika
      dakikalik degilim dikkat donmus evi fatura gelir gelsin gibiyim gunu hafta haftada haftasi herhalde icin ile imdat indirim kacta
      kadar kalp kapan karari kartimi kaslarim kavga kendine kez kisilik kiskancliktan kodu kucuk laf lutfen mail masa muyuz nihayet
      organ oyle oynarken parmak persembe plan resmen sabah saglik sekerim sonrasi sonu suya tabak tam tarif tatli tavan toplantida uc
      uyaniyorum uyeligimi ya yagli yandi yiyince yiyip yogasi yuregim, -0.2 a aclik agridi aile akti alabilir alayim aldim amcam
      anneannemin attim azicik bant bantlarini bebegim bitirdi bitirmis bu cantasina cigerim cikinca cikolata cocuk cocuklar dakka
      danisma degisti dilimi dogum dondurmak duracak dustu ekran eksi eridi etmek ettik findik gecirdi giris gonullu gorusmesi gri
      gulduler guncellemeden hahaha hapini hatirlatmasi hattinin hedefimi hoca icinde indik inme iptal kalbi kalbime kaldim kalin kanli
      kata kirk kolum kopegimiz korkudan krizi kullanabilir kurs lisedeyken markette menenjit mis mutfak nabiz nar nereden nereye
      numarasi olan olarak oldurur olmustu olurken oturamiyorum pdf peceteyle pisman pistik plank programi puanim raporu saatimi sade
      salata sandim saniyordum saplandi saydim sekizden sevincten sicaktan sinek sorun sporu sukur tekme tekrar temiz toplantiya
      tutmuyor uyuyor vallahi vermek veteriner yapmak yaptim yas yatis yenisini yillik yok yolda yulaf yurt yuruyus zehir, -0.1 actim
      agirligi ailece antalya arasindaki arayuzu basinda belim ben bitiyor bogazina bomba bulgur bunu carsambaya cekiyor cikiyor
      cikmisti ciktim cinayet deprem destek diyet dugunde eczaci edeyim ekmegi esim gecen gelmis gidiyorum gogsum gordu gorursem gunde
      guzel hangi hareketle hesaba icim icmisim iniyor kalktim kalori karanlik karardi katil kaynadi kesildi kisa kizim kokusu kosusu
      mercimek mesaj misin mod musun nane nefesim noktasi ofiste okul oldu oldum oldurdu oluyor pilates program puf rahmetli ruyama sert
      simdi sonuna sonunda soruyorum soyluyor stres takip takvimde tamam tarti tartim tartiya tatbikatinda ucte uygulamaya verdigi
      vitaminini yakti yapti yaramiyor yardimci yeme yer yeri yerine yine yorgunum yuzmeye, 0 hala olur on sadece, 0.1 acici acik agir
      agirlik agzimdan alerjim an ari ayagim aydayim aylik balon basti bayildi benzi beti bilegimi bitti cakmakla catliyor cihazi
      cokuyor dayim disari dokuldu durmuyo duyunca elini ezmesi gecer gogsumun gozu gozum gunluk hanim hemen hepsini hic hirildiyor
      iciyor iciyorum ileri ip kafam kafasini kaldiramiyorum kanama kardesimi karnim kaynar kemerle kendi komsu limon mavi nefesi
      oglanin parmagimi sayikliyor sekeri sonra sut tarafi titriyo tusu tutuldu ustune uyanmiyor yalnizim yaparken yataktan yerde
      yetmiyor yuz, 0.2 abim acamiyorum agriyor alti amca artik atmis babaannem babam babamin bag bende beyaz bogazini boguluyorum borc
      bos cakiyor cantasinda cikardim da ders dili diye dovuyor dudaklari eli ellerim emmiyor geciriyorum gecmedi gerekiyor giderken
      gosteriyor gozleri hesabini ilac ise isiklar iyiyim izleri kalkti kapaniyor karistirdim kendimi kiloyum kimseye kipkirmizi kokuyor
      kollarinda kul kupkuru kuru kustum kusuyor merdivende mor morardi morariyor mutfakta niye o oda odasina okulda oldururum olmaz
      olum peltek pihti sessiz sikisiyo sinifta soguk soktu sola suyunu titriyorum tutmus tutmuyo ucu uste ustunde uyustu yaninda
      yapayim yarim yazdim yengemin yere yoga yuzme zaman, 0.3 agliyo agzina aliyor almiyor anoreksiya antrenmana aradi arkadasim
      arkadasimi bacagima bastiriyor bebegimin bes bilmiyor birden bizi bosuna bulaniyo catliyo cift coktu corba cunku dedem demis
      dilalti diyor donuyor edin elinde etmedi falan fisfis fistikli geldi geliyor gelmiyo gitti gogsunu goruyorum havale iceri ici indi
      jilet kabardi kaburgalari kacti kalinlasti kapi kayiyor kirec koku kolumu koptu kursun kus mama merdivenden nabzi ogrencim once
      one saattir sag sekizinci sesi sesli sevgilim soba soda suyu tanimiyor tek terliyor tuhaf tutuyo ustu ustume uyeligi var yemegi
      yurtta yuttum yuzu zor zorla, 0.4 agzim agzindan allahim altina anda atesi ayaga ayni bardakla basim bebegin bingildagi ceneme
      defa dudagi dunden durmuyor elimi fiskiriyor fistik galiba gece gelemem geliyo gidip hamile hamileyim hapi hi intihar isirdi
      jiletle kapatti kapiya karni kestim kilitliyor kiz komsunun kusuyorum mutfaga ne nefese oldurecek otururken otuz seyi sigara tane
      tarlada tepki tiras uvey yaniyor yaslilik yaziyo yegenim yesil yigildi, 0.5 ablama agzimin anahtar ancak aynada bardak bebegi bi
      bile bogazim camasir dakkada davul duruyo eksik elim elime etmez fark girdi gundur herkes ictim istemiyorum kaliyorum kalkinca
      kanamam kapali kapandi kapida kendini konum masaya minik oksuruyor oldugunu oldurmek sekiz sikti soyledi tartiliyorum tip torunum
      vuruyor yana yaniyorum yapilir yasamak yaziyorum yemekten yiyorum, 0.6 ablam anafilaksi basi basladi benden degil diktim dun gogsu
      haftalik hocam kar karistiriyor kizina komple konusmasi korkuyorum olmasam sanirim sol telefonu telefonumu yan zaten, 0.7 akiyor
      alamiyorum bezi cikmiyor derin dudaklarim hep icmis itiyor kapiyi kotu koydum oturdum parol protein sefer seker tutuyor yazip
      yemek, 0.8 agzi de delik gitmeye gordum kardesim kocam kutu otobusteyim su, 0.9 atti daha durup eve istiyorum kimse mushil rahat
      rengi spor yakinda, 1 geciriyor kere yapmaliyim, 1.1 beri icti kaydi, 1.2 aksam ve, 1.4 her, 1.5 gibi, 1.8 nefes, 2.5 olmek`,
  beginnings: `
      -1.1 kaldi, -1 dokto karti, -0.8 belge cevir kosuy tarif, -0.7 besle durdu duzel isiri izled kostu savas yokus yukle, -0.6 araba
      bagla calis canta dondu fatur girdi hatir kalmi otura sifre yasin yuruy, -0.5 akill atist atiyo bakla dakik disin doner donuy
      firin gelis gibiy gulme gunce hasla hemsi heyec indir ispan kadin karak katil oldur olmam perse sohbe tekra uygul uyusm uzuld
      verdi yapis yapti yenil yiyec, -0.4 aglad anlat basla bulgu cikol derbi dogra eczan gelec gorun haber hapla hatti hazir kaydi
      kayin kayna medit misin oglum parma pesin sakla sifir simdi tansi tatbi ufakl uyani veriy yapiy yolun, -0.3 adiml ailec alabi
      alman ataca beyni bicag bluet bulam bulmu ciger degil deniz dikka dilin dusuy gecer gelsi gidil goste harek hedef herha hesab
      iniyo kacam kacar kapat karar kasin kasla kesil kisil kiska liste lutfe nihay olunc oneri oynar patla pisma progr rande rapor
      resme roman saati sagli sevin sinav sirke sonra sonun takil ucusu unutt uyand uykus verme video yapab yariy yiyin yogas yorgu
      yureg yuzun zehir, -0.2 agrid alayi arali atlad azici bakma bantl basin birak bisik carpm catla cikin dedem degis dilim diril
      diyet dokul donmu durac ediyo ekran findi galat gerce gitti giyin gobeg gonde gonul grafi guldu gunle hahah hapin icind icmed
      kahva kaybo kirma lised marat matka menen mesaj neler nerey numar ogren olara olmus olurk oluyo oynuy panto patro pence pisti
      pozis puani rahat rekla ruyam salat sandi sapla saydi sayiy seker sisli sporu stres tahli tesek titre uyeli uyuyo valla veris
      veter vitam voley yapam yardi yazar yazdi yenis yildi yilli yukse yumru, -0.1 anlam anlas antal arasi arayu artir balko bayra
      birin bitiy bitki bozuk cekis cekiy cikiy cikti cinay corba depre dersl deste dugun eczac edeyi ekler ekmeg esles gorur icmis
      kahve kaliy karan kesme kokus kosus magne merci mutlu nokta oynad peyni podca rahme sanda sayil sicak sikin sonuc soylu squat
      surme taksi taraf tasin tuttu vurdu yaram yuzme zeyti, 0.1 acili antib ayday bulas cakma cekil cihaz cikma cizdi cokuy diyab duyun
      ezmes gozun hafta havuz hepsi hiril ilacl insul iyiyi kalbi kalem kalkt kasig kasil kazan kemer kiloy kucag nered oglan oksij
      ortas teyze unutm uyanm vermi yakiy yalni yanin yatak yemed yemeg yuzug, 0.2 ablam acami agriy aksam alaca ayakl babam bagir basim
      bitir burad cakiy carpi cekme cenem disar diyem dokun dusuk duyma elimd eller emmiy gecme gelmi gerek gider gormu gozlu gozum
      iciyo incel isikl islan istiy izler kacir kadik karin kipki kokuy koltu kopeg kucug kulla kupku kustu mutfa olaca pelte saatt
      sayik sessi sigar sinif sisey suyun taban telef tespi tutam tutma tutmu uyust uyuya yapay yapmi yenge yurur, 0.3 aglam ailem aliyo
      almiy anore avcun babaa babas bakmi bileg birde bosun cagir carsa cikac dakka danis derse dilal dinle dogur dusur elekt etmed
      etmiy fisfi geced geliy gorum gozle haval hayat hepim ignes kabar kabur kalin karni kayiy kenar koyuy krizi kuzen mides nasil
      olmas patli sirti takvi temiz tukur yapar yasti yurtt yutku yuttu, 0.4 agliy allah ayagi bacag banyo bingi boynu bulan cikar damag
      dovuy dudag dunde fiski galib gelem giriy giyiy gorus goruy hamil hasta intih isird kanat kendi kimse kolla kolum kosud kursu
      midem morar sakli sarsi sayma soluy table titri ustun uzatm vuruy yasli yegen yigil, 0.5 aynad baldi bandi bayil camas catli dagit
      durmu elind gordu gorme gundu hakki inmiy istem kalma kapal kapid korku masay oldug sikis sisiy temmu torun tuval yapma yasam
      yemek yiyor, 0.6 anafi ayarl bende dersi derst dikti fisti gogsu kalki kanam kapan karis kesiy kiyac kizin kompl mektu merdi okuld
      parca sanir soyle tarla terli, 0.7 agzin akiyo alami altin anaht cikmi gecir gitme itiyo jilet karde kelim koydu kusuy lavab nefes
      oturd salon siyri ustum, 0.8 dayan diyor herke icimd kediy kilit odasi otobu takim yaziy, 0.9 bakiy barda basti bogaz dudak duruy
      mushi tutuy yakin, 1 bebeg buldu oksur yaniy, 1.1 kapiy, 1.2 kopru, 1.3 kurtu, 1.4 bilmi`,
}
