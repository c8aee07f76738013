import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

import { inPassing } from './signs-in-passing.ts'

/** What is said quietly, and what makes it harmless. */
export const quiet = {
  ...inPassing,
  pet: `kot, kota, kotka, kotkę, kotek, pies, psa, pieska, suczkę, królik, królika, konia, chomika, świnkę`,
  betterOff: `będzie mu lepiej, będzie jej lepiej, będzie im lepiej, lepiej niż u mnie, lepiej beze mnie, lepiej się zajmie, zajmie się, zaopiekuje się, zaopiekują, w dobrych rękach, nie będę mógł się zajmować, nie będę mogła się zająć, zaopiekujcie się, jak mnie nie będzie, kiedy mnie zabraknie`,
  lastLetters: `list, listy, listów, list pożegnalny, hasła, testament, karteczkę, kartkę, nagranie dla`,
  leftOut: `do każdego, dla każdego, na stole, w szufladzie, w kopercie, na wszelki wypadek, do wszystkich, dla wszystkich, dzieciom, rodzicom, spisałem, spisałam, na lodówce, na biurku`,
  ridOfMe: `będziecie mieli spokój, będziecie mieć spokój, macie mnie z głowy, pozbędziecie się mnie, nie będę już przeszkadzać, nie będę ciężarem, nie będziecie się martwić, nie musicie się martwić, spokój ode mnie, nikt nie zauważy, nie zauważy że mnie nie ma, nikt nie zatęskni, nikt za mną nie, kłopot z głowy, o jeden problem mniej, nie będziecie musieli na mnie wydawać, nie musicie już za mnie płacić, nie wydawać na mnie, nie będziecie musieli gotować dla mnie, nie musicie na mnie czekać`,
  looksDown: `patrzę w dół, patrzeć w dół, patrząc w dół, patrzę na wodę, patrzę na pociągi, gapię się w dół, patrzę na tory, spoglądam w dół`,
  weighsSelf: `ważę się, staję na wadze, wchodzę na wagę, waży się, ważyć się`,
  timesADay: `razy dziennie, razy w ciągu dnia, co godzinę, razy na dzień, przed i po, po każdym posiłku, rano i wieczorem`,
  bathroom: `łazienki, łazience, łazienka, toalety, toalecie, ubikacji, kibla`,
  runsWater: `odkręcam wodę, odkręca wodę, puszczam wodę, puszcza wodę, włączam prysznic, włącza prysznic, odkręcam kran, puszczam muzykę, żeby nikt nie słyszał, nikt nie słyszał, wodę, prysznic`,
  leaden: `jak z ołowiu, z ołowiu, jak ołów, ciężka, ciężkie, strasznie ciężka, ołowiana`,
  noSentence: `dokończyć zdania, skończyć zdania, powiedzieć zdania, całego zdania, powiedzieć dwóch słów, pełnym zdaniem, pełnego zdania, między słowami, dokończyć _ zdania`,
  underSink: `spod zlewu, pod zlewem, spod umywalki, pod umywalką, butelki z garażu, środek czystości, środki czystości, płyn do czyszczenia, bez etykiety, kret, kreta, udrażniacz`,
  fruitBreath: `czuć aceton, aceton z ust, pachnie acetonem, śmierdzi acetonem, zapach acetonu, oddech pachnie, jabłkami z ust, zapach jabłek, czuć acetonem, zapach owoców, słodki oddech, ust czuć`,
  fontanelle: `ciemiączko, ciemię`,
  sunken: `zapadnięte, zapadło, wklęsłe, zapada, uwypuklone, wypukłe, wpadnięte`,
  dryNappy: `sucha pieluszka, sucha pielucha, suche pieluchy, suche pieluszki, nie siusia, nie sika, nie zmoczył, nie zmoczyła, pieluszka sucha, pielucha sucha, nie oddaje moczu, brak siku`,
  ribsIn: `wciąga żebra, zaciąga żebra, między żebrami, żebra, wciąga brzuch, skrzydełka nosa, zaciąga, klatka się zapada`,
  headSplits: `ból głowy, głowa mi pęka, głowa pęka, boli głowa, bóle głowy`,
  flashes: `mroczki, błyski, gwiazdki, plamki, iskry, iskierki, plamy, niewyraźnie, podwójnie, światełka`,
  hardBelly: `brzuch twardy, brzuch jest twardy, twardy brzuch, twardy jak kamień, jak kamień, stawia się brzuch, brzuch się stawia, kamienny brzuch`,
  noKicks: `ani jednego kopniaka, nie kopie, nie kopnęła, nie kopnął, brak kopniaków, nie rusza się, nie czuję ruchów, nie ruszył, nie ruszyła, brak ruchów, mniej się rusza, przestała się ruszać, przestał się ruszać, nie czuję dziecka, się nie rusza, słabiej się rusza`,
  mixesWords: `myli słowa, miesza słowa, przekręca słowa, nie znajduje słów, plącze słowa, bełkocze, mówi bez sensu, mówi od rzeczy, złe słowa, brakuje słów, plącze się język, zamienia słowa`,
  checksPhone: `sprawdza mi telefon, sprawdza mój telefon, czyta moje wiadomości, przegląda mój telefon, zabiera mi telefon, zabrał mi telefon, śledzi mnie, kontroluje moje pieniądze, zabrał mi kartę, kontroluje wszystko, zabiera mi pieniądze, grzebie w moim telefonie, sprawdza moje`,
  mayNotSee: `nie mogę widywać, nie mogę się spotykać, nie pozwala mi, zabrania mi, zabronił mi, nie wolno mi, nie puszcza mnie, nie wypuszcza mnie, nie mogę wychodzić, bez jego zgody, nie pozwala, odcina mnie od`,
  locksIn: `zamyka mnie, zamyka na klucz, zamknął mnie, zamyka drzwi, zabiera klucze, jestem zamknięta, zamyka mnie w domu, na klucz`,
  goesOut: `jak wychodzi, kiedy wychodzi, gdy wychodzi, do pracy, na cały dzień, cały dzień, żebym nie`,
  afraidHome: `boję się wracać do domu, boję się wrócić do domu, boję się iść do domu, nie chcę wracać do domu, boję się gdy wraca, boję się jak wraca, trzęsę się jak wraca, strach wracać do domu, słyszę klucze, boję _ wracać do domu`,
  recovered: `zdrow~, wyleczon~, wyzdrowi~, wraca do formy, chodzi na spacery, znowu chodzi, w formie, dobrze się czuje, dobrze się czuję, wszystko dobrze, sprawny, doszedł do siebie, doszła do siebie, dawno za mną, już po wszystkim, pokonałam, pokonałem`,
  joke: `haha~, hehe~, =lol, xd~, =hihi`,
  sun: `słońce, słońca, opalenie, zimno, zima, wiatr, biegam, komary, rower`,
} satisfies Partial<Record<FurtherMeaning, Words>>
