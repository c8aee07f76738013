import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const HOST = 'wellward.test'
const ORIGIN = `https://${HOST}`
/** Somebody was there, and showed who they are (WebAuthn, 6.1). */
const PRESENT_AND_VERIFIED = 0x05
const HOLDS_A_CREDENTIAL = 0x40

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin: ORIGIN }))

/** A text or byte string of CBOR (RFC 8949, 3.1) of up to 65,535 bytes. */
function cbor(value: string | Buffer): Buffer {
  const [bytes, major] = typeof value === 'string' ? [Buffer.from(value), 0x60] : [value, 0x40]
  const length = bytes.length
  const head = length < 24 ? [major + length] : length < 256 ? [major + 24, length] : [major + 25, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), bytes])
}

function authenticatorData(flags: number, credential: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.concat([sha256(HOST), Buffer.from([flags]), Buffer.alloc(4), credential])
}

/** A passkey as an authenticator keeps it (ES256): it answers the questions of the site of tests. */
export function softPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const [left, right] = [x, y].map((part) => cbor(Buffer.from(part!, 'base64url')))
  // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}: RFC 9052, 7
  const key = Buffer.concat([Buffer.from('a501020326200121', 'hex'), left!, Buffer.from('22', 'hex'), right!])
  const id = randomBytes(16)
  const known = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {} }
  return {
    row: { credentialId: known.id, publicKey: key.toString('base64url') },
    /** Answers the question with which a passkey is added. */
    add(challenge: string) {
      const held = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const data = authenticatorData(PRESENT_AND_VERIFIED | HOLDS_A_CREDENTIAL, held)
      const pairs = [cbor('fmt'), cbor('none'), cbor('attStmt'), Buffer.from([0xa0]), cbor('authData'), cbor(data)]
      const attestation = Buffer.concat([Buffer.from([0xa3]), ...pairs]).toString('base64url')
      const clientDataJSON = clientData('webauthn.create', challenge).toString('base64url')
      return { ...known, response: { clientDataJSON, attestationObject: attestation } }
    },
    /** Answers the question whose passkey it is. */
    signIn(challenge: string) {
      const client = clientData('webauthn.get', challenge)
      const data = authenticatorData(PRESENT_AND_VERIFIED)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url')
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature,
      }
      return { ...known, response }
    },
  }
}
