import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -4.4,
  meanings: `
      -1.5 asks, -1 about joke, -0.9 lowOxygenFigure recovered, -0.8 control game heatCold hoards, -0.7 past weighsSelf, -0.6 longPast
      training, -0.5 feelMove harmed highKetoneFigure method recurs, -0.4 move others, -0.3 belly fall goOn lump sun, -0.2 accident
      laboured live miss much now planned prevents starve without, -0.1 belongings marks, 0.1 blurred flashes heavyOn highSugarFigure
      keto pet shame, 0.2 ageOld feverFigure life limbSign mouthLeaks ribsIn sugar sweaty timesADay want wound, 0.3 despair drowsy fever
      get gone hardBelly hurt lastLetters lowBmiFigure many me numb tipsy vomiting weight, 0.4 afraid bathroom chest contact cut
      dropThings dryNappy headHit heart height ownBody runsWater strike sunken victim, 0.5 attacker confused deadlyPlace die end
      farewell home injure leftOut lips noKicks onlyEat racing sleepPills sleeves soon swallow urinate, 0.6 alcohol birthSign bleed dose
      face foodRule gas headSplits pointless self vomitCough weapon, 0.7 arm badly child diabetesThing faint fumeSource hit intend
      pregnancySign threaten, 0.8 medicine poison rash stand, 0.9 atRest breathless cannot deliberately lost passOut respond see
      slurred, 1 dizzy head nobody person skin tooLow unwell, 1.1 blue goesOut limb not ridOfMe shaky, 1.2 blade confine purge sick
      suddenly swell throat, 1.3 hurts insulin, 1.5 hide take, 1.6 breathe, 2.3 lowSugarFigure`,
  words: `
      -1.4 man, -1.3 appen bra lite, -1.2 den hur, -1.1 dod dott finns laser, -1 fick ha, -0.9 minut tand till vad ville, -0.8 akuten
      allt an ekg kommer lycka ny pa slut upp, -0.7 av funkar gamla ihjal nagon normalt serien starkare steg svimmar tva vi, -0.6 at bli
      blod borjar de fyra grot hade hangig kollade kom nog sov tack vatten veckan, -0.5 ata backen barnmorskan borja brukade dygn fint
      gav haha helt hoppade igen klar lol lordag matlada mjolk over promenad ramlade recept skillnad skraddarstallning skrattade slag
      somnade sonen vagen varit, -0.4 andan andfadd anmalde att bebisen byta deckaren eller firar flytten fyller god haft hela
      hjartklappning imorgon infor innan is julbordet kaffe kanon klart knaboj lakaren laste loggar lugnt marker mobilen nya pensionarer
      plaster pratar raknas sag salt sen sitt skakade skrev socker sondag spelar stel stor svansen tog undrar vagrar vara varm
      veterinaren viftar, -0.3 all bankid blodpropp bluetooth chefen denna dimma dog donationsregistret er far fara fore fram garna
      glomt gora halsa hjartinfarkt hunden kal kandes kanns lag lugn manad men mil misstag mitt mjuka na natet ovningar pase passen
      passet pausa presentkort ryggen satte sida skatten skickade springer syrran tiden tips tolv tonaringen tre tummen utrymningsovning
      vann, -0.2 abonnemanget annan antligen apoteket bade barn barnen boka brinner cykeln dor dos ett familj farre fastan fel femton
      fil filmen fin for forsta fragar fredag frisk friskvardsbidraget frukost gangen gardagens gillar hann hittar hjalper hogt importen
      jobb kalorier kan kanner kcal kilo kopplar korv kursen kvallen laxen lyfter magen mat med medlemskap midsommar mina morgon mot
      nasan nerfor ni noll oss overlevde pass pengar plus propplosare protein raknar receptet ren ringer sambon sex sju skillnaden sma
      sms soffan sparkar spela stack sticker stroke svamp svarade svarmor svartsjuk syns togs toppen torsdag traning tror trott tvattar
      ungarna va vaga vantar vem vilka vilken, -0.1 allergi alltsa anvanda benet blev blixtar brorsan dag docka doda driver du efter
      eftermiddag farfar fastande forr fotboll ga ge gubben hal hlr jobbar kaffet konto kor korpen lik middag middagar morgonen nagot
      nan natterna nojd nyttig ofta okej overallt prata provtagningen rakningen sa samtalet schemat se simning skarmen snabba snalla
      snarkar snoar stegen superbra takt tisdag tranar traningsvark tredje umea uppdateringen ut vansinne var vardcentralen varfor
      vuxna, 0 armen hjartat mig minuter munnen ogonen skakar utan, 0.1 aker amma anda andra arm bilen bla bladet bloda borta dess
      dubbelt fanns fast fran glass godis gor gubbe hand helgen hjalp huden kaken kallar kartan kollar kollega kroppen kvall laskflaska
      ljud mycket o om rakade ror sjunker skurit stadat stugan syster tanker timmar tomma vanster vid vinglar vit vralar yr, 0.2 alvedon
      angrar apple ater bestamt blodsockret bor bussen dar det dricker dunkar e fan forbi forsar framfor gallskriker gatt gravid hanger
      hans hjartmediciner hos idrotten ingenting jamt kallsvettas katt koksgolvet kollegan kompis konstig langarmat langre lila lillan
      massa mormors mungipan nastan ont oppna plotsligt precis pulsen rad ramlar redan rod runt sager saker sar satt ska skicka skriva
      skulle smarta som sticka stockar taget tanderna tandlakaren tappade tryck under v vander varker viker visar, 0.3 ansiktet atta
      bild bubblar dagen direkt diskbanken dreglar en farmor feber folk foten framme ganger halsen handen handflatorna har honom hor i
      inget klarar knappt kopte korridoren luktar marken minuten nar nu rispade sedan slutar sommar somntabletter sover stenhard stilla
      svalja svart ta tappar tio trappan trycker tugga tungan tuppade utslag vager vanligt vaska zero, 0.4 andas arg atit axeln bakom
      battre blodsocker brostet brukar dagar dem dyblot elva forvirrad fragade gammal gar genom genomblot gropar handleden hart hon
      hoppa hoppar huvudet idag illa insjunken jag kliar kraks kranen laren manader nat ogat oronen per racker reser rusar sitter sjalv
      skrivit skull sned sonder stralar svartnar tandare toan vagar vaggen vaknade vaser vecka, 0.5 alla ar ask aven blodet bordet bort
      dottern forsvann gang gick golvet gymmet heller hem henne hennes hostar ihop jobbet kissar klorin krampar lagt lapparna ligga
      ligger livet madrassen ord ser sidan sin skapet skar skogen son sprangande stallet tjock tom trana ur veckor, 0.6 barnet bloder
      branner dorrn efterat full huvudvark kvart liten mamma maten mjukt pappa pojken sangen skriker slar stangde svimmat tittar tjej
      varje, 0.7 berattade blatt dorren ena ensam flaskan igar koksluckan nyss pumpar sig sluddrar svalt svimmade tagit tar vill visst,
      0.8 bara blir hel ingen ja kille orkar sprutan svarar svullnar vattnet, 0.9 druckit laxermedel leva maste smyg strypgrepp, 1
      slipper snart, 1.1 inte langs min, 1.2 ikvall star, 1.3 a vet, 1.4 luft ner, 1.5 han in, 2.1 och, 2.2 do`,
  beginnings: `
      -1.1 snurr, -0.8 akute komme vatte, -0.7 funka klatt lille norma recep serie skill stark straf, -0.6 hangi ovnin passe rakna somna
      spela, -0.5 backe barnm borja cykel havre klipp kolla kontr logga lorda matla prins skrad skrat sonda trani uppda, -0.4 alska
      andfa anmal appel bebis blodp decka faktu flytt foral forgi fylle imorg julbo klock knabo lakar mobil nytti ofarl pensi prata
      prome skaka socke sprin svans svarm tonar trapp undra vagra vecka veter vifta, -0.3 abonn banki bluet brost chefe domna donat
      fasta femar frisk gifti hjart hunde kande krakt losen matte medle mejle missa misst morgo overl prese propp radda ramla rygge
      skatt snall stres stret styrk syrra tumme ultra utrym vilke, -0.2 aller ambul antli apote arbet begra behov billi brinn femto
      filme forts freda fruko garda getin gilla godka grann handd hitta hjalp impor inter kalor kanne kondi koppl kurse kvinn ladda
      lakto lyfte manad midda midso nerfo ogonl pamin penga plock prote ringe sambo samta skarm soffa sorgl stick strok tisda toppe
      torka torsd traff ungar vanta vaste, -0.1 allts anvan armha betal blaba chokl drive farfa fingr fjall fotbo gamme gubbe jatte
      jobba konta korpe lidin manda morda nyhet overa provt rakni schem simni sjalv skjut snark somra stege super svens tredj vansi
      vardc varfo, 0.1 blade epipe famil gaffe gravi hamst karta kolle kropp laskf natte nicka rakad sjunk skuri spark spinn stryk stuga
      syste tanke timma vingl vrala, 0.2 alved angra besta bland busse drick ettar forsa fraga framf fryse galls grade handl hange idrot
      ingen klara knack koksg langa langr lilla mormo mungi nasta nyfod preci pulse saker skull smart stada stati stock tande tandl
      trett under vande varke, 0.3 ansik bubbl bygge direk diskb dregl eleve farmo framm gamma halse hande handf insul kalln kalls kinde
      kompi kvall lukta minut mitte plast rader rispa rumsk somnt spran stenh still svalj trana tunga tuppa tvatt utsla vanli vanst, 0.4
      andet barne battr bokst dyblo flack forvi genom glomd gropa hosta insju jobbe kolos korri krane orone perso plots racke rullg
      sitte skriv sluta sonde spola stryp tanda tandv tryck vagge vecko, 0.5 allti borde dotte formi forsv galle golve gymme helle henne
      kissa klori kramp lappa ligge madra motor parke rakbl skape skoge somma stall vakna willy, 0.6 blods brann dunka knapp pojke sange
      skrik stang svara svimm tappa titta, 0.7 berat dorre flask helge koksl oppna pumpa slipp, 0.8 efter laxer sprut vattn, 0.9 druck
      sludd svull, 1 huvud, 1.1 blode malti, 1.2 ikval`,
}
