import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.4,
  meanings: `
      -2.1 past, -1.5 about, -1.2 longPast, -1.1 accident, -1 joke lowOxygenFigure training wayTo, -0.9 asks game others planned, -0.8
      recovered, -0.7 highKetoneFigure lowBmiFigure, -0.6 breatheIn, -0.5 kill many prevents, -0.4 despair sun want, -0.3 awful exercise
      headHit legs odd self, -0.2 injure lump numb pet rash see swell without, -0.1 flashes laboured say, 0.1 ageOld blurred miss
      noSentence recreational ribsIn stand thirst weighsSelf, 0.2 bodyImage dropThings fever fruitBreath goOn handFails handOver
      hardBelly headSplits highSugarFigure indigestion keto meterHi onPurpose onlyWater period slurred soaked take underSink weight, 0.3
      attacker child harmed leaden onlyEat pale pointless recurs sweaty undo wound, 0.4 asthma confused cut eat forever get
      pregnancySign shame threaten vomiting, 0.5 afraid birthSign blade breathless checksPhone contact crash end faint fall feelMove
      head hide hurts lettersMove method racing side sleep suddenly, 0.6 deadlyPlace diabetic drowsy gas goesOut heavyOn hoards leftOut
      locksIn lost speak starve timesADay, 0.7 bathroom confine face foodRule height not poison runsWater shivering trigger urinate, 0.8
      arm belly blue drawnTo intend ownBody person sick sugar tooHigh tooLow victim weapon, 0.9 atRest days insulin meal overMuch shaky
      sleeves, 1 afraidHome bump emptyPack hit life live medicine swallow unwell, 1.1 cannot chest control diabetesThing hurt lips
      lowSugarFigure purge sleepPills strike, 1.2 deliberately nobody pregnant, 1.3 betterOff breathe limb, 1.4 farewell pain skin, 1.5
      marks respond ridOfMe, 1.7 badly throat, 1.8 die dose`,
  words: `
      -1.7 plan, -1.6 dos, -1.4 sangre, -1.3 el, -1.2 alguien deja pasa veterinario, -1.1 piscina salio, -1 comi dormi feliz pantalla
      pero recetas sus tosi verdad, -0.9 tanto vomitar, -0.8 ayer bailar dormimos eso estar fue ideas mismo nuevo ojo por sacudi
      saliendo te, -0.7 abuelo al clases con cosa dientes dormir era gato genial informe jamon la lei llenas nadar o poca semana sobre
      tanta veneno vitamina, -0.6 agua agujas ahora anual bajar bien boton calendario chile come copas correo crema cupon de dejar
      duermo entonces este golpe guarde hay hicieron jefe lentejas llevar mataria mes panico pediatra platos siete subo tortilla un
      unas, -0.5 aparece bebe cafe cambiar cena cero coach conecto confirmar corto diario doctora entiendo entrar entrene escribe ese
      farmacia gracias grafica gusta hecho jaja jajaja jugando levanta llega madre medico menu meta metio nina nueva otono perder pie
      pilates pisos plantas probe respiro seis sirve suave tambien tarde tres tuve vamos vez vino, -0.4 acondicionado apunto asiento
      ayunas babea cebolla comemos compartir cuanto cuello dar dicen duda entrego entrenar es escrito estan finde glucosa gluten hacer
      interesa leyendo llame lunes me mil movil mueve murio necesito noche normal nuestros paliza pareja pica picadura picando pierna
      pone robot ronca sabado sentada son spam tan tiempo tieso todas tuvo, -0.3 actualizacion algun analisis anos app avion ayuno baja
      bici caldo caminar celosillo chichon cinco coche cocinar cuarto culpa d dan datos dedo defensa descanso descuento desmayo desperte
      dice dormido duele encuentro enlace entrenador esas escaleras escribo estiramientos estudio fatal fin ganas glicosilada grave
      huevo huevos lejia limpio llevo lo mama mililitros minutos muere muero musculo negra ni nueve odia olvide padel paella palo paso
      personal picar poco quiere rapido recomiendan reconoce regale resaca rindo rutinas saco sali seguidas segun segunda sera serie
      sesion siesta sol subi sudor susto tal tension terminar tia tirita tiroides trabajo traje triste truco urgencias usar vacuna
      verano vida video vomita vuelvo, -0.2 a acido agarra agujetas alergico aliento apenas asfixia atraganta atragante aun avena
      balanza bascula bebo buen cacahuete caja calor cansancio cita cocinando compra compro correos corta cuantas cuelga cumplo decir
      demasiada dentista desayuno dio domingos empece empezar empiezo encantada entera error esposa estrangular extrano factura final
      flexiones fruta fuerte funeral gana gloria gratuita guardan habia hambre helado hice hicimos impresora jueves km las lento lloro
      mala manana mato matrona media medica meditacion merienda miercoles mucha mude muerta nevera nieto normales oficina omega pago pan
      parece paseo pastilla pelo pereza perfil picante pizza podcast podeis porque presion quinoa quite ratas receta registro reimos
      respiracion rutina salsa significa sin sintomas sopa subir suegra super tardes tarjeta tele temprano tienen tiro toca todavia
      tomate tomo triatlon uso ustedes vale vecinos ver verduras vi zapatillas, -0.1 abren acabamos ano asi azotea barriga basico brazo
      calambres cancer caramelos carrera casa cierre cobraron comer comidas comio como compadre contrasena control corazon correr
      cuentan di documental ejercicios emergencia encima encuesta fuimos grandes grite hueso igual importar inteligente juntos leve
      lista los magnesio martes mata matando menos metros mexico minuto miro mis muy nacido nada natacion nervios nos papas peligrosa
      perdi plena porfa prefiero que quema raro recien reto risa running saca sentadillas sincroniza sobrino suegro suena suicida supere
      taladra taller termine tiene todo vemos viejito vinagre voy, 0 antes azucar casi despues horas pecho yo, 0.1 abuelita ahi aire
      amoniaco ando aparato ardiendo audio azules bajo boquita callada camarones cayo cel chica cinta clase cloro costillas cuando curso
      dado del despertar despierta despierte dijo duerme durmio elefante embarazada encoge entre floja frase gordos granitos hablo
      hacerlo hacerse hora lejos llena llevaba mandar mi milpa mollera monton mucho mujer ocho orfidal parada pase pedacitos pedir
      pescado pico plata puede rasca raticida responde seca sed siempre tose toser tranquila tranquilos trapo vecina voz vuelta, 0.2
      abuela ahogo aprieto aunque avispa b boda bogota borroso botella cabeza cae cetonas chat chorrea chorros chueca cigarros contesta
      convulsionando cuatro cuchilla dejo descansar dias dieron digo dura en entero entiende escopeta escribio espuma fiebre fria fueron
      glucometro gorda grados gramos hablar heladera hija hincho hondo justo larga late le lengua letras levantar luz manzana marido mas
      matar mediodia mejor mesa moretones muslos nadie ninguna nudo numero olla orina palida pasar pedazo pego pesa poquito prima profe
      puente querer rapida regalo regla reloj reunion rompio ronchas ruido sacamos salen salta salto saludar sea seco senora setas sigue
      soga spinning sube sudando teclas tira toalla tome trae tras una uva veces verde viene vuelo zumba zumo, 0.3 acabo alumno amiga
      amigas ampollas apagado arde arriba bajando banco bomba camina cole comiendo cuido dedos deje doce dolor echo escuela frasco gas
      gotas guiso guitarra hago he hermana hi hijo horrible hoy infarto insulina juntas labios llaves llora mamar mandibula mando
      merezco misma moja mueven noches nuca otro padrastro para pega pense piel piernas pila plato pluma primo puedo pulso puro puse
      quede quemo queria rato rio roja seguir senor tenia tiembla tiesa tirado uno vaso veo vivo vomitando vuelve, 0.4 abierta abre bus
      calorias campo cancelen comida contra cosas creo cuate da dejen doble domingo eche grifo inhalador lado llamo llave llorando marca
      marcas metro palabras paracetamol paro pastillero pinche prohibido provoco quedo quijada repente sabe sabia saliva sangra sensor
      siento soy subio sueno tapa temblando toda veinte ventana viviendo volver yoga zombi, 0.5 abajo abrazo acaso almendras alumna
      aprieta boca cada caminando cara clonazepam color corro cuchara cuerpo diciendo doctor estaba estuve futbol gimnasio habla hace
      hombro huele larguisimo les manda manos medio meses padre pagar pared perrita pidiendo quiero quita rompi salieron salir semanas
      toma torcido tuviera volvi, 0.6 abro agarro bebi companera contar cuento desde diabetica ducha escribir hermano hoja izquierdo
      lleva mientras mirando nene nino otra perro pongo puso quito recuerdo sale sangrar trabajar trocitos, 0.7 anda asco celular cocina
      cuchillo cuenta debajo ella encerrada estoy haga hijos mochila nena pa panza parar planta queda quien saber se unico van wey, 0.8
      amenazo atras cama cardio companero dulce esa ir mano ojos papel piso respirar sigo solo su, 0.9 bebio carta dando derecha dije
      donde escalera esta esto no novio papa revisa ya, 1 bebido dia fui garganta hasta si tengo va vomito, 1.1 anoche aqui calma falta
      miedo puerta, 1.2 bano q todos y, 1.3 ex ha nariz, 1.8 morir`,
  beginnings: `
      -1.4 apren, -1.2 algui recet veter, -1.1 pisci, -1 dormi panta verda vitam, -0.9 apare cansa corre encue entre guard, -0.8 decim,
      -0.7 actua apunt cierr clase confi cuant cuest dient enter farma genia hacer infor llena lleva medic norma suegr venen, -0.6 aguja
      baila busca calen duerm enton enven hicie inter lente panic parpa pedia pican plato recom termi torti, -0.5 arrep cebol conec
      desay diari entie entra espac galle graci grafi jajaj jugan mosqu numer perde pierd pilat preci regis senta tambi, -0.4 acond
      amane asien ayuna calce cambi comem cuell despi encan escuc glute lavab levan leyen mejor minut muert muscu notif nuest paliz
      parej picad premi quinc rutin sabad sesio siest tiemp, -0.3 abuel acept anali asesi atrag basta carga celos chich cigar crime
      cuart cumpl defen descu desma enlac estir estud estup funer glico gluco huevo mancu medit milil neces olvid paell parec perfe
      perso recon relaj resac segun sincr suici tensi tiroi trist urgen vacun veran verdu, -0.2 aguje alerg alien apena asfix autom
      balan bascu canta cerra cobra corri cuadr cuelg cunad curit denti desca embar empec empez empie espos estra extra factu flexi
      glori gratu gusta hambr hicim impre infla jueve limpi liter manan matro merie mierc never ofici pausa perez perfi podca podei
      porqu presi puent quino reimo remoj renue repet salie salta sangr signi sinto sobri tarde tarje tempr tiene todav tomat triat
      ultim usted video zapat, -0.1 acaba aguan alcan asmat azote basic burpe calam caram carre demas despe disti docum ejerc emerg
      encim espan famil fuert fuimo gener grand impor intel junto magne marte matan metro mexic nacid natac nervi oscur pelig piern
      prefi recie recup reser retom runni seman sigui super talad talle terce tosta vieji vinag, 0.1 agrad amoni ardie boqui busqu calla
      calor camar clien costi cuand durmi elefa encog gordo grani helad mezcl molle monto muchi orfid parad pasad pedac perdo pesca
      prime ratic segui senti, 0.2 agarr aunqu avisp blist bogot borro cabez caduc cance ceton chuec conte cuatr devue diero elect encie
      escop espum fiebr frega fuero fumig grado hinch lengu letra manza marca marid medio moret muslo navaj palid pasti patad pedaz
      piedr plant poqui proba puest quere quier quita raris redon reuni rompi ronch sacam salud senor spinn sudan tecla toall tocar
      vecin vomit, 0.3 amiga ampol apaga arrib azula azule bajan calef camin comid comie dicie encon enorm enred equiv escue frasc gramo
      guita horri infar insul junta labio llave mandi merez morad mordi mueve ningu noche padra palab papel parac pesad pesti pregu
      queri respo tirad traba volte, 0.4 abier acost botel canar conta dulce encen ensen estuv futbo prohi provo quija repen revis saliv
      senso sient tembl tiemb traga tranq veint venta vivie volve vuelt, 0.5 abraz almen apara chorr clona compa cucha cuerp enfri estab
      habla hombr inhal largu lavan mensa perri pidie prend recor tuvie, 0.6 auxil azuli diabe escal escon golpe llora manch marea mient
      miran pinch queda quema recue respi troci, 0.7 aprie cardi celul debaj encer mande mochi tendr terap, 0.8 alumn amena apoya blanc
      convu corta escri herma izqui, 0.9 cuchi derec, 1 bebid garga, 1.1 anoch cuent puert, 1.2 estar`,
}
