import {
  Club,
  type ClubAct,
  ClubInList,
  Created,
  FoundClub,
  Gone,
  type NewClub,
  type NewTournament,
  paths,
  type TournamentAct,
  TournamentInfo,
  TournamentInList,
} from '@rulewright/wire'
import * as z from 'zod/mini'
import { call } from '../service/http.ts'

/** Server calls for clubs and tournaments; separate, since only their pages need them. */
export const clubService = {
  clubs: () => call(z.array(ClubInList), paths.clubs),
  foundClub: (body: NewClub) => call(FoundClub, paths.clubs, { method: 'POST', body }),
  findClub: (name: string) => call(FoundClub, paths.clubs, { method: 'PUT', body: { name } }),
  club: (club: string) => call(Club, paths.club(club)),
  actInClub: (club: string, body: Exclude<ClubAct, { do: 'open-table' }>) =>
    call(z.union([Club, Gone]), paths.club(club), { method: 'POST', body }),
  openClubTable: (club: string, body: Extract<ClubAct, { do: 'open-table' }>) => call(Created, paths.club(club), { method: 'POST', body }),
  tournaments: () => call(z.array(TournamentInList), paths.tournaments),
  makeTournament: (body: NewTournament) => call(TournamentInfo, paths.tournaments, { method: 'POST', body }),
  tournament: (tournament: string) => call(TournamentInfo, paths.tournament(tournament)),
  actInTournament: (tournament: string, body: TournamentAct) =>
    call(z.union([TournamentInfo, Gone]), paths.tournament(tournament), { method: 'POST', body }),
}
