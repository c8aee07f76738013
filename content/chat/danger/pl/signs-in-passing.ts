import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

/** Grave signs that are told in passing. */
export const inPassing = {
  decided: `podjąłem decyzję, podjęłam decyzję, decyzja zapadła, postanowione, nie ma odwrotu, już zdecydowałem, już zdecydowałam`,
  calmNow: `w końcu spokój, w końcu spokojn~, wreszcie spokojn~, pierwszy raz od, od dawna nie byłam taka spokojna, jestem spokojn~, spokój w środku, ulga`,
  hoards: `odkładam, odłożyłam, odłożyłem, zbieram, uzbierałam, uzbierałem, nazbierałam, zachowałam, zachowałem, na wszelki wypadek, schowałam, chomikuję, mam u siebie`,
  sleepPills: `tabletki nasenne, nasenne, na sen, relanium, xanax, klonazepam, leki nasenne, zolpidem, uspokajające, tabletki babci`,
  countsBites: `liczę migdały, liczę każdy, liczę kęsy, liczę winogrona, jedno jabłko dziennie, kroję na malutkie, pięć migdałów dziennie, ważę każdy kęs, ważę każdy gram`,
  knowsWhere: `wiedzieć gdzie jestem, wie gdzie jestem, widzi gdzie jestem, widzieć gdzie jestem, aplikację w moim telefonie, aplikację na moim telefonie, moją lokalizację, gdzie jestem`,
  handFails: `ręka nie słucha, ręka go nie słucha, ręka jej nie słucha, ręka mnie nie słucha, nie może zapiąć guzików, nie może zapiąć, nie mogę zapiąć guzików, łyżka wypada, widelec wypada, wypada z ręki, ciągnie nogę, powłóczy nogą, noga nie słucha, ręka nie chce`,
  mouthLeaks: `leci z kącika, wycieka z ust, cieknie z ust, ślini się z jednej strony, krzywy uśmiech, uśmiech krzywy, pół uśmiechu, kącik ust, kącikiem ust, język ciężki, ciężki język, język kołkiem`,
  weightMiddle: `ucisk na środku, ciężar na środku, ucisk pośrodku, ciężar pośrodku, gniecie na środku, jakby pasem, ściska pasem`,
  voiceChanged: `głos się zmienił, zmienił się głos, zmieniony głos, dziwny głos, chrypka nagle, zachrypł~, stracił~ głos, nie może przełknąć, nie mogę przełknąć, przełknąć śliny, odchrząkuje`,
  eyesRolled: `oczy wywrócił~, wywrócił~ oczy, oczy uciekły, oczy do góry, oczy w słup, wzrok wbity, patrzy w jeden punkt, nie patrzy na mnie, zesztywniał~, cały sztywny, cała sztywna, wyprężył~`,
  needFeel: `coś poczuć, poczuć cokolwiek, musiałam poczuć, musiałem poczuć, nic nie czuć, poczuć że żyję`,
  meterHi: `pokazuje hi, tylko hi, wyświetla hi, pokazuje high, poza zakresem`,
  lettersMove: `litery tańczą, litery się ruszają, litery się rozmywają, widzę podwójnie, nie trafiam w klawisze, litery pływają`,
  onlyWater: `sama woda, samej wodzie, tylko woda, na wodzie, woda i kawa, tylko kawa, sama kawa, tylko herbata, nic oprócz wody`,
  heHears: `jak usłyszy, jak mnie usłyszy, jak zobaczy, jeśli zobaczy, śpi obok, jest obok, jest w pokoju obok, nie mogę zadzwonić, nie mogę mówić, skasuj czat, usunąć czat, nie dzwońcie, proszę nie dzwonić, ukryć aplikację, piszę po cichu, jak się dowie`,
  saysFell: `uderzyłam się o drzwi, wpadłam na drzwi, spadłam ze schodów, spadła ze schodów`,
  pupil: `jedna źrenica, źrenice nierówne, źrenica większa, różne źrenice, większa źrenica`,
  spotsStay: `plamki nie znikają, kropki nie znikają, nie bledną, test szklanki, fioletowe plamki, wybroczyny, czerwone kropki nie`,
  soaked: `ręcznik przesiąkł, drugi ręcznik, trzeci ręcznik, przesiąknięty ręcznik, kałuża krwi, tryska, przesiąka`,
} satisfies Partial<Record<FurtherMeaning, Words>>
