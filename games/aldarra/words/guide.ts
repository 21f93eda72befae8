/** What the illustrated page says around its figures. */
export const GUIDE = {
  lead: 'Airships over a drowned empire. Claim land, send your fleet where it is needed, and be the one who has twenty Victory Points when a round is counted.',
  goal: {
    title: 'What you play for',
    text: [
      'At the end of every round’s mining there is a Win Check. If anybody has 20 Victory Points or more then, the game is over and whoever has the most wins. Points are never lost, so every one you make brings you nearer.',
      'There are four ways to make them. Your Objectives are secret tasks: fulfil one and claim it for 1 to 3 points. A combat that you started and won is worth 1. Crystals and Coins buy 1 or 2 points a round. And now and then an explorer finds one.',
    ],
    figure: 'Two Objectives in hand: what to do, how far you are, and what it is worth. Nobody else sees them.',
  },
  /** Title, text, and what the picture shows. */
  round: {
    title: 'A round in six pictures',
    steps: [
      ['Crystals', 'Each Crystal Deposit grows a Crystal, and a die says how many more the players place.', 'A Crystal on its Deposit'],
      [
        'Orders',
        'In turn order everybody gives one Order, three times over. Choose a territory; ships fly to it from anywhere, or from it to anywhere they reach.',
        'A ship beside a Crystal',
      ],
      [
        'Combat',
        'Where two players meet they fight at once. Light ships fire first, then heavy ones, then both may retreat; and again.',
        'Ships of two players in one territory',
      ],
      ['Explore', 'At the end of your Order you may turn up a card in one unexplored territory where you have a piece.', 'An Explore card'],
      [
        'Mine and buy',
        'All gain Coins for the land they control and take the Crystals where they have pieces. Then everybody may buy points once.',
        'Coins and Crystals become a Victory Point',
      ],
      [
        'Grow',
        'Draw an Objective, take a Discovery, and spend your Coins on ships and Buildings.',
        'An Objective, and three kinds of ships',
      ],
    ],
  },
  card: {
    title: 'How to read a Unit card',
    figure: 'A Cruiser',
    marks: [
      ['Price', ' in Coins, paid in the Build step.'],
      ['Class', ': Light ships fire in the Light Step, Heavy ones and Buildings in the Heavy Step.'],
      [
        'Text',
        ': what is special about it, and the dice it rolls: Green is weak, Pink is fair, Blue is strong. A star means that the die scores and is rolled again.',
      ],
      ['Movement', ': how many steps it flies in one Order. A Mountain or an enemy on the way ends the flight.'],
      ['Armor', ': how many hits it takes in one step to destroy it. Fewer do nothing: damage is gone when the step is over.'],
    ],
  },
  table: {
    title: 'How to read the map',
    marks: [
      ['Your Stronghold', ' pays 10 Coins a round and builds any ship. No enemy ever enters it.'],
      [
        'A territory you control',
        ' has your colour around it, because only you have pieces there. It pays what its ground is worth: Copper and Forest 1, Silver 2, Gold 3.',
      ],
      ['A Crystal', ' lies on its Deposit. Whoever has a piece there when mining takes it.'],
      ['The little map', ' means that nobody has explored here. Each territory is explored once, by whoever comes first.'],
      ['A Mountain', ' stops every ship that enters it. Jetstreams do the opposite: ships that start there fly one step more.'],
    ],
  },
  combat: {
    title: 'A fight, from the side',
    text: 'Each side shows its ships with their armor and the dice they rolled. You have so many hits: choose a target, and if the hits reach its armor it is destroyed and you go on with what is left. A Cruiser shields Engineers and Buildings, so it must fall first. A round in which nothing is destroyed adds a die for everybody, so no fight goes on for ever.',
    figure: 'The Light Step is rolled, and 1 hit is to be assigned.',
  },
  mistakes: {
    title: 'Five mistakes everybody makes',
    list: [
      [
        'Moving one ship an Order.',
        ' You have three Orders a round and no more. “Move to here” calls every ship in reach with a single one; use it.',
      ],
      [
        'Leaving land empty.',
        ' When the last piece flies off, the territory is no longer yours and pays nothing. Outposts stay behind and keep it.',
      ],
      [
        'Forgetting the Engineer.',
        ' Outposts and Fortresses are built only where an Engineer is. Send one along with the fleet, not after it.',
      ],
      [
        'Fighting for nothing.',
        ' Only the Attacker scores for winning. Attack where you are sure to win, and retreat when you are not: ships that leave are saved.',
      ],
      [
        'Saving Crystals for later.',
        ' One purchase a round is all there is. Four Crystals this round and four in the next are two points; eight at once are not.',
      ],
    ],
  },
} as const
