import { duel } from '../../kernel/test/games/duel.ts'
import { serve } from '../serve.ts'

// A thread that knows the duel only.
serve(async (id) => {
  if (id !== duel.id) throw new Error(`there is no game "${id}": no such game`)
  return duel
})
