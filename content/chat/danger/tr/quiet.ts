import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

import { inPassing } from './signs-in-passing.ts'

/** What is said quietly, and what makes it harmless. */
export const quiet = {
  ...inPassing,
  pet: `kedi, kediyi, kedimi, kedim, köpek, köpeği, köpeğimi, köpeğim, tavşanı, kuşumu, kuşu, atımı, hamsterimi`,
  betterOff: `daha iyi olur, daha iyi bakar, benden iyi bakar, daha mutlu olur, bensiz daha iyi, onlar bakar, iyi bakılır, emin ellerde, ben bakamayacağım, ben olmayınca, ben yokken size emanet, ona iyi bakın, iyi bakın`,
  lastLetters: `mektup, mektuplar, mektubu, veda mektubu, şifrelerimi, şifreleri, vasiyet~, not bıraktım, video çektim`,
  leftOut: `herkese, her birine, masaya, masanın üstüne, çekmeceye, çekmecede, zarfa, ne olur ne olmaz, çocuklarıma, anneme, yazdım bıraktım, buzdolabına, hepsine`,
  ridOfMe: `benden kurtulacak~, benden kurtulur~, rahat edersiniz, rahat edecek~, rahatlayacak~, rahat eder, yük olmayacağım, artık yük, sizi üzmeyeceğim, merak etmenize gerek kalmayacak, yokluğumu fark, fark etmez bile, kimse özlemez, kimse fark etmez, bir dert eksilir, artık rahatsız etmeyeceğim, yokluğumu kimse, bana para harcamanıza gerek kalmayacak, artık bana harcama, benim için para ödemeyeceksiniz, bana yemek yapmanıza gerek`,
  looksDown: `aşağı bakıyorum, aşağıya bakıyorum, suya bakıyorum, trenlere bakıyorum, aşağı bakarım, aşağıya bakarım, raylara bakıyorum, aşağı bakıp`,
  weighsSelf: `tartılıyorum, tartıya çıkıyorum, tartılıyor, tartılmadan, tartılırım, tartıya`,
  timesADay: `kere tartıl~, kez tartıl~, günde # kere, günde # kez, günde # defa, günde sekiz kere, günde beş kere, günde on kere, günde kaç kere, her saat, her öğün, saat başı, günde * kere, günde * kez, günde * defa`,
  bathroom: `tuvalete, tuvalet, banyoya, banyo, lavaboya`,
  runsWater: `suyu açıyorum, suyu açıyor, musluğu açıyorum, musluğu açıyor, duşu açıyorum, duşu açıyor, müzik açıyorum, sesim duyulmasın, duymasınlar, kimse duymasın, sifonu`,
  leaden: `kurşun gibi, kurşun gibi ağır, çok ağır, taş gibi ağır, ağırlaştı, ağır`,
  noSentence: `cümleyi bitir~, cümle kuramıyor~, cümlemi bitir~, bir cümle söyle~, cümleyi tamamla~, iki kelime edemi~, iki kelimeyi, konuşurken nefesim, iki laf edemi~, cümleyi bitiremeden, cümle bitiremeden, cümleyi bitiremiyor~, lafımı bitiremeden, bir cümleyi`,
  underSink: `lavabonun altında~, tezgahın altında~, evyenin altında~, lavabo altında~, garajdaki şişe~, temizlik malzemesi, temizlik maddesi, deterjan, etiketsiz, lavabo açıcı, temizlik suyu, yüzey temizleyici`,
  fruitBreath: `aseton kokuyor, ağzı aseton, aseton kokusu, ağzı elma, elma kokuyor, nefesi aseton, meyve kokuyor, ağzı meyve, nefesi tatlı, oje çıkarıcı kok~`,
  fontanelle: `bıngıldağı, bıngıldak`,
  sunken: `çökük, çökmüş, içe çök~, çöktü, şişmiş, şiş, çukur~`,
  dryNappy: `bezi kuru, bez kuru, kuru bez, bezini ıslatm~, çiş yapmadı, çiş yapmıyor, işemedi, idrar yapmıyor, bezleri kuru`,
  ribsIn: `kaburgaları içeri, kaburgaları çekil~, kaburga~, karnı içeri, burun kanatları, göğsü içeri, göğsü çek~, kaburga araları`,
  headSplits: `başım çatlıyor, baş ağrısı, başım ağrıyor, başım patlayacak, başım patlıyor, şiddetli baş`,
  flashes: `ışıklar çak~, ışık çakma~, yıldızlar, sinekler, lekeler, parlamalar, şimşek~, noktalar, bulanık görüyorum, çift görüyorum, gözümün önünde`,
  hardBelly: `karnım taş gibi, karnım sert, karnım sertleş~, taş gibi, karnım kaskatı, karnım kasılıyor`,
  noKicks: `hiç tekme atmadı, tekme atmıyor, tekmelemedi, tekmelemiyor, oynamıyor, oynamadı, hareket etmiyor, hareket etmedi, hareketlerini hissetmiyorum, hissetmiyorum bebeği, kıpırdamıyor, kıpırdamadı, bebeği hissetmiyorum, hareketleri azaldı`,
  mixesWords: `kelimeleri karıştırıyor, kelimeleri karıştır~, sözcükleri karıştır~, kelime bulam~, saçma sapan konuş~, anlamsız konuş~, kelimeleri ters, lafları karıştır~, ne dediği anlaşılmıyor, kelimeleri toparlayam~`,
  checksPhone: `telefonumu karıştır~, telefonumu kontrol, mesajlarımı okuyor, mesajlarımı kontrol, telefonumu aldı, telefonumu elimden, beni takip ediyor, maaşımı alıyor, kartımı aldı, paramı alıyor, her şeyimi kontrol, konumumu takip, telefonuma bakıyor`,
  mayNotSee: `görüşmeme izin vermiyor, görmeme izin vermiyor, izin vermiyor, çıkmama izin, yasakladı, yasaklıyor, görüştürmüyor, dışarı çıkarmıyor, evden çıkarmıyor, çalışmama izin, bırakmıyor görüşmeye, ondan izinsiz`,
  locksIn: `üstüme kilitl~, kapıyı kilitl~, beni kilitl~, eve kilitl~, anahtarı alıyor, anahtarları alıyor, eve kapat~, beni kapat~, kilitleyip`,
  goesOut: `işe giderken, giderken, çıkarken, gidince, çıkınca, işe, bütün gün, gün boyu`,
  afraidHome: `eve gitmeye kork~, eve dönmeye kork~, eve gitmekten kork~, eve dönmekten kork~, eve gidemiyorum korku~, eve gelince kork~, anahtar sesini duy~, eve geldiğinde kork~`,
  recovered: `iyileş~, sağlıklı, yürüyor, toparla~, atlattı, atlattım, tamamen geçti, geride kaldı, iyiyim, gayet iyi, turp gibi, hiçbir sorun, eski haline, düzeldi, düzeldim`,
  joke: `haha~, =jaja, =lol, asdf~, =hehe, =xd, ahah~, sjsj~`,
  sun: `güneş~, yanmamak, soğuk, kışın, rüzgar, koşuyorum, sivrisinek, bisiklet`,
} satisfies Partial<Record<FurtherMeaning, Words>>
