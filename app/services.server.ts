import { createContext } from 'react-router'

import type { AccountDataPorts } from '#features/account-data/ports.server.ts'
import type { AttentionPorts } from '#features/attention/ports.server.ts'
import type { AutomationPorts } from '#features/automation/core/ports.server.ts'
import type { BackupPorts } from '#features/backup/ports.server.ts'
import type { ChatPorts } from '#features/chat/core/ports.server.ts'
import type { HealthPorts } from '#features/health/core/ports.server.ts'
import type { IdentityPorts } from '#features/identity/core/ports.server.ts'
import type { InboxPorts } from '#features/inbox/core/ports.server.ts'
import type { MembershipPorts } from '#features/membership/core/ports.server.ts'
import type { OutsideServicesPorts } from '#features/outside-services/core/ports.server.ts'
import type { OwnerSearchPorts } from '#features/owner-search/ports.server.ts'
import type { SitePorts } from '#features/site/core/ports.server.ts'
import type { SystemPorts } from '#features/system/ports.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/**
 * Everything that the product is made of at run time: the machinery, and for each feature that asks something of others, what answers it.
 * Built once, in server/services.ts, where the compiler holds every answer against its question. The edge hands it in whole; a feature takes
 * what it needs of `Infrastructure` and of ports.
 */
export interface Services
  extends
    Infrastructure,
    IdentityPorts,
    AccountDataPorts,
    AttentionPorts,
    BackupPorts,
    OutsideServicesPorts,
    OwnerSearchPorts,
    InboxPorts,
    MembershipPorts,
    SitePorts,
    SystemPorts,
    HealthPorts,
    ChatPorts,
    AutomationPorts {}

/** The key under which routes find the services in React Router's context. */
export const servicesContext = createContext<Services>()
