import type { Feature } from '../../platform/feature.ts'
import { createDeletePerson } from './acts/delete-person.ts'
import { createSignOutDevice } from './acts/sign-out-device.ts'
import { createSignOutPerson } from './acts/sign-out-person.ts'
import { createEndViewAs, createStartViewAs } from './acts/view-as.ts'
import { createListUsers } from './list/list-users.ts'
import type { PeopleDeps } from './people-deps.ts'
import { peopleRows } from './people-rows.ts'
import { createGetPerson } from './person/get-person.ts'

export { createFindNamed } from './list/find-named.ts'
export type { PeopleDeps } from './people-deps.ts'

/** People as staff find and help them. What each feature knows of a person is handed in. */
export function createPeople(deps: PeopleDeps): Feature {
  return {
    implementations: [
      createListUsers(deps),
      createGetPerson(deps),
      createSignOutPerson(deps),
      createDeletePerson(deps),
      createSignOutDevice(deps),
      createStartViewAs(deps),
      createEndViewAs(deps),
    ],
    personRows: peopleRows,
    exported: {
      person_words: { left: 'The words of their name and e-mail, which the profile holds.' },
      person_seen: { left: 'When they were last seen: their sessions say it.' },
    },
  }
}
