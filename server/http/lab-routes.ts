import { games } from '@rulewright/games'
import { namesOf, startingFile, subjectOf } from '@rulewright/lab'
import { LabAct, type LabInfo, type LabStarting, paths, type User } from '@rulewright/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import type { Laboratory } from '../lab/laboratory.ts'
import { Refused } from '../refused.ts'
import type { Accounts } from './accounts.ts'
import { read } from './answers.ts'

const NAME = /^[\w-]{1,120}$/

/** The lab's pages. For everybody else they do not exist. */
export function serveLab(
  app: FastifyInstance,
  house: House,
  accounts: Accounts,
  lab: Laboratory,
  isLabOpen: (request: FastifyRequest, user: User | null) => boolean,
): void {
  const mustBeLet = async (request: FastifyRequest) => {
    if (!isLabOpen(request, await accounts.whoIs(request.headers))) throw new Refused('no-such-page')
  }

  app.get(paths.lab, async (request) => {
    await mustBeLet(request)
    return infoOf(lab)
  })

  app.post(paths.lab, async (request) => {
    await mustBeLet(request)
    const act = read(LabAct, request.body)
    let started: string | null = null
    if (act.do === 'start') started = await lab.start(act.experiment)
    else if (act.do === 'continue') await lab.goOn(act.run)
    else await lab.stop(act.run)
    house.logger.info({ what: act.do }, 'lab: something was done')
    return infoOf(lab, started)
  })

  app.get(paths.labStarting(':game'), async (request): Promise<LabStarting> => {
    await mustBeLet(request)
    const subject = await subjectOf(param(request, 'game'))
    if (!subject) throw new Refused('no-such-game')
    const { seats, numbers, things, tables } = namesOf(subject)
    return {
      text: startingFile(subject),
      seats: [...seats],
      numbers: [...numbers],
      things: [...things],
      tables: tables.map((list) => ({ name: list.name, seats: [...list.seats] })),
    }
  })

  app.get(paths.labRun(':run'), async (request) => {
    await mustBeLet(request)
    return orMissing(await lab.report(param(request, 'run')))
  })

  app.get(paths.labCompare(':run', ':other'), async (request) => {
    await mustBeLet(request)
    return orMissing(await lab.compare(param(request, 'run'), param(request, 'other')))
  })
}

const infoOf = (lab: Laboratory, started: string | null = null): LabInfo => ({
  runs: lab.runs(),
  games: games.map(({ id, title }) => ({ id, title })),
  started,
})

/** The name of a folder, and nothing that leads out of it. */
function param({ params }: FastifyRequest, name: string): string {
  const value: unknown = typeof params === 'object' && params !== null ? Object.getOwnPropertyDescriptor(params, name)?.value : undefined
  if (typeof value !== 'string' || !NAME.test(value)) throw new Refused('no-such-page')
  return value
}

function orMissing<T>(found: T | null): T {
  if (found === null) throw new Refused('no-such-page')
  return found
}
