import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

/** Grave signs that are told in passing. */
export const inPassing = {
  decided: `kararımı verdim, karar verdim artık, kararım kesin, geri dönüşü yok, dönüşü yok`,
  calmNow: `uzun zamandır ilk kez, ilk defa huzurlu, nihayet huzur~, artık huzurlu~, içim rahat, sakinim, huzur buldum, huzurluyum`,
  hoards: `biriktirdim, biriktiriyorum, sakladım, saklıyorum, topladım, ne olur ne olmaz, bende duruyor, ayırdım, kenara koydum`,
  sleepPills: `uyku ilaçları, uyku ilacı, uyku hapları, uyku hapı, xanax, diazem, sakinleştirici, ninemin ilaçları, uyku ilaçlarını, uyku haplarını`,
  countsBites: `bademleri sayıyorum, badem sayıyorum, her lokmayı say~, lokmaları say~, günde bir elma, minik parçalara, her şeyi tart~, günde beş badem`,
  knowsWhere: `nerede olduğumu bil~, nerede olduğumu gör~, telefonuma uygulama, telefonuma program, konumumu gör~, konumuma bak~, yerimi bil~`,
  handFails: `eli söz dinlemiyor, elim söz dinlemiyor, eli tutmuyor, elim tutmuyor, düğmelerini ilikleyem~, düğmeyi ilikleyem~, kaşık elinden düş~, çatal elinden düş~, elinden düşüyor, bacağını sürü~, ayağını sürü~, kolu tutmuyor, bacağı tutmuyor, eli çalışmıyor`,
  mouthLeaks: `ağzından akıyor, ağzının kenarından, ağzının köşesinden, bir yandan akıyor, gülüşü eğri, yamuk gülüyor, yarım gülüyor, dili ağır, dili dolanıyor, salyası akıyor`,
  weightMiddle: `ortada baskı, ortasında ağırlık, tam ortada ağırlık, ortada bir ağırlık, kemer gibi sık~, göğsümün ortası`,
  voiceChanged: `sesi değişti, sesim değişti, sesi kısıldı, sesim kısıldı, sesi gitti, yutkunamıyor~, yutamıyor~, tükürüğünü yut~, tükürüğümü yut~`,
  eyesRolled: `gözleri kaydı, gözlerini devirdi, gözleri yukarı, gözleri döndü, boş boş bakıyor, bir noktaya bakıyor, bana bakmıyor, kaskatı kesildi, katılaştı, kasıldı kaldı`,
  needFeel: `bir şey hissetmek, bir şeyler hissetmek, hissetmem lazımdı, hissetmeye ihtiyac~, hiçbir şey hissetmemek`,
  meterHi: `hi yazıyor, sadece hi, hi gösteriyor, high yazıyor, cihaz hi, ölçmüyor`,
  lettersMove: `harfler oynuyor, harfler dans, harfler kayıyor, çift görüyorum, tuşlara basamıyorum, harfler bulanık`,
  onlyWater: `sadece su, yalnızca su, suyla duruyorum, su ve kahve, sadece kahve, sadece çay, sudan başka`,
  heHears: `beni duyarsa, duyarsa, görürse, yan odada, yanımda uyuyor, arayamam, konuşamam, bu sohbeti sil, konuşmayı sil, beni aramayın, lütfen aramayın, uygulamayı gizle~, sessiz yazıyorum, öğrenirse`,
  saysFell: `kapıya çarptım, merdivenden düştüm, kapıya çarptı, merdivenden düştü`,
  pupil: `bir göz bebeği, göz bebekleri farklı, göz bebeği büyük, gözbebeği büyük, gözbebekleri farklı`,
  spotsStay: `lekeler geçmiyor, noktalar kaybolmuyor, basınca kaybolmuyor, bardak testi, mor lekeler, mor noktalar`,
  soaked: `havlu sırılsıklam, ikinci havlu, üçüncü havlu, kan gölü, fışkırıyor, havlular kan`,
} satisfies Partial<Record<FurtherMeaning, Words>>
