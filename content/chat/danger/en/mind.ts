import type { Meaning, Words } from '#content/chat/danger/form.ts'

/** Of not wanting to live, and of hurting oneself. */
export const mind = {
  die: `
    die, dies, dying, dead, death, be gone, not alive, unalive, =kms, pass away, croak, drop dead, perish, kick the bucket,
    never been born, never born, not exist, stop existing, not be alive, dieing, dye, killed`,
  live: `
    live, lives, living, alive, exist, existing, existence, be here, being here, around anymore, around any more, be around,
    go on, going on, keep going, carry on, carrying on, continue, wake up, waking up, see another, see tomorrow,
    be in this world, on this earth, this planet, survive, be on this, make it to, make it through, =b here,
    be part of this world, still be here, here anymore, here any more, another day`,
  life: `
    life, my life, his life, her life, their life, own life, my lives, it all, everything, all of it, myself, himself,
    herself, my existence, it tonight, it now, it for good, things once and for all, my days, =my suffering, own lives,
    their lives, all this`,
  end: `
    end, ends, ending, ended, take, takes, taking, took, finish, finishing, over with, put an end, quit, ending up taking,
    terminate, checking out of, check out of, exit, snuff`,
  kill: `
    kill, kills, killing, killed, kil, k*ll, hang, hangs, hanging, hanged, hung, shoot, shoots, shooting, drown, drowning,
    suffocate, suffocating, strangle, strangling, slit, slitting, slash, slashed, slashing, unalive, stab, stabbing, murder,
    murders, murdering, electrocute, jump off, jump in front, jumping in front, throw myself, throw himself, throw herself,
    throwing myself, drive into, drive off, drive my car into, crash my car, crashing my car, blow my brains,
    blow his brains, bleed out, do away with, execute, behead, do myself in, do himself in, do herself in, doing myself in,
    top myself, topped himself, topping myself, topping himself, top himself, off myself, off himself, off herself,
    offing myself, neck myself, gas myself, finish myself off, end myself, poison myself, poison himself, rid the world of,
    smother, shot myself, overdose myself, hurl myself, hurling myself, fling myself, end me, starve myself to death,
    drink myself to death, step in front, stepping in front, walk in front, walking in front, jumped in front, jumped off,
    jumping off, leap off, leaping off, throwing himself, throwing herself, slitting my, cut my throat, put me down,
    put me out of`,
  self: `
    myself, himself, herself, themselves, themself, yourself, ourselves, my self, his self, her self, my wrists, his wrists,
    her wrists, their wrists, wrists, my throat, my brains out, my own, his own life, her own life, own life, oneself,
    mysef, miself, me, my misery, a train, a bus, a truck, a car, traffic, a lorry`,
  hurt: `
    hurt, hurts, hurting, harm, harms, harming, harmed, injure, injures, injuring, cut, cuts, cutting, burn, burns, burning,
    burned, burnt, punish, punishes, punishing, scratch, scratches, scratching, carve, carving, slice, slicing, bang, hit,
    hits, hitting, starv~, mutilat~, damage, punch, punching, bite, biting`,
  skin: `
    arms, arm, wrist, wrists, thigh, thighs, skin, legs, forearm, forearms, stomach, myself, herself, himself, razor, blade,
    razors, blades, scissors, scars, up again, to feel something, to cope, to feel, on purpose, in secret, herself again,
    relapse, relapsed, relapsing`,
  cut: 'cut, cuts, cutting, slice, slicing, carve, carving, slashing, burn, burning, burns, scratch, scratching, razor, blade',
  accident: `
    accident, accidentally, by mistake, shaving, shave, shaved, cooking, kitchen, lifting, lift, training, trained, workout,
    working out, gym, squat, squats, squatting, deadlift~, bench, press, run, running, jog, jogging, football, soccer,
    tennis, basketball, playing, ski, skiing, yoga, climbing, hiking, cycling, bike, exercise, exercises, exercising, knee,
    knees, back, ankle, shoulder, hamstring, achilles, elbow, hip, calf, calves, fell, falling, oven, stove, pan, pot, iron,
    hot water, tea, coffee, gardening, chopping, onion, onions, vegetables, carrot, bread, paper, carbs, sugar, calories,
    reps, sets, plank, garage, moving furniture, dumbbell, dumbbells, kettlebell, leg day, arm day, definition,
    cutting phase, bulk, bulking, shredded, lean, toning, tone, rowing, swimming, sprint, sprinting, stretch, stretching,
    sport, sports, weights, form, warming up, warm up, sunburn, sunburnt, tan, fat, sleeves, barbell, coach me, dog, grass,
    glass, tin, can lid, slipped, box jump, fell off, hit my shin`,
  pointless: `
    no reason, no point, any reason, any point, nothing left, nothing, no purpose, not worth, isnt worth, worth, worthless,
    meaningless, pointless, tired of, sick of, so tired of, done with, fed up, hate being, hate, hates being, give up on,
    giving up on, gave up on, given up on, give up, giving up, lost the will, lost the will to, lost will, no will to,
    will to, no desire to, no future, point of, see the point, dont see the point, what is the point, whats the point,
    why should i, why am i even, why even, why do i even, unbearable, exhausted from, no longer want, no wish to,
    had enough of, not meant to, not deserve to, dont deserve to, doesnt deserve to, cant bear, cant stand, weary of,
    not cut out for, cant see a reason, cant cope with, need out of, want out of`,
  method: `
    rope, noose, razor blades, razor blade, a razor, blades, gun, pistol, revolver, rifle, shotgun, firearm, loaded, stash,
    hoard~, stockpil~, pills saved, saved up pills, enough pills, lethal, cyanide, helium, exit bag, exhaust pipe, hose,
    all my pills, pills lined up, pills in front, pills ready, pills in my hand, bottle of pills, enough sleeping, pills,
    my meds, my medication, the tablets, the means, charcoal grill, belt, ligature, plastic bag, helium tank,
    everything i need, what i need to, suicide kit, bullet, bullets, insulin pens, letters`,
  get: `
    bought, buying, ordered, got a, got my, got the, have a, has a, holding, hold, saved, saving, collected, collecting,
    hoarding, stockpiling, hid, hidden, hiding, counted, counting, found, tied, tying, loaded, ready, lined, in my hand,
    in his hand, in her hand, in front of me, staring, looking at, sitting with, waiting, prepared, picked out, on the table,
    around my neck, around his neck, around her neck, next to me, on my bed, hoarded, enough, took out, chosen, hung`,
  stand: `
    standing, stand, stands, sitting, sit, sits, on the edge, climbed, climb, climbing, jump, jumps, jumping, jumped,
    at the edge, leaning over, looking down, ledge of, going up to, lying, lie, lay, walk, walking, drive, driving off, step,
    stepping, throw, leap, on top of, edge of, looking over, up on, leaned`,
  height: `
    bridge, roof, rooftop, ledge, platform, tracks, track, railway, rails, balcony, cliff, overpass, viaduct, tower, window,
    in front of a train, in front of the train, in front of train, under a train, building, motorway, traffic, a bus,
    a truck, a lorry, train, trains, parking garage, multi storey, the edge, car park, oncoming, freeway, underground,
    metro, subway, in front of a car, a train, the train, the bus`,
  farewell: `
    goodbye, goodbyes, good bye, farewell, farewells, suicide note, suicide letter, goodbye note, goodbye letter,
    goodbye letters, last letter, last letters, letters to my, note for my, note to my, last message, final message,
    last time, final goodbye, last goodbye, last words, last post, my will, my affairs, my belongings, my things, my stuff,
    her things, his things, all my things, favourite things, favorite things, possessions, his belongings, her belongings,
    prized, sorry for everything, take care of my dog, take care of my cat, look after my dog, look after my cat,
    look after my kids, letter to my kids, letter for my kids, letters to everyone, letters for everyone, a note, my note,
    the note, passwords`,
  say: `
    wrote, write, writing, written, said, say, saying, says, left, leaving, leave, giving away, gave away, given away,
    giving, gives, gave, this is, final, finished, sorted, sorting, putting, put, signed, arranged, tell, told, texted, sent,
    please, forever, last, forgive, getting, my final, made, packed, settled, settling, will be, thank you and, found`,
  forever: `
    forever, for ever, for good, permanently, never again, once and for all, eternal, eternally, for all time, and never,
    never wake, never come back, not come back, wont come back, anymore, any more, completely, altogether, finally, tonight,
    at last, one way or another, peace, not wake, one last time, no more`,
  pain: `
    pain, suffering, hurting, everything, it all, all of it, this, misery, the noise, my thoughts, the voices, torment,
    my mind, all this, agony, feeling, the hurt, life, struggle, nightmare, to be over, it to stop, it to end`,
  sleep: `
    sleep, asleep, sleeping, slept, go to bed, going to bed, close my eyes, closing my eyes, fall asleep, falling asleep,
    rest, nap, drift off`,
  wake: 'wake, waking, woke, wakes, awake, wake up, waking up, open my eyes, woken, come back, wakin',
  gone: `
    gone, disappear, disappeared, disappearing, vanish, not here, wasnt here, werent here, not be here, wouldnt be here,
    be here anymore, not around, wasnt around, werent around, no longer here, no longer around, without me, without him,
    without her, out of here, left this world, leave this world, leaving this world, were dead, if i died, if i die, cease,
    fade away, stop being, stop existing, never existed, not exist, didnt exist, wont be around, removed, out of the picture,
    out of the way, erased, done with it all, no more me, rid of me`,
  nobody: `
    nobody, no one, noone, everyone, everybody, they, my family, my kids, my children, my husband, my wife, my parents,
    people, the world, anyone, anybody, who, all of you, you, friends, husband, wife, kids, children, parents, team, mum,
    mom, family, others, none, not a soul, whole world, mates, colleagues, coach`,
  miss: `
    miss, missed, notice, notices, noticed, care, cares, cared, cry, better off, be better, better without, be happier,
    happier, relieved, easier, easier for, fine without, easier without, be glad, bother, bothered, mourn, best for, favour,
    favor, attend my funeral, come to my funeral, go on without, matter, matters, hardly notice, ok without, okay without,
    free of me, get on fine, be fine, be ok, be okay, get over it, move on, manage, better if, would even, even realise,
    even realize, even know, lighter, less stress, save everyone, find someone better`,
  burden: `
    burden, burdens, a burden, waste of space, dead weight, deadweight, useless to, drag everyone, dragging everyone,
    drag on, in the way, ruin everyones, weighing everyone`,
  wayTo: `
    how many, how much, painless, painlessly, painless way, easiest, quickest, fastest, lethal, best way, easy way,
    quick way, least painful, without pain, peaceful way, peacefully, deadly, fatal, enough to, does it take, most effective,
    surest, how long does it take, how high, way to, ways to, methods, how do people, guide, tutorial, instructions,
    what dose, overdose`,
  planned: `
    holiday, holidays, vacation, travel, travelling, traveling, trip, session, sessions, call, class, classes, reschedule,
    rescheduled, postpone, appointment, appointments, calendar, meeting, book, booking, conference, flight, fly, flying,
    wedding, honeymoon, visiting, camp, training, business, live session, qa, webinar, pause, refund, cancel, office,
    work trip, course, lesson`,
  soon: `
    tomorrow, next week, next month, tonight, next year, by monday, by friday, by sunday, christmas, birthday,
    by the weekend, weekend, much longer, in the morning, by then, for long, soon, long, when you read this, reads this,
    read this, anymore, any more, anymor, by tomorrow`,
} satisfies Partial<Record<Meaning, Words>>
