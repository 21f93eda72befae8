import type { LessonWords } from '../../lesson.ts'

export const firstWords: LessonWords = {
  title: 'A first round over Aldarra',
  about: 'Found a home, give Orders, explore, win a fight and score in four ways: five points in one round.',
  steps: {
    goal: 'Whoever has twenty Victory Points at the end of a round wins. The two lit cards are your Objectives: tasks that only you know, each worth points once it is done. We shall do both today.',
    stronghold:
      'First you need a home. Your Stronghold replaces the terrain under it, so put it on something poor: press the lit Mountain. No enemy ever enters a Stronghold, and it pays 10 Coins a round.',
    outpost:
      'You control every territory in which only you have pieces. Press the lit Forest: an Outpost, which is a Building, and two ships, a Frigate and an Engineer, land there. The Forest is yours.',
    order:
      'Everything moves by Orders, and you have only three a round. Press the other Forest, choose “Move to here”, press the lit Frigate to call it, then “Done”. One Order may call as many ships as reach the place.',
    explore:
      'After moving, an Order lets you explore one territory where you have a piece, once for everybody. Press the Forest: you turn up a card, mostly good, sometimes a storm.',
    claim:
      'You control two Forests now, and that is what Timber Rights asks for. Press the card to claim it: one Victory Point. Objectives are claimed between Orders, as soon as they are fulfilled.',
    attack:
      'Your rival has landed on the Crystal Deposit between your Forests, and whoever attacks and wins scores a point. Give an Order there: “Move to here”, call both Frigates and the Engineer, then “Done”.',
    hits: 'Every ship rolls its dice. Light ships, the Frigates, fire first, so heavy ones may be gone before they fire. You scored 1 hit: a Frigate has armor 1, so press it and it is destroyed. Their Engineer has armor 2.',
    retreat:
      'After the Light Step the heavy ships fired, and both Engineers missed. Now everybody may retreat to a neighbouring territory. You are ahead: choose “Stay and fight”, and watch your Frigates fire again.',
    crystals:
      'Won: a point, and the Deposit. Explore it. Then your last Order: press the other Deposit, “Move to here”, call the Engineer, “Done”, explore there too, and claim Crystal Monopoly for two points.',
    buy: 'Orders are used up, so everybody has mined: Coins from the land, and every Crystal where you have a piece. Crystals are points: choose “1 VP for 4 Crystals”.',
    grow: 'Now grow. Take Command Relay: four Orders from the next round on. Then build an Outpost on the Deposit and a Cruiser at home, and press “Done”.',
    on: 'Five points after one round. Land pays, Objectives and won attacks score, Crystals and Coins buy the rest. Play on from here; whenever you wonder about something, ask.',
  },
}

export const secondWords: LessonWords = {
  title: 'Combat in full',
  about: 'Who joins a fight, when cards are played, what fires first, who shields whom, and when to leave.',
  steps: {
    look: 'Your rival holds the Crystal Deposit with a Frigate, a Cruiser and an Engineer. While the Cruiser is there nobody can hit the Engineer: that is Escort. Let us take it apart in the right order.',
    order:
      'Give an Order: press the Deposit, “Move to here”, call all three Frigates from home, then “Done”. Three Frigates that attack together are a Swarm and roll one die more.',
    intercept:
      'A fight begins, and before it does any Destroyer next to it may join, yours or anybody’s. Let yours join: it flies in for free, without an Order.',
    card: 'At the start of each combat round you may play a card you hold. Press Overcharged Battery: two more Pink dice in this round’s Heavy Step.',
    delay:
      'Your light ships could wait and fire in the Heavy Step instead. Then they would face the Cruiser’s fire first, so choose “Do not delay” and shoot before it does.',
    light:
      'The Light Step gave you 3 hits. The Cruiser has armor 3, so press it: it is gone before it ever fired, and with it the Engineer’s shield. All hits on one target must reach its armor in this one step; what is left over is lost.',
    heavy:
      'In the Heavy Step your Fortress next door fired along, and the Battery too: 2 hits. The Engineer has armor 2: press it. Hits on the Frigate would have left one to spare for nothing.',
    stay: 'Now everybody in the fight may retreat, the attacker first. One Frigate is left against you: choose “Stay and fight” and see what your rival does.',
    leave:
      'Your rival fled, so you won: 1 Victory Point. But now a Dreadnought has attacked your scouts, and missed. Do not wait for the second broadside: retreat to the Ruins. Ships that leave are saved. When a round destroys nothing, one more die is rolled for everybody from then on.',
    on: 'That is all there is to combat: join, cards, delay, Light Step, Heavy Step, retreat, and again. Play on if you like.',
  },
}
