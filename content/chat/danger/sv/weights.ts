import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0,
  daily: -3,
  none: -3.9,
  meanings: `
      -1.2 asks, -0.7 joke, -0.5 belongings, -0.4 about die heatCold past sleep training weighsSelf, -0.3 legs longPast lowOxygenFigure
      others recovered recurs, -0.2 exercise live planned pregnant want without, -0.1 accident game harmed marks side, 0.1 blurred
      bodyImage chest dryNappy fall farewell feverFigure foodRule gas kill leftOut many noKicks shivering sunken sweaty timesADay
      tooHigh vomitCough, 0.2 bathroom deadlyPlace dropThings fever headHit keto life numb ribsIn runsWater sleepPills sleeves urinate
      weapon, 0.3 afraid alcohol birthSign breathless confused cut days diabetesThing dizzy end flashes fumeSource headSplits height
      hurt limbSign manyFigure medicine ownBody passOut pointless purge racing rash shame slurred speak strike tooLow victim, 0.4 arm
      attacker blade bleed confine contact dose face goesOut head hit home injure insulin intend lips lost now onlyEat say self, 0.5
      blue child deliberately hide limb much poison shaky soon stand swallow swell, 0.6 badly get hurts respond ridOfMe see sick skin
      suddenly, 0.7 atRest breathe nobody pregnancySign, 0.8 me person throat unwell, 0.9 take, 1 cannot not, 1.1 lowSugarFigure`,
  words: `
      -0.9 hur man, -0.6 dod haha lite, -0.5 far finns kommer laser, -0.4 appen borja borjar bra ha hade ihjal normalt over sonen
      svimmar tack vad, -0.3 an fick funkar ga haft helt hoppade hunden igen imorgon innan kora lakaren manad recept satte slut somnade
      till tips upp vatten vill, -0.2 annan ata bebisen blodpropp boka de den dott ett farfar fram frisk fyra gamla gardagens garna gav
      gora inga jobbar kal kalorier kan lugnt mar mat men natten notter pratar ren sag sida skillnad spelar stel stroke toppen torsdag
      traningsvark trappor tre tva tvattar utan vagen veckan vilken ville, -0.1 andfadd anvanda at av bankid blev blod borta byta chefen
      dan dor eller fin fjorton forsta fyller gubben hjalper hjartat honom infor jobb knaboj konditionen korv kvall kvallen laste lordag
      mina minuter mot nog ny overallt ovningar pass passet propplosare protein rakningen sambon samtalet sen snalla snarkar socker
      somnar springa steg stretcha svarade syrran uppdateringen verkligen vilka, 0 alla att bara battre drack gor har katten kvar lag
      magen mitt morse nan nat ni ont pa sa sager sina sover ta tog vecka, 0.1 ansiktet arg armen ater atit aven barnen bla blixtar
      blodet bor branner dagar dagen dar dem dricker dubbelt efterat elva en farmor fem flit framfor framme ganger gropar handen hanger
      hart hos huvudet ihop inget insjunken jag jamt klarar klockan kompis krampar lagt ligga lila livet luktar mamma manader mellan mig
      mycket nastan ogat ogonen om oronen precis pumpar reser ringde rod rusar sangen satt se ser skakar skrivit skull smarta son sonder
      sta svart syster tandare tanderna tappar tom trycker tungan vager vaggen varje varker viker visar zero, 0.2 allt andas atta axeln
      bloder blodsocker bordet bort brostet det diskbanken dorren dottern dyblot fast feber flaskan for forvirrad fragade fran full
      gammal gang genom genomblot golvet halv henne hennes hoppa hoppar hostar idag jobbet kille kissar klorin kom kraks kranen kvart
      lapparna ligger madrassen mjukt munnen ord per pojken revbenen saga sin sitter ska skar skogen skriker skriva skulle slar som
      sommar sprangande stor stralar strypgrepp svalt svartnar svimmat tittar tjej tjock toan utslag vaknade vanligt var veckor vi vid,
      0.3 ar bakom barnet berattade blatt dag dorrn efter ena ensam gar halsen hel hela huvudvark igar knappt koksluckan langre laren
      leva maten med mer nyss orkar pappa plotsligt sidan sluddrar sprutan stallet stangde svarar svullnar tagit tar ur ut vattnet
      visst, 0.4 druckit hem hon in ja langs laxermedel maste nar nu sig slipper smyg snart svimmade under, 0.5 blir luft vet, 0.6 a
      gick i ikvall min star, 0.7 ingen ner, 0.8 inte, 0.9 han, 1.9 och`,
  beginnings: `
      -0.5 komme nytti, -0.4 norma recep somna ultra vatte, -0.3 ambul blodp borja funka hunde imorg lakar reste, -0.2 bebis farfa flytt
      forgi garda hjart hoppa impor jobba kalor kolle kondi natte notte passe prata prins rakna skill spela sprin strok toppe torka
      torsd trani trapp vilke, -0.1 andfa anvan avsla banki chefe fjort frisk fylle gubbe hjalp klock knabo kvinn lorda overa ovnin
      propp prote rakni sambo samta skjut snall snark stret syrra uppda vecka verkl, 0.1 allti andet ansik brann bruka dubbe famil farmo
      framf framm gamma grade gropa insju jatte keton klara kramp lukta mella nasta nicka ogone orone perso preci pumpa ringd sange
      skaka smart sonde svara tanda tande telef tryck tunga vagge vanst varke willy, 0.2 blixt bokst borde diskb dorre dotte dunka dyblo
      flack flask forsv forvi fraga genom golve hande handl henne hosta insul jobbe kinde kissa klori kompi krane lappa ligge madra
      munne parke plast pojke rakbl revbe sitte skoge skrik skull spola spran stryp svimm tandv tappa titta trana utsla vakna vanli
      vecko, 0.3 barne berat blods efter halse helge koksl langr oppna slipp somma sprut stall stang svull vattn, 0.4 blode druck huvud
      knapp laxer malti plots skriv sludd, 0.6 ikval`,
}
