import type { Meaning, Words } from '#content/chat/danger/form.ts'

/** Who, whether and how much; and what makes a question of it. */
export const general = {
  me: 'yo, me, mi, mis, mí, conmigo, mío, mía, nos, nosotros, nosotras, nuestro, nuestra',
  victim: `
    me, nos, a mi, a mi hija, a mi hijo, a mi hermana, a mi madre, a mi mamá, a mi amiga, a ella, mis hijos, a mis hijos, los niños, a los niños, a su mujer, a su novia, a su esposa, a mi prima, a nosotros,
    a mi vecina, a mi hermanita, mi hija, mi madre, mi mamá, mi hermana, mi niña, su esposa, su novia`,
  person: `
    ella, ellos, ellas, alguien, mi marido, marido, mujer, esposo, esposa, pareja, novio, novia, amigo, amiga, madre, mamá, mami, mama, padre, papá, papi, papa, hijo, hija, hermano, hermana, bebé, nene, nena, niño, niña,
    abuelo, abuela, abuelito, abuelita, tío, tía, primo, prima, compañero, compañera, jefe, jefa, cliente, clienta, vecino, vecina, suegro, suegra, cuñado, cuñada, sobrino, sobrina, nieto, nieta, colega, un señor, una señora,
    un hombre, una chica, un chico, una mujer, muchacho, muchacha, roomie, alumno, alumna, paciente, le, viejo, vieja, yaya, yayo, hermanita, hermanito, bebe, su`,
  attacker: `
    marido, esposo, esposa, pareja, novio, novia, exnovio, exmarido, =ex, padre, papá, papa, madre, mamá, padrastro, madrastra, tío, hermano, hijo, suegro, suegra, jefe, compañero de piso, cuidador, primo, vecino, abuelo,
    ella, alguien, mi viejo, mi hombre, mis padres, un tipo, mujer, cuñado, un hombre, mi chico, ese hombre, entrenador, profesor`,
  child: `
    bebé, bebe, bebito, bebita, bebés, recién nacido, recien nacida, recién nacida, niño, niña, niños, nene, nena, hijo, hija, hijito, hijita, pequeño, pequeña, peque, chiquito, chiquita, mi chiquitín, nieto, nieta, sobrino, sobrina, crío, cría, guagua, chamaco, criatura,
    gemelos, mellizos, prematuro, meses de edad, # meses, semanas de vida, días de vida, de un mes, de dos meses, de tres meses, de un año, de un añito, de dos años, de tres años, lactante, mi gordo, mi gorda, bb`,
  pregnant: `embarazada, embarazadas, embarazo, enbarazada, embarasada, semanas de gestación, semanas de gestacion, # semanas, de parto, recién parida, postparto, posparto, puerperio, acabo de parir, acabo de dar a luz, di a luz, cesárea, trimestre, encinta, embarazadísima, estoy esperando un bebé, preñada, dio a luz, ha dado a luz, parió, ha parido, recién dio a luz, tuvo al bebé, tuvo a la bebé, acaba de parir, de ocho meses, de siete meses, de seis meses, de nueve meses, de cinco meses, # semanas y, semana #, ocho meses de embarazo, panza de, estoy de # semanas`,
  not: 'no, ni, nunca, jamás, nada, sin, ningún, ninguna, ninguno, tampoco, dejó de, dejé de, dejo de, ha dejado de, deja de, apenas, casi no, ya no, niega, se niega, nadie, menos',
  cannot: `
    no puedo, no puede, no pueden, no podía, no podia, no podemos, no pudo, no pude, no logro, no logra, no consigo, no consigue, no soy capaz, no es capaz, incapaz, no me deja, no le deja, apenas puedo, apenas puede, apenas, casi no puedo, casi no, ya no puedo, ya no puede, no alcanzo, no alcanza, no me entra, no le entra, no me llega, no le llega,
    me cuesta, le cuesta, cuesta mucho, con dificultad, dificultad para, dificultad al, mucha dificultad, trabajo para, no poder, sin poder, imposible, ya no, no me, no le, no hay manera de, k no puedo, difícil`,
  want: `
    quiero, quiere, quieren, querer, quisiera, quería, queria, querría, quise, queriendo, kiero, qiero, kiere, ganas de, ganas, deseo, desea, deseando, deseaba, ojalá, ojala, prefiero, prefiere, preferiría, preferiria, me gustaría, gustaría, anhelo, merezco, merece, mejor, espero, necesito, necesita, sueño con, rezo, pido, querés`,
  intend: `
    voy a, va a, vamos a, iba a, van a, pienso en, pienso, pensando en, pensando, piensa en, piensa, pensado en, pensé en, pensamiento, pensamientos, idea de, ideas de, planeo, planea, planeando, planeado, plan, decidí, decidido, decidida, intenté, intentó, intento, intenta, intentar, intentado, trató de, traté de, tratar de, trata de,
    amenaza, amenazó, amenazado, impulso, impulsos, a punto de, dispuesta a, dispuesto a, lista para, listo para, he de, tengo que, miedo de, fantaseo, imagino, habla de, hablando de, dice que, dijo que, ha dicho que, me ha dicho, escribió que, diciendo que, voces me, voces que, buscando cómo, busco cómo, me dan ganas, tentada, tentado, atreverme, atrevo`,
  suddenly: `
    de repente, derrepente, de golpe, de pronto, de la nada, súbitamente, subitamente, repentino, repentina, repentinamente, de un momento a otro, esta mañana, hace un rato, hace un momento, hace unos minutos, hace # minutos, hace # horas, hace una hora, hace media hora, desde esta mañana, al despertar, se despertó, me desperté, al levantar~, ahora mismo, ahorita, ahora, recién, acaba de, acabo de, empezó, de sopetón, hoy, desde hace un rato, así de repente`,
  badly: `
    mucho, mucha, muchísimo, muchísima, fuerte, fuertes, fuertísimo, fuertísima, intenso, intensa, severo, severa, horrible, horribles, terrible, insoportable, tremendo, brutal, atroz, grave, peor, el peor, la peor, no para, no paran, no paro, sin parar, no deja de, no cesa, no se detiene, no se corta, no corta, no la puedo parar, no logro parar, no puedo parar, a chorros, a borbotones, chorros, abundante, abundantemente, demasiada, demasiado,
    empeorando, cada vez más, cada vez mas, cada vez peor, por todos lados, por todas partes, profundo, profunda, emergencia, doblado, doblada, retorc~, de mi vida, de su vida, nunca había sentido, empapada, empapado, coágulos, coagulos, enorme, como loco, tela, a mares, muy fea, muy feo`,
  many: 'ocho, nueve, diez, once, doce, trece, catorce, quince, dieciséis, veinte, veinticinco, treinta, cuarenta, cincuenta, sesenta, cien, docena, docenas, puñado, puñados, montón, monton, un chingo, varias, varios, muchas, muchos, un mogollón, bastantes, tantas, un puño de, no sé cuántas, no se cuantas, cantidad de',
  much: `
    demasiado, demasiada, demasiados, demasiadas, de más, de mas, toda la, todas las, todo el, todos los, entero, entera, caja, cajas, bote, frasco, botella, paquete, blister, blíster, blísteres, blisters, tira de, tableta entera, doble, doble dosis, triple, dos veces, tres veces, sobredosis, todas, todos, toditas, mis pastillas, sus pastillas,
    mezcla, mezclé, mezclado, mezcló, el resto, por error, por equivocación, sin querer, equivocado, equivocada, tabletas enteras, media caja, diez veces, al doble`,
  asks: `
    qué, que es, que son, cuál, cuáles, cómo, por qué, porque, cuándo, dónde, quién, cuánto, cuánta, puede, puedo, se puede, pueden, es, son, hay, tienen, tenéis, existe, explica~, explícame, información, info, artículo, artículos, lección, curso, saber, aprender, duda, pregunta, diferencia, sirve, ayuda, ayudan, me pueden, hablan, significa, es verdad, es cierto, qué tan`,
  about: `
    síntoma, síntomas, sintomas, signos, señales, señal, riesgo, riesgos, factor, factores, prevenir, previene, prevención, prevencion, evitar, evita, causa, causas, causar, provoca, provocar, produce, probabilidad~, bajar el riesgo, reducir, reduce, disminuir, aumenta, aumentar, reconocer, reconoce, detectar, identificar, tratar, tratamiento, se trata, cura, curar, significa, definición, diferencia, diferencias, estadística~,
    común, comunes, proteger, protege, relación, relacionado, relacionada, ayuda a, ayuda contra, primeros auxilios, artículo, artículos, lección, curso, información, qué es un, qué es una, qué es el, qué es la, que es un, que es una, que es el, que es la, qué son, qué se entiende, peligroso, peligrosa, es seguro, después de un infarto, después de un ictus, diagnostic~, dieta para, alimentación, alimentos, bueno para, estrés, hereditari~, genétic~, tipos de, charla, trabajo sobre, consiste, se considera, se define, mitos, cómo se, normal, omega, tema, aprender sobre, qué síntomas tiene, que sintomas tiene, cuáles síntomas tiene, qué señales tiene, qué causas tiene, qué consecuencias tiene, qué riesgos tiene, qué tratamiento tiene, para un trabajo, trabajo de clase, trabajo del instituto, a partir de qué, a partir de cuánto, se habla de, cómo se sabe, como se sabe, cómo saber, como saber, se nota, cómo se reconoce, cómo se distingue, cómo sé si, me quedé con la duda, para un examen, para clase`,
  prevents:
    'vi una serie, me quedé con la duda, curso, cómo se sabe, riesgo, riesgos, prevenir, previene, prevención, prevencion, evitar, reducir, disminuir, bajar, proteger, protege, reconocer, probabilidad~, propensa, propenso, antecedentes, hereditari~, detectar',
  now: `
    tengo, tiene, tenemos, estoy, está, siento, siente, me siento, se siente, noto, nota, ahora, ahorita, ahora mismo, hoy, ayer, anoche, esta noche, esta
    mañana, esta tarde, hace un rato, de repente, de golpe, acabo de, acaba de, tomé, tomó, me tomé, se tomó, me he tomado, tragó, tragué, bebió, bebí,
    comí, comió, no puedo, no puede, me duele, le duele, duele, me está, le está, se está, me dio, le dio, le ha dado, me ha dado, está teniendo, le está
    dando, peor, otra vez, creo que, ayúdenme, socorro, auxilio, muero, se muere, encontré, dice que, dijo que, me dijo, amenaza, desde, minutos, horas,
    llevo, lleva, veo, ve, me mareo, sufre, sufro, sigue, sigo, le pasa, me pasa`,
  past: `
    hace años, hace # años, hace dos años, hace tres años, hace cinco años, hace diez años, hace unos años, hace muchos años, hace varios años, hace # meses, el año pasado, de niña, de niño, de pequeña, de pequeño, de joven, de adolescente, en mi adolescencia, cuando era, antecedentes, superé, superado, superada, recuperado, recuperada, recuperación, sobreviví, sobrevivió, rehabilitación, después de un infarto, después de mi infarto, después del infarto, tras un infarto, tras mi infarto, tras el infarto, después de un ictus, después de mi ictus, tras un ictus, tras mi ictus, tras el ictus, desde mi infarto, desde el infarto, desde el ictus, murió de, falleció, en la familia, familiares, en su día, antes tenía, antes sufría, tuve, tuvo, sufrí, había sufrido, sufrió, hace tiempo, en 20~, en 19~, ya recuperad~, dado de alta, de alta, hace * años, a los # años`,
} satisfies Partial<Record<Meaning, Words>>
