import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -2.7,
  meanings: `
      -2 asks, -0.6 training, -0.5 past, -0.4 exercise highKetoneFigure lowBmiFigure pain recovered, -0.3 breatheIn game joke
      lowOxygenFigure move urinate, -0.2 about alcohol longPast sleep undo weight, -0.1 ageOld breathless burden heHears intend noHelp,
      0.1 belongings bump child despair dryNappy foodRule heavyOn height hoards life many me odd poison recurs say sleepPills stiffNeck
      want wound, 0.2 asthma attacker blurred burnSource crash diabetic faint fall feelMove flashes fontanelle fumeSource goOn
      headSplits highSugarFigure keto locksIn manyFigure meal meterHi onlyEat overMuch pale passOut pregnant ribsIn runsWater shivering
      strike suddenly sweaty timesADay voiceChanged weapon weighsSelf, 0.3 afraid afraidHome belly blue chest contact control days
      diabetesThing dropThings drowsy end harmed injure lastLetters lettersMove limbSign marks much rash shame sick sleeves stand sunken
      tooLow underSink vomitCough, 0.4 arm atRest badly blade deliberately drawnTo eat farewell fever hit home kill laboured leftOut
      live numb onPurpose racing respond self soon sugar take threaten tooHigh trigger, 0.5 bathroom birthSign cut deadlyPlace die head
      legs planned purge victim, 0.6 face hide limb medicine skin swell throat, 0.7 confine hurts nobody pregnancySign ridOfMe slurred
      unwell, 0.8 cannot dose gone miss shaky, 0.9 breathe lips lowSugarFigure now speak swallow, 1 ownBody, 1.1 get person, 1.6 not`,
  words: `
      -0.9 mi, -0.7 adam, -0.6 beni miyim, -0.5 gore mu nasil, -0.4 agri biraktim icin iyi kanli km miyiz sifremi te unuttum, -0.3 annem
      baklava baslayan ben bisey dis gecirdi gelsin gorunce gulmekten hafif istiyor kac kacta katilmak kedim kilo kosuyor lazim ogun
      oynuyor saat sabah ya yemis yogun, -0.2 aclik adim alabilir bakti bin bugun can cigerim cikmisti cikolata d dakikalik dakka dilim
      dilimi diyet doktor dondum dunku eski felc gecen gecti gordu gorursem hafta haftada iki is isiriyor kalbime kalin kan kaynanam ki
      kisilik kizim kopek kosusu kustu lutfen mail menu misiniz oglen okul oldum oldurdu oldururum olu oyle oynarken pazardan plani
      plank resmen sporu squat tabak tarif tarifi telefona uyaniyorum uykum vardi verdi verdim yagli yanlis yedim yerinde yesem yil yok
      yolu yuzmeye, -0.1 abim altinda anneannemin antrenmani attim ay az bacak bakiyor bebegim bebek bir biraz bitirdi carsambaya cikti
      ciktim cok dedem dedi defibrilator devam durdu e ederim edeyim esim evde fatura gitti gogsum gozum gun gunu guzel icinde ilk
      indirim kahveyi kalbim kalktim kalp karardi kata kez kolum mesaj oglan olctum olsun onerir rahmetli ruyama saglik sali son
      tansiyonum tesekkur tutmuyor ucte ucuz ustune uygulama uyku uyuyor valla var yapmak yasinda yeni yine yuzunden, 0 ama aylik diye
      elim geliyor gunde hangi hic krizi oglum olur sekeri sekerim soguk tek, 0.1 acamiyorum agzindan allahim anda antrenmana artik
      ayaga basim bastiriyor bes bi bos cay cunku da dakkada damla dili donuyor dovuyor durmuyor dustu eksik eli fisfis fistik fistikli
      galiba gece gelemem giderken gogsunu goruyorum gosteriyor haftalik hapi iceri iciyorum ise istiyorum kabardi kaburgalari kadar
      kaliyorum kayiyor kendini kirec kiz kizina kokuyor kolumu komsu kupkuru kusuyor kusuyorum merdivende ne ogrencim oldu on once
      sabahtan sadece sag sefer sekizinci simdi sisti soba soyluyor surekli tanimiyor telefonumu titriyorum tutmuyo tutuyo uc ust ustu
      ustunde yana yaziyorum yemegi yengemin yuttu yuttum yuz yuzu zor, 0.2 ablam agzimin altina anahtar atesi atti aynada babam
      bacagima bardak bardakla bebegin bezi bilmiyor bingildagi bitti bogazim camasir ceneme cevap cikmiyor cocuk davul derin diktim
      dudaklarim dunden duruyo duruyor elime geldi gidip gogsu gordum gundur hala hamileyim havale hemen herkes hi hocam ici icim icmis
      icti intihar isirdi itiyor jiletle kanamam kapali kapandi kapatti kapida kar karistiriyor karni kendi kendimi kilitliyor kimseye
      komple komsunun konusmasi korkuyorum midem mutfaga nabzi nefesim oksuruyor oldugunu one otuz parol protein rengi sekiz seyi sigara
      suyu tarlada tartiliyorum tip torunum ustume uvey uyustu vermiyor vuruyor yan yaniyor yapilir yarin yaslilik yaziyo yedi yemek
      yemekten yigildi yiyorum zaman, 0.3 agzi alamiyorum arkadasim ayni basi basladi bile degil delik diyor dun durup eve fark gitmeye
      ictim istemiyorum kalkinca kapiya kapiyi kardesim kaydi kocam kotu koydum kutu masaya minik o olmasam otobusteyim oturdum sanirim
      seker sol sonra tutuyor yasamak zaten, 0.4 agzim akiyor biri daha hep kimse mushil oldurmek rahat su yakinda yazip, 0.5 geciriyor
      spor yapmaliyim, 0.6 aksam beri bu de her kere nefes, 0.8 ve, 1.2 gibi`,
  beginnings: `
      -0.5 belge birak, -0.4 besle canta dokto fatur gibiy hemsi kaldi kosuy sifre, -0.3 alabi bakla cevir dondu doner donuy firin gelsi
      gorun gulme harek hasla katil oglum ruyam tarif tekra unutt uyani yapab yuruy, -0.2 anlat ataca basla bisik bogul calis ciger
      cikol dilim duzel eczan galat gecik giyin gorur hatir indir iniyo isiri ispan istiy karti kisil kosus lutfe misin oldur oneri
      oynar perse resme sayiy sinav sirke tesek uygul uyusm verdi voley yerin yorgu yuzme, -0.1 aglad alerj annea arali bakma bitki
      borek cikti dakik dedem defib degis ederi edeyi gunle hapla icind kahve kalbi kesme olctu oynuy patro pazar podca progr rahme
      rande saati sagli sevin squat tahli uyuyo yarin yasin yemeg yokus yuzun zehir, 0.1 acami aglam allah ayakl bacag banyo basim bayil
      bitir cagir damag diyem dogur dudag dusur duyma elind fisfi galib gelem geliy gider giriy gozle gozlu hasta haval inmiy kabar
      kabur kacir kaliy kayiy kiyac kizin kokuy kolla kupku kustu marke midem mides morar sakli sekiz soylu surek takvi tanim uyand
      vuruy yapmi yasti yenge yutku yuttu, 0.2 agzim agzin aliyo aynad babas bakiy baldi bebeg bingi bulan camas catli cenem cikar dagit
      danis dikti dinle dovuy dunde durmu etmiy fisti geldi gidiy giyiy gogsu gordu gorme gorus goruy gozum gundu hafta hakki hamil
      hepim iciyo intih isird itiyo kafam kalma kanat kapal kapan kapid karin kediy kenar kolum kompl komsu korku kusuy merdi okuld
      oldug parca sarsi sayma sikis sisiy soluy table tarla temmu titri torun uyust vermi yasli yemek yigil yiyor, 0.3 alami altin anaht
      ayagi ayarl bandi buldu dayan derst diyor dudak gecir gitme icimd istem jilet kalki kanam karde karis kelim kendi kesiy kilit
      kimse konus koydu lavab masay mektu mutfa nefes odasi olmas oturd sanir siyri soyle takim terli tuval ustum yaniy yasam yaziy, 0.4
      akiyo arkad barda basti bogaz dersi kopru mushi oksur otobu salon tutuy yakin yapma, 0.5 duruy herke, 0.6 bilmi kapiy kurtu`,
}
