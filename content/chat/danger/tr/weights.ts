import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0,
  daily: -3,
  none: -2.7,
  meanings: `
      -1.9 asks, -0.6 training, -0.5 past, -0.4 move pain, -0.3 breatheIn exercise game highKetoneFigure joke lowBmiFigure
      lowOxygenFigure recovered weight, -0.2 about ageOld alcohol burden longPast sleep undo urinate, -0.1 breathless heHears intend,
      0.1 crash despair dryNappy foodRule hoards life lost me odd poison say sleepPills, 0.2 asthma attacker belly burnSource child
      diabetic drowsy faint feelMove flashes fontanelle goOn headSplits height highSugarFigure keto limbSign locksIn manyFigure marks
      meal meterHi onlyEat overMuch pale passOut pregnant ribsIn runsWater shivering stiffNeck suddenly sweaty timesADay underSink
      voiceChanged want weapon weighsSelf, 0.3 afraid afraidHome badly blue chest contact days diabetesThing dropThings eat end fall
      harmed injure kill lastLetters lettersMove live much onPurpose rash shame sick sleeves soon stand strike sunken tooLow vomitCough,
      0.4 arm atRest blade control deliberately die drawnTo farewell fever home laboured leftOut legs numb planned racing respond sugar
      take threaten tooHigh trigger, 0.5 bathroom birthSign cut head hit purge self, 0.6 confine deadlyPlace hide limb skin swell throat
      unwell victim, 0.7 face hurts medicine ridOfMe slurred, 0.8 breathe cannot gone miss nobody pregnancySign swallow, 0.9 dose lips
      lowSugarFigure now shaky speak, 1 get ownBody person, 1.7 not`,
  words: `
      -0.9 mi, -0.7 adam, -0.5 beni gore iyi miyim nasil, -0.4 agri biraktim icin kac kanli km miyiz mu sifremi te unuttum yemis, -0.3
      baslayan ben dis gecirdi gecti gelsin gorunce gulmekten hafta kacta kilo kosuyor lazim ogun oynuyor saat sabah ya yogun, -0.2
      aclik adim alabilir baklava bisey bugun can cigerim cikolata dakikalik dakka dedi devam dilim dilimi doktor dondum dunku eski evde
      felc gordu gorursem gunu hafif haftada iki indirim is isiriyor kalin kan kaynanam kedim ki kisilik kizim kopek kosusu kustu mail
      menu misiniz oglen okul oldurdu olu pazardan plani plank resmen sporu squat tabak tarif tarifi telefona uyaniyorum uyku uykum
      vardi verdi verdim yagli yanlis yedim yerinde yesem yil yolu, -0.1 abim alayim altinda anneannemin annem antrenmani atmis az bacak
      bebegim bebek bin bir biraz bitirdi carsambaya cikinca cikti ciktim cocuklar cok d dedem defibrilator durdu e ederim elim esim
      gecen gitti gogsum gozum gun guzel hangi hic icinde kahve kahveyi kalbim kalktim kalp karardi kata katil kez kolum lutfen mesaj
      olctum oldum olsun onerir oyle persembe rahmetli saglik son sonunda tansiyonum temiz tesekkur tutmuyor ucte ucuz uygulama uyuyor
      var yapmak yasinda yeni yine yuzmeye yuzunden, 0 aylik bi da diye geliyor gunde istiyorum oglum oldu on sekeri sekerim soguk tek
      yok, 0.1 agzindan aliyorum allahim ama antrenmana artik ayaga basim bes bitti bizi bos camasir cay cunku dakkada dili donuyor
      dovuyor durmuyor dustu eksik eli fisfis fistikli galiba gece gelemem giderken goruyorum gosteriyor haftalik hamileyim hapi hocam
      iceri iciyorum ise kabardi kaburgalari kadar kaliyorum karistiriyor kayiyor kendini kirec kizina kokuyor kolumu kupkuru kursun
      kustum kusuyor ne ogrencim once otuz sabahtan sadece sag simdi sisti soba sola soyluyor surekli tanimiyor tarlada telefonu
      telefonumu titriyorum tuhaf tutmuyo tutuyo uc ust ustu vuruyor yana yaziyorum yemegi yengemin yuttu yuttum yuz yuzu zor, 0.2 ablam
      agzimin altina anahtar atesi atti aynada babam bacagima bardak bardakla bastiriyor bebegin bezi bilmiyor bingildagi bogazim ceneme
      cevap cikmiyor cocuk damla davul derin diktim dudaklarim dunden duruyor elime fistik geldi gogsu gogsunu hala havale hemen herkes
      hi ici icim icmis icti intihar isirdi itiyor jiletle kanamam kapali kapandi kapatti kapida kapiyi kar karni kendi kendimi
      kilitliyor kimseye kocam komple komsu komsunun konusmasi korkuyorum midem mutfaga nabzi nefesim oksuruyor oldugunu olur one parol
      protein sekiz sekizinci seyi suyu tartiliyorum tip torunum ustume uvey uyustu vermiyor yaniyor yapilir yarin yaslilik yaziyo yedi
      yemek yemekten yigildi yiyorum zaman, 0.3 agzi akiyor alamiyorum arkadasim ayni basi basladi bile delik diyor dun durup eve fark
      gitmeye gordum gundur ictim istemiyorum kalkinca kapiya kardesim kaydi kotu koydum kutu masaya minik o oldurmek olmasam
      otobusteyim rengi sanirim seker sol sonra tutuyor yan yasamak zaten, 0.4 agzim biri daha degil hep kimse mushil oturdum rahat su
      yakinda yazip, 0.5 geciriyor kere spor yapmaliyim, 0.6 aksam beri bu her nefes, 0.7 de ve, 1.2 gibi`,
  beginnings: `
      -0.5 belge birak, -0.4 besle canta gibiy harek hemsi kaldi kosuy sifre, -0.3 anlat calis cevir dokto dondu doner donuy fatur firin
      gelsi gulme hasla oglum oldur tarif unutt yapab yuruy, -0.2 alabi ataca bakla bisik bogul ciger cikol dakik dilim eczan gecik
      giyin gorun gorur hatir indir iniyo isiri ispan istiy karti kisil kosus misin oneri patro perse resme ruyam sayiy sinav tahli
      tesek uyani uygul uyusm verdi voley yerin yorgu, -0.1 aglad alayi alerj arali bakma basla bitki borek cikin cikti dedem defib
      degis duzel ederi gunle hapla icind kahve kalbi kardi kesme lutfe olctu oynuy pazar podca progr rahme saati sagli sevin sirke
      sonun uyeli uyuyo yarin yasin yemeg yokus yuzme yuzun zehir, 0.1 acami aglam allah banyo bayil bileg bulan cagir camas cikmi damag
      dudag dusur duyma elind fisfi galib gelem geliy gider gozle gozlu hafta haval inmiy kabar kabur kaliy kanat kayiy kesil kizin
      kokuy kolla kolum kupku kustu mides okuld sakli sikis soylu surek takvi tanim telef tutma uyand uyuya vuruy yapis yapmi yasti
      yenge yutku yuttu, 0.2 agzim agzin aliyo aynad bacag bakiy baldi bebeg bingi cenem cikar dagit danis dikti dinle dogur dovuy dunde
      durmu etmiy fisti geldi gidiy giriy giyiy gogsu gorme gorus goruy gozum hakki hamil hepim iciyo intih isird itiyo kafam kalma
      kanam kapal kapan kapid karin kediy kenar kiyac kompl komsu korku kusuy lavab merdi oldug parca sayma sekiz sisiy soluy table
      tarla temmu titri torun uyust vermi yasli yemek yigil yiyor, 0.3 akiyo alami altin anaht ayagi ayarl bandi bogaz buldu dayan derst
      diyor dudak gecir gitme gordu gundu icimd istem jilet kalki karis kelim kendi kesiy kilit kimse konus koydu masay mektu mutfa
      nefes odasi olmas otobu sanir siyri soyle takim terli tuval ustum yaniy yapma yasam yaziy, 0.4 arkad barda basti dersi karde kopru
      mushi oksur oturd salon yakin, 0.5 duruy herke kapiy tutuy, 0.6 bilmi kurtu`,
}
