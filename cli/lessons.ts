import { games } from '@rulewright/games'
import { playLesson } from '@rulewright/games/lesson'
import type { Command } from 'commander'

interface PlayedLesson {
  readonly game: string
  readonly id: string
  readonly steps: number
  readonly completes: boolean
}

export function registerLessons(program: Command): void {
  program
    .command('lessons')
    .description('play every lesson to its end, and say which one does not come to it')
    .option('--json', 'print the result as JSON')
    .action(async ({ json }: { readonly json?: boolean }) => {
      const lessons = await playedLessons()
      process.stdout.write(json ? `${JSON.stringify({ lessons })}\n` : inWords(lessons))
      if (lessons.some(({ completes }) => !completes)) process.exitCode = 1
    })
}

async function playedLessons(): Promise<PlayedLesson[]> {
  const played: PlayedLesson[] = []
  for (const manifest of games) {
    const [rules, lessons] = await Promise.all([manifest.rules(), manifest.lessons?.() ?? []])
    for (const { lesson } of lessons) {
      const { completes, why } = tried(() => playLesson(rules, lesson))
      if (why) process.stderr.write(`${manifest.id}: ${why}\n`)
      played.push({ game: manifest.id, id: lesson.id, steps: lesson.steps.length, completes })
    }
  }
  return played
}

function tried(play: () => unknown): { readonly completes: boolean; readonly why: string | null } {
  try {
    play()
    return { completes: true, why: null }
  } catch (error) {
    return { completes: false, why: error instanceof Error ? error.message : String(error) }
  }
}

const inWords = (lessons: readonly PlayedLesson[]): string =>
  lessons.map(({ game, id, steps, completes }) => `${game} ${id}: ${steps} steps${completes ? '' : ', broken'}\n`).join('')
