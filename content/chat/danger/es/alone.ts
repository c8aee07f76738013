import type { DangerWords } from '#content/chat/danger/form.ts'

export const alone: DangerWords['alone'] = {
  'self-harm': `
    suicidarme, suicidarse, suicidar, me suicido, se suicida, suicidándome, ideas suicidas, pensamientos suicidas, suicida, intentos de suicidio, carta de
    suicidio, nota de suicidio, carta de despedida, carta de adiós, nota de despedida, matarme, me mato $, me mate $, me voy a matar, me quiero matar, me
    kiero matar, quiero matarme, se quiere matar, quiere matarse, matarse, se va a matar, se iba a matar, se va a suicidar, se intentó matar, intentó
    matarse, se trató de matar, se mate, se quería matar, quitarme la vida, quitarse la vida, quitarme la bida, me quito la vida, se quita la vida, se
    quitó la vida, quitarme de en medio, quitarse de en medio, quitármela, acabar con mi vida, acabar con su vida, acabar con todo, acabar con esto de
    una, terminar con todo, terminar con mi vida, terminar con su vida, terminar mi vida, ponerle fin, poner fin a todo, poner fin a mi, poner fin a su,
    ponerle fin a todo, fin a mi vida, quiero morir, quiero morirme, kiero morir, me quiero morir, quisiera morir, quisiera morirme, quiere morir, quiere
    morirse, se quiere morir, ganas de morir, ganas de morirme, ojalá me muera, ojala me muera, ojalá me muriera, ojalá no hubiera nacido, no haber
    nacido, nunca haber nacido, mejor muerta, mejor muerto, estaría mejor muerta, estaría mejor muerto, estar muerta, estar muerto, querer estar muerta,
    no quiero vivir, no kiero vivir, ya no quiero vivir, no quiero seguir viviendo, no quiero seguir, no quiero existir, no quiero estar aquí, no quiero
    estar viva, no quiero estar vivo, no quiero despertar, no quiero despertarme, no quiere vivir, no quiere seguir viviendo, no quiere seguir, sin ganas
    de vivir, ganas de vivir, no tengo ganas de vivir, perdí las ganas de vivir, perdido las ganas de vivir, cansada de vivir, cansado de vivir, harta de
    vivir, harto de vivir, cansada de la vida, cansado de la vida, harta de la vida, harto de la vida, asco de vida, odio mi vida, odio vivir, odio estar
    viva, odio estar vivo, la vida no tiene sentido, mi vida no tiene sentido, vida no vale, vida no merece la pena, no vale la pena vivir, no merece la
    pena vivir, no le veo sentido, no le encuentro sentido, no tengo motivos para, no tengo razones para, razones para vivir, razón para vivir, motivos
    para vivir, para qué seguir, para que seguir, para qué vivir, para que vivir, para qué sigo, qué sentido tiene seguir, sentido tiene vivir, no aguanto
    más $, no aguanto mas $, ya no aguanto más, ya no aguanto mas, ya no aguanto $, no puedo más con, ya no puedo más, ya no puedo mas, ya no puedo
    seguir, no puedo seguir así, no puedo seguir viviendo, no doy más, ya no doy más, no veo salida, no hay salida, no encuentro salida, única salida,
    unica salida, mejor sin mí, mejor sin mi, estarían mejor sin, estarán mejor sin, estaría mejor sin, sin mí estarían, sin mi estarían, nadie me
    extrañaría, nadie me va a extrañar, nadie me echaría de menos, nadie me echará, nadie notaría, nadie se daría cuenta si, a nadie le importaría, a
    nadie le importa si, soy una carga, soy un estorbo, soy un peso, soy un lastre, ser una carga, ser un estorbo, carga para todos, carga para mi
    familia, dejar de ser una carga, dejar de estorbar, no estorbar más, dejar de molestar, ya no voy a molestar, no los voy a molestar, no molestaré más,
    no daré más problemas, desaparecer para siempre, quiero desaparecer, quisiera desaparecer, ganas de desaparecer, desaparecer del mapa, desaparecer del
    mundo, dormir para siempre, dormirme para siempre, dormir y no despertar, dormirme y no despertar, no despertar, no despertarme, no volver a
    despertar, nunca despertar, dejar de existir, dejar de vivir, dejar este mundo, irme de este mundo, irse de este mundo, largarme de este mundo,
    descansar para siempre, descansar de todo, descansar por fin, descansar de una vez, que todo acabe, que todo termine, que todo esto acabe, que todo se
    acabe, que se acabe todo, que se acabe ya, que pare todo, que esto termine, que termine ya, cortarme las venas, cortarse las venas, me corto las
    venas, las venas, abrirme las venas, ahorcarme, ahorcarse, me ahorco, se ahorca, colgarme, colgarse, me cuelgo de, tirarme al tren, tirarme al metro,
    tirarme a las vías, tirarme por, tirarme del, tirarme de, tirarse al tren, tirarse por, tirarse del, tirarse de, lanzarme al, lanzarme del, arrojarme,
    aventarme, aventarse, tirarme al vacío, saltar del puente, saltar por la ventana, saltar al vacío, saltar de un puente, saltar del balcón, saltar de
    la azotea, saltar del edificio, saltar desde, saltar y ya, pegarme un tiro, pegarse un tiro, darme un tiro, meterme un tiro, volarme la cabeza,
    volarme los sesos, volarse la cabeza, estrellarme contra, estrellar el coche, estrellar el carro, contra un árbol, contra un camión, un volantazo, dar
    un volantazo, tomarme todas las pastillas, tomarme todas, sobredosis a propósito, empastillarme, última noche, ultima noche aquí, mi último mensaje,
    último adiós, adiós a todos, adios a todos, adiós para siempre, me despido de todos, se está despidiendo, se despide de todos, despidiéndose de todos,
    despidiendo de todos, despidió de todos, despidió raro, cuiden a mis, cuiden de mis, cuiden mucho a, cuida de mis, cuiden a mi perro, cuida a mi
    perro, cuiden a mi gato, perdónenme por todo, perdónenme todos, perdón por todo, perdonadme, perdonenme, cuando ya no esté, cuando yo no esté, cuando
    no esté, cuando me haya ido, cuando me vaya para siempre, para cuando no esté, mañana ya no estaré, pronto ya no estaré, ya no estaré, no estaré aquí,
    no voy a estar aquí, no voy a llegar a, regaló todas sus cosas, regaló sus cosas, regala sus cosas, regalando sus cosas, regalé mis cosas, regalando
    todo, ya no las va a necesitar, ya no lo voy a necesitar, no los voy a necesitar, ya no voy a necesitar, no me va a hacer falta, donde voy no, a donde
    voy no, reunirme con mi, irme con mi mamá, estar con ella en el cielo, estar con él en el cielo, con dios para, me corto $, me corté $, me corté otra
    vez, me corté de nuevo, me corto los, me corto el brazo, me corto las, me corto para, me corto cuando, me volví a cortar, volví a cortarme, vuelto a
    cortarme, volvió a cortarse, vuelto a cortar, cortarme los brazos, cortarme otra vez, cortarme de nuevo, ganas de cortarme, se corta los, se corta
    las, se corta los brazos, se hace cortes, me hago cortes, me hice cortes, hacerme cortes, se está cortando, cortándome, cortándose, cortes en los
    brazos, cortes en el brazo, cortes en las muñecas, cortes en las piernas, cortes en los muslos, cortes en el antebrazo, marcas de cortes, cicatrices
    en los brazos, cicatrices nuevas, autolesion~, auto lesion~, hacerme daño, hacerse daño, me hago daño a, me hago daño cuando, me hago daño para, se
    hace daño a, se hace daño, me quemo con, me quemé con cigarr~, se quema con, quemarme con, quemarme la piel, quemaduras de cigarr~, lastimarme, me
    lastimo a, se lastima a, castigarme, me golpeo la cabeza, me pego en la cabeza, golpea la cabeza contra, golpearme contra, cuchilla escondida,
    cuchillas escondidas, cuchillas en, esconde cuchillas, cuchilla de afeitar, hojas de afeitar, navaja escondida, con una cuchilla, con una navaja, con
    el cúter, con un cúter, mi último día $, mi último día en este, mi ultimo dia $, este es mi último mensaje, este es mi último día aquí, ya no va a
    estar, mañana ya no va a estar, mañana no va a estar aquí, no va a estar más, ya no estará, mañana ya no estará, mañana ya no está, nadie lo va a
    extrañar, nadie la va a extrañar, nadie va a notar, nadie notará la diferencia, nadie lo notará, van a estar bien sin mí, van a estar bien sin mi, voy
    a estar bien sin él, estarán bien sin mí, saldrás adelante sin mí, saldrán adelante sin mí, salir adelante sin él, fui lo mejor que hizo, fuiste lo
    mejor que me pasó, ya no tiene caso, no tiene caso seguir, ya no tiene sentido, arriba del puente, en lo alto del puente, en el borde del, en el borde
    de la, al borde del puente, al borde de la azotea, agarré la navaja, agarré la navajita, agarré la cuchilla, saqué la navaja, saqué la cuchilla, la
    navajita, la cuchillita, lo único que me calma, es lo unico que me calma, espero el próximo tren, esperando el tren, me despido de ustedes, me despido
    de todos, me despido para siempre, que nadie me despierte, harta de este mundo, ya terminé con este mundo, del otro lado del barandal, del otro lado
    de la barandilla, al otro lado de la barandilla, en # semanas ya no voy a estar, en # semanas no voy a estar, pide no amanecer, pido no amanecer, no
    amanecer, ojalá no amanezca, ojalá no amanecer, quién se puede quedar con mi perr~, quién se queda con mi perr~, quién cuidaría a mi, quién va a
    cuidar a mi, quien se queda con mi gat~, ya no voy a andar por aquí, no voy a andar por aquí, no voy a estar por aquí, ya no andaré por aquí, no le
    encuentro chiste, ya no le veo chiste, no le veo el caso, ya tengo la soga, tengo la soga, tengo una soga, tengo la cuerda lista, duele morir, intenté
    matarme, intenté suicidarme, lamentablemente desperté, por desgracia desperté, solo cuando veo la sangre, cuando veo sangre me, cuando veo la sangre,
    se arranca el pelo, me arranco el pelo, se arranca el cabello, me pego con el cinto, me pego en las piernas, me pego en la cara, me pego a mí, me pego
    contra, me golpeo contra, me golpeo las, me doy golpes, me doy cabezazos, cabezazos contra, se da cabezazos, me lo merezco por, hasta que me salen
    moretones, me rasguño hasta, me araño hasta, se rasguña, se araña hasta, me muerdo hasta, plancha caliente en la piel, me quemo la piel, me quemé a
    propósito, agua hirviendo a propósito, me corto a escondidas, se corta a escondidas, ya elegí el día $, ya elegí el lugar $, ya escogí el día $, ya escogí el lugar, el lugar y el día para`,
  heart: `
    dolor de pecho, dolor en el pecho, dolor en pecho, dolor al pecho, dolor torácico, opresión en el pecho, opresión torácica, presión en el pecho, presion en el pecho, aprieta el pecho, apretado el pecho, le duele el pecho, me duele el pecho, duele mucho el pecho, punzadas en el pecho, pinchazos en el pecho, duele el corazón, dolor en el corazón, dolor en el brazo izquierdo, dolor * brazo izquierdo, duele el brazo izquierdo, brazo izquierdo dormido, brazo izquierdo entumecido, hormigueo en el brazo izquierdo, se corre al brazo, baja por el brazo, irradia al brazo, sube a la mandíbula, hasta la mandíbula, le está dando un infarto, me está dando un infarto, dando un infarto, dar un infarto, da un infarto, dio un infarto, ataque al corazón ahora, paro cardíaco, paro cardiaco, paro cardiorrespiratorio, no tiene pulso, sin pulso, no le encuentro el pulso, no encuentro pulso, no le late, no late, se le paró el corazón, el corazón se le paró, desfibrilador, reanimación ahora, rcp, patatús al corazón, sube a la quijada, me duele la quijada y, ardor que me sube, hasta la quijada, a la mandíbula y, dolor en la boca del pecho, boca del pecho, corre para la espalda, corre pa la espalda, se va a la espalda, como un cinturón, como una faja, me aprietan el pecho, algo me aprieta, va a pasar algo terrible, me va a 150, me va a 160, me va a 170, me va a 180, pulso a 170, pulso a 160, pulso a 180, pulso en 170, pulso de 35, pulso en 35, 38 pulsaciones, 35 pulsaciones, 30 pulsaciones, corazón me va a, corazón a mil, corazón se me sale, corazón se salta, corazón se para, corazón me va rarísimo, corazón me va raro, el corazon me va`,
  stroke: `
    boca torcida, boca chueca, boca caída, boca de lado, la boca se le, torció la boca, tuerce la boca, se le tuerce, se le torció, se le va la boca, cara torcida, cara chueca, cara caída, cara de lado, se le cayó la cara, se le cae la cara, se le cayó media cara, cara paralizada, media cara, mitad de la cara, medio cuerpo, medio lado, lado del cuerpo, parte del cuerpo dormida, paralizado, paralizada, parálisis, hemiplejia, se paralizó, paralizó, arrastra las palabras, arrastrando las palabras, arrastra la lengua, habla enredado, habla enredada, habla raro, habla muy raro, hablando raro, hablar raro, habla como borracho, habla como borracha, como si estuviera borracho, como si estuviera borracha, como si hubiera bebido, se le traba la lengua, se me traba la lengua, lengua trabada, lengua de trapo, habla arrastrado, no puede hablar, no puedo hablar, no le salen las palabras, no me salen las palabras, no le sale la voz, no le sale el habla, perdió el habla, perdí el habla, no se le entiende, no le entendemos, no le entiendo nada, no puede articular, no articula, palabras sin sentido, cosas sin sentido, frases sin sentido, dice incoherencias, no encuentra las palabras, no encuentro las palabras, no puede levantar el brazo, no puede mover el brazo, no puedo mover el brazo, no puede mover la, no puedo mover la pierna, no puedo levantar el brazo, no siente el brazo, no siento el brazo, no siento la pierna, no siente la pierna, perdió la fuerza, perdí la fuerza, perdí fuerza, perdió fuerza, perdí la vista, perdió la vista, perdió la visión, perdí la visión, dejé de ver, dejó de ver, no veo de un ojo, no ve de un ojo, me quedé ciega, me quedé ciego, se quedó ciego, se quedó ciega, peor dolor de cabeza, el peor dolor, dolor de cabeza más fuerte, dolor de cabeza explosivo, dolor de cabeza repentino, como un trueno, no puede sonreír, no puedo sonreír, sonríe de un lado, sonríe torcido, sonríe chueco, de un lado de la cara, caminar derecho, camina chueco, no coordina, no agarra la cuchara, no agarra el tenedor, no puede agarrar, no puede sostener, no sostiene la, se le cae la cuchara, se le cae el vaso, se le cae el tenedor, se me cae el tenedor, no me entiende lo que, no entiende lo que le digo, no entiende nada de lo que le, no le entiende a nadie, no me entiende cuando, arrastra un pie, arrastra la pierna, se me va el cuerpo, se le va el cuerpo, se va de lado, se va para un lado, se va pa un lado, dice una palabra por otra, palabras al revés, cambia las palabras, confunde las palabras, palabras equivocadas, como un trancazo, como un estallido, dolor de cabeza como, peor de mi vida, nuca tiesa, cortina en el ojo, como una cortina, del ojo izquierdo no veo, del ojo derecho no veo, no sabe su nombre, no recuerda su nombre, se me fue la fuerza, se le fue la fuerza, cuesta armar las frases, no arma las frases`,
  breath: `
    no puedo respirar, no puede respirar, no respira, no respiro, no está respirando, dejó de respirar, ha dejado de respirar, deja de respirar, sin
    respirar, ya no respira, casi no respira, apenas respira, apenas puede respirar, apenas puedo respirar, no puedo respira, cuesta respirar, me cuesta
    respirar, le cuesta respirar, cuesta mucho respirar, dificultad para respirar, dificultad respiratoria, respira con dificultad, trabajo respirar,
    falta el aire, falta de aire, falta aire, me falta aire, no me entra aire, no me entra el aire, no le entra aire, no le entra el aire, no le llega el
    aire, no me llega el aire, no agarro aire, no cojo aire, no jalo aire, sin aire, quedo sin aire, quedando sin aire, me estoy ahogando, se está
    ahogando, me ahogo $, se ahoga $, se ahogó, ahogándose, se ahoga con, se ahogó con, me asfixio, se asfixia, asfixiando, asfixia, atragant~, se
    atragantó, me atraganté, se le atoró, se atoró, atorado en la garganta, atascado en la garganta, atravesado en la garganta, maniobra de heimlich,
    labios morados, labios azules, labios azulados, labios moraditos, se puso morado, se puso morada, se está poniendo morado, se está poniendo morada, se
    pone morado, se pone morada, poniendo azul, se puso azul, se pone azul, está azul, está morado, está morada, está moradito, crisis de asma, crisis
    asmática, ataque de asma, crisis respiratoria, paro respiratorio, oxígeno en #, saturación en #, saturación de #, satura #, saturando #, saturando a
    #, saturando en #, saturación está en, oxigeno en #, se le hunden las costillas, hunden las costillas, ahogado en la piscina, ahogado en la alberca,
    se hundió en, debajo del agua, tose como perro, tos de perro, tos como perro, se le marcan las costillas cuando, hunden las costillas, dormir sentada,
    dormir sentado, jala aire, jalar aire, ya no hace ruido, no hace ningún ruido, no hace ruido y, no emite sonido, no le sale ningún sonido, no le sale
    sonido, se atoró con, se atoró una, atorada una, se atragantó con, por un popote, por una pajita, por un sorbete, aletea la nariz, aleteo nasal,
    espuma rosa, flema rosa, flema con sangre, espuma al toser, me despierto ahogada, me despierto ahogándome, despierta ahogándose, no puede decir dos
    palabras, no puede terminar una frase, no puedo terminar una frase, no puede ni hablar, no puedo ni hablar, pausas al respirar, deja de respirar por,
    respira como pez, silba al respirar, silbido al respirar`,
  allergy: `
    anafila~, reaccion alergica, reacción alergica, alergia fuerte, alergia grave, ataque de alergia, shock alérgico, choque alérgico, epipen, adrenalina, jext, altellus, autoinyector, se me cierra la garganta, se le cierra la garganta, cierra la garganta, cerrando la garganta, garganta cerrada, garganta se me cierra, garganta se le cierra, garganta se cierra, se me está cerrando, se le está cerrando, se me cerró la garganta, se me hincha la garganta, se me hinchó la garganta, se me hincha la lengua, se me hinchó la lengua, se le hinchó la lengua, lengua hinchada, lengua se me hincha, lengua se le hincha, labios hinchados, labio hinchado, se me hincharon los labios, se le hincharon los labios, cara hinchada, se le hinchó la cara, se me hinchó la cara, se le hincha la cara, se me hincha la cara, se me hinchan los, se le hinchan los, hinchando la cara, hinchando la lengua, hinchando la garganta, hinchando los labios, edema de glotis, angioedema, picó una avispa en la, picadura en la garganta, picado en la lengua, ojos hinchados y, hormigueo en la lengua, hormigueo en los labios, me pica la lengua, pica la garganta y, nudo en la garganta y, segunda inyección de adrenalina, segundo epipen, de pies a cabeza ronchas, ronchas de pies a cabeza, toda enronchada, todo enronchado, enronchad~, después del contraste, me pusieron el contraste, me pusieron contraste, voz ronca y, la lengua gorda, lengua gorda, lengua como de trapo y ronchas`,
  poison: `
    me pasé con las pastillas, pasé de dosis, pasado de dosis, se pasó de dosis, se le fue la mano con, me empastillé, se empastilló, empastill~, tomé
    demasiad~, tomó demasiad~, tomado demasiad~, tomé muchas pastillas, tomó muchas pastillas, tomé un montón, tomó un montón, tomó un bote, tomé todas,
    tomó todas, tomé toda la caja, toda la caja, todo el bote, todo el frasco, bote entero, caja entera, frasco entero, un puñado de pastillas, un puño de
    pastillas, puñado de pastillas, doble dosis, dosis doble, triple dosis, dosis equivocada, medicina equivocada, medicamento equivocado, pastillas
    equivocadas, me equivoqué de pastilla~, se equivocó de pastilla~, blíster vacío, blister vacío, blísteres vacíos, blisters vacíos, blíster vacíos,
    cajas vacías de, caja vacía de, bote vacío de, frasco vacío, cajas de pastillas vacías, cajas vacías, pastillas tiradas, pastillas y alcohol,
    pastillas con alcohol, pastillas con vodka, pastillas con ron, pastillas con vino, mezcló pastillas, mezclé pastillas, mezclado pastillas, mezclado
    alcohol, mezclé alcohol, mezcló alcohol, me envenenaron, se envenenó, matarratas, raticida, veneno, monóxido, inhalé gas, fuga de gas, olor a gas,
    huele a gas, coma etílico, intoxicación etílica, intoxicación por, burundanga, escopolamina, me echaron algo, echaron algo en la, echaron algo en mi,
    algo en la bebida, algo en mi bebida, algo en el vaso, me drogaron, la drogaron, picadura de serpiente, picadura de víbora, mordedura de víbora,
    mordió una víbora, mordió una serpiente, mordida de serpiente, mordida de víbora, me picó un alacrán, picó un alacrán, picó alacrán, viuda negra, arde
    la boca y, quema la garganta y, botella equivocada, lavado de estómago, centro de toxicología, toxicología, creo que se me fue la mano, se me fue la
    mano, ya ni sé cuántas, ya ni se cuantas, ni sé cuántas fueron, no sé cuántas fueron, no sé cuántas me tomé, perdí la cuenta, dejé de contar,
    pastillas de toda la semana, las de toda la semana, se equivocó de pastillero, pastillero, cloro y quitasarro, cloro con, cloro y ácido, cloro y
    amoniaco, cloro y vinagre, lejía y amoniaco, lejía con, lejía y vinagre, mezclé lejía, mezclé cloro, mezclar cloro, mezclar lejía, fumigó, fumigando,
    fumigado, se fumigó, tres veces la pastilla, tres veces mi pastilla, dos veces la pastilla, cuatro veces la pastilla, tomé tres veces, tome tres
    veces, tomó tres veces, doblé la dosis, dobló la dosis, cafeína en polvo, cucharada en vez de, litio y, ronca raro, ronca bien raro, ronca muy raro,
    roncando raro, ronquido raro, se inyectó algo, se inyectó, pasó de copas, no reacciona de borracho, borracho y no despierta, borracha y no despierta,
    tomado y no despierta, chupó una hoja, mordió una hoja, comió hojas, comió una planta, comió semillas, comió una planta de, planta venenosa, hoja de
    la planta, adelfa, calentón de leña, calentón prendido, estufa prendida, brasero encendido, boiler prendido, carro prendido en, coche encendido en,
    todos amanecimos con, todos con dolor de cabeza, dolor de cabeza y vómito todos, amanecimos todos, conservas caseras, lata inflada, ácido
    fluorhídrico, confundió la botella, confundí la botella, era cloro, no era agua`,
  'blood-sugar': `
    coma diabético, coma diabetico, coma hipoglucémico, hipoglucemia severa, hipoglucemia fuerte, crisis hipoglucémica, bajón de azúcar, bajon de azucar,
    bajada de azúcar, bajada de azucar, bajó el azúcar, bajó mucho el azúcar, azúcar por los suelos, azúcar bajísima, azúcar muy baja, azucar muy baja,
    azúcar muy bajo, azucar muy bajo, azúcar bajísimo, glucosa muy baja, glucosa bajísima, azúcar por las nubes, azúcar altísima, azúcar altísimo, azúcar
    muy alta, azúcar muy alto, azucar muy alta, azucar muy alto, azúcar altísim~, glucosa por las nubes, glucosa altísima, glucosa muy alta, azúcar
    disparada, azúcar disparado, azucar disparada, cetoacidosis, cetonas altas, cetonas positivas, cetonas en, shock insulínico, marca hi, marca lo, marca
    high, marca low, dice hi $, dice lo $, pone hi $, pone lo $, sale hi, sale lo, solo marca hi, glucómetro marca, medidor marca hi, no sube el azúcar,
    no me sube el azúcar, no le sube el azúcar, no sube la glucosa, no me sube, no le sube, no baja el azúcar, no le baja el azúcar, no me baja el azúcar,
    no baja la glucosa, insulina dos veces, dos veces la insulina, doble de insulina, doble dosis de insulina, demasiada insulina, mucha insulina,
    insulina equivocada, insulina rápida en vez, insulina de más, sin insulina, no tengo insulina, se me acabó la insulina, se acabó la insulina,
    glucagón, glucagon, hipo severa, hipo fuerte, una hipo, solo hi, sólo hi, no da número, no da numero, no da lectura, no hay quien la despierte, no hay
    quien lo despierte, no sube ni con, ya tomé jugo, ya tomó jugo, ya me tomé un jugo, ya comí dulces, ya le di azúcar, ya le dimos azúcar, no le sube
    con, se me tapó la bomba, bomba tapada, falló la bomba, se desconectó la bomba, se tapó el catéter, catéter doblado, por encima de 400, me marca =5,
    me marca =4 de, cetonas en, cetonas de, se salta la insulina, me salto la insulina, dejé la insulina, dejó la insulina, dejó de ponerse la insulina,
    sin ponerme insulina, sin ponerse insulina, puro arriba de #, glucosa arriba de #, azúcar arriba de #, no baja de 400, no baja de 500, por encima de 400`,
  baby: `
    rompí aguas, rompió aguas, rompí fuente, rompió fuente, rompió la fuente, se me rompió la fuente, se rompió la bolsa, se me rompió la bolsa, roto
    aguas, romper aguas, líquido amniótico, cordón umbilical, sale el cordón, se sale el cordón, está coronando, ya viene el bebé, sale la cabeza, se ve
    la cabeza, pujar, contracciones, amenaza de aborto, perdiendo al bebé, perdiendo el bebé, perder al bebé, perder el bebé, ectópico, placenta,
    desprendimiento de, muerte súbita, no siento al bebé, no siento a mi bebé, no siente al bebé, no siento moverse, no siente moverse, no siento que se
    mueva, no siente que se mueva, bebé no se mueve, bebe no se mueve, bebé no se ha movido, bebé dejó de moverse, no se mueve en, sin sentir al bebé,
    bebé sacudido, sacudí al bebé, sacudí a mi bebé, sacudirlo, zarandear al bebé, zarandeé, zarandear, hacerle daño a mi bebé, hacerle daño al bebé, daño
    al bebé, daño a mi bebé, tirar al bebé, ahogar al bebé, ahogar a mi bebé, asfixiar al bebé, asfixiar a mi bebé, convulsión febril, bebé con fiebre,
    bebé tiene fiebre, recién nacido con fiebre, bebé no come, bebé no respira, se me cayó el bebé, se me cayó la bebé, se cayó el bebé, se cayó de la
    cuna, se cayó de la cama, se cayó del cambiador, se cayó del sofá, bebé no reacciona, bebé no despierta, mollera hundida, fontanela hundida, mollera
    sumida, sin mojar el pañal, sin mojar pañal, pañal seco desde, no ha mojado el pañal, baja agua por las piernas, me baja agua, me sale agua, agua por
    las piernas, escurre agua, se me sale el agua, como trapito, como trapo, amarillita y no, no se despierta ni, no despierta ni para, ni pa mamar, no
    despierta para comer, no quiere mamar, no ha mamado, no ha comido en todo, lleva # horas sin comer, lleva # horas sin mamar, # horas sin mamar, como
    muñeca de trapo, como muñeco de trapo, muñeco de trapo, como un trapo, pausas al respirar, deja de respirar por, fontanela abultada, mollera abultada,
    mollera saltada, vómito verde, vomita verde, ojos volteados, ojos para atrás, volteó los ojos, ojos volteados y, temblando todo, picazón en las
    palmas, comezón en las palmas, dolor en el hombro y, llené la toalla, llena una toalla, llenando toallas, empapa toallas, toallas en una hora, panza
    dura, barriga dura, panza se me puso dura, panza dura como, dura como piedra, ya no patea, no ha pateado, no me patea, no patea desde, sangre roja,
    sangre roja y, sangre fresca, cambiaron al bebé, voces que le haga, lastimar a mi bebé, lastimar al bebé, hacerle algo al bebé, hacerle algo a mi
    bebé, se cayó de la carriola, se me resbaló el bebé, se cayó de cabeza`,
  injury: `
    inconsciente, inconciente, inconsiente, inconsciencia, se desmayó, me desmayé, se ha desmayado, desmayado, desmayada, se desmaya, me desmayo, desmayos, perdió el conocimiento, perdí el conocimiento, perdió la conciencia, perdió la consciencia, perdió el sentido, pierde el conocimiento, sin conocimiento, sin sentido en el suelo, se desvaneció, se desplomó, desplomado, desplomada, colapsó, cayó redondo, cayó redonda, no despierta, no se despierta, no puedo despertarlo, no puedo despertarla, no lo puedo despertar, no la puedo despertar, no logro despertarla, no logro despertarlo, no consigo despertarlo, no consigo despertarla, no reacciona, no responde $, no me responde $, no responde y, no responde a, no contesta ni, no responde ni, sin respuesta, no vuelve en sí, ojos en blanco, se le pusieron los ojos, convuls~, combulsion~, convulciona~, ataque de epilepsia, espuma por la boca, echa espuma, echando espuma, espuma en la boca, saca espuma, temblores y espuma, se retuerce en el suelo, desangr~, desangrando, no para de sangrar, no deja de sangrar, no paro de sangrar, sangra mucho, sangro mucho, sangrando mucho, sangra muchísimo, sangra sin parar, sangrando sin parar, sangre sin parar, no para la sangre, no se detiene la sangre, no se le para la sangre, no se corta la sangre, no corta la sangre, mucha sangre, muchísima sangre, perdiendo sangre, perdiendo mucha, perdido mucha sangre, sangre por todos, sangre por todas, lleno de sangre, llena de sangre, charco de sangre, hemorragia, hemorragias, sangre a chorros, sale a chorros, chorro de sangre, vomita sangre, vomitó sangre, vomité sangre, vomito sangre, vomitando sangre, vómito con sangre, vómitos con sangre, sangre en el vómito, tose sangre, tosiendo sangre, tosí sangre, toso sangre, escupe sangre, escupo sangre, escupiendo sangre, heces negras, caca negra, deposiciones negras, negro como alquitrán, sangre en las heces, cagando sangre, hemorragia interna, apuñal~, puñalada, acuchill~, navajazo, le dispararon, me dispararon, balazo, un tiro en, baleado, herida de bala, se cortó el dedo, se cortó un dedo, me corté el dedo, dedo cortado, se arrancó, se le salió el hueso, hueso salido, hueso afuera, hueso por fuera, se ve el hueso, fractura abierta, fractura expuesta, se rompió el cuello, cuello roto, columna, no siento las piernas, no siente las piernas, no puede mover las piernas, no puedo mover las piernas, traumatismo, golpe en la cabeza, golpe fuerte en la cabeza, se golpeó la cabeza, me golpeé la cabeza, se pegó en la cabeza, se dio en la cabeza, se abrió la cabeza, abierta la cabeza, cráneo, atropell~, atropelló, lo atropelló, la atropelló, accidente de coche, accidente de carro, accidente de moto, accidente de tráfico, choque de frente, electrocut~, descarga eléctrica, le dio corriente, me dio corriente, dio la corriente, le pegó la corriente, calambrazo, un rayo, congelación, rigidez de nuca, cuello rígido y, trombo, quemadura grave, quemaduras graves, quemaduras de segundo, quemaduras de tercer, quemadura de tercer, agua hirviendo, aceite hirviendo, se prendió fuego, se quemó con, en llamas, incendio, se está quemando la casa, ambulancia, urgencias ya, una emergencia, es una emergencia, emergencia médica, llama al 112, llamen al 911, llamar al 112, llamen una, manden una ambulancia, ayuda por favor, ayúdenme por favor, me estoy muriendo, se está muriendo, se nos muere, se me muere, se muere $, se va a morir, me voy a morir, me muero $, creo que me muero, creo que me estoy muriendo, siento que me muero, no para de vomitar, no deja de vomitar, vomitando sin parar, abdomen duro, barriga dura como, vientre duro como, ahogado en la playa, lo sacamos del agua, la sacamos del agua, se ahogó en, mordida de perro, mordió un perro, murciélago, rabia, ojos amarillos, piel amarilla, no se tiene en pie, no me tengo en pie, no se sostiene, desperté en el suelo, me desperté en el suelo, lo encontré en el suelo, la encontré en el suelo, vomitado diez veces, vomitado quince veces, ampollas enormes, ampollas gigantes, ampollas grandes, piel desprendida, se me cae la piel, se me volteó la olla, se me volteo la olla, se me volcó la olla, se me cayó la olla, se me cayó el aceite, me cayó el aceite, me cayó aceite, me cayó agua, le cayó agua, le cayó aceite, tosió agua, escupió agua, la sacamos de la, lo sacamos de la, lo sacamos del, cayó del andamio, del andamio, un pedazo de la, le cuelga un pedazo, cuelga un pedazo, no para de salir, ya no suda, no suda y, arde en calentura, motosierra en la pierna, se le fue la motosierra, se me fue la sierra, con la amoladora, me rebané el dedo, me volé un dedo, se voló un dedo, no me puedo enderezar, no se puede enderezar, no me puedo parar del dolor, abajo a la derecha, dolor abajo a la derecha, lado derecho bajo, cable de luz, pegado al cable, pegado a la corriente, alta tensión, perro callejero, murciélago, síndrome de abstinencia, dejé de beber y tiembl~, veo arañas, ve arañas, ve bichos, ve cosas que no, oye voces, oigo voces, voces me ordenan, voces que me dicen, un testículo, testículo hinchado, dolor en un testículo, no nos reconoce, no me reconoce, no reconoce a, no sabe dónde está, no sabe donde esta, no sabe qué día es, me llama por el nombre de, pupila más grande, una pupila, pupilas desiguales, toma anticoagulantes, se hizo encima, se orinó encima, se puso tieso y, se puso rígido, se puso tiesa, está ardiendo y, ya no suda, dejó de sudar, orina color coca, orina oscura como, orina negra, orina color té, línea roja en el brazo, raya roja por el brazo, cuchillo clavado, clavado en el ojo, algo clavado en, ácido en el ojo, cloro en los ojos, cal en el ojo, en los ojos y no ve, me arde el ojo y no veo`,
  violence: `
    violencia de género, violencia doméstica, violencia machista, violencia intrafamiliar, violencia en casa, maltrato, me maltrata, la maltrata, nos
    maltrata, maltratada, maltratador, malos tratos, me pega, me pegó, me pegaba, me ha pegado, me pega $, me pegan, le pega, le pegó, la pega, les pega,
    nos pega, nos pegó, pega a mi, pega a mis, pega a los, pega a su, pegar a mi, pegarme, pegarle, me vuelve a pegar, me golpea, me golpeó, me ha
    golpeado, me golpeaba, la golpea, la golpeó, le golpea, nos golpea, golpea a mi, golpea a su, golpearme, me dio una paliza, golpiza, me dio una
    cachetada, puñetazo en, me dio un puñetazo, patadas en, me dio patadas, me empujó contra, me empujó por, me tira del pelo, me jaló del pelo, me agarró
    del cuello, me agarra del cuello, agarró del cuello, me cogió del cuello, cogió del cuello, apretó el cuello, me apretó el cuello, me ahorcó, me
    ahorca, me estaba ahorcando, me intentó ahogar, intentó ahogarme, me quiso ahorcar, la ahorcó, estrangul~, me estranguló, me tiró contra, me aventó
    contra, me levanta la mano, levantó la mano, me puso la mano encima, pone la mano encima, mano encima, manos encima, me violó, me violaron, violó a,
    la violó, la violaron, me ha violado, violación, me abusó, abusó de mí, abusó de mi, abusó de, abusa de mí, abusa de mi, abusa de, abusaron de, abuso
    sexual, abusos sexuales, agresión sexual, me obliga a tener, me obligó a tener, me fuerza a, me forzó a, obliga a acostarme, sexo a la fuerza,
    relaciones a la fuerza, tener relaciones, tener sexo con él, me toca por las noches, me toca cuando, me toca donde, toca a mi hija, me tocaba,
    tocamientos, me manosea, me manoseó, entra en mi cuarto, entra a mi cuarto, entra en mi habitación, entra a mi habitación, viene a mi cama, se mete en
    mi cama, me amenaza, me amenazó, me ha amenazado, la amenaza, la amenazó, nos amenaza, nos amenazó, amenaza con matar~, amenaza de muerte, amenazas de
    muerte, amenazó con un, amenaza con un, con un cuchillo, con una navaja, con un arma, con una pistola, con el cinturón, con un palo, me va a matar si,
    me va a matar cuando, me va a matar un día, me va a matar algún, que me va a matar, él me va a matar, él me mata, un día me mata, me mata si, me
    quiere matar, nos va a matar, nos mata, nos quiere matar, la va a matar, lo va a matar, la mata, la quiere matar, quiso matarme, intentó matarme,
    trató de matarme, quiere matarme, va a matarme, quiere matarnos, va a matarnos, va a matarla, quiero matarlo, quiero matarla, quiero matar a, voy a
    matar a, voy a matarlo, voy a matarla, lo voy a matar, la voy a matar, lo quiero matar, hacerle daño a alguien, hacer daño a alguien, matar a alguien,
    me encierra, me encerró, me tiene encerrada, me tiene encerrado, encerrada en casa, encerrada, la encierra, la tiene encerrada, no me deja salir, no
    la deja salir, no me deja ver a, no me deja hablar con, no me deja trabajar, no nos deja salir, me quitó el móvil, me quitó el celular, me quitó el
    teléfono, me quitó las llaves, me quitó el pasaporte, me quita el móvil, me quita el celular, me controla el móvil, me revisa el móvil, me revisa el
    celular, me revisa el teléfono, me controla todo, me sigue a todas, me persigue, me acosa, me está acosando, me espía, me vigila, acosador, orden de
    alejamiento, orden de protección, quebrantó la orden, está fuera de mi casa, está afuera de mi casa, en la puerta de mi casa, miedo a mi marido, miedo
    de mi marido, miedo de mi esposo, miedo a mi esposo, miedo de mi pareja, miedo a mi pareja, miedo de mi novio, miedo a mi novio, miedo de mi ex, miedo
    a mi ex, miedo a mi padre, miedo de mi papá, miedo de mi padrastro, miedo a mi padrastro, miedo de él, le tengo miedo, le tengo mucho miedo, tengo
    miedo de él, le tengo terror, miedo de volver a casa, miedo volver a casa, miedo a volver a casa, miedo ir a casa, miedo de llegar a, miedo llegar a
    casa, miedo de que llegue, miedo cuando llega, miedo cuando bebe, temo por mi vida, miedo por mi vida, miedo por mi seguridad, miedo por mis hijos,
    temo por mis, no estoy segura en casa, no me siento segura en, no estoy a salvo, moretones, moratones, ojo morado, ojo moradísimo, marcas en el
    cuello, marcas de dedos, me caí por las escaleras digo, digo que me caí, dice que se cayó, maquillaje para tapar, tapar los golpes, tapar los
    moretones, si se entera, si él se entera, si se entera me, como se entere, si ve este mensaje, si ve que escribo, si me ve escribiendo, si lee esto,
    antes de que llegue, antes de que vuelva, está en la ducha y, cuando se duerma, escribo rápido, escribo a escondidas, que no se entere, no puede saber
    que, no puede enterarse, matrimonio forzado, casarme a la fuerza, casarla a la fuerza, mutilación, ablación, trata de personas, prostituirme, me
    obliga a prostituir~, le hace cosas, me hace cosas, nos hace cosas, hace cosas por las noches, le hacía cosas, me hacía cosas, hace cosas raras con,
    cosas que no quiere, cosas que no me gustan por, es nuestro secreto, nuestro secreto, me toca abajo, le toca abajo, pegando a mi, le está pegando, le
    esta pegando, les está pegando, me está pegando, nos está pegando, está pegando a, pegándole, pegándome, pegándole a, golpeando a mi, golpeándola,
    golpeándolo, golpeándome, golpeando a su, me dio una paliza, una paliza a mi, le dio una paliza, me metió una paliza, me dio una bofetada, le dio una
    bofetada, me dio una cachetada, me cacheteó, desfigurar, desfigurarme, me va a desfigurar, rondando mi casa, ronda mi casa, merodea, merodeando, me
    revisa el celular todas, el sueldo se lo queda, se queda con mi sueldo, se queda mi sueldo, me quita el sueldo, me quita mi dinero, me controla el
    dinero, a dormir en el patio, durmiendo en el patio, durmiendo en la calle por, me rompió la nariz, me rompió el brazo, me rompió una costilla, me
    rompió un diente, me tumbó un diente, me partió el labio, me partió la cara, me dejó un ojo, pegué con la puerta, me pegué con la puerta, choqué con
    la puerta, di con la puerta, pidiendo auxilio, pide auxilio, gritando auxilio, grita auxilio, gritos de auxilio, se oyen golpes, se escuchan golpes,
    oigo golpes, escucho golpes, escondida en el clóset, escondida en el armario, escondida en el baño, escondido en el baño, encerrada en el baño, mi
    entrenador me tocó, mi profesor me tocó, mi tío me toca, mi tío me tocó, me tocó ahí, me toca ahí, me tocó abajo, patada en la panza, patadas en la
    panza, golpe en la panza, me pegó en la panza, me pegó en el estómago estando, me avienta cosas, me tira cosas, me tiró un plato, me aventó un, me
    lanza cosas, me arrastró, me arrastra del pelo, me quemó con, me echó agua hirviendo, me ahorcó hasta, hasta que casi me desmayo, me tapó la boca con,
    con una almohada, con la almohada, está golpeando la puerta, golpeando la puerta, tirando la puerta, tumbar la puerta, quiere entrar a la fuerza,
    fotos mías desnuda, la cuidadora le pega, la enfermera le pega, el cuidador le pega`,
  eating: `
    me provoco el vómito, provocarme el vómito, se provoca el vómito, provocarse el vómito, me provoco vómito, provoco el vomito, me provoque el vomito,
    me induzco el vómito, inducir el vómito, me hago vomitar, hacerme vomitar, se hace vomitar, me meto los dedos, se mete los dedos, meterme los dedos,
    meto los dedos, dedos en la garganta, dedos a la garganta, vomito después de, vomito despues de, vomito todo lo que, vomito lo que como, vomito cada,
    vomita después de, vomita lo que come, vomita todo lo que, vomitar después de, vomitar lo que, vomitar todo lo que, vomitarlo todo, lo vomito, la
    vomito, vomité a propósito, voy al baño a vomitar, va al baño a vomitar, se encierra en el baño después, va al baño después de comer, al baño después
    de cada, al baño después de comer, encierra en el baño, laxantes para, laxantes después, laxantes cada, laxantes todos, laxantes a diario, tomo
    laxantes, toma laxantes, tomando laxantes, abuso de laxantes, laxantes y, pastillas para adelgazar sin parar, princesa ana, princesas ana, ana y mia,
    pro ana, proana, pro mia, thinspo, tips de ana, tips ana, masticar y escupir, mastico y escupo, mastica y escupe, dejé de comer, dejó de comer, he
    dejado de comer, ha dejado de comer, se niega a comer, no quiere comer nada, no come casi nada, no come nada, no come desde, no como desde, casi no
    come, llevo días sin comer, lleva días sin comer, días sin comer, sin comer nada, me mato de hambre, matarme de hambre, se mata de hambre, muriendo de
    hambre para, pasar hambre para, paso hambre para, ayuno para castigar~, no merezco comer, no me merezco comer, no merezco la comida, no me permito
    comer, no tengo derecho a comer, no me dejo comer, hasta pesar, hasta que pese, hasta bajar de, esconde la comida, esconde comida, escondo la comida,
    tira la comida, tiro la comida, bota la comida, da la comida al perro, la comida en la servilleta, comida en servilletas, mi anorexia, su anorexia, mi
    bulimia, su bulimia, anoréxica, anoréxico, bulímica, bulímico, mi trastorno alimenticio, mi trastorno alimentario, su trastorno alimenticio, mi tca,
    recaí en la anorexia, recaída en la anorexia, recaí en la bulimia, recaer en la anorexia, tca, miedo a comer, miedo de comer, pánico a comer, terror a
    comer, miedo a la comida, pánico a la comida, terror a la comida, pánico a engordar, terror a engordar, miedo a engordar, miedo de engordar, miedo de
    subir de peso, pánico a subir, se ve gorda, se ve gordísima, me veo gorda, me veo gordísima, me veo enorme, se cree gorda, dice que está gorda, dice
    que esta gorda, gorda aunque, gorda y está en los huesos, está en los huesos, estoy en los huesos, en los puros huesos, pura piel y hueso, piel y
    huesos, se le notan los huesos, se le marcan las costillas, se le marcan los huesos, contar las costillas, contarme las costillas, pesa # kilos y,
    solo pesa #, peso # kilos y, imc de 12, imc de 13, imc de 14, imc de 15, imc 13, imc 14, imc 15, una manzana al día, solo una manzana, sólo una
    manzana, solo un yogur, sólo un yogur, solo tomo agua, solo agua, sólo agua, solo bebo agua, chicle y agua, # dulcolax, dulcolax al día, dulcolax al dia, laxantes al día, pa que no se me quede nada, para que no se me quede nada, para que no se quede nada, se oye que devuelve, se oye que vomita, la oigo vomitar, lo oigo vomitar, la escucho vomitar, lo escucho vomitar, deja correr el agua, abre la llave para, se va al baño después, al baño después de cada comida, después de cada comida se va al baño, después de cada comida va al baño, me peso # veces, se pesa # veces, diez veces al día en la báscula, clavículas, dedos alrededor del brazo, hueco entre las piernas, sentirme vacía, me gusta sentirme vacía, me gusta el vacío, orgullosa de no comer, días con pura agua, día # sin comer, # dias sin comer, # días sin comer, tengo que sacarlo, sacarlo todo, deshacerme de la comida, bajar a # kilos, llegar a # kilos, pesa # kilos, se me cae el pelo y no como, sin regla desde, hace meses que no me baja, ya no le baja la regla`,
}

