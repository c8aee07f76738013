import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

/** What is grave together, or told without its name; and what makes it training or a game. */
export const signs = {
  longPast: `hace años, hace # años, hace muchos años, hace varios años, hace unos años, hace dos años, hace tres años, hace cuatro años, hace cinco años, hace diez años, de niña, de niño, de adolescente, en mi adolescencia, cuando era joven, en 20~, en 19~, hace mucho tiempo, el siglo pasado, hace * años, hace * anos, a los # años, a los #`,
  recurs: 'otra vez, de nuevo, nuevamente, volvió, vuelve, ha vuelto, recaída, recaí, recaer, ahora, ahora mismo, segundo',
  despair: `
    sin esperanza, sin salida, desesperad~, desesperación, no puedo más, no aguanto, vacía por dentro, vacío por dentro, muerta por dentro, muerto por dentro, no valgo nada, no sirvo para nada, no sirvo, inútil, fracasad~, un fracaso, tocado fondo, toqué fondo, hundid~, me odio, sola en el mundo, completamente sola, totalmente solo, completamente solo, nadie me quiere, todo me da igual, nada tiene sentido, nada importa, sin futuro, rota por dentro, roto por dentro, oscuridad, túnel, soy una basura, soy una mierda, no le importo a nadie, agotada de luchar, cansada de luchar, cansado de luchar`,
  goOn: 'seguir, seguir así, seguir adelante, continuar, soportar, soportarlo, aguantar, aguantarlo, luchar, más con esto, más con todo, mas con todo, con esta vida, más con la vida',
  vanish:
    'desaparecer, desaparezca, desapareciera, no existir, no existiera, dejar de existir, no estar aquí, no estar, no haber nacido, no despertar, no despertarme, no despertar más, esfumarme, borrarme, dormir para siempre, no volver a despertar, ya no estar, irme para siempre, que me atropelle, que me pase algo, un accidente, sin mí',
  drawnTo:
    'miro, mirando, mirar, pienso en, pensando en, imagino, imaginando, imaginé, sueño con, camino hacia, caminé, fui a, fui al, voy a, subí a, me paro en, parada en, parado en, sentada en, sentado en, estoy en, asomada, asomado, saltar, tirarme, soltar, soltarme, volante, contando, conté, busqué en google, me atrae, me llama',
  deadlyPlace:
    'vías, tren, metro, puente, viaducto, acantilado, azotea, techo, balcón, ventana, cornisa, tráfico, camión, camiones, botiquín, pastillas, soga, cuerda, cuchillos, río, árbol, volante, barranco, andén, paso a nivel, pistola, barandilla, barandal',
  belongings: `joyas, anillo, reloj, guitarra, perro, perra, gato, gata, conejo, ahorros, dinero, cartas, carta, testamento, contraseñas, claves, papeles, documentos, fotos, cosas, ropa, libros, colección, seguro de vida, cuentas, play, consola, llaves, coche, escrituras, clave del banco, papeles de la casa, tarjeta del banco, seguro, póliza, anillo de bodas, con los papeles, con las llaves`,
  handOver: `regaló, regalé, regalo, regala, regalando, regalado, repartió, repartí, repartiendo, dio en adopción, busqué casa, le busqué, le encontré casa, dejé con, dejo con, se quede con, se queden con, quédate con, te dejo, les dejo, dejé todo, ordené, ordenado, arreglé, arreglado, dejé escrito, dejo escrito, anoté, en un sobre, sobre, borré, borrado, ya no voy a necesitar, no la voy a necesitar, no necesitaré, no lo necesitaré, al día, pagué todas, cancelé todo, me despedí, devuelto el dinero, devolvió el dinero, devolvió lo que, me ha devuelto, pagó sus deudas, me devolvió, donado, dona, me entregó, me dio la clave, me dio las claves, entregó, me enseñó dónde, me mostró dónde, me dio los papeles, le pedí a, que se quede con, que se queden con`,
  injure:
    'corto, corté, corta, cortar, cortarme, cortarse, cortándo~, cortado, quemo, quema, quemé, quemarme, quemarse, rasguño, rasguña, rasguñarme, araño, arañarme, araña, muerdo, morderme, muerde, golpeo, golpea, golpearme, pego, pegarme, clavo, clavarme, clava, pincho, pincharme, lastimo, lastimarme, lastima, daño, arranco, arrancarme, cuchilla, navaja, encendedor, mechero, cigarro, compás, aguja',
  ownBody:
    'mis brazos, mi brazo, los brazos, el brazo, mis muñecas, la muñeca, las muñecas, mis muslos, los muslos, mis piernas, las piernas, mi piel, la piel, mi barriga, mi cuerpo, la cabeza contra, contra la pared, los nudillos, a mí misma, a mí mismo, a sí misma, a sí mismo, sus brazos, sus muñecas, sus piernas, el antebrazo, antebrazos',
  deliberately:
    'a propósito, adrede, a posta, para castigarme, castigarme, castigarse, para sentir, sentir algo, sentir alivio, alivio, me calma, me alivia, desahogarme, para desahogarme, impulso, ganas de, recaí, recaída, hasta que sangra, hasta que sangre, hasta sangrar, a escondidas, cuando estoy triste, cuando me siento mal, cuando estoy ansiosa, ansiedad, me odio, lo merezco, no siento nada, dolor de adentro, sin poder parar, otra vez anoche, para calmar',
  marks:
    'cortes, cortaditas, cicatrices, cicatriz, marcas, rasguños, quemaduras, vendas, vendaje, curitas, tiritas, costras, heridas, rayas rojas, sangre seca, líneas',
  sleeves: 'brazos, antebrazo, antebrazos, muñecas, muñeca, muslos, mangas, manga larga, sábanas, piernas',
  blade: `cuchilla, cuchillas, navaja, navajas, hoja de afeitar, gillette, cúter, tijeras, bisturí, compás, sacapuntas, encendedor, mechero, vidrios, navajita, cuchillita, navajas`,
  hide: 'esconde, escondo, escondí, escondida, escondidas, escondido, cajón, debajo de la cama, bajo la cama, almohada, bajo el colchón, nadie ve, nadie vea, nadie lo sabe, nadie sabe, nadie se entera, mangas largas, manga larga, con este calor, en verano, aunque haga calor, tapa, tapar, tapo, se tapa, encontré, en su cuarto, en su mochila, no se quita',
  training: `
    entrenar, entreno, entrené, entrenando, entrenamiento, entrenamientos, rutina, rutinas, ejercicio, ejercicios, gimnasio, gym, sentadilla~, peso muerto, press, plancha, planchas, flexiones, dominadas, burpees, correr, corriendo, corro, carrera, maratón, medio maratón, trote, trotar, sprint, sprints, yoga, pilates, spinning, bici, bicicleta, ciclismo, senderismo, caminata, cuesta arriba, nadar, natación, remo, estirar, estiramientos, hiit, cardio, crossfit, clase de, sauna, agujetas, subir escaleras, subiendo escaleras, al subir las escaleras, subiendo las escaleras, intervalos, mancuernas, pesas, kettlebell, series, repeticiones, masaje, escalada, boxeo, zumba, deporte, abdominales`,
  game: 'tenis, pádel, padel, ajedrez, juego, partida, partido, cartas, uno, monopoly, mario kart, fifa, récord, marca personal, competencia, competición, reto, ranking, ping pong, dominó, quiz, pasos, boxeo, kickboxing, sparring, futbolín, clase de boxeo',
  pale: 'pálido, pálida, palido, palida, pálidos, blanco como, blanca como, blanco como un papel, blanca como un papel, blanquísim~, gris, cenicient~, amarillent~, sin color, descolorid~, cadavéric~, lívid~',
  sweaty: `sudando, sudor, suda, sudo, sudoros~, sudada, sudado, empapada en sudor, empapado en sudor, empapado de sudor, empapada de sudor, sudor frío, sudores fríos, sudando frío, sudores, transpira, transpirando, empapado, empapada`,
  dizzy:
    'mareo, mareos, mareada, mareado, marea, me mareo, vértigo, todo me da vueltas, da vueltas, me voy a desmayar, casi me desmayo, casi se desmaya, a punto de desmayar~, me desvanezco, se me nubla, veo negro, inestable, la cabeza me da vueltas',
  drowsy: `somnolient~, adormilad~, aletargad~, atontad~, aturdid~, adormecid~, cuesta despertarlo, cuesta despertarla, difícil despertar, no se despierta, no despierta, se queda dormido, se queda dormida, se duerme todo el tiempo, muy dormido, muy dormida, ido, ida, ojos en blanco, mirada perdida, balbuce~, semi inconsciente, semiinconsciente, apenas despierta, apenas abre los ojos, apenas responde, no se mantiene despiert~, letárgic~, desorientad~, se le cierran los ojos, desguanzad~, no hay quien la despierte, no hay quien lo despierte, no hay manera de despertar~, como trapito, como trapo, adormilado, dormidísim~, no despierta bien`,
  vomiting:
    'vomita, vomito, vómito, vómitos, vomitando, vomitó, vomité, vomitar, vomitado, devuelve, devolviendo, náuseas, náusea, nauseas, arcadas, no retiene, no tolera nada, ni el agua, no retengo, guacareando, diarrea',
  fever:
    'fiebre, fiebrón, febril, calentura, temperatura, escalofríos, escalofrios, tiritando, # de fiebre, ardiendo en fiebre, 39 de, 40 de',
  stiffNeck:
    'cuello rígido, cuello tieso, nuca rígida, rigidez de nuca, rigidez en el cuello, cuello duro, no puede doblar el cuello, no puede bajar la barbilla, le molesta la luz, me molesta la luz, molesta mucho la luz, manchas que no desaparecen, petequias, manchas moradas',
  shivering: 'temblando, tiembla, tiemblo, temblor, temblores, tembleque, temblorosa, tembloroso, tiritando, tirita',
  blurred:
    'borroso, borrosa, doble, nublad~, se me nubla la vista, veo manchas, veo luces, lucecitas, estrellitas, moscas, cortina, destellos, visión doble, no veo bien, no ve bien, veo mal, visión',
  odd: 'raro, rara, extraño, extraña, mal, no está bien, no es normal, no es ella, no es él, irregular, saltos',
  awful:
    'fatal, horrible, muy mal, malísimo, malísima, como la muerte, a morir, me muero, nunca me había sentido así, sensación de muerte, de muerte inminente, fatal fatal',
  indigestion: `indigestión, acidez, ardor de estómago, reflujo, boca del estómago, gases atorados, empacho, agruras, ardor, agruras, pesadez`,
  dropThings: `se le caen las cosas, se me caen las cosas, se le cae todo, se me cae todo, se le cayó el vaso, se le cayó la taza, se le cayó el tenedor, se le cae la taza, no puede sostener, no puedo sostener, no agarra, arrastra la pierna, arrastra el pie, arrastra una pierna, la pierna no le, la mano no le obedece, la mano no me responde, se le dobla la pierna, se me dobla la pierna, se le va para un lado, derrama, se le derrama, volcó la taza, no atina, no puede abrocharse, no me hace caso la mano, la mano no me hace`,
  tipsy:
    'como borracho, como borracha, parece borracho, parece borracha, como si estuviera borracho, como si hubiera bebido, tambalea, se tambalea, tambaleando, se va de lado, camina de lado, pierde el equilibrio, perdió el equilibrio, sin equilibrio, dando tumbos',
  laboured:
    'rápido, muy rápido, agitad~, con dificultad, ruido, ruidos, ruidosa, silbid~, pitos, pitidos, superficial, entrecortad~, hundiendo, ronca, ronquido, mal, raro, cortito, con esfuerzo, costando, fatigad~, por un popote, por una pajita, a bocanadas, quejándose',
  lump: 'nudo, apretada, raspa, rasposa, pica, picor, picazón, cosquilleo, rara, cerrada, seca y',
  dose: 'tomé, tomó, tomado, tomo, toma, tragué, tragó, ingerí, ingirió, inyecté, inyectó, pinché, pinchó, me puse, le di, le dieron, metí, metió, bebí, bebió, consumió, consumí, tomando, tomarme, eché',
  overMuch:
    'más de la cuenta, de más, de mas, más de lo que, más de lo recetado, más de lo indicado, demasiad~, toda la caja, la caja entera, todo el bote, todo el frasco, frasco entero, el blíster entero, blister entero, tira entera, doble, el doble, triple, dos veces, tres veces, cuatro veces, diez veces, todas juntas, todas de golpe, todas a la vez, de un jalón, de golpe, todas, por error, sin querer, por equivocación, equivocad~, en vez de, no sé cuántas, no se cuantas, no sabemos cuántas, no sé qué, perdí la cuenta, puñado, montón, un chorro, todo lo que había, todo lo que encontré, las que quedaban, lo que quedaba, # veces, máxima',
  emptyPack: `blíster vacío, blister vacío, blísters vacíos, blisters vacíos, blísteres vacíos, blíster vacíos, caja vacía, cajas vacías, bote vacío, frasco vacío, frascos vacíos, la caja está vacía, el bote está vacío, está vacía la caja, faltan pastillas, faltan # pastillas, faltan muchas, ya no queda ninguna, no queda ninguna, pastillas tiradas, pastillas en el suelo, pastillas por el suelo, jeringa, jeringuilla, al lado un bote, al lado de un frasco, blíster entero, el blíster, se tomó el blíster, tomó el blíster, caja entera, se tomó la caja, frasco entero, vació el blíster`,
  recreational:
    'cocaína, coca, perico, keta, ketamina, éxtasis, mdma, cristal, tusi, tussi, speed, anfetas, heroína, ghb, lsd, tripi, setas, hongos, fentanilo, porro, marihuana, maría, hachís, brownie, popper, crack, basuco, drogas, droga, pastis, pasta base, molly, 2cb, cannabis, edibles',
  fumeSource:
    'caldera, calentador, calefón, brasero, estufa, chimenea, parrilla, carbón, generador, planta de luz, coche encendido, carro encendido, garaje, tubo de escape, boiler, horno de leña, calefactor, barbacoa dentro',
  contact: `en la boca, en el ojo, en los ojos, en la cara, salpicó, le salpicó, me salpicó, en los labios, huele a, aliento a, babeando, babea, espuma, lamió, chupó, en la mano, por encima, cayó encima, me arde todo, le arde todo, babea y, encima`,
  diabetesThing:
    'insulina, cetonas, bomba de insulina, la bomba, sensor, catéter, diabétic~, diabetic~, diabetes, tipo 1, glucosa, glucemia, lantus, novorapid, glucómetro, mi azúcar, su azúcar, el azúcar',
  without:
    'sin insulina, se acabó, se me acabó, olvidé, se le olvidó, se me olvidó, olvidó, no me puse, no se puso, dejé de ponerme, dejó de ponerse, me salto, saltarme, se salta, me salté, no me pongo, no se pone, falló, no funciona, desconectad~, tapad~, sin ponerme, racionando, no tengo, no me queda, menos insulina',
  keto: 'cetonas, cetona, cuerpos cetónicos, acetona',
  thirst:
    'sed, mucha sed, muchísima sed, sedient~, bebe litros, bebe muchísima agua, toma mucha agua, no para de beber, bebe y bebe, toma agua todo el tiempo, litros de agua',
  urinate:
    'orina, orinando, orinar, pis, hacer pis, pipí, mear, meando, se hace pis en la cama, moja la cama, al baño a cada rato, va al baño cada, mucho al baño',
  bump: 'barriga de embarazada, embarazada, embarazo, pataditas, patadas, matrona, partera, trimestre, semanas de gestación, # semanas, semana #, fecha de parto',
  birthSign:
    'rompí aguas, fuente, aguas, chorro de agua, líquido, contracciones, cordón, coágulos, sangre, sangrado, sangrando, sangro, no se mueve, no siento, sin moverse, sin pataditas, barriga dura, no patea, ya no lo siento, ya no la siento',
  strike:
    'pega, pegó, golpea, golpeó, ahorca, ahorcó, patea, pateó, viola, violó, maltrata, maltrató, abusa, abusó, empuja contra, empujó contra, zarandea, agrede, agredió, sacudí, sacude, pegarle, golpearlo, sacudirlo',
  control:
    'no me deja, no la deja, me revisa el, revisa mi celular, revisa mi móvil, lee mis mensajes, me quita el dinero, me quita mi dinero, se queda con mi dinero, no puedo salir sin, no puedo ver a, me prohíbe, le prohíbe, me encierra, encerrada, me vigila, me sigue a, me persigue, me acosa, fotos íntimas, mis fotos desnuda, fotos desnuda, nudes, quitarme a mis hijos, quitarme a los niños, llevarse a los niños, si lo dejo, si me voy, si lo denuncio, contra mi voluntad, dije que no, aunque le digo que no, a la fuerza',
  harmed:
    'moretones, moretón, moratones, moratón, ojo morado, puntos en, labio partido, labio roto, costilla rota, costillas rotas, nariz rota, brazo roto, quemaduras de cigarro, marcas, cardenales, hematomas, verdugones, golpes',
  others:
    'alguien, a alguien, gente, personas, a todos, a mi jefe, a mi marido, a mi mujer, a mi ex, a mis hijos, a mi hijo, a mi hija, a mi madre, a mi padre, a mi hermano, a mi vecino, a mis compañeros, a mi profesor, a ese, a él, a ella, a mi novio, a mi novia',
  ageOld:
    'abuela, abuelo, abuelita, abuelito, yaya, yayo, anciana, anciano, cadera, en el suelo, señora mayor, señor mayor, # años, tata',
  bodyImage:
    'huesos, costillas, clavículas, espejo, flaca, delgada, gorda, gordo, gordas, vaca, cerda, kilos, peso, pesa, báscula, muslos, barriga, esquelétic~, esqueleto, imc, talla, asquerosa, cuerpo',
  foodRule: `
    ganarme la comida, merezco comer, merezco la comida, no merezco, me permito, no me permito, alimentos prohibidos, comida prohibida, prohibido,
    prohibí, me prohíbo, trocitos, pedacitos, una manzana, media manzana, solo lechuga, lechuga, pepino, pepinos, tortitas de arroz, galletas de arroz,
    café solo, solo café, café negro, coca cola zero, coca zero, chicle, chicles, hielo, algodón, solo agua, sólo agua, agua y, caldo, un yogur, esconde
    la comida, mueve la comida, dice que ya comió, dice que ya cenó, dice que ya ha comido, ya comió en, cuenta cada, cuento cada, cada caloría, cada
    gramo`,
  undo: 'quemarlo, quemar lo que, quemar todo lo que, compensar, compenso, castigarme, castigo, deshacerme, eliminarlo, sacarlo, expulsarlo, pagar por, bajarlo, ayunar, ayuno, vomitar, vomito, vomitarlo, laxantes, ganarme',
  exercise:
    'ejercicio, correr, corro, corre, abdominales, horas en el gimnasio, horas de gym, horas de cardio, cinta, caminar, camino, entreno, saltos, sentadillas, pasos, horas corriendo, horas',
  headHit:
    'golpe en la cabeza, golpeó la cabeza, golpeé la cabeza, pegó en la cabeza, pegué en la cabeza, dio en la cabeza, di en la cabeza, cayó de cabeza, cayó de cabeza, golpe fuerte en la cabeza, golpe en la nuca, cabeza contra, conmoción, golpe de cabeza, la cabeza con el, la cabeza con la, chichón, de cabeza contra',
  crash:
    'accidente, choque, chocó, chocamos, atropell~, se cayó de, caída de, cayó del, cayó de la, me caí de, me caí por, de la moto, de la escalera, volcó, volcamos, del caballo, del techo, del árbol, del andamio, salió volando, estrell~',
  limbSign:
    'hormigueo, dormid~, entumecid~, no puede mover, no puedo mover, hinchad~, caliente, roja, rojo, torcid~, doblad~, no siente, no siento, deformad~, morad~, paraliz~',
  legs: 'pierna, piernas, pantorrilla, gemelo, pie, pies, tobillo, cadera, muslo',
  backSign:
    'entre las piernas, no controlo la orina, no controla la orina, no puedo orinar, no puede orinar, se me escapa la orina, se hizo encima, me hice encima, no aguanto la orina, al limpiarme, esfínteres',
  heatCold:
    'calor, sol, al sol, sauna, ola de calor, nieve, agua helada, frío, congelad~, dentro del coche, en el coche, pleno sol',
  burnSource:
    'agua hirviendo, agua caliente, aceite hirviendo, aceite caliente, aceite, fuego, llamas, vapor, ácido, sopa hirviendo, café hirviendo, café caliente, té caliente, olla, sartén, plancha, horno, cohete, gasolina, estufa, caldo caliente, hirviendo',
  bmi: 'imc, índice de masa, indice de masa, bmi',
  passOut:
    'se desmayó, me desmayé, se desmaya, desmayado, desmayada, desmayo, desmayos, inconsciente, se desplomó, desplomado, cayó redondo, perdió el conocimiento, perdió la conciencia, se desvaneció, colapsó, se cayó al suelo, se quedó blando, se quedó flojo, se fue al suelo, desvanecid~',
} satisfies Partial<Record<FurtherMeaning, Words>>
