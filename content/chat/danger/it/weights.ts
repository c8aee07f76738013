import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.8,
  meanings: `
      -1.4 longPast past, -1.3 about, -1.2 game, -1 accident asks sun, -0.9 recovered, -0.8 planned wayTo, -0.7 joke lowOxygenFigure
      training, -0.6 laboured move, -0.4 belly me racing slurred stand, -0.3 bodyImage gas harmed headHit, -0.2 belongings bleed
      exercise lowBmiFigure vomiting, 0.1 dropThings face fruitBreath get head method recreational tipsy wound, 0.2 afraid ageOld binge
      burden headSplits lastLetters live many noHelp numb passOut pointless prevents soon timesADay tooHigh weight without, 0.3 attacker
      blade cannot child confused deliberately despair die dryNappy farewell fontanelle foodRule hardBelly heart nobody sleepPills
      trigger urinate, 0.4 alcohol blurred breatheIn breathless checksPhone diabetic eat heatCold hide highKetoneFigure intend leaden
      leftOut lettersMove looksDown marks meterHi now onPurpose pale say saysFell side starve, 0.5 afraidHome arm bump dizzy flashes
      fumeSource keto lips lost manyFigure ridOfMe shivering speak suddenly take, 0.6 bathroom confine crash drawnTo drowsy sugar unwell
      victim, 0.7 fever heavyOn limbSign much purge runsWater, 0.8 asthma badly dose end faint forever handOver life limb not ownBody
      pregnancySign sleep sunken swell tooLow vanish, 0.9 diabetesThing fall injure insulin lump person poison want, 1 atRest contact
      control home meal pain rash respond self swallow weapon, 1.1 days gone hit legs medicine shame, 1.2 betterOff breathe hurts
      threaten, 1.3 height sick, 1.4 feelMove lowSugarFigure pregnant skin strike vomitCough, 1.5 chest shaky, 1.6 cut, 1.8 hurt undo,
      1.9 throat`,
  words: `
      -1.6 due o, -1.4 app, -1.3 ci col ma, -1.2 po, -1.1 alle in posso, -1 anni benissimo, -0.9 fa giro morto piano prima sangue serie
      su tre verdure voglia zia, -0.8 bene caldo camminare da dato dei del dice li mai poco prova quel ricette, -0.7 all amici avete
      caduto cane corda di dormito figlio forno grande hanno i il mi ne passi rifare taglietto un vede voi zucchero, -0.6 aggiornamento
      ahah altra anno braccio chiudo erano feste forte grazie invece magnesio male occhiali ok ospedale passate perso profilo quanto
      sbagliati scorso sui sveglio zero, -0.5 al bevo bilancia capo chiede cinque contenta corsa cosa delle dieta digiuno dirlo dove
      felice gennaio l la lago lavoro leggo livido metri morta nei parlo pesto piace problema provato quante ragione regalato resto riso
      saltato salva spesa torna vi video, -0.4 abbiamo ancora assassine avvelena aziendale battuto benone bici bisogno buona carciofi
      cioccolato codice coi colazione consigli controllato diabetico diario fanno fare fatto forma ictus ieri inglese io lezioni litigo
      mangiare meditazione mette monossido muore nel niente notte nuotare perde piango pizza plank pugnalata pure quale schermo serve
      stessa suocera tagliare te tocco torno trovo ultimo uso veleno vitamina voce zanzare, -0.3 abbonamento ai alta andata annullate
      arrivo audio avevo avuto bambini batte bimbo bruciato c carte chiedo chili cipolle correre cos cuore cyclette diretta divano dormo
      esercizio facevo famiglia fatta favore ferro fiato film finale formaggio foto fratello giardino ginecologo ginocchio glicemia
      grammi gratuita gravidanza integratore inventato lama lenticchie lista lo manca mandato mangio mani massacrati mattina mezzanotte
      mica norma nove novembre nulla numeri oggi ordinato ostetrica panca parcheggio passata pasto pazienza per piscina polpette
      pressione promemoria qualche quelle ragazzi ragazzo riparto riposo riprendo ristorante russa seduto sempre sette settembre
      smettere spengo stagione stesso storto sudato svenuta tasca telegiornale tempo tenda tesi tolto tortura trovato tutta umore volte,
      -0.2 account acquagym alla allenare allenarmi analisi andare ansia antiveleni appuntamento avis basilico basso battito bimba
      bloccata breve buon butta caffe calorie carbonara carota cerco chiesto colesterolo colpi comunque coniglio consiglio corre croce
      dai degli dello dicono dispensa dito domani domenica dottoressa esercizi esiste fisio forza fumo gambe gas giugno gnocchi guida
      imparare ipoglicemia laboratorio lasagne litri lontano mancano mangiata marca media meglio meno mezza mezzo minestra moroso nuova
      omega orario otto pantaloni passa passeggiate password pasta pero pilates pollo pomeriggio portate postura proprio prossima quasi
      quattro quell quest questo quindi quindici regolare respiro ricevuta ridere rifugio rotto sabato salita salto scusate sedia senso
      senza serale sere sintomi soccorso sopra spuntino stanca stanchezza stata stretching sull suoi sveglia ti tiramisu tornata tosse
      ucciso vado vanno vedere vegetariani venerdi vicina voleva volta vostro yogurt, -0.1 allenatrice allora altro autodifesa bevendo
      burpees cambio cardiaco cardiologo caricato cerotto classe cognata colpo compito cugina data datemi disdire distingue diventato ed
      effetto equilibrio ernia faccia farro fattura finalmente finisco frigo gia gocce grafico inizia iniziale innocue insalata insegna
      integrale kefir link madre marito massaggio mattino me menu messaggi miglioro nano negli nella no nordic numero ora orologio
      panico passato pensate pesce pinguino podcast presa puo qual qualcosa quali raddrizzo restano restare sanguina scatola scendo
      segno sentito settimana spostare strizzare studio taglio terremoto torta uova verde verso vespa visto vostra yoga zaino, 0 devo
      finita gli mal nonna poi solo sto sulla vorrei vuole, 0.1 accesa acetone adesso alito asilo banco bava braccia brividi butto
      cammino capisce cenando cenato come con confuso conta cover dal festa finche genitori giallo ho le metro miei mio nelle nessun
      ogni orto pazzesca penna perche piangere prendere prendo quarto quello rapida ricordo riesco risotto sbagliato scatole scossa se
      secondo si succo sulle svenire tavolo traverso una unita viso zampilla, 0.2 acido ad addio aereo amico apparecchio apposta attacco
      barca bimbi bocca borraccia bottone brucia cade calcetto cambiato camicia cammina capelli caramelle chat chi chiazze chiuso
      coinquilino compagna continua continuo convulsioni corto crisi crollato cucina d dalla defibrillatore diabetica diserbante diventa
      dorme faro finito fortissimo frase freddo fuori gamberi gelata gelato improvviso latte lecce lividi lunghissimo macchie mangiato
      marcia maschera mesi messo mia minuti moglie muove natale nome pancia parto peperonata piatto pila polmonite polsi ponfi pranzo
      puntura respira roma sbaglio scende schiena sciopero seduta sembra sento signora sole sonno spogliatoio staccato stamattina stare
      stava stavo sterno storta stretto suo svenuto telefono tremano tutto ultima vedo via vomito vuota, 0.3 a acceso acqua acque anche
      andato aperta attorno ballano bolle bosco bottiglia campo cantina ce condominio cose davanti davvero dico dopo finisce fitta
      fontanella fosse gamba giu glucometro guardo hi indietro infossata labbra lametta legge leggera lei mascella messe mie mignolo
      motorino motosega naso nell pannolino parla parole partorito paura pensavo penso pesa piange piante piccola piena pieno pipi posto
      quando salta scala segnate settimane siamo sigarette sinistro sorride stara strano stufa sue tira tremo urla va vengono viola
      vivere, 0.4 addosso adrenalina allenamento appena bagnato bambino bordo cancello candeggina carta chetoni chiama collega cosi
      diabete entra faccio fermo fila formicola fuoco gatto giorno gratta grigio guardare ingoiato insieme letto macigno mamma mano meta
      mezz nonno odore ore pelle peso picchiando piedi riesce scale scappata scuola sente signore smette sorella stasera sudo tagliata
      tagliato terra testa tipo tra uva volevo zitta, 0.5 aiuto alleno alunna appartamento aprile aria asciutto aveva biglietto brucio
      cadono cassetto coltello compagno contare contro corro costume deciso dell denti dolore dormire dura entro ero esima febbre filo
      finestra foglia funghi garage insulina intorno lassativi mezzogiorno molle nausea papa perdo petto piegata ponte raccolti resta
      rigida risponde rosso rumore sa sale sensore sera so sta stanotte tel tornare tutte uscito venire venti, 0.6 agosto aver bagno
      battiti blister cena che chiedono cucchiaio destra dieci doppio fino friggitrice incinta jeans lasciato lavello lettera mela
      nemmeno nuca palestra pausa quella saro scritto scrivo sinistra smesso sono sua tachipirina tenere treno, 0.7 apro asma bevuto
      chiave corso dall della dentro doccia enormi era esce ex lingua mese neonato nuoto occhi oleandro piu sara stanno stanza sullo
      tanto trucco tutti, 0.8 amica b balla detto figlia gira kg lui nuovo pastiglie pause segna sotto torace, 0.9 caduta credo e giorni
      gola morsa nessuno preso righe sport sul, 1 nero nn picchia, 1.1 ammazza morire ragazzino respirare, 1.2 farla ha, 1.3 chiude non,
      1.4 voglio, 1.5 casa`,
  beginnings: `
      -1.2 quant scott, -1 benis invec passa scors, -0.9 inser mangi verdu, -0.8 appre battu cammi consi ricet senti zucch, -0.7 bicch
      caric digiu grand lavor qualc regol rifar, -0.6 aggio cinqu consu conte fresc grazi impar litig magne norma novan numer osped
      profi prosc sangu, -0.5 allat assas avvel bilan bisog cambi chied compr conse felic forma genna occhi probl prova ragio regis
      ricev rived salta stamp togli vicin, -0.4 abbia aller ancor azien benon bracc carci colaz convi diari dormi eserc final gratu
      ingle inizi integ lezio liber maest matti medit meren monos monta motiv nient nuota porta pugna quind rinfr ripre salit scher
      sorri stanc uccid velen veter vitam zanza, -0.3 abbon affog annul blocc cipol codic corre cycle diret divan facil famig farma
      favor frate gelos giard ginec ginoc glice gramm gravi inseg inven iscri lacri livid mezza mines noter novem ordin ostet parch
      passi pazie perco petto pisci polpe possi postu press prome quest resis resta ripar ripos risto sbagl sciac sempr sette speng
      stagi stess stira sudat suoce teleg tortu trova uffic vostr, -0.2 accou acqua anali andar antiv appun ascol basil belli calor
      carbo cardi carot chies coles comun conig cramp dicev dicon disti doman domen donat dotto esist fattu firma funzi giugn gnocc
      gonfi guada guerr impos intos ipogl labor lasag legge lenti lonta manca medic megli moros orari panta parti passe passw pensi
      perfe picco pilat pomer preno preve profo propr punta quadr quatt regal rider rifat rifug rigid ripet sabat scopp scusa seral
      simpa sinto socco spari spost svegl tagli tiram tranq tropp uccis ultim veder veget vener yogur, -0.1 accor allor autod basto
      beven burpe cerot class cogna color compi condi cugin datem disdi effet entra equil esclu extra filtr gener grafi guari impal
      innoc insal marit messa migli nordi opera orolo panic parto perso pingu podca raddr ricom salva sedut spunt stell striz studi
      svenu terre torna trent, 0.1 aceto adess arriv assis brivi cenan cenat confu decal finch fisch fradi gratt grigi inter merit pazze
      perde polmo ragaz rapid ricor rifiu risot strap succe sveni trave volev zampi, 0.2 abbuf apert appos assag attac bambi borra botto
      calce camic capel chiaz chius coinq convu croll defib diser febbr figli finir finis finit forti fredd gambe giall impaz manda
      manic marci masch massa micro mogli natal nocci panci piant piatt pranz salut satur scegl schie sciop setti smett soffr spazz
      spogl stacc stern stran telef tovag trema, 0.3 abbra attor balla brutt cadut calab camer canti chiam condo conta davan davve diven
      doppi escur fonta forch gelat gluco impro indie infos labbr lamet masce migno motor motos panno pesan prend prepa puntu quand
      rimet scoss segna sigar soffo succh tossi vengo viver, 0.4 addos adren allen appen batti botti cande cheto ciocc conti dolor facci
      ingoi insie macch macig pensa pront quell quint scapp scrit scuol sorel stase vogli, 0.5 acces april asciu bigli cadon casse colle
      colte contr costu decis esage fines fungh garag genit gradi insul intor largh lassa mezzo poppa pross racco riesc rumor scivo
      senso stano uscit venir, 0.6 agost bagna basta blist buchi caram chiud compa cucch destr frigg incin lavel lette nemme pales parol
      piega scuot sdrai signo siste smess svuot tavol tener, 0.7 alunn aspet bevut bruci chiav dentr docci enorm ghiac guard lingu lungh
      neona olean respi rispo roves stann stanz trucc, 0.8 appar solit torac vomit, 0.9 lasci minac pasti sinis, 1 tachi, 1.1 morir
      nessu scriv, 1.2 ammaz schif stare, 1.3 giorn smalt, 1.4 picch`,
}
