import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -4,
  meanings: `
      -0.8 asks, -0.7 about longPast past, -0.6 accident planned sun, -0.5 game joke wayTo, -0.4 recovered training, -0.3 ageOld
      laboured me, -0.2 headHit lowOxygenFigure move racing slurred tooHigh, -0.1 bodyImage die recurs, 0.1 binge blade burden
      checksPhone dropThings dryNappy exercise fontanelle heatCold highKetoneFigure lettersMove numb recreational saysFell starve
      weight, 0.2 afraidHome alcohol attacker bathroom birthSign breathless burnSource dizzy drowsy fever flashes foodRule fumeSource
      get hardBelly head headSplits hide insulin leaden looksDown lump marks meterHi method miss nobody onPurpose ridOfMe shivering side
      sleep speak sweaty thirst weapon without, 0.3 afraid arm blue bump child confine crash diabetic drawnTo faint fall heavyOn keto
      leftOut life many manyFigure others overMuch ownBody pain purge rash runsWater suddenly sugar take trigger vanish, 0.4 asthma
      badly betterOff contact home intend limbSign live respond self soon sunken want, 0.5 breathe days deliberately handOver legs limb
      poison pregnant threaten tooLow unwell vomitCough, 0.6 atRest control deadlyPlace diabetesThing dose forever gone injure lips lost
      much pregnancySign shame strike swallow swell wound, 0.7 chest cut end height now victim, 0.8 cannot hurt lowSugarFigure meal
      person say skin throat, 0.9 feelMove hurts undo, 1 medicine not sick, 1.1 hit, 1.3 shaky`,
  words: `
      -0.7 posso, -0.6 alle anni bene due morta po tre, -0.5 app cane da mi sveglio, -0.4 ahah bilancia c caduto chiede ci coi dato
      dormito fa ieri ma magnesio morto o ok prova ricette torna, -0.3 aggiornamento altra battuto benissimo bevo bimbo bisogno capo col
      colazione dieta digiuno famiglia fare figlio forte grammi grazie hanno i integratore lezioni li male meditazione normale perso
      piano poco prima profilo pure quante rotto schermo serve te trovo, -0.2 abbonamento all allenare allenarmi allergico alta altro
      ancora antiveleni avete avvelena caldo centro colesterolo colpo consiglio corsa cosa cyclette d del devo di domani dormo dove
      facevo fatto fiato gas gravidanza ho ictus idee in inizio lama lo mai mani muoio nel notte nuotare occhio omega ovunque panca
      passi per plank porta presa pressione quanto riparto russa salita settimana smettere spesa spostare spuntino sull suocera suoi
      svenuta tempo torno tumore uova uso video visto vitamina voce volta vorrei vuole zia zuccheri, -0.1 adesso affogando arachidi
      avuto bere bloccata braccio bulimia caffe calorie cardiologo carota chili codice come con correre cos cugina cuore degli dice
      diretta dito ed esercizi fame favore feste fratello funziona glicemia gocce infarto io ipoglicemia la lago lato lavoro leggo litri
      manca mancano mangio mattina mesi mio moglie niente no nonna obiettivo oggi ora orecchie padre password pasta perde puo quali
      quasi riposo sangue sbaglio sempre senso sentito senza sere sintomi soccorso stamattina storto stretching sveglia tasca tiene
      tolto ultimo usata veleno voglia voi volte zucchine, 0 dorme durante finita gambe gia il l mangiato marito me ne pancia piccolo
      pranzo quando riesco sto telefono tutte tutto un va vedo vomita, 0.1 acque ad al allenamento alleno alunna anche aperta apposta
      aria attorno aveva ballano biglietto bimba blister bocca bottiglia braccia brucia buttare campo cantina capelli carta chiedono
      coltello corro corso cucina dal davanti detto diabetica dopo dormire faccia febbre fila finisce fontanella freddo gamberi
      glucometro guardo hi infossata ingoiato labbra lavello macchina mamma mano meglio messe meta metto minuti molle nausea nella nonno
      odore ore ormai pannolino parla parole pasto penso perche pesa petto piange piegata piena respira respiro sa sale salta sara
      scappata scende scuola se seduta sembra sento settimane si smette so sonno sorride stretto sudo sui sulla svenire tagliata
      tagliato tel tipo tutta uscito uva vicino vomito zio zitta, 0.2 abbiamo addosso agosto aiuto amica appartamento appena aprile
      asciutto b bagnato bagno bambino battiti bosco cadono candeggina cassetto ce chetoni chi chiama compagno contare contro cosi
      cucchiaio dall deciso denti diabete dico dolore donna doppio dura era esima finestra foglia friggitrice funghi fuori garage giorno
      gira gola guardare incinta insieme insulina jeans legno lettera letto lingua lui macigno mal mascella mela messo mezza mezzogiorno
      mia nell neonato nuca palestra pausa pause pelle perdo peso picchiando piccola piedi poi ponte prendo quella quello raccolti resta
      rigida risponde rumore saro scale sensore sera sete sigarette signore sinistra sinistro solo sorella stanno stanza stare su sulle
      sullo tenere terra tornare tra trucco vado vivere, 0.3 amico apro asma attacco aver brucio credo destra dieci doccia enormi ero
      faccio fermo gatto gli kg lassativi lei mese nemmeno nuoto nuovo occhi ogni oleandro papa pastiglie paura punto ragazzino
      respirare righe rosso scritto scrivo segna smesso sport sta stanotte stasera sua tutti venti, 0.4 alla balla bevuto caduta cena
      chiave dalla dell dentro esce ex figlia giu morsa nero nessuno picchia preso sotto sul tachipirina testa torace, 0.5 ammazza della
      fino giorni nn piu tanto una voglio, 0.6 acqua casa che chiude ha le sono, 0.7 a farla, 1 non, 1.1 e`,
  beginnings: `
      -0.5 quant svegl, -0.4 bilan consi liber magne prosc ricet senti zucch, -0.3 affog aggio aller assas battu benis bisog cammi colaz
      digiu dormi famig farma gramm grazi inizi integ lezio mangi medit monta norma porta probl profi quart regol salit scher scors,
      -0.2 abbon allen ancor antiv avvel bicch calor cambi centr chied coles compr corre cycle distr doman donat gravi lavor litig manca
      matti meren mines nuota occhi ovunq passa petto preno press qualc quest regal resis rinfr ripar salva sangu sbagl sciac scott
      sorri spost stanc stess svenu tumor uccid ultim vitam vorre, -0.1 adess arach blocc bulim cardi caric carot codic cugin denti
      diret eserc facev facil favor frate funzi intos nient obiet orecc parla passw peric riani ripos ripre sacch secon sempr setti
      sinto socco spall spunt stama stroz suoce velen, 0.1 abbuf alunn appos attor balla bigli blist botti buchi butta canti capel casse
      colte conti davan diabe dolor fonta gambe genit ginna gluco impro infos ingoi inter labbr lamet lavel massa megli micro minut
      nause nocci panno perde piang piega pross quint ragaz riesc scapp scivo scuol sembr sveni togli uscit, 0.2 abbia addos agost appar
      appen april asciu bagna bambi batti brutt cadon cande caram cheto chiam compa conta cucch decis diven doppi esage fines fogli
      frigg fungh garag gradi incin insie insul largh lette lingu lungh macch macig manda masce mezzo neona pales poppa racco rumor
      scuot sdrai senso sigar signo siste sorel stann stanz tagli tavol tener torna tossi trucc viver, 0.3 aspet attac contr destr docci
      enorm guard lassa minac nemme nessu olean parol prend rispo roves scrit smess solit stano stase, 0.4 ammaz bevut chiav dentr facci
      lasci quell respi schif sinis torac vogli vomit, 0.5 bruci pasti scriv smalt stare, 0.6 chiud giorn, 0.7 picch tachi`,
}
