import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0,
  daily: -3,
  none: -4,
  meanings: `
      -0.8 asks past, -0.7 about longPast, -0.6 accident planned sun, -0.5 game joke, -0.4 recovered training wayTo, -0.3 ageOld
      laboured lowOxygenFigure me, -0.2 headHit move racing recurs, -0.1 bodyImage die, 0.1 binge blade checksPhone dropThings dryNappy
      fontanelle highKetoneFigure lump noHelp recreational saysFell speak starve weapon weight, 0.2 afraidHome alcohol bathroom
      birthSign blue burnSource diabetic dizzy drowsy flashes foodRule fumeSource get hardBelly headSplits heatCold hide insulin keto
      lettersMove looksDown marks meterHi miss nobody others purge ridOfMe shivering side sweaty thirst, 0.3 afraid arm asthma attacker
      breathless child confine crash drawnTo faint fall fever head heavyOn home leftOut life live method onPurpose overMuch ownBody pain
      rash respond runsWater sleep soon sugar take trigger vanish want without, 0.4 badly betterOff bump contact days handOver limbSign
      many manyFigure self suddenly sunken vomitCough, 0.5 atRest breathe deliberately forever gone intend legs limb lost much poison
      swallow threaten tooLow unwell, 0.6 control deadlyPlace diabetesThing injure lips now wound, 0.7 chest cut dose height
      lowSugarFigure pregnancySign pregnant say shame strike swell throat, 0.8 cannot end feelMove hurt meal skin victim, 0.9 hurts
      person undo, 1 medicine, 1.1 hit not sick, 1.2 shaky`,
  words: `
      -0.7 anni po posso, -0.6 alle app bene due morta, -0.5 ci da dormito fa o tre, -0.4 ahah bilancia c caduto cane chiede i ieri ma
      magnesio mi morto piano prova ricette sveglio torna, -0.3 aggiornamento avete battuto benissimo bimbo bisogno coi colazione cosa
      dato del dieta digiuno famiglia fare fatto figlio forte grammi grazie hanno lezioni li nel normale perso poco prima profilo pure
      quanto rotto schermo te trovo, -0.2 abbonamento all allenarmi allergico altro antiveleni avvelena bevo caldo calorie centro col
      colesterolo colpo come consiglio corsa cyclette di dito domani facevo fame gas ho ictus idee inizio io lama mai male mani muoio no
      notte nuotare occhio ok ovunque panca passi per plank presa pressione russa salita sangue sbaglio settimana smettere spuntino
      stamattina suocera suoi sveglia svenuta tempo torno tumore ultimo uova uso video visto vitamina voce volta vorrei zia zuccheri,
      -0.1 addormentato adesso altra ancora arachidi avuto bere bianco bloccata botte braccio bulimia caffe capo cardiologo carota chili
      codice cos cugina cuore d degli devo dice diretta domenica dormo ed favore feste fiato fratello funziona glicemia gocce in infarto
      la lago lato lavoro leggo lo mangio mesi mio moglie nello nessun niente nonna obiettivo oggi ora orecchie orologio padre passato
      password pasta perde puo quasi questo riposo sempre senso senza sintomi soccorso spostare storto stretching tasca tiene tolto
      usata veleno voglia voi volte vuole, 0 con dal dorme durante gambe gia l mangiato marito me pancia piccolo pranzo quando sento
      sonno telefono tutte va vedo vomita, 0.1 ad aiuto al allenamento alleno anche aperta appartamento aria aveva biglietto bimba
      blister bocca bottiglia braccia brucia buttare campo cantina capelli carta cenando chiedono corro corso cose cucchiaio cucina
      davanti diabete diabetica donna dopo dormire faccia fila finisce fontanella freddo gamba gamberi glucometro hi il improvviso
      infossata ingoiato labbra lametta lavello legno mal mamma mano meglio messe meta metto minuti nausea nella nonno ormai pannolino
      parla parole pasto penso perche pesa petto piegata piena poltrona porta respira riesco rigida sa sale salta scale scappata scende
      scuola seduta sembra settimane si signore smette sorride sto stretto sudo sui sulla svenire tagliata tagliato tipo tossisco tutta
      tutto un via vomito zitta, 0.2 abbiamo addosso agosto amica asciutto aver b bagnato bagno bambino battiti bosco cadono candeggina
      cassetto ce chetoni chi chiama compagno contare contro cosi dall denti destra dico doccia dolore doppio dura era ero esima febbre
      finestra foglia friggitrice funghi fuori garage giorno gira gola guardare incinta insieme insulina jeans lettera letto lingua lui
      mascella mela mese messo mezza mezzogiorno mia nell nuca nuoto pausa pause pelle perdo peso picchiando piccola piedi ponte prendo
      quella quello raccolti resta risponde rumore saro se sensore sera sete sigarette sinistra sinistro so solo sorella sta stanno
      stanotte stanza stare su subito sulle sullo tel tenere terra tornare tra vado, 0.3 amico appena aprile apro asma attacco brucio
      credo enormi faccio fermo gatto gli kg lassativi lei nuovo occhi ogni oleandro ore palestra papa pastiglie paura poi punto
      ragazzino respirare righe rosso scritto scrivo segna smesso sotto sport stasera sua testa tutti venti vivere, 0.4 balla bevuto
      caduta chiave dalla dell dentro dieci esce ex figlia giorni giu morsa nemmeno neonato nero nessuno nn picchia preso sul
      tachipirina torace, 0.5 alla ammazza cena che della fino le piu tanto voglio, 0.6 acqua casa chiude ha sono una, 0.7 a farla, 1
      non, 1.1 e`,
  beginnings: `
      -0.5 svegl, -0.4 bilan consi magne prosc quant salit scors, -0.3 aggio aller assas battu benis bisog chied colaz digiu dormi famig
      farma gramm grazi inizi integ lezio mangi monta norma porta probl profi quart regol ricet scher senti zucch, -0.2 abbon affog
      antiv avvel bicch blocc calor cambi cammi cardi centr coles compr corre cycle distr doman lavor litig manca mines nuota occhi
      ovunq passa petto preno press qualc quest regal rinfr sangu sbagl sciac scott setti sorri spunt stama stanc stess svenu tumor
      uccid vitam vorre, -0.1 adess ancor arach belli bulim caric carot codic cugin denti diret domen facev facil favor frate funzi
      matti meren nient obiet orecc orolo parla passw peric riani ripos ripre secon sempr sinto smont socco spall spost succe suoce
      velen, 0.1 abbuf alunn bigli blist botti buchi butta canti capel cenan conti cucch davan diabe dolor figli finit fonta gambe genit
      ginna gluco impro infos ingoi labbr lamet lavel massa megli micro nause nocci panno piang piega poltr poppa pross quint ragaz
      riesc scapp scivo scuol scuot sembr sveni tagli togli, 0.2 abbia addos agost appar asciu attac bagna bambi batti brutt cadon cande
      caram casse cheto chiam compa conta diven docci doppi enorm esage fines fogli frigg fungh garag gradi incin insie insul largh
      lette lingu lungh macch manda masce mezzo racco rumor sdrai senso sigar signo siste sorel stann stano stanz subit tavol tener
      torna tossi, 0.3 appen april aspet contr destr facci guard lassa minac nessu olean pales parol prend quell rispo roves scrit smess
      solit stase viver, 0.4 ammaz bevut chiav dentr lasci nemme neona respi schif scriv sinis smalt torac vogli vomit, 0.5 bruci pasti
      stare, 0.6 chiud giorn picch, 0.7 tachi`,
}
