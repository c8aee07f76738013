import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.5,
  meanings: `
      -1.1 about, -0.9 past, -0.8 accident longPast others, -0.7 training wayTo, -0.6 joke planned, -0.5 asks, -0.4 lowBmiFigure
      lowOxygenFigure, -0.3 exercise game highKetoneFigure prevents recovered sun, -0.2 headHit kill laboured manyFigure wound, -0.1
      fall want without, 0.1 attacker checksPhone eat end fumeSource highSugarFigure hurts intend leaden leftOut lettersMove meterHi
      noSentence pale trigger, 0.2 bodyImage breathless child confused crash feelMove flashes foodRule forever head heavyOn injure
      locksIn meal noHelp numb racing side soon speak starve suddenly sugar take timesADay urinate, 0.3 asthma bathroom blade blue
      blurred diabetic drawnTo emptyPack goOn handOver harmed lost pointless poison sleeves stand swallow vomiting weight, 0.4 afraid
      afraidHome belly bump deadlyPlace deliberately die drowsy gas goesOut hide home hurt insulin much now overMuch runsWater shame
      sleepPills threaten undo weapon, 0.5 betterOff breathe chest cut diabetesThing limbSign marks me ownBody pregnant shivering strike
      tooHigh tooLow, 0.6 arm atRest confine face farewell height life live medicine not person pregnancySign shaky sick victim, 0.7
      contact control days hit lips nobody pain purge respond ridOfMe unwell, 0.8 badly lowSugarFigure skin throat, 0.9 dose limb, 1.1
      cannot`,
  words: `
      -0.8 dos plan, -0.6 ayer por, -0.5 alguien dormi hay jamon me piscina sangre un veneno, -0.4 bebe cafe clases copas crema el estar
      gato genial jefe mes o pantalla pasa pero recetas ronca semana tarde te tres verdad vitamina, -0.3 al ayunas bailar bien comio con
      correo corto d dar deja dejar dentista descuento dormir duermo entrego farmacia funeral glucosa gracias gusta ideas jaja jajaja
      llame llega llevo madre mataria medico nada paseo pediatra pilates poca sin sirve sol son suave subo sus tanto tiempo ver vino
      vomitar, -0.2 abuelo agua algun aliento ano app apunto avion ayuno bajar bascula cacahuete cambiar cayo cebolla cena ceno chichon
      cierra cocinar come comi contrasena correr cuantas cuanto de diario dieta dio doctora dormida doy duele empezar empiezo enlace
      entrar entrenar era es esas esposa este estiramientos extrano familia feliz flexiones fruta ganas golpe guardan hacer huevo lista
      merienda meta mil mismo movil mueve muy nadar necesito ni nieto normal nueva padel paliza perder perdi pica picadura picando
      pierna poco podeis poquito rapido reconoce respiro rico salio sentada serie subi subir suegra suicida super tan terminar termine
      tienen tomo tortilla trabajo truco tuvo, -0.1 agarra agujetas ahora alergico anos anual azucar bajo barriga calambres caldo
      cansancio como compro corazon cuello cuesta decir descanso desmayo desperte despues dice diez domingos entreno escaleras ese eso
      factura frecuencia fue grave hecho hice horas incendio juntos la las lentejas lento llama lunes magnesio manzana marzo mata media
      mia minutos muero mujer mundo nevera nina ninos normales novia nueve nuevo olvide pago pelo pereza playa porfa presion probe que
      receta recomiendan rio risa rojos running sera simulacro sincroniza sintomas sobre sobredosis sobrina soga sudor tarjeta temprano
      tia todas tomar veces vecino verduras vieja vuelvo, 0 algo antes brazos cinco duerme entre frio he hija hoy infarto lado mama mas
      mejor meses mi noche puede puedo quedo quiere quiero raro rato tome veo vida, 0.1 abuela acaba acabo acaso aguanto ahogo alumno
      apagado arde b baja boca cama campo casi chorrea clase comer comida cuchilla del descansar despierta dias dijo domingo ducha dulce
      durmio frase futbol gimnasio glucometro grados guitarra hablo heladera hermana hondo hora horrible huele larguisimo laxantes lejos
      llorando manana mandibula manos marcas merezco misma muslos noches otra otro padrastro palabras pan parada pared pastillero pega
      pluma prohibido quemo recuerdo regalo reloj roja sabe salieron saliva sangra sangrar siempre siento soy tirado todo torcido trae
      trago tras ventana volvi vomitando voy, 0.2 a abierta abrazo abre abro agarro almendras alumna anda ando aprieta asco bebi botella
      brazo cabeza calorias caminando cara casa celular cigarros clonazepam color companera companero corro cosas creo cuando cuate
      cuchillo cuenta cuerpo da debajo desde diciendo doble doce doctor dolor encima estaba estuve gas habla hace haga hago hi hijo
      hijos hombro insulina labios les llave lleva los mando menos mientras mis mochila nadie ojos padre pagar paracetamol paro paso
      pecho peso pidiendo pinche pongo provoco puro queda querer quijada quita quito repente respirar sabia sale salir semanas sensor
      sigo suscripcion tapa temblando tenia tiene toda trabajar tranquila tuviera vez viviendo yoga zombi, 0.3 abajo aire amenazo anoche
      asi bomba cancelen carta contar cuento dando dejo derecha ella en encerrada escribir esto fui hermano ir izquierdo marca marido
      medio metro mucho nene pa panza papa papel parar pastillas perro piso q quede quien revisa saber seguir sube sueno trocitos van
      veinte vomito, 0.4 atras bebido calma cocina diabetica esa escalera esta ex falta garganta le lo mano miedo mirando morir nariz
      nino novio puerta puso su unico va, 0.5 aqui bano bebio dia estoy nena no para si todos una, 0.6 cada donde se solo tengo, 0.7 ha
      hasta ya, 1.5 y`,
  beginnings: `
      -0.8 apren, -0.7 entre, -0.6 recet vitam, -0.5 algui apare cansa corre cuant pisci venen, -0.4 clase confi dormi duerm genia medic
      panta recom verda, -0.3 apunt atrag ayuna baila calen cierr cuest denti descu despi espos estir farma funer graci hacer jajaj
      limpi muscu norma pedia perso pilat premi regis suegr termi tiemp, -0.2 alerg alien bascu cambi cebol chich contr desma diari
      empez empie enlac entra enven extra famil flexi gluco guard gusta merie minut paliz perde picad pican podei poqui preci recon
      rutin seman senta siest sobri suici tiene torti, -0.1 aguje almoh azuca calam carga crime cuell curit desay encan encue factu
      frecu incen infla junto lente magne manza medit muert neces never olvid perez piern presi rapid refre renue runni sangr simul
      sincr sinto sobre solta tarje tempr vecin verdu video vuelv, 0.1 acost aguan amane azule devue dicie elect encen enfri enorm frega
      futbo gimna golpe grado guita horri inhal largu laxan mandi marca merez muslo noche padra palab parad patad piedr prend prohi
      recue sacud salie saliv senti siemp sient tiemb tirad torci venta volte, 0.2 abier abraz almen apara azula botel cabez calor cance
      cardi celul chorr clona cocin conte convu cuand cuerp debaj dulce durmi encim escal escon estab estuv helad hombr insul labio
      llora manch mensa mient mochi parac pesad pidie pregu prepa provo quema quere quija recor repen respi senso suscr tembl traga
      tranq tuvie vivie vomit, 0.3 alumn amena anoch apoya aprie azuli blanc cuchi derec diabe encer lavan marea marid pinch segui troci
      veint, 0.4 bebid garga herma izqui miran pasti puert, 0.5 corta cuent estar, 0.6 escri`,
}
