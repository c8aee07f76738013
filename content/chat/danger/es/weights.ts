import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -2.9,
  meanings: `
      -1.9 about, -1.6 others, -1.5 past, -1.3 longPast, -1.2 training, -1.1 accident wayTo, -1 asks joke, -0.8 lowOxygenFigure, -0.7
      highKetoneFigure lowBmiFigure planned recovered, -0.6 game, -0.5 sun, -0.4 headHit kill laboured manyFigure prevents, -0.3 awful
      breatheIn rash swell vomitCough want wound, -0.2 exercise fall miss say slurred without, -0.1 burnSource legs lump move odd
      passOut see, 0.1 attacker dropThings fever handFails headSplits injure keto many noSentence now sleep trigger, 0.2 bodyImage eat
      end faint fumeSource highSugarFigure hurts indigestion intend meterHi pet recurs underSink, 0.3 birthSign breathless checksPhone
      confused diabetic feelMove flashes foodRule forever heavyOn leaden lettersMove noHelp numb pale side soon starve weight, 0.4
      asthma bathroom blade blurred child crash goOn locksIn me poison racing speak stand suddenly sugar swallow timesADay urinate
      vomiting, 0.5 deadlyPlace head lost meal sleeves, 0.6 belly blue drowsy emptyPack handOver harmed much overMuch pointless undo,
      0.7 afraid atRest deliberately diabetesThing drawnTo gas goesOut hide hurt insulin person pregnancySign pregnant shivering
      sleepPills tooLow weapon, 0.8 bump cut home limbSign medicine not ownBody shaky shame threaten unwell, 0.9 afraidHome chest face
      marks runsWater sick strike tooHigh, 1 arm betterOff breathe farewell height live skin victim, 1.1 badly confine contact hit lips
      nobody pain respond, 1.2 days life, 1.3 control lowSugarFigure ridOfMe throat, 1.4 die limb purge, 1.5 dose, 1.6 cannot`,
  words: `
      -1.6 dos plan, -1 alguien el o piscina, -0.9 al ayer copas dormi gracias jamon jefe me mes pero por recetas sangre veneno verdad,
      -0.8 bailar clases deja dejar estar gato hay pantalla ronca semana un, -0.7 bien cafe correo corto crema de descuento entrego
      genial llega mataria sus tarde tres vino vitamina vomitar, -0.6 abuelo bebe con dentista dormir duermo este ideas jajaja llevo
      madre paseo poca sin sirve tanto te, -0.5 algun ayunas cambiar cayo ceno cocinar comio d dar entrar esposa feliz glucosa gusta
      jaja la medico meta mil muy padel pago paliza pasa pediatra pica picadura pilates reconoce sol son suave subi subir subo tiempo
      truco ver, -0.4 agua app apunto avion ayuno bajar bascula calambres cebolla chichon cierra comi cuanto cuello doctora era
      estiramientos extrano farmacia flexiones fruta funeral ganas golpe hacer lista llame merienda movil mueve nevera nieto noche nueva
      perder picando pierna porfa respiro rico suicida tan terminar trabajo, -0.3 alergico aliento ano anual azucar bajo barriga
      cacahuete cansancio cena come compro contrasena correr cuantas cuesta demasiada desperte diario dice dieta diez dio domingos
      dormida doy duele empezar empiezo encuentro enlace entrenar es esas escaleras eso factura familia fue grave hice huevo las
      lentejas llama lunes marzo media mi mismo nadar necesito ninos normal nueve nuevo olvide pereza poco podeis rapido recomiendan
      running salio sentada sera sincroniza sintomas sobre sobredosis sobrina soga sudor suegra super tarjeta temprano termine tienen
      tomar tomo tortilla tuvo verduras, -0.2 agarra agujetas ahora algo apenas avena ayuda bebo caldo camino cenas chile cinco cobraron
      como corta decir descanso ejercicios empece encanta error ese guardan hecho helado horas incendio juntos kilos lejia lento llego
      magnesio martes mata mate mercado mia minutos muero nada ni nina normales novia pareja pastilla peligrosa pelo pensando perdi
      poquito presion probe proteina que quedo receta recomiendas rio risa rojos roto rutina saca saco serie sesion simulacro suegro
      suelo tia todas ultimo ustedes vecino verano vida vieja vuelvo, -0.1 abren anos articulo ataque atraganta auxilios barra cancelar
      cancer cenar cita compra conmigo control corazon corre cortar cual dedo desmaye desmayo despues diferencia empapado entiendo
      entreno equipo esposo fatal frecuencia fuerte hambre he hipoglucemia invento luego mama manzana matando mucha mujer mundo nacido
      natacion nota numero objetivo omega primeros programa pronto prueba puede rato rcp recien regalarle segun siesta significa sobrino
      sola toca turno veces veo video vinagre yo, 0 a antes brazos comer cuando frio hoy infarto mas mejor quiere quiero raro todo tome
      voy, 0.1 acaba amiga aparato aunque avispa blanco boda cetonas chat clase coger contesta convulsionando cuido da dedos dejen del
      desayuno despierte dormido duerme encoge entera entre fiebre frase glucometro gorda hija hizo hora inhalador late laxantes lengua
      llora los mamar manana mandar merezco meses moverse mueven nos nudo ocho orfidal parada pedazo peor pesa pico piel planta puedo
      queria rapida ronchas seco setas sudando tiesa tira toalla toma tranquilos trapo vienen, 0.2 abierta aguanto ahogo alumno ampollas
      ando arde azules b baja bajando banco botella boton cabeza campo casi caso chorrea cigarros cole compre contra cuatro cuchara
      descansar despierta dias durmio escopeta espalda estan floja gimnasio grados granitos grifo hermana hondo huele labios lado lejos
      letras levantar llamo mandibula marcas menos mesa mis misma moja noches nuca oficina padrastro pan pide pila prohibido quema quemo
      raticida regalo roja salieron saliva sangra senor siempre siento soy subio suscripcion teclas tirado torcido trae trago tras
      ventana vez viviendo vomitando, 0.3 abre abro acabo almendras apagado boca brazo calorias cara casa celular clonazepam comida
      corro cosas creo cuchilla cuchillo cuerpo dolor en encima futbol gas guitarra hablo hace hago hi horrible insulina larguisimo les
      lleva llorando manos mucho muslos otra otro padre pagar palabras paracetamol pared paro paso pastillero pecho peso pinche pluma
      provoco puro querer reloj repente sabe sale sangrar semanas tenia tiene tranquila tuviera volvi yoga, 0.4 abrazo abuela agarro
      aire alumna bebi cama cancelen companera cuate cuenta desde diciendo doble doce doctor domingo ducha dulce encerrada estuve habla
      heladera hijo hombro llave mando mientras ojos pidiendo quijada quita recuerdo sabia salir seguir sensor tapa temblando trabajar
      trocitos zombi, 0.5 anda aprieta asco asi bomba caminando color companero cuento debajo dejo dijo escribir estaba haga hijos
      izquierdo marca marido medio metro mochila no panza parar pastillas perro queda quito respirar saber si sigo sube sueno toda una
      van, 0.6 abajo anoche carta contar dando derecha diabetica ella esta esto estoy hermano ir le nene nino papa piso pongo q quien
      revisa veinte vomito, 0.7 amenazo falta fui mano miedo mirando pa papel puso quede se va, 0.8 atras bano cocina escalera garganta
      novio para tengo, 0.9 bebido calma esa ex lo puerta solo su todos unico, 1 aqui bebio nariz nena, 1.1 cada dia donde ya, 1.2
      hasta, 1.4 ha, 1.5 morir, 1.8 y`,
  beginnings: `
      -1.8 apren, -1.2 entre vitam, -1.1 apare cansa corre recet, -1 algui pisci, -0.9 confi graci recom venen verda, -0.8 clase cuant
      medic panta, -0.7 baila calen cierr cuest descu despi dormi duerm genia hacer, -0.6 apunt cambi cebol denti espos jajaj premi
      recon termi, -0.5 ayuna entra estir limpi muscu norma paliz pedia perso picad pilat preci regis sobri tiemp, -0.4 atrag bascu
      calam chich crime cuell encue enven extra famil farma flexi funer gluco guard gusta merie never perde pican renue seman senta
      suegr suici video, -0.3 alerg alien azuca carga curit desma despe diari empez empie encan enlac factu infla lente medit minut
      neces olvid perez piern podei refre reser runni rutin siest sincr sinto sobre tarje tempr tiene torti vecin verdu, -0.2 abroc
      agarr aguje almoh apena cigar cobra contr demas desay ejerc empec incen junto magne marte merca motiv muert parej parti pelig
      pensa poqui presi prote rapid sangr sesio simul solta ultim usted veran vuelv, -0.1 ahoga artic ataqu barri burpe cacah conmi
      coraz cumpl desca despu difer empap entie equip espan frecu gener hambr hipog inven levan manza matan nacid natac numer objet
      orden progr pront prueb recie signi vinag, 0.1 apaga aunqu avisp blist cerra ceton clien dicie encog encon fiebr galle golpe gramo
      hinch laxan lengu merez mordi mover mueve orfid parad pedaz plant queri quita raris redon ronch sudan tirit toall tocar viene, 0.2
      abier aguan amane ampol bajan cabez canar cance cuatr cucha devue durmi encen enorm enred escop espal frega gimna grado grani
      habla inhal labio letra mandi noche ofici padra papel pasad patad prohi ratic respo revis sacud salie saliv senti siemp sient
      suscr tecla tiemb tirad torci venta vivie volte vomit vuelt, 0.3 almen auxil azula azule botel calor celul chorr clona cocin conte
      cuerp elect encim futbo guita helad horri insul largu marca muslo palab parac pesad piedr prend prepa provo quema quere repen
      respi tuvie, 0.4 abraz acost apara dulce encer enfri escal estuv hombr llora marea mient pidie quija recue segui senso tembl traga
      troci, 0.5 azuli cardi convu debaj diabe escon estab manch marid mensa mochi pinch pregu recor tranq, 0.6 alumn anoch aprie blanc
      cuchi derec lavan pasti veint, 0.7 amena apoya cuent izqui miran, 0.8 corta garga herma, 0.9 bebid escri puert, 1 estar`,
}
