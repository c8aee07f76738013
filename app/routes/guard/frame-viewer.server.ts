import { faceAddress } from '#features/identity/account/face-address.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { personFingerprint } from '#features/identity/viewer.server.ts'
import { FACE_IN_BAR } from '#features/site/frame/navigation.ts'
import type { Services } from '#services.server.ts'

/** What the frame knows of the person. */
export function frameViewer(services: Pick<Services, 'secret'>, person: Viewer) {
  const { displayName, email, isAdmin, picture, dateLanguage: language } = person
  const face = faceAddress(picture, FACE_IN_BAR)
  return { name: displayName ?? email, isAdmin, face, language, mark: personFingerprint(services, person) }
}
