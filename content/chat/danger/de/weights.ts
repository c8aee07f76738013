import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0,
  daily: -3,
  none: -3.6,
  meanings: `
      -1 asks, -0.7 training, -0.6 about accident planned, -0.5 die joke, -0.4 longPast past sleep, -0.3 game lowBmiFigure
      lowOxygenFigure want wayTo, -0.2 highKetoneFigure kill move others recovered respond, -0.1 marks onPurpose weighsSelf, 0.1
      bodyImage confine dropThings drowsy faint fever feverFigure flashes gas hide hoards limbSign meterHi mixesWords noKicks odd
      pointless rash recreational speak strike timesADay tipsy, 0.2 belongings binge blade bleed breatheIn breathless confused dizzy
      dose exercise farewell feelMove fumeSource headSplits highSugarFigure legs life lump manyFigure noHelp numb overMuch racing recurs
      ridOfMe saysFell sleepPills starve sweaty weapon, 0.3 afraidHome badly bathroom betterOff blue blurred burnSource control get gone
      handOver head height home insulin laboured self sleeves soon threaten vanish vomiting, 0.4 ageOld attacker calmNow contact cut
      deadlyPlace deliberately drawnTo face heavyOn hurt lips live lost method pregnant undo victim vomitCough, 0.5 arm birthSign hit
      injure limb meal nobody onlyEat see shaky skin slurred trigger, 0.6 afraid cannot child diabetesThing intend stand sugar swell
      tooLow, 0.7 atRest days lowSugarFigure person poison sick suddenly swallow unwell, 0.8 asthma breathe hurts much now purge take,
      0.9 medicine throat, 1 chest pregnancySign, 1.1 ownBody, 1.3 not`,
  words: `
      -0.9 habe, -0.8 zwei, -0.7 ich kann, -0.6 beim, -0.5 aber an fur klein oder was welche, -0.4 bitte bringt fallt mir nehme tipps
      waage wie, -0.3 alles als ausgegangen bett bewegung chef drei du einen geschafft geschlagen gibt gibts guten habt kein komm
      letzten man minuten mit ne normal passwort rezept schlafe schlaft selbst stolz trinke tut uns vergessen vitamin wann war weniger
      zur, -0.2 abends account andern arzt auch begeistert bekommen d das diabetes drauf echt ekg endlich esse etwas finde fit friedlich
      frisst geben gegeben gerade gern geschaut gestorben gewicht giftig glaser gleich haha hatte hebamme intervallfasten jahren kaffee
      kartoffel kg kilo komme krampfanfall kuchen kurze lieber lol mail morgen muskelkater neben nuchtern ok pause rein schnarcht super
      termin trainieren trotzdem uhr von wach wir wirklich wochenende wurde zahlt zeigt zusammen, -0.1 ab abnehmen app blutet brei brot
      dank dass dir durch eine einem eingeschlafen einschlafen entspannt erwurgen euch fange fast frau fussball gemuseschneiden
      geschnitten haben herzinfarkt heute hilft ihr joghurt kardiologe kommt krieg kriegt kurs lag lassen laut liter machen mann mich
      mitmachen mochte monaten ohne passt prima schlaganfall schokolade schritte schulter schwimmen sehe sehr sport stress suche taugt
      trinken ubungen unser urlaub verspannt viel voll vor weil wein welches werden wochen zucker, 0 arm atmet bauch bei bis dann finger
      gegessen gesicht gestern gut im keinen lauft lippen meinem meinen opa raus redet richtig riecht sagt schlecht schon sein sind sohn
      uberall zieht, 0.1 allen alt aufgehort aus baby besoffen bestimmt blutdrucktabletten blute bruder brust daruber dauernd dem den
      denk denn die dreimal eben einer einmal entbunden ersten fertig fieber flasche fuhlt ganz ganze garage geh gehabt genommen
      geschrieben gewurgt handy heut hi hin hore ist jedem jetzt kalter klo komisch konnt kopf kopfweh korper krampft kriege kuche lass
      liegen liegt macht messgerat mude nachrichten nachste nacht nie niemand ob offen pilze plotzlich sagen schlaftabletten schlussel
      schweiss seh seit sensor sich sicher ssw stark stuck tagen tochter total treppe trinkt tur uber umbringt umkleide vater viele vom
      weg wer wird wo wohnung zug zum zunge, 0.2 abendessen allein am angeblich aufs auge auto azubine bad bekomme beste blau bleibt
      blut brustbein da darf der dick dran dusche eltern es essen freund freundin frische ganzen gar gegen gelaufen geritzt geschluckt
      gespritzt getrunken glaub grad halben halt hilfe hinterm ihre ins insulin keiner kiefer kind lauf laufen lauter leer linken mama
      mandeln mein meine muss nach nachbarin nehm nich nicht nichts oma omas paracetamol riesige rippen ritzt runter schaum schlag
      schnell schnitte schwarz schwester schwillt sieht spritzt spulmaschinentab spur statt stechen steh stunde tisch trainiere trau
      uberhaupt unten unter vorhin vorm ware weiss wieder will worter zittere zu zweijahriger, 0.3 angst antibiotikum augen brustkorb
      doch druck dulcolax ein erst fruh geht gesagt hand hort immer is kleine leben loschen mund nix schreit soll sonst stunden um
      unsere unterarm wasser wegen woche, 0.4 abend alle bin elefant hat kaum keine luft mal mehr meiner noch ruhig sie tag waren, 0.5
      auf hals jeden spray, 0.6 bringe er hab in wenn, 0.7 damit nur so, 1.7 und`,
  beginnings: `
      -0.7 welch, -0.5 jahre motiv, -0.4 sprac vertr, -0.3 beweg fruhs gesch letzt minut norma passw rezep schri selbs trink verge vitam
      wenig woche, -0.2 accou begei beste endli fried friss gegeb gemus gerad gesto gesun gewic gifti glase gleic gross hebam inter
      kaffe karto kinde lakto lauft leich liebe linse morge muske nucht schna somme stell termi trotz ubert verba verst weiss wirkl
      zimme, -0.1 abneh ander anfan ausge bauch blute einsc eiwei entsp erdnu erwur fraue fussb herzi jeman joghu kalor kardi lasse
      mitma mocht nacht schla schok schul schwe stolp stres stuck ubung urlau verbi versp werde zuruc zwisc, 0.1 abend besof besti bezah
      blutd brech brude darub doppe dreim entbu entsc erste ferti fiebe flasc garag gehab genom gewur heiss keton knopf kopfs kopfw
      korpe laute liege messg nachr niema plotz recht schli senso siche stark stric trock umbri umkle verbr wiede wohnu, 0.2 allei angeb
      aufge azubi besch blase bleib bring druck durch elter fress frisc ganze gelau gerit gespr getru hinte insul kiefe laufe linke
      losch mande nicht parac riesi rippe runte schau schme schne schni schra sprit spulm stech stimm uberh unter vorhi wasse worte
      zigar zweij, 0.3 antib dulco dusch ferie gesag keine klein nachb schlu schre schwa unser, 0.4 elefa gepla lange meine stund, 0.5
      asthm brust, 0.6 freun`,
}
