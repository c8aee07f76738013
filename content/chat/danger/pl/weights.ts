import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -1.8,
  meanings: `
      -0.9 training, -0.6 asks exercise longPast weight, -0.4 planned recovered, -0.3 ageOld joke me others past sun, -0.2 about gone
      highSugarFigure wayTo without, -0.1 goOn lowOxygenFigure, 0.1 afraid attacker chest diabetesThing dizzy farewell head home lost
      marks move noKicks not numb passOut shivering soon starve suddenly tooHigh urinate vomitCough vomiting, 0.2 birthSign bleed
      blurred cut days fall flashes heavyOn intend keto leftOut meal overMuch respond ridOfMe sick side slurred throat underSink want,
      0.3 arm atRest badly bathroom belongings dose handOver hit hurt hurts injure life limb medicine nobody onPurpose pet skin sleeves
      speak strike timesADay trigger, 0.4 blade bodyImage cannot deadlyPlace get goesOut hide lowSugarFigure much ownBody shaky, 0.5
      confine face now purge say, 0.6 child lips person shame swallow swell take unwell, 0.7 pregnancySign, 0.8 breathe self`,
  words: `
      -0.5 czy, -0.4 mi, -0.3 dla hasla lata mial o po przelozyc tymi zawal, -0.2 bez dalej dziadek dziennie glodu haha ile jakie
      kalorii macie magnez mozna to tym umieram za zakwasy zjesc, -0.1 bardzo co dwa dziekuje fakture firme jesc kg na niego niej nocy
      nogi objawy padam pije pracy przez przy sa schudnac szybko tata temu trening udaru wody znalezc, 0 ale budzi bylo ciazy czas
      dretwieje drgawki dzien jakies jej jestem jutro juz lat lewa mam maz mna moge moja moze musial on piersi poce powiedziec przed
      sasiadce sen serce siedzi sine swiszczy syn teraz trzy twarz tydzien tygodniu wali wszystko z zjadlam zolty, 0.1 bedzie boje boli
      brat brzuch cala caly corka cukier dlugim gardlo glowie jem jest kacik klatce kreci krew krwawie lazience leci maly mama mocno
      mowi mroczki nagle napisal niemowle oczami oddycha ona opadl osa przypala puchnie reka rekawie rur rusza siostrze telefon trzese
      tygodnia tygodnie uzadlila waze wiecej wymiotuje zabije zeby zyletka, 0.2 ani bol chwile dokonczyc jakby jezyk kazdym ktos
      lazienki ma mu oddechu opakowanie posilku rak reki tabletek ust usta waty wczoraj wzielam, 0.3 a chce chlopak domu dziecko dzis
      jak kota nic nikt oddalam powietrza w, 0.4 do sie ze zlapac, 0.5 mnie, 0.6 nie od, 1.7 i`,
  beginnings: `
      -0.3 cwicz pomys przel swiet, -0.2 dziad dziek dzien kalor magne przed przes przys tesci treni umier zacza zakwa zdrow, -0.1 faktu
      miesi objaw, 0.1 jedne krwaw nasen wszys, 0.2 bedzi butel chwil dokon kazdy napis oddec oddyc opako piers posil siedz skonc tygod
      wczor wraca wziel zobac, 0.3 chlop dziec lazie przec table telef wiecz wymio zylet, 0.4 powie srodk zlapa`,
}
