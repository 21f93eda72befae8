import { serve } from '@rulewright/bots/serve'
import { findGame } from '@rulewright/games'

// The entry of the threads on which arena games are played.
serve(async (id) => {
  const manifest = findGame(id)
  if (!manifest) throw new Error(`there is no game "${id}"`)
  return manifest.rules()
})
