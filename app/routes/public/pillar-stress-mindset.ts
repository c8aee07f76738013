import { redirect } from 'react-router'

/** The address that the pillar's title spells; its page stands at the shorter one. */
export function loader() {
  return redirect('/pillar/stress', 301)
}
