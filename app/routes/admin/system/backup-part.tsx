import { TextLink } from '#ui/text-link.tsx'

type BackupPartProps = {
  backup: {
    readonly continuous: string | null
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
      {backup?.continuous && <p className="mb-2 text-sm break-words">{backup.continuous}</p>}
      <p className="text-sm">
        {backup?.sentence ?? unread}
        {backup?.lastGoodAt && ` The last good one was made ${backup.lastGoodAt}.`}
      </p>
      {backup?.isSetUp && (
        <p className="mt-2 text-sm">
          <TextLink to="/admin/settings/backup">Look after backups</TextLink>
        </p>
      )}
    </>
  )
}
