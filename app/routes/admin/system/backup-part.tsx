import { TextLink } from '#ui/text-link.tsx'

type BackupPartProps = {
  backup: {
    readonly changesUntil: string | null
    readonly sentence: string
    readonly lastGoodAt: string | null
    readonly isSetUp: boolean
  } | null
  /** What is said where it could not be read. */
  unread: string
}

/** How backups are, in a sentence, and the way to their page. */
export function BackupPart({ backup, unread }: BackupPartProps) {
  return (
    <>
      <p className="num text-sm">
        {backup?.sentence ?? unread}
        {backup?.lastGoodAt && ` The last good one was made ${backup.lastGoodAt}.`}
        {backup?.changesUntil && ` Every change up to ${backup.changesUntil} is there.`}
      </p>
      {backup?.isSetUp && (
        <p className="mt-2 text-sm">
          <TextLink to="/admin/settings/backup">Look after backups</TextLink>
        </p>
      )}
    </>
  )
}
