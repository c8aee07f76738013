import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.8,
  meanings: `
      -1.4 longPast past, -1.3 about game, -1 accident asks, -0.9 sun, -0.8 planned wayTo, -0.7 lowOxygenFigure recovered training, -0.6
      joke laboured, -0.5 move, -0.4 belly me racing slurred stand, -0.3 bodyImage gas, -0.2 belongings bleed exercise harmed headHit
      lowBmiFigure vomiting, -0.1 die, 0.1 deadlyPlace dropThings face fruitBreath get head pointless recreational sweaty timesADay
      tipsy tooHigh wound, 0.2 afraid binge burden farewell headSplits lastLetters method passOut prevents soon weight, 0.3 ageOld
      attacker blade blurred child confused deliberately despair dryNappy eat fontanelle foodRule hardBelly heart hide intend many
      noHelp nobody numb saysFell side sleepPills trigger urinate without, 0.4 alcohol breatheIn breathless cannot checksPhone diabetic
      fumeSource heatCold highKetoneFigure leaden leftOut lettersMove looksDown marks meterHi now onPurpose pale say starve take, 0.5
      afraidHome arm bump dizzy flashes keto lips live lost manyFigure ridOfMe shivering speak suddenly, 0.6 bathroom confine crash
      drawnTo drowsy sugar victim want, 0.7 badly faint fever heavyOn limb limbSign much purge runsWater unwell, 0.8 asthma
      diabetesThing dose forever handOver life not pregnancySign sleep sunken swell tooLow vanish, 0.9 fall injure insulin lump ownBody
      pain person poison weapon, 1 atRest contact control days end home meal rash respond self swallow, 1.1 gone hit legs medicine
      shame, 1.2 betterOff breathe hurts, 1.3 height sick threaten, 1.4 lowSugarFigure pregnant skin strike vomitCough, 1.5 chest
      feelMove shaky, 1.6 cut, 1.7 undo, 1.8 hurt, 1.9 throat`,
  words: `
      -1.6 due, -1.5 o, -1.4 app, -1.3 ci col ma, -1.2 po, -1.1 alle posso, -1 anni benissimo fa in, -0.9 dato piano prima sangue serie
      su tre verdure zia, -0.8 bene camminare da dei del dice forno giro li morto prova quel ricette voglia, -0.7 all avete caduto caldo
      cane di dormito figlio grande hanno i il mai ne passi poco rifare sveglio taglietto un vede voi zucchero, -0.6 aggiornamento ahah
      altra amici anno braccio chiudo corda erano feste forte grazie invece magnesio male mi occhiali ok ospedale perso profilo quanto
      riso sbagliati scorso zero, -0.5 al aziendale bilancia capo chiede cinque coi contenta corsa cosa delle dieta digiuno dirlo dove
      felice gennaio ieri l la lago leggo livido metri morta nei notte parlo passate pesto piace problema provato pure quante ragione
      regalato resto salva spesa tagliare torna vi video, -0.4 abbiamo ancora assassine avvelena battuto benone bevo bisogno buona
      cioccolato codice colazione consigli controllato diabetico diario fanno fare ictus io lama lavoro lezioni litigo mani meditazione
      mette monossido muore nel niente nuotare perde pizza plank pugnalata quale saltato schermo serve stessa sui te tenda tocco torno
      trovo ultimo uso veleno vitamina zanzare, -0.3 abbonamento ai alta andare andata arrivo audio avevo avuto bambini batte bici bimbo
      bruciato c carte chiedo chili cipolle colesterolo correre cos cuore cyclette diretta dormo esercizio facevo famiglia fatta fatto
      favore ferro fiato film finale fisio formaggio foto giardino ginecologo ginocchio glicemia grammi gratuita gravidanza inglese
      integratore lenticchie lista lo manca mandato mangiare mangio massacrati mezzanotte mica norma nove nulla numeri ordinato
      ostetrica panca passata pasto pazienza per piango piscina polpette pressione promemoria qualche quelle quest ragazzi ragazzo
      riparto riposo riprendo ristorante rotto russa seduto sempre senza sette settembre smettere spengo stagione stanchezza stesso
      sudato suocera svenuta tasca telegiornale tempo tesi tolto tortura trovato tutta umore vicina voce volte, -0.2 allenare allenarmi
      analisi annullate ansia antiveleni appuntamento avis basilico basso battito bimba bloccata breve buon butta caffe calorie carota
      cerco chiesto colpi comunque coniglio consiglio corre croce dai degli dello dicono dispensa dito divano domani domenica dottoressa
      ed esercizi esiste finisco forza fratello frigo fumo gambe gas gia giugno gnocchi guida inventato ipoglicemia laboratorio lasagne
      lontano mangiata marca marito mattina me media meno mezza mezzo minestra moroso novembre nuova oggi omega orario otto pantaloni
      parcheggio passa passeggiate password pasta pesce pilates pollo pomeriggio portate postura proprio prossima quasi quattro quell
      questo quindi regolare respiro ricevuta ridere rifugio sabato salita salto scatola scusate sedia serale sintomi soccorso sopra
      spuntino stata storto stretching sull suoi sveglia ti tiramisu tornata tosse ucciso vado vanno vedere vegetariani venerdi voleva
      volta vostro yogurt, -0.1 account acquagym affogando alla allenatrice allora altro autodifesa burpees cambio carbonara carciofi
      cardiaco cardiologo caricato cerotto classe cognata colpo compito cugina data datemi dente devo distingue dita diventato effetto
      equilibrio ernia faccia farro fattura finalmente gocce grafico imparare inizia iniziale innocue insalata insegna integrale kefir
      link litri lunedi madre mancano mattino menu messaggi miglioro nano negli nella no nordic numero orologio panico passato pensate
      pero podcast presa qual qualcosa quali quindici raddrizzo restano restare sanguina segno senso sentito sere settimana spostare
      stomaco strizzare studio terremoto torta ufficio uova verde verso vicino visto vostra yoga zaino zuccheri, 0 gli mal nonna ogni
      ora poi puo se sto sulla una vorrei, 0.1 accesa acetone ad aereo alito asilo banco bava braccia brividi butto cammino capisce
      cenato come conta continuo convulsioni cover dal defibrillatore festa finche fuori genitori giallo ho le mento miei mio nelle
      nessun orto pazzesca penna perche perdere prendere quello rapida riesco risotto roulant sbagliato scatole scossa sei si solo
      stamattina succo sulle svenire taglia tapis tavolo traverso unita urine viso vuole zampilla, 0.2 acido addio adesso amico
      apparecchio apposta attacco barca bimbi bocca borraccia bosco bottone cade calcetto cambiato camicia cammina capelli caramelle ce
      cenando chat chi chiazze chiuso coinquilino compagna con continua corto crisi crollato cucina d dalla diabetica diserbante diventa
      dorme faro finita fortissimo frase freddo gamberi gelata gelato improvviso latte lecce leggera lividi lunghissimo macchie mangiato
      marcia maschera mesi messo mia moglie muove natale nome pancia parto partorito peperonata piatto pila polmonite polsi ponfi posto
      pranzo prendo puntura respira roma sbaglio scende schiena sciopero seduta sembra sigarette signora sole sonno spogliatoio staccato
      stare stava stavo sterno storta stretto svenuto telefono tremano tutto ultima vedo via vomito vuota, 0.3 a acceso acqua acque
      adrenalina anche andato aperta attorno ballano bolle bottiglia brucia campo cancello cantina condominio cose davanti davvero dico
      dopo finisce fitta fontanella fosse gamba giu glucometro guardo hi indietro infossata labbra lametta legge lei mascella messe mezz
      mie mignolo minuti motorino motosega naso nell pannolino parla parole paura pensavo penso pesa piange piante piccola piena pieno
      pipi quando salta scala segnate sente sento settimane siamo sinistro sorride stara strano stufa sudo sue suo tira tremo urla va
      vengono viola, 0.4 addosso allenamento appena bagnato bambino bordo candeggina carta chetoni chiama collega diabete entra faccio
      fermo fila formicola fuoco gatto giorno gratta guardare ingoiato insieme insulina letto macigno mano meta nonno odore ore peso
      picchiando piedi riesce scale scappata scuola signore smette sorella sta stasera tagliata tagliato terra testa tipo tra uva venti
      volevo zitta, 0.5 agosto aiuto alleno alunna appartamento aprile aria asciutto aveva biglietto brucio cadono cassetto coltello
      compagno contare contro corro cosi costume deciso dell denti destra dolore dormire dura entro ero esima febbre filo finestra
      foglia funghi garage grigio intorno lassativi mamma mezzogiorno molle nausea papa pelle perdo petto piegata ponte raccolti resta
      rigida risponde rosso sa sale sensore sera so stanotte tel tornare tutte venire, 0.6 aver bagno blister cena che chiedono
      cucchiaio doppio fino friggitrice incinta jeans lasciato lavello lettera mela nemmeno nuca palestra pausa quella rumore sara saro
      scritto scrivo sinistra smesso sono sua tachipirina tenere treno uscito vivere, 0.7 apro asma battiti bevuto chiave corso dall
      della dentro dieci doccia enormi era esce ex lingua mese neonato nuoto occhi oleandro pastiglie piu stanno stanza sullo tanto
      trucco tutti, 0.8 amica balla detto figlia gira kg lui nuovo pause sotto torace, 0.9 b caduta credo e giorni gola morsa nessuno
      preso righe segna sport sul voglio, 1 nero nn picchia, 1.1 ammazza ragazzino respirare, 1.2 ha, 1.3 chiude, 1.4 casa non, 1.6
      farla`,
  beginnings: `
      -1.2 quant, -1.1 scott, -1 benis invec passa scors, -0.9 cammi inser senti verdu, -0.8 appre consi mangi ricet zucch, -0.7 bicch
      digiu grand lavor qualc regol rifar, -0.6 aggio caric chied cinqu consu conte fresc grazi impar litig magne norma novan numer
      osped profi prosc sangu togli vicin, -0.5 allat assas avvel azien battu bilan bisog compr felic forma genna lezio porta probl
      prova ragio ricev ripre rived stamp, -0.4 abbia aller ancor benon bracc cambi colaz conse convi diari dormi eserc final inizi
      integ liber maest medit meren mines monos monta motiv nient nuota occhi pugna quind regis rinfr salit salta scher uccid velen
      veter vitam zanza, -0.3 abbon andar blocc cipol codic coles corre cycle diret facil famig farma favor gelos giard ginec ginoc
      glice gramm gratu gravi ingle inseg iscri lacri livid matti mezza noter ordin ostet passi pazie perco petto pisci polpe possi
      postu press prome quest resis resta ripar ripos risto sbagl sciac sempr sette sorri speng stagi stanc stess stira sudat suoce
      tagli teleg tortu tranq trova uffic vostr, -0.2 affog anali annul antiv appun ascol basil belli calor cardi carot chies comun
      conig cramp dicev dicon disti divan doman domen donat dotto esist fattu firma frate funzi giugn gnocc gonfi guada guari guerr
      impos intos inven ipogl labor lasag legge lenti lonta manca marit medic moros novem orari panta parch parti passe passw pensi
      perfe picco pilat pomer preno preve profo propr punta quadr quatt regal ricom rider rifat rifug rigid ripet sabat salva scopp
      scusa seral simpa sinto socco spari spost svegl tiram torna uccis ultim veder veget vener yogur, -0.1 accor accou acqua allor
      autod basto burpe campa carbo carci cerot class cogna color compi condi cugin datem distr effet entra equil esclu extra filtr
      frutt gener grafi impal innoc insal luned messa migli nordi opera orolo panic parto perso podca raddr sedut spunt stell stoma
      striz studi svenu terre trent tropp, 0.1 aceto arriv brivi cenat convu decal defib finch finis fisch gratt grigi inter merit minut
      pazze perde polmo ragaz rapid rifiu risot roula scegl strap succe sveni trave zampi, 0.2 adess apert appos assag assis attac bambi
      borra botto cadut calce camer camic capel cenan chiaz chius coinq croll diser febbr figli finir forti fredd gambe giall impaz
      impro manda manic marci masch massa micro migno mogli natal nocci panci piant piatt pranz salut satur schie sciop scoss setti
      sigar smett soffo soffr spazz spogl stacc stern stran telef tovag trema volev, 0.3 abbra abbuf adren attor balla brutt calab canti
      chiam condo conta conti davan davve diven doppi finit fonta forch gluco indie infos labbr lamet masce motor motos panno pesan
      prend prepa puntu quand rimet scrit segna succh tossi vengo, 0.4 addos allen appen batti botti cande cheto ciocc dolor escur facci
      gelat ingoi insie insul macch macig pensa pront quell quint riesc scapp scuol sorel stase, 0.5 acces agost april asciu bigli cadon
      casse colle colte contr costu decis esage fines fungh garag genit gradi intor largh lassa mezzo poppa pross racco scivo senso
      stano venir, 0.6 bagna basta blist buchi caram chiud compa cucch destr frigg incin lavel lette nemme pales parol piega rumor scuot
      sdrai signo siste smess svuot tavol tener uscit viver, 0.7 alunn aspet bevut bruci chiav dentr docci enorm ghiac guard lingu lungh
      neona olean respi rispo roves stann stanz trucc, 0.8 appar pasti solit torac vomit, 0.9 lasci minac sinis, 1 nessu tachi, 1.1
      scriv, 1.2 ammaz giorn schif smalt stare, 1.4 picch`,
}
