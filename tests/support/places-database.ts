type Value = string | number | { readonly [key: string]: Value }

/** Control byte of a type and length, as the MaxMind DB format 2.0 writes them (maxmind.github.io/MaxMind-DB). */
function head(type: number, length: number): Buffer {
  if (length >= 29) throw new RangeError('Only short values are written here.')
  return type > 7 ? Buffer.from([length, type - 7]) : Buffer.from([(type << 5) | length])
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([head(2, Buffer.byteLength(value)), Buffer.from(value)])
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([head(6, 4), bytes])
  }
  const entries = Object.entries(value)
  return Buffer.concat([head(7, entries.length), ...entries.flatMap(([key, each]) => [encode(key), encode(each)])])
}

/** An empty array, a type beyond 7. */
const NO_LANGUAGES = head(11, 0)
const MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')

/** A database of places in the MaxMind DB format that knows the two halves of IPv4: addresses below 128.0.0.0, and those from there on. */
export function placesDatabase(below: Value, above: Value): Buffer {
  const [first, second] = [encode(below), encode(above)]
  const records = [17, 17 + first.length]
  const tree = Buffer.alloc(6)
  records.forEach((record, side) => tree.writeUIntBE(record, side * 3, 3))
  const facts = { node_count: 1, record_size: 24, ip_version: 4, database_type: 'Test' }
  const pairs = Object.entries(facts).flatMap(([key, value]) => [encode(key), encode(value)])
  const metadata = Buffer.concat([head(7, 5), ...pairs, encode('languages'), NO_LANGUAGES])
  return Buffer.concat([tree, Buffer.alloc(16), first, second, MARKER, metadata])
}
