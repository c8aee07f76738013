import { expect, test } from 'vitest'

import { clientNetwork, clientProtocol } from './client-address.server.ts'

const proxies = ['10.0.0.1', '172.16.0.0/12', '2001:db8:ffff::/48']

test('without a trusted proxy the header says nothing', () => {
  expect(clientNetwork('203.0.113.7', '198.51.100.1', [])).toBe('203.0.113.7')
  expect(clientNetwork('203.0.113.7', '198.51.100.1', proxies)).toBe('203.0.113.7')
})

test('behind a trusted proxy it is the right-most address that is not a proxy, whatever stands to the left', () => {
  expect(clientNetwork('10.0.0.1', '203.0.113.7', proxies)).toBe('203.0.113.7')
  expect(clientNetwork('10.0.0.1', '1.1.1.1, 203.0.113.7', proxies)).toBe('203.0.113.7')
  expect(clientNetwork('10.0.0.1', '1.1.1.1, 203.0.113.7, 172.20.3.4', proxies)).toBe('203.0.113.7')
  expect(clientNetwork('2001:db8:ffff::9', '203.0.113.7', proxies)).toBe('203.0.113.7')
})

test('a proxy that names nobody, or only proxies, is itself the client', () => {
  expect(clientNetwork('10.0.0.1', undefined, proxies)).toBe('10.0.0.1')
  expect(clientNetwork('10.0.0.1', '', proxies)).toBe('10.0.0.1')
  expect(clientNetwork('10.0.0.1', '172.16.0.9', proxies)).toBe('172.16.0.9')
})

test('rubbish in the header ends the walk at the last address known', () => {
  expect(clientNetwork('10.0.0.1', '203.0.113.7, <script>, 172.16.0.9', proxies)).toBe('172.16.0.9')
  expect(clientNetwork('10.0.0.1', 'unknown', proxies)).toBe('10.0.0.1')
})

test('ports and brackets are taken off', () => {
  expect(clientNetwork('10.0.0.1', '203.0.113.7:55012', proxies)).toBe('203.0.113.7')
  expect(clientNetwork('10.0.0.1', '[2001:db8:1:2::5]:443', proxies)).toBe('2001:db8:1:2::/64')
})

test('each IPv4 address counts for itself, however the socket writes it', () => {
  expect(clientNetwork('::ffff:203.0.113.7', undefined, [])).toBe('203.0.113.7')
  expect(clientNetwork('::ffff:10.0.0.1', '203.0.113.8', proxies)).toBe('203.0.113.8')
})

test('IPv6 counts by its /64', () => {
  const one = clientNetwork('2001:db8:1:2:aaaa::1', undefined, [])
  expect(one).toBe('2001:db8:1:2::/64')
  expect(clientNetwork('2001:db8:1:2:bbbb::2', undefined, [])).toBe(one)
  expect(clientNetwork('2001:db8:1:3::1', undefined, [])).not.toBe(one)
})

test('a socket without an address is unknown', () => {
  expect(clientNetwork(undefined, '203.0.113.7', proxies)).toBe('unknown')
})

test('the protocol is the socket’s, unless a trusted proxy says otherwise', () => {
  expect(clientProtocol('203.0.113.7', 'https', proxies)).toBe('http')
  expect(clientProtocol('10.0.0.1', 'https', proxies)).toBe('https')
  expect(clientProtocol('10.0.0.1', 'http, https', proxies)).toBe('https')
  expect(clientProtocol('10.0.0.1', 'gopher', proxies)).toBe('http')
  expect(clientProtocol('10.0.0.1', undefined, proxies, 'https')).toBe('https')
  expect(clientProtocol(undefined, 'https', proxies)).toBe('http')
})
