// Loaded into a product under test before anything of its own (`node --import`): the internet as it looks from there. The names
// in the file PRETEND_INTERNET ("name": port) lead to a public address, at which a server of this machine answers; any other
// name is unknown. All the rest is real: the product's own look at addresses, its connections, TLS, certificates.
import dns from 'node:dns/promises'
import { readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

// Any that is public: what is sent there stays on this machine.
const ADDRESS = '1.1.1.1'
const portOf = (name) => JSON.parse(readFileSync(process.env.PRETEND_INTERNET, 'utf8'))[name]

const { lookup } = dns
dns.lookup = async (name, options) => {
  if (net.isIP(name) || name === 'localhost') return lookup(name, options)
  if (!portOf(name)) throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' })
  return options?.all ? [{ address: ADDRESS, family: 4 }] : { address: ADDRESS, family: 4 }
}

const { connect } = net.Socket.prototype
net.Socket.prototype.connect = function (...given) {
  const [options, listener] = Array.isArray(given[0]) ? given[0] : given
  const port = typeof options?.host === 'string' ? portOf(options.host) : undefined
  if (!port || Number(options.port) !== 443) return connect.apply(this, given)
  const { lookup: find, ...rest } = options
  return connect.call(this, { ...rest, port, lookup: throughTheProduct(find) }, listener)
}

/** Where the product itself would go, which has to be the public address; then to this machine. */
function throughTheProduct(find) {
  return (name, options, callback) =>
    find(name, options, (error, found) => {
      if (error) return callback(error)
      const addresses = [found].flat().map((each) => each.address ?? each)
      if (addresses.some((each) => each !== ADDRESS)) return callback(new Error('The product would go elsewhere.'))
      if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }])
      else callback(null, '127.0.0.1', 4)
    })
}
syncBuiltinESMExports()
