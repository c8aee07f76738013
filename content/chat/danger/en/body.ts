import type { Meaning, Words } from '#content/chat/danger/form.ts'

/** Of heart, brain, breath, allergy and sugar. */
export const body = {
  chest: `
    chest, chests, breastbone, sternum, rib cage, ribcage, breast bone, behind my ribs, chset, left breast,
    middle of my chest, my heart hurts, heart hurts, heart is hurting, pain in my heart, heart pain, thorax, rib,
    between my shoulder blades, between her shoulder blades, between his shoulder blades, chest area, chest wall,
    centre of my chest, heart area, solar plexus, heart aches, under my breast, under left breast`,
  heart: `
    heart, hearts, heartbeat, heart beat, heart rate, pulse, heartrate, palpitations, hart, palpitation, heart beats,
    heartbeats, heart is, ticker, heart has, flutter~, fluttering`,
  hurts: `
    pain, pains, painful, pian, hurts, hurt, hurting, hurtin, ache, aches, aching, tight, tightness, tightening, tighten,
    tightens, pressure, pressing, crushing, crushed, crush, squeeze, squeezing, squeezed, squeezes, heavy, heaviness,
    heavily, burning, burns, stabbing, sharp, gripping, grip, clench~, constrict~, cramp, cramps, cramping, discomfort,
    explode, exploding, bursting, radiat~, shooting, spasm~, throbbing, tearing, ripping, clutch~, clutching, grabbing,
    grabs, grabbed, clutches, vice, band, agony, on fire, migraine, headache, hurtz, panful, like a fist, twisting,
    giving out, rubbing, rubs, clutched, holding _ chest, burn, paining, pain is, ache~, squeezy, crushy, stinging, sting,
    stings, pinching, zapping, jabbing, hurts like, feels weird, feels funny, feels strange, feels off, feels odd,
    feel weird, feel funny, feels full, fullness, like a vice, caving in, knotted, knot, constricted, sharp pains, twinge,
    twinges, twinging, pang, pangs, seizing, uncomfortable, digging, stabs, stab, twisting feeling, funny ache, achy,
    hurtng, pressured, stabbed, gripped`,
  heavyOn: `
    elephant, sitting on, weight on, brick, bricks, anvil, standing on, stone on, heavy weight, truck on, concrete,
    belt around, band around, something on, pressing on, weight, load on, rock, vise, vice, squashed, being stood on,
    sits on, sat on, someone sitting, somebody sitting, pressing down, weighs, weighs down, a ton, crushed by, stone,
    boulder, strap, belt, band, rope round, wrapped round, wrapped around, sat on me, standing on me, sitting on me`,
  arm: `
    arm, arms, left arm, left shoulder, jaw, left hand, shoulder blade, shoulder blades, between my shoulder, left side,
    jaws, teeth, elbow, left elbow, armpit, armpits, under my arm, collarbone, both arms, my shoulder, his shoulder,
    her shoulder`,
  sick: `
    sweating, sweaty, sweats, sweat, cold sweat, dizzy, dizziness, light headed, lightheaded, faint, fainting, nausea,
    nauseous, nauseated, sick, clammy, pale, vomiting, throwing up, throw up, vomit, threw up, short of breath, breathless,
    cant breathe, grey, gray, ashen, woozy, weak, headache, headaches, drowsy, sleepy, passing out, pass out, confused,
    tired and, blurry, blurred`,
  racing: `
    racing, pounding, pounds, irregular, irregularly, fluttering, flutter, skipping, skips, stopped, stopping,
    out of control, very fast, so fast, too fast, super fast, beating fast, wild, erratic, erratically, thumping, stops,
    going crazy, beats like, pause, pauses, misses beats, missing beats, missed beats, missing a beat, extra beats,
    all over the place, out of rhythm, out of sync, uneven, won't slow, wont slow down, wont calm, hammering, hammers,
    galloping, doing somersaults, flip flops, flip flopping, bouncing, jumping out, all over, mad, nuts, 170, 180, 190, 200,
    210, 175, 178, 185, very slow, really slow, like crazy, like mad`,
  face: `
    face, mouth, smile, eyelid, eye, cheek, lip, corner of her mouth, corner of his mouth, lips, half her face,
    half his face, half my face, facial, side of the mouth, smiles, smiling, grin`,
  side: `
    one side, right side, left side, half of his, half of her, half of my, half his, half her, half my body, half of body,
    whole side, half the face, half my, entire left, entire right, whole left, whole right, =1 side, one arm, one leg,
    other side`,
  limb: `
    arm, arms, leg, legs, hand, hands, foot, fingers, side, face, limbs, half of, half my body, lower body, half his,
    half her, tongue, body, mouth, left arm, right arm, limb, feet, toes, waist`,
  numb: `
    numb, numbness, numbed, droop, drooping, droops, drooped, droopy, hangs, sag, sagging, sags, sagged, paraly~, weakness,
    tingling, tingly, gone dead, went dead, dead, limp, lopsided, crooked, uneven, gone funny, slid, sliding, not moving,
    wont move, doesnt move, frozen, twisted, pins and needles, lifeless, slack, collapsed, melted, melting, pulled down,
    down on one side, wonky, slanted, distorted, skewed, asymmetrical, hanging down, hangs down, hung down, is hanging,
    has dropped, has fallen, falling down on, pulled to one side, drops, saggy, slipped, fizzing, no feeling, lost feeling,
    lost all feeling, feels dead, feels weird, feels strange, feels heavy, heavy, floppy, went weak, gone weak, goes weak,
    is weak, feels weak, weak all, so weak, very weak, stopped working, doesnt work, wont work, not working,
    fell asleep and`,
  feelMove: `
    feel, move, lift, raise, moving, feeling, lifting, raising, use, control, hold, grip, using, walk, stand, wiggle`,
  speak: `
    speak, speaks, speaking, talk, talks, talking, speech, words, word, sentence, sentences, voice, saying, talkin,
    get words out, form words, sounds, pronounce, understand, sounding, sounded, talked, spoke, vocabulary, my name, reads,
    language`,
  slurred: `
    slur, slurs, slurred, slurring, slured, jumbled, garbled, gibberish, nonsense, no sense, make sense, making sense,
    mumbling, drunk, incoherent, incoherently, incomprehensible, muddled, mixed up, scrambled, slow and, wont come out,
    come out wrong, wont come, unintelligible, drunk but, weirdly, slurry, slury, drunken, like shes drunk, like hes drunk,
    like im drunk, not mine, jibberish, rubbish, backwards, in circles, dont exist, out of order, stuck, stumbling over,
    tripping over, lisping, unclear, cant understand, not understandable, mushy, muffled, wrong words, wrong word,
    out wrong, coming out, sounds wrong, sounds weird, sounds funny, sounds strange, sounds thick, sounds odd, sounds off,
    went funny, gone funny, gone weird, words wrong, coming out wrong, comes out wrong`,
  see: 'see, vision, sight, eye, eyes, eyesight, seeing',
  lost: `
    lost, losing, gone, double, blurry, blurred, blurring, blind, blindness, black, went dark, going dark, dark, half,
    half of, tunnel, disappeared, foggy, blurrier, cant see, vanished`,
  head: 'head, headache, headaches, migraine, skull, hedache',
  confused: `
    confused, confusion, disoriented, disorientated, delirious, doesnt know where, dont know where, know where he is,
    know where she is, doesnt recognise, doesnt recognize, doesnt know who, making no sense, makes no sense, acting strange,
    acting strangely, acting drunk, incoherent, hallucinat~, muddled, not making sense, out of it, not herself, not himself,
    doesnt know me, strangely, muddle, seeing spiders, seeing things, seeing people, sees things, sees people,
    talking to people who, talking to someone who isnt, who isnt there, arent there, swinging punches, combative,
    calling out for, asking for his mum, asking for her mum, dont know what day, dont know where i am, not with it,
    agitated, rambling, raving, talking nonsense, gibberish, where am i $, keeps asking for, keeps asking where,
    keeps asking what, suddenly aggressive, doesnt know what day, doesnt know what year, spouting nonsense`,
  breathe: `
    breathe, breath, breathing, breathes, breathed, braethe, breth, air, breaths, breething, breate, oxygen, inhale, exhale,
    respiration, oxygen thing, oxy meter, oximeter, pulse ox, o2, sats, spo2, saturation`,
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
  asthma: `
    asthma, asthmatic, inhaler, puffer, nebuliser, nebulizer, ventolin, salbutamol, albuterol, copd, reliever, blue pump,
    preventer, symbicort, seretide`,
  noHelp: `
    doesnt help, not helping, isnt helping, not working, isnt working, doesnt work, empty, no effect, ran out, run out,
    stopped working, out of, wont work, no relief, doing nothing, lost my, cant find, didnt help, doesnt do anything,
    nothing helps, finished, forgot my, without my, without his, without her`,
  blue: 'blue, bluish, grey, gray, purple, ashen, greyish',
  lips: `
    lips, lip, face, fingers, fingertips, nails, fingernails, skin, baby, he, she, child, son, daughter, newborn, toddler,
    husband, mouth, friend, hes, shes, turning, turned, going, went, turns`,
  throat: `
    throat, tongue, lips, lip, face, eyelids, airway, mouth, troat, thraot, windpipe, tonge, tounge, gullet, whole face,
    eyes are, eye is, eye, eyelid, neck is, neck has, face is, uvula`,
  swell: `
    swell~, swollen, swole, swoll, puff, puffing, puffed, closing, closing up, tightening, constrict~, blowing up, blew up,
    getting bigger, twice its size, twice the size, double the size, ballooning, ballooned, enormous, thickening, narrowing,
    shutting, expanding, seizing up, closes up, is closing, is closed, closed up, shut down, is shut, feels tight, is tight,
    getting tight, going tight, so tight, very tight, gets tight, is huge, are huge, looks huge, is getting huge, so puffy,
    all puffy, really puffy, very puffy, getting puffy, suddenly puffy, came up, bulging, swelled, swell up, swelling up,
    like a balloon, like balloons, too big, bigger, balloon~, inflated, inflating, fat`,
  trigger: `
    nut, nuts, peanut, peanuts, cashew, cashews, walnut, walnuts, almond, almonds, hazelnut, hazelnuts, bee, wasp, hornet,
    sting, stung, bitten, shrimp, prawn, prawns, shellfish, seafood, crab, lobster, sesame, soy, antibiotic, antibiotics,
    penicillin, amoxicillin, allergic, allergy, allergies, new medicine, strawberries, kiwi, latex, contrast, vaccine,
    injection, new medication, ant bites, ibuprofen, aspirin, allergen, satay, brownie with, pistachio, pistachios, pecan,
    pecans, brazil nut, brazil nuts, mustard, buckwheat, lupin, sushi, oyster, oysters, mussels, clams, scallops, squid,
    calamari, fire ants, jellyfish, got bitten, insect bite, insect, bites, the bar, protein bar, new supplement,
    supplement, new place, restaurant, takeaway, hair dye, dye, peach, chickpea, trail mix, granola, pesto, tablet, tablets,
    medicine, the tablet, ointment, painkiller, diclofenac, sulfa, cefalexin, iv, flu shot, jab, shot, ate fish,
    eating fish, ate egg, eating egg, eating eggs, trying egg, ate eggs, drank milk, after milk, eating yoghurt,
    ate something, after eating, hummus, hummous, tahini, birthday cake, swatted, bitten by an insect, ate walnut,
    if there was walnut, had nuts in it, contained nuts, contains nuts, traces of, may contain, satays, chinese takeaway,
    korma, nougat, marzipan, baklava, frangipane, kefir, meringue`,
  rash: `
    rash, hives, welts, itching, itchy, red spots, blotches, blotchy, urticaria, nettle rash, red all over, itches all over,
    red bumps, bumps all over, lumps all over, spots all over, breaking out, broke out, come out in, came out in,
    blistering, blisters, skin is red, red and hot, allergic rash`,
  sugar: `
    blood sugar, blood sugars, blood glucose, glucose, my sugar, his sugar, her sugar, bloodsugar, my sugars, glucometer,
    glucose meter, cgm, dexcom, libre, =bg, =bgl, the sensor, sugar is, sugar was, sugar level, sugar levels, meter says,
    meter reads, meter shows, reading of, sugar of, reading is, sugar dropped, sugar at, sugar reads, sugar reading,
    sugar over, sugar #, sugar down to, sugar crashed to, sugar dropped to, sugar fell to, sugar hit, moms sugar,
    mums sugar, dads sugar, wifes sugar, husbands sugar, sons sugar, daughters sugar, brothers sugar, sugar check, =bs is,
    =bm, =bms, =bgs, fingerstick, finger stick, finger prick, sugars are, sugar has, glucose of, # mmol, libre at,
    libre says, dexcom says, dexcom at, gluc, gluco, my reading, his reading, her reading, reading this morning,
    reading was, =bg is`,
  tooLow: `
    low, lows, lower, dropping, dropped, drops, drop, crashing, crashed, crash, falling, plummet~, hypo, hypos, too low,
    going down, tanked, tanking, under, way down, below, fell, bottomed, lo, crashing down, dropping fast, arrow down,
    arrows down, arrow pointing down, double down, dropping like, wont come up, wont go up, not coming up, wont rise,
    dipping`,
  tooHigh: `
    high, sky high, too high, very high, hyper, off the scale, through the roof, rising, spiking, spiked, climbing,
    wont come down, shot up, error hi, really high, says hi, reads hi, saying hi, hi again, is hi, not coming down, over #,
    off the chart, off the charts, maxed out, max, hyperglyc~`,
  shaky: `
    shaking, shaky, shakes, trembling, tremble, sweating, sweaty, sweats, confused, confusion, dizzy, faint, fainting,
    fainted, vomiting, vomit, throwing up, very thirsty, so thirsty, extremely thirsty, thirsty all, weak, cant stand,
    slurring, slurred, wont wake, unconscious, unresponsive, seizure, fruity, fruity breath, acetone, drowsy, sleepy,
    cant keep, not responding, passing out, pass out, blurry, blurred, cant see, out of it, aggressive, delirious,
    cant think, breathing fast, breathing deep, lethargic, nauseous, clammy, jittery, disoriented, belly pain, stomach pain,
    wont respond, wobbly, thirst, headache, drunk, peeing, pee, weeing, cant read, staring, stare, sick, nausea, stomach,
    belly, gibberish, nonsense, talking nonsense, shouting, angry, swearing, fitting, cant swallow, wont take, wont drink,
    feel awful, feel terrible, feel ill, feel rough`,
  diabetic: `
    diabetic, diabetes, type 1, type one, t1d, type1, insulin dependent, hypo, hypoglycemia, hypoglycaemia, hypoglycemic,
    hypoglycaemic, low blood sugar`,
} satisfies Partial<Record<Meaning, Words>>
