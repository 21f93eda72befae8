import { lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { addressOf, useStaticLocation } from './address.ts'
import { SERVED } from './edition.ts'
import { WhenSeated } from './lobby/WhenSeated.tsx'
import { NewVersion } from './offline/NewVersion.tsx'
import { reloadNewest, useVersion } from './offline/version.ts'
import { Home } from './pages/Home.tsx'
import { Page } from './ui/Page.tsx'
import { Catch, Trouble } from './ui/trouble.tsx'
import ui from './ui/ui.module.css'
import { usePlainType } from './ui/usePlainType.ts'
import { useMessages } from './words/index.ts'

const GamePage = lazy(() => import('./pages/GamePage.tsx').then((m) => ({ default: m.GamePage })))
const WorldPage = lazy(() => import('./pages/WorldPage.tsx').then((m) => ({ default: m.WorldPage })))
const MatchPage = lazy(() => import('./pages/MatchPage.tsx').then((m) => ({ default: m.MatchPage })))
const LocalMatchPage = lazy(() => import('./pages/LocalMatchPage.tsx').then((m) => ({ default: m.LocalMatchPage })))
const LocalReplayPage = lazy(() => import('./pages/LocalReplayPage.tsx').then((m) => ({ default: m.LocalReplayPage })))
const ExplorePage = lazy(() => import('./explore/ExplorePage.tsx').then((m) => ({ default: m.ExplorePage })))
const SharedPage = lazy(() => import('./explore/SharedPage.tsx').then((m) => ({ default: m.SharedPage })))
const LessonPage = lazy(() => import('./lesson/LessonPage.tsx').then((m) => ({ default: m.LessonPage })))
const GuidePage = lazy(() => import('./pages/GuidePage.tsx').then((m) => ({ default: m.GuidePage })))
const JoinPage = lazy(() => import('./pages/JoinPage.tsx').then((m) => ({ default: m.JoinPage })))
const ReplayPage = lazy(() => import('./pages/ReplayPage.tsx').then((m) => ({ default: m.ReplayPage })))
const RulesPage = lazy(() => import('./pages/RulesPage.tsx').then((m) => ({ default: m.RulesPage })))
const AccountPage = lazy(() => import('./pages/AccountPage.tsx').then((m) => ({ default: m.AccountPage })))
const PersonPage = lazy(() => import('./pages/PersonPage.tsx').then((m) => ({ default: m.PersonPage })))
const FriendsPage = lazy(() => import('./pages/FriendsPage.tsx').then((m) => ({ default: m.FriendsPage })))
const CalendarPage = lazy(() => import('./pages/CalendarPage.tsx').then((m) => ({ default: m.CalendarPage })))
const ClubPage = lazy(() => import('./clubs/ClubPage.tsx').then((m) => ({ default: m.ClubPage })))
const TournamentPage = lazy(() => import('./clubs/TournamentPage.tsx').then((m) => ({ default: m.TournamentPage })))
const NewTournamentPage = lazy(() => import('./clubs/NewTournamentPage.tsx').then((m) => ({ default: m.NewTournamentPage })))
const LinkPage = lazy(() => import('./pages/LinkPage.tsx').then((m) => ({ default: m.LinkPage })))
const OperatorPage = lazy(() => import('./pages/OperatorPage.tsx').then((m) => ({ default: m.OperatorPage })))
const LabPage = lazy(() => import('./lab/LabPage.tsx').then((m) => ({ default: m.LabPage })))
const LabReportPage = lazy(() => import('./lab/LabReportPage.tsx').then((m) => ({ default: m.LabReportPage })))
const SettingsPage = lazy(() => import('./pages/SettingsPage.tsx').then((m) => ({ default: m.SettingsPage })))
const CreditsPage = lazy(() => import('./pages/CreditsPage.tsx').then((m) => ({ default: m.CreditsPage })))

export function App() {
  const m = useMessages()
  const missing = useVersion((s) => s.missing)
  const crashed = (
    <Page title={m.errors.title}>
      <Trouble title={m.errors.title} text={missing ? m.errors.notLoaded : m.errors.crashed} retry={() => void reloadNewest()} />
    </Page>
  )
  return (
    <Router {...(SERVED ? {} : { hook: useStaticLocation, hrefs: addressOf })}>
      <Catch instead={() => crashed}>
        <Suspense fallback={<Loading />}>
          <Pages />
        </Suspense>
      </Catch>
      {SERVED && <WhenSeated />}
      <NewVersion />
    </Router>
  )
}

function Pages() {
  const m = useMessages()
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/game/:game">{({ game }) => <GamePage key={game} game={game} />}</Route>
      <Route path="/game/:game/learn/:lesson">
        {({ game, lesson }) => <LessonPage key={`${game} ${lesson}`} game={game} lesson={lesson} />}
      </Route>
      <Route path="/guide/:game">{({ game }) => <GuidePage key={game} game={game} />}</Route>
      <Route path="/game/:game/:page">{({ game, page }) => <WorldPage key={game} game={game} page={page} />}</Route>
      <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
      <Route path="/local/:match">{({ match }) => <LocalMatchPage key={match} match={match} />}</Route>
      <Route path="/local/:match/replay">{({ match }) => <LocalReplayPage key={match} match={match} />}</Route>
      <Route path="/explore" component={SharedPage} />
      <Route path="/explore/:id">{({ id }) => <ExplorePage key={id} id={id} />}</Route>
      <Route path="/settings" component={SettingsPage} />
      <Route path="/credits" component={CreditsPage} />
      {SERVED && <Route path="/match/:match">{({ match }) => <MatchPage key={match} match={match} />}</Route>}
      {SERVED && <Route path="/join/:match">{({ match }) => <JoinPage key={match} match={match} />}</Route>}
      {SERVED && <Route path="/replay/:match">{({ match }) => <ReplayPage key={match} match={match} />}</Route>}
      {SERVED && <Route path="/person/:user">{({ user }) => <PersonPage key={user} user={user} />}</Route>}
      {SERVED && <Route path="/friends" component={FriendsPage} />}
      {SERVED && <Route path="/club/:club">{({ club }) => <ClubPage key={club} club={club} />}</Route>}
      {SERVED && <Route path="/calendar" component={CalendarPage} />}
      {SERVED && <Route path="/events/new" component={NewTournamentPage} />}
      {SERVED && <Route path="/event/:id">{({ id }) => <TournamentPage key={id} tournament={id} />}</Route>}
      {SERVED && <Route path="/account" component={AccountPage} />}
      {SERVED && <Route path="/account/link" component={LinkPage} />}
      {SERVED && <Route path="/operator" component={OperatorPage} />}
      {SERVED && <Route path="/lab" component={LabPage} />}
      {SERVED && <Route path="/lab/:run">{({ run }) => <LabReportPage key={run} run={run} />}</Route>}
      <Route>
        <Page title={m.errors.notFoundTitle}>
          <Trouble title={m.errors.notFoundTitle} text={m.errors.notFound} />
        </Page>
      </Route>
    </Switch>
  )
}

function Loading() {
  const m = useMessages()
  usePlainType()
  return (
    <Page title="">
      <p className={ui.lead} role="status">
        {m.loading}
      </p>
    </Page>
  )
}
