import { expect, test } from 'vitest'

import { librarySources } from '#content/library/library.ts'
import { documentKinds, evidenceStrengths } from '#content/library/topic.ts'

import { medicineCautions } from './cautions.ts'
import { medicineGroups } from './groups.ts'
import { medicinePartners } from './partners.ts'
import { medicineSources } from './sources.ts'

const allSources = [...librarySources, ...medicineSources]

test('groups and partners have ids of their own, and belong to groups that are there', () => {
  for (const all of [medicineGroups, medicinePartners]) {
    const ids = all.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(all.flatMap(({ within = [] }) => within).filter((id) => !ids.includes(id))).toEqual([])
  }
})

test('no name stands in two groups', () => {
  for (const all of [medicineGroups, medicinePartners]) {
    const names = all.flatMap((each) => each.names.split(', '))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(names.filter((name) => name !== name.toLowerCase().trim() || name === '')).toEqual([])
  }
})

test('each caution is about medicines and partners of the list, and rests on what it names', () => {
  const groups = new Set(medicineGroups.map(({ id }) => id))
  const partners = new Set(medicinePartners.map(({ id }) => id))
  const sources = new Set(allSources.map(({ id }) => id))
  for (const { medicines, partners: beside, sources: from, evidence, reviewed, text } of medicineCautions) {
    expect(medicines.filter((id) => !groups.has(id))).toEqual([])
    expect(beside.filter((id) => !partners.has(id))).toEqual([])
    expect(from.filter((id) => !sources.has(id))).toEqual([])
    expect(evidenceStrengths).toContain(evidence)
    expect(evidence === 'practice').toBe(from.length === 0)
    expect(reviewed).toBe(false)
    expect(text).toMatch(/^[A-Z].*\.$/)
  }
})

test('no caution names an amount, tells anybody to stop or start a medicine, or calls a pair safe', () => {
  for (const { text } of medicineCautions) {
    expect(text).not.toMatch(/\d\s*(?:mg|mcg|µg|g|iu|ml|hours?|times)\b/i)
    expect(text).not.toMatch(/\b(?:is safe|are safe|no risk|harmless)\b/i)
    expect(text).not.toMatch(/['"]/)
  }
})

test('the sources of this list are ones that can be looked up, each of them used, none of them the library’s again', () => {
  expect(new Set(allSources.map(({ id }) => id)).size).toBe(allSources.length)
  const used = new Set(medicineCautions.flatMap(({ sources }) => sources))
  expect(medicineSources.filter(({ id }) => !used.has(id))).toEqual([])
  for (const { kind, title, publisher, url } of medicineSources) {
    expect(documentKinds).toContain(kind)
    expect(title.length * publisher.length).toBeGreaterThan(0)
    expect(url ?? 'https://').toMatch(/^https:\/\//)
  }
})
