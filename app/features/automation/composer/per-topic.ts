import type { LibraryTopic } from '#content/library/topic.ts'

/** Makes something of a topic once and keeps it as long as the topic: its words are taken apart many times over. */
export function perTopic<Made>(make: (topic: LibraryTopic) => Made): (topic: LibraryTopic) => Made {
  const made = new WeakMap<LibraryTopic, Made>()
  return (topic) => {
    if (!made.has(topic)) made.set(topic, make(topic))
    return made.get(topic)!
  }
}
