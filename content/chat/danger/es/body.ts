import type { Meaning, Words } from '#content/chat/danger/form.ts'

/** Of heart, brain, breath, allergy and sugar; children, pregnancy, wounds. */
export const body = {
  chest:
    'pecho, tórax, torax, esternón, caja torácica, mi corazón, su corazón, el corazón, en el corazón, costillas, boca del estómago, pechito, zona del corazón, lado izquierdo del pecho',
  heart:
    'corazón, latidos, latido, pulso, ritmo cardíaco, ritmo cardiaco, frecuencia cardíaca, palpitaciones, palpitación, taquicardia, arritmia',
  hurts: `
    duele, duelen, dolía, dolió, dolor, dolores, doliendo, dolorido, adolorido, aprieta, aprietan, apretado, apretada, apretón, opresión, opresion, oprime, oprimido, oprimiendo, presión, presion, presiona, pincha, pinchazo, pinchazos, punzada, punzadas, punzante, arde, ardor, ardiendo, quema, quemazón, molestia, pesadez, pesado, pesada, calambre, calambres, estruja, aplasta, aplastando,
    aplastante, desgarra, desgarrador, explota, explotar, reventar, revienta, parte en dos, pesa, agarrota, tenaza, clavan, clava, clavada, retortij~, cólico, cólicos, estruj~, oprimiéndo~, apretándo~, agarra, se agarra, tirantez, irradia, dolorcito, duelee`,
  heavyOn:
    'elefante, losa, un peso, peso en, peso encima, peso enorme, piedra, piedras, bloque, yunque, camión, ladrillo, ladrillos, sentado encima, sentada encima, se sentara, pisándome, pisaran, pisando, aplastando, aplastara, cinturón, faja, banda, prensa, tonelada, plancha encima',
  arm: `brazo, brazos, brazo izquierdo, hombro, mandíbula, mandibula, quijada, hombro izquierdo, mano izquierda, cuello, entre los omóplatos, omóplato, omoplato, paletilla, espalda, a la quijada, mano izquierda, brazo izq, brazo izdo`,
  sick: `
    sudando, sudor, sudo, suda, sudoroso, sudorosa, sudoración, sudor frío, sudando frío, mareo, mareos, mareada, mareado, marea, náusea, nauseas, náuseas, ganas de vomitar, vómito, vómitos, vomitar, vomitando, vomita, vomité, desmay~, pálida, pálido, blanca como, blanco como, falta de aire, falta el aire, me falta el aire, sin aire, ahogo, ahoga, débil, debilidad, gris, grisáceo, angustia, visión borrosa, frío, somnoliento, somnolienta, confundido, confundida, dolor de cabeza, toser, tosiendo, tos, me voy, me estoy yendo, me estoy apagando, veo negro, se me nubla, me desvanezco`,
  racing: `acelerado, acelerada, a mil, a mil por hora, muy rápido, super rápido, tan rápido, desbocado, irregular, irregulares, saltos, brincos, se salta, salta latidos, se me sale, va a salir, sale del pecho, se para, se detiene, se paró, se detuvo, parado, loco, como loco, vuelcos, taquicardia, arritmia, disparado, disparada, galopando, a galope, fuertísimo, descontrolado, # pulsaciones, # latidos, # por minuto, 150, 160, 170, 180, 190, a 150, va a mil, raro, rarísimo`,
  face: `cara, rostro, boca, sonrisa, párpado, parpado, mejilla, comisura, labio, media cara, mitad de la cara, facial, ojo, sonríe, sonrisa torcida`,
  side: 'un lado, medio lado, lado derecho, lado izquierdo, medio cuerpo, mitad del cuerpo, mitad de la cara, la mitad, mitad derecha, mitad izquierda, media cara, todo el lado, un costado, costado derecho, costado izquierdo, un brazo, una pierna, media boca',
  limb: 'brazo, brazos, pierna, piernas, mano, manos, pie, pies, dedos, lado, cara, medio cuerpo, cuerpo, lengua, boca, extremidades, mitad, costado',
  numb: `dormido, dormida, dormidos, dormidas, durmió, durmio, se me duerme, entumec~, adormec~, caído, caida, caída, cayó, cuelga, colgando, torcida, torcido, torció, tuerce, chueca, chueco, desviada, desviado, paraliz~, parális~, hormigueo, hormigue~, débil, debilidad, sin fuerza, sin fuerzas, no responde, no le responde, no me responde, muerto, muerta, no siente, no siento, insensible, flácid~, no mueve, no se mueve, deforme, deformada, ladeada, ladeado, se le va, asimétrica, acorchad~, sin sensibilidad, solo sube un lado, solo un lado, solo de un lado, sólo de un lado, de un solo lado`,
  feelMove: `sentir, siento, siente, mover, muevo, mueve, levantar, levanto, levanta, alzar, alza, alzo, subir, sostener, agarrar, caminar, andar, parar, pararse, pararme, levantarse, levantarme, ponerse de pie, apretar, usar, cerrar, moverse, moverme, sonreír, sonreir, cerrar el ojo, silbar`,
  speak:
    'hablar, habla, hablo, hablando, palabra, palabras, frase, frases, lenguaje, decir, dice, pronunciar, voz, articular, responder, contestar, hable, expresarse, nombrar, hablarme',
  slurred:
    'raro, rara, extraño, extraña, mal, no le entiendo, no se le entiende, no se entiende, no le entendemos, no entiendo lo que, enred~, arrastra, arrastrando, trabada, trabado, traba, se le traba, se me traba, balbuce~, incoheren~, sin sentido, no tienen sentido, no tiene sentido, incomprensible, borracho, borracha, pastosa, tartamude~, no le salen, no me salen, no le sale, no me sale, cosas raras, revuelt~, confusas, confuso, mezcla, cambiadas, disparates, tonterías, no encuentra, no encuentro, lengua de trapo, enredada, gangos~, pegada, farfull~, desvaría',
  see: 'ver, veo, ve, vista, visión, vision, ojo, ojos, viendo',
  lost: 'doble, borroso, borrosa, nublado, nublada, nubla, nubló, ciego, ciega, ceguera, negro, oscuro, oscuras, perdí, perdió, perdido, perdida, se fue, se me fue, se le fue, manchas, luces, sombra, cortina, mitad, a medias, túnel',
  head: 'cabeza, cefalea, jaqueca, migraña, cráneo, nuca, coco',
  confused:
    'confundid~, confusión, confusion, confuso, confusa, desorientad~, no sabe dónde, no sabe donde, no sabe quién, no sabe qué, no reconoce, no me reconoce, no nos reconoce, perdido, perdida, ido, ida, delira, delirando, desvaría, desvariando, alucin~, dice cosas raras, dice incoherencias, no coordina, raro, rara, como borracho, como borracha, atontad~, cosas sin sentido, agresivo, agresiva, aturdid~',
  breathe:
    'respirar, respira, respiro, respire, respirando, respiración, respiracion, aire, oxígeno, aliento, inhalar, inspirar, tomar aire, coger aire, agarrar aire, jalar aire, respirr, repirar, respirarr',
  breathless: `falta de aire, falta el aire, me falta el aire, le falta el aire, falta aire, sin aire, sin aliento, ahogo, ahogos, ahogando, ahoga, ahogándose, asfixi~, jadea, jadeando, jadeo, silbido, silbidos, pitidos, pitando, pito en, agitado, agitada, resuella, fatiga al respirar, disnea, boquea, boqueando, hiperventil~, respira rápido, respira muy rápido, respirando rápido, respira con dificultad, entrecortad~, me ahogo, se ahoga, me estoy ahogando, se está ahogando, asfixia, respira agitado, cortito, tose sin parar, no para de toser, no deja de toser, tosiendo sin parar, tos seca y`,
  atRest:
    'de repente, de golpe, de pronto, en reposo, acostad~, tumbad~, sentad~, hablar, frase, labios, pecho, peor, empeora, fuerte, mucho, mucha, muchísimo, hinchad~, confundid~, sangre, en la cama, por la noche, de noche, sin hacer nada, sin esfuerzo, no para, pierna, operación, desmay~, horrible, terrible, morad~, azul~, costillas, pálid~, inhalador, cada vez, ahora, desde, hundid~, no se le pasa, no se me pasa',
  asthma:
    'asma, asmático, asmática, asmatica, asmatico, inhalador, inalador, ventolín, ventolin, salbutamol, nebulizador, puff, epoc, bombita, paff, aparatito, broncodilatador, crisis asmática',
  noHelp:
    'no me hace nada, no le hace nada, no hace nada, no hace efecto, no me hace efecto, no le hace efecto, no funciona, no ayuda, no sirve, no le sirve, no me sirve, vacío, vacio, se acabó, se me acabó, se le acabó, agotado, sin efecto, no lo encuentro, no encuentro, no encuentra, no me quita, no le quita, no alivia, olvidé, perdí, no lo traigo, sin mi, terminado, no tengo, ya no le, ni con',
  blue: 'azul, azules, azulad~, morado, morada, morados, moradas, moradit~, amoratad~, violeta, gris, grises, cianótic~, lila',
  lips: 'labios, labio, cara, dedos, uñas, boca, piel, bebé, niño, niña, se pone, se puso, se está poniendo, poniéndose, poniendo, hijo, hija, está, lengua',
  throat:
    'garganta, lengua, labios, labio, cara, boca, cuello, glotis, tráquea, rostro, faringe, ojos y, párpados, laringe, paladar, morros, gargant',
  swell:
    'hinch~, inflam~, cierra, cerrando, cierre, cerró, cerrada, cerrado, cerrándose, se me cierra, aprieta, apretada, apretando, estrech~, agranda, crece, enorme, gorda, gruesa, se infla, infla, inflando, inflad~, anud~, abult~, como un globo, monstruo, deforme, edema, obstru~',
  trigger: `
    nuez, nueces, cacahuate, cacahuates, cacahuete, cacahuetes, maní, avellana~, almendra~, pistacho~, anacardo~, marañón, frutos secos, abeja, avispa, avispón, picó, picada, picadura, picado, picaron, hormiga, hormigas, alacrán, camarón, camarones, gamba~, marisco, mariscos, langostin~, langosta, cangrejo, pescado, huevo, huevos, leche, sésamo, soya, soja, antibiótico~, penicilina, amoxicilina, alérgic~, alergia, medicamento nuevo, medicina nueva, pastilla nueva, fresas, fresa, kiwi, melocotón, durazno, látex, contraste, vacuna, inyección, ibuprofeno, aspirina, nolotil, metamizol, después de comer, comí algo, algo que comí, contraste, medio de contraste, picante nuevo`,
  rash: 'ronchas, roncha, urticaria, sarpullido, salpullido, erupción, granos por todo, granitos por todo, manchas rojas, puntos rojos, picazón, comezón, picor, pica todo, pica todo el cuerpo, me pica, le pica, rojo entero, roja entera, colorad~, habones, enrojec~, todo rojo, toda roja',
  sugar: `
    glucosa, glucemia, glicemia, azúcar en sangre, azucar en sangre, azúcar en #, azucar en #, azúcar a #, azucar a #, azúcar está en, azucar esta en, mi azúcar, su azúcar, el azúcar está, el azúcar en, el azucar en, azúcar bajó, azúcar baja, azucar baja, azúcar bajísima, azúcar alta, azúcar altísima, azúcar por los, azúcar me, azúcar le, bajón de azúcar, bajon de azucar, azúcar marca, glucómetro, glucometro, medidor, tirita, sensor, libre, freestyle, dexcom, hipo, marca #, marcó #, salió #, # de azúcar, # de azucar, # de glucosa, # de glucemia, # de glicemia, # y bajando, # y cayendo, # y sigue bajando, # y baja, # bajando`,
  tooLow:
    'baja, bajo, bajita, bajísima, bajísimo, bajón, bajó, bajando, cae, cayó, caído, cayendo, por los suelos, en el suelo, hipo, hipoglucemia, hipoglicemia, low, lo, debajo, desplom~, bajísimos, bajonazo, hipoglucémic~',
  tooHigh:
    'alta, alto, altísima, altísimo, altos, elevad~, por las nubes, disparada, disparado, sube, subió, subiendo, no baja, no me baja, no le baja, hiper, hiperglucemia, hiperglicemia, cetonas, cetosis, hi, high, encima, pasa de, descontrolad~',
  shaky: `
    tembl~, tiembl~, tembleque, sudando, sudor, sudo, suda, sudoros~, sudado, sudada, mareo, mareos, mareada, mareado, me mareo, marea, confundid~, confusión, confuso, confusa, débil, debilidad, desmay~, vomit~, vómito~, sed, mucha sed, muchísima sed, sedient~, borroso, veo borroso, ve borroso, visión borrosa, acetona, aliento, manzana, somnolient~, dormid~, no despierta, no se despierta, no responde, no reacciona, inconsciente, convuls~, agresiv~, palpitaciones, taquicardia, pálid~, flojera, flojo, floja, atontad~, respira raro, respira rápido, respira hondo, respirando, dolor de barriga, dolor de estómago, dolor abdominal, náusea~, desorientad~, balbuce~, cayendo, me caigo, voy a caer, no me sostengo, no puedo pensar, hambre y, nublad~, orina, orinando, orino, meo, perdid~`,
  diabetic:
    'diabétic~, diabetic~, diabetes, tipo 1, tipo uno, dm1, insulinodependiente, hipoglucemi~, hipoglicemi~, hipogluc~, bajón de azúcar, insulina, hipo fuerte',
  unwell: `
    fiebre, febril, calentura, temperatura, # grados, # de fiebre, hirviendo, ardiendo, flojito, flojita, flojo, floja, aguado, aguada, flácid~, decaíd~,
    desguanzad~, apátic~, letárgic~, no come, no quiere comer, no toma, no quiere tomar, no bebe, no mama, no quiere mamar, no quiere pecho, no quiere el
    pecho, no agarra el pecho, no acepta, sarpullido, manchas moradas, puntitos rojos, petequias, manchas rojas, vomita, vomitando, vómito, vómitos,
    vomitó, devuelve todo, a chorro, llora sin parar, no para de llorar, no deja de llorar, llanto, inconsolable, grita, chillido~, se cayó, cayó, se ha
    caído, caída, se me cayó, se golpeó, golpe en la cabeza, en la cabeza, pañal seco, pañales secos, no moja, no ha mojado, no hace pipí, no ha hecho
    pipí, no orina, no ha orinado, adormilad~, somnolient~, dormido, dormida, no despierta, no se despierta, cuesta despertar~, difícil despertar~, no
    reacciona, no responde, convuls~, ataque, tembl~, espasmo~, sacudidas, rígid~, tieso, tiesa, atragant~, se ahoga, ahogando, ahogándose, asfixi~, no
    respira, respira rápido, respira muy rápido, respira raro, respira mal, respirando rápido, respirando raro, respirando mal, cuesta respirar, se queja,
    quejido, ronca raro, silb~, pitidos, fontanela, mollera, hundida, hundido, hundidos, abombada, amarill~, ictericia, morado, morada, moradito, azul,
    gris, pálid~, inconsciente, caliente, sangre, sangra, sangrando, ahogó, se hundió, bajo el agua, bajo del agua, piscina, alberca, quemó, quemado,
    quemada, quemadura, se quemó, escald~, no se mueve, inmóvil, vómito verde, deshidratad~, costillas, se desmayó, desmayado, desmayada, desvanec~,
    tragó, se tragó, perro de foca, tos de perro, tos perruna, ojos en blanco, ojos idos, llagas, diarrea con, mollera, sin mojar, como trapito, como trapo, raro, tieso, rechaza el pecho, rechaza el biberón, rechaza todo`,
  move: 'mover, moverse, mueve, muevo, moviendo, movimiento, movimientos, patea, patadas, pataditas, patadita, movido, se mueve, siento, siente, sentido',
  pregnancySign: `
    sangr~, sangre, mancha~, manchado, coágulos, dolor fuerte, dolores fuertes, dolor, dolores, dolor de cabeza, dolor de vientre, dolor de barriga, calambres, cólicos, contracciones, retortijones, cabeza, veo borroso, borroso, lucecitas, lucesitas, luces, estrellitas, destellos, chispas, manchas, moscas, hinchad~, hinchazón, inflamad~, rompí aguas, rompió aguas, romper aguas, rompí fuente, rompió fuente, rompió la fuente, se me rompió, fuente, bolsa, líquido, agua, aguas, caí, me caí, se cayó, caída, golpe, accidente, desmay~, convuls~, fiebre, no se mueve, no siento, no siente, ya no lo siento, ya no la siento, no lo siento, no la siento, sin moverse, sin sentir, no se ha movido, menos movimientos, no patea, comezón, picor en las manos, presión alta, tensión alta, presión en, boca del estómago, costillas, falta el aire, vomit~, vómitos, cordón, visión, coágulos grandes, calentura, pus, mal olor, escaleras, abajo, panza dura, barriga dura, le duele mucho, me duele mucho, sangre roja, se me puso dura, hombro, toallas`,
  faint: `
    inconsciente, inconciente, inconsiente, desmay~, desvanec~, perdió el conocimiento, perdí el conocimiento, perdió la conciencia, perdió el sentido, sin conocimiento, sin sentido, sin conciencia, colaps~, se desplomó, desplom~, se cayó redondo, cayó redonda, cayó redondo, no despierta, no se despierta, no reacciona, no responde, en coma, se fue, ido, ida, pierde el conocimiento, pierde la conciencia, se apagó, en blanco, mareo, mareada, mareado, mareos, me mareo, casi me caigo, voy a caer, patatús, soponcio, telele, se me va la cabeza`,
  respond:
    'responde, responder, reacciona, reaccionar, contesta, despierta, despertar, despertarlo, despertarla, despierte, se mueve, consciente, conciente, respira, vuelve en sí, volver en sí, reanim~, pulso, hace caso, abre los ojos',
  bleed:
    'sangre, sangra, sangro, sangrar, sangrando, sangrado, sangró, hemorragia, hemorragias, desangr~, ensangrent~, sangrante, sangrie, chorrea',
  vomitCough:
    'vomit~, vómito, vómitos, tos, tose, tosiendo, tosí, tosió, toser, escupe, escupo, escupiendo, escupí, escupió, heces, caca, popó, popo, evacu~, orina, pis, pipí, meo, orinando, defec~, cagu~, cago, por el oído, del oído, de los oídos, excremento, expuls~, posos de café',
  wound: `corte, corté, cortó, cortado, cortada, cortad~, tajo, apuñal~, puñalada, puñaladas, acuchill~, navajazo, baleado, balazo, disparo, dispararon, tiro, atropell~, golpe en la cabeza, se golpeó la cabeza, me golpeé la cabeza, golpeó la cabeza, pegó en la cabeza, brecha, fractura, fracturó, hueso, huesos, amput~, arrancó, arrancado, cercen~, quemadura, quemó, quemado, quemada, quemé, escald~, aplast~, atrap~, herida, heridas, herido, herida, mordió, mordida, mordedura, mordisco, víbora, serpiente, electrocut~, calambrazo, arteria, sierra, motosierra, clavo, conmoción, traumatismo, rajó, machete, vidrio clavado, cristal clavado, cuchillo clavado, dedo colgando, la cara abierta`,
  fall: 'cayó, caí, caída, caido, caído, se cayó, accidente, choque, chocó, chocamos, atropell~, atropelló, estrell~, rodó, resbaló, resbalé, tropezó, de la escalera, de las escaleras, por las escaleras, de la moto, de la bici, del caballo, del techo, del árbol, volcó, se golpeó, golpeó la cabeza, golpe en la cabeza, tiró de cabeza',
  belly:
    'barriga, estómago, estomago, abdomen, abdominal, vientre, tripa, tripas, panza, apéndice, bajo vientre, testículo, testículos, huevos, riñón, riñones, costado, ingle, lado derecho, ovario, ovarios',
} satisfies Partial<Record<Meaning, Words>>
