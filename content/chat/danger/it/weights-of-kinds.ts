import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -1.3,
    meanings: `
      -1.1 atRest, -1 child home pregnancySign shaky unwell, -0.9 throat, -0.8 chest control limb manyFigure past purge sick strike,
      -0.7 accident dose heart hit person speak swallow, -0.6 attacker breathless confine contact numb respond saysFell undo, -0.5 blue
      breathe foodRule hurts lost lowSugarFigure medicine noHelp now shame tooLow trigger wound, -0.4 faint highKetoneFigure swell
      tooHigh, 0.4 harmed headHit, 0.5 forever miss pet recurs skin weight, 0.6 farewell hide pain planned without, 0.7 die end gone
      height ridOfMe, 0.8 get kill method, 0.9 me, 1 injure threaten, 1.1 belongings deliberately hurt, 1.2 deadlyPlace say stand want,
      1.3 cut sleeves, 1.4 blade, 1.6 handOver`,
    words: `
      -1 ex tagliato, -0.8 solo, -0.7 da li naso, -0.6 braccio col i sbattuto stanza, -0.5 bagnato basta brucia casa detto dopo fatto
      finestra fino il lascio mi mie non parla polso subito un una va volevo zampilla zitta, -0.4 e riesco sbaglio se telefono tre, 0.4
      alleno alunna anche ce ieri lunghe male maniche messe mia nonno pelle ponte senza urla, 0.5 brucio chiuso dato fede finche
      lasciato mio rosse sbatte sullo troppo, 0.6 chiedono coinquilino davvero dico finisce mai sera tra volta, 0.7 braccia giorno ogni
      sul, 0.8 che fuori righe tagliata, 0.9 della io oggi si, 1.2 gia voglio, 1.6 piu`,
    beginnings: `
      -0.7 contr, -0.6 bagna stanz, -0.5 caram chiud fines mangi riesc scriv subit tovag volev zampi, -0.4 conta picch sbagl telef, 0.4
      merit tavol, 0.5 alunn chius finch sdrai tropp, 0.6 abbra chied coinq davve finis lungh, 0.7 manic ragaz, 0.8 aspet stare, 1.2
      vogli`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -2.9,
    meanings: `
      -0.8 onPurpose, -0.7 dose take, -0.6 child feelMove lowSugarFigure much not suddenly unwell victim, -0.5 head lips medicine now
      person, -0.4 diabetesThing face pregnancySign recurs, 0.4 blue limb pale, 0.5 burden odd without, 0.6 atRest lump racing say, 0.7
      hit training, 0.8 heart, 1.1 arm heavyOn, 1.2 sick, 1.5 hurts, 1.9 chest`,
    words: `
      -0.6 i l le preso, -0.5 di giorno in mia piu, -0.4 dalla gli mi sono, 0.4 addosso braccio corto dolore fino gelata gia ma mignolo
      schiena sul, 0.5 batte dice dietro grigio il mano mascella minuti mio passa signore sinistro, 0.6 crollato sterno venti, 0.7 da
      morsa peperonata torace, 0.8 come un, 0.9 al, 1 cuore, 1.4 petto`,
    beginnings: `
      -0.6 giorn, 0.4 addos cammi dolor migno schie, 0.5 bianc dietr grigi masce minut signo, 0.6 croll stern, 0.7 addor fradi peper
      torac, 0.8 sinis`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -3.2,
    meanings: `
      -1.1 child, -1 unwell, -0.9 hurts, -0.7 chest dose now sleeves swallow take, -0.6 days diabetesThing get shaky soon threaten
      trigger, -0.5 faint hit intend medicine pregnant recurs respond victim without, -0.4 bump end fall heavyOn manyFigure stand want,
      0.4 blurred drawnTo see, 0.5 limbSign overMuch say suddenly, 0.6 accident deadlyPlace stiffNeck, 0.7 attacker cannot dropThings
      headSplits slurred, 0.8 feelMove lost speak, 0.9 lettersMove ownBody, 1 life, 1.1 limb side, 1.4 face numb`,
    words: `
      -0.9 ho, -0.7 in sono, -0.6 ha le per, -0.4 dal dice riesco, 0.4 biascica cosa credo cucchiaio leggo siamo sotto testa vedo vicina
      viso, 0.5 destra doccia doppio durante frase gamba improvviso molle pane parole sinistra sorride, 0.6 banco bocca braccio contare
      della detto lato mal mamma marito muro nuca solo, 0.7 piu scrivo vita, 0.8 capisce di dico riesce, 0.9 meta storta, 1 mano, 1.1
      colpo`,
    beginnings: `
      -0.4 facci, 0.4 biasc cucch parla ricet riesc, 0.5 docci doppi duran scriv sorri, 0.6 conta destr facev impro marit quell, 0.8
      capis, 0.9 stort`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.8,
    meanings: `
      -1 limb, -0.9 nobody, -0.8 racing, -0.7 days faint slurred swallow trigger, -0.6 diabetesThing face feelMove hit lowSugarFigure
      shaky skin suddenly want, -0.5 arm belongings chest laboured medicine onPurpose person say swell throat, -0.4 confused injure pain
      passOut purge unwell without, 0.4 intend manyFigure, 0.5 atRest pet tooLow, 0.6 asks, 0.7 vomitCough, 0.8 lowOxygenFigure noHelp
      speak, 1 blue not, 1.5 breathe, 1.6 breathless, 1.7 asthma`,
    words: `
      -1.1 al si, -1 due, -0.9 dal, -0.8 che ho, -0.7 della di mesi per, -0.6 corto in se, -0.5 ieri il, -0.4 adesso dice nel so voglio,
      0.4 compagna entra risponde, 0.5 dalla dell fatto finestra l lavello piegata rumore solo una, 0.6 appena aria attacco basta dorme
      fischia ne nessun non pausa pesa quando signore ventolin vuota, 0.7 contro dall gli manca nn resto, 0.8 abbaia fa figlio polmonite
      soffoco, 0.9 le puff riesco, 1 asma blu, 1.1 seduta uva, 1.3 respirare, 1.5 d`,
    beginnings: `
      -0.7 veloc, -0.5 giorn, -0.4 adess facci vogli, 0.4 parol torna, 0.5 ansim fines lavel nessu piega rumor signo, 0.6 appen attac
      quand vento, 0.7 andat figli polmo suoce, 0.8 abbai compa satur soffo, 0.9 fisch respi riesc, 1 sedut`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.9 not, -0.8 ownBody, -0.7 poison, -0.6 blue manyFigure suddenly, -0.5 accident days injure now undo, -0.4 birthSign shaky
      weight, 0.5 breatheIn face, 0.6 atRest lump swallow, 0.8 about take, 0.9 breathless, 1.1 swell, 1.3 rash, 1.6 throat, 2.1 trigger`,
    words: `
      -0.6 non, -0.5 ha ogni sul, -0.4 i, 0.4 amica chiude collo da fiato lavandino marito messo pieno punto sono, 0.5 c chiazze crampi
      erano fa mezz passa sta, 0.6 faccia ho l vespa, 0.7 allergica dopo lingua nuovo, 0.8 gli, 0.9 mangiato, 1.3 gola`,
    beginnings: `
      0.4 fatic lavan marit, 0.5 assag bolle chiaz cramp gratt pensa soffo, 0.6 forch, 0.7 gonfi lingu nocci tossi, 0.8 mangi, 0.9 aller`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -2.6,
    meanings: `
      -1.2 badly onPurpose, -1 limb, -0.9 intend lips sugar, -0.8 breathe, -0.7 belongings feelMove threaten, -0.6 asthma atRest
      breathless injure pregnancySign, -0.5 afraid cut exercise handOver limbSign me move numb odd skin training, -0.4 asks flashes
      manyFigure, 0.4 bathroom drawnTo nobody strike wayTo, 0.5 head, 0.6 burnSource now sleep slurred vomitCough, 0.7 noHelp, 0.8
      contact sleepPills, 0.9 fumeSource, 1.1 swallow, 1.2 dose, 1.3 gas take, 1.5 much, 1.7 medicine, 2 poison`,
    words: `
      -1 l, -0.7 oggi, -0.6 a d e, -0.5 al confusa dalla lui ma poi sta, -0.4 compagno mai mezz non scossa, 0.4 accanto acceso bagno
      biascica comodino contare cucchiaio dell ero lo pause ricordo rumore russa sbaglio tachipirina ti torce, 0.5 adesso altro aveva
      bicchiere bosco bottiglia coinquilina credo dormire finito flacone in lentissimo oleandro punto smesso succo tavolo tipo, 0.6
      amico candeggina funghi il ingoiato lavatrice raccolti sonno stamattina stava tre, 0.7 abbiamo accesa blister diserbante labbra le
      maschera naso si stufa testa una, 0.8 col esce fino i, 1 aver del, 1.1 preso, 1.4 bene`,
    beginnings: `
      -0.6 respi, -0.5 chiud confu conti giorn, -0.4 colle mangi scoss, 0.4 accan biasc comod cucch genit lasci ricor rumor, 0.5 adess
      bicch botti flaco lenti manda olean picco sbagl smess, 0.6 cande fungh ingoi lavat pasti racco stama, 0.7 abbia blist diser fisch
      giall labbr masch, 0.8 scuot svegl, 0.9 tavol, 1.1 acces conta tachi`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -4.6,
    meanings: `
      -0.9 bodyImage, -0.8 head numb swell, -0.7 heart say, -0.6 medicine, -0.5 child face hurts many onPurpose overMuch threaten throat
      want, -0.4 birthSign handOver headHit heatCold much pregnant self, 0.4 shivering swallow, 0.5 about badly contact lowSugarFigure
      marks, 0.6 feelMove limb recovered recreational sick sleep without, 0.7 urinate, 0.8 keto, 0.9 highKetoneFigure, 1 manyFigure
      meterHi shaky, 1.1 highSugarFigure tooHigh, 1.7 diabetesThing, 1.9 diabetic insulin, 2 sugar`,
    words: `
      -0.9 un, -0.7 solo, -0.6 al dell, -0.5 anche apposta bimba cuore mio nulla pesa preso testa, -0.4 dorme lo niente sorella, 0.4 blu
      chiudono dieta fame io jeans mela muove piegata puntura quello scuola segna svenire vomita, 0.5 a anni attorno biglietto camicia
      chetoni chiedono col compagna di e fanno glucometro ma messo oggi papa parla quarto ragazzino rapida sa sempre senza stanza
      tagliato zia, 0.6 b bagnato balla bimbo cammina cerotto li marcia mento notte ora scala signora su tremo verso, 0.7 beve diabetico
      l pipi sonno sul, 0.8 c era mani, 0.9 fatto glicemia, 1 crisi ipoglicemica letto, 1.2 penna`,
    beginnings: `
      -0.5 appos, -0.4 nient sorel, 0.4 ferma figli scuol scuot sedut sveni zucch, 0.5 attor bigli camic cammi cheto chied compa confu
      gluco macch pront quart ragaz rapid ricon sempr signo stanz, 0.6 caram cerot dimag marci quell smalt sudat svuot, 0.9 glice puntu,
      1 ipogl, 1.2 bagna diabe`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -4.1,
    meanings: `
      -1.1 attacker, -1 ageOld much sick, -0.9 diabetesThing swallow, -0.8 poison sugar trigger weight, -0.7 accident throat, -0.6 arm
      atRest contact medicine overMuch tooHigh victim, -0.5 chest deliberately diabetic get noHelp now onPurpose passOut vomitCough
      want, -0.4 asks belongings breathless cut deadlyPlace handOver, 0.4 home lump sunken, 0.5 laboured lowSugarFigure ownBody
      pointless pregnancySign racing suddenly, 0.6 fontanelle hardBelly noKicks shivering, 0.7 badly birthSign miss numb person shame,
      0.8 dryNappy fever, 0.9 head lips, 1 odd unwell, 1.3 bump, 1.7 days, 1.9 pregnant, 2.2 child`,
    words: `
      -1 si, -0.9 l, -0.7 dalla del una, -0.6 fa piu quando respira, -0.5 anni braccio d da figlia fuori gamba riesco risponde vede,
      -0.4 abbaia c labbra mi non petto piange, 0.4 bloccata col giorni mie pelle penso piedi tanto tolto vengono, 0.5 bimba calcetto
      casa chi dal dalle dato dice dolore dorme figlio ieri infossata mani niente ogni perche se sinistra va, 0.6 chiazze dentro e
      fontanella io la lucine stanotte, 0.7 esima incinta respiro settimane, 0.8 alle divano due dura molle nemmeno pannolino, 0.9 balla
      mese occhi, 1 settimana sto, 1.1 neonato, 1.2 gli, 1.5 mesi`,
    beginnings: `
      -0.6 quand riesc, -0.5 rispo, -0.4 abbai fisch labbr raddr svenu, 0.4 sinis vengo, 0.5 buchi calce dolor infos nient panci perch
      poppa, 0.6 chiaz dentr fonta lucin scoss stano, 0.7 incin, 0.8 divan nemme panno, 1.1 neona, 1.5 setti`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -4.1,
    meanings: `
      -1.4 child, -1 speak throat, -0.9 asks cannot days trigger, -0.8 much sugar, -0.7 blade bodyImage exercise intend others ownBody
      poison slurred victim, -0.6 belongings diabetesThing diabetic get hurts manyFigure nobody pregnant weight, -0.5 arm bump drowsy
      face laboured meal strike take undo, -0.4 eat sick starve, 0.4 blue dose faint swallow, 0.5 awful burnSource head lips, 0.6 ageOld
      fall heart heatCold passOut past, 0.7 accident pregnancySign shaky, 0.8 contact limb move, 0.9 legs, 1.1 headHit, 1.3 unwell, 1.6
      wound`,
    words: `
      -0.9 l piu, -0.8 gli il, -0.7 di lo sto, -0.6 come fa i per piccolo sempre, -0.5 al d gonfia ieri in letto ma muove respirare solo
      storta, -0.4 giorni labbra le morsa pranzo settimana sinistra volte, 0.4 dove ed lavello mi motosega respira respiro sbattuto
      stanza sul, 0.5 amico ancora basta buttare diventato mento nulla polso risponde rosso se sei sole terra vuole, 0.6 abbiamo
      asciutto basso bicchiere caduto da ex fuori la lavatrice piscina ride sopra sua, 0.7 nuca ore prende preso sta svenuto zampilla,
      0.8 bava destra mano mezzogiorno tirato viola, 0.9 convulsioni e nipote, 1 dall enormi non, 1.1 dalla smette tagliato, 1.2 sulla,
      1.3 scossa`,
    beginnings: `
      -0.7 gonfi mangi, -0.6 bracc giorn picco sempr, -0.5 setti signo sinis, -0.4 facci labbr macch pranz, 0.4 butta lavel motos prend
      stanz, 0.5 accen ancor bruci rispo tovag, 0.6 abbia asciu bicch lavat pisci rient, 0.7 zampi, 0.8 destr mezzo tirat, 0.9 convu
      enorm nipot piega smett svenu, 1 caram raddr roves, 1.1 scoss`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -2.5,
    meanings: `
      -1 shaky take, -0.9 dose, -0.8 noHelp say vomitCough, -0.7 chest hurts life lips pain sick want wound, -0.6 atRest cut injure me
      not skin weight, -0.5 breathe deadlyPlace handOver height limbSign numb poison pregnant trigger, -0.4 bodyImage cannot legs meal
      medicine miss slurred, 0.4 fall, 0.5 checksPhone threaten throat, 0.6 planned, 0.7 afraidHome past weapon, 0.8 asks victim, 0.9
      afraid home, 1 control, 1.1 confine strike, 1.4 attacker, 1.8 hit`,
    words: `
      -1.1 si, -0.8 per sul, -0.6 dalla sono una, -0.5 io la ogni stanotte, -0.4 ce e tutto, 0.4 aveva campo cenando che compagno
      davanti ha picchia sbattuto sera signora so tavola, 0.5 amica collo come faccia palestra parla picchiando porta sole urla, 0.6 ad
      aiuto bimbi doccia quando sopra suo, 0.7 cancello con gira stata tornare, 0.8 appartamento caduta coltello donna ex ho nell piange
      telefono, 0.9 chiave ero paura, 1 casa il, 1.1 botte detto mi sta, 1.2 nella, 1.3 lui`,
    beginnings: `
      -0.5 stano, -0.4 respi scuot, 0.4 cenan davan genit massa scriv, 0.5 minac pales quint, 0.6 cadut contr docci quand, 0.7 appar
      cance piang torna, 0.8 colte telef, 1 chiav, 1.2 picch`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -4.1,
    meanings: `
      -1 take, -0.8 highSugarFigure limb, -0.7 cut hurt numb, -0.6 atRest hit much, -0.5 deadlyPlace face method not person sick, -0.4
      attacker breathless handOver kill noHelp planned pregnant soon sugar, 0.4 passOut victim, 0.5 bathroom feelMove heatCold
      lowBmiFigure lowSugarFigure ownBody training vomiting, 0.6 binge heart hide recreational, 0.7 medicine runsWater, 0.8 shame, 0.9
      eat foodRule, 1 exercise starve, 1.2 purge, 1.3 onPurpose, 1.4 undo weight, 1.5 bodyImage meal`,
    words: `
      -1 ho, -0.9 ha, -0.8 a, -0.6 la, -0.5 piu, -0.4 come, 0.4 acido aria davanti denti ed letto lui mia ore scende scuola secondo, 0.5
      acqua bagno cena in l ma mezza ne odore polso resta, 0.6 cadono mangia oggi piedi prendo, 0.7 al apro banco dopo pasto regge solo
      subito, 0.8 anche chili piatto, 0.9 lassativi ogni, 1 giorno i, 1.2 per`,
    beginnings: `
      -0.4 respi, 0.4 davan scend scivo scuol secon smalt, 0.5 assag camer ginna rifiu, 0.6 abbuf cadon figli, 0.7 prend subit, 0.8
      mangi piatt, 0.9 lassa trova, 1.1 giorn`,
  },
}
