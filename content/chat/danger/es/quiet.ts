import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

import { inPassing } from './signs-in-passing.ts'

/** What is said quietly, and what makes it harmless. */
export const quiet = {
  ...inPassing,
  pet: `perro, perra, perrito, perrita, gato, gata, gatito, gatita, mascota, mascotas, canario, loro, conejo, caballo, peces`,
  betterOff: `estará mejor, estarán mejor, estará mejor con, va a estar mejor, estaría mejor, mejor que conmigo, mejor sin mí, cuidará mejor, cuidarán mejor, la cuidarán, lo cuidarán, ya no podré cuidar, no podré cuidar, no voy a poder cuidar, no me busquen, cuídenlo, cuídenla, cuídalo por mí, cuídala por mí, alguien que lo cuide, para que no se quede solo, para que no se quede sola`,
  lastLetters: `carta para, cartas para, escribí una carta, escribí cartas, escrito una carta, escrito cartas, contraseñas, testamento, una nota para, carta a, cartas a, mis claves, vídeo para cada, audio para cada`,
  leftOut: `cada uno, cada una, por si acaso, en la mesa, sobre la mesa, en el cajón, en un sobre, en sobres, en la mesilla, en la nevera, para todos, para cuando, para mis hijos, a mis hijos, mis padres`,
  ridOfMe: `descansar de mí, libres de mí, tranquilos sin mí, dejaré de molestar, dejar de molestar, no voy a molestar, no molestaré, no tendrán que preocuparse, no tendréis que preocuparos, ya no seré, ya no seré un problema, no os daré, no les daré más, van a descansar, vais a descansar, se librarán de mí, os libraréis de mí, librarse de mí, un estorbo, solo estorbo, una carga menos, sin mi peso, no me van a extrañar, no me van a echar de menos, me echará de menos, me va a echar de menos, me va a extrañar, me extrañará, notará mi ausencia, notarían mi ausencia, ya no tendrán que pagar, no tendrán que gastar, no tendréis que pagar, no tendrán que cocinar, ni que mantenerme, no gastarán en mí, no tendrán que gastar en mí`,
  looksDown: `mirando abajo, mirando hacia abajo, miro hacia abajo, miro abajo, mirando las vías, mirando el agua, miro el agua, viendo pasar, viendo los trenes, me quedo mirando, quedo mirando, pasar los trenes, más de la cuenta, demasiado tiempo`,
  weighsSelf: `me peso, me subo a la báscula, me subo a la balanza, se pesa, pesarme, subirme a la báscula, me vuelvo a pesar`,
  timesADay: `veces al día, veces por día, veces diarias, cada hora, antes y después, mañana tarde y noche, a todas horas, cada vez que como`,
  bathroom: `baño, aseo, váter, wc, lavabo`,
  runsWater: `abro el grifo, abre el grifo, abro la ducha, abre la ducha, la ducha, tiro de la cadena, dejo correr el agua, pongo música, pone música, que no me oigan, que no se oiga, no me oiga, no se oye, abro la llave, el grifo, el agua, con el agua abierta`,
  leaden: `pesa un montón, pesa mucho, me pesa, como plomo, de plomo, pesadísimo, muerto`,
  noSentence: `terminar una frase, acabar una frase, terminar las frases, acabar las frases, decir una frase, decir dos palabras, hablar seguido, frase entera, frase completa, entre palabra y palabra, palabras seguidas`,
  underSink: `debajo del fregadero, bajo el fregadero, debajo de la pila, debajo del lavadero, bajo la pila, botella del garaje, productos de limpieza, armario de la limpieza, debajo del lavaplatos, bajo el lavaplatos, del cuarto de limpieza, botella de limpieza, sin etiqueta`,
  fruitBreath: `huele a manzana, huele a acetona, huele a fruta, aliento dulce, aliento a acetona, aliento a fruta, aliento a manzana, aliento le huele, boca a acetona, olor a acetona, huele a quitaesmalte, olor a manzana, aliento frutal`,
  fontanelle: `mollera, fontanela`,
  sunken: `hundida, hundido, metida, hundidita, abombada, hinchada, para adentro`,
  dryNappy: `no moja pañales, no moja el pañal, pañal seco, pañales secos, no hace pis, no orina, sin orinar, sin mojar, no ha hecho pis, no ha mojado, pañal está seco, no ha orinado`,
  ribsIn: `se le hunden las costillas, se le marcan las costillas, hunde las costillas, hunde el pecho, se le hunde el pecho, costillas, aletea la nariz, se le hunde la barriga, mueve la nariz al respirar`,
  headSplits: `me duele mucho la cabeza, dolor de cabeza, me estalla la cabeza, me explota la cabeza, la cabeza me`,
  flashes: `lucecitas, luces, destellos, estrellitas, chispitas, manchas, puntitos, moscas, veo borroso, veo doble`,
  hardBelly: `barriga dura, panza dura, panza está dura, barriga está dura, vientre duro, vientre está duro, tripa dura, dura como piedra, como una piedra, como una tabla, se pone dura`,
  noKicks: `ni una patadita, ni una patada, no patea, no da patadas, no da patada, no se mueve, no se ha movido, sin moverse, no lo siento, no la siento, no ha dado, dejó de moverse, ya no se mueve, no noto, no noté, se mueve menos, casi no se mueve`,
  mixesWords: `mezcla las palabras, mezcla palabras, confunde las palabras, confunde palabras, cambia las palabras, palabras al revés, no le salen las palabras, no le sale la palabra, dice cosas raras, habla al revés, no encuentra las palabras, palabras sin sentido, dice palabras, enreda las palabras`,
  checksPhone: `me revisa el móvil, revisa mi celular, me revisa el celular, me revisa el teléfono, revisa mi teléfono, revisa mi móvil, lee mis mensajes, lee mis whatsapp, me mira el móvil, me quita el móvil, me quita el teléfono, me quitó el celular, me controla el dinero, me controla todo, me rastrea, me sigue a todas partes, me pide fotos de dónde`,
  mayNotSee: `prohibido ver, prohíbe ver, no me deja ver, no me deja salir, no me deja hablar, no me deja trabajar, no puedo ver a mi, prohibió ver, me prohíbe, me tiene prohibido, me aleja de, no me deja ir, no quiere que vea, sin su permiso`,
  locksIn: `me deja encerrad~, me encierra, encerrad~ con llave, me encerró, cierra con llave, cerró con llave, echa la llave, se lleva las llaves, bajo llave, me dejó encerrada`,
  goesOut: `cuando se va, cuando sale, se va a trabajar, al trabajo, al irse, para que no, todo el día`,
  afraidHome: `miedo volver a casa, miedo a volver a casa, miedo de volver a casa, miedo llegar a casa, miedo ir a casa, no quiero volver a casa con él, no me atrevo a volver a casa, miedo de llegar a casa, miedo regresar a casa, miedo de regresar a casa, no me animo a volver a casa, miedo cuando llega, tiemblo cuando llega, oigo las llaves`,
  recovered: `recuperad~, de alta, curad~, ya está bien, está bien, ya estoy bien, camina, superad~, sana, sano, como normal, fuerte, está genial, estupend~, salud perfecta, ya está perfecto, nada hoy, hoy entreno`,
  joke: `jaja~, jeje~, =jajaja, =lol, =xd`,
  sun: `sol, quemarme con el sol, insolación, protector, frío, mosquitos, bici, correr, corro, lluvia, viento`,
} satisfies Partial<Record<FurtherMeaning, Words>>
