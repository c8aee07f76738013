import { Outlet, useLocation } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { AlertNotice } from '#features/shop/managing/alert-notice.tsx'
import { reloadsAfter } from '#features/shop/managing/panels/test-panel-words.ts'
import { shopTabAt, shopTabs } from '#features/shop/managing/shop-tabs.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { Tabs } from '#ui/tabs.tsx'

import type { Route } from './+types/_layout.ts'
import { shopActions } from './shop-actions.server.ts'

import shopAdminCss from '#features/shop/managing/shop-admin.css?url'
import editorCss from '#ui/editor.css?url'

export const links: Route.LinksFunction = () => [shopAdminCss, editorCss].map((href) => ({ rel: 'stylesheet', href }))

/** Every form of Manage Products is sent to `/shop/manage`; its button says what it is to do. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const answer = answerOf(shopActions, fields['intent'])
  return answer({ context, by: signedIn(context), fields, here: pageOfForm(fields['from'], url) })
}

/** The page that a form leads back to: the one that it names, if that is the shop’s, else the list as its address says it. */
function pageOfForm(from: string | undefined, { pathname, search }: URL): string {
  return from !== undefined && /^\/shop(?:[?/]|$)/.test(from) ? from : pathname + search
}

export default function ShopFrame({ actionData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <>
      <AdminHeading title="Shop" />
      <Tabs label="Shop" tabs={shopTabs} current={shopTabAt(pathname)} className="shop-tabs mb-6" />
      <Outlet context={actionData ?? null} />
      <AlertNotice reloads={reloadsAfter} />
    </>
  )
}
