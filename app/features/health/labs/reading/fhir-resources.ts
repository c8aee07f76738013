import { at, isObject, listAt, textAt, type Json } from './json.ts'

export interface Found {
  readonly resource: Json
  /** Which entry of the file it is, from 1. */
  readonly row: number
}

/** The resources of a file, contained ones among them, and how one that another refers to is found. */
export function findResources(document: unknown): {
  resources: Found[]
  find: (reference: string, from: Json) => Found | null
} {
  const resources: Found[] = []
  const named = new Map<string, Found>()
  const contained = new Map<Json, Map<string, Found>>()
  const add = (resource: unknown, row: number, fullUrl = '') => {
    if (!isObject(resource)) return
    const found = { resource, row }
    resources.push(found)
    const [type, id] = [textAt(resource, 'resourceType'), textAt(resource, 'id')]
    if (fullUrl !== '') named.set(fullUrl, found)
    if (id !== '') named.set(`${type}/${id}`, found)
    const inside = new Map<string, Found>()
    for (const each of listAt(resource, 'contained')) {
      inside.set(`#${textAt(each, 'id')}`, { resource: each, row })
      resources.push({ resource: each, row })
    }
    contained.set(resource, inside)
  }
  const entries = isObject(document) && document['resourceType'] === 'Bundle' ? listAt(document, 'entry') : null
  if (entries) for (const [place, entry] of entries.entries()) add(entry['resource'], place + 1, textAt(entry, 'fullUrl'))
  else for (const [place, each] of (Array.isArray(document) ? document : [document]).entries()) add(each, place + 1)
  return {
    resources,
    find: (reference, from) => {
      if (reference.startsWith('#')) return contained.get(from)?.get(reference) ?? null
      // With a version behind it, or an address of the server before it.
      const plain = reference.replace(/\/_history\/[\s\S]*$/, '')
      return named.get(plain) ?? named.get(/(?<![^/])[^/]+\/[^/]+$/.exec(plain)?.[0] ?? '') ?? null
    },
  }
}

/** Of how many people results are, and the name of the one that is named. */
export function peopleIn(resources: ReadonlyArray<Found>): { count: number; name: string | null } {
  const ofType = (type: string) =>
    resources.filter(({ resource }) => resource['resourceType'] === type).map(({ resource }) => resource)
  const [patients, observations] = [ofType('Patient'), ofType('Observation')]
  // One may be named by an address of the server and without it.
  const subjects = new Set(
    observations.map((each) => /(?<![^/:#])[^/:#]*$/.exec(textAt(each, 'subject', 'reference'))![0]).filter(Boolean),
  )
  const given = at(patients[0], 'name', 'given')
  const written = [...(Array.isArray(given) ? given : []), textAt(patients[0], 'name', 'family')].join(' ')
  const names = [textAt(patients[0], 'name', 'text'), written, ...observations.map((each) => textAt(each, 'subject', 'display'))]
  return {
    count: subjects.size || patients.length,
    name: names.map((name) => name.trim().slice(0, 60)).find((name) => name !== '') ?? null,
  }
}
