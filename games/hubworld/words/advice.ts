/** What speaks for a choice, by the terms of the bot's evaluation; each completes "it …". What the rivals lose counts as a gain. */
export const advice: Readonly<Record<string, string>> = {
  wins: 'wins the match.',
  agent: 'brings you closer to your third agent, or keeps them from theirs.',
  shard: 'leaves you better off in shards, and shards pay for everything.',
  shardsBeyondLimit: 'wastes no shards above the limit.',
  action: 'saves actions for more this round.',
  council: 'leaves you better off in cards to choose from.',
  commons: 'leaves you with the deeper deck.',
  lastCards: 'keeps your deck from running out, which would lose the match.',
  heat: 'is better for heat: the hotter a player, the more is seen of their cards.',
  staged: 'leaves you with more in your grid, to be forged when you can pay.',
  forgedSource: 'leaves you better off in sources, and they pay in every round to come.',
  forgedObstacle: 'leaves your paths the better guarded ones.',
  forgedAgent: 'leaves you better off in agents at work.',
  agentInArchives: 'keeps your agents out of your Archives, where they are broken for nothing.',
}
