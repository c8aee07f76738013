import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.3,
  meanings: `
      -1.3 about asks, -1.1 die joke recovered, -1 longPast me, -0.9 lowOxygenFigure training, -0.8 accident planned wayTo, -0.7 game
      move past sleep, -0.6 others want, -0.5 crash end fall weapon, -0.4 kill pet, -0.3 highSugarFigure lump side weight, -0.2 diabetic
      fewCaloriesFigure harmed headHit heart lowBmiFigure pain respond speak wound, -0.1 flashes, 0.1 abuse awful belongings checksPhone
      fever marks pointless sleeves stiffNeck urinate, 0.2 blue contact dropThings exercise foodRule heatCold hide keto lastLetters
      leaden leftOut noKicks numb period shivering sun thirst voiceChanged weighsSelf without, 0.3 binge bleed breatheIn dose
      feverFigure laboured locksIn meterHi odd rash timesADay underSink, 0.4 blurred confine confused drowsy dryNappy farewell
      fontanelle gas insulin mixesWords overMuch racing say sunken victim vomiting, 0.5 alcohol blade bodyImage breathless burnSource
      child drawnTo hoards legs life noHelp nobody now person recurs saysFell skin soon stand strike, 0.6 afraidHome betterOff control
      dizzy faint feelMove fumeSource head home live ridOfMe tipsy tooLow vanish, 0.7 ageOld bathroom deadlyPlace deliberately face get
      hit injure much see sleepPills starve threaten trigger, 0.8 attacker badly cut height hurt medicine method not onlyEat self sick
      sugar, 0.9 birthSign days gone handOver meal ownBody shaky slurred take vomitCough, 1 calmNow cannot lips, 1.1 arm hurts limb
      pregnant suddenly swell undo, 1.2 heavyOn intend swallow unwell, 1.3 atRest breathe diabetesThing, 1.4 afraid chest lowSugarFigure
      poison pregnancySign throat, 1.5 asthma, 1.7 purge`,
  words: `
      -1.8 zwei, -1.4 oder, -1.3 habe, -1.2 beim hatte, -1.1 bringt stolz, -1 bitte einen komm man, -0.9 aber chef fur ich muskelkater
      scheidung update warum wir, -0.8 enkelin fang fest fit habt kann kilo km lol trinke voll welche zum, -0.7 ab alles als das gegeben
      klein letzte mit pizza schlafe schwitzt seitdem tomaten uns vor, -0.6 die drauf endlich find hausarzt im jahresabo kilometer
      kratzt neue rezept stand tipps uhr vergessen war, -0.5 abends an atem bewegung doppelt durch fuhrt geschlagen geschnitten gibts
      glaser guten intervallfasten kg konnte kopfschmerzen linsen mai mail minuten morgen ne nehme normal oben passiert sabbert
      schnarcht schon servus stellen treppe urlaub vertragen waage wann weniger wie wochenende, -0.4 andern bett bluetooth blut brot
      damals dazu der diabetes du erwurgen etwas fast finde gelacht gern geschafft gesetzt gestern giftig halbe hebamme heute i ihn
      kaffee kartoffel kein kindergeburtstag kribbeln lasst lieber macht marz mir nuchtern ok passwort raus redet regen schwangerschaft
      seinen sonntag super taub tot tut videos vitamin was zeit zucker zur, -0.3 account app ausgegangen berg besten bewusstlos blutet
      bus d diesen dinkel dir drei drin eher eine einem einschlafen ende fallt falsches gab garten gemuseschneiden geschlafen gestorben
      geworden gibt gleich gymnastik haben herz hier hilde hotline jahren januar jede kinder laut leiche lese letzten liebsten
      meditation meinte min mochte neben pdf per realistisch rechnung roman schicken schluss schwiegermutter see spam sport stich termin
      tode todmude trainieren trinken ums verbindet verschieben wach weil wein wenns zeitumstellung zusammen, -0.2 abgebucht abnehmen
      abo anfangen arbeit atmet auch begeistert besetzt c code crime dank date dose echt einkaufsliste ekg erste esse euch euro fasten
      flecken friedlich frisst fuhl furs fussball gabs geandert geben geklaut gekriegt gemacht gewicht grade haha halbes herzinfarkt
      herzklopfen hilft hochladen import ins isst jemand joghurt kardiologe komme kostenlos krampfanfall kuchen kurse kurze langst laufe
      leere letzter magen magnesium meine meinem montag nachsten nachts nehmen nen ner neu neues nich passt pause preis prima probiert
      problem prufung quark rein rekord richtet sah samstag schlaganfall schokolade schones schritte schulter schwimmen sechs sehe seite
      selbst sieben skat skyr spritze stornieren suppe synchronisiert taugt training true viel vom von werde wirklich ziel zwanzig
      zweimal zwiebeln, -0.1 adresse akku apothekerin arm arzt bei bisschen blutdruck brei brust dass davor eigentlich eingeschlafen
      fange februar ferritin fruher garmin geblieben gemutlich geschaut grunen gutes herbst huttenkase ihr irgendwie kalender kapseln
      klingt kommt kuhlschrank kurs ladt lassen lauft liter locher mann menu mittwoch monat nett nochmal oft ohne omega
      organspendeausweis pausieren platzt pro programm reicht sauna schadel schlaft schlagt schritt selber shirt sich spinat stehen
      stelle tante telefon tritt trotzdem ubungen unterschied verspannt wars weiter welchem wert wiederbelebung wurde zahlt zwischen
      zwolf, 0 da dem den ein einer ganze geht gesicht ist mich nach nacht runter sagt seh uber unser wird, 0.1 abendbrot armeln atme
      atmen aus bellt brennt cola dabei denn diabetiker finger fisch flimmern flug frage ganz gebracht geschluckt geschuttelt gesturzt
      gut halben hat heiss hemd hinlegen hustet insulinpumpe ists ja jetzt juli kaputt klinge kotz krieg machen meinen musst namen nennt
      nimmer opa pass rausgeholt rechter richtig rot rum schief schlecht schreib sitzen spur ssw sticht still tagen tippen tochter tragt
      uberall unserer verruckt verwirrt viele weiss wo wochen zeigt zuckt zumba, 0.2 a abflussreiniger acht allen aufm backen bald
      bekomme blei blute brauch bub daheim daruber dauernd dritte durst einheiten einmal erzahlt es fallen findet gebrochen geburt
      genommen gewesen hande herztabletten hund huste in insulin jeder jedes jetz joggen kalt karte kaugummi keinen ketone klatschnass
      klo knie komisch kopfschmerz kotzubel krampft kriege lacht lass letztes liegen lila loffel mitbewohnerin mude mundwinkel muss
      musste nehm noch obwohl ohren panik passworter piept pilze plotzlich poltert putzen rohrreiniger ruhe schafft schaum schlaff
      schlaftabletten schmerz schrank schreien schwanger schwindelig schwindlig sehen sensor sind sofa sohn spulmaschinentab stark statt
      stechen telefonieren tisch total tranen tun uberlegt um verschluckt vorm wasser weg wem wen werte wespenstich wickeltisch zahl
      zieht zigaretten zug zweijahriger, 0.3 alt apfel arme auf aufgehort aufstehn baby bein beste bis brustbein dann eben essen ex
      fertig fieber flex freund fuhlt gegessen geh gehn geschrieben grad halten heut hi hinterm hore innen kaum keiner kiefer kleiner
      konnt kopfweh kuchentisch laufen licht linken mach meins messgerat niemand ob paar paracetamol pumpe rippen ritzt sass schlag
      schlussel sitzt sonst stimmen strassenbahn stromschlag stunde uberhaupt umbringt umgekippt unter unterm versteh vertippt ware
      weggenommen wieder zimmer zunge, 0.4 angeblich azubine bad bestimmt blau bleibt braucht dreimal dulcolax eltern entbunden fett
      flasche fontanelle frau frische fruh ganzen gegen gelaufen geschickt gespritzt gewurgt handy jedem kalter kochen lauter mandeln
      nachbarn nachrichten nachste nichts nie nimmt oberschenkel offen offenen riesige sagen schmeckt schnell schnitte schreit schweiss
      schwillt sitz trainiere trinkt umkleide unsere vater vorhin windel wohnung worter, 0.5 abendessen allein am auge
      blutdrucktabletten dick dran freundin funf gar garage gehabt getroffen getrunken halt ihm lauf leer liegt loschen machn mama mein
      mund nix oma schwarz spritzt trau unten wegen wer woche zittere zu, 0.6 antibiotikum aufs besoffen denk doch dusche einfach erst
      geplatzt geritzt gesagt glaub hals hilfe ihre keine leben mal meiner nicht omas schwester stunden tur will, 0.7 alle auto bin
      druck hand hort immer is kleine kopf nur seit soll steh tag, 0.8 augen brustkorb darf hab kind waren, 0.9 abend angst elefant
      jeden mehr ruhig sie, 1 spray wenn, 1.1 luft, 1.2 so, 1.4 damit er, 1.7 und, 2 bringe`,
  beginnings: `
      -1 letzt liebe welch, -0.9 geste jahre muske norma schei updat, -0.8 enkel kinde sprac start, -0.7 fruhs gegeb hausa lampe motiv
      seitd tomat trink vertr zahne, -0.6 endli gemus kilom konnt kratz lakto morge schil stell verge wenig, -0.5 beste beweg einge
      fussb glase inter linse messe minut passi rezep sabbe schon schri schwi seine servu sonnt trepp urlau, -0.4 bands bluet damal
      diese erwur gelac gesch geset gesun gifti gross hebam karto leich nucht schie spiel video vitam weiss weite zucke, -0.3 accou
      alter ander bewus blute dinke falsc garte gegen gesto gewor gleic gymna hafer hotli janua kaffe kopfs kribb langs liebs medit
      meint mocht oster passw reali rechn rettu rucke schul seite termi todmu verba verbi verst wegwe woche zeitu, -0.2 abgeb abneh
      aktiv anfan arbei aufho bauch begei begra beset besta bluta diabe dicke diens einka einsc eiwei explo faste fehle firme fleck
      fraue fried friss geand gekri gemac gerau gewic gutsc herzi herzk hochl huhne impor inner jeman joghu jugen kardi koste magne
      nacht nehme pausi probi probl profi prote prufu rekor samst schad schic schna schok selbs siebe somme stolp storn synch tiera
      ubert veget vergi wievi wirkl zombi zwanz zweim zwieb, -0.1 abges adres anmel apoth ausfa berat bissc eigen febru ferri feuer
      fruhe garmi gebli gemut grune herbs hutte kalen kapse kuhls lache lasse lauft loche mittw nochm organ progr richt selbe senio
      spina stehe trotz ubers ubung versp wespe zuruc zwisc, 0.1 abend anspr armel backe brenn elter flimm gebra gekla gestu halte hinle
      kaput krieg mitbe monta nimme rausg recht schaf schla schlo sitze stich tippe tocht ubera uberl verru verwi wasse wiede, 0.2 abflu
      antwo aufge bekom besch brech dahei darub dauer dritt einma erzah falle finde funkt gebro gebur genom gewes herzt jogge kaugu
      klats knopf komis kotzu kunst langz liege loffe mager mundw musst obwoh pfleg plotz polte putze rohrr senso stark stech stern
      trane unter wasch wicke zimme zuges zweij, 0.3 angeb aufst durch ferti fiebe finge fitne fress geges gespr heiss insul kalte keton
      kiefe kopfw laufe laute linke messg niema parac rippe schlu schwe stimm stras strom uberh umbri umgek verta verti zitte, 0.4 azubi
      besti bezah blase bleib blutd dreim dulco entbu entsc flasc fonta frisc ganze gelau gewur hinte koche mande nachb nachr nicht
      obers offen riesi schni schwa trock umkle verbr vorhi winde wohnu worte, 0.5 allei brauc druck garag gehab getro getru keine losch
      schne schra zigar, 0.6 antib besof einfa gerit gesag schli schre sprit stric unser, 0.7 meine schme, 0.9 bring dusch elefa gepla
      klein lange stund, 1 asthm brust ferie, 1.2 freun`,
}
