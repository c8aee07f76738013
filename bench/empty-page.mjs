// Loaded before the product (NODE_OPTIONS): the page of rests then is the frame of a member's page with nothing in it, as React Router renders it.
// So there is a bare page to compare with, and none that is shipped.
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  process.env.NODE_ENV = 'production'
  const { routes } = await import('../build/server/index.js')
  const { id } = routes['routes/member/rest-days']
  routes[id].module = { default: () => null }
}
