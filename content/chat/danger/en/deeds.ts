import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

/** What people do to themselves and to each other, told without its name. */
export const deeds = {
  despair: `
    hopeless, hopelessness, no hope, lost hope, lost all hope, given up hope, no way out, nothing ahead, empty inside, dead inside,
    hollow, worthless, useless, failure, waste of space, waste of oxygen, despair, desperate, trapped, numb inside, numb to everything,
    broken, unlovable, unbearable, pointless, meaningless, rock bottom, drowning inside, darkness, cant see a future, no future,
    nobody cares, no one cares, noone cares, alone in this, completely alone, all alone, so alone, total mess, hate myself, hates himself,
    hates herself, hate who i am, cant cope, cannot cope, cant take, cannot take, at my limit, at breaking point, breaking point,
    end of my rope, end of my tether, at the end of, done with everything, done fighting, tired of fighting, tired of trying,
    tired of pretending, too tired to fight, exhausted of, nothing matters, nothing helps, given up, im finished, crying every`,
  goOn: `
    go on, going on, keep going, carry on, carrying on, keep living, live like this, living like this, go on like this, do this anymore,
    do this any more, do it anymore, do it any more, do life, take it anymore, take it any more, take this anymore, take this any more,
    take any more, take much more, bear this, bear it, bear to live, stand living, face tomorrow, face another, face waking, face the day,
    face the morning, cope anymore, cope any more, cope with life, survive this, keep fighting, fight anymore, fight any more,
    pretend anymore, hold on, hang on, stay alive, stay here, keep this up, see a way, see any way, make it through, continue like this,
    continue living, get through this, do another, live with myself, live anymore, live any more, keep doing this, handle life`,
  vanish: `
    disappear, disappeared, disappears, disappearing, vanish, vanished, vanishing, not exist, stop existing, never existed,
    didnt exist, wasnt there, werent there, wasnt here, werent here, wasnt around, werent around, not be here,
    not be around, wont be here, wont be around, be gone, was gone, were gone, am gone, im gone, was dead, were dead, died,
    be dead, was never born, werent born, not wake up, never wake up, not to wake, dont wake up, didnt wake up,
    wouldnt wake up, fade away, erase myself, be erased, cease to exist, cease to be, be no more, evaporate, dissolve,
    fall asleep forever, sleep forever, sleep and never, be nothing, leave this world, never been born, get hit by,
    have an accident, get cancer, stop being, jumped, without me, not to be here, not have to be here, not to exist,
    never come back, out of the picture, wouldnt be here, turn off, switch off, just wasnt there, wasnt in the picture,
    wasnt in their lives, wasnt a thing, wasnt alive, didnt have to exist`,
  drawnTo: `
    looking at, look at, looks at, staring at, stare at, stares at, thinking of, thinking about, think about, think of, thought about,
    imagine, imagining, imagined, picture, picturing, pictured, dream of, dreaming of, drawn to, pull of, pulling me, calling me,
    calls me, walk to, walked to, walking to, drive to, drove to, stood, standing, stand, sitting, sit, went to, going to, gone to,
    visit, visiting, visited, wonder, wondering, step off, step over, step in front, stepping, lean over, leaning over, jump, jumping,
    fall, falling, letting go, let go, turn the wheel, turning the wheel, counting, counted, count, lined up, lying on, lay on, top of, edge of,
    how high, how deep, how easy, so easy, walk into, walking into, throw myself, let myself, counts, googled, on my lap, in my lap`,
  deadlyPlace: `
    tracks, train tracks, railway, train line, level crossing, the train comes, train comes, platform edge, edge of the platform, bridge,
    bridges, viaduct, overpass, cliff, cliffs, cliff edge, ledge, rooftop, roof, balcony, top floor, multi storey, oncoming, traffic,
    lorry, lorries, truck, trucks, bus, medicine cabinet, medicine cupboard, pill bottle, bottle of pills, pills, tablets, the rope,
    noose, knives, kitchen knife, river, canal, lake, deep water, the sea, wall, tree, trees, wheel, steering wheel, cars, gun,
    window ledge, railing, railings, barrier, beam, rafters, belt, exhaust, garage, motorway, freeway, dam`,
  belongings: `
    jewellery, jewelry, ring, rings, watch, guitar, dog, dogs, cat, cats, pet, pets, rabbit, hamster, horse, savings, money, letters, letter, note, notes,
    my will, a will, his will, her will, affairs, paperwork, passwords, password, photos, belongings, possessions, things, stuff, clothes,
    books, favourite, favorite, funeral, insurance papers, accounts, kids, children, collection, playstation, xbox, car keys, house keys,
    record collection, everything i own, everything he owns, everything she owns, all his, all her, all my`,
  handOver: `
    gave away, give away, giving away, given away, gives away, gave me, gave his, gave her, gave all, gives his, gives her, giving his,
    giving her, given his, given her, giving me, handed, handing, found a home, finding a home, find a home, found someone to take,
    found somebody to take, new home for, rehomed, rehoming, look after my, take care of my, sorted out, sorting out, put in order, in order,
    tidied, deleted, deleting, cancelled everything, wont need, wouldnt need, doesnt need, dont need, no longer need, anymore, any more,
    for after, for when, once im, when im gone, after im, take my, take the, made a, wrote, written, writing, updated, changed, signed,
    paid off, said goodbye, says goodbye, say goodbye, saying goodbye, calm, at peace, to remember, keep it, have it all, arranged`,
  injure: `
    cut, cuts, cutting, burn, burns, burning, burned, burnt, scratch, scratches, scratching, scratched, slice, slices,
    slicing, sliced, carve, carves, carving, carved, stab, stabs, stabbing, stabbed, punch, punches, punching, punched,
    bang, bangs, banging, banged, hit, hits, hitting, bite, bites, biting, bit, bitten, hurt, hurts, hurting, harm, harms,
    harming, harmed, pull, pulls, pulling, pick, picks, picking, dig, digs, digging, claw, claws, clawing, scrape, scrapes,
    scraping, scraped, prick, pricks, pricking, slash, slashes, slashing, slashed, slam, slams, slamming, smash, smashes,
    smashing, pinch, pinches, pinching, choke, choking, strangle, razor, blade, blades, needle, needles, lighter, cigarette,
    cigarettes, compass, scissors, sharpener, bleeds, bleed, did it, does it, doing it, done it, take it out on, rub,
    rubbing, scald, stabbing my`,
  ownBody: `
    myself, herself, himself, themselves, themself, my arm, my arms, my wrist, my wrists, my thigh, my thighs, my leg, my legs, my skin,
    my stomach, my hip, my hips, my hand, my hands, my knuckles, my head, my face, my ankles, my ankle, my body, my forearm, my forearms,
    his arm, his arms, his wrist, his wrists, his thigh, his thighs, his leg, his legs, his skin, his head, his forearm, his forearms,
    her arm, her arms, her wrist, her wrists, her thigh, her thighs, her leg, her legs, her skin, her head, her forearms, her hair, my hair,
    her stomach, the wall, a wall, walls, flesh, own skin, own body, desk, so i, and i, when i`,
  deliberately: `
    on purpose, purposely, deliberate, deliberately, intentionally, to feel, feel something, feel anything, makes me feel, made me feel,
    feel better, feel real, feel alive, to cope, cope with, coping, to punish, punish, punishing, punishment, because i hate, hate myself, hates herself,
    hates himself, anxious, anxiety, upset, overwhelmed, when i get sad, stressed, numb, urge, urges, relapse, relapsed, relapsing, secretly, in secret, until they bleed,
    until it bleeds, until i bleed, till they bleed, till it bleeds, till i bleed, until i bruise, razor, razors, blade, blades, lighter,
    cigarette, cigarettes, compass, sharpener, deserve, deserves, deserved, calm me, calms me, calm down, calms, relief, release, make the thoughts,
    stop the thoughts, the thoughts, the voices, to make it stop, in class, every time we argue, after we argue, after a fight, words into,
    names into, only thing that, shut my, quiet, fresh, addicted, years clean, months clean, weeks clean, days clean, clean for, clean, hate me, disgust~,
    self hate, too much, control, at night, again and again, again last night, again tonight, again today, scars, wont stop being, cant stop, cant resist`,
  marks: `
    cuts, fresh cuts, scar, scars, slashes, slits, burns, burn marks, burn mark, scratches, marks, lines, red lines, bandage, bandages, bandaged,
    plasters, plaster, blood, scabs, wounds, gashes, cigarette burns, welts, carved, razor cuts, bleeding`,
  sleeves: `
    wrist, wrists, forearm, forearms, thigh, thighs, arm, arms, sleeve, sleeves, under her bed, under his bed, upper arm, upper arms, inner arm,
    inner arms, hips, bedsheets, sheets, tissues, bathroom bin, ankles, did it to herself, did it to himself`,
  blade: `
    blade, blades, razor, razors, razor blade, razor blades, scissors, penknife, pocket knife, lighter, compass, sharpener, scalpel, stanley knife,
    box cutter, boxcutter, craft knife, needle, needles, sharp things, sharps, knives, safety pin, thumbtack`,
  hide: `
    hid, hide, hides, hiding, hidden, drawer, under the bed, under my bed, under her bed, under his bed, under the mattress, pillow, from myself, phone case, back in my,
    keep looking at, keep going back, look at them, looking at them, nobody sees, noone sees, no one sees, nobody knows, nobody can see,
    no one can see, nobody will see, so nobody, so no one, so noone, to cover, cover up, covers, cover my, covering, in summer, all summer, in this heat, in the heat,
    even in, secret, secretly, found, in her room, in his room, in her bag, in his bag, bedside, sleep with, throw away, threw away, lock away, give away, locked away,
    refuses to wear, never wears, wont wear, long sleeves, keeps them, keep them, school bag`,
  dose: `
    took, take, taken, taking, takes, swallow, swallows, swallowed, swallowing, popped, popping, pop, downed, necked, injected, injecting, dosed,
    drank, chewed, gulped, had, necking, washed down, consumed, ingested, given, gave`,
  overMuch: `
    more than i should, more than i was, more than she should, more than he should, more than prescribed, more than the,
    more than im, way more, too many, too much, way too, far too, the lot, whole lot, all of them, whole strip,
    whole packet, whole pack, whole bottle, whole box, whole week, whole months, entire bottle, entire pack, entire box,
    entire strip, full bottle, full strip, full packet, both strips, two strips, three strips, strip of, packet of,
    bottle of, half the bottle, half a bottle, half the packet, half a packet, double, doubled, twice, three times,
    four times, five times, ten times, triple, tripled, all at once, in one go, at the same time, by accident, by mistake,
    accidentally, double dose, extra dose, wrong dose, wrong pills, wrong tablets, wrong medicine, dont know which,
    dont know how many, dont know what, not sure how many, lost count, lost track of how many, cant remember how many,
    dont remember how many, handful, handfuls, loads, load of, a lot of, bunch of, every pill, every tablet, all my,
    all her, all his, all the, max dose, maximum, instead of, to stop everything, everything in the, whatever i found,
    whatever was, fistful, rest of the, more and more, overdo~, # times`,
  emptyPack: `
    empty blister, empty blisters, blister packs, blister pack, blisters, empty strip, empty strips, empty packet,
    empty packets, empty pack, empty bottle, empty pill, empty box, empty boxes, bottle is empty, box is empty,
    packet is empty, strip is empty, bottle empty, box empty, packet empty, now there are none, none left, all gone,
    are gone, is gone, are missing, is missing, missing from, half the bottle, bottle next, bottle by, packets next,
    packets on, foils, pill bottle, pill bottles, pills on the floor, tablets on the floor, needle in, syringe, syringes,
    there are none`,
  recreational: `
    molly, mdma, ecstasy, pills, pinger, pingers, ket, ketamine, coke, cocaine, crack, meth, speed, amphetamine~, =ghb, =g, lsd, acid, shrooms, mushrooms, spice, heroin, fent, fentanyl, xans, xannies, xanax, lean, weed, edible,
    edibles, gummies, gummy, brownie, joint, vape, poppers, nitrous, balloons, nos, mcat, methadone, oxy, percs, bath salts, drugs, drug, party drugs, tramadol, bhang, ganja, smack`,
  contact: `
    mouth, lips, eye, eyes, face, tongue, chin, throat, splashed, splash, sprayed, spilled, spilt, squirted, breath smells,
    breath smell, smells of, smells like, foam, foaming, frothing, drool, drooling, drools, dribbling, gagging, coughing,
    coughs, chewed, half chewed, missing, lid off, lids off, lid is off, cap off, cap is off, open on the floor, opened,
    spat out, spitting, burned, burns, burning, swallowed, crying, retching, choking, vomiting, playing with, playing under`,
  bump: `
    bump, belly bump, pregnant, pregnancy, kicks, kicking, kicked, trimester, midwife, # weeks, # wks, weeks gone, months gone, months along, weeks along, first baby, due in, due date, due next, overdue, unborn, in labour,
    in labor, expecting, months pregnant, gestation, the birth, birth, gave birth, given birth, c section, caesarean, cesarean, postpartum, post partum, delivered, delivery, after delivery, preggo, preggers, preggy, 2nd trimester, positive test, antenatal, womb, baby inside, twins`,
  birthSign: `
    waters, water broke, water has broken, gush, gushing, gushed, leaking fluid, leaking water, contraction, contractions, tightenings, braxton, cord, clots, clot, no kicks, less kicks, fewer kicks, no movement, no movements, less movement, fewer movements,
    reduced movement, reduced movements, isnt kicking, not kicking, stopped kicking, hasnt kicked, not moving, hasnt moved, isnt moving, stopped moving, gone quiet, very quiet, so quiet, now nothing, still all day, rock hard, hard as, stars in front, seeing stars, seeing spots, flashing lights,
    bleeding, blood, spotting, meconium, water went green, waters went green, green water, itches, itching, itchy, smelly discharge, foul discharge, smells bad, soaking, soaked, pads, headache, swollen, rings dont fit, blurred, blurry, fever, chills, voices, stabbing, severe pain, doesnt relax,
    push, urge to push, baby is coming, head is coming, crowning, fell down, fell on, fell over, pain under my ribs, under my ribs, collapsed, seizure, fainted, isnt mine, not my baby, not real, devil, cant sleep even, fit, blood pressure, vision, tearing pain`,
  strike: `
    beats, beat, beating, beaten, punches, punched, punching, punch, slaps, slapped, slapping, slap, smacks, smacked, kicks, kicked, kicking, chokes, choked, choking, strangles, strangled, strangling, rapes, raped, raping, rape, molests, molested, molesting, gropes, groped, groping,
    shoves, shoved, shoving, pushed, pushes, headbutt~, whips, whipped, whacks, whacked, belts, belted, thumps, thumped, hits, hit, hitting, bashes, bashed, batters, battered, throttles, throttled, throttling, drags, dragged, spits, spat, grabs, grabbed, bites, bit, burns, burned, burnt,
    stabs, stabbed, throws things, threw things, throws stuff, threw stuff, throws plates, threw, throws, hurts, hurt, hurting, assaults, assaulted, attacks, attacked, forces, forced, touches, touched, touching, abuses, abused, pins, pinned, smothers, smothered, suffocat~, scratches, scratched, twists, twisted, pulls my hair, pulled my hair, hit by, pillow over, held down, holds me down, held me down, hands on, hands round, hands around, raises his hand, raised his hand, thrashes, thrashed, maar~, blackmails, blackmail, blackmailing, threaten, threatens, threatened, threatening, films me, filmed me, spikes, spiked, drugged, rapist`,
  control: `
    checks my phone, goes through my phone, went through my phone, reads my messages, reads everything, reads my texts, checks the mileage, checks my messages, watches me, watching me, tracks my phone, tracking my phone, tracks me, tracker on, airtag, gps on, not allowed friends, not allowed to see, not allowed to leave, not allowed out, not allowed to go, not allowed to work, not allowed to talk, not allowed a phone, not allowed money,
    takes my money, takes my wages, takes my salary, controls my money, controls everything, controls what, controls who, wont let me see, wont let me work, wont let me out, wont let me go, wont let me have, doesnt let me see, doesnt let me work, doesnt let me go, doesnt let me out, doesnt let me talk, doesnt let me have, cut me off from, took my passport, took my keys, took my phone, hid my passport, hides my keys, smashed my phone, broke my phone, locks the door, locks me, locked me, locks her,
    locked her, wont let her leave, wont let her out, wont let her go, doesnt let her, wont let us, outside my door, outside my house, outside my work, outside my window, at my door, at the door, waits for me, waiting for me, follows me, following me, followed me, follows her, followed her, keeps turning up, turned up at, shows up at, showed up at, keeps calling, post my nudes, post my photos, post my pictures, my nudes, share my photos, send my photos, leak my, revenge porn,
    take my kids, take the kids, take my children, kids away, deport me, visa, against my will, against her will, without my consent, didnt consent, i said no, said no, told him to stop, begged him to stop, didnt stop, wouldnt stop, pressures me, guilt trips me into`,
  harmed: `
    bruise, bruises, bruised, black eye, black eyes, stitches, split lip, busted lip, bloody lip, bloody nose, broken rib, broken ribs, broken nose, broken arm, broken tooth, cigarette burns, finger marks, handprint, handprints, marks on my neck, marks on her neck, marks on his neck, marks round, marks around, purple, injuries, walked into a door, walked into door, fell down the stairs again, door again, sunglasses indoors`,
  others: `
    someone, somebody, people, them, him, her, everyone, everybody, my class, classmates, teacher, my boss, coworkers, colleagues, my husband, my wife, my boyfriend, my girlfriend, my ex, my kids, my children, my son, my daughter, my mother, my father, my mum, my mom, my dad, my brother, my sister, my neighbour, my neighbor, my family, my roommate, that man, this man, that woman, the guy, that guy, the bastard`,
  bodyImage: `
    bones, bone, ribs, collarbones, collar bones, spine, thigh gap, hip bones, hipbones, mirror, thin, thinner, skinny, skinnier, skeleton, fat, fatter, huge, whale, cow, gross, disgusting, obese, kilos, kg, kgs, pounds, lbs, stone, weight, size zero, size 0, double zero, waist, belly, stomach, thighs, weigh, weighs, weighing, weighed, bmi, lighter, lightest, goal weight, ultimate goal weight, ugw, weightless, tiny, smaller, =xs, shrinking, shrink, body`,
  foodRule: `
    earn food, earn my food, earn every bite, earn the right, deserve to eat, deserve food, deserve dinner, dont deserve, not allowed to eat, allowed to eat, allow myself, let myself eat, let myself have, forbidden foods, safe foods, safe food, bad food, fear foods, fear food, tiny pieces, tiny bites, small pieces, little pieces, in four, push it around, push it round, pushes it around, pushes it round, pushes food, pushing food, pretend to eat, pretend ive eaten, pretends to eat, pretend i ate, pretended to eat, think i ate, think ive eaten, thinks i ate, say i already ate, says he already ate, says she already ate, says shes eaten, says hes eaten, said she ate, lie about eating,
    lies about eating, lied about eating, lying about eating, lie about food, one apple, an apple a day, only an apple, just an apple, half an apple, only apples, rice cakes, rice cake, only lettuce, lettuce, celery, only cucumber, cucumbers, black coffee, diet coke, coke zero, gum, chewing gum, cotton wool, cotton balls, ice cubes, tissue paper, tissues, lemon water, water only, only water, just water, nothing but water, nothing but coffee, nothing but, no solid, solid food, feel strong when, feel powerful when, feel clean when, feel pure when, when im empty, being empty, feel empty, feeling empty, feeling hungry, being hungry, hunger feels, hungry for ever, hungry forever, never feel hungry, love the hunger, dizzy from hunger, weigh every, weighs every, weigh lettuce, weighs lettuce, weighs her food, count every calorie, counts every calorie, every calorie, every bite, every crumb, food is poison, food is the enemy, food scares, scared of food, afraid of bread, afraid of carbs, cant eat in front, cant swallow food, eat in front of, hides food, hiding food, hide food, hid food, food under, wrappers under, throws her lunch, throws his lunch, bins her lunch, throw my lunch, gives lunch away, feeds her food, feed my food, feed it to the dog`,
  bmi: 'bmi, body mass index, bmis',
  undo: `
    burn off, burn it off, burn it all off, work off, work it off, run off, run it off, sweat it out, sweat out, undo, undo it, make up for it, make up for, compensate, earn, cancel out, get rid of it, get rid of everything, get it out, get it all out, get everything out, bring it up, bring it back, empty myself, empty my stomach, feel clean, pay for it, punish, punishment, punishing`,
  exercise: `
    exercise, exercises, exercising, run, runs, running, work out, works out, working out, workout, workouts, gym, treadmill, sit ups, situps, steps, crunches, squats, hours a day, hours of, for hours, star jumps, jumping jacks, burpees, train, trains, training, cardio, walk, walking, pace, pacing, stairs`,
} satisfies Partial<Record<FurtherMeaning, Words>>
