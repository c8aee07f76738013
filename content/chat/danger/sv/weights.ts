import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.9,
  meanings: `
      -1.3 asks, -0.7 joke, -0.5 belongings training, -0.4 about die heatCold past recurs sleep weighsSelf, -0.3 exercise longPast
      lowOxygenFigure others recovered without, -0.2 accident legs live planned pregnant side want, -0.1 game goOn harmed lowBmiFigure
      lump marks, 0.1 blurred dryNappy fall farewell feverFigure foodRule gas kill leftOut many noKicks shivering sunken timesADay
      tooHigh vomitCough, 0.2 bathroom birthSign chest deadlyPlace dropThings fever headHit keto life ribsIn runsWater sleepPills
      sleeves sweaty urinate victim weapon, 0.3 afraid alcohol breathless confused cut days diabetesThing dizzy end flashes fumeSource
      goesOut headSplits height home hurt limbSign manyFigure medicine numb onlyEat ownBody passOut purge racing rash shame slurred
      speak strike tooLow, 0.4 arm attacker blade confine contact face head hit injure insulin intend lips lost much now pointless say
      soon, 0.5 bleed blue child deliberately dose get hide poison see self shaky skin stand swallow swell, 0.6 hurts limb respond
      ridOfMe sick suddenly, 0.7 badly breathe nobody pregnancySign, 0.8 atRest me person throat unwell, 0.9 take, 1 cannot, 1.1
      lowSugarFigure not`,
  words: `
      -0.9 hur man, -0.7 lite, -0.6 dod haha, -0.5 appen bra finns kommer laser, -0.4 borjar far hade ihjal normalt over sonen svimmar
      tack vad, -0.3 an borja fick funkar ga ha haft helt hoppade hunden igen imorgon innan kora lakaren manad recept satte slut somnade
      till upp vatten vill, -0.2 andfadd annan ata backen bankid bebisen blodpropp boka de den dott farfar fram frisk fyra gamla
      gardagens garna gav inga jobbar kal kan korv lugnt mar mat nan natten notter nyttig pratar ren sag sen sida skillnad spelar stel
      stroke tips toppen torsdag traningsvark trappor tre tva undrar utan vagen veckan, -0.1 anvanda at blev blod borta byta chefen dan
      dor eller ett fil fin fjorton forsta fyller gora gubben hemma hjalper hjartat infor jobb kalorier knaboj kvall kvallen lag laste
      men minuter mot nog ny overallt ovningar pass passet propplosare protein raknas samtalet snalla snarkar socker somnar springa steg
      stretcha svarade syrran takt tvattar uppdateringen verkligen vilka vilken ville, 0 alla av bara battre bla dar djupt drack gor har
      katten kvar magen mamma mina mitt morse nat natt ni o ont pa sa sager sina sover ta tog torr vecka, 0.1 allt alvedon ansiktet arg
      armen ater atit att aven barnen behover blixtar bor branner bubblar dagar dagen dem dricker dubbelt efterat elva en fem flit for
      fragar framfor framme fran ganger genom gravid gropar handen hanger hos huvudet ihop inget insjunken jag jamt jobbet klarar
      klockan kompis krampar lagt lila luktar maltid manader mig mjukt mycket ogat ogonen om oronen precis reser ringde rusar satt ser
      ska skakar skriva skull smarta son sonder spyr sta svart syster tandare tanderna tappar tom tungan vaggen viker visar zero, 0.2
      andas atta axeln bakom benet bloder blodsocker bordet bort dag det diskbanken dorren dottern dyblot farmor fast feber flaskan
      forvirrad fragade full gammal gang gar genomblot golvet gymmet halv hart henne hennes hoppa hoppar hostar idag kille kissar klorin
      kom kraks kranen kvart lapparna ligga ligger livet madrassen med mer munnen ord per pojken revbenen saga sangen se sin sitter skar
      skogen skriker skrivit skulle slar som sommar sprangande stor stralar strypgrepp svalt svartnar svimmat tittar tjej tjock toan
      trana trycker utslag vagar vaknade vanligt var varje veckor vi vid, 0.3 ar barnet berattade blatt blodet brostet dorrn efter ena
      halsen hel hela huvudvark igar knappt koksluckan langre laren maten nyss pappa plotsligt pumpar sidan sluddrar sprutan stallet
      stangde svarar svullnar tagit tar ur ut vattnet visst, 0.4 druckit ensam hem hon ja langs laxermedel leva maste nar nu orkar sig
      slipper smyg snart svimmade under, 0.5 a luft vet, 0.6 blir gick ikvall in min star, 0.7 i ingen inte ner, 0.9 han, 1.9 och`,
  beginnings: `
      -0.5 komme nytti, -0.4 borja norma recep somna ultra vatte, -0.3 ambul blodp funka hunde imorg inter lakar reste, -0.2 andfa backe
      banki bebis farfa flytt forgi garda hjart hoppa impor jobba kolle kondi natte notte overl passe prata prins rakna skill spela
      sprin strok toppe torka torsd trani trapp undra vilke, -0.1 anvan chefe fjort frisk fylle gubbe hjalp kalor klock knabo kvinn
      lorda matla midda overa ovnin propp prote samta simni skjut snall snark stret syrra uppda verkl, 0.1 allti alved andet ansik behov
      brann brost bruka bubbl dubbe famil framf framm gamma grade gropa insju jobbe keton klara kramp lukta nicka ogone orone perso
      preci ringd skaka smart sonde tanda tande telef tunga vagge willy, 0.2 blixt bokst borde diskb dorre dotte dunka dyblo farmo flack
      flask forsv forvi fraga genom golve gymme hande handl henne hosta insul kalls kinde kissa klori knack kompi krane lappa ligge
      madra munne parke plast pojke rakbl revbe sange sitte skoge skrik skull spola spran stryp svara svimm tandv tappa titta trana
      tryck utsla vakna vanli vanst vecko, 0.3 barne berat blods efter halse helge koksl langr motor oppna plots pumpa slipp somma sprut
      stall stang svull vattn, 0.4 druck huvud knapp laxer malti skriv sludd, 0.5 blode, 0.6 ikval`,
}
