import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.4,
  meanings: `
      -1.8 past, -1.6 about, -1.2 accident, -1.1 longPast lowOxygenFigure wayTo, -1 asks others training, -0.9 game joke, -0.8 planned
      recovered, -0.7 lowBmiFigure, -0.6 highKetoneFigure, -0.5 breatheIn despair kill prevents, -0.4 many sun want, -0.3 awful exercise
      headHit swell without, -0.2 legs manyFigure odd rash self, -0.1 home lump say, 0.1 headSplits injure miss noSentence now onPurpose
      onlyWater period pointless ribsIn soaked thirst, 0.2 bodyImage dropThings fruitBreath handFails hardBelly harmed highSugarFigure
      indigestion keto meterHi much slurred take underSink weight wound, 0.3 child eat flashes goOn leaden onlyEat pale recurs suddenly
      sweaty vomiting, 0.4 afraid asthma attacker breathless crash cut end fall feelMove forever get hide lettersMove lost shame trigger
      undo, 0.5 birthSign blade blurred checksPhone confused deadlyPlace diabetic faint gas head locksIn method racing side sleep
      threaten, 0.6 drowsy goesOut heavyOn height hoards leftOut poison pregnancySign shivering speak starve sugar timesADay tooHigh
      tooLow, 0.7 arm bathroom confine foodRule hurts not runsWater sick urinate, 0.8 belly blue days insulin intend overMuch ownBody
      person victim weapon, 0.9 afraidHome atRest chest contact emptyPack face hit live medicine shaky sleeves unwell, 1 bump drawnTo
      hurt life meal nobody sleepPills swallow, 1.1 control deliberately diabetesThing lips pregnant strike, 1.2 cannot limb
      lowSugarFigure purge, 1.3 betterOff breathe farewell pain skin, 1.4 respond, 1.5 marks ridOfMe, 1.6 badly, 1.7 throat, 1.8 die,
      1.9 dose`,
  words: `
      -1.8 plan, -1.6 dos, -1.4 sangre, -1.3 deja el, -1.2 alguien, -1.1 dormi pero piscina sus veterinario, -1 feliz pantalla pasa
      recetas tosi verdad, -0.9 por te, -0.8 abuelo agua ayer bailar clases dormimos era estar ideas nuevo saliendo sirve sobre tanto
      vomitar, -0.7 anual chile con cosa crema dientes dormir gato informe jefe la lei llenas mataria medico mismo nadar o poca sacudi
      salio semana subo tanta vitamina, -0.6 agujas ahora al bajar bien boton calendario cero come copas correo cupon de dejar doctora
      duermo entonces eso farmacia fue genial golpe guarde hay hicieron levanta llega llevar mayo menu mes panico pie platos siete tarde
      un unas veneno, -0.5 aparece bebe cafe cambiar coach conecto confirmar corto cuanto duda entrene escribe glucosa gracias gusta
      jajaja jamon jugando lentejas lunes madre meta mueve noche normal nueva otono pediatra perder pilates probe respiro seis suave tan
      todas tuve vamos vino, -0.4 acondicionado actualizacion analisis app apunto asiento ayunas ayuno babea caminar cebolla cena
      comemos comi compartir cuello dar dedo descuento duele encuentro entiendo entrar entrego entrenar es escribo escrito estan este
      gluten grafica hacer interesa jaja leyendo limpio llame llevo me minutos murio musculo necesito nina nuestros ojo paliza pica
      picadura picando pierna pisos pone ronca sabado segunda sentada serie sol son spam tambien tiempo tieso tirita tomo tres tuvo
      urgencias vez, -0.3 a algun avion bici celosillo chichon cinco coche cocinando cocinar cuarto culpa d dan datos defensa dentista
      descanso desperte dice dicen dio distingue dormido enlace entrenador esas escaleras ese estiramientos estudio fatal fin flexiones
      ganas glicosilada grave hambre huevo huevos lejia lloro mama mil mililitros movil muere muero muerta negra nieto nueve odia
      oficina olvide padel paella palo paso personal picar poco preparo presion quiere rapido recomiendan reconoce regale resaca rindo
      robot rutinas saco sali seguidas segun sera sesion siesta subi sudor susto tal tension terminar tiroides trabajo triatlon triste
      truco vacuna ver vida vomita vuelvo, -0.2 abren acido agarra agujetas alergico aliento anos apenas asfixia atraganta atragante
      avena baja balanza barriga bascula bebo buen cacahuete calambres cancer cansancio cita compra compro contrasena correos corta
      cuantas cumplo curiosidad decir demasiada desayuno desmayo documental empece empezar empiezo encantada error esposa estrangular
      extrano factura final fruta fuerte funeral gana gloria gratuita grite guardan helado hice hicimos impresora jueves km las leve
      manana martes matando meditacion merienda metros miercoles mis mucha mude nada nevera ni ninos normales omega pago pan parece
      paseo pastilla pelo pereza perfil picante pizza podcast podeis porfa porque que quinoa raro ratas receta registro respiracion
      running rutina saca salsa significa sin sopa subir suegra suegro super taller tardes tarjeta temprano termine tiene tienen tiro
      toca tomate tortilla traje usar uso ustedes vale vemos verano verduras zapatillas, -0.1 acabamos ahoga ano azotea basico brazo
      caja caldo carrera ceno cierre cobraron comidas como considera corazon correr cortar cuentan cuesta di diferencia domingos dormida
      durante ejercicios emergencia encima encuesta equivoque familia fecha fuimos general grandes guias habia hielo horas hueso igual
      importar inteligente juntos lento lista llama los magnesio mala manga mata matrona medica menos mexico minuto muy natacion nunca
      papas peligrosa plena prefiero recomiendas reto rico risa sentadillas sincroniza sintomas sobrino suicida supere taladra tele todo
      vi voy, 0 antes azucar cayo comer del hora lo mucho nos, 0.1 aire aparato asi azules bajo boquita cabeza cae callada cel chat
      cinta clase clienta cloro coagulos costillas cuando cuelga curso dado despertar despierta despierte despues durmio elefante
      embarazada encoge entre floja frase gordos granitos gym hacerlo hija justo laxantes le lejos llena llevaba llorar mani manzana mas
      mediodia mi mollera mujer ocho orfidal orina pasar pedacitos pedazo pedir pescado peso pies plata profe puede rapida rasca
      raticida regla salto sea seca sed setas siempre tome tose tranquilos trapo veo, 0.2 abuelita ahi ahogo ampollas aprieto asado
      audio aunque avispa b bajando boda botella casa caso cetonas chorrea chorros chueca contesta convulsionando cuatro cuchilla dejo
      descansar dieron dijo dolor dura entera entero entiende escopeta escribio espuma fria fueron glucometro gorda grados gramos hablar
      hago hijo hincho hizo hondo hoy infarto insulina larga late letras levantar llaves luz mandar marido matar mejor mesa miro monton
      moretones mueven muslos nadie ninguna nudo numero olla palida para paracetamol pego pesa pico plato prima puente puro puse quede
      quema quemo querer regalo reloj reunion rompio ronchas ruido sacamos salen salta saludar senora sigue soga spinning sube sudando
      teclas tiembla tira toalla trae una uva veces verde viene voz vuelta yo zumo, 0.3 abierta abuela acabo alumno amiga amigas apagado
      aplicacion arde arriba camina cigarros cole comiendo cuido dedos deje dias doce eche echo en escuela frasco gas gotas guiso
      guitarra he heladera hermana horrible juntas labios lengua llamo llora mamar mandibula mando marca merezco misma moja noches nuca
      otro padrastro palabras pega pense piel piernas pila pluma poquito primo provoco puedo pulso queria rato rio roja sabe seco senor
      subio tiesa tirado tras vaso viviendo volver vomitando vuelo vuelve, 0.4 abre aprieta banco boca bus calorias caminando campo
      cancelen cara casi clonazepam color comida contra cosas cuate dejen doble domingo estuve hi huele inhalador lado llave llorando
      manda marcas meses pastillero pecho pinche quedo quiero quijada repente sabia salir saliva sangra sensor siento soy sueno tapa
      tenia toda toma uno ventana vivo volvi yoga zombi, 0.5 abrazo acaso agarro almendras alumna bebi corro creo cuchara cuerpo da
      diciendo doctor escribir estaba futbol gimnasio golpes grifo habla hombro larguisimo les manos medio metro padre pagar pared paro
      perrita perro pidiendo prohibido quita rompi sale sangrar seguir temblando tuviera, 0.6 abro bomba celular companera contar
      cuchillo cuento diabetica ducha encerrada haga hermano hoja izquierdo lleva mientras nena nene nino otra pa pongo puso queda quien
      quito recuerdo saber salieron semanas torcido trabajar trocitos van veinte, 0.7 abajo anda asco cocina cuenta desde ella estoy
      hace hijos mano mirando mochila ojos panza parar planta respirar sigo unico wey, 0.8 amenazo atras cada cama cardio companero
      dando debajo dulce esa ir novio papel piso se su, 0.9 bebido bebio derecha dije donde escalera esta esto garganta papa revisa solo
      vomito ya, 1 anoche carta dia falta fui hasta no si tengo va, 1.1 aqui bano calma miedo puerta y, 1.2 ex ha q todos, 1.3 nariz,
      1.7 morir`,
  beginnings: `
      -1.3 apren, -1.2 algui recet, -1.1 encue pisci veter vitam, -1 dormi guard panta verda, -0.9 apare cansa corre, -0.8 cierr clase
      cuant decim entre lleva medic, -0.7 actua apunt busca confi cuest dient farma hacer infor llena norma recom suegr termi, -0.6
      aguja baila calen enton enven genia hicie inter panic plato venen, -0.5 cebol conec desay duerm funer galle graci jajaj jugan
      lente minut notif pedia perde pican pierd pilat preci regis rutin senta, -0.4 acond amane anali asien ayuna calce cambi comem
      cuell descu encan enter entie entra escuc espac estir glute grafi lavab levan leyen mejor muert muscu nuest numer paliz perso
      picad premi prima quinc sabad segun sesio siest tambi tiemp urgen, -0.3 abuel acept asesi atrag basta carga celos chich cigar
      crime cuart cumpl defen denti despi disti enlac estud estup flexi glico gluco hambr huevo limpi mancu medit milil ofici olvid
      paell parec perfe presi recon renue resac sangr sincr suici tensi tiroi triat trist vacun, -0.2 aguan aguje alerg alien apena
      asfix autom balan bascu basic calam canta cerra cobra corri cuadr curio curit demas desca desma docum embar empec empez empie
      espos estra extra factu famil gener glori gratu gusta hicim impre infla jueve manan marte matan merie metro mierc neces never
      pausa perez perfi piern podca podei porqu quino relaj remoj repet reser runni salie salta signi sobri talle tarde tarje tempr
      tiene tirit tomat torti ultim usted veran verdu video zapat, -0.1 abroc acaba alcan asmat azote burpe carre conse contr coraz
      despe difer docto duran ejerc emerg encim espan frecu fuert fuimo grand impor intel junto liter magne matro mexic natac oscur
      pelig prefi rapid recup refre sinto super talad terce, 0.1 agrad blist boqui busqu cabez calla coagu compr costi cuand cuelg durmi
      elect elefa encie encog fumig gordo grani laxan manza medio mezcl molle moret orfid parac pasad pedac pedaz pesca plant prime
      puest ratic senti siemp socor vomit, 0.2 agarr ampol aunqu avisp bajan caduc camin cance ceton chuec clien comid conte cuatr devue
      diero encon enorm enred equiv escop espum frega fuero grado helad hinch infar insul letra llave marca marid monto mordi muchi
      mueve muslo navaj palid pasti patad piedr prepa proba puent quere quier quita raris redon reuni rompi ronch sacam salud senor
      spinn sudan tecla toall tocar vecin, 0.3 abier amiga apaga aplic arrib azula azule botel calef comie dicie ensen escue frasc gramo
      guita horri junta labio lengu mandi merez morad ningu noche padra palab papel pesad pesti poqui pregu provo queri respo segui
      tiemb tirad traba tranq vivie volte volve, 0.4 acost canar clona compa conta dulce encen estuv futbo golpe habla quija repen revis
      saliv senso sient traga venta, 0.5 abraz almen apara auxil chorr cucha cuerp diabe enfri estab hombr inhal largu lavan mensa perri
      pidie prend prohi queda quema recor tembl tuvie vuelt, 0.6 azuli celul encer escal escon llora manch mient pinch recue respi troci
      veint, 0.7 aprie cardi corta escri herma mande marea miran mochi terap, 0.8 amena apoya blanc convu cuchi debaj izqui tendr, 0.9
      alumn bebid derec garga, 1 anoch, 1.1 cuent puert, 1.2 estar`,
}
