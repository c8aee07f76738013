import { Outlet } from 'react-router'

import type { Route } from './+types/_layout.ts'

import authoringCss from '#features/courses/authoring/authoring.css?url'
import draggingCss from '#ui/dragging.css?url'
import editorCss from '#ui/editor.css?url'
import sendingCss from '#ui/sending.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: editorCss },
  { rel: 'stylesheet', href: draggingCss },
  { rel: 'stylesheet', href: authoringCss },
  { rel: 'stylesheet', href: sendingCss },
]

export default function CoursesFrame() {
  return <Outlet />
}
