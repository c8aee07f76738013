import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0,
  daily: -3,
  none: -3.4,
  meanings: `
      -1.1 about, -0.9 past, -0.8 accident longPast, -0.7 others training wayTo, -0.6 joke, -0.5 asks planned, -0.4 lowBmiFigure
      lowOxygenFigure, -0.3 game highKetoneFigure kill prevents recovered wound, -0.2 exercise headHit laboured manyFigure sun, -0.1
      fall heatCold want without, 0.1 alcohol attacker eat end fumeSource highSugarFigure hoards leaden leftOut lettersMove many meterHi
      noSentence pale self speak, 0.2 bodyImage breathless checksPhone confused crash feelMove flashes foodRule forever head heavyOn
      hurts locksIn meal noHelp numb racing side soon stand starve suddenly sugar take trigger urinate, 0.3 asthma bathroom blade blue
      blurred child diabetic drawnTo goOn harmed injure lost pointless poison sleeves swallow vomiting weapon weight, 0.4 afraid
      afraidHome belly bump deadlyPlace deliberately die drowsy emptyPack gas goesOut handOver hide home insulin much now overMuch
      ownBody runsWater shame sleepPills threaten undo, 0.5 betterOff breathe chest diabetesThing hurt limbSign marks me pregnant shaky
      shivering strike tooHigh tooLow, 0.6 arm atRest confine cut face farewell height hit life live medicine not pregnancySign sick
      unwell victim, 0.7 contact control days lips nobody pain person respond ridOfMe, 0.8 badly lowSugarFigure purge skin throat, 0.9
      dose limb, 1.1 cannot`,
  words: `
      -0.8 ayer dos plan, -0.5 alguien dormi hay jamon me piscina por recetas sangre un veneno verdad, -0.4 bebe bien cafe clases crema
      el estar gato genial jefe llega madre mes o pantalla pero ronca semana tarde te tres vitamina, -0.3 al algun ayunas bailar cena
      comio copas correo d dar deja dejar dentista descuento dormir duermo entrego es farmacia glucosa gracias gusta ideas jaja jajaja
      llame llevo mataria medico nada pasa paseo pediatra poca salio sin sirve sol son suave subo tanto tiempo ver vino vomitar, -0.2
      abuelo agua ahora aliento ano anos app apunto avion ayuno bajar bascula cambiar cansancio cayo cebolla ceno chichon cierra cocinar
      come comi con contrasena correr cuantas cuanto cuello de diario dieta dio doctora dormida duele empezar entrar entrenar era esas
      escaleras esposa este estiramientos extrano familia feliz flexiones fruta fue ganas golpe hacer huevo lista merienda meta mil
      mismo movil mueve muy nadar necesito nina normal nueva nueve nuevo olvide padel paliza perdi pica picadura picando pierna pilates
      poco podeis rapido reconoce respiro risa sentada serie subi subir suicida super sus tan terminar termine tienen tortilla trabajo
      truco tuvo vecino, -0.1 agarra agujetas alergico anual azucar bajo barriga bebo calambres caldo como compro corazon cuesta decir
      descanso desmayo desperte despues dice diez domingos doy empiezo encuentro entreno ese eso factura fuerte grave hecho hice horas
      infarto juntos kilos la lentejas llama lunes magnesio mama manzana mata media mia minuto minutos muero mujer mundo nevera ni nieto
      ninos normales pago pelo pereza playa probe que quedo receta recomiendan rio running sera sincroniza sintomas sobre sobredosis
      sobrina soga suegra suegro tarjeta temprano tia todas tomar tomo tuve verano verduras vida vieja vuelvo, 0 antes brazos cinco
      duerme entre frio hago he hija hoy lado las mas mejor mi noche piernas puede puedo quiero raro rato tome veces veo yo, 0.1 acaba
      acabo acaso agarro aguanto alumno apagado arde arriba b banco boca botella cama campo casi chorrea cigarros clase comer comida
      cuchilla del descansar despierta dias durmio entera frase futbol gimnasio glucometro grados guitarra hablo heladera hermana hincho
      horrible huele larguisimo laxantes lejos lleva llorando manana manos marcas merezco meses misma muslos nadie noches otra otro
      padrastro palabras parada planta pluma prohibido quemo quiere recuerdo regalo reloj roja sabe sale salieron saliva sangra sangrar
      siempre siento soy tirado todo torcido trago tras ventana vomitando voy, 0.2 a abierta abrazo abre abro abuela almendras alumna
      anda ando aprieta asco baja bebi brazo cabeza calorias caminando cara casa clonazepam color companera companero corro cosas creo
      cuando cuate cuchillo cuenta cuerpo da debajo desde diciendo doble doce doctor dolor domingo ducha dulce encima estaba estuve gas
      haga hi hijo hijos hombro insulina labios les llave los mando menos mientras mis mochila ojos padre pagar paracetamol paro paso
      pecho peso pinche pongo provoco puro queda quede querer quijada quita quito repente respirar revisa salir semanas sensor sigo
      sueno suscripcion tapa temblando tenia tiene toda trabajar tranquila tuviera vez viviendo yoga zombi, 0.3 abajo aire amenazo
      anoche bomba cancelen carta contar cuento dando derecha ella en encerrada escribir esto fui hace hermano ir izquierdo marca medio
      metro mucho nene pa panza papa papel parar pastillas perro piso q quien saber seguir sube trocitos van veinte vomito, 0.4 asi
      atras bebido calma cocina dejo diabetica escalera esta ex falta garganta le lo mano marido miedo mirando morir nariz nino puerta
      puso si unico, 0.5 aqui bano bebio cada dia donde estoy nena no novio para su todos va, 0.6 se solo tengo una, 0.7 ha hasta ya,
      1.4 y`,
  beginnings: `
      -0.8 apren, -0.7 entre recet, -0.6 vitam, -0.5 algui apare cansa corre cuant pisci venen verda, -0.4 clase dormi duerm genia medic
      panta recom, -0.3 apunt ayuna baila calen cierr confi contr cuest denti descu despi espos estir farma graci hacer jajaj limpi
      muscu norma pedia premi termi tiemp, -0.2 alerg alien atrag bascu cambi cebol chich cuell desma diari empez empie entra enven
      extra famil flexi guard gusta merie minut neces olvid paliz perso picad pican piern pilat podei preci recon rutin seman senta
      siest sobri suegr suici tiene torti vecin vuelv, -0.1 abroc agarr aguje almoh azuca calam carga compr crime curit desay encan
      encue factu gluco infla junto lente magne manza medit muert never perez rapid refre renue reser runni sangr sincr sinto sobre
      solta tarje tempr veran verdu video, 0.1 acost aguan arrib auxil azule cance conte devue dicie elect encen enorm frega futbo gimna
      golpe grado guita hinch horri inhal largu laxan marca merez muslo noche padra palab parad patad plant prend prohi recue sacud
      salie saliv senti siemp sient tirad torci venta volte, 0.2 abier abraz almen apara azula botel cabez calor cardi chorr clona cocin
      convu cuand cuerp debaj dulce durmi encim enfri escal escon estab estuv helad hombr insul labio llora manch mensa mient mochi
      parac pesad piedr pinch prepa provo quema quere quija recor repen respi senso suscr tembl tiemb traga tranq tuvie vivie vomit, 0.3
      alumn amena anoch apoya aprie blanc cuchi derec diabe encer izqui lavan marea segui troci veint, 0.4 bebid corta cuent garga herma
      marid miran pasti puert, 0.5 estar, 0.6 escri`,
}
