import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.3,
  meanings: `
      -1.3 about asks, -1.1 joke recovered, -0.9 longPast lowOxygenFigure me planned training, -0.8 accident wayTo, -0.7 others, -0.6
      game move past, -0.5 crash sleep, -0.4 end fall kill pet weapon, -0.3 harmed side want weight, -0.2 diabetic fewCaloriesFigure
      flashes headHit heart highSugarFigure lump pain wound, -0.1 drowsy lowBmiFigure miss respond, 0.1 abuse awful contact fever
      foodRule manyFigure pale passOut pointless stiffNeck sweaty, 0.2 blue checksPhone dropThings exercise heatCold hide lastLetters
      leaden leftOut noKicks numb period shivering sun thirst timesADay urinate voiceChanged without, 0.3 binge bleed dose dryNappy
      feverFigure fontanelle gas keto locksIn meterHi mixesWords odd rash sunken underSink victim weighsSelf, 0.4 alcohol blade blurred
      breatheIn confused die farewell feelMove insulin laboured now racing say skin strike vomiting, 0.5 breathless burnSource child
      confine drawnTo hoards life live overMuch saysFell stand, 0.6 bodyImage control dizzy faint fumeSource head legs nobody person
      recurs soon tipsy tooLow, 0.7 afraidHome bathroom betterOff deliberately face height hit home injure much noHelp not onlyEat
      ridOfMe see sleepPills starve trigger vanish, 0.8 attacker badly days deadlyPlace get hurt ownBody self sugar vomitCough, 0.9
      ageOld cut meal method shaky suddenly take, 1 birthSign calmNow cannot hurts lips medicine sick slurred threaten unwell, 1.1 arm
      gone handOver intend pregnant swell undo, 1.2 diabetesThing heavyOn limb swallow, 1.3 atRest, 1.4 afraid asthma breathe chest
      lowSugarFigure poison pregnancySign throat, 1.7 purge`,
  words: `
      -1.9 zwei, -1.5 oder, -1.2 bringt habe, -1.1 beim, -1 aber einen hatte heute komm man stolz update, -0.9 bitte chef muskelkater
      trinke warum wir, -0.8 fang fit fur gegeben habt kilo km letzte lol scheidung voll vor welche zum, -0.7 alles das drauf endlich
      enkelin fest kann klein pizza rezept schlafe schlapp schwitzt seitdem tomaten tot uns war, -0.6 ab abends als andern die find
      gibts glaser hausarzt ich jahresabo kilometer konnte kratzt mit morgen neue schnarcht tipps uhr vergessen wann wie wochenende,
      -0.5 an atem bett bewegung doppelt gern geschlagen geschnitten gut hebamme im intervallfasten kaffee kg kopfschmerzen linsen macht
      mai minuten ne normal oben passiert sabbert schon seinen servus stand stellen taub treppe urlaub vertragen vitamin was wein
      weniger, -0.4 bluetooth blut brot dazu diabetes drei durch erwurgen etwas finde fuhrt geht geschlafen gestorben giftig gymnastik
      halbe i ihn kartoffel kinder kindergeburtstag kribbeln lasst lieber mail marz mir nehme nuchtern ok passwort raus schwangerschaft
      sonntag super tode tut videos waage zeit zur, -0.3 account anfangen app auch ausgegangen berg besten bewusstlos code d damals dank
      der diesen dinkel dir du eher eine einschlafen esse fallt falsches fast flecken geklaut gelacht gemacht geschafft gesetzt gestern
      gleich grade guten haben herz hilde januar jede kein kuchen laut leiche lese liebsten mann meditation meinte mochte neben
      realistisch rechnung redet regen roman schluss schokolade schwiegermutter spam stich termin trainieren trinken ums verbindet
      verschieben wach weil wenns zeitumstellung zucker zusammen, -0.2 abgebucht abnehmen abo akku arzt atmet begeistert blutdruck
      blutet brei bus c crime date drin echt einem eingeschlafen einkaufsliste ekg ende erste es euch euro fasten friedlich frisst furs
      fussball gab gabs garten geandert geben gemuseschneiden gewicht geworden gibt haha halbes herzklopfen hilft hochladen hotline
      hunger import ins isst jahren jemand joghurt kardiologe komme kostenlos krieg kurse laufe leere letzten letzter magen magnesium
      meine min montag nehmen nen ner neu neues nich pause pdf per preis prima probiert problem prufung quark reicht rein rekord sah
      samstag sauna schadel schicken schlaganfall schones schritte schulter sechs see seh sehe selbst sieben skat skyr sport spritze
      sterbe stornieren suppe synchronisiert taugt todmude training tritt true verspannt von werde werden wiederbelebung wirklich wurde
      ziel zuruck zweimal zwiebeln, -0.1 adresse alte apothekerin arbeit arm besetzt bisschen brust dass davor dose eigentlich fange
      februar ferritin feueralarm fruher fuhl ganze garmin geblieben gekriegt gemuse gemutlich geschaut grunen gutes herbst herzinfarkt
      hier ihr irgendwie kalender kalorien kapseln kommt krampfanfall kriegt kuhlschrank kurs kurze laktose langst lassen lauft liter
      locher meinem menu mittwoch nachsten nett nochmal oft ohropax omega organspendeausweis passt plan pro programm richtet runde
      schreibe schreibtisch schritt schwimmen seite selber spinat stehen stelle suche tante telefon trotzdem uber ubung ubungen unser
      unterschied vermisse viel vom wars weiter welchem wert wird wissen zahlt zwanzig zwischen, 0 bei da den ein gesicht in machen mich
      nach nacht ohne runter sagt sich tagen, 0.1 ansprechbar armeln atme atmen aus bellt brennt dabei danke dem einer finger fisch
      flimmern flug frage geh gelb gerutscht geschluckt gesturzt gitterbett hangt hat heiss hingesetzt hund ichs insulinpumpe ist juli
      kaputt kaugummi klinge lacht mache meinen mittag nehm nennt neun nimmer noch pass pflaster rausgeholt rechter rezepte richtig rum
      schief schlaf schlecht schuppen schwindelig sohn sticht tippen tochter tragt treppen tu tun uberall unserer verruckt versteht
      viele wald weiss wirkt wo zeigt zitter zuckt zug zumba, 0.2 a abendbrot abflussreiniger acht allen aufm backen bald beste blei
      blute brauch bub daheim daruber dauernd dritte durst einheiten einmal essen fallen findet ganz gebrochen geburt genommen
      geschuttelt gewesen hemd herztabletten hinlegen huste insulin ists ja jeder jedes jetz jetzt joggen kalt karte katze keinen
      klatschnass komisch kopfschmerz kopfweh kotzubel krampft kriege letztes liegen lila meins mitbewohnerin mundwinkel muss musst
      nicht obwohl ohren opa panik passworter piept pilze plotzlich poltert putzen ritzt rohrreiniger rot ruhe schafft schaum schlaff
      schlaftabletten schlag schmerz schrank schreien schwindlig sehen sensor sieht spulmaschinentab spur ssw stark statt stechen still
      telefonieren tisch total tranen uberlegt um verschluckt vorm wasser weg wem wen wespenstich wochen zahl zigaretten zweijahriger,
      0.3 alt apfel arme aufgehort bis brustbein dann eben erzahlt fertig fieber flex fontanelle freundin fuhlt gegen hande heut hi
      hinterm hore innen keiner ketone kiefer klo knie konnt kuchentisch lass leben licht linken loffel mach messgerat musste nichts
      niemand paar paracetamol pumpe rippen sass schlussel sind sofa stimmen strassenbahn stromschlag stunde uberhaupt unter unterm
      versteh vertippt weggenommen werte wickeltisch wieder windel zieht zunge, 0.4 angeblich auf aufstehn azubine baby bad bein
      bestimmt blau bleibt braucht denn dran dreimal dulcolax einfach eltern entbunden ex fett flasche frau freund frische ganzen gar
      garage gegessen gehn gelaufen geschickt geschrieben gespritzt gewurgt grad halten handy ihm jedem kalter kaum kleiner kochen
      laufen lauter loschen machn mandeln mein nachbarn nachrichten nachste nie ob oberschenkel offen riesige sagen schnell schnitte
      schreit schweiss schwillt sitz sitzt sonst trainiere umbringt umgekippt umkleide vater vorhin ware wohnung zimmer, 0.5 abendessen
      am auge bekomme bin blutdrucktabletten dick erst fruh funf gesagt getroffen getrunken halt ihre lauf leer liegt mund nimmt nix
      offenen schmeckt schwarz soll spritzt trau trinkt unsere worter zittere, 0.6 allein antibiotikum aufs besoffen denk doch dusche
      gehabt geritzt glaub hilfe kleine mama meiner oma omas tag tur unten wer woche zu, 0.7 alle auto druck geplatzt hals hand hort
      immer is kopf mal nur schwester steh stunden wegen, 0.8 augen brustkorb darf hab jeden kind mehr ruhig seit waren, 0.9 abend angst
      keine wenn, 1 elefant sie spray, 1.2 so will, 1.3 damit luft, 1.4 er, 1.7 und, 1.9 sterben, 2.4 bringe`,
  beginnings: `
      -1 letzt norma updat welch, -0.9 jahre liebe muske, -0.8 gegeb geste kinde schei sprac start vertr, -0.7 endli enkel fruhs hausa
      lampe morge motiv seitd tomat trink zahne, -0.6 fussb gemus gesun glase inter kilom konnt linse schil stell verge wenig, -0.5
      beste beweg einge hebam kratz lakto messe minut passi rezep sabbe schon schri seine servu sonnt urlau vitam, -0.4 ander aufho
      bluet diese erwur gesto gifti gross gymna karto kribb leich nucht rettu schie schul schwi spiel trepp verba video wegwe weiss
      weite woche, -0.3 accou alter anfan bands begra bewus damal diabe dinke einsc explo falsc fleck gegen gelac gemac gerau geset
      gleic hafer janua kaffe kopfs langs liebs medit meint mocht oster reali rechn rucke schla schna schok seite somme termi tiera
      verbi verst wievi zeitu zombi zucke zuruc, -0.2 abgeb abneh adres aktiv bauch begei bluta blute dicke diens einka eiwei faste
      fehle firme fraue fried friss garte geand gesch gewic gewor gutsc herzk hochl hotli huhne hunge impor inner jeman joghu jugen
      kardi koste lache magne nehme passw probi probl profi prote prufu rekor samst schad selbs siebe stolp storn synch todmu ubert
      veget vergi versp werde wirkl zweim zwieb, -0.1 abges anmel apoth arbei ausfa beset besta bissc eigen erdnu febru ferri feuer
      fruhe garmi gebli gekri gemut gerat grune halbe herbs herzi kalen kalor kapse kuhls lasse lauft loche meeti mittw nacht nochm
      ohrop organ pausi progr schic selbe senio spina sprin stehe stock tolle trotz ubung vermi wespe wisse zwanz zwisc, 0.1 abend armel
      backe einhe ersch flimm gebur gerut gestu gitte hinge kaput kaugu kunst melde mitbe nimme pflas pfleg pille rausg schaf schup
      stich tippe ubera uberl verru wasse, 0.2 abflu anspr besch brech brenn dahei darub dauer dritt einma falle finde funkt gebro gekla
      genom gewes halte herzt hinle jogge klats knopf komis kopfw kotzu langz liege mundw obwoh plotz polte putze recht rohrr senso
      stark stech stern trane unter verta wasch wiede zuges zweij, 0.3 angeb antwo blutd durch erzah ferti fiebe finge fonta fress heiss
      insul keton kiefe laute linke loffe mager messg musst nicht niema parac rippe schlu stimm stras strom uberh verti wicke winde
      zimme zitte, 0.4 aufge aufst azubi bekom besti bezah blase bleib dreim druck dulco einfa entbu entsc fitne flasc frisc ganze garag
      geges gelau gespr gewur hinte kalte koche laufe losch mande nachr obers riesi schne schni schwa schwe trock umbri umgek umkle
      verbr vorhi wohnu, 0.5 brauc gesag getro getru keine nachb offen schli schra worte zigar, 0.6 allei antib besof gehab gerit sprit
      stric unser, 0.7 meine schme schre, 0.8 lange, 0.9 dusch gepla klein stund, 1 asthm elefa ferie, 1.1 bring brust, 1.2 freun, 1.8
      sterb`,
}
