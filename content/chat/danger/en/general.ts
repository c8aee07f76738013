import type { Meaning, Words } from '#content/chat/danger/form.ts'

/** Who, whether and how much; and what makes a question of it. */
export const general = {
  me: 'i, im, ive, id, ill, me, my, mine, myself, we, our, us',
  victim: `
    me, us, her, him, them, my kids, my children, my son, my daughter, my mum, my mom, my mother, my sister, my friend,
    the kids, the children, myself, his wife, his girlfriend, her kids, in front of the kids`,
  person: `
    he, hes, she, shes, they, theyre, him, her, his, them, friend, friends, husband, wife, partner, boyfriend, girlfriend,
    fiance, mother, father, mum, mom, dad, son, daughter, brother, sister, baby, child, kid, client, colleague, coworker,
    roommate, flatmate, neighbour, neighbor, uncle, aunt, grandma, grandpa, grandmother, grandfather, cousin, someone,
    somebody, this man, this woman, a man, a woman, a guy, patient, nephew, niece, teen, teenager, student, boss, gran, nan,
    ex, mate`,
  attacker: `
    he, hes, she, shes, they, husband, wife, partner, boyfriend, girlfriend, fiance, ex, father, mother, dad, mum, mom,
    stepdad, stepfather, stepmother, stepmom, uncle, brother, son, parents, boss, roommate, flatmate, carer, who, someone,
    guy, man, hubby, spouse, he has, in laws, cousin, neighbour, neighbor, being, was, been, get, got, gets`,
  child: `
    baby, babys, babies, newborn, infant, toddler, child, childs, kid, kids, son, sons, daughter, daughters, little one,
    little boy, little girl, month old, months old, week old, weeks old, year old, grandson, granddaughter, grandchild,
    nephew, niece, bub, preemie, twins, =bb`,
  pregnant: `
    pregnant, pregnancy, weeks along, im expecting, wife is expecting, trimester, weeks gestation, in labour, in labor,
    gave birth, given birth, postpartum, after birth, unborn, # weeks`,
  not: `
    not, no, never, dont, doesnt, didnt, cant, cannot, wont, wouldnt, isnt, arent, aint, without, nothing, nobody, stopped,
    stops, hasnt, havent, barely, hardly, couldnt, refuses, refusing, wasnt, neither, nor, dnt, dosnt, less`,
  cannot: `
    cant, cannot, can not, could not, couldnt, cudnt, unable, trouble, struggl~, difficult~, hard to, hardly, barely,
    not able, no longer, cnt, fighting to, fight to, fighting for, unable to, incapable, wont let me, lost the ability,
    cant really, isnt able, gasping for, hard time, labored, laboured`,
  want: `
    want, wants, wanted, wanting, wanna, wish, wishes, wished, wishing, hope, hopes, hoping, would like, would love, rather,
    prefer, craving, long to, longing, dream of, dreaming of, desire, beg, begging, praying, pray, deserve, deserves, should,
    better, wont mind, wouldnt mind, if only, glad if, ok with, okay with, ready`,
  intend: `
    going to, gonna, goin to, gunna, about to, plan, plans, planning, planned, decided, decide, thinking of, thinking about,
    thinks about, think about, thought of, thought about, thoughts of, thoughts about, keep thinking, tempted, consider~,
    feel like, feels like, felt like, will, intend~, threaten~, tries, tried, trying, try, attempt~, urge, urges, impulse~,
    idea of, ideas of, fantasi~, fantasy, obsess~, ways to, way to, how to, how do i, how can i, let me, need to, have to,
    must, might, want to, promise, promised, swore, voices tell~ me, telling me to, tell me to, tells me to, afraid i,
    scared i, scared she, scared he, afraid she, afraid he, worried she, worried he, on the verge, close to, ready to,
    talks about, talking about, talked about, talk of, talks of, says he, says she, said he, said she, saying he, saying she,
    courage, images of, preparing to, research~, google~, whether to, allowed to`,
  suddenly: `
    suddenly, sudden, all of a sudden, out of nowhere, abruptly, instantly, this morning, just now, woke up, woke,
    minutes ago, hour ago, hours ago, since this morning, all at once, right now, now, today, just, started, ten minutes,
    this afternoon, tonight, keeps, all day`,
  badly: `
    severe, severely, terrible, terribly, horrible, worst, a lot, lots of, heavy, heavily, wont stop, will not stop,
    not stopping, doesnt stop, cant stop, isnt stopping, cannot stop, nonstop, non stop, everywhere, pouring, gushing,
    spurting, soaked, soaking, badly, bad, worse, worsening, extreme, extremely, excruciating, unbearable, intense, massive,
    huge, profuse, profusely, out of control, uncontroll~, so much, thunderclap, ever had, of my life, of her life,
    of his life, emergency, agony, agonising, agonizing, stabbing, doubled over, pool of, through the, clots, deeply,
    a whole pad, wont quit`,
  many: `
    eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, twenty, thirty, forty, fifty, sixty, hundred,
    dozen, dozens, handful, handfuls, bunch, loads, lots, tons, ton of, many, several, a lot, heaps, load of, pile of,
    a couple dozen`,
  much: `
    too much, too many, so many, so much, the whole, a whole, whole, all, all the, all of, all my, all her, all his, entire,
    bottle, pack, packet, packs, box, boxes, strip, strips, blister, double dose, double, twice, triple, three times,
    ten times, 10 times, extra, overdose, wrong, rest of, everything, more than, half a bottle, half the, mix, mixed,
    cocktail, jar, tub, month of, weeks worth, full, as many as`,
  asks: `
    what, whats, which, how, why, when, where, who, can, could, does, do, is, are, should, would, will, tell me, explain,
    describe, information, info, article, articles, post, lesson, learn, know about, read about, anything on, anything about,
    something on, something about, interested in, question about, curious, course on, write about, understand, facts`,
  about: `
    sign, signs, symptom, symptoms, warning, risk, risks, risky, prevent, prevents, preventing, prevention, avoid, avoiding,
    cause, causes, caused, causing, lead to, leads, leading, chance, chances, likelihood, lower, lowers, reduce, reduces,
    reducing, raise, raises, increase, increases, recognise, recognize, spot, treat, treated, treatment, cure, mean, means,
    meaning, definition, difference, differences, statistics, common, common cause, protect, protects, protection, linked,
    link, relationship, related, connection, help with, helps with, help against, first aid, article, articles, lesson,
    course, post, information, info, what is a, what is an, what is, what are, whats a, whats the difference, how does,
    how do doctors, why do people, why does, types of, kinds of, possible, true that, normal, happens in, happens during,
    happen, dangerous, safe, after a heart attack, after a stroke, learn, topic, awareness, stigma, test for, diagnosed,
    diagnose, diet for, good for, stress, trigger, triggers, factors, history, genetic, hereditary, inherit, inherited,
    called, blog, read about, understand, stages, early, supplements, omega`,
  prevents: `
    risk, risks, prevent, prevents, preventing, prevention, avoid, avoiding, lower, lowers, reduce, reduces, reducing,
    chance, chances, protect, protects, recognise, recognize, spot, likelihood, prone`,
  now: `
    i have, ive, ive got, i got, i get, i keep, has, have been, having, we have, they have, i feel, feels, feel, feeling,
    felt, i am, im, im in, is in, shows, showing, showed, now, right now, just now, today, tonight, yesterday, last night,
    this morning, this afternoon, this evening, suddenly, currently, at the moment, started, think he, think she,
    think i, think my, thinks he, thinks she, took, taken, swallowed, drank, wont, cant, cannot, isnt, keeps, getting worse,
    worse, happening, is happening, had just, has just, i just, just had, just took, minutes ago, hours ago, ate, hurts,
    help me, is he, is she, is my, am i, do i have, does he have, does she have, does my, my dad has, my husband has, dying,
    to myself, myself, himself, herself, found, caught, says he, says she, told me he, told me she, threatens,
    threatening`,
  past: `
    years ago, year ago, months ago, last year, a few years, years back, in my teens, in my twenties, in my 20s,
    as a teenager, as a child, when i was, when he was, when she was, history of, recovered from, recovering from,
    recovery from, recovered, survivor, survived, after a heart attack, after my heart attack, after his heart attack,
    after her heart attack, after a stroke, after my stroke, after his stroke, after her stroke, since a stroke,
    since my stroke, since my heart attack, since his stroke, since her stroke, in 19~, in 20~, decades ago, died of,
    died from, died after, passed away, long ago, back then, used to have, in the past, previous, previously, formerly,
    had _ stroke at, had _ heart attack at, attack at, stroke at, in the family, in my family, family history, runs in,
    in remission, cleared by, rehab`,
} satisfies Partial<Record<Meaning, Words>>
