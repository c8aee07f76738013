import type { DangerAnswers } from './form.ts'

export const polish: DangerAnswers = {
  language: 'pl',
  or: 'lub',
  anyNumber: '112 (w Unii Europejskiej i wielu innych krajach) lub 911 (w USA i Kanadzie)',
  urgent:
    'To może być nagły wypadek, a ja nie mogę pomóc wystarczająco szybko. Proszę natychmiast zadzwonić pod numer {number} albo udać się na najbliższy oddział ratunkowy.',
  crisis:
    'Przykro mi, że jest tak ciężko. Nikt nie musi dźwigać tego w samotności, a ja nie jestem tu właściwą pomocą. Jeśli Ty lub osoba, o której piszesz, jest w niebezpieczeństwie, zadzwoń teraz pod numer {number}.',
  poison:
    'To może być zatrucie. Proszę natychmiast zadzwonić pod numer {number}, nawet jeśli jeszcze nic nie czuć, i mieć pod ręką opakowanie. Ja nie mogę pomóc wystarczająco szybko.',
  violence:
    'Nikomu nie wolno tego robić Tobie ani nikomu innemu i to nie jest Twoja wina. Jeśli Ty lub ktoś inny jest w niebezpieczeństwie, zadzwoń teraz pod numer {number} albo idź tam, gdzie są inni ludzie.',
  eating:
    'Dziękuję, że o tym piszesz. Nie jestem tu właściwą pomocą i nie odpowiem jedzeniem ani planem. Porozmawiaj wkrótce z lekarzem: to można leczyć przy każdej wadze. Jeśli ktoś mdleje, ma ból w klatce piersiowej lub myśli o zrobieniu sobie krzywdy, zadzwoń teraz pod numer {number}.',
  line: 'Możesz też zadzwonić tutaj: {name}, {line}.',
  always: ' (całą dobę)',
  byText: ' (telefon lub SMS)',
  crisisAnywhere:
    'Możesz też zadzwonić do telefonu zaufania w swoim kraju albo od razu powiedzieć komuś bliskiemu: przyjacielowi, rodzinie lub lekarzowi.',
  general: 'Jeśli dzieje się to teraz, z Tobą lub z kimś innym, zadzwoń pod numer {number}.',
  maybe: 'Jeśli Ty lub ktoś inny może być w niebezpieczeństwie, zadzwoń pod numer {number}.',
  close:
    'Gdy będziesz bezpieczny lub bezpieczna, możesz tu nadal porozmawiać z kimś z naszego zespołu; to trenerzy, a nie lekarze.',
  resultNow: {
    title: 'Proszę zadzwonić teraz do lekarza.',
    called:
      'Przy takim wyniku laboratorium od razu dzwoni do lekarza. Może to być błąd próbki albo pomyłka przy wpisywaniu; tylko lekarz może to powiedzieć.',
    unless: 'Jeśli nie może Pan/Pani nikogo zastać albo źle się czuje, proszę dzwonić pod {number}.',
    heart:
      'Przy bólu, ucisku lub ściskaniu w klatce piersiowej, bólu przechodzącym do ręki, szczęki lub pleców albo trudnościach z oddychaniem proszę najpierw zadzwonić pod {number}.',
  },
  resultToday:
    'Proszę jeszcze dziś porozmawiać o tym z lekarzem. Laboratoria zgłaszają taki wynik lekarzowi tego samego dnia. Co on oznacza, może powiedzieć tylko lekarz. Przy złym samopoczuciu proszę nie czekać.',
  resultsNotReviewed: 'Opiera się to na listach laboratoriów i nie zostało jeszcze sprawdzone przez lekarza.',
}
