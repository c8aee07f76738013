import type { LibraryTopic } from '#content/library/topic.ts'

/** Makes something of a topic once and keeps it as long as the topic: its words are taken apart many times over. */
export function perTopic<Made>(make: (topic: LibraryTopic) => Made): (topic: LibraryTopic) => Made {
  return once(make)
}

/** The same of all topics together. */
export function perLibrary<Made>(make: (topics: readonly LibraryTopic[]) => Made): (topics: readonly LibraryTopic[]) => Made {
  return once(make)
}

function once<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const made = new WeakMap<From, Made>()
  return (from) => {
    if (!made.has(from)) made.set(from, make(from))
    return made.get(from)!
  }
}
