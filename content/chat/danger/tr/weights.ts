import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.5,
  meanings: `
      -2.4 asks, -1.1 training, -0.8 pain past, -0.7 move recovered, -0.6 exercise game highKetoneFigure joke, -0.5 about breatheIn
      lowBmiFigure lowOxygenFigure sleep urinate, -0.4 undo weight, -0.3 alcohol heHears intend method noHelp thirst, -0.2 ageOld
      breathless burden heatCold longPast, -0.1 heart hurt prevents side vomiting, 0.1 belongings bump despair dizzy emptyPack
      eyesRolled indigestion many onlyEat period pointless poison recreational recurs saysFell soaked sun, 0.2 attacker burnSource crash
      dryNappy foodRule fumeSource goOn handOver heavyOn height hoards life limbSign manyFigure me odd overMuch say sleepPills, 0.3
      asthma blurred diabetesThing diabetic feelMove fontanelle injure meal meterHi shivering stiffNeck strike sweaty voiceChanged want
      weapon, 0.4 afraid atRest belly chest contact days drowsy faint fall flashes headSplits highSugarFigure keto locksIn marks pale
      passOut pregnant ribsIn runsWater stand take vomitCough weighsSelf, 0.5 afraidHome arm end harmed laboured lastLetters lettersMove
      much onPurpose rash sick sleeves soon suddenly sugar sunken timesADay underSink, 0.6 badly blade blue control deliberately
      dropThings eat hit kill leftOut live numb racing respond tooHigh tooLow trigger, 0.7 birthSign die drawnTo farewell fever head
      home legs limb planned self shame, 0.8 cut deadlyPlace nobody purge threaten unwell victim, 0.9 bathroom hurts swell throat, 1
      face hide medicine pregnancySign shaky skin, 1.1 confine now slurred, 1.2 cannot gone swallow, 1.3 lips, 1.4 breathe dose person
      ridOfMe, 1.5 miss speak, 1.6 lowSugarFigure ownBody, 1.7 get, 2.2 not`,
  words: `
      -1.6 mi, -1.2 adam, -1.1 beni miyim mu nasil, -0.9 gore km, -0.8 iyi kac miyiz, -0.7 agri baslayan biraktim sifremi te unuttum
      yemis yogun, -0.6 annem dis gecirdi gelsin gorunce gulmekten icin istiyor kacta kanli katilmak kilo saat, -0.5 baklava ben bisey
      bugun can dondum eski hafif iki kedim kosuyor lazim ogun oynuyor plani sabah verdim ya, -0.4 adim bebek cikolata dakikalik dakka
      dilim doktor dunku felc gecen gecti gorursem gunu hafta haftada is isiriyor kisilik kolum kopek kustu lutfen menu misiniz oglen
      oldum oldururum olu oynarken resmen squat tabak tarif tarifi telefona uyaniyorum vardi yagli yanlis yedim yerinde yuzmeye, -0.3
      aclik alabilir altinda antrenmani bacak bakiyor bebegim bir biraz cigerim cikmisti d dilimi diyet durdu e evde fatura gogsum gordu
      kalbim kalbime kalin kan kaynanam kez ki kizim kosusu mail mesaj okul oldurdu olsun onerir onunde oyle pazardan plank rahmetli
      ruyama sporu tutmuyor ucuz ustune uyku uykum uyuyor valla var verdi yapmak yeni yesem yil yine yok yolu yuzunden, -0.2 abim alayim
      ama an anneannemin atmis attim ay az bakti bana bantlarini bin bitirdi bitirdim bitirmis carsambaya cikinca ciktim cocuklar cok
      dedi defibrilator devam durmadan ederim edeyim esim esnetme geri giriyor gitti gozum gram gulduk gun guzel hangi icinde indirim
      inme kahve kalktim kalp karardi kata katil maket oglan olctum oruc parmagimi pazar persembe saglik sali sesim son sonunda tam
      tansiyonum tesekkur ucte uygulama vurdu yasinda yerine, -0.1 acik acliktan agladi aldim alerji amcam antrenmandan bacaklarim
      basinca bayilacak borek cikariyor cikti dedem dogumdan dondurabilir elim elinize en gelmedi gibiyim hareketleri hic ilk kahveyi
      kaldim kavga kirmizi kizimin maci magnezyum musun odeme paket program salata sene sey sik solugum soruyorum tek temiz uyeligimi
      yara, 0 aylik diye gece geliyor gunde kadar kendini krizi ne oglum oldu olur sekeri sekerim soguk, 0.1 agriyor agzina aliyorum
      almiyor alti amca aradi artik ayagim aydayim babaannem bi birden borc bos cakiyor demis dustu elimi elini fiskiriyor gecer
      giderken gidiyor gunluk hizli igne ilac isiklar jilet kalkti kalorisi kanama karistirdim kesildi kestim kupkuru kursun kus kustum
      kusuyorum merdivende mosmor mutfakta okulda oldurecek on sadece sag sanki sayikliyor sesi sinifta soda tepki terliyor titriyo
      tutmus tuvalete ustu uyanmiyor yerde, 0.2 ablama acamiyorum agliyo agzindan aliyor allahim antrenmana ayaga basim bebegi bebegimin
      bes bizi bulaniyo catliyo cay coktu cunku da dakkada damla dili donuyor dovuyor dudagi durmuyor duruyor eli elime emmiyor etmedi
      fisfis fistikli gelemem geliyo haftalik hamileyim hapi iciyorum ise kabardi kaliyorum kayiyor kirec kiz koku kokuyor kolumu komsu
      konum kul kusuyor mor morariyor ogrencim oksuruyor once sabahtan sefer simdi sisti soba sola soyluyor tanimiyor telefonumu
      titriyorum tuhaf tutmuyo tutuyo uc ust ustunde yana yaniyorum yaziyorum yegenim yemegi yengemin yuttu yuttum yuz yuzu zor zorla,
      0.3 agzimin anahtar anda atesi aynada bacagima bardak bardakla bastiriyor bebegin bilmiyor bingildagi bitti camasir ceneme cevap
      davul diktim dunden duruyo eksik fistik galiba geldi gidip gogsu gogsunu goruyorum gosteriyor havale hemen hi hocam iceri ici icim
      isirdi istiyorum itiyor kaburgalari kapali kapandi kapatti kapida karistiriyor karni kendi kendimi kizina komsunun konusmasi
      korkuyorum mutfaga nabzi nefesim one otuz protein sekizinci sevgilim sigara sonra surekli tarlada tip ustume uvey uyustu vermiyor
      vuruyor yaniyor yarin yaziyo yedi yemekten zaman, 0.4 ablam altina atti babam basi bezi bogazim cikmiyor cocuk derin dudaklarim
      dun gordum gundur hala herkes icmis icti intihar jiletle kanamam kapiyi kar kilitliyor kimseye komple masaya midem oldugunu
      olmasam parol rengi sekiz seyi suyu tartiliyorum torunum yan yapilir yaslilik yigildi yiyorum, 0.5 agzi alamiyorum arkadasim ayni
      degil delik diyor eve gitmeye istemiyorum kalkinca kapiya kardesim kaydi kocam kutu minik otobusteyim seker sol tutuyor yasamak
      yemek zaten, 0.6 akiyor basladi bile durup fark ictim kotu koydum rahat sanirim su, 0.7 agzim daha hep kimse o oturdum yazip, 0.8
      biri oldurmek spor, 0.9 her mushil yakinda, 1 aksam bu de geciriyor kere nefes yapmaliyim, 1.1 beri, 1.2 ve, 1.7 gibi`,
  beginnings: `
      -0.9 belge cevir, -0.8 besle birak canta kaldi, -0.7 dokto donuy fatur hemsi sifre, -0.6 dondu doner firin gelsi gibiy gulme hasla
      katil kosuy oglum tekra yuruy, -0.5 ataca bakla calis gecik gorun harek ispan ruyam sayiy sirke tarif unutt uyani uyusm verdi
      yapab, -0.4 alabi anlat basla bisik cikol duzel eczan gorur isiri istiy karti kisil lutfe misin oneri oynar patro perse resme
      yemeg yorgu yuzme, -0.3 arali bakma bitki bogul bulgu ciger dedem dilim galat giyin hapla hatir iniyo kalbi kosus oldur onund
      pazar prote rahme saati sevin sinav tahli tesek uyeli uygul uyuyo voley yerin yokus yuzun zehir, -0.2 aglad alayi alerj annea
      bagla bantl bayra birin borek cikin cikti dakik defib degis diyet dogra durma ederi edeyi esnet gitmi goste guldu gunle icind
      indir kahva kahve kayin kesme kirma olctu oynuy podca progr rande sagli sevme sonun squat vitam yanli yarin yasin, -0.1 aclik
      antre azalt bagir basin dogum durdu ekley elini gelme karar kardi karni kayna kirmi kizim kontr magne manti nokta norma otura
      salat sicak sinir solug soruy tansi tatil yapam yapiy yazil, 0.1 acili aksam almiy anore avcun ayday bakmi bileg birde bulas cakiy
      cihaz cikmi disle dusuk eller fiski gider gormu ignes isikl kosud krizi kulla kupku mosmo ogren saatt sakli saniy sinif sirti
      tutam tutma unutm uyanm uyuya yanin yapis yerle, 0.2 ablam acami aglam agliy allah babaa bacag banyo basim bayil boynu cagir catli
      damag diyem dudag dusur duyma elekt elind emmiy etmed fisfi geced gelem geliy gidiy giriy gogsu gozle gozlu hafta hamil hasta
      haval iciyo kabar kacir kaliy kanat kayiy kiloy kokuy kolla koltu kustu kuzen marke merdi midem mides morar patla sayik sikis
      soylu takvi tanim temiz uyand vuruy yapmi yegen yenge yutku yuttu, 0.3 agzim agzin ayakl aynad babas bakiy baldi bingi bitir camas
      cenem cikar dagit dikti dogur dovuy dunde durmu etmiy fisti galib geldi giyiy goruy gozum hakki hepim inmiy isird itiyo kabur
      kafam kapal kapan kapid kiyac kizin kolum komsu korku okuld sayma sekiz sevgi soluy surek table titri torun uyust vermi yasti
      yemek, 0.4 aliyo bebeg bulan danis dinle gordu gorme gorus gundu intih kalma karin kenar kendi kompl kusuy masay oldug olmas sarsi
      sisiy tarla temmu ustum yasli yigil yiyor, 0.5 alami anaht ayagi ayarl bandi dayan gecir gitme istem jilet kalki kanam karde karis
      kediy kelim kilit konus lavab mektu mutfa nefes odasi otobu parca siyri terli yaniy yasam yaziy, 0.6 akiyo altin arkad barda bogaz
      dersi diyor dudak icimd kesiy kimse koydu sanir soyle takim tuval, 0.7 buldu derst herke oksur oturd yapma, 0.8 basti duruy kopru
      salon tutuy, 0.9 mushi yakin, 1 bilmi kapiy, 1.2 kurtu`,
}
