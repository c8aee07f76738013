import { useLocation, useNavigation } from 'react-router'

import { isAdminAddress } from '#routes/addresses.ts'

/** Said while a click leads to an administrator's page and the server decides whether the door opens. */
export default function VerifyingAccess() {
  const { pathname } = useLocation()
  const { location: pending } = useNavigation()
  const entering = pending !== undefined && isAdminAddress(pending.pathname) && !isAdminAddress(pathname)
  return <output className={entering ? 'wrap cap block py-4' : 'vh'}>{entering && 'Verifying access...'}</output>
}
