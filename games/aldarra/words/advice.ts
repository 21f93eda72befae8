/** What speaks for a choice, by the terms of the bot's evaluation; each completes "it …". */
export const advice: Readonly<Record<string, string>> = {
  wins: 'wins the game.',
  vp: 'scores Victory Points, or denies them.',
  claimable: 'fulfils an Objective you can claim.',
  coin: 'leaves you with more Coins.',
  crystal: 'brings you Crystals; four buy a Victory Point.',
  income: 'takes territories that pay Coins in every round.',
  lyingCrystal: 'puts you where Crystals lie to be mined.',
  fleet: 'makes your fleet the stronger one.',
  discovery: 'brings you a Discovery that lasts.',
  explored: 'explores, and every exploration can find something.',
  holdCard: 'brings you a card to play later.',
}
