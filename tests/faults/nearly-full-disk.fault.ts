import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { systemClock } from '#platform/clock.ts'
import { diskRoomOf } from '#platform/disk-room.server.ts'
import { createLocalFiles } from '#platform/files-local.server.ts'
import { NoRoomError } from '#platform/files.server.ts'
import { createOutboxMailer } from '#platform/mail-outbox.server.ts'
import { isRoot } from '#tests/support/embedded-postgres.ts'

import { aSmallDisk } from './small-disk.ts'

const MB = 1024 ** 2
const PDF = 'application/pdf'
const note = isRoot ? '' : ' (NOT RUN: only root can make a small disk)'

function aHouse() {
  const { dataDir } = aSmallDisk(100)
  mkdirSync(dataDir)
  const room = diskRoomOf(dataDir, 10)
  const files = createLocalFiles(join(dataDir, 'files'), room)
  const mail = createOutboxMailer(join(dataDir, 'outbox'), 'Wellward <no-reply@wellward.test>', systemClock, room)
  const send = () => mail.send({ to: 'maya@wellward.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })
  const put = (megabytes: number) => files.put(`lab-files/${crypto.randomUUID()}.pdf`, new Uint8Array(megabytes * MB), PDF)
  return { files, put, send }
}

describe.skipIf(!isRoot)(`a nearly full disk${note}`, () => {
  test('nothing large is begun that would leave less than a tenth, files go on to half of that, and mails further', async () => {
    const { files, put, send } = aHouse()
    expect(await files.hasRoomFor(89 * MB)).toBe(true)
    expect(await files.hasRoomFor(91 * MB)).toBe(false)
    for (let of = 0; of < 9; of++) await put(10)
    expect(await files.hasRoomFor(1 * MB)).toBe(false)
    await put(4)
    await expect(put(2)).rejects.toThrow(NoRoomError)
    await send()
  })
})
