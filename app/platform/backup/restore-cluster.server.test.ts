import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { deep } from '#tests/support/deep.ts'
import { aFolder, keptIn, openPostgres } from '#tests/support/embedded-postgres.ts'
import { postmasterOf } from '#tests/support/postmaster.ts'
import { aPlaceElsewhere, openShipped } from '#tests/support/shipped-postgres.ts'

import { restoreCluster } from './restore-cluster.server.ts'

const report = () => {}

test(
  'a machine that is gone comes back elsewhere, to an instant before an accident and to the newest',
  { timeout: 240_000 },
  async () => {
    const sealed = aPlaceElsewhere()
    const live = await openShipped(sealed)
    await live.pool.query('CREATE TABLE kept (n int)')
    await live.pool.query('INSERT INTO kept SELECT generate_series(1, 1000)')
    await expect.poll(async () => (await live.shipping.state()).lastBaseCopy, { timeout: 90_000 }).not.toBeNull()
    await live.pool.query('INSERT INTO kept SELECT generate_series(1001, 2000)')
    await sleep(5)
    const { rows } = await live.pool.query<{ at: Date }>('SELECT clock_timestamp() AS at')
    const before = rows[0]!.at
    await sleep(20)
    await live.pool.query('DELETE FROM kept WHERE n > 5')
    const after = new Date()
    await expect.poll(async () => Number((await live.shipping.state()).shippedTo), { timeout: 90_000 }).toBeGreaterThan(+after)
    expect((await live.shipping.state()).failure).toBeNull()
    process.kill(postmasterOf(live.dataDir), 'SIGKILL')

    const elsewhere = aFolder()
    const restored = await restoreCluster(sealed, { to: before, dataDir: elsewhere, report })
    expect(+restored.lastChangeAt!).toBeLessThanOrEqual(+before)
    expect(restored.isNewest).toBe(true)
    const back = await openPostgres(elsewhere)
    expect(await keptIn(back.pool)).toHaveLength(2000)

    const newest = aFolder()
    await restoreCluster(sealed, { to: null, dataDir: newest, report })
    expect(await keptIn((await openPostgres(newest)).pool)).toEqual([1, 2, 3, 4, 5])
    expect(existsSync(join(newest, 'postgres/fed'))).toBe(false)
    rmSync(live.dataDir, { recursive: true, force: true })
  },
)

test(
  'a base copy or log with any piece cut, forged, swapped or gone ends with a sentence and leaves nothing',
  deep('app/platform/backup/restore-cluster.server.test.ts', 900_000),
  async () => {
    const sealed = aPlaceElsewhere()
    const live = await openShipped(sealed)
    await live.pool.query('CREATE TABLE kept (n int)')
    await expect.poll(async () => (await live.shipping.state()).lastBaseCopy, { timeout: 90_000 }).not.toBeNull()
    await live.pool.query('INSERT INTO kept VALUES (1)')
    const after = Date.now()
    await expect.poll(async () => Number((await live.shipping.state()).shippedTo), { timeout: 90_000 }).toBeGreaterThan(after)
    await live.stop()
    const { place } = sealed
    const names: string[] = []
    for await (const name of place.list('')) names.push(name)
    expect(names.filter((name) => name.startsWith('base/')).length).toBeGreaterThan(2)
    for (const [at, name] of names.entries()) {
      const whole = Buffer.from((await place.get(name))!)
      const forged = Buffer.from(whole)
      forged[forged.length - 20]! ^= 1
      const other = Buffer.from((await place.get(names[(at + 1) % names.length]!))!)
      // Without its end the log is only shorter.
      const isEnd = at === names.length - 1
      for (const bytes of [whole.subarray(0, whole.length / 2), forged, other, ...(isEnd ? [] : [null])]) {
        if (bytes === null) await place.delete(name)
        else await place.put(name, bytes)
        const elsewhere = aFolder()
        const restoring = restoreCluster(sealed, { to: null, dataDir: elsewhere, report })
        expect([name, await restoring.catch((error: unknown) => Object(error).name)]).toEqual([name, 'BackupError'])
        expect([name, readdirSync(elsewhere).filter((entry) => /^postgres$|restore/.test(entry))]).toEqual([name, []])
      }
      await place.put(name, whole)
    }
    const elsewhere = aFolder()
    await restoreCluster(sealed, { to: null, dataDir: elsewhere, report })
    expect(await keptIn((await openPostgres(elsewhere)).pool)).toEqual([1])
  },
)
