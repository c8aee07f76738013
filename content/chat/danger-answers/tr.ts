import type { DangerAnswers } from './form.ts'

export const turkish: DangerAnswers = {
  language: 'tr',
  or: 'veya',
  anyNumber: '112 (Türkiye, Avrupa Birliği ve birçok başka ülke) veya 911 (ABD ve Kanada)',
  urgent:
    'Bu acil bir durum olabilir ve ben yeterince hızlı yardım edemem. Lütfen şimdi {number} numarasını arayın ya da en yakın acil servise gidin.',
  crisis:
    'Bu kadar zor olduğu için üzgünüm. Kimse bunu tek başına taşımak zorunda değil ve ben bunun için doğru yardım değilim. Siz ya da sözünü ettiğiniz kişi tehlikedeyse lütfen şimdi {number} numarasını arayın.',
  poison:
    'Bu bir zehirlenme olabilir. Henüz bir şey hissedilmese bile lütfen şimdi {number} numarasını arayın ve ambalajı yanınızda bulundurun. Ben yeterince hızlı yardım edemem.',
  violence:
    'Bunu size ya da bir başkasına yapmaya kimsenin hakkı yok ve bu sizin suçunuz değil. Siz ya da bir başkası tehlikedeyse lütfen şimdi {number} numarasını arayın ya da başka insanların olduğu bir yere gidin.',
  eating:
    'Bunu yazdığınız için teşekkür ederim. Ben bunun için doğru yardım değilim ve yemek ya da planla cevap vermeyeceğim. Lütfen yakında bir doktorla konuşun: her kiloda tedavi edilebilir. Biri bayılırsa, göğsü ağrırsa ya da kendine zarar vermeyi düşünürse şimdi {number} numarasını arayın.',
  line: 'Buraya da ulaşabilirsiniz: {name}, {line}.',
  always: ' (7/24)',
  byText: ' (arama veya SMS)',
  crisisAnywhere:
    'Ülkenizdeki bir kriz hattını da arayabilir ya da hemen yakınınızdaki birine söyleyebilirsiniz: bir arkadaş, bir akraba ya da bir doktor.',
  general: 'Bu şu anda size ya da bir başkasına oluyorsa {number} numarasını arayın.',
  maybe: 'Siz ya da bir başkası tehlikede olabilirse {number} numarasını arayın.',
  close: 'Güvende olduğunuzda burada ekibimizden biriyle yine konuşabilirsiniz; onlar koçtur, doktor değil.',
  resultNow: {
    title: 'Lütfen şimdi bir doktoru arayın.',
    called:
      'Böyle bir sonuçta laboratuvar hemen doktoru arar. Numune ya da yazım hatası olabilir; bunu yalnızca bir doktor söyleyebilir.',
    unless: 'Kimseye ulaşamazsanız ya da kendinizi kötü hissederseniz {number} numarasını arayın.',
    heart:
      'Göğsünüzde ağrı, baskı ya da sıkışma, kola, çeneye veya sırta vuran ağrı ya da nefes darlığı varsa önce {number} numarasını arayın.',
  },
  resultToday:
    'Lütfen bunu bugün bir doktorla konuşun. Laboratuvarlar böyle bir sonucu aynı gün doktora bildirir. Sizin için ne anlama geldiğini yalnızca bir doktor söyleyebilir. Kendinizi kötü hissederseniz beklemeyin.',
  resultsNotReviewed: 'Bu, laboratuvarların listelerine dayanır ve henüz bir doktor tarafından gözden geçirilmemiştir.',
}
