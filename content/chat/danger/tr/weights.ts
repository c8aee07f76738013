import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.4,
  meanings: `
      -2.4 asks, -1.2 training, -0.9 past, -0.7 move pain recovered, -0.6 exercise game highKetoneFigure joke lowOxygenFigure, -0.5
      about breatheIn lowBmiFigure sleep weight, -0.4 undo, -0.3 alcohol heHears intend longPast method thirst, -0.2 ageOld breathless
      burden heatCold hurt noHelp urinate, -0.1 heart prevents side vomiting without, 0.1 burnSource despair dizzy emptyPack eyesRolled
      handOver hoards onlyEat period pointless poison recreational saysFell soaked, 0.2 bump crash dryNappy foodRule fumeSource goOn
      heavyOn height many manyFigure me odd recurs say sleepPills, 0.3 asthma attacker belly blurred diabetesThing diabetic feelMove
      fontanelle keto limbSign meal meterHi shivering stiffNeck strike sweaty voiceChanged weapon weighsSelf, 0.4 afraid atRest chest
      contact days drowsy faint fall flashes headSplits highSugarFigure injure locksIn marks onPurpose pale passOut pregnant ribsIn
      runsWater sleeves stand suddenly take vomitCough, 0.5 afraidHome arm end hit laboured lastLetters lettersMove live much rash sick
      soon sugar sunken timesADay trigger underSink want, 0.6 badly blade blue control drawnTo dropThings harmed kill leftOut numb
      planned racing respond self shame tooLow, 0.7 birthSign deliberately eat farewell fever head home legs limb threaten tooHigh, 0.8
      deadlyPlace nobody purge unwell, 0.9 bathroom cut hurts swell throat victim, 1 face hide medicine now pregnancySign, 1.1 confine
      gone shaky skin slurred, 1.2 cannot swallow, 1.3 die lips person, 1.4 breathe dose ridOfMe, 1.5 miss ownBody, 1.6 lowSugarFigure
      speak, 1.7 get, 2.2 not`,
  words: `
      -1.6 mi, -1.2 adam, -1.1 miyim mu nasil, -1 beni, -0.9 gore iyi, -0.8 km miyiz yogun, -0.7 agri baslayan biraktim istiyor kac
      katilmak kilo sifremi unuttum yemis, -0.6 annem dis gelsin gorunce gulmekten gunu icin iki kanli lazim ogun oynuyor saat te, -0.5
      baklava ben bisey bugun can dondum eski gecirdi hafif is kacta kedim kosuyor lutfen oldum olu plani sabah telefona vardi verdim ya
      yagli, -0.4 adim bebek biraz cikolata dakikalik dilim diyet doktor dunku felc gecen gecti gordu hafta haftada isiriyor ki kisilik
      kolum kopek kustu menu misiniz oglen resmen squat tabak tarif tarifi uyaniyorum var yanlis yedim yerinde yil yorgunum yuzmeye,
      -0.3 aclik alabilir anneannemin antrenmani ay az bakiyor bebegim bir cigerim cikmisti ciktim d dakka dedi defibrilator dilimi
      durdu e evde fatura gorursem gun icinde kalbime kalin kan kaynanam kizim mail mesaj okul oldu oldurdu oldururum olsun onerir
      onunde oyle oynarken pazardan plank rahmetli ruyama sonunda sporu ucuz ustune uyeligimi uyku uykum uyuyor valla verdi yapmak
      yasinda yeni yesem yine yok yolu yuzunden, -0.2 abim alayim altinda ama atmis attim bacak bakti bana bantlarini bin bitirdi
      bitirdim bitirmis carsambaya cikinca cocuklar cok devam durmadan ederim edeyim elim elinize esim esnetme gelmedi geri giriyor
      gitti gogsum gram gulduk hangi indirim inme kahve kalbim kalktim kalp karardi kata katil kez kosusu maket musun oglan olctum oruc
      parmagimi pazar persembe program saglik sali sesim tam tansiyonum tesekkur tutmuyor ucte uygulama yerine, -0.1 acik acliktan
      agladi aldim alerji amcam an antrenman aylik basinca borek cayi cikariyor cikti corba dedem dogumdan gibiyim gosterdi gozum guzel
      hareketleri hic icmeye ilk iptal kadar kahveyi kalori kavga kirmizi kizimin maci magnezyum ne odeme paket salata sicak sik solugum
      son soruyorum tek temiz vurdu yara yeme yoga, 0 artik diye gece geliyor gunde krizi oglum olur sekeri sekerim soguk, 0.1 agliyo
      agriyor agzina amca ayagim aydayim babaannem bi borc bos demis ders dustu elimi elini emmiyor etmedi ezmesi fiskiriyor gecer
      giderken gidiyor gozleri gunluk igne ilac ise kalkti kalorisi kemerle kendini kesildi kupkuru kursun kus kustum kusuyorum
      merdivende morariyor mosmor mutfakta okulda oldurecek on otururken sadece sag sakiz sanki sayikliyor sinifta soda sonra tas tepki
      terliyor titriyo tutmus tuvalete uste ustu uyanmiyor yegenim yerde, 0.2 ablama acamiyorum agzindan aliyor aliyorum allahim anda
      antrenmana aradi ayaga basim bebegi bebegimin bes bizi bulaniyo cakiyor catliyo cay coktu cunku da dakkada damla dili donuyor
      dovuyor dudagi dun durmuyor duruyor eli elime fisfis fistikli gelemem geliyo gogsunu goruyorum haftalik hamileyim iceri isiklar
      jilet kabardi kaburgalari kaliyorum kayiyor kendimi kestim kirec kiz koku kokuyor kolumu komsu konum kul kusuyor mor ogrencim
      oksuruyor once sabahtan sefer simdi sisti soba sola soyluyor tanimiyor telefonumu titriyorum tuhaf tutmuyo tutuyo uc ustunde
      vuruyor yana yaniyorum yaziyorum yengemin yuttu yuttum yuz yuzu zor zorla, 0.3 agzimin anahtar atesi aynada bacagima bardakla
      bastiriyor bezi bilmiyor bingildagi bitti camasir cevap davul diktim dunden duruyo eksik fistik galiba gidip gogsu gosteriyor hapi
      havale hemen hi ici isirdi itiyor kanamam kapali kapandi kapatti kapida karistiriyor karni kendi kizina komsunun konusmasi
      korkuyorum mutfaga nabzi nefesim one otuz protein sekizinci sevgilim sigara surekli tarlada tip ust ustume uvey uyustu vermiyor
      yaniyor yarin yaziyo yedi yemegi yemekten zaman, 0.4 ablam altina atti babam bardak basi bebegin biri bogazim ceneme cikmiyor
      cocuk derin dudaklarim geldi gordum hala herkes hocam icim icmis icti intihar jiletle kapiyi kar kilitliyor kimseye komple masaya
      midem oldugunu olmasam parol rengi sekiz seyi suyu tartiliyorum torunum yan yapilir yaslilik yigildi yiyorum, 0.5 agzi arkadasim
      ayni degil delik durup eve gitmeye gundur istemiyorum kalkinca kardesim kaydi kocam kutu minik seker sol tutuyor yasamak zaten,
      0.6 akiyor alamiyorum basladi bile diyor fark ictim kapiya kimse kotu koydum oldurmek otobusteyim rahat sanirim su yemek, 0.7
      agzim istiyorum o oturdum yapmaliyim yazip, 0.8 daha de hep spor yakinda, 0.9 her kere mushil, 1 aksam bu geciriyor, 1.1 beri
      nefes, 1.2 ve, 1.7 gibi, 2.1 olmek`,
  beginnings: `
      -0.9 belge besle, -0.8 birak canta cevir hemsi kaldi, -0.7 dokto dondu donuy fatur katil sifre, -0.6 doner firin gelsi gibiy gulme
      hasla karti kosuy oglum tekra yuruy, -0.5 ataca bakla calis gorun harek ispan lutfe oneri ruyam sayiy sirke tarif unutt uyani
      uyusm verdi yapab, -0.4 alabi anlat basla bisik cikol duzel eczan gecik isiri kisil misin oldur perse resme uyeli yorgu yuzme,
      -0.3 aglad annea arali bakma bitki bogul ciger cikti dedem defib dilim galat gitmi giyin gorur hapla hatir icind indir iniyo kahva
      onund oynar oynuy patro pazar progr rahme saati sevin sinav sonun tesek uygul uyuyo voley yasin yemeg yerin yokus yuzun zehir,
      -0.2 alayi alerj bagla bantl birin borek bulgu cikin dakik degis diyet dogra durma ederi edeyi elini esnet gelme goste guldu gunle
      kahve kalbi kesme kirma kosus olctu podca prote rande sagli sevme sinir squat tahli telef verme vitam yanli yapam yapil yarin
      yazil, -0.1 aclik antre azalt bagir basin bayra bozuk durdu ekley icmey iftar kardi karni kayin kayna kirmi kizim magne manti
      nokta norma otura salat sicak solug soruy tansi ustun yapiy, 0.1 acili anore avcun ayday bakmi bileg cihaz disle dusuk emmiy etmed
      ezmes fiski gider gormu ignes incel kemer kesti kosud krizi kulla kupku mosmo oturu saatt sakli saniy sapla sayik sinif sirti
      tutam unutm uyanm uyuya yanin yapis yegen yerle, 0.2 ablam acami aglam agliy aksam allah babaa bacag banyo basim boynu cagir cakiy
      cikar cikmi damag diyem dudag durmu dusur duyma elekt elind eller fisfi geced gelem geliy gidiy giriy gogsu gozlu hafta hamil
      hasta haval iciyo isikl kabar kabur kacir kaliy kanat kayiy kiloy kokuy kolla koltu kustu kuzen marke merdi midem mides morar
      ogren patla sikis soylu takvi tanim temiz tutma uyand vuruy yapmi yenge yutku yuttu, 0.3 agzim agzin ayakl aynad babas bakiy bayil
      bingi bitir camas catli dagit dikti dogur dovuy dunde etmiy fisti galib geldi giyiy goruy gozle gozum hakki hepim inmiy isird
      itiyo kafam kapal kapan kapid karin kendi kiyac kizin kolum komsu korku kusuy okuld sayma sekiz sevgi soluy surek table titri
      torun uyust vermi yasti yemek, 0.4 aliyo baldi bebeg bulan cenem derst dinle gordu gorme gorus intih kalma kanam karis kenar kilit
      kompl masay mutfa oldug olmas sarsi sisiy tarla temmu ustum yapma yasli yigil yiyor, 0.5 anaht ayagi ayarl bandi dayan gecir gitme
      gundu istem jilet kalki kediy kelim konus lavab mektu nefes odasi parca siyri terli yaniy yasam yaziy, 0.6 akiyo alami altin arkad
      barda diyor dudak icimd karde kesiy kimse koydu otobu sanir soyle takim tuval, 0.7 bogaz buldu dersi herke kopru oksur oturd, 0.8
      basti duruy salon tutuy yakin, 0.9 mushi, 1 bilmi kapiy, 1.2 kurtu`,
}
