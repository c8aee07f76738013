import { aboutReading, differences, howWeHelp } from '#content/about.ts'
import { coachingQuestions } from '#content/coaching-questions.ts'
import { coursesPage, curriculum } from '#content/courses.ts'
import { homeQuestions } from '#content/home-questions.ts'
import { audiences, hero, why } from '#content/home.ts'
import { disclaimer, healthData, privacy, terms } from '#content/legal.ts'
import { pageTitles } from '#content/page-titles.ts'
import { pillarPages } from '#content/pillar-pages.ts'
import { pillars, type Pillar } from '#content/pillars.ts'
import { guarantee, pricingQuestions, trialTerms, type Question } from '#content/plans.ts'
import type { Reading } from '#content/reading.ts'
import { coaching, corporate, services } from '#content/services.ts'

import { AS_SHIPPED, withClaims, type ClaimTexts } from './claims/claim-texts.ts'
import { practicesFilled } from './core/data-practices.ts'
import { fillIn } from './core/fill-in.ts'
import type { SiteSettings } from './core/site-settings.ts'
import { formatPrice } from './format-price.ts'

interface PagePassage {
  readonly heading: string
  readonly text: string
}

/** What a page whose words stand in `content/` or in the settings says, in plain words. */
export interface PageText {
  readonly path: string
  readonly title: string
  readonly kind: 'question' | 'plan' | 'policy' | 'page' | 'course'
  readonly passages: readonly PagePassage[]
}

type Kind = PageText['kind']

/** All of them; a page with texts of several kinds comes several times. */
export function pageTexts(settings: SiteSettings, claims: ClaimTexts = AS_SHIPPED): PageText[] {
  const { house, plans, imprint } = settings
  const at = (path: string, kind: Kind, passages: readonly PagePassage[], title = titleOf(path)): PageText => ({
    path,
    title: path === '/' ? house.name : title,
    kind,
    passages,
  })
  const texts = [
    at('/', 'question', questions(homeQuestions)),
    at('/', 'page', [
      { heading: `What ${house.name} is`, text: [hero.lead, hero.note].join(' ') },
      ...points(audiences.items),
      ...points(why.points),
    ]),
    at('/pricing', 'question', questions(pricingQuestions)),
    at('/pricing', 'plan', [...planPassages(plans), { heading: 'Guarantee', text: `${guarantee.text} ${guarantee.cancelling}` }]),
    at('/trial', 'plan', [
      {
        heading: 'The free trial',
        text: `The free trial lasts ${trialTerms.days} days. It asks for no credit card and ends by itself. It has ${inARow(withClaims(trialTerms.includes, claims))}.`,
      },
    ]),
    at('/coaching', 'question', questions(coachingQuestions)),
    at('/coaching', 'page', [
      { heading: coaching.title, text: coaching.lead },
      ...points(coaching.steps),
      ...points(coaching.audiences),
      { heading: coaching.limits.heading, text: coaching.limits.text.join(' ') },
    ]),
    at(
      '/services',
      'page',
      services.map(({ name, text }) => ({ heading: name, text })),
    ),
    at('/corporate', 'page', readingPassages(corporate)),
    at('/about', 'page', [
      ...(house.founder ? [{ heading: 'The founder', text: `${house.name} was founded by ${house.founder}.` }] : []),
      ...readingPassages(aboutReading(house)),
      ...points(differences.points),
    ]),
    at('/how-we-help', 'page', [...points(howWeHelp.steps), ...points(howWeHelp.audiences)]),
    at('/courses', 'question', [pillarsPassage()]),
    at('/courses', 'course', [
      { heading: coursesPage.insideTitle, text: coursesPage.insideLead },
      ...points(coursesPage.steps),
      ...pillars.map(curriculumPassage),
      ...pillars.map(lengthPassage),
    ]),
    at('/privacy', 'policy', readingPassages(privacy)),
    at('/health-data', 'policy', readingPassages(healthData)),
    at('/terms', 'policy', readingPassages(terms)),
    at('/disclaimer', 'policy', readingPassages(disclaimer)),
    at('/contact', 'page', [contactPassage(imprint)]),
    ...pillars.map((pillar) => at(`/pillar/${pillar.slug}`, 'course', pillarPassages(pillar), pillar.title)),
  ]
  return fillIn(withClaims(texts, claims), house.name).filter(({ passages }) => passages.length > 0)
}

