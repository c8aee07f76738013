import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findSiteSettings } from './settings.server.ts'

/** Where data is stored, how mail goes out, and whether visits are counted. */
export const sitePractice = {
  async find({ parts, sendsMail, ...services }: Pick<Infrastructure, 'parts' | 'sendsMail' | 'db' | 'log' | 'broadcast'>) {
    const { analytics } = await findSiteSettings(services)
    const isElsewhere = (name: string) => parts.some((part) => part.name === name && !part.embedded)
    return {
      processors: [
        isElsewhere('Database')
          ? 'The database runs on a server of its own, beside the one of this site.'
          : 'The database is on the server on which this site runs.',
        isElsewhere('Files')
          ? 'Files (laboratory PDFs, imports, copies that you ask for) are kept in a file store outside of this server.'
          : 'Files (laboratory PDFs, imports, copies that you ask for) are on the same server.',
        sendsMail
          ? 'Mail goes out through a mail service. It carries none of your entries, and no result of a laboratory.'
          : 'No mail service is connected: nothing is sent.',
        analytics.script
          ? 'Visits of public pages are counted with the help of another company, if you agreed to it; never on the pages where your numbers stand.'
          : 'Visits are not counted.',
      ],
      retention: ['Copies of the server that its administrator makes for safety have a term of their own. Please ask us for it.'],
    }
  },
}
