import { postSearch } from '#features/blog/managing/owner-search.server.ts'
import { lessonSearch } from '#features/courses/authoring/owner-search.server.ts'
import { peopleSearch } from '#features/identity/people/owner-search.server.ts'
import { messageSearch } from '#features/inbox/items/owner-search.server.ts'
import type { OwnerSearchSource } from '#features/owner-search/ports.server.ts'
import { productSearch } from '#features/shop/managing/owner-search.server.ts'

import { eachOf } from './each-of.ts'

/** Everybody who finds something for the owner, in the order in which it is shown. */
export const ownerSearch = eachOf<OwnerSearchSource>(peopleSearch, postSearch, productSearch, lessonSearch, messageSearch)
