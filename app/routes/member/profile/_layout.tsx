import { Outlet, useLocation } from 'react-router'

import { PageHeading } from '#ui/page-heading.tsx'
import { Tabs } from '#ui/tabs.tsx'

/** The pages under /profile, in the order of their tabs. */
const pages = [
  { id: '/profile', label: 'Profile', to: '/profile' },
  { id: '/profile/membership', label: 'Membership', to: '/profile/membership' },
  { id: '/profile/appointments', label: 'Appointments', to: '/profile/appointments' },
  { id: '/profile/security', label: 'Security', to: '/profile/security' },
  { id: '/profile/tokens', label: 'Programs', to: '/profile/tokens' },
  { id: '/profile/data', label: 'Your data', to: '/profile/data' },
  { id: '/profile/access', label: 'Who has looked', to: '/profile/access' },
]

export default function ProfileLayout() {
  const { pathname } = useLocation()
  return (
    <div className="wrap reading">
      <PageHeading title="Your profile" lead="What we know about you, apart from what you log." />
      <Tabs
        label="Your profile"
        tabs={pages}
        current={pages.findLast(({ to }) => pathname.startsWith(to))?.id ?? '/profile'}
        className="mb-8"
      />
      <Outlet />
    </div>
  )
}
