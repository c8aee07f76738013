import { generateKeyPairSync, sign } from 'node:crypto'

/** DER by hand: a tag, the length, the content. */
function der(tag: number, ...content: ReadonlyArray<Uint8Array>): Buffer {
  const body = Buffer.concat(content)
  const bytes: number[] = []
  for (let length = body.length; length > 0; length >>= 8) bytes.unshift(length & 0xff)
  const length = body.length < 128 ? [body.length] : [0x80 | bytes.length, ...bytes]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const octets = (content: Uint8Array) => der(0x04, content)
const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content)
const time = (instant: string) => der(0x18, Buffer.from(instant))
const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))

/**
 * A TLS certificate for these names that signs itself and is its own authority, made at test time, so that no private key
 * lies in the repository. Hand `certificate` to the client as `ca`.
 */
export function selfSignedCertificate(...names: string[]): { key: string; certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(names[0]!)))))
  const alternatives = sequence(...names.map((each) => der(0x82, Buffer.from(each))))
  const extensions = sequence(
    sequence(oid('551d11'), octets(alternatives)),
    sequence(oid('551d13'), der(0x01, Buffer.from([0xff])), octets(sequence(der(0x01, Buffer.from([0xff]))))),
  )
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(time('20200101000000Z'), time('21000101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  )
  const whole = sequence(body, ecdsaWithSha256, bits(sign('sha256', body, privateKey)))
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n').trimEnd()
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}
