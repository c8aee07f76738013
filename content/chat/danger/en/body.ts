import type { Meaning, Words } from '#content/chat/danger/form.ts'

/** Of heart, brain, breath, allergy and sugar; children, pregnancy, wounds. */
export const body = {
  chest: `
    chest, chests, breastbone, sternum, rib cage, ribcage, breast bone, my heart, his heart, her heart, behind my ribs,
    chset, left breast, middle of my chest`,
  heart: 'heart, hearts, heartbeat, heart beat, heart rate, pulse, heartrate, palpitations, hart',
  hurts: `
    pain, pains, painful, pian, hurts, hurt, hurting, hurtin, ache, aches, aching, tight, tightness, tightening, tighten,
    tightens, pressure, pressing, crushing, crushed, crush, squeeze, squeezing, squeezed, squeezes, heavy, heaviness,
    heavily, burning, burns, stabbing, sharp, gripping, grip, clench~, constrict~, cramp, cramps, cramping, weird, killing,
    sore, discomfort, explode, exploding, bursting, radiat~, shooting, spasm~, throbbing, tearing, ripping, clutch~,
    clutching, holding, grabbing, grabs, grabbed, clutches, vice, band, agony, on fire, migraine, headache, hurtz, panful,
    like a fist, twisting, stuck in, in my chest, in his chest, in her chest, giving out, acting up`,
  heavyOn: `
    elephant, sitting on, weight on, brick, bricks, anvil, standing on, stone on, heavy weight, truck on, concrete,
    belt around, band around, something on, pressing on, weight, load on, rock, vise, vice, squashed, being stood on,
    sits on`,
  arm: `
    arm, arms, left arm, left shoulder, shoulder, jaw, left hand, shoulder blade, shoulder blades, between my shoulder,
    upper back, left side, neck`,
  sick: `
    sweating, sweaty, sweats, sweat, cold sweat, dizzy, dizziness, light headed, lightheaded, faint, fainting, nausea,
    nauseous, nauseated, sick, clammy, pale, vomiting, throwing up, throw up, vomit, threw up, short of breath, breathless,
    cant breathe, grey, gray, ashen, woozy, weak, headache, headaches, drowsy, sleepy, passing out, pass out, confused,
    tired and`,
  racing: `
    racing, races, race, pounding, pounds, irregular, irregularly, fluttering, flutter, skipping, skips, stopped, stopping,
    out of control, very fast, so fast, too fast, super fast, beating fast, jumping, wild, crazy, erratic, erratically,
    thumping, stops, # bpm, resting, going crazy, beats like`,
  face: `
    face, mouth, smile, eyelid, eye, cheek, lip, corner of her mouth, corner of his mouth, lips, half her face,
    half his face, half my face, facial`,
  side: `
    one side, right side, left side, half of his, half of her, half of my, half his, half her, half my body, half of body,
    whole side, half the face, half my, entire left, entire right, whole left, whole right, =1 side, one arm, one leg,
    other side`,
  limb: `
    arm, arms, leg, legs, hand, hands, foot, fingers, side, face, limbs, half of, half my body, lower body, half his,
    half her, tongue, body, mouth, left arm, right arm, limb, feet, toes, waist`,
  numb: `
    numb, numbness, numbed, droop, drooping, droops, drooped, droopy, hanging, hangs, hung, sag, sagging, sags, sagged,
    paraly~, weak, weakness, tingling, tingly, gone dead, went dead, dead, limp, lopsided, crooked, uneven, fell, fallen,
    gone funny, slid, sliding, dropped, not moving, wont move, doesnt move, frozen, twisted, pins and needles, useless,
    lifeless, slack, collapsed, melted, melting, pulled down, down on one side, wonky, slanted, distorted, skewed,
    asymmetrical`,
  feelMove: 'feel, move, lift, raise, moving, feeling, lifting, raising, use, control, hold, grip, using, walk, stand, wiggle',
  speak: `
    speak, speaks, speaking, talk, talks, talking, speech, words, word, sentence, sentences, voice, answer me, say, says,
    saying, talkin, get words out, form words, sounds, pronounce`,
  slurred: `
    slur, slurs, slurred, slurring, slured, jumbled, garbled, gibberish, nonsense, no sense, make sense, making sense,
    mumbling, drunk, wrong, weird, incoherent, incoherently, incomprehensible, muddled, mixed up, scrambled, slow and, thick,
    funny, strange, wont come out, come out wrong, wont come, unintelligible, drunk but, weirdly`,
  see: 'see, vision, sight, eye, eyes, eyesight, seeing',
  lost: `
    lost, losing, gone, double, blurry, blurred, blurring, blind, blindness, black, went dark, going dark, dark, half,
    half of, tunnel, disappeared, foggy, blurrier, cant see, vanished`,
  head: 'head, headache, headaches, migraine, skull, hedache',
  confused: `
    confused, confusion, disoriented, disorientated, delirious, doesnt know where, dont know where, know where he is,
    know where she is, doesnt recognise, doesnt recognize, doesnt know who, making no sense, makes no sense, acting strange,
    acting strangely, acting drunk, incoherent, hallucinat~, muddled, not making sense, out of it, not herself, not himself,
    doesnt know me, strangely`,
  breathe: `
    breathe, breath, breathing, breathes, breathed, braethe, breth, air, breaths, breething, breate, oxygen, inhale, exhale,
    respiration`,
  breathless: `
    short of breath, shortness of breath, breathless, breathlessness, out of breath, gasping, gasp, gasps, wheez~, panting,
    struggling for breath, fighting for breath, puffed, rapid breathing, breathing fast, breathing very fast,
    breathing is fast, breathing is shallow, shallow breaths, shallow breathing, breathing really fast, air hunger,
    hyperventilat~`,
  atRest: `
    suddenly, sudden, at rest, resting, lying down, lie flat, lying, sitting, sitting still, talk, talking, speak, sentence,
    lips, blue, chest, worse, getting worse, worsening, badly, severe, severely, swollen, confused, coughing blood, blood,
    in bed, at night, without doing anything, doing nothing, calf, after surgery, faint, wont stop, extremely, very bad,
    for air, ribs, awful, terrible, terribly, like a fish`,
  asthma: 'asthma, asthmatic, inhaler, puffer, nebuliser, nebulizer, ventolin, salbutamol, albuterol, copd, reliever',
  noHelp: `
    doesnt help, not helping, isnt helping, not working, isnt working, doesnt work, empty, no effect, ran out, run out,
    stopped working, out of, wont work, no relief, doing nothing, lost my, cant find, didnt help, doesnt do anything,
    nothing helps, finished, forgot my, without my, without his, without her`,
  blue: 'blue, bluish, grey, gray, purple, ashen, greyish',
  lips: `
    lips, lip, face, fingers, fingertips, nails, fingernails, skin, baby, he, she, child, son, daughter, newborn, toddler,
    husband, mouth, friend, hes, shes, turning, turned, going, went, turns`,
  throat: `
    throat, tongue, lips, lip, face, eyes, eyelids, airway, mouth, neck, troat, thraot, windpipe, tonge, tounge, gullet,
    whole face`,
  swell: `
    swell~, swollen, swole, swoll, puff, puffing, puffy, puffed, closing, close, closes, closed, closing up, tightening,
    tight, constrict~, blowing up, blew up, huge, getting bigger, twice its size, twice the size, double the size,
    ballooning, ballooned, enormous, thick, thickening, narrowing, shutting, shut, itchy and, expanding, growing, seizing up`,
  trigger: `
    nut, nuts, peanut, peanuts, cashew, cashews, walnut, walnuts, almond, almonds, hazelnut, hazelnuts, bee, wasp, hornet,
    sting, stung, bitten, shrimp, prawn, prawns, shellfish, seafood, crab, lobster, fish, egg, eggs, milk, sesame, soy,
    antibiotic, antibiotics, penicillin, amoxicillin, allergic, allergy, allergies, new medicine, strawberries, kiwi, latex,
    contrast, vaccine, injection, ate something, new medication, ant bites, ibuprofen, aspirin, after eating, allergen`,
  rash: 'rash, hives, welts, itching, itchy, itch, red spots, blotches, blotchy, urticaria, nettle rash, red all over',
  sugar: `
    blood sugar, blood sugars, blood glucose, glucose, my sugar, his sugar, her sugar, sugars, bloodsugar, my sugars,
    glucometer, glucose meter, cgm, dexcom, libre, =bg, =bgl, the sensor, sugar is, sugar was, sugar level, sugar levels,
    meter says, meter reads, meter shows, reading of, sugar of, reading is, sugar dropped, sugar at`,
  tooLow: `
    low, lows, lower, dropping, dropped, drops, drop, crashing, crashed, crash, falling, plummet~, hypo, hypos, too low,
    going down, tanked, tanking, under, way down, below, fell, bottomed`,
  tooHigh: `
    high, sky high, too high, very high, hyper, ketones, off the scale, over, through the roof, rising, spiking, spiked,
    climbing, wont come down, shot up, error hi, hi, really high`,
  shaky: `
    shaking, shaky, shakes, trembling, tremble, sweating, sweaty, sweats, confused, confusion, dizzy, faint, fainting,
    fainted, vomiting, vomit, throwing up, very thirsty, so thirsty, extremely thirsty, thirsty all, weak, cant stand,
    slurring, slurred, wont wake, unconscious, unresponsive, seizure, fruity, fruity breath, acetone, drowsy, sleepy,
    cant keep, not responding, passing out, pass out, blurry, blurred, cant see, out of it, aggressive, delirious,
    cant think, cant eat, breathing fast, breathing deep, lethargic, nauseous, clammy, jittery, disoriented, belly pain,
    stomach pain, ketones, wont respond`,
  diabetic: `
    diabetic, diabetes, type 1, type one, t1d, type1, insulin dependent, hypo, hypoglycemia, hypoglycaemia, hypoglycemic,
    hypoglycaemic, low blood sugar`,
  unwell: `
    fever, feverish, high temperature, temperature of, limp, floppy, flopy, blue, turning blue, grey, wont feed, not feeding,
    wont eat, wont drink, refuses to drink, refuses to feed, refusing to feed, refusing milk, refusing fluids, refuses,
    refusing, rash, purple spots, vomiting, vomit, projectile, throwing up, crying non stop, cries non stop, screaming,
    high pitched, inconsolable, wont stop crying, cant stop crying, hasnt stopped crying, fell, fallen, fell off, dropped,
    dry nappy, dry nappies, dry diaper, dry diapers, no wet nappies, no wet diapers, wet nappy, wet diaper, wet nappies,
    wet diapers, hasnt peed, hasnt weed, not peeing, lethargic, listless, drowsy, hard to wake, sleepy, wont wake,
    unresponsive, seizure, seizures, convuls~, fit, fitting, twitching, jerking, shaking, stiff, rigid, choking, choked,
    choke, not breathing, breathing fast, breathing funny, grunting, gasping, wheezing, bulging, soft spot, fontanelle,
    sunken, yellow, jaundice, jaundiced, hit his head, hit her head, hit head, banged her head, banged his head, swallowed,
    lifeless, unconscious, pale, mottled, stopped breathing, struggling to breathe, hot to touch, burning up, # degrees,
    blood in, bleeding, passed out, collapsed, croup, drowning, drowned, under water, underwater, scalded, burnt, burned,
    not moving, wont respond, stopped moving, rolled off, green vomit, sucked in ribs, ribs showing, dehydrated,
    struggling for breath, breathing too fast`,
  move: 'move, moving, moved, moves, kick, kicking, kicked, kicks, movement, movements',
  pregnancySign: `
    bleed, bleeding, bled, blood, spotting, clots, severe pain, bad pain, pain, pains, cramps, cramping, headache, blurred,
    blurry, vision, seeing spots, spots, flashing, flashing lights, swollen, swelling, puffy, waters, water broke,
    waters broke, contractions, fell, fall, fallen, fainted, faint, seizure, fever, not moving, stopped moving, cant feel,
    havent felt, hasnt moved, no movement, less movement, fewer kicks, leaking, itching, blood pressure, gush, gushing,
    discharge, soaking, pads, accident, hit my belly, hit my stomach, kicked, short of breath, leg swollen, vomiting,
    cant keep, stars, too early, ribs, upper belly, dizzy, collapsed, cord, fluid, car crash`,
  faint: `
    unconscious, unconcious, uncounscious, unresponsive, passed out, passes out, passing out, pass out, faint, fainted,
    fainting, faints, collapse, collapsed, collapsing, blacked out, blacks out, black out, blackout, lost consciousness,
    losing consciousness, loses consciousness, lost conciousness, keeled over, knocked out, comatose, drifting in and out,
    in and out of consciousness, not conscious, wont wake, wont wake up, cant wake, not waking, dropped to the floor, limp,
    lifeless, out cold, fell over, coma, nearly fainted, almost fainted, fell unconscious, fell to the floor,
    almost passed out, nearly passed out, about to pass out, about to faint, dizzy`,
  respond: `
    respond, responds, responding, responsive, react, reacts, reacting, answer, answers, answering, wake, wake up, waking,
    wakes, move, moving, moves, conscious, breathing, breathe, rouse, woken, wakeing, waken, come around, coming around,
    pulse, alive`,
  bleed: `
    bleed, bleeds, bleeding, bled, blood, haemorrhage, hemorrhage, haemorrhaging, hemorrhaging, bloody, bleedin, bleding,
    bloods, artery`,
  vomitCough: `
    vomit, vomited, vomiting, vomits, throwing up, threw up, throw up, cough, coughing, coughed, coughs, spit, spitting,
    spat, puking, puke, puked, stool, stools, poop, poo, urine, pee, peeing, from my ear, from his ear, from her ear,
    out of my ear, out of his ear, from my eyes, pooping, rectum, black, coffee grounds, pooing, coughin`,
  wound: `
    cut, cuts, stab, stabbed, stabbing, shot, gunshot, run over, ran over, hit his head, hit her head, hit my head, hit head,
    banged, head injury, broken bone, bone sticking, bone is sticking, severed, cut off, chopped off, sliced, amputat~, burn,
    burns, burned, burnt, scalded, crushed, impaled, gash, wound, wounded, deep cut, fractured, broke, bitten, snake,
    finger off, burning oil, concussion, artery, vein, wrist, saw, chainsaw, glass, injured, injury, electric shock,
    electrocuted, struck, knocked, bone, nail through, thigh`,
  fall: `
    fell, fall, fallen, falls, accident, crash, crashed, hit by, knocked down, tumbled, dived, dove, thrown off, came off,
    ran over, slipped, hit her head, hit his head, hit my head, banged her head, banged his head, banged my head`,
  belly: `
    stomach, belly, abdomen, abdominal, tummy, testicle, testicles, lower right, appendix, guts, gut, right side, groin,
    flank, side, kidney`,
} satisfies Partial<Record<Meaning, Words>>
