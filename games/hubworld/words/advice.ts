/** What speaks for a choice, by the terms the bot weighs a position with: it completes "it …". */
export const advice: Readonly<Record<string, string>> = {
  wins: 'wins the match.',
  agent: 'brings you closer to your third agent, or keeps them from theirs.',
  shard: 'leaves you better off in shards, and shards pay for everything.',
  shardsBeyondLimit: 'wastes no shards above the limit.',
  action: 'saves actions for more this round.',
  council: 'keeps more cards in your hand.',
  commons: 'keeps more cards in your deck.',
  lastCards: 'keeps your deck from running out, which would lose the match.',
  heat: 'is better for heat: the hotter a player, the more is seen of their cards.',
  staged: 'puts a card into your grid, to be forged when you can pay.',
  forgedSource: 'gives you a source that pays you in every round to come.',
  forgedObstacle: 'makes your paths harder to delve.',
  forgedAgent: 'puts an agent to work in your grid.',
  agentInArchives: 'keeps your agents out of your Archives, where they are broken for nothing.',
}
