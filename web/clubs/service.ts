import {
  Club,
  type ClubAct,
  ClubInList,
  Created,
  type EventAct,
  EventInfo,
  EventInList,
  FoundClub,
  Gone,
  type NewClub,
  type NewEvent,
  paths,
} from '@rulewright/wire'
import * as z from 'zod/mini'
import { call } from '../service/http.ts'

/** What the server does for clubs and events; apart from the rest, since only their pages need it. */
export const clubService = {
  clubs: () => call(z.array(ClubInList), paths.clubs),
  foundClub: (body: NewClub) => call(FoundClub, paths.clubs, { method: 'POST', body }),
  findClub: (name: string) => call(FoundClub, paths.clubs, { method: 'PUT', body: { name } }),
  club: (club: string) => call(Club, paths.club(club)),
  actInClub: (club: string, body: Exclude<ClubAct, { do: 'open-table' }>) =>
    call(z.union([Club, Gone]), paths.club(club), { method: 'POST', body }),
  openClubTable: (club: string, body: Extract<ClubAct, { do: 'open-table' }>) => call(Created, paths.club(club), { method: 'POST', body }),
  events: () => call(z.array(EventInList), paths.events),
  makeEvent: (body: NewEvent) => call(EventInfo, paths.events, { method: 'POST', body }),
  event: (event: string) => call(EventInfo, paths.event(event)),
  actInEvent: (event: string, body: EventAct) => call(z.union([EventInfo, Gone]), paths.event(event), { method: 'POST', body }),
}
