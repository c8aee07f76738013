import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 0.3,
    daily: -3,
    none: -0.4,
    meanings: `
      -1.1 atRest attacker swallow, -1 throat, -0.9 days foodRule unwell, -0.8 hurts manyFigure take, -0.7 breathe control lips
      pregnancySign respond speak tooLow victim, -0.6 badly belly home lowSugarFigure medicine move pregnant, -0.5 diabetesThing dose
      emptyPack face pointless purge shaky sleepPills, -0.4 numb see swell, 0.4 me, 0.5 accident forever life live not, 0.6 game hurt
      pet self suddenly, 0.7 cut deadlyPlace end get handOver hide nobody soon, 0.8 die ownBody, 0.9 miss ridOfMe skin, 1 deliberately
      height method, 1.1 sleeves, 1.2 blade injure, 1.3 farewell intend marks want, 1.4 belongings`,
    words: `
      -1.5 y, -0.8 casa el puedo, -0.7 como creo, -0.6 desde dos ex marido se si, -0.5 nada ojos piel respirar sueno ventana, -0.4 al
      celular corte encerrada escribir lleva mano manos ni puerta un, 0.4 atras audio meses metro mirando regalo sobrina unico van, 0.5
      a acaba acabo cada companera insti mejor pide que quemo uno, 0.6 alumna calma diciendo por voy, 0.7 brazos cigarros cortar falta
      hay mientras mochila nadie todos, 0.8 carta ha mas morir noche, 0.9 hermano, 1 quiero tranquila vez, 1.5 ya`,
    beginnings: `
      -0.6 marid, -0.5 respi venta, -0.4 celul encer puert, 0.4 cuent discu encie escri miran sobri, 0.5 alumn amane prime, 0.6 compa
      dicie herma prepa regal, 0.7 brazo cigar mient mochi vuelt, 0.9 quier, 1 corta, 1.1 tranq`,
  },
  heart: {
    alarm: 0.3,
    daily: -3,
    none: -2.6,
    meanings: `
      -0.9 cannot, -0.7 diabetesThing throat unwell, -0.6 breatheIn dose hit medicine poison pregnant, -0.5 child diabetic not onPurpose
      pregnancySign say swallow trigger vomitCough, -0.4 birthSign head lowSugarFigure overMuch recurs suddenly take, 0.4 sun, 0.5 about
      heatCold indigestion method odd threaten training, 0.6 atRest heart planned, 0.7 lump tooHigh, 0.9 heavyOn, 1 arm sick sweaty, 1.1
      pale, 1.2 hurts, 1.9 chest`,
    words: `
      -0.8 la, -0.7 los todo ya, -0.6 sin, -0.5 de hoy para puedo, -0.4 ahora mi tengo, 0.4 aprieta clase dejen encima hace pasa quita
      sudada, 0.5 agarra blanco brazo casi esposo esta frio izquierdo medio nudo pero tiene tira, 0.6 caminando corazon empapado estoy
      pulso quijada senor vivo, 0.7 nada que, 0.8 dando doctor dolor toda, 0.9 aqui desde, 1.1 creo, 1.4 un, 1.6 pecho`,
    beginnings: `
      -0.5 inhal, 0.4 encim sudad, 0.5 agarr espos helad hombr, 0.6 camin coraz empap izqui prend quija senta, 0.8 docto`,
  },
  stroke: {
    alarm: 0.3,
    daily: -3,
    none: -2.4,
    meanings: `
      -0.9 breathe, -0.8 child trigger, -0.7 chest days intend medicine swallow, -0.6 pregnancySign swell want wound, -0.5 accident
      contact dose drowsy manyFigure me onPurpose take threaten tooHigh, -0.4 badly end injure lips noHelp poison pregnant shaky strike
      vomitCough, 0.4 bodyImage cannot get, 0.5 feelMove head, 0.6 fall overMuch suddenly, 0.7 handFails headSplits life, 0.8 lost numb,
      1.1 slurred speak, 1.2 dropThings, 1.3 limb, 1.4 side, 1.6 face`,
    words: `
      -1.4 con, -1.1 los, -1 ya, -0.8 que, -0.7 a en las q, -0.4 desde duerme esta hoy sale, 0.4 atras chorrea como de dolor media misma
      papa seco, 0.5 boca cabeza cae cosas habla mama mate mi se torcio, 0.6 cuchara dio palabras rio solo, 0.7 derecha entiende nuca
      sera tiesa vida, 0.8 bien bus golpe le mitad rie, 0.9 caso mano peor, 1 puede, 1.1 lado`,
    beginnings: `
      -0.5 respi, -0.4 duerm, 0.5 cabez camis, 0.6 cucha enred palab, 0.7 habla torci, 0.8 levan, 0.9 derec entie`,
  },
  breath: {
    alarm: 0.3,
    daily: -3,
    none: -2.2,
    meanings: `
      -1.1 shaky, -0.9 hurts respond, -0.8 now onPurpose tooLow, -0.7 arm days racing skin soon, -0.6 attacker me planned swallow wayTo,
      -0.5 diabetesThing drawnTo faint injure kill life much poison suddenly tooHigh, -0.4 farewell handOver nobody numb recurs
      training, 0.4 highKetoneFigure leftOut victim, 0.5 accident blue lowOxygenFigure sick, 0.6 breatheIn many, 0.7 limbSign, 0.8 asks
      noSentence, 1 atRest laboured, 1.2 cannot, 1.4 breathe breathless, 1.5 asthma`,
    words: `
      -0.8 desde la meses muy, -0.7 de me quiero todo y, -0.6 cinco donde respira, -0.5 azul bien caso despues lo mi puso si voy, -0.4
      llora pecho va, 0.4 abierta algo entra marca mesa panza parece sentado, 0.5 anos chica color contesta doblada duerme escalera
      escribir gordos grupo hablo nieto nina no pareja tirado tomar trocitos ventana, 0.6 agua ahogo boquita cuido hija los nariz
      palabras puede senora, 0.7 asma como frase mueve para terminar veces, 0.8 morados uva, 0.9 rato, 1 aire entre inhalador puedo, 1.1
      hace tres, 1.3 respirar, 1.6 ruido`,
    beginnings: `
      -0.8 quier, -0.5 despu, -0.4 blanc, 0.4 abier acost parec, 0.5 apara apoya azula azuli dobla enfri escal gordo parej termi tirad
      troci venta, 0.6 boqui morad palab senor, 0.7 senta, 0.9 inhal, 1 ahoga respi`,
  },
  allergy: {
    alarm: 0.3,
    daily: -3,
    none: -3.6,
    meanings: `
      -0.9 accident poison, -0.8 blue say, -0.7 days hurts me numb, -0.6 chest manyFigure not, -0.5 ageOld arm belongings hit legs shaky
      suddenly undo, -0.4 meal overMuch, 0.4 cannot limb planned, 0.5 face limbSign onPurpose take, 0.6 belly bodyImage lips speak, 0.7
      others swallow, 0.9 lump, 1 rash, 1.1 throat, 1.3 swell, 2.2 trigger`,
    words: `
      -0.9 no, -0.5 dos meses mi, -0.4 mano tiene, 0.4 arden camarones late pasa saliva tenia, 0.5 abajo alergica aprieta creo desde
      despues le lengua novia oficina ojos pero todo yo, 0.6 nuevo pico siento tan vomitando, 0.7 cuesta mani rasca ya, 0.8 la ronchas,
      0.9 garganta nuez salieron voz, 1 comio`,
    beginnings: `
      -0.4 morad, 0.4 barri camar saliv traga, 0.5 cacah cambi cerra despu lengu ofici, 0.6 sient, 0.7 cuest, 0.8 galle ronch, 0.9 alerg
      garga salie, 1 hinch`,
  },
  poison: {
    alarm: 0.3,
    daily: -3,
    none: -2.9,
    meanings: `
      -1 skin speak, -0.9 trigger, -0.8 bodyImage days, -0.7 arm miss pregnant sugar swell, -0.6 confused face limbSign, -0.5 attacker
      belongings breathe bump cannot diabetesThing drawnTo farewell handOver intend onPurpose pregnancySign say, -0.4 breathless child
      fall heavyOn manyFigure, 0.4 heart, 0.5 alcohol underSink, 0.6 sleep vomitCough vomiting wayTo, 0.7 respond, 1 recreational, 1.1
      gas hurts swallow, 1.3 contact dose sleepPills, 1.4 emptyPack lost much take, 1.6 medicine, 2.8 poison`,
    words: `
      -0.9 un, -0.8 a, -0.7 estoy, -0.6 laxantes me meses y, -0.5 hoy luego veces ya, -0.4 al cara cuando dia dice doy lado mejor, 0.4
      agua bajo bien boton dulce estaba fueron gotas leche manos nadie perdi pila por prima setas toser trago vaso, 0.5 cabeza compre
      cuatro dormido era fue fui mientras tarde toda tome, 0.6 arrepenti ayuda azules con ninguna pastillas que, 0.7 el los ni
      paracetamol planta prendido vacios, 0.8 ahora campo frasco, 0.9 mucho ronca, 1.3 del, 1.4 sueno`,
    beginnings: `
      -0.6 laxan, -0.4 cuand escri, 0.4 estab estuv fuero, 0.5 amane cabez cuatr despi mient ningu, 0.6 arrep azule botel encon traga,
      0.7 blanc dormi fumig parac plant prend vacio, 0.8 blist frasc, 0.9 pasti`,
  },
  'blood-sugar': {
    alarm: 0.3,
    daily: -3,
    none: -3.7,
    meanings: `
      -1 hurts, -0.8 much pregnant unwell, -0.7 chest trigger want, -0.6 faint fall hit lips move ownBody person, -0.5 birthSign bump
      heatCold intend speak swell, -0.4 asthma bleed contact foodRule method nobody throat, 0.4 breatheIn emptyPack leaden
      lowSugarFigure sweaty, 0.5 ageOld breathe days leftOut see training, 0.6 badly urinate, 0.7 keto many skin tooHigh tooLow, 0.8
      confused fruitBreath highKetoneFigure lettersMove, 1.1 manyFigure, 1.3 insulin, 1.4 highSugarFigure, 1.5 sugar, 1.6 shaky, 1.8
      diabetic, 2 diabetesThing`,
    words: `
      -0.7 con hasta, -0.6 los, -0.5 agua aire hace meses querer, -0.4 cayo dia mucho nada pecho se si va, 0.4 borroso cel deje fruta
      hondo manzana nena sabe sobre, 0.5 bajando corro desmayo diabetico dias donde es estoy fuerte glucometro huele insulina kilos moja
      nos ocho parada soy tipo toma, 0.6 bomba cole dormida entera grifo hijo la letras lleva monton nuevo pide rio seca tenia vomita y
      yo, 0.7 dieta lejos manos, 0.8 como diabetica plato pluma, 0.9 aliento rato sigo, 1.1 azucar, 1.3 baje`,
    beginnings: `
      -0.5 quere seman, -0.4 respo, 0.4 borro hundi manza, 0.5 bajan dulce enter guard insul parad pesad tiemb, 0.6 acost letra monto,
      0.7 gluco, 0.9 alien, 1.1 azuca, 1.2 diabe`,
  },
  baby: {
    alarm: 0.3,
    daily: -3,
    none: -3.8,
    meanings: `
      -1.1 diabetesThing dose sick victim vomitCough, -1 attacker, -0.9 accident ageOld, -0.8 hit trigger, -0.7 cannot diabetic feelMove
      injure medicine poison, -0.6 asthma face get highKetoneFigure limbSign throat, -0.5 chest deadlyPlace emptyPack foodRule head soon
      training, -0.4 bodyImage breathe contact method person pet weight wound, 0.4 birthSign fontanelle prevents, 0.5 drowsy headHit not
      see shivering tooLow unwell wayTo, 0.6 badly hardBelly lowSugarFigure overMuch planned, 0.7 racing, 0.8 belongings drawnTo lips,
      0.9 days pregnancySign respond, 1.1 belly, 1.3 child, 1.9 bump, 2.8 pregnant`,
    words: `
      -0.9 nino, -0.6 el en hija hoy labios puede sangre ya, -0.5 hace papa piso puedo, -0.4 aire boca companera echa espuma me noche su
      sueno todos, 0.4 cuido floja he huele ida mollera nacido ocho pedazo puso recien sangrar solo, 0.5 arde ayer dias dice dio ella
      flojito llaves manos muy panza pone puse sigue turno ventana, 0.6 azul dejen dura hermana llora luego luz nieto ojos sola vienen,
      0.7 desde llorar, 0.8 cinco embarazada quito, 0.9 demasiado lo panal semanas tiene y, 1 como esta miro, 1.1 dos, 1.2 beba, 1.5
      bebe, 1.6 meses`,
    beginnings: `
      -0.7 compa, -0.6 abuel labio, -0.5 diabe escup, -0.4 espum, 0.4 compr molle nacid pedaz recie tirit, 0.5 floji herma llave toall
      venta volte, 0.6 entre viene, 0.7 cocin, 0.8 demas embar llora, 1 cambi patad seman`,
  },
  injury: {
    alarm: 0.3,
    daily: -3,
    none: -2.8,
    meanings: `
      -1.3 asks, -1.1 pregnant swallow take, -1 now, -0.9 nobody throat trigger want, -0.8 belly bump diabetesThing feelMove get
      laboured sleep weight, -0.7 bodyImage breatheIn breathless deliberately medicine overMuch poison victim, -0.6 manyFigure meal
      side, -0.5 arm breathe child confused diabetic much purge vomiting, -0.4 betterOff blade chest emptyPack heatCold planned suddenly
      threaten training, 0.4 faint sleeves, 0.5 birthSign contact crash lips onPurpose pregnancySign, 0.6 numb recovered, 0.7
      vomitCough, 0.9 accident ageOld hurts, 1 limbSign, 1.1 burnSource, 1.3 legs unwell, 1.7 wound`,
    words: `
      -0.9 que, -0.8 bebe ha, -0.7 aire estoy lado nene, -0.6 panza quemo semanas tiene vecina, -0.5 babea beba de dura el hablar hace
      llena meses mi mis pecho sigue su tenia vez, -0.4 a abuela azul cama cosas cuido dormida habla hermana manzana media muy nada solo
      tres, 0.4 ahora con desmayo encima horas nina nuca piernas primo suelo tiesa vieja, 0.5 deje estan mediodia palida perro pierna
      piscina piso rio salieron salio toalla tose tras un uva vecino, 0.6 aprieto blanco desayuno me metio mira recuerdo salir voz, 0.7
      ampollas espuma minutos responde sangrar, 0.8 companera companero quedo, 0.9 abuelo aceite dedos hirviendo no piel, 1
      convulsionando corte derecha la luz, 1.1 sacamos sale, 1.2 echa, 1.5 nino`,
    beginnings: `
      -0.6 seman, -0.5 habla herma quier, -0.4 busqu levan manza vomit, 0.4 aprie atrag encim enorm palid salie toall, 0.5 abuel blanc
      desay despe enfri medio pisci punta vecin, 0.6 morad recue, 0.7 ampol espum minut, 0.9 aceit derec hirvi piern, 1 convu, 1.1
      sacam, 1.4 compa elect`,
  },
  violence: {
    alarm: 0.3,
    daily: -3,
    none: -2.1,
    meanings: `
      -1.1 not, -0.9 atRest injure me, -0.8 badly limb, -0.7 hurts method poison, -0.6 belongings miss ownBody shaky sleeves slurred
      soon unwell, -0.5 blade contact cut days deliberately diabetesThing exercise forever lowSugarFigure skin tooHigh, -0.4 chest child
      dose hurt lips lost many medicine now pregnant want, 0.4 asks lowBmiFigure throat, 0.5 strike threaten, 0.6 arm nobody, 0.7
      checksPhone harmed weapon, 0.8 afraid, 0.9 victim, 1.1 recurs, 1.2 control, 1.6 hit, 1.7 attacker`,
    words: `
      -0.9 se, -0.8 no, -0.7 hermano, -0.6 al como es, -0.5 la madre nadie solo, -0.4 calma he por, 0.4 amenazo arriba cama habla nariz,
      0.5 amiga ando casi les marido moverse padrastro pidiendo puerta puso saber un, 0.6 encerrada encoge me mujer ninos pega si viene,
      0.7 agarro cuando donde otra rompio trae, 0.8 con cuchillo miedo novio vez, 0.9 celular revisa, 1 cuello, 1.2 casa, 1.3 a, 1.4 ex,
      1.6 su`,
    beginnings: `
      0.4 amena arrib guard, 0.5 marid mover padra pidie puert, 0.6 agarr encer encog golpe, 0.7 cuand rompi, 0.8 cuchi, 0.9 celul
      revis, 1 cuell`,
  },
  eating: {
    alarm: 0.3,
    daily: -3,
    none: -3,
    meanings: `
      -0.7 now, -0.6 belongings limbSign pregnant sugar, -0.5 badly breathe diabetesThing head not person pregnancySign respond skin,
      -0.4 ageOld bump deadlyPlace poison, 0.4 planned threaten tooLow, 0.5 runsWater, 0.6 eat highKetoneFigure timesADay training, 0.7
      pointless swell, 0.8 bodyImage exercise lowBmiFigure, 0.9 starve weight, 1 feelMove, 1.1 days onPurpose purge, 1.2 handOver undo,
      1.4 meal, 1.5 foodRule shame`,
    words: `
      -0.9 a, -0.8 como, -0.7 del la un, -0.6 con estoy tengo, -0.5 cabeza esta, -0.4 me ocho vomitar, 0.4 bolsas hasta horas kilos
      veces, 0.5 abro baja brazos dos ducha manzana media meses para pero pesa plato puede sangre siempre tomar treinta ya, 0.6 cama
      cole corta gorda hija lleva los luego pedacitos semana viene, 0.7 despues esposa hoy levantar numero peso, 0.8 al ceno cinco dice
      en por, 0.9 tomo, 1 comida laxantes si, 1.1 comer doy, 1.6 dia`,
    beginnings: `
      -0.5 cabez, 0.4 azula bolsa marea pesti, 0.5 brazo encon escup manza redon siemp trein, 0.6 espos pedac, 0.7 despu levan numer, 1
      comid laxan`,
  },
}
