import type { DiskRoom } from '#platform/disk-room.server.ts'

import type { BackupPlace } from './backup-place.server.ts'

/** A place that takes nothing more when the disk of the data is nearly full and it lies there too: the database needs that room. */
export function placeWithRoom(place: BackupPlace, dataDir: string, room: DiskRoom): BackupPlace {
  return {
    ...place,
    list: (prefix) => place.list(prefix),
    async put(name, bytes) {
      if (await place.takesRoomOf(dataDir)) await room.demandFor(bytes.length, 'file')
      await place.put(name, bytes)
    },
  }
}
