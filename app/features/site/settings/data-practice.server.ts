import type { FilePlaces } from '#platform/files.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findSiteSettings } from './settings.server.ts'

/** Where data is stored, how mail goes out, and whether visits are counted. */
export const sitePractice = {
  async find({
    filePlaces,
    parts,
    sendsMail,
    ...services
  }: Pick<Infrastructure, 'filePlaces' | 'parts' | 'sendsMail' | 'db' | 'log' | 'broadcast'>) {
    const { analytics } = await findSiteSettings(services)
    const isDatabaseElsewhere = parts.some(({ name, embedded }) => name === 'Database' && !embedded)
    return {
      processors: [
        isDatabaseElsewhere
          ? 'The database runs on a server of its own, beside the one of this site.'
          : 'The database is on the server on which this site runs.',
        `Files (laboratory PDFs, imports, copies that you ask for) ${whereFilesAre(filePlaces)}`,
        sendsMail
          ? 'Mail goes out through a mail service. It carries none of your entries, and no result of a laboratory.'
          : 'No mail service is connected: nothing is sent.',
        analytics.script
          ? 'Visits of public pages are counted with the help of another company, if you agreed to it; never on the pages where your numbers stand.'
          : 'Visits are not counted.',
      ],
      retention: ['Other copies of the server that its administrator makes have a term of their own. Please ask us for it.'],
    }
  },
}

function whereFilesAre({ main, areCopied }: FilePlaces): string {
  if (main === 'outside')
    return areCopied
      ? 'are kept in a file store outside of this server. Copies of those from before it was in use are on this server still, and are deleted with their file.'
      : 'are kept in a file store outside of this server.'
  return areCopied
    ? 'are on the same server. Copies are in a file store outside of it as well, and are deleted with their file.'
    : 'are on the same server.'
}
