import { describe, expect, test } from 'vitest'

import { labPanels } from '#content/labs/lab-tests.ts'
import { starterModules } from '#content/lessons/starter-lessons.ts'
import { librarySources } from '#content/library/library.ts'
import { pillars } from '#content/pillars.ts'

import { generalRecommendations } from './general.ts'
import { habits } from './habits.ts'
import { reasonParts, ruleRanks, type RuleCondition, type RuleLesson } from './rule.ts'
import { recommendationRules } from './rules.ts'

const sources = new Set(librarySources.map(({ id }) => id))
const codes = new Set(labPanels.flatMap(({ tests }) => tests.map(({ loinc }) => loinc)))
const isThere = ({ course, lesson }: RuleLesson) =>
  starterModules.some((module) => module.course === course && module.lessons.some(({ slug }) => slug === lesson))
const names = (all: ReadonlyArray<{ id: string }>) => all.map(({ id }) => id)

/** What is wrong with a condition. */
function problemsOf(when: RuleCondition, named: readonly string[]): string[] {
  switch (when.statistic) {
    case 'mean against number':
      return [...daysWithin(when.leastDays, 7), ...(named.includes(when.source) ? [] : ['a number without a source'])]
    case 'mean against usual':
      return [...daysWithin(when.leastDays, 7), ...(when.beyond < 0.2 ? [] : ['far past the range'])]
    case 'spread against earlier':
      return [...daysWithin(when.leastDays, 14), ...(when.times > 1 ? [] : ['no wider than before'])]
    case 'share of days':
      return [...daysWithin(when.leastDays, 28), ...(when.below > 0 && when.below <= 1 ? [] : ['no share'])]
    case 'age of report':
      return when.aboveDays > 0 ? [] : ['no age']
    case 'result outside range':
      return when.tests === 'any' ? [] : when.tests.filter((code) => !codes.has(code))
  }
}

function daysWithin(least: number, most: number): string[] {
  return least >= 3 && least <= most ? [] : [`${least} days of ${most}`]
}

test('the general advice is the specification’s, letter by letter', () => {
  expect(generalRecommendations.map(({ title }) => title)).toEqual([
    '7.5+ hours of sleep with a consistent wake time',
    'Two Zone-2 cardio sessions of 30-45 minutes',
    'Track daily hydration and electrolytes',
  ])
})

test('there are rules and habits for every pillar, each with a name of its own', () => {
  for (const all of [names(recommendationRules), names(habits), names(generalRecommendations)]) {
    expect(new Set(all).size).toBe(all.length)
    for (const id of all) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  }
  for (const all of [recommendationRules, habits])
    expect(new Set(all.map(({ pillar }) => pillar))).toEqual(new Set(pillars.map(({ slug }) => slug)))
})

describe.each(recommendationRules)('the rule $id', ({ when, rank, title, text, reason, lesson, instead = [], ...rule }) => {
  test('names a lesson that is there, sources that the library has, and advice that it takes the place of', () => {
    expect(lesson ? isThere(lesson) : rank === 'doctor').toBe(true)
    for (const id of rule.sources) expect(sources).toContain(id)
    for (const id of instead) expect(names(generalRecommendations)).toContain(id)
    expect(ruleRanks).toContain(rank)
  })

  test('compares the body with the member’s own numbers, or with a number whose source stands behind its text', () => {
    expect(problemsOf(when, rule.sources)).toEqual([])
  })

  test('gives the member’s numbers in its reason, and no other figure anywhere', () => {
    const parts = [...reason.matchAll(/\{(\w+)\}/g)].map(([, part]) => part!)
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) expect(reasonParts[when.statistic]).toContain(part)
    expect(title + text + reason).not.toMatch(/\d/)
  })

  test('is short, set with typographic marks, and no diagnosis', () => {
    expect(title.length).toBeLessThanOrEqual(60)
    expect(text.length).toBeLessThanOrEqual(320)
    expect(title + text + reason).not.toMatch(/['"]|--|\.\.\./)
    expect(title + text).not.toMatch(/\byou (?:have|suffer|are ill|lack|need treatment)\b/i)
    expect(rank !== 'doctor' || /doctor/.test(title + text)).toBe(true)
  })
})

describe.each(habits)('the habit $id', ({ title, text, small, lesson, rules }) => {
  test('belongs to a lesson, and to rules that there are', () => {
    expect(isThere(lesson)).toBe(true)
    for (const id of rules) expect(names(recommendationRules)).toContain(id)
  })

  test('is one small thing, with a smaller one for a bad day', () => {
    expect(title.length).toBeLessThanOrEqual(45)
    expect(text.length).toBeLessThanOrEqual(140)
    expect(small.length).toBeLessThan(100)
    expect(title + text + small).not.toMatch(/['"]|--|\.\.\.|\d/)
  })
})

test('every rule of the body has a habit that answers it, but those that send to a doctor', () => {
  const answered = new Set(habits.flatMap(({ rules }) => rules))
  const body = recommendationRules.filter(({ rank }) => rank === 'body')
  expect(names(body).filter((id) => !answered.has(id))).toEqual([])
})