function titleOf(path: string): string {
  return pageTitles[path] ?? path
}

const questions = (all: readonly Question[]) => all.map(({ question, answer }) => ({ heading: question, text: answer }))

function points(all: ReadonlyArray<{ title?: string; name?: string; text: string }>): PagePassage[] {
  return all.map(({ title, name, text }) => ({ heading: title ?? name ?? '', text }))
}

function readingPassages({ passages }: Reading): PagePassage[] {
  return passages.flatMap(({ heading, text, points = [] }) => {
    const said = [...text, ...points].map((line) => practicesFilled(line, null)).filter((line) => line !== '')
    return said.length > 0 ? [{ heading, text: said.join('\n') }] : []
  })
}

function planPassages({ plans, offers }: SiteSettings['plans']): PagePassage[] {
  const prices = plans.map((plan) => `${plan.name} costs ${formatPrice(plan.priceCents)} ${plan.period}`)
  return [
    { heading: 'What the membership costs', text: `There are ${plans.length} plans. ${prices.join('; ')}.` },
    ...plans.map(({ name, priceCents, originalPriceCents, period, description, features }) => ({
      heading: `${name} plan`,
      text:
        `The ${name} plan costs ${formatPrice(priceCents)} ${period}` +
        `${originalPriceCents ? ` instead of ${formatPrice(originalPriceCents)}` : ''}. ${description} It has ${inARow(features)}.`,
    })),
    ...offers
      .filter(({ name }) => !plans.some((plan) => name.startsWith(plan.name)))
      .map(({ name, priceCents, period, description }) => ({
        heading: `Course offer: ${name}`,
        text: `On the courses page, ${name} is offered at ${formatPrice(priceCents)} ${period}. ${description}`,
      })),
  ]
}

function pillarsPassage(): PagePassage {
  const names = pillars.map(({ title }) => title.toLowerCase())
  return { heading: 'The five pillars', text: `They are ${inARow(names)}, each with a course of its own.` }
}

function curriculumPassage({ slug, title }: Pillar): PagePassage {
  const { topics, goal } = curriculum[slug]
  return { heading: `The ${title} course`, text: `The ${title} course covers ${inARow(topics)}. Its goal: ${goal}` }
}

function lengthPassage({ slug, title }: Pillar): PagePassage {
  const lessons = pillarPages[slug].lessons.map((lesson) => `“${lesson.title}” is ${lesson.duration} long`)
  return {
    heading: `How long: the ${title} course`,
    text: `Of the lessons of the ${title} course, ${inARow(lessons)}. You take them at your own pace.`,
  }
}

function pillarPassages({ slug, text, title }: Pillar): PagePassage[] {
  const page = pillarPages[slug]
  return [
    { heading: page.headline, text: `${page.lead} ${text}` },
    { heading: page.textTitle, text: page.text.join('\n') },
    ...points(page.tiles),
    ...page.lessons.map((lesson) => ({
      heading: lesson.title,
      text: `A lesson of the membership in ${title}, ${lesson.duration} long. ${lesson.description}`,
    })),
  ]
}

function contactPassage({ email, phone, address }: SiteSettings['imprint']): PagePassage {
  const more = [
    email && `by mail at ${email}`,
    phone && `by phone at ${phone}`,
    address && `by letter: ${address.replaceAll('\n', ', ')}`,
  ]
  const ways = more.filter(Boolean)
  return {
    heading: 'How to reach us',
    text: `Write to us on the contact page: a person reads and answers it.${ways.length > 0 ? ` You can also reach us ${inARow(ways as string[])}.` : ''}`,
  }
}

/** “one, two and three”: what is a point of its own elsewhere begins with a small letter here. */
function inARow(parts: readonly string[]): string {
  const small = parts.map((part) => part.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase()))
  return small.length < 2 ? small.join('') : `${small.slice(0, -1).join(', ')} and ${small.at(-1)}`
}
