import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.6,
  meanings: `
      -1 asks, -0.8 training, -0.6 about planned, -0.5 accident die joke, -0.4 longPast lowOxygenFigure past sleep wayTo, -0.3 game
      lowBmiFigure recovered want, -0.2 highKetoneFigure kill marks move onPurpose others, -0.1 respond weighsSelf, 0.1 confine
      dropThings drowsy fall fever feverFigure foodRule gas hide hoards keto limbSign lump manyFigure meterHi mixesWords noKicks odd
      pointless rash recreational starve strike timesADay tipsy, 0.2 belongings binge blade bleed bodyImage breatheIn breathless
      burnSource confused dizzy dose exercise faint farewell feelMove fumeSource headSplits highSugarFigure legs life noHelp numb
      overMuch recurs ridOfMe saysFell sleepPills sweaty, 0.3 afraidHome badly bathroom betterOff blue blurred control get handOver head
      height home insulin laboured racing self soon threaten vanish vomiting, 0.4 ageOld calmNow contact cut deadlyPlace deliberately
      drawnTo face gone heavyOn hurt injure limb lips live lost method nobody onlyEat pregnant shaky sleeves victim, 0.5 afraid attacker
      birthSign hit meal see skin slurred stand tooLow trigger undo vomitCough, 0.6 arm cannot child diabetesThing intend sugar swell,
      0.7 days lowSugarFigure person poison suddenly swallow, 0.8 asthma atRest breathe hurts much purge sick take unwell, 0.9 medicine
      now pregnancySign throat, 1 chest, 1.2 ownBody, 1.3 not`,
  words: `
      -0.8 habe zwei, -0.7 ich kann, -0.6 aber beim oder, -0.5 an bitte fur klein was welche, -0.4 als bringt fallt komm mir nehme stolz
      tipps waage war wie, -0.3 alles ausgegangen bett bewegung chef das drauf drei du einen geschafft geschlagen gibt gibts habt haha
      kein km letzten lieber man muskelkater ne normal passwort rezept schlafe schlaft selbst trinke tut uns vergessen vitamin wann
      weniger zur, -0.2 abends account andern arzt auch begeistert bekommen dank dass diabetes dir eine eingeschlafen endlich esse etwas
      finde fit friedlich frisst geben gegeben gekriegt gerade gern geschaut geschnitten gestorben gewicht giftig glaser gleich guten
      hatte hebamme ihr intervallfasten jahren kaffee kartoffel kg kilo komme krampfanfall kurze lol mail minuten mit morgen neben
      nuchtern ok pause rechnung rein schnarcht schokolade stornieren super termin trainieren uhr von wach wir wirklich wochenende wurde
      zahlt zusammen, -0.1 ab abnehmen app blutdruck blutet brei brot d doppelt durch echt einem einschlafen ekg entspannt erwurgen euch
      fange fast frau fussball gemuseschneiden gestern gut haben herzinfarkt hilft kardiologe kommt krieg kuchen kurs lag lassen laut
      liter machen mann mich mochte monaten ohne passt pflaster plan prima reicht sagt sauna schaff schlaganfall schritte schulter
      schwimmen sehe sehr sport stress suche training trinken trotzdem ubungen unser urlaub verspannt viel voll vor weil wein welches
      werden wochen zeigt zeitumstellung zucker zweimal, 0 arm bei bis dann die finger gegessen gesicht heut heute im lauft lippen macht
      meinem meinen opa raus redet richtig riecht schlecht sein sind sohn uberall, 0.1 allen alt am aufgehort aufm baby besoffen
      bestimmt blute bruder daruber dauernd dem den denk denn der dreimal eben einer einmal entbunden fallen fertig fieber flasche fuhlt
      funf ganz ganze garage geh gehabt gehn geschrieben gewurgt handy hi hin hore huste insulin ist jetzt kalter kaugummi ketone klo
      komisch konnt kopf kopfweh korper krampft kriege kuche lass liegt mein mude nachrichten nachste nich nie niemand ob oberschenkel
      offen plotzlich pumpe runter sagen salbutamol schlaftabletten schlussel schmeckt schon schweiss seh seit sensor sich sicher sitz
      sitzt sonntag ssw stark tagen tochter total tranen trinkt tur umbringt umgekippt umkleide vater viele weg wer werte wird wo
      wohnung zug zum zunge, 0.2 allein angeblich aufs auge aus auto azubine bad bekomme beste blau bleibt blut blutdrucktabletten brust
      brustbein da darf dick dran dusche eltern es essen freund freundin frische ganzen gar gegen gelaufen genommen geritzt geschluckt
      gespritzt getrunken glaub grad halben halt hilfe hinterm ihre ins jedem keiner kiefer kind kleine lauf laufen lauter liegen linken
      machn mama mandeln meine messgerat muss nach nachbarin nacht nehm nicht nichts oma omas paracetamol riesige rippen ritzt schaum
      schnell schnitte schwarz schwester schwillt sieht spritzt spulmaschinentab spur statt stechen steh stunde tisch trainiere trau
      uber uberhaupt um unten unter vom vorhin vorm ware weiss wieder will worter zittere zu zweijahriger, 0.3 abendessen angst
      antibiotikum augen brustkorb doch druck dulcolax ein elefant erst fruh geht gesagt hand hort is leben leer loschen mal mund noch
      schlag schreit soll sonst stunden unsere unterarm wasser wegen woche, 0.4 abend alle bin hat immer keine luft mehr meiner nix
      ruhig sie waren, 0.5 auf hals jeden kaum spray tag, 0.6 bringe hab in so wenn, 0.7 er nur, 0.8 damit, 1.8 und`,
  beginnings: `
      -0.6 motiv welch, -0.5 jahre, -0.4 vertr, -0.3 beweg fruhs gesch letzt liebe minut muske norma passw rezep schri selbs sprac trink
      verge vitam wenig, -0.2 accou begei beste endli fried friss gegeb gekri gemus gerad gesto gesun gewic gifti glase gleic gross
      hebam inter kaffe karto lakto lauft leich linse morge nucht rechn schok seite stell storn termi ubert verba verst weiss wirkl
      woche, -0.1 abneh anfan ausge eiwei entsp erdnu erwur fraue fussb geste hafer herzi jeman kalor kardi kinde lasse mocht pflas
      schla schna schul schwe somme sprin stolp stres trotz ubung urlau verbi versp werde zeitu zimme zuruc zweim zwisc, 0.1 abend besof
      besti bezah brude darub dreim entbu entsc falle ferti fiebe flasc garag gehab gewur heiss kaugu keton knopf kopfs kopfw korpe
      laute nachr niema obers plotz recht salbu schli senso siche sonnt stark stric trane trock umbri umgek umkle verbr wohnu, 0.2 allei
      angeb aufge azubi besch blase bleib bring druck durch elter fress frisc ganze gelau genom gerit gespr getru insul kiefe laufe
      liege linke mande messg nicht parac riesi rippe schau schme schni schra sprit spulm stech stimm uberh unter vorhi wasse wiede
      worte zigar zweij, 0.3 antib dulco dusch elefa ferie gesag hinte keine klein losch nachb schlu schne schre schwa unser, 0.4 gepla
      lange meine stund, 0.5 asthm brust, 0.6 freun`,
}
