import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.4,
  meanings: `
      -1.8 past, -1.6 about, -1.2 accident, -1.1 longPast lowOxygenFigure wayTo, -1 others, -0.9 asks game joke planned training, -0.8
      recovered, -0.6 highKetoneFigure lowBmiFigure want, -0.5 breatheIn despair kill prevents sun, -0.4 awful many, -0.3 exercise
      headHit legs rash swell without, -0.2 lump move odd self, -0.1 home manyFigure say, 0.1 headSplits injure miss noSentence
      onPurpose onlyWater ribsIn soaked thirst weighsSelf, 0.2 bodyImage dropThings fruitBreath handFails handOver hardBelly harmed
      highSugarFigure indigestion keto meterHi much period pointless slurred suddenly take underSink weight wound, 0.3 child eat
      feelMove goOn leaden onlyEat pale recurs sweaty vomiting, 0.4 asthma attacker breathless crash end fall flashes forever get
      lettersMove trigger, 0.5 afraid birthSign blade checksPhone confused cut deadlyPlace diabetic faint gas head hide locksIn lost
      method racing shame side sleep threaten undo, 0.6 blurred drowsy goesOut height hoards hurts leftOut not poison runsWater
      shivering speak starve sugar timesADay tooLow, 0.7 arm confine heavyOn pregnancySign sick tooHigh urinate victim, 0.8 bathroom
      belly blue days foodRule insulin intend overMuch ownBody person weapon, 0.9 chest contact emptyPack face live medicine shaky
      sleeves unwell, 1 afraidHome atRest bump drawnTo hit hurt life sleepPills, 1.1 cannot control lips meal nobody pregnant strike
      swallow, 1.2 deliberately diabetesThing purge, 1.3 betterOff farewell limb lowSugarFigure pain skin, 1.4 breathe respond, 1.5
      marks ridOfMe, 1.6 badly, 1.7 throat, 1.9 dose, 2.2 die`,
  words: `
      -1.8 plan, -1.7 dos, -1.4 sangre, -1.2 alguien deja el, -1.1 piscina sus tosi veterinario, -1 dormi feliz pantalla pasa pero
      recetas verdad, -0.9 abuelo estar ganas por te vomitar, -0.8 agua ayer bailar clases dormimos era ideas nuevo sacudi saliendo
      sirve sobre, -0.7 bien come con cosa crema dientes dormir gato informe lei llenas mataria mismo nadar o platos poca salio subo
      tanta tanto veneno vitamina, -0.6 agujas ahora al anual bajar boton cafe calendario chile copas correo cupon de dejar duda duermo
      entonces eso farmacia golpe gracias guarde hay hicieron jefe la levanta llevar mayo medico menu mes panico pediatra pie semana
      tarde un unas, -0.5 aparece babea bebe cambiar cero coach conecto confirmar corto cuanto doctora duele entiendo entrene escribe
      fue genial glucosa grafica jajaja jamon jugando lentejas llega lunes madre noche nueva otono perder pilates probe respiro seis
      siete suave todas tuve vamos vez vino, -0.4 actualizacion analisis apunto asiento ayunas ayuno cebolla cena comemos comi compartir
      cuello dar dedo descuento encuentro entrar entrenar es escribo escrito estan gluten gusta hacer interesa jaja limpio llame me meta
      mil minutos mueve murio nina normal nuestros ojo paliza pica picadura picando pierna pisos preparo robot ronca sabado segunda
      sentada serie sol son spam tambien tan tiempo tirita tiroides tomo tres tuvo urgencias, -0.3 a acondicionado algun app avion bici
      caminar celosillo chichon cinco cita coche cocinando cocinar cuarto culpa d datos defensa dentista descanso desperte dice dicen
      distingue dormido enlace entrego entrenador esas escaleras ese este estiramientos estudio fatal fin glicosilada grave hambre huevo
      huevos lejia leyendo llevo mama merienda mililitros movil muere muero musculo nada necesito negra nieto nueve odia olvide padel
      paella palo pan paso personal picar poco pone presion quiere rapido recomiendan reconoce rindo rutinas saco sali seguidas segun
      sera sesion siesta subi sudor susto tal tension terminar tienen tieso trabajo triatlon triste truco vacuna ver vida vomita vuelvo,
      -0.2 abren acido agarra agujetas alergico aliento ano anos apenas asfixia atraganta atragante avena baja balanza bascula bebo buen
      cacahuete calambres cancer cansada cansancio compra compro contrasena correos corta cuantas cumplo curiosidad dan decir demasiada
      desayuno desmayo dio documental dormida empece empezar empiezo encantada error esposa estrangular extrano factura final flexiones
      fruta fuerte funeral gana gloria gratuita guardan helado hicimos jueves km las lento leve lloro manana martes matando meditacion
      metros miercoles mis mucha mude muerta muy nevera ni ninos normales oficina omega pago parece paseo pastilla pelo pereza perfil
      picante pizza podcast podeis porque que receta regale registro resaca respiracion running salsa significa sopa subir suegra suegro
      super taladra taller tardes tarjeta tele temprano termine tiene tiro toca tomate tortilla traje usar uso ustedes vale vemos verano
      verduras, -0.1 acabamos ahoga azotea barriga basico brazo burpees caja caldo carrera cierre cobraron comidas como considera
      corazon correr cortar cuentan cuesta di diferencia domingos durante ejercicios emergencia encuesta familia fuimos general grandes
      grite guias habia hice hielo historial horas hueso importar impresora inteligente juntos lista llama los magnesio mala mata
      matrona medica menos mexico minuto muerte natacion novia papas peligrosa plena poner porfa quinoa raro ratas reto rutina saca
      sentadillas sin sincroniza sintomas sobrino suicida supere vi voy zapatillas, 0 antes cayo comer del hora hoy lo nos todo, 0.1
      agarre aire aparato asi azucar azules boquita cae cel chat chorros clase cloro coagulos costillas cuando cuelga dado despierta
      despierte despues digo duerme durmio elefante embarazada encoge entre floja frase gordos grados granitos gym hablo hacerlo hija
      justo le lejos llena llevaba llorar mas mediodia mi mucho mujer ocho orfidal orina pasar pedacitos pedazo pescado pico pies plata
      primera profe puede rapida rasca raticida salto saludar seca sed sentado setas siento sube sueno tose trapo treinta veo vuelto
      yogur, 0.2 abuelita ahi ahogo amiga aprieto asado audio aunque avispa b bajando boda botella cabeza callada caso cetonas chorrea
      chueca cinta contesta convulsionando cuatro cuchilla curso dejo descansar dieron dijo dolor dura en entera entero entiende
      escopeta escribio espuma fria fueron glucometro gorda gramos guiso hablar heladera hermana hijo hincho hizo hondo infarto insulina
      larga late laxantes letras levantar luz mandar manzana marido matar mejor mesa miro monton moretones mueven muslos nadie ninguna
      nudo numero olla palida para paracetamol pedir pego pesa piel plato prima primo puente puro puse quema querer rato regalo regla
      reloj reunion rompio ronchas ruido sacamos salen salta sea seco siempre sigue soga spinning sudando teclas tiembla tira toalla
      tome tranquilos una uva veces verde viene voz vuelo vuelta yo zumo, 0.3 abierta abuela acabo alumno amigas ampollas apagado
      aplicacion arde arriba camina casa cigarros cole comiendo contra cuido dedos deje dias doce eche echo escuela frasco gas gotas
      guitarra hago he horrible juntas labios lengua llamo llaves llora mamar mandibula mando merezco misma moja noches nuca otro
      padrastro pega pense piernas pila pluma poquito provoco pulso quede quemo queria rio roja sabe senor senora subio tiesa tirado
      trae tras uno vaso viviendo vivo volver vomitando vuelve, 0.4 abre aprieta banco boca bus calorias caminando campo cancelen cara
      casi clonazepam color comida cosas cuate dejen doble domingo estuve futbol golpes hi huele inhalador lado llave llorando marca
      marcas meses palabras pastillero pinche quedo quijada repente sabia salir saliva sangra sensor soy tapa tenia toda toma ventana
      volvi yoga zombi, 0.5 acaso agarro almendras alumna bebi corro creo cuchara cuerpo da diciendo doctor escribir estaba gimnasio
      grifo habla hombro larguisimo les manda manos medio metro padre pagar pared paro pecho perrita perro pidiendo prohibido puedo
      quita rompi sale seguir semanas temblando, 0.6 abrazo abro bomba celular companera contar cuchillo cuento diabetica ducha estoy
      haga hermano hoja izquierdo lleva mientras nena nene nino otra planta pongo puso quien quiero quito recuerdo saber salieron
      sangrar torcido trabajar trocitos tuviera unico van veinte, 0.7 abajo anda asco cocina cuenta desde ella encerrada hace hijos mano
      mirando mochila ojos pa panza parar queda sigo wey, 0.8 amenazo atras cada cama cardio companero dando debajo dulce esa ir novio
      papel piso su tengo, 0.9 bebio derecha dije donde escalera esta esto papa respirar revisa se solo ya, 1 anoche bebido carta dia
      falta fui garganta hasta no si va vomito, 1.1 aqui bano calma miedo puerta, 1.2 ex ha q todos y, 1.3 nariz, 2.2 morir`,
  beginnings: `
      -1.4 apren, -1.2 algui recet, -1.1 pisci veter vitam, -1 cansa dormi encue guard panta verda, -0.9 corre, -0.8 apare cierr clase
      cuant decim entre hacer lleva medic, -0.7 actua apunt confi cuest dient farma infor llena norma plato suegr termi venen, -0.6
      aguja baila busca calen enton enven graci hicie inter minut panic pedia pierd recom, -0.5 cambi conec desay duerm entie funer
      galle genia grafi jajaj jugan lente notif perde picad pican pilat preci regis rutin, -0.4 amane anali asien ayuna calce cebol
      comem cuell descu disti encan enter entra escuc espac glute lavab levan mejor muert muscu nuest numer paliz perso premi prima
      quinc sabad segun senta sesio siest tambi tiemp tiroi urgen, -0.3 abuel acept acond asesi atrag basta carga celos chich cigar
      crime cuart cumpl defen denti despi enlac estir estud estup glico gluco hambr huevo leyen limpi mancu medit merie milil olvid
      paell parec perfe presi recon renue sangr sincr suici tensi tiene triat trist vacun verdu, -0.2 aguan aguje alcan alerg alien
      apena asfix autom balan bascu basic calam canta cerra cobra corri cuadr curio curit demas desca desma docum embar empec empez
      empie espos estra extra factu flexi gener glori gratu gusta hicim infla jueve liter manan marte matan metro mierc neces never
      ofici oscur pausa perez perfi podca podei porqu relaj remoj repet resac runni salie salta signi sobri talad talle tarde tarje
      tempr tirit tomat torti ultim usted veran video, -0.1 abroc acaba activ asmat azote burpe carre conse coraz despe difer duran
      ejerc emerg espan famil frecu fuert fuimo grand impor impre intel junto magne matro mexic natac pelig piern quino rapid recup
      refre reser retom sinto super zapat, 0.1 agrad blist boqui busqu calor cance coagu costi cuand cuelg domin durmi elect elefa encie
      encog gordo grado grani medio moret orfid parac pasad pedac pedaz pesca prime puest ratic salud sient socor trein vomit, 0.2 agarr
      aunqu avisp bajan cabez caduc calla camin ceton chuec clien comid conte cuatr devue diero encon enred equiv escop espum frega
      fuero helad hinch infar insul laxan letra manza marca marid monto mordi muchi mueve muslo navaj palid pasti patad pesti piedr
      prepa proba puent quere quita raris redon reuni rompi ronch sacam senti siemp spinn sudan tecla toall tocar vecin, 0.3 abier amiga
      ampol apaga aplic arrib azula azule botel calef comie dicie enorm ensen escue frasc gramo guita horri junta labio lengu llave
      mandi merez morad ningu noche padra palab papel poqui pregu provo queri respo revis segui senor tiemb tirad traba tranq vivie
      volte volve, 0.4 acost canar clona conta dulce encen estuv futbo golpe habla pesad quier quija repen saliv senso traga venta, 0.5
      almen apara auxil chorr compa cucha cuerp diabe enfri escal estab hombr inhal largu lavan mensa perri pidie prend prohi quema
      recor tembl vuelt, 0.6 abraz azuli celul encer escon llora manch mient pinch queda recue troci tuvie veint, 0.7 aprie cardi corta
      escri herma mande marea miran mochi tendr terap, 0.8 amena apoya blanc convu cuchi debaj izqui respi, 0.9 alumn derec, 1 anoch
      bebid garga, 1.1 cuent puert, 1.2 estar`,
}
