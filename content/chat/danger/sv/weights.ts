import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -4.4,
  meanings: `
      -1.5 asks, -1 about joke, -0.9 game lowOxygenFigure, -0.8 control heatCold hoards, -0.7 past recovered, -0.6 die longPast
      weighsSelf, -0.5 feelMove harmed highKetoneFigure method recurs training, -0.4 move others, -0.3 accident belly fall goOn lump
      want, -0.2 laboured miss much now planned prevents sun, -0.1 belongings marks pain without, 0.1 blurred heavyOn life limbSign, 0.2
      ageOld feverFigure flashes keto lastLetters lowBmiFigure me mouthLeaks pet ribsIn sugar sweaty threaten timesADay tipsy wound, 0.3
      despair drowsy get gone hardBelly height highSugarFigure hurt many numb shame vomiting weight, 0.4 attacker chest confused contact
      cut dropThings dryNappy fever headHit ownBody runsWater speak strike sunken victim, 0.5 afraid alcohol bathroom deadlyPlace
      farewell headSplits heart home leftOut noKicks racing sleepPills swallow urinate vomitCough, 0.6 birthSign bleed dose end face
      faint foodRule gas injure lips onlyEat pregnancySign self sleeves soon weapon, 0.7 arm child diabetesThing fumeSource hit, 0.8
      badly breathless medicine pointless poison rash stand, 0.9 atRest deliberately intend passOut respond see slurred, 1 cannot dizzy
      goesOut head lost nobody skin tooLow, 1.1 blue limb not person ridOfMe shaky unwell, 1.2 confine purge sick suddenly swell throat,
      1.3 blade hurts insulin, 1.4 hide take, 1.5 breathe, 2.2 lowSugarFigure`,
  words: `
      -1.4 appen, -1.3 lite man, -1.2 bra den, -1.1 finns hur laser, -1 fick, -0.9 akuten minut tand, -0.8 allt dott ekg kommer lycka pa
      serien slut till upp vad ville, -0.7 av dod hade ihjal nagon normalt steg tva vi, -0.6 at blod de dygn funkar fyra gamla ha igen
      kollade ny sonen svimmar tack vatten veckan, -0.5 an borjar eller fint gav grot haft haha hangig imorgon klar kom laste loggar lol
      lordag matlada mjolk nog over pratar skillnad skraddarstallning skrattade slag somnade sov starkare vagen, -0.4 andan anmalde ata
      att backen barnmorskan bebisen bli deckaren firar flytten god hela helt hjartklappning hoppade hunden infor innan is julbordet kal
      kanns kanon klart knaboj lakaren marker mobilen nya pensionarer plaster promenad ramlade recept sag salt sitt skakade skrev sondag
      stor svansen tiden tips tog undrar vagrar vann vara varm veterinaren viftar, -0.3 all andfadd apoteket bankid blodpropp bluetooth
      borja chefen denna donationsregistret er ett far fara fore fram fyller gangen glomt gora halsa hjartinfarkt kaffe kan kandes korv
      lugn lugnt lyfter manad midsommar misstag na natet ni oss ovningar pase passen raknas ryggen satte sen sida skatten skickade
      socker spela spelar springer stel tonaringen tre tummen utrymningsovning varit, -0.2 allergi annan antligen anvanda bade barn boka
      brinner brorsan brukade byta cykeln dag dimma dog farre fastan fel femton fil filmen fin for forsta fragar fredag frisk
      friskvardsbidraget frukost gardagens garna ge gillar hann hittar hjalper hogt importen jobb kalorier kilo kopplar kursen kvallen
      lag laxen magen mat med men mina mitt mjuka morgon nasan nerfor noll overlevde pass passet pengar prata presentkort propplosare
      protein raknar receptet ren ringer sambon se skillnaden sma sms soffan sparkar stack sticker stroke svamp svarmor svartsjuk syns
      takt togs tolv toppen torsdag tranar traning tvattar ungarna ut vaga vantar vilken vill, -0.1 barnen benet blev doda dor dos
      driver du efter eget farfar fastande fjorton forr forst fotboll ga grannen gubben hal hlr kaffet konto kor lax lik mal mellis mest
      middag middagar mil morgonen mot nacken natterna nojd nyttig ofta okej overallt pausa plus rakningen sa samtalet schemat sex sju
      skarmen snabba snalla snarkar snoar sondagar stegen svarade syrran traningsvark tredje trodde tror umea uppdateringen va vansinne
      vardcentralen varfor vilka vuxna, 0 hjartat minuter munnen nan ogonen skakar utan var, 0.1 aker anda andra arm armen bilen bla
      bladet bloda borta dubbelt fanns fast fran gatt glass godis gor gubbe hand helgen hjalp kaken kallar kartan kollar kroppen kvar
      laskflaska ljud mig mycket o om ont rakade ramlar sjunker skurit stadat stugan syster tanker timmar tomma trojan vanster vid
      vinglar vit vralar yr, 0.2 alvedon amma angrar apple ater bestamt blodsockret bor bussen det diskbanken dricker dunkar e fan
      farmor forbi forsar foten framfor gallskriker ganger gravid hanger hjartmediciner hos huden idrotten ingenting jamt kallsvettas
      katt koksgolvet kollega kollegan kompis konstig korridoren kvall langarmat langre lila lillan massa minuten mormors mungipan
      nastan oppna plotsligt precis pulsen rad redan rod runt sager saker sar satt skicka skriva smarta som sticka stockar tanderna
      tandlakaren tappade tryck tuppade vander varker viker visar, 0.3 ansiktet atta axeln bild brostet bubblar dagen dar direkt dreglar
      elva en folk framme halsen handen handflatorna hans honom hor i illa inget jag klarar knappt kopte luktar marken nar nat rispade
      sedan skulle slutar sommar somntabletter sonder sover sta stenhard stilla svalja svart svartnar taget tappar tio trappan trycker
      tungan v vager vaggen vanligt vaska zero, 0.4 andas arg atit battre blodsocker brukar dagar dem dyblot feber forvirrad fragade
      gammal genom genomblot gropar gymmet handleden har hart hon hoppar hostar insjunken kliar kraks kranen ligga livet manader nu ogat
      oronen per racker reser rusar saga sitter sjalv ska skrivit skull sned stralar ta tandare tugga under utslag vagar vaknade vaser
      vecka, 0.5 ask aven bakom blodet bordet branner dottern forsvann gang gick golvet heller hem henne hennes hoppa huvudet huvudvark
      idag ihop jobbet kissar klorin krampar kvart lagt lapparna laren ligger madrassen mjukt ord sidan sin skapet skogen son sprangande
      stallet svimmat tjock toan tom trana ur veckor, 0.6 alla ar barnet berattade bloder bort dorrn efterat full gar liten mamma maten
      nyss pappa pojken sangen ser skar skriker slar stangde tittar tjej varje, 0.7 blatt dorren ena flaskan hel igar kille koksluckan
      pumpar sig sluddrar svalt svimmade tagit tar visst, 0.8 bara blir ensam ja sprutan strypgrepp svarar svullnar vattnet, 0.9 druckit
      ingen laxermedel maste orkar smyg, 1 langs slipper snart, 1.1 inte, 1.2 ikvall min star, 1.3 a leva luft ner vet, 1.5 han in, 2.1
      och`,
  beginnings: `
      -1.1 snurr, -0.9 akute, -0.8 komme serie, -0.7 klatt lille norma recep skill straf vatte, -0.6 funka logga lorda ovnin somna
      spela, -0.5 cykel hangi havre imorg klipp kolla matla nytti passe prata rakna skrad skrat sonda stark trani trapp uppda, -0.4
      alska anmal appel backe barnm bebis blodp borja decka faktu flytt hunde julbo klock knabo kontr lakar mobil ofarl pensi prome
      skaka sprin svans tonar undra vagra vecka veter vifta, -0.3 andfa apote arbet banki bluet chefe domna donat fasta femar forgi
      forts frisk fylle gifti hjart impor kande krakt losen lyfte matte mejle midda midso missa misst morgo overl prese prins propp
      ramla rygge skatt snall socke stick stres stret svarm tumme ultra utrym vilke, -0.2 aller ambul antli anvan begra behov billi
      brinn brost femto filme foral freda fruko garda getin gilla godka grann handd hjalp inter jatte kalor kondi koppl kurse kvinn
      ladda lakto manad medle nerfo ogonl pamin penga plock prote radda ringe sambo samta soffa somra sorgl strok styrk tisda toppe
      torka torsd traff ungar vanta vaste, -0.1 abonn armha blaba brors chokl drive farfa fjort fotbo gamme gubbe hitta lidin melli
      morda nacke nyhet overa rakni rikti schem simni sjalv skarm skjut snark spadb stege svens syrra tredj trodd vansi vardc varfo, 0.1
      blade epipe gaffe grade gravi kalla karta kolle kropp laskf rakad sjunk skuri stral stryk stuga syste tanke timma troja vingl
      vrala, 0.2 alved angra besta busse diskb drick eleve ettar famil farmo forsa fraga framf fryse galls hamst handl hange idrot ingen
      klara knack koksg langa langr lilla mitte mormo mungi nasta nicka preci pulse rumsk saker smart spark spran stada stati stock
      tande tandl trett tuppa under vande varke, 0.3 ansik bland bruka bubbl bygge direk dregl framm gamma halse hande handf hosta insul
      kalln kalls kinde kolos kompi korri kvall lukta minut nyfod perso plast rader rispa skull sluta somnt sonde stenh still stryp
      svalj trana tunga vagge vanli vanst, 0.4 andet barne battr bokst dyblo flack formi forvi galle genom glomd gropa gymme insju jobbe
      krane orone parke plots racke rullg sitte spola tanda tandv tryck tvatt utsla vecko, 0.5 allti borde brann dotte forsv golve helle
      henne kissa klori kramp lappa ligge madra motor rakbl skape skoge skriv somma stall vakna willy, 0.6 berat dunka knapp oppna pojke
      sange skrik stang svara svimm tappa titta, 0.7 blods dorre flask helge koksl pumpa slipp, 0.8 efter sprut vattn, 0.9 druck laxer
      sludd svull, 1 huvud, 1.1 blode malti, 1.2 ikval`,
}
