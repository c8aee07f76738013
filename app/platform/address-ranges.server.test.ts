import { expect, test } from 'vitest'

import { isPublicAddress } from './address-ranges.server.ts'

test.each([
  ['an ordinary IPv4 address', '93.184.215.14'],
  ['the address below 10/8', '9.255.255.255'],
  ['the address above 172.16/12', '172.32.0.0'],
  ['the address above CGNAT', '100.128.0.0'],
  ['an ordinary IPv6 address', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
])('%s is public (%s)', (_, address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ['loopback', '127.0.0.1'],
  ['the whole of loopback', '127.255.255.254'],
  ['this host', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['private 10/8', '10.0.0.1'],
  ['private 172.16/12', '172.31.255.255'],
  ['private 192.168/16', '192.168.1.1'],
  ['shared (CGNAT)', '100.64.0.1'],
  ['link-local and cloud metadata', '169.254.169.254'],
  ['protocol assignments', '192.0.0.8'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.7'],
  ['documentation', '203.0.113.7'],
  ['benchmarking', '198.19.0.1'],
  ['the 6to4 relay', '192.88.99.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['IPv6 loopback', '::1'],
  ['IPv6 unspecified', '::'],
  ['IPv6 link-local', 'fe80::1'],
  ['IPv6 link-local with a zone', 'fe80::1%eth0'],
  ['unique local', 'fd12:3456::1'],
  ['site-local', 'fec0::1'],
  ['IPv6 multicast', 'ff02::1'],
  ['IPv4-mapped private', '::ffff:10.0.0.1'],
  ['IPv4-mapped in hexadecimal', '::ffff:7f00:1'],
  ['IPv4-mapped public', '::ffff:93.184.215.14'],
  ['IPv4-compatible', '::7f00:1'],
  ['NAT64', '64:ff9b::a00:1'],
  ['local NAT64', '64:ff9b:1::a00:1'],
  ['IPv4-translated', '::ffff:0:7f00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:4136:e378::1'],
  ['IPv6 documentation', '2001:db8::1'],
  ['new IPv6 documentation', '3fff::1'],
  ['discard', '100::1'],
  ['segment routing', '5f00::1'],
  ['unassigned IPv6', '4000::1'],
  ['a name', 'localhost'],
  ['a short form', '127.1'],
  ['a number', '2130706433'],
  ['octal', '0177.0.0.1'],
  ['nothing', ''],
])('%s is not public (%s)', (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
})
