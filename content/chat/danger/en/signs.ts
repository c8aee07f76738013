import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

/** Signs of the body that are grave together, and what brings them about. */
export const signs = {
  distress: `
    so alone, all alone, alone and, and alone, lonely and, hopeless, helpless, empty, numb inside, so scared, scared and, and scared, im scared,
    i am scared, terrified, frightened, desperate, despair, panicking, crying, cried all, in tears, cant cope, cant stop crying, help me, please help,
    please hurry, urgent, emergency, hurting, unbearable, unsafe, not safe, in danger, no hope, no one cares, nobody cares, hate myself, ashamed,
    disgusted, giving up, given up, falling apart, breaking down, broken, worthless, too much for me, cant take, rock bottom, dark place,
    dark thoughts, bad thoughts, intrusive thoughts, voices, not coping, struggling, at my limit, something is wrong, something wrong,
    getting worse, worse and worse, not himself, not herself, not myself, weird today, strange today, hospital, ambulance`,
  training: `
    workout, workouts, training, trained, train, gym, squats, squat, deadlift~, bench press, plank, planks, lunges, running,
    jog, jogging, race, marathon, exercise, exercises, hiit, yoga, pilates, spin, bike, cycling, hike, hiking, burpees,
    reps, rep, sets, kettlebell~, dumbbell~, leg day, arm day, chest day, bootcamp, crossfit, swim, swimming, stretch,
    stretching, pose, push ups, pushups, pull ups, rowing, foam roll~, massage, sauna, my class, the class, spin class,
    gym class, my run, a run, the run, after running, long run, my session, the session, the sessions, uphill, the hill,
    uphills, climb stairs`,
  game: `
    tennis, chess, game, games, race, races, challenge, golf, cards, poker, mario kart, monopoly, scrabble, arm wrestl~,
    squash, badminton, table tennis, competition, quiz, score, scores, record, leaderboard, ranking, steps, step count,
    sprint, sprints, fifa, padel, volleyball, match, plank challenge, every time at, at everything, boxing class, sparring,
    workout, gym`,
  pale: `
    pale, =grey, =gray, ashen, ashy, clammy, white as, gone white, went white, turned white, waxy, drained of colour,
    no colour in, no color in, lost all colour, lost all color, mottled, blotchy, colour of ash, color of ash, pasty,
    bluish, ghost, greyish`,
  sweaty: `
    sweating, sweaty, sweats, drenched, soaked in sweat, soaked with sweat, cold sweat, cold sweats, dripping with sweat,
    dripping sweat, pouring sweat, pouring with sweat, clammy, soaked, sweat, perspiring, sweating buckets`,
  dizzy: `
    dizzy, dizziness, light headed, lightheaded, faint, woozy, spinning, vertigo, giddy, giddiness, wobbly,
    head is spinning, going to pass out, about to pass out, gonna pass out, might pass out, nearly passed out,
    almost passed out, about to faint, going to faint, gonna faint, nearly fainted, almost fainted, going black, goes black,
    went black, blacking out, room spins`,
  drowsy: `
    drowsy, drowsiness, dazed, groggy, lethargic, out of it, hard to wake, hard to rouse, difficult to wake, wont wake,
    cant wake, not waking, keeps falling asleep, keep falling asleep, falling asleep mid, nodding off, barely conscious,
    barely awake, half asleep, semi conscious, slurring, slurred, mumbling, mumbles, so sleepy, very sleepy, too sleepy,
    really sleepy, extremely sleepy, super sleepy, cant stay awake, cannot stay awake, cant keep her eyes,
    cant keep his eyes, cant keep my eyes, struggling to stay awake, unresponsive, zoned out, spaced out, staring through,
    glassy, glazed, sluggish, cant stop sleeping, sleeping all day, slept all day, not with it, not quite with it,
    in and out, eyes keep closing, eyes keep rolling, eyes rolling, eyes rolled, not making sense, confused,
    barely responsive, barely responding, passed out, muddled, nod off, keep nodding, dozy, dopey, stupor, shaking her and,
    shaking him and, cant rouse, wont stir, wont open _ eyes, cant open _ eyes, eyes half, mumbled, only mumbles,
    just mumbles, wakes for a second, keeps dozing, dozing off, keeps drifting, drifting off, drifting in,
    lights are on but, seeing things, staring at me, staring into, staring blankly, just staring, went limp, goes limp,
    gone limp, is limp, shes limp, hes limp, limp and, floppy and, is floppy, went floppy, =stares`,
  vomiting: `
    vomit, vomits, vomited, vomiting, throwing up, threw up, thrown up, throws up, throw up, puking, puke, puked, been sick,
    being sick, be sick, is sick, was sick, sick twice, sick three times, retching, retch, heaving, cant keep, cannot keep,
    keep anything down, keep water down, keep fluids down, nauseous, nausea, nauseated, feel sick, feels sick, feeling sick,
    gagging, hurling, barfing, the runs, diarrhea, diarrhoea, loose motions`,
  fever: `
    fever, feverish, high temp, high temperature, burning up, chills, rigors, shivering, shivers, temp of, temperature of,
    temperature is, temp is, # degrees, boiling hot, hot to touch, hot to the touch, hot as, so hot, burning hot, fever of,
    running a temperature, a temperature, temperature #, temp #, fever #`,
  stiffNeck: `
    stiff neck, neck is stiff, neck is so stiff, neck feels stiff, neck stiffness, stiffness in _ neck, neck _ stiff,
    cant bend _ neck, cant move _ neck, cant touch _ chin, chin to _ chest, light hurts, lights hurt, hates the light,
    hates light, cant stand light, cant stand the light, cant bear light, bright light hurts, light is hurting,
    sensitive to light, rash, purple spots, dark spots, dots that dont, doesnt fade, dont fade, not fade, wont fade,
    glass test, under a glass, press a glass, press glass, blotchy, mottled`,
  shivering: `
    shaking, shaky, shakes, shake, trembling, trembles, tremble, trembly, wobbly, quivering, shivering, shivers, jittery,
    twitching, hands wont stop, jerking`,
  blurred: `
    blurred, blurry, blurring, blurs, double vision, seeing double, see double, seeing spots, see spots, seeing stars,
    see stars, spots in front, stars in front, dots in front, flashing lights, flashing light, flashes, zigzag~, zig zags,
    sparkles, curtain over, curtain came, curtain come, shadow over, black shade, shade over, shutter, lost sight,
    lost vision, losing vision, tunnel vision, vision is, vision went, vision has, vision keeps, cant see properly,
    cant see right, cant focus my eyes, going blind, cant read this, cant read the, sight is, eyesight, floaters, pupils,
    pupil, halos`,
  odd: `
    wrong, weird, weirdly, strange, strangely, funny, odd, oddly, not right, isnt right, off, crooked, lopsided, uneven,
    wonky, slanted, different, tilted, skewed, doesnt look right, not normal, isnt normal, not itself, not like normal,
    abnormal`,
  awful: `
    awful, terrible, horrible, like death, dreadful, so ill, very ill, really ill, seriously ill, this ill, so unwell,
    very unwell, really unwell, rough, terribly, like im dying, like i am dying, worse than ever, so poorly, very poorly,
    really bad, like hell, never felt, never felt this, impending doom, doom, going to die, about to die, scared, terrified,
    slipping away, fading`,
  indigestion: `
    indigestion, heartburn, trapped wind, acid reflux, reflux, gas pain, gastric, gas trouble, acidity, gastritis, burping,
    stomach acid, bra, band round, belt round, corset, vest is too tight, strap round`,
  dropThings: `
    dropping things, drops things, drop things, dropped _ cup, dropped _ fork, dropped _ phone, dropping _ cup,
    dropping _ fork, dropping _ phone, dropping _ spoon, dropping _ pen, dropped _ spoon, drops _ cup, drops _ fork,
    drops everything, dropping everything, not mine, isnt mine, doesnt belong to me, wont obey, doesnt obey, wont do what,
    doesnt do what, not doing what, wont listen, gave way, giving way, gives way, gave out, buckled, buckles, dragging,
    drags, wont cooperate, wont type, cant type, cant hold a, cant hold the, cant hold _ cup, cant hold my, cant hold his,
    cant hold her, cannot hold, cant grip, cant grab, cant button, cant do up, cant write, missing the, misses his mouth,
    misses her mouth, spilling, dribbling, dribbles, wrong foot, cant sign, feels like someone elses, went dead, gone dead,
    gone floppy, went floppy, drop it, dropped it, fork keeps, cup keeps, keeps falling out, falls out of my, fumbling,
    fumbles, cant work the, cant work my, too many buttons, cant use my phone, cant press, typing is, typing hard,
    hard to type`,
  tipsy: `
    drunk, tipsy, like a drunk, staggering, staggers, swaying, leaning to one side, leaning to the, leans to,
    falling to the left, falling to the right, falling to one side, veering, veers, walks into walls, walking into walls,
    bumping into walls, bumping into things, walk straight, lost _ balance, losing _ balance, no balance, off balance,
    unsteady, cant keep _ balance, walking funny, walking weird, tilting, lurching, lilting, stumbling around,
    stumbling about, stumbles around, keeps stumbling`,
  laboured: `
    harder, harder and harder, getting harder, getting worse, rapid, rapidly, very fast, really fast, so fast, too fast,
    fast, faster, shallow, noisy, noisily, rattling, rattle, rattles, whistling, whistles, wheezy, straw, laboured, labored,
    squeaky, squeak~, weird, funny, strange, strangely, painful, hurts, pauses, pausing, like a fish, ragged, heavy,
    heavily, deep and, gurgling, gurgle~, crackling, crackl~, snoring, grunting, grunts, barking, rasping, raspy, croaky,
    bubbling, difficult, irregular, stops, stopped, panicky, effort, a fight, knives, stabs, stabbing, not deep,
    not normally, not properly, properly, normally, not right`,
  lump: `
    lump, cotton wool, cotton, tight, tighter, tightening, tightness, scratchy, tingle, tingles, tingling, tingly, hoarse,
    closing, thick, thicker, clearing, gone funny, feels funny, feels weird, feels strange, strange, weird, voice, squeaky,
    numb, burning, blocked, narrow, small, smaller, full, fuzzy, furry, prickly, prickling, swallow, growing`,
  diabetesThing: `
    diabetic, diabetes, type 1, type one, type1, =t1d, =t1, =t1dm, insulin, ketone, ketones, insulin pump, my pump,
    his pump, her pump, pump, dexcom, libre, cgm, omnipod, pod, novorapid, humalog, lantus, fiasp, tresiba, levemir, bolus,
    bolused, basal, hypo, hypos, hypoglyc~, hyper, blood sugar, blood sugars, sugar is, sugar was, sugar at, my sugar,
    his sugar, her sugar, my sugars, moms sugar, mums sugar, dads sugar, sons sugar, daughters sugar, wifes sugar,
    husbands sugar, glucose, sugar level, sugar levels, sugar drops, sugar dropped, sugar drop, sugar low, low sugar,
    high sugar, sugar high, sugars, glucometer, infusion set, meter says, meter reads, meter shows, meter just, meter keeps,
    reader says, reader just, reader shows, sensor says, sensor shows, units, fast acting, long acting, carb ratio,
    two arrows, double arrow~, arrow down, arrows down, arrow up, glucagon, sugar patient, metformin, gliclazide,
    did my shot, did my jab, did my injection, did my needle, took my shot, took my jab, had my jab, had my shot,
    did her shot, did his shot, did her jab, did his jab`,
  without: `
    ran out, run out, out of, forgot, forgotten, skipped, skip, skipping, stopped, stopping, failed, failing, no more,
    rationing, ration, havent taken, hasnt taken, havent injected, hasnt injected, havent had, hasnt had, not taken,
    not injected, missed, missing, without, leaked, leaking, fell out, was out, came out, came off, kinked, broke, broken,
    cant afford, couldnt afford, lost, no insulin, refuses, blocked, disconnected, empty, wrong, instead, twice, huge,
    double, doubled, by mistake, accidentally, too much, by accident, ten times, stacked, # times`,
  keto: 'ketone, ketones, ketone strip, ketone strips, ketone level, ketone test, ketosis strip',
  thirst: `
    thirst, thirsty, drinking litres, drinking liters, drinks litres, drinks liters, drinks all the time,
    drinking all the time, drinking constantly, drinks constantly, drinks loads, drinks so much, drinking so much,
    cant stop drinking water, dry as dust, unquenchable, mouth is so dry, mouth is dry, dry mouth, parched,
    drinking non stop, drinking gallons, drinks gallons, guzzling`,
  urinate: `
    peeing, pees, pee, weeing, wees, urinating, urinate, urine, wetting the bed, wets the bed, wet the bed, wetting,
    toilet every, bathroom every, loo every, bathroom all, passing urine, up all night to`,
  headHit: `
    hit my head, hit his head, hit her head, hit their head, hitting my head, banged my head, banged his head,
    banged her head, banging my head, knocked my head, knocked his head, knocked her head, bumped my head, bumped his head,
    bumped her head, smacked my head, smacked his head, smacked her head, cracked my head, cracked his head,
    cracked her head, landed on my head, landed on his head, landed on her head, fell on his head, fell on her head,
    fell on my head, hit on the head, kicked in the head, knocked out, head injury, concussion, concussed, blow to the head,
    bump on his head, bump on her head, bump on my head, hit the back of, banged the back of, head hit, dropped on his head,
    dropped on her head, since he fell, since she fell, since the fall, since i fell, after the fall, after a fall,
    after he fell, after she fell, after i fell, weight hit my, ball to the head`,
  crash: `
    car crash, car accident, bike crash, crashed, crashed my bike, crashed my car, motorbike, motorcycle, hit by a car,
    hit by a bus, hit by a van, hit by a truck, hit by, run over, knocked off, knocked down, ladder, thrown from,
    thrown off, fell from, fallen from, fell off, fallen off, fell down, fallen down, came off, roof, scaffolding, diving,
    dived, dove into, rear ended, accident, collision, pile up, horse, off a horse, trampoline, down the stairs, whiplash,
    road traffic, landed on, dropped a barbell, barbell on`,
  limbSign: `
    tingle, tingles, tingling, numb, numbness, cant move, cannot move, cant feel, cannot feel, swollen, swelling, swells,
    hot, =red, redness, warm, twisted, bent, wrong way, wrong angle, odd angle, weird angle, funny angle, deformed,
    sticking out, pins and needles, tender, painful, throbbing, purple, blue, cold and, no feeling, hurts, hurting, pain,
    huge, double the size, twice the size, shorter, turned out, cant put weight, cant stand, cant walk, cant get up, weak`,
  legs: 'leg, legs, calf, calves, foot, feet, hip, ankle, knee, thigh, arm, hand, back, neck, spine',
  backSign: `
    between my legs, between his legs, between her legs, hold my pee, hold my urine, hold my bladder, control my bladder,
    control my bowels, control my pee, cant pee, cannot pee, cant wee, cannot wee, cant urinate, cannot urinate,
    unable to pee, wet myself, wetting myself, soiled myself, pooed myself, when i wipe, saddle, bladder, bowels, bowel,
    numb bum, groin is numb, numb down below, bum is numb, private parts, genitals, both legs, incontinent, inner thighs,
    down there`,
  heatCold: `
    heat, sun, heatwave, heat wave, hot car, sauna, marathon, sunstroke, snow, freezing, frozen, ice, cold water, ice bath,
    icy water, fell through the ice, ice water, hypotherm~, locked in the car, in the car, hot yoga, steam room,
    outside all night, desert`,
  burnSource: `
    boiling water, boiling, boiling oil, hot oil, kettle, hot tea, hot coffee, hot soup, hot water, steam, acid, fire,
    flames, flame, caught fire, petrol, fireworks, chemical, chemicals, electric, exhaust pipe, iron, oven, stove, bbq,
    barbecue, fryer, fat fryer, pan of, scalding, lye, caustic, hot fat, deep fryer`,
  passOut: `
    pass out, passes out, passed out, passing out, faint, faints, fainted, fainting, collapse, collapses, collapsed,
    collapsing, black out, blacks out, blacked out, blacking out, slump, slumps, slumped, keels over, keeled over,
    goes limp, went limp, gone limp, drops to the floor, dropped to the floor, fell to the floor, fell to the ground,
    went down, lose consciousness, lost consciousness, losing consciousness, unconscious, unresponsive`,
  ageOld: `
    gran, gramps, grandma, granny, nan, nana, nanny, nanna, grandpa, grandad, granddad, grandmother, grandfather, elderly,
    old lady, old man, mother, father, mum, mom, dad, my aunt, my uncle, neighbour, neighbor, hip, frail, on blood thinners,
    80 year old, in law`,
  fumeSource: `
    boiler, barbecue, bbq, generator, heater, gas fire, gas stove, gas cooker, stove, fireplace, car engine, engine running,
    exhaust, wood burner, log burner, charcoal, coal, furnace, gas smell, smell of gas, smell gas, smells of gas,
    smelling gas, paraffin, kerosene, camping stove, gas leak, indoors, geyser, chimney, car running, garage, shisha,
    hookah, gas oven, portable stove, fumes`,
} satisfies Partial<Record<FurtherMeaning, Words>>
