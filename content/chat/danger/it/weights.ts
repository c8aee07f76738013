import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.7,
  meanings: `
      -1.4 asks, -1.2 about game past, -1.1 longPast sun, -1 wayTo, -0.9 planned, -0.8 accident joke, -0.7 recovered training, -0.5
      bodyImage laboured lowOxygenFigure me racing, -0.4 headHit move slurred, -0.3 weighsSelf, -0.2 ageOld belly belongings face kill
      noHelp odd stand tooHigh, -0.1 vomiting, 0.1 despair exercise sleepPills, 0.2 binge blade blurred burden diabetic dropThings
      dryNappy eat nobody pale saysFell soon starve urinate weight, 0.3 alcohol attacker birthSign checksPhone drowsy flashes fontanelle
      foodRule hardBelly heatCold hide leaden lettersMove looksDown lump manyFigure meterHi ownBody prevents purge recreational ridOfMe
      shivering side speak sweaty thirst weapon, 0.4 afraid afraidHome arm badly bathroom breathless burnSource crash dizzy fever
      fumeSource get head insulin keto many marks others sleep sugar take, 0.5 blue bump child confine faint headSplits intend leftOut
      life method now overMuch poison rash runsWater tooLow unwell want, 0.6 asthma days heavyOn home limb limbSign lips live pain self
      suddenly trigger vanish without, 0.7 atRest contact drawnTo fall injure respond sunken vomitCough, 0.8 betterOff breathe dose
      forever lost much swallow wound, 0.9 deadlyPlace deliberately diabetesThing legs person pregnant swell, 1 control handOver
      pregnancySign say victim, 1.1 gone height not shame threaten, 1.2 cannot chest end lowSugarFigure skin strike, 1.3 cut feelMove
      medicine, 1.4 hurts meal throat, 1.5 hurt sick undo, 1.7 hit shaky`,
  words: `
      -1.4 posso, -1.3 po, -1.2 app due, -1.1 bene morta tre, -1 anni cane mi, -0.9 alle c ci dato fa i morto o sveglio, -0.8 dormito ma
      magnesio piano prima profilo ricette, -0.7 ahah altra bevo bilancia caduto chiede coi col da di figlio ieri li meditazione passi
      perso prova torna, -0.6 aggiornamento battuto capo colazione cosa cyclette del digiuno forte grazie integratore lezioni ok per
      poco quante serve spesa torno trovo, -0.5 alta altro avete benissimo bimbo bisogno caldo codice dieta famiglia grammi hanno nel
      pure rotto russa schermo settimana storto uso, -0.4 all allenarmi avvelena colesterolo colpo come con cugina d devo domani dormo
      fare favore feste ictus in la lama lo male mani niente normale notte nuotare obiettivo occhio omega ovunque plank riparto smettere
      suocera suoi svenuta te video vita vitamina voce voglia volta zia zuccheri, -0.3 abbonamento affogando allenare ancora antiveleni
      basso bevendo braccio calorie caricato carota centro chili cinque consiglio correre corsa cos cuore dice diretta dito ed facevo
      fatto fiato funziona gas gravidanza ho idee il inizio ipoglicemia lavoro litri mai mangiare mangio mattina mezzo muoio noci
      password perde porta presa pressione quanto salita salotto seduto sempre sere sintomi spostare squadra sull tempo tolto ultimo
      veleno visto voi vorrei vuole, -0.2 adesso allergico arachidi avuto bere bianco blocca bloccata botte caffe collo degli domenica
      dove equilibrio esercizi fame fattura finisco fratello gambe glicemia gocce infarto inventato lago leggo lontano lunedi manca
      mancano marito mattino meno miglioro mille mio moglie nessun no orecchie orologio padre panca parlo pasta pensate pollo proteine
      puo qualche quasi ragazzo riesco rifiuta riposo riprendo sangue sanguina sbaglio scatola senso sentito soccorso sola spalle
      spuntino stretching tasca tiene tumore turno uova verde yoga zucchine, -0.1 al allergica bulimia camminata cardiologo cesareo
      collego consigli datemi differenza dolce fanno fatica l lato me medico ne nelle nello nonna nuova orto ossa pancia panino passato
      pinguino porto primo qualcosa quali quarto quel questo ragazza rosse sacco scendo sensi senza sorso squat stamattina stesso sulla
      sveglia tosse trova tutta vedo vi volte yogurt, 0 ad dal dopo durante finita io mangiato mesi nella oggi ora pranzo quando si sto
      telefono tutte tutto un va vomita, 0.1 andata andato apparecchio apposta batte bimba bimbi bottone brucia cade collega compagna
      continuo corto davvero diserbante dorme faccia faro filo fortissimo gelato gia indietro latte macchie mandato mangia maschera
      mento messe mia motorino motosega naso partorito perche piange piante piccolo pila pipi polmonite ponfi puntura respira respiro
      rimasta sbattuto schiena scossa sei sento signora sonno stara stavo sterno svenuto taglia tavola tira traverso vede viola, 0.2
      acceso acque adrenalina allenamento alunna aperta aria attorno bagnato ballano blu bottiglia braccia buttare calcetto camicia
      campo cancello capelli cenando chiazze chiuso coinquilino coltello cose crollato cucina detto diabetica febbre finisce formicola
      fosse freddo gamba gamberi glucometro gratta grigio guardo hi improvviso infossata ingoiato insulina labbra lametta lasciato
      macchina mamma mano mascella meta metto mezz mie mignolo molle nausea nonno odore pannolino pasto pensavo pesa petto polsi ricotta
      ride riesce sa sara scala scappata scende scuola sembra sente settimane storta strano stretto su sudo sue suo svenire tagliata
      tagliato troppo vengono vicino volevo vomito vuota zio zitta, 0.3 abbiamo addosso aiuto alleno anche appartamento aveva bocca
      bosco candeggina cantina carta cassetto chiama compagno davanti diabete dolore donna doppio esima faccio finestra foglia
      fontanella funghi giorno guardare incinta lavello legno lettera macigno mal minuti ormai parla parole penso piegata piena ponte
      prendo quello raccolti rigida sale salta scale se seduta sera sete sigarette signore sinistro smette so sorride sui tel tipo
      tornare tra uscito uva vado, 0.4 appena asciutto aver bagno bambino biglietto blister cadono ce chetoni chi chiedono contare
      contro corro cucchiaio dall deciso destra dico dura era fila fuori garage gli gola insieme jeans lassativi letto lingua mela messo
      mezza mezzogiorno nell ore paura pelle perdo peso picchiando piccola poi quella resta risponde rumore saro scrivo sensore sinistra
      sorella sta stanotte stanza stare stasera sul terra venti vivere, 0.5 agosto alla amica aprile apro attacco b battiti corso cosi
      dalla denti doccia fermo gira lui neonato nuca ogni palestra pastiglie pausa pause piedi piu punto scritto solo sotto stanno sua
      sulle sullo tachipirina tenere trucco, 0.6 a amico asma bevuto brucio credo enormi ero esce ex friggitrice giu le lei nuovo occhi
      oleandro papa preso ragazzino rosso segna smesso una, 0.7 balla chiave dell della dentro dieci gatto mese morsa nemmeno nero nuoto
      respirare righe sport testa torace tutti, 0.8 ammazza caduta figlia giorni kg picchia voglio, 0.9 acqua cena che chiude nessuno
      sono, 1 fino ha tanto, 1.1 casa nn, 1.2 e, 1.3 non, 1.5 farla`,
  beginnings: `
      -1.1 quant, -0.9 cammi zucch, -0.8 magne mangi profi prosc ricet senti svegl, -0.7 aller bilan consi dormi farma medit porta, -0.6
      aggio assas battu cambi colaz cycle digiu grazi inizi integ lezio liber monta qualc salit scors, -0.5 affog benis bisog famig
      gramm probl regal regol scher scott sorri stanc stess, -0.4 avvel caric codic coles corre cugin doman facil favor intos lavor
      manca matti meren nient norma nuota obiet ovunq passa preno quart quest ripar sangu sciac vitam, -0.3 abbon ancor antiv belli
      beven bicch blocc calor carot centr chied cinqu compr diret distr funzi gratu gravi ipogl litig mines occhi passw press ragio
      resis rinfr ripet salot salva sbagl secon sempr setti sinto smont spost squad stroz suoce svenu uccid ultim velen vorre, -0.2
      adess allen arach cardi domen donat equil eserc facev fattu frate glice gonfi infar inven lasag legge lonta luned marit migli
      mogli orecc orolo ospit parla pazie peric petto prote riani ripos ripre sacch scont socco spall spunt stort trist tumor vicin,
      -0.1 bolle bracc bulim cesar compl datem denti diffe disdi esclu fatic febbr medic panci panin pingu postu rifiu succe trent tropp
      yogur, 0.1 ansim apert appos assag botto coinq davve diser forti impaz indie motor motos parto pensa prepa pront rimas rimet satur
      scend schie stern togli tovag, 0.2 abbra abbuf acces adren arriv attor balla butta calce camic cance capel cenan chiaz chius colte
      conti croll diabe dolor figli forch formi fredd gambe gelat ginna gluco gratt grigi impro infos ingoi insul labbr lamet masce
      massa migno nause panno perde piang piant pross quint ricot sbatt scapp scoss scuol sembr sveni svuot vengo volev, 0.3 abbia addos
      alunn andat bagna bambi botti brutt cande canti casse chiam davan diven doppi fines fogli fonta fungh genit incin inter lavel
      lette macig micro minut nocci piega puntu racco ragaz scivo sigar torna tossi uscit, 0.4 appar appen asciu batti bigli blist buchi
      cadon caram cheto compa conta contr cucch decis esage facci garag gradi insie largh lassa lingu lungh macch mezzo poppa prend
      rumor scuot sdrai senso signo sorel stano stanz stase viver vogli, 0.5 agost april aspet attac destr docci guard manda neona pales
      parol rispo siste stann tavol tener trucc vomit, 0.6 bevut frigg olean respi scrit smess solit, 0.7 chiav dentr enorm lasci minac
      nemme nessu pasti roves sinis torac, 0.8 ammaz quell scriv, 0.9 chiud schif smalt, 1 bruci stare, 1.1 giorn tachi, 1.2 picch`,
}