export const named: DangerWords['named'] = {
  'self-harm': `suicid~, intento de suicidio`,
  heart: 'infarto, infartos, infart~, ataque al corazón, ataque cardíaco, ataque cardiaco, ataque de corazón, angina de pecho',
  stroke:
    'ictus, derrame cerebral, derrame, embolia cerebral, infarto cerebral, acv, accidente cerebrovascular, apoplejía, trombosis cerebral, hemorragia cerebral',
  breath: '',
  allergy: `shock anafiláctico, choque anafiláctico, reacción alérgica`,
  poison: `sobredosis, intoxicación, intoxicacion, envenenamiento, intoxic~, envenen~`,
  'blood-sugar': 'hipoglucemia~, hipoglicemia~, hipoglucémic~',
  baby: `aborto espontáneo, embarazo ectópico, preeclampsia, eclampsia`,
  injury: `embolia, trombosis, aneurisma, meningitis, sepsis, septicemia, apendicitis, peritonitis, torsión testicular, epilepsia, ataque epiléptico, crisis epiléptica, insolación, insolacion, golpe de calor, hipotermia`,
  violence: 'violación, violencia de género, violencia doméstica',
  eating:
    'anorexi~, bulimi~, trastorno alimenticio, trastornos alimenticios, trastorno alimentario, trastornos alimentarios, trastorno de la conducta, trastornos de la conducta, trastorno por atracón',
}
